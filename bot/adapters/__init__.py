"""The platforms. Each adapter turns its own events into requests, and replies into its messages."""
