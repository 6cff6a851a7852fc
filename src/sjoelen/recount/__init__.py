"""An independent, naive second implementation of scores and standings; it imports no other room."""
