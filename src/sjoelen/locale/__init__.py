"""The sentences of the project, in every language."""
