"""Storage of the log in SQLite and PostgreSQL."""
