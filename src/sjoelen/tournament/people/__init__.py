"""The people of a competition: entrants, categories, classes and sorting of names."""
