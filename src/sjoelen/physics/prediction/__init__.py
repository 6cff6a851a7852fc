"""Event prediction: when a moving disc will touch something, and what."""
