"""The room where metres become points."""
