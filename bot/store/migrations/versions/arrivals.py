"""What platforms keep for us and tell us twice: ids of files, marks of events."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "uploads",
        *(sa.Column(name, sa.Text, nullable=False) for name in ("platform", "digest", "file")),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("platform", "digest", name="pk_uploads"),
    )
    op.create_table(
        "arrivals",
        *(sa.Column(name, sa.Text, nullable=False) for name in ("platform", "event")),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("platform", "event", name="pk_arrivals"),
    )
    op.create_index("ix_arrivals_at", "arrivals", ["at"])
