"""Errors of the tournament."""

from sjoelen.error import ConflictError, IllegalError, InvalidError, UnknownError


class NoBoards(InvalidError):
    """A ring has at least one board."""


class TooFewGroups(InvalidError):
    """A ring has at least one group. Facts: groups."""


class NothingAnnounced(InvalidError):
    """A score is agreed to after it was said. Facts: turn."""


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


class FormatBroken(InvalidError):
    """A format's text is no TOML from this line on. Facts: line."""


class FormatFieldMissing(InvalidError):
    """A format lacks a field that it needs. Facts: field, line."""


class FormatFieldUnknown(InvalidError):
    """A format has a field of an unknown name. Facts: field, line, known."""


class FormatFieldWrong(InvalidError):
    """A field of a format has a value that it cannot have. Facts: field, line, expected."""


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


class TurnBegunAlready(ConflictError):
    """Nobody is replaced within a turn, or before one that is written. Facts: turn."""


class UnknownRing(UnknownError):
    """The series has no such ring, or the ring no such half. Facts: ring, wave."""


class LeaderSlides(ConflictError):
    """A player cannot lead a ring while sliding in it. Facts: ring, wave."""


class UnknownClause(UnknownError):
    """The edition has no clause of this name. Facts: clause, known."""


class CupClauseMissing(InvalidError):
    """A deviation names what it deviates from."""


class RulesInUse(ConflictError):
    """The worth of a turn does not change once one is recorded. Facts: rule."""


class CategoryUnknown(InvalidError):
    """Somebody is a youth or a senior. Facts: text."""


class PlacedAlready(ConflictError):
    """The player has a place in the series already. Facts: number."""


class PlaysForAnother(ConflictError):
    """Nobody slides and judges at once: a substitute plays on one card in a series. Facts: number."""


class MeetingPlayed(ConflictError):
    """The points of these two were written before. Facts: round."""


class NoStageLeft(ConflictError):
    """Every stage has begun. Facts: stages."""


class StageNotBegun(ConflictError):
    """The stage has not begun, so its players are not known. Facts: stage."""


class StageTied(ConflictError):
    """A tie lies across the line of those who go on. Facts: stage, part, rank."""


class StageBeingPlayed(ConflictError):
    """The change would give a stage that is being played other players. Facts: stage."""


class NotInStage(ConflictError):
    """Does not play in this stage. Facts: stage."""


class NoCards(InvalidError):
    """The stage is written leg by leg, not turn by turn. Facts: stage."""


class ClassesMissing(ConflictError):
    """The stage is divided into classes, and none were declared. Facts: stage."""


class ClassesDisordered(InvalidError):
    """Classes are named once each, from the highest average down. Facts: name."""


class AverageImpossible(InvalidError):
    """No player has such an average. Facts: average."""


class LineUpIncomplete(InvalidError):
    """A line-up names as many players of its team as meet. Facts: team, players."""


class NoSuchFixture(UnknownError):
    """These teams do not meet there. Facts: home, away."""


class LineUpSecret(ConflictError):
    """A line-up is opened once both are in. Facts: home, away."""


class LineUpBound(ConflictError):
    """Both line-ups are in; neither changes any more. Facts: home, away."""


class SealDiffers(InvalidError):
    """These players and this word are not what was sealed. Facts: team."""


class PointsImpossible(InvalidError):
    """Not three falling numbers, or the format has no duels. Facts: points."""
