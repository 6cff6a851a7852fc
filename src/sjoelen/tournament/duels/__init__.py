"""Duels and knock-outs: their meetings, commands and results."""
