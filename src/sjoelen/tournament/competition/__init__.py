"""The state of a competition: its format, its events, and the fold over them."""
