"""Standings: results, ranks and tie-breaks."""
