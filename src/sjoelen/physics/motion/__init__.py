"""Motion of one disc: gliding, flying, being carried, and changing speed at a contact."""
