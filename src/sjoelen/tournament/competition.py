"""A competition as a fold over what has happened in it."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import assert_never

from sjoelen.rules.edition import Edition
from sjoelen.rules.house import agree
from sjoelen.rules.shelf import edition
from sjoelen.tournament import match_card
from sjoelen.tournament.card_events import CardEvent, CardHandedIn
from sjoelen.tournament.competition_events import (
    BoardReplaced,
    BracketDrawn,
    BracketEvent,
    CompetitionCreated,
    CompetitionEvent,
    DeciderPlayed,
    HallEvent,
    LegCorrected,
    LegPlayed,
    PeopleEvent,
    PlayerAbsent,
    PlayerAddedToRing,
    PlayerEntered,
    PlayerSubstituted,
    PlayerWithdrew,
    RingDrawn,
    StandingPublished,
)
from sjoelen.tournament.format import Format, format_of
from sjoelen.tournament.knockout import Bout, Played, rounds
from sjoelen.tournament.match_card import MatchCard
from sjoelen.tournament.ring import Ring


class Presence(StrEnum):
    """Withdrawn, absent and playing are different things, and none of them is zero points."""

    PLAYING = "playing"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class Entrant:
    """Someone who takes part."""

    player: str
    number: int
    team: str | None
    group: str | None
    presence: Presence = Presence.PLAYING
    absent: frozenset[int] = frozenset()
    substitutes: tuple[PlayerSubstituted, ...] = ()


@dataclass(frozen=True, slots=True)
class Competition:
    """Who takes part, where, and all that stands on the cards; cards by player and series."""

    created: CompetitionCreated | None = None
    entrants: dict[str, Entrant] = field(default_factory=dict)
    rings: dict[tuple[int, int], Ring] = field(default_factory=dict)
    cards: dict[tuple[str, int], MatchCard] = field(default_factory=dict)
    deciders: dict[str, tuple[int, ...]] = field(default_factory=dict)
    seeds: tuple[str, ...] = ()
    bouts: dict[tuple[int, str, str], Played] = field(default_factory=dict)
    published: tuple[StandingPublished, ...] = ()
    events: int = 0

    @property
    def agreed(self) -> CompetitionCreated:
        """What was agreed at the beginning."""
        if self.created is None:
            raise LookupError("a competition begins with its creation")
        return self.created

    @property
    def format(self) -> Format:
        """How it is decided."""
        return format_of(self.agreed.format)

    @property
    def edition(self) -> Edition:
        """The rules it is played by."""
        return agree(edition(self.agreed.edition), self.agreed.house_rules)

    @property
    def bracket(self) -> list[list[Bout]]:
        """The rounds of a knock-out with their bouts, as far as they are known."""
        return rounds(self.seeds, self.format.targets, self.bouts)

    def card(self, player: str, series: int) -> MatchCard:
        """A player's card of a series, empty when nothing was written."""
        return self.cards.get((player, series), MatchCard(self.format.turns))


def evolve(competition: Competition, event: CompetitionEvent) -> Competition:
    """The competition after one more fact; total, for what is recorded has happened."""
    return replay((event,), competition)


def replay(events: Iterable[CompetitionEvent], competition: Competition | None = None) -> Competition:
    """The competition after all these facts: `evolve` for each of them, with one copy of each card."""
    after, count = competition or Competition(), 0
    written: dict[tuple[str, int], list[CardEvent]] = {}
    for event in events:
        count += 1
        if isinstance(event, CardEvent):
            written.setdefault(_whose(event), []).append(event)
        else:
            after = _after(after, event)
    cards = {whose: match_card.replay(facts, after.card(*whose)) for whose, facts in written.items()}
    return replace(after, cards={**after.cards, **cards}, events=after.events + count)


OffCardEvent = CompetitionCreated | PeopleEvent | HallEvent | BracketEvent | DeciderPlayed | StandingPublished


def _after(competition: Competition, event: OffCardEvent) -> Competition:
    match event:
        case CompetitionCreated():
            return replace(competition, created=event)
        case PlayerEntered() | PlayerWithdrew() | PlayerAbsent() | PlayerSubstituted():
            return replace(competition, entrants=_with_people(competition.entrants, event))
        case RingDrawn() | PlayerAddedToRing() | BoardReplaced():
            return replace(competition, rings=_with_hall(competition.rings, event))
        case BracketDrawn():
            return replace(competition, seeds=event.seeds)
        case LegPlayed() | LegCorrected():
            return replace(competition, bouts=_with_leg(competition.bouts, event))
        case DeciderPlayed():
            played = (*competition.deciders.get(event.contestant, ()), event.points)
            return replace(competition, deciders={**competition.deciders, event.contestant: played})
        case StandingPublished():
            return replace(competition, published=(*competition.published, event))
        case _:
            assert_never(event)


def _whose(event: CardEvent) -> tuple[str, int]:
    if isinstance(event, CardHandedIn):
        return event.player, event.series
    return event.slot.player, event.slot.series


def _with_leg(
    bouts: dict[tuple[int, str, str], Played], event: LegPlayed | LegCorrected
) -> dict[tuple[int, str, str], Played]:
    one, other, leg = event.one, event.other, (event.points_one, event.points_other)
    if (event.round, other, one) in bouts:
        one, other, leg = other, one, leg[::-1]
    before = bouts.get((event.round, one, other), Played())
    written = before.deciders if event.decides else before.legs
    if isinstance(event, LegCorrected):
        legs = tuple(leg if number == event.number else each for number, each in enumerate(written, 1))
    else:
        legs = (*written, leg)
    after = replace(before, deciders=legs) if event.decides else replace(before, legs=legs)
    return {**bouts, (event.round, one, other): after}


def _with_people(entrants: dict[str, Entrant], event: PeopleEvent) -> dict[str, Entrant]:
    before = entrants.get(event.player)
    match event:
        case PlayerEntered():
            after = Entrant(event.player, event.number, event.team, event.group)
        case _ if before is None:
            return entrants
        case PlayerWithdrew():
            after = replace(before, presence=Presence.WITHDRAWN)
        case PlayerAbsent():
            after = replace(before, absent=before.absent | {event.series})
        case PlayerSubstituted():
            after = replace(before, substitutes=(*before.substitutes, event))
        case _:
            assert_never(event)
    return {**entrants, event.player: after}


def _with_hall(rings: dict[tuple[int, int], Ring], event: HallEvent) -> dict[tuple[int, int], Ring]:
    place = (event.series, event.ring)
    before = rings.get(place, Ring((), ()))
    match event:
        case RingDrawn():
            after = Ring(event.boards, event.groups)
        case PlayerAddedToRing():
            groups = [
                (*group, event.player) if number == event.group else group
                for number, group in enumerate(before.groups, 1)
            ]
            after = Ring(before.boards, tuple(groups))
        case BoardReplaced():
            boards = tuple(event.spare if board == event.board else board for board in before.boards)
            after = Ring(boards, before.groups)
        case _:
            assert_never(event)
    return {**rings, place: after}
