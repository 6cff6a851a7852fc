"""Formats that the program does not have."""

CUP = """\
id = "village-cup"
title = "Village cup"
edition = "ans-2026"
contestant = "person"
team_size = 1
turns = 5

[[stage]]
procedure = "sum"
division = "pools"
size = 3
best = 4
ties = [
    "highest_turn",
    "lot",
]

[[stage]]
procedure = "duels"
division = "first"
size = 1
points = [3, 1, 0]
ties = ["direct_comparison", "slid_points", "lot"]
"""
EVENINGS = """\
id = "evenings"
edition = "ans-2026"
contestant = "person"
team_size = 1
turns = 2

[[stage]]
procedure = "sum"
series = 3
unit = "series"
scoring = "ranking"
best = 2
ties = ["next_highest_turns", "lot"]

[[stage]]
procedure = "sum"
division = "whole"
ties = ["lot"]

[[stage]]
procedure = "knockout"
division = "pools"
size = 4
targets = [3, 5]

[title]
nl = "Drie avonden"
en = "Three evenings"
"""
SIDES = """\
id = "pairs-cup"
title = "Cup of pairs"
edition = "ans-2026"
contestant = "team"
team_size = 2
turns = 1

[[stage]]
procedure = "sum"
ties = ["lot"]

[[stage]]
procedure = "league"
division = "halves"
points = [4, 1, 0]
ties = ["leg_points", "lot"]
"""
OWN_FORMATS = (CUP, EVENINGS, SIDES)
