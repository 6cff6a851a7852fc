"""Bouts of two: the bracket of a knock-out and the legs that decide a bout."""
