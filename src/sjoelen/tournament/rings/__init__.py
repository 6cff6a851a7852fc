"""Rings of boards, and the schedule of the sliders and jurors at each board."""
