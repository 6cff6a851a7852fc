"""The independent, naive second opinion: it imports no other room."""
