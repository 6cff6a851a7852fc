"""Secret line-ups: each captain hands in a sealed line-up and opens it once both are handed in."""

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
    """A match of two teams, and the `team` of the captain who acts."""

    home: str
    away: str
    team: str


def seal_of(stage: int, fixture: Fixture, players: Sequence[str], word: str) -> str:
    """Return the hash that commits a captain to a line-up; it can be tested only with the secret word."""
    parts = (word, str(stage), fixture.home, fixture.away, fixture.team, *players)
    return sha256("\0".join(parts).encode()).hexdigest()


def fixture_exists(competition: Competition, fixture: Fixture) -> bool:
    """Tell whether these two teams meet in the current stage, and the captain's is one of them."""
    pair = (fixture.home, fixture.away)
    return fixture.team in pair and any(pair == (duel.one, duel.other) for duel in current_duels(competition))


def seal_line_up(
    competition: Competition, fixture: Fixture, players: Sequence[str], word: str
) -> tuple[CompetitionEvent, ...]:
    """Hand in a sealed line-up, which can be replaced until both teams have handed one in.

    Raises NoSuchFixture, LineUpIncomplete, LineUpBound.
    """
    _check(competition, fixture, players)
    if _both_handed_in(competition, fixture):
        raise LineUpBound(home=fixture.home, away=fixture.away)
    stage = competition.stage
    seal = seal_of(stage, fixture, players, word)
    return (LineUpSealed(stage, fixture.home, fixture.away, fixture.team, seal),)


def open_line_up(
    competition: Competition, fixture: Fixture, players: Sequence[str], word: str
) -> tuple[CompetitionEvent, ...]:
    """Open a line-up, after both teams have handed one in.

    Raises NoSuchFixture, LineUpIncomplete, LineUpSecret, SealDiffers.
    """
    _check(competition, fixture, players)
    if not _both_handed_in(competition, fixture):
        raise LineUpSecret(home=fixture.home, away=fixture.away)
    stage = competition.stage
    seal = competition.seals[stage, fixture.home, fixture.away, fixture.team]
    if seal_of(stage, fixture, players, word) != seal:
        raise SealDiffers(team=fixture.team)
    return (LineUpOpened(stage, fixture.home, fixture.away, fixture.team, tuple(players), word),)


def rule_line_up(
    competition: Competition, fixture: Fixture, players: Sequence[str], *, by: str, reason: str
) -> tuple[CompetitionEvent, ...]:
    """Set the line-up of a captain who lost the secret word.

    Raises NoSuchFixture, LineUpIncomplete, LineUpSecret, ReasonMissing.
    """
    _check(competition, fixture, players)
    if not _both_handed_in(competition, fixture):
        raise LineUpSecret(home=fixture.home, away=fixture.away)
    stage = competition.stage
    if not reason.strip():
        raise ReasonMissing
    return (LineUpRuled(stage, fixture.home, fixture.away, fixture.team, tuple(players), by, reason),)


def _check(competition: Competition, fixture: Fixture, players: Sequence[str]) -> None:
    if not fixture_exists(competition, fixture):
        raise NoSuchFixture(home=fixture.home, away=fixture.away)
    team = {player for player, entrant in competition.entrants.items() if entrant.team == fixture.team}
    own = [player for player in players if player in team]
    size = competition.format.team_size
    if not len(set(own)) == len(own) == len(players) == size:
        raise LineUpIncomplete(team=fixture.team, players=size)


def _both_handed_in(competition: Competition, fixture: Fixture) -> bool:
    place = (competition.stage, fixture.home, fixture.away)
    return all((*place, team) in competition.seals for team in (fixture.home, fixture.away))
