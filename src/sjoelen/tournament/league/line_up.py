"""Secret line-ups: each captain is bound by a seal, and shows what is behind it once both are in."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.competition.events import (
    CompetitionEvent,
    LineUpOpened,
    LineUpRuled,
    LineUpSealed,
)
from sjoelen.tournament.duels.duel_commands import current_duels
from sjoelen.tournament.error import (
    LineUpBound,
    LineUpIncomplete,
    LineUpSecret,
    NoSuchFixture,
    ReasonMissing,
    SealDiffers,
)


@dataclass(frozen=True, slots=True)
class Fixture:
    """A meeting of two teams, told by who plays at home, as one of the two captains sees it."""

    home: str
    away: str
    team: str


def seal_of(stage: int, fixture: Fixture, players: Sequence[str], word: str) -> str:
    """What binds a captain without telling: only who knows the secret word can try line-ups on it."""
    told = (word, str(stage), fixture.home, fixture.away, fixture.team, *players)
    return sha256("\0".join(told).encode()).hexdigest()


def seal_line_up(
    competition: Competition, fixture: Fixture, players: Sequence[str], word: str
) -> tuple[CompetitionEvent, ...]:
    """Hand in a line-up, or another in its place as long as the other team's is not in.

    Raises NoSuchFixture, LineUpIncomplete, LineUpBound.
    """
    _check(competition, fixture, players)
    if _both_are_in(competition, fixture):
        raise LineUpBound(home=fixture.home, away=fixture.away)
    stage = competition.stage
    seal = seal_of(stage, fixture, players, word)
    return (LineUpSealed(stage, fixture.home, fixture.away, fixture.team, seal),)


def open_line_up(
    competition: Competition, fixture: Fixture, players: Sequence[str], word: str
) -> tuple[CompetitionEvent, ...]:
    """Show a line-up, now that both are in.

    Raises NoSuchFixture, LineUpIncomplete, LineUpSecret, SealDiffers.
    """
    _check(competition, fixture, players)
    if not _both_are_in(competition, fixture):
        raise LineUpSecret(home=fixture.home, away=fixture.away)
    stage = competition.stage
    sealed = competition.seals[stage, fixture.home, fixture.away, fixture.team]
    if seal_of(stage, fixture, players, word) != sealed:
        raise SealDiffers(team=fixture.team)
    return (LineUpOpened(stage, fixture.home, fixture.away, fixture.team, tuple(players), word),)


def rule_line_up(
    competition: Competition, fixture: Fixture, players: Sequence[str], *, by: str, reason: str
) -> tuple[CompetitionEvent, ...]:
    """Say who plays where a captain lost the word.

    Raises NoSuchFixture, LineUpIncomplete, LineUpSecret, ReasonMissing.
    """
    _check(competition, fixture, players)
    if not _both_are_in(competition, fixture):
        raise LineUpSecret(home=fixture.home, away=fixture.away)
    stage = competition.stage
    if not reason.strip():
        raise ReasonMissing
    return (LineUpRuled(stage, fixture.home, fixture.away, fixture.team, tuple(players), by, reason),)


def _check(competition: Competition, fixture: Fixture, players: Sequence[str]) -> None:
    pair = (fixture.home, fixture.away)
    if fixture.team not in pair or all(pair != (duel.one, duel.other) for duel in current_duels(competition)):
        raise NoSuchFixture(home=fixture.home, away=fixture.away)
    own = [player for player in players if competition.entrants[player].team == fixture.team]
    size = competition.format.team_size
    if not len(set(own)) == len(own) == len(players) == size:
        raise LineUpIncomplete(team=fixture.team, players=size)


def _both_are_in(competition: Competition, fixture: Fixture) -> bool:
    place = (competition.stage, fixture.home, fixture.away)
    return all((*place, team) in competition.seals for team in (fixture.home, fixture.away))
