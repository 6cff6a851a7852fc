"""Trajectories: a slide as a value, as a file and as a drawing."""
