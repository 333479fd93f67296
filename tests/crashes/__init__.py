"""The service dies before every statement of whole scenarios, and comes back."""
