"""League and season: line-ups of teams, and scores of evenings."""
