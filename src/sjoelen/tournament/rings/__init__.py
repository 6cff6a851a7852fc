"""Rings of boards: who slides and who judges where, turn by turn."""
