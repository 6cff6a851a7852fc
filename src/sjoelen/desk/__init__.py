"""Use cases: each checks the right to a command, runs it and stores its events."""
