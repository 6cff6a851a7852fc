"""The search: a question in plain words, and the clauses that answer it."""
