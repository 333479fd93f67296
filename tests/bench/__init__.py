"""How fast it is: ``python -m tests.bench`` prints one table of ratios, and plots of growth."""
