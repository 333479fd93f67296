"""Certified deals: data that people can read and ``python -m games certify`` makes."""
