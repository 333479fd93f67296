"""Tables with open hands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    """Older tables hide their hands."""
    hands = sa.Column("open_hands", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", hands)
