"""Links by their hashes, names by person and game, and responses without tokens and names."""

import hashlib
import json

import sqlalchemy as sa
from alembic import op

FIRST = "SELECT stream, at FROM event WHERE sequence = 1 AND stream LIKE 'home-game/%'"

Text = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    connection = op.get_bind()
    op.create_table(
        "name",
        sa.Column("id", Text, primary_key=True),
        *(sa.Column(column, Text, nullable=False) for column in ("person", "stream", "text")),
        sqlite_strict=True,
    )
    op.create_index("name_about", "name", ["stream", "person"])
    op.create_table(
        "link",
        sa.Column("hash", Text, primary_key=True),
        *(sa.Column(column, Text, nullable=False) for column in ("stream", "strength", "at")),
        sa.Column("revoked", sa.Integer, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("link_of", "link", ["stream"])
    if connection.dialect.name == "sqlite":  # no release before this one knew another
        _name_players(connection)
        _keep_addresses(connection)
        _shorten_answers(connection)
    op.drop_table("person")


def _name_players(connection: sa.Connection) -> None:
    """Whoever had a name had one, known by their own identity; a competition's title by its stream."""
    connection.exec_driver_sql(
        "INSERT INTO name SELECT id, id, coalesce((SELECT stream FROM event"
        " WHERE payload ->> 'player' = person.id ORDER BY at LIMIT 1), id), name FROM person"
    )


def _keep_addresses(connection: sa.Connection) -> None:
    """A game was opened, and changed, by its identity: that stays a link of whoever began it."""
    for stream, time in connection.exec_driver_sql(FIRST).all():
        token = stream.removeprefix("home-game/")
        row = (_digest(token), stream, "own", time)
        connection.exec_driver_sql("INSERT INTO link VALUES (?, ?, ?, ?, 0)", row)


def _shorten_answers(connection: sa.Connection) -> None:
    """An answer is told again from the log, so the game and how far it had come are enough."""
    answers = connection.exec_driver_sql("SELECT scope, key, request_hash, body FROM answer").all()
    connection.exec_driver_sql("DELETE FROM answer")
    for scope, key, request_hash, body in answers:
        game = json.loads(body)
        receipt = json.dumps({"stream": f"home-game/{game['id']}", "sequence": game["sequence"]})
        row = (_digest(scope), _digest(key), request_hash, receipt)
        connection.exec_driver_sql("INSERT INTO answer VALUES (?, ?, ?, ?)", row)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
