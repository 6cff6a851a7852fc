"""Turns on a board: where the discs lie, and how many points a jury counts."""
