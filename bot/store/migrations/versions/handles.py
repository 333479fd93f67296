"""User names of accounts, by which people can be invited."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"


def upgrade() -> None:
    """Add the column; names come as people write."""
    handle = sa.Column("handle", sa.Text, nullable=False, server_default="")
    op.add_column("identities", handle)
    op.create_index("ix_identities_handle", "identities", ["platform", "handle"])
