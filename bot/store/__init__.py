"""Rows and values: the only place with SQL. SQLite by default, PostgreSQL for a fleet."""
