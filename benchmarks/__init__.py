"""Benchmarks, run by hand beside what they are compared with; their results are committed."""
