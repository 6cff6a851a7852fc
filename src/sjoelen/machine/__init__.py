"""Machine code from functions that are written in a small part of Python."""
