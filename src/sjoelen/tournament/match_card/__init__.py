"""The match card of one player: turns, disputes, corrections and replays (R51 to R60)."""
