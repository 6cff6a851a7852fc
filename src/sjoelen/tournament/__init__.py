"""Tournaments: entrants, rings, match cards, duels, knock-outs, leagues, stages and standings."""
