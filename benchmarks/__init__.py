"""Measured by hand, each beside what it is compared to, in one run; results are committed."""
