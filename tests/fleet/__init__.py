"""Several real processes on one database, killed at random while people play."""
