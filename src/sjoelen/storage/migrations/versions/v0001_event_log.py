"""The event log, the names beside it and the answers given."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

Text = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
FIRST_HASH = "0" * 64
APPEND_ONLY, NEXT_LINK = "the log is append-only", "the event is not the next link of its chain"

# An insert that is not the next link is refused before REPLACE could remove the event in its place.
SQLITE = (
    f"CREATE TRIGGER event_stays BEFORE UPDATE ON event BEGIN SELECT RAISE(ABORT, '{APPEND_ONLY}'); END",
    f"CREATE TRIGGER event_remains BEFORE DELETE ON event BEGIN SELECT RAISE(ABORT, '{APPEND_ONLY}'); END",
    f"""
    CREATE TRIGGER event_follows BEFORE INSERT ON event
    WHEN NEW.sequence <> (SELECT coalesce(max(sequence), 0) + 1 FROM event WHERE stream = NEW.stream)
      OR NEW.previous_hash <> coalesce(
           (SELECT hash FROM event WHERE stream = NEW.stream AND sequence = NEW.sequence - 1), '{FIRST_HASH}')
    BEGIN SELECT RAISE(ABORT, '{NEXT_LINK}'); END
    """,
)

# ALWAYS: also where a session calls itself a replica, which leaves ordinary triggers out.
POSTGRESQL = (
    f"""
    CREATE FUNCTION event_stays() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION '{APPEND_ONLY}'; END $$
    """,
    """
    CREATE TRIGGER event_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON event
    FOR EACH STATEMENT EXECUTE FUNCTION event_stays()
    """,
    f"""
    CREATE FUNCTION event_follows() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE last_sequence integer; last_hash text;
    BEGIN
        SELECT sequence, hash INTO last_sequence, last_hash
        FROM event WHERE stream = NEW.stream ORDER BY sequence DESC LIMIT 1;
        IF NEW.sequence <> coalesce(last_sequence, 0) + 1
           OR NEW.previous_hash <> coalesce(last_hash, '{FIRST_HASH}') THEN
            RAISE EXCEPTION '{NEXT_LINK}';
        END IF;
        RETURN NEW;
    END $$
    """,
    "CREATE TRIGGER event_follows BEFORE INSERT ON event FOR EACH ROW EXECUTE FUNCTION event_follows()",
    "ALTER TABLE event ENABLE ALWAYS TRIGGER event_stays",
    "ALTER TABLE event ENABLE ALWAYS TRIGGER event_follows",
)
GUARDS = {"sqlite": SQLITE, "postgresql": POSTGRESQL}


def upgrade() -> None:
    op.create_table(
        "event",
        sa.Column("stream", Text, primary_key=True),
        sa.Column("sequence", sa.Integer, sa.CheckConstraint("sequence >= 1"), primary_key=True),
        *(sa.Column(name, Text, nullable=False) for name in ("at", "zone", "by", "type")),
        sa.Column("version", sa.Integer, nullable=False),
        *(sa.Column(name, Text, nullable=False) for name in ("payload", "previous_hash", "hash")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "person",
        sa.Column("id", Text, primary_key=True),
        sa.Column("name", Text, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "answer",
        sa.Column("scope", Text, primary_key=True),
        sa.Column("key", Text, primary_key=True),
        sa.Column("request_hash", Text, nullable=False),
        sa.Column("body", Text, nullable=False),
        sqlite_strict=True,
    )
    for guard in GUARDS[op.get_bind().dialect.name]:
        op.execute(guard)
