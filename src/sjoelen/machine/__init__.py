"""Compiler from a typed part of Python to machine code."""
