"""The tables: the events, and beside them the texts that may be deleted."""

from sqlalchemy import CheckConstraint, Column, Index, Integer, MetaData, Table
from sqlalchemy import Text as PlainText

metadata = MetaData()
Text = PlainText().with_variant(PlainText(collation="C"), "postgresql")  # sorted by code point everywhere

event = Table(
    "event",
    metadata,
    Column("stream", Text, primary_key=True),
    Column("sequence", Integer, CheckConstraint("sequence >= 1"), primary_key=True),
    Column("at", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("type", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("payload", Text, nullable=False),
    Column("previous_hash", Text, nullable=False),
    Column("hash", Text, nullable=False),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

name = Table(
    "name",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("stream", Text, nullable=False),
    Column("text", Text, nullable=False),
    Index("name_about", "stream", "person"),
    sqlite_strict=True,
)

link = Table(
    "link",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("stream", Text, nullable=False),
    Column("strength", Text, nullable=False),
    Column("at", Text, nullable=False),
    Column("revoked", Integer, nullable=False),
    Index("link_of", "stream"),
    sqlite_strict=True,
)

answer = Table(
    "answer",
    metadata,
    Column("scope", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("request_hash", Text, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_strict=True,
)
