"""Errors of the tournament."""

from sjoelen.error import ConflictError, IllegalError, InvalidError, UnknownError


class NoBoards(InvalidError):
    """A ring needs at least one board."""


class TooFewGroups(InvalidError):
    """A ring needs at least one group. Facts: groups."""


class NothingAnnounced(InvalidError):
    """No score of this turn was announced, so none can be agreed. Facts: turn."""


class NotDisputed(InvalidError):
    """The turn has no two different entries. Facts: turn."""


class NotOneOfTheWritten(InvalidError):
    """A dispute must be decided for one of the entries. Facts: turn, points, written."""


class ReplayNotOrdered(InvalidError):
    """The turn waits for no replay. Facts: turn."""


class OwnCard(IllegalError):
    """A player cannot be the juror of their own card. Facts: player."""


class CorrectionTooLate(IllegalError):
    """A turn cannot be corrected once the player has slid the next one. Facts: turn."""


class StampedStands(IllegalError):
    """A crossing-out cannot replace a stamped correction. Facts: turn, points."""


class ReplayTooEarly(IllegalError):
    """A replay must follow the last turn. Facts: turn, waiting."""


class WrongBoard(IllegalError):
    """A replay must be played on the board of the void turn. Facts: board, expected."""


class CardNotFinished(IllegalError):
    """A card cannot be handed in while turns have no result. Facts: turns."""


class TurnAlreadySettled(ConflictError):
    """The turn already has a correction, a decision, a ruling or a replay. Facts: turn, points."""


class UnknownFormat(UnknownError):
    """No format has this name. Facts: format, known."""


class FormatBroken(InvalidError):
    """A format's text is not valid TOML at this line. Facts: line."""


class FormatFieldMissing(InvalidError):
    """A format lacks a required field. Facts: field, line."""


class FormatFieldUnknown(InvalidError):
    """A format has an unknown field. Facts: field, line, known."""


class FormatFieldWrong(InvalidError):
    """A field of a format has an invalid value. Facts: field, line, expected."""


class LegMissing(InvalidError):
    """The bout has no leg with this number. Facts: number."""


class NoSuchBout(UnknownError):
    """These two players have no bout, or not yet."""


class BoutIsDecided(ConflictError):
    """The bout has a winner, or needs a deciding leg of six discs. Facts: round, needs_decider."""


class NextRoundPlayed(ConflictError):
    """A correction would eliminate a player of a bout in the next round. Facts: round."""


class UnknownEntrant(UnknownError):
    """The competition has no such entrant. Facts: player."""


class UnknownBoard(UnknownError):
    """The series does not use this board. Facts: board."""


class SeriesOutOfRange(InvalidError):
    """The competition has no such series, or it is not drawn yet. Facts: series, most."""


class TeamMissing(InvalidError):
    """A player of this format needs a team. Facts: size."""


class ReasonMissing(InvalidError):
    """The command needs a reason."""


class AlreadyEntered(ConflictError):
    """The player has already entered. Facts: number."""


class AlreadyWithdrawn(ConflictError):
    """The player has already withdrawn. Facts: number."""


class SeriesAlreadyDrawn(ConflictError):
    """The series is already drawn. Facts: series."""


class BoardTakenAlready(ConflictError):
    """The board is already in use. Facts: board."""


class StandingUnfinished(ConflictError):
    """A standing with open turns cannot be published. Facts: contestants, turns."""


class TurnBegunAlready(ConflictError):
    """A substitute cannot start at a turn that has begun. Facts: turn."""


class UnknownRing(UnknownError):
    """The series has no such ring, or the ring no such wave. Facts: ring, wave."""


class LeaderSlides(ConflictError):
    """A ring leader cannot slide in the wave that they lead. Facts: ring, wave."""


class UnknownClause(UnknownError):
    """The edition has no such clause. Facts: clause, known."""


class CupClauseMissing(InvalidError):
    """A cup rule must name the clauses that it changes."""


class RulesInUse(ConflictError):
    """A house rule cannot change the count once a turn is entered. Facts: rule."""


class CategoryUnknown(InvalidError):
    """A category must be youth or senior. Facts: text."""


class PlacedAlready(ConflictError):
    """The player already has a place in the series. Facts: number."""


class PlaysForAnother(ConflictError):
    """A substitute can play on one card of a series only. Facts: number."""


class MeetingPlayed(ConflictError):
    """The meeting of these two players already has its points. Facts: round."""


class NoStageLeft(ConflictError):
    """The competition has no further stage. Facts: stages."""


class StageNotBegun(ConflictError):
    """The stage has not begun, so its contestants are not known. Facts: stage."""


class StageTied(ConflictError):
    """A tie at the cut leaves open which contestants advance. Facts: stage, part, rank."""


class StageBeingPlayed(ConflictError):
    """The change would replace contestants of a stage in progress. Facts: stage."""


class NotInStage(ConflictError):
    """The contestant is not in this stage. Facts: stage."""


class NoCards(InvalidError):
    """The stage has no match cards; its results are legs. Facts: stage."""


class ClassesMissing(ConflictError):
    """The stage needs classes, but none were declared. Facts: stage."""


class ClassesDisordered(InvalidError):
    """Classes need unique names and falling averages. Facts: name."""


class AverageImpossible(InvalidError):
    """The average is impossible. Facts: average."""


class LineUpIncomplete(InvalidError):
    """A line-up must name the right number of different players of its team. Facts: team, players."""


class NoSuchFixture(UnknownError):
    """The schedule has no such fixture. Facts: home, away."""


class LineUpSecret(ConflictError):
    """A line-up stays secret until both teams have handed one in. Facts: home, away."""


class LineUpBound(ConflictError):
    """A line-up cannot change after both teams have handed one in. Facts: home, away."""


class SealDiffers(InvalidError):
    """The players and the word do not match the sealed line-up. Facts: team."""


class PointsImpossible(InvalidError):
    """Duel points must be three falling numbers, in a format with duels. Facts: points."""


class EventNotFollowing(ConflictError):
    """An event of a file does not follow from those before it. Facts: event."""
