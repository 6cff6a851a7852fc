"""Errors of the game at home."""

from sjoelen.error import ConflictError, IllegalError, InvalidError, UnknownError


class TurnsOutOfRange(InvalidError):
    """No game has this many turns. Facts: turns, most."""


class TooManyPlayers(InvalidError):
    """A game has room for fewer players. Facts: players, most."""


class TallyAndTotalDiffer(IllegalError):
    """Four counts and the total beside them contradict each other. Facts: counted, total."""


class UnknownPlayer(UnknownError):
    """The game has no such player. Facts: player."""


class UnknownEntry(UnknownError):
    """The game has no such entry. Facts: entry."""


class TurnAlreadyRecorded(ConflictError):
    """The turn of this player was recorded before. Facts: player, turn, points."""


class TurnTwice(ConflictError):
    """An earlier line of the sheet has this turn of this player. Facts: player, turn, first."""


class StarterAlreadyDrawn(ConflictError):
    """The starter was drawn before. Facts: player."""


class GameHasEnded(ConflictError):
    """The players ended the game; that is undone before another turn is played."""


class TurnsPlayedBeforeDraw(ConflictError):
    """The order of play stands once a turn is recorded. Facts: turns."""


class BeginningStays(ConflictError):
    """The first entry of a game is the game itself. Facts: entry."""


class PlayerHasTurns(ConflictError):
    """Recorded turns need their player. Facts: player, turns."""


class TurnChangedMeanwhile(ConflictError):
    """The turn has another entry than the one that was seen. Facts: player, turn, points, entry."""


class CorrectedSince(ConflictError):
    """A later correction rests on the entry; that is undone first. Facts: player, turn, entry."""


class PlayerAlreadyIn(ConflictError):
    """The person already plays in this game. Facts: player."""


class PlayerHasLeft(ConflictError):
    """The player has left and plays no turns before rejoining. Facts: player."""


class HandicapOutOfRange(InvalidError):
    """A handicap is a modest number of points. Facts: points, most."""


class TeamEmpty(InvalidError):
    """A team has players."""


class InTwoTeams(InvalidError):
    """A player is in one team. Facts: player."""


class LinkNotUndone(ConflictError):
    """A link is revoked, not undone. Facts: entry."""


class EventNotDecided(ConflictError):
    """An event of a file does not follow from those before it. Facts: entry."""


class TooManyEntries(InvalidError):
    """A file holds fewer entries and fewer undoings. Facts: most, undoings."""
