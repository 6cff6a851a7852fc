"""What a tournament refuses."""

from sjoelen.error import ConflictError, IllegalError, InvalidError, UnknownError


class NobodyToDraw(InvalidError):
    """There are no players to draw from."""


class NoBoards(InvalidError):
    """A ring has at least one board."""


class TooFewGroups(InvalidError):
    """A ring has at least one group. Facts: groups."""


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


class NothingAnnounced(InvalidError):
    """A score is agreed to after it was said. Facts: turn."""


class NothingToCorrect(InvalidError):
    """Nothing was written for this turn. Facts: turn."""


class NotDisputed(InvalidError):
    """There are not two different entries for this turn. Facts: turn."""


class NotOneOfTheWritten(InvalidError):
    """A dispute is decided for one of the entries. Facts: turn, points, written."""


class ReplayNotOrdered(InvalidError):
    """No replay of this turn was ordered, or it was played. Facts: turn."""


class OwnCard(IllegalError):
    """A juror does not judge their own card. Facts: player."""


class CorrectionTooLate(IllegalError):
    """The player is at the next board already. Facts: turn."""


class StampedStands(IllegalError):
    """A stamped correction is not undone by a crossing-out. Facts: turn, points."""


class ReplayTooEarly(IllegalError):
    """A replay comes after the last turn. Facts: turn, waiting."""


class WrongBoard(IllegalError):
    """A replay is played on the board of the void turn. Facts: board, expected."""


class CardNotFinished(IllegalError):
    """A card is handed in when every turn has its result. Facts: turns."""


class TurnAlreadySettled(ConflictError):
    """A correction, a decision or a replay has settled this turn. Facts: turn, points."""


class UnknownFormat(UnknownError):
    """There is no format of this name. Facts: format, known."""


class LegMissing(InvalidError):
    """The bout has no leg of this number. Facts: number."""


class NoSuchBout(UnknownError):
    """These two do not meet, or not yet."""


class BoutIsDecided(ConflictError):
    """The bout has a winner, or is decided by six discs. Facts: round, needs_decider."""


class NextRoundPlayed(ConflictError):
    """Somebody who would be out is playing the next round already. Facts: round."""


class UnknownEntrant(UnknownError):
    """Nobody takes part under this. Facts: player."""


class UnknownBoard(UnknownError):
    """The series is not played on this board. Facts: board."""


class SeriesOutOfRange(InvalidError):
    """The competition has no such series, or it was not drawn. Facts: series, most."""


class TeamMissing(InvalidError):
    """This format is played in teams. Facts: size."""


class ReasonMissing(InvalidError):
    """This needs a reason."""


class AlreadyEntered(ConflictError):
    """Takes part already. Facts: number."""


class AlreadyWithdrawn(ConflictError):
    """Has withdrawn. Facts: number."""


class SeriesAlreadyDrawn(ConflictError):
    """The series was drawn before. Facts: series."""


class BoardTakenAlready(ConflictError):
    """The board is used already. Facts: board."""


class StandingUnfinished(ConflictError):
    """Partial standings are never published. Facts: contestants, turns."""


class TurnChangedMeanwhile(ConflictError):
    """Another entry stands there than the one that was seen. Facts: player, turn, points, entry."""


class CorrectedSince(ConflictError):
    """A later correction rests on the entry; that is undone first. Facts: player, turn, entry."""


class PlayerAlreadyIn(ConflictError):
    """The person already plays in this game. Facts: player."""


class PlayerHasLeft(ConflictError):
    """Who left plays no turns before rejoining. Facts: player."""


class PlayerHasNotLeft(ConflictError):
    """Only who left can rejoin. Facts: player."""


class HandicapOutOfRange(InvalidError):
    """A handicap is a modest number of points. Facts: points, most."""


class TeamEmpty(InvalidError):
    """A team has players."""


class InTwoTeams(InvalidError):
    """A player is in one team. Facts: player."""


class LinkNotUndone(ConflictError):
    """A link is revoked, not undone. Facts: entry."""
