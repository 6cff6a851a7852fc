"""Trajectories: what a slide did, as a value, as a file and as a drawing."""
