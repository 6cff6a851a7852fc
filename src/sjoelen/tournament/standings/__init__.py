"""Rows of a standing: contestants, results, places and tie-breaks."""
