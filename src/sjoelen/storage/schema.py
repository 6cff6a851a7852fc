"""The tables: events, and beside them what may be forgotten."""

from sqlalchemy import CheckConstraint, Column, Integer, MetaData, Table, Text

metadata = MetaData()

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

person = Table(
    "person",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
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
