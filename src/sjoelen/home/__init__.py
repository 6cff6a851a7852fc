"""The game at home: the rules of one evening as a fold over its events."""
