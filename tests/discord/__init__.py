"""The Discord adapter: the real client against a simulated server."""
