"""Composition root: the one place where real parts are joined."""
