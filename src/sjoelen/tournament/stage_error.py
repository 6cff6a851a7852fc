"""What the stages of a competition refuse."""

from sjoelen.error import ConflictError, InvalidError, UnknownError


class MeetingPlayed(ConflictError):
    """The points of these two were written before. Facts: round."""


class NoStageLeft(ConflictError):
    """Every stage has begun. Facts: stages."""


class StageNotBegun(ConflictError):
    """Who plays in the stage is not known yet. Facts: stage."""


class StageTied(ConflictError):
    """Who goes on is not decided: a tie lies across the line. Facts: stage, part, rank."""


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
