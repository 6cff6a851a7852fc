"""The match direction: commands on a competition, seats, card holders and printed cards."""
