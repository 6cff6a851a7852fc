"""The match direction: commands of a competition, seats, ring leaders, card holders and printed cards."""
