"""Fitting: the parameters of a board from measured slides."""
