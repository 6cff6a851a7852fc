"""Stages of a competition: their divisions, their standings, and how one follows another."""
