"""What a tournament refuses."""

from sjoelen.error import ConflictError, IllegalError, InvalidError, UnknownError


class NobodyToDraw(InvalidError):
    """There are no players to draw from."""


class TurnsOutOfRange(InvalidError):
    """No game has this many turns. Facts: turns, most."""


class TooManyPlayers(InvalidError):
    """A game has room for fewer players. Facts: players, most."""


class TurnBeforeFirst(InvalidError):
    """Turns are numbered from 1. Facts: turn."""


class TurnAfterLast(IllegalError):
    """The agreed number of turns has been played. Facts: turn, turns."""


class UnreachableTotal(IllegalError):
    """No turn can end with this total. Facts: total, most."""


class BonusStillDue(IllegalError):
    """Earned bonus slides are played, or declined where the edition lets you. Facts: slides."""


class TallyAndTotalDiffer(IllegalError):
    """Four counts and the total beside them contradict each other. Facts: counted, total."""


class UnknownPlayer(UnknownError):
    """The game has no such player. Facts: player."""


class UnknownEntry(UnknownError):
    """The game has no such entry. Facts: entry."""


class TurnAlreadyRecorded(ConflictError):
    """The turn of this player was recorded before. Facts: player, turn, points."""


class TurnTwice(ConflictError):
    """A sheet has this turn of this player before. Facts: player, turn, first."""


class StarterAlreadyDrawn(ConflictError):
    """The draw was made before. Facts: player."""


class AlreadyUndone(ConflictError):
    """The entry was undone before. Facts: entry."""


class BeginningStays(ConflictError):
    """The first entry of a game is the game itself. Facts: entry."""


class PlayerHasTurns(ConflictError):
    """Recorded turns need their player. Facts: player, turns."""
