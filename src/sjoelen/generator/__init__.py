"""Random competitions, generated from a seed, for tests of the standings."""
