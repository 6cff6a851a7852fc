"""Stages of a competition: their parts, their standings, and the advance to the next stage."""
