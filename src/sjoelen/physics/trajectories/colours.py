"""Colours of the drawings."""

FLOOR, WOOD, BAR, PATH = "#f3e6c8", "#8a6237", "#bea480", "#7a7a7a"
DISC, RELEASED = "#d9a55b", "#e0794f"
