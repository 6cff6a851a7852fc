"""League and season: line-ups of teams, and what an evening is worth."""
