"""Fitting a board's parameters to measured slides."""
