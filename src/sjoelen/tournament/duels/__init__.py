"""Duels and knock-outs: who meets whom, and the commands that record it."""
