"""What long commands of the tests print besides their results: warnings and worse."""

from __future__ import annotations

import logging

import structlog


def warnings_only() -> None:
    """No line for every press."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
