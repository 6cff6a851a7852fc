"""Competitions: people, rings, cards, duels, stages and standings."""
