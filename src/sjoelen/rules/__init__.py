"""The rules of the game: editions, counts, scores, incidents and turns, each with its article."""
