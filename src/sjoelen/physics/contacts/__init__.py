"""Contacts of two discs, or of a disc and wood."""
