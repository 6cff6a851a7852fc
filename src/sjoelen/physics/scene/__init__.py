"""A scene: discs at rest on a board, and what supports each."""
