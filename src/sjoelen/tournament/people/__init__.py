"""The people of a competition: who takes part, categories, classes and sorting."""
