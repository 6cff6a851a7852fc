"""The event log, the names beside it and the answers given."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

REFUSALS = {
    "event_stays": "BEFORE UPDATE ON event",
    "event_remains": "BEFORE DELETE ON event",
}

# An insert that is not the next link is refused before REPLACE could remove the event in its place.
NEXT_LINK = """
CREATE TRIGGER event_follows BEFORE INSERT ON event
WHEN NEW.sequence <> (SELECT coalesce(max(sequence), 0) + 1 FROM event WHERE stream = NEW.stream)
  OR NEW.previous_hash <> coalesce(
       (SELECT hash FROM event WHERE stream = NEW.stream AND sequence = NEW.sequence - 1), :first_hash)
BEGIN SELECT RAISE(ABORT, 'the event is not the next link of its chain'); END
"""


def upgrade() -> None:
    op.create_table(
        "event",
        sa.Column("stream", sa.Text, primary_key=True),
        sa.Column("sequence", sa.Integer, sa.CheckConstraint("sequence >= 1"), primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("at", "zone", "by", "type")),
        sa.Column("version", sa.Integer, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("payload", "previous_hash", "hash")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "person",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "answer",
        sa.Column("scope", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("request_hash", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_strict=True,
    )
    for name, moment in REFUSALS.items():
        op.execute(f"CREATE TRIGGER {name} {moment} BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END")
    op.execute(NEXT_LINK.replace(":first_hash", f"'{'0' * 64}'"))
