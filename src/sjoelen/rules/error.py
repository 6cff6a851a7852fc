"""Errors of the rules."""

from sjoelen.error import IllegalError, InvalidError, UnknownError


class NotACount(InvalidError):
    """A count is a whole number; facts: text."""


class NegativeCount(InvalidError):
    """A count is never below zero; facts: count."""


class NotFourCounts(InvalidError):
    """A tally has four counts; facts: counts."""


class NotAScore(InvalidError):
    """A score is a whole number from zero; facts: text."""


class TallyOrTotal(InvalidError):
    """A turn is written either as counts, with what happened if anything, or as a total alone."""


class GateMissing(InvalidError):
    """This incident needs the gate it happened at; facts: incident."""


class DiscsMissing(InvalidError):
    """This incident needs the number of discs that there are; facts: incident."""


class NoSuchSubturn(InvalidError):
    """The edition has no sub-turn of this number; facts: subturn, subturns."""


class BrokenEdition(InvalidError):
    """An edition's text is not TOML; facts: reason."""


class ClauseMissing(InvalidError):
    """An edition lacks a clause; facts: clause."""


class ClauseUnknown(InvalidError):
    """An edition has an unknown clause; facts: clause."""


class ClauseMistyped(InvalidError):
    """A clause has a value of another kind; facts: clause, expected."""


class ClauseContradicts(InvalidError):
    """A clause does not agree with the others; facts: clause, value, expected."""


class HouseRulesClash(InvalidError):
    """Two house rules contradict each other; facts: first, second."""


class UnknownEdition(UnknownError):
    """No edition of this name; facts: edition, known."""


class UnknownHouseRule(UnknownError):
    """No house rule of this name; facts: rule, known."""


class UnknownIncident(UnknownError):
    """No incident of this name; facts: incident, known."""


class UnknownGate(UnknownError):
    """No gate of this value; facts: gate, known."""


class UnknownDispute(UnknownError):
    """No dispute of this name; facts: dispute, known."""


class TooManyDiscs(IllegalError):
    """More discs than the turn is played with; facts: discs, most."""


class TooFewDiscs(IllegalError):
    """This edition replays a turn with fewer discs; facts: discs, least."""


class TooManyPracticeDiscs(IllegalError):
    """More practice discs than allowed; facts: discs, most."""


class TurnHasBegun(IllegalError):
    """This is only possible before the turn."""


class TurnHasNotBegun(IllegalError):
    """The turn has not begun yet."""


class TurnIsOver(IllegalError):
    """The turn has ended, or has no further sub-turn; facts: subturns."""


class TurnIsNotOver(IllegalError):
    """A score is announced once the turn has ended."""


class TurnIsVoid(IllegalError):
    """A void turn is replayed, not continued."""


class TurnIsNotVoid(IllegalError):
    """Only a void turn is replayed."""


class NothingCounted(IllegalError):
    """Only a sub-turn that was counted can be counted again."""


class SubturnAlreadyCounted(IllegalError):
    """Sub-turns are counted in their order; facts: subturn, counted."""


class OnlyBonusSlidesLeft(IllegalError):
    """The maximum was counted, and only bonus slides are left; facts: slides."""


class ScoreStands(IllegalError):
    """Once the bonus is earned nothing takes the score back; facts: points."""


class BonusNotEarned(IllegalError):
    """More bonus slides than were earned; facts: earned, slides."""


class BonusNotOptional(IllegalError):
    """This edition's bonus slides are not declined."""


class UnexplainedShrink(IllegalError):
    """A count went down without the incident that explains it; facts: gate, before, after, explained."""


class DiscsLieAside(IllegalError):
    """Discs laid aside cannot lie in a compartment as well; facts: discs, aside, most."""


class RestoredDiscMissing(IllegalError):
    """A disc that the edition restores is counted; facts: gate, restored, counted."""


class IncidentVoidsNothing(IllegalError):
    """This edition does not replay a turn for this incident; facts: incident."""


class ScoreNotAnnounced(IllegalError):
    """A score is agreed to, or contested, after it was announced."""


class ScoreAgreedAlready(IllegalError):
    """A score that the player agreed to is not taken back within the turn; facts: points."""


class TurnBeforeFirst(InvalidError):
    """Turns are numbered from 1. Facts: turn."""


class TurnAfterLast(IllegalError):
    """The agreed number of turns has been played. Facts: turn, turns."""


class UnreachableTotal(IllegalError):
    """No turn can end with this total. Facts: total, most."""


class BonusStillDue(IllegalError):
    """Earned bonus slides are played, or declined where the edition lets you. Facts: slides."""


class NothingToCorrect(InvalidError):
    """Nothing was written for this turn. Facts: turn."""


class NobodyToDraw(InvalidError):
    """There are no players to draw from."""
