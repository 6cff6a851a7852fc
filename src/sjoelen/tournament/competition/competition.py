"""A competition as a fold over what has happened in it."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import assert_never

from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.edition import Edition
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.tournament.bouts.events import LegCorrected, LegEvent, LegPlayed
from sjoelen.tournament.bouts.legs import Legs, legs_after
from sjoelen.tournament.competition.builtin_formats import format_of
from sjoelen.tournament.competition.events import (
    AverageAssigned,
    ClassesDeclared,
    CompetitionCreated,
    CompetitionEvent,
    CupRuleDeclared,
    DeciderPlayed,
    FormatDefined,
    LineUpEvent,
    LineUpOpened,
    LineUpRuled,
    LineUpSealed,
    Part,
    SortingAgreed,
    StageBegun,
    StageEvent,
    StageUndone,
    StandingPublished,
)
from sjoelen.tournament.competition.format import Format, Stage
from sjoelen.tournament.match_card import card as match_card
from sjoelen.tournament.match_card.card import MatchCard
from sjoelen.tournament.match_card.events import CardEvent, CardHandedIn
from sjoelen.tournament.people.entrants import Entrant, entrants_after
from sjoelen.tournament.people.events import PeopleEvent, PlayerWithdrew
from sjoelen.tournament.people.sorting import Sorting
from sjoelen.tournament.rings.changes import rings_after
from sjoelen.tournament.rings.events import (
    BoardReplaced,
    HallEvent,
    PlayerAddedToRing,
    RingDrawn,
    RingLeaderNamed,
)
from sjoelen.tournament.rings.ring import Ring


@dataclass(frozen=True, slots=True)
class StageField:
    """Who plays in a stage, and who had withdrawn when it began."""

    parts: tuple[Part, ...]
    withdrawn: tuple[str, ...]


LineUpKey = tuple[int, str, str, str]  # stage, home, away, team


@dataclass(frozen=True, slots=True)
class Competition:
    """Who takes part, where, and all that stands on the cards.

    Cards by player and series, rings by series and number, leaders also by wave, None for the other waves;
    deciders by stage and contestant, fields by stage.
    """

    created: CompetitionCreated | None = None
    own_format: Format | None = None
    sorting: Sorting = Sorting.FAMILY
    cup_rules: tuple[CupRuleDeclared, ...] = ()
    entrants: dict[str, Entrant] = field(default_factory=dict)
    withdrawn: tuple[str, ...] = ()
    rings: dict[tuple[int, int], Ring] = field(default_factory=dict)
    leaders: dict[tuple[int, int, int | None], str] = field(default_factory=dict)
    cards: dict[tuple[str, int], MatchCard] = field(default_factory=dict)
    deciders: dict[tuple[int, str], tuple[int, ...]] = field(default_factory=dict)
    averages: dict[str, AverageAssigned] = field(default_factory=dict)
    classes: ClassesDeclared | None = None
    fields: dict[int, StageField] = field(default_factory=dict)
    legs: Legs = field(default_factory=dict)
    seals: dict[LineUpKey, str] = field(default_factory=dict)
    line_ups: dict[LineUpKey, tuple[str, ...]] = field(default_factory=dict)
    published: tuple[StandingPublished, ...] = ()
    events: int = 0

    @property
    def agreement(self) -> CompetitionCreated:
        """What was agreed at the beginning."""
        if self.created is None:
            raise LookupError("a competition begins with its creation")
        return self.created

    @property
    def format(self) -> Format:
        """The format: one of its own, or one that comes with the program."""
        return self.own_format or format_of(self.agreement.format)

    @property
    def edition(self) -> Edition:
        """The rules it began with."""
        return self.edition_at(1)

    def edition_at(self, number: int) -> Edition:
        """The rules of a stage: its own, or those of the whole competition."""
        return apply_house_rules(
            edition(self.stage_at(number).edition or self.agreement.edition), self.house_rules
        )

    @property
    def house_rules(self) -> tuple[str, ...]:
        """What was agreed on top of the book, at the beginning or by a cup committee."""
        declared = (each.house_rule for each in self.cup_rules if each.house_rule is not None)
        return (*self.agreement.house_rules, *declared)

    @property
    def guests(self) -> tuple[str, ...]:
        """Substitutes and ring leaders who have no card of their own."""
        acting = [each.substitute for entrant in self.entrants.values() for each in entrant.substitutes]
        return tuple(
            dict.fromkeys(who for who in (*acting, *self.leaders.values()) if who not in self.entrants)
        )

    def edition_of(self, series: int) -> Edition:
        """The rules that a series is played by."""
        return self.edition_at(self.format.stage_with(series))

    @property
    def stage(self) -> int:
        """The number of the stage that is being played."""
        return max(self.fields, default=1)

    def stage_at(self, number: int) -> Stage:
        """How a stage is decided; duels are worth what the competition agreed on."""
        stage = self.format.stages[number - 1]
        return (
            replace(stage, points=self.agreement.points) if stage.points and self.agreement.points else stage
        )

    def withdrawn_in(self, number: int) -> tuple[str, ...]:
        """Who had withdrawn when a stage was over, in their order: who leaves later does not change it."""
        return self.fields[number + 1].withdrawn if number + 1 in self.fields else self.withdrawn

    def absent(self, number: int) -> frozenset[str]:
        """Who came for no series of a stage."""
        series = set(self.format.series_of(number))
        return frozenset(player for player, each in self.entrants.items() if each.absent >= series)

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


AgreedEvent = (
    CompetitionCreated
    | FormatDefined
    | SortingAgreed
    | CupRuleDeclared
    | AverageAssigned
    | ClassesDeclared
    | StandingPublished
)
PlayedEvent = LegEvent | LineUpEvent | DeciderPlayed
OffCardEvent = AgreedEvent | PeopleEvent | HallEvent | StageEvent | PlayedEvent


def _after(competition: Competition, event: OffCardEvent) -> Competition:
    match event:
        case CompetitionCreated():
            return replace(competition, created=event)
        case FormatDefined(format=own):
            return replace(competition, own_format=own)
        case SortingAgreed(rule=rule):
            return replace(competition, sorting=rule)
        case CupRuleDeclared():
            return replace(competition, cup_rules=(*competition.cup_rules, event))
        case AverageAssigned():
            return replace(competition, averages={**competition.averages, event.player: event})
        case ClassesDeclared():
            return replace(competition, classes=event)
        case StandingPublished():
            return replace(competition, published=(*competition.published, event))
        case _:
            return _with_people_and_play(competition, event)


def _with_people_and_play(
    competition: Competition, event: PeopleEvent | HallEvent | StageEvent | PlayedEvent
) -> Competition:
    match event:
        case _ if isinstance(event, PeopleEvent):
            gone = (event.player,) if isinstance(event, PlayerWithdrew) else ()
            entrants = entrants_after(competition.entrants, event)
            return replace(competition, entrants=entrants, withdrawn=(*competition.withdrawn, *gone))
        case RingDrawn() | PlayerAddedToRing() | BoardReplaced():
            return replace(competition, rings=rings_after(competition.rings, event))
        case RingLeaderNamed(series=series, ring=ring, wave=wave, leader=leader):
            leading = {(series, ring, wave): leader}
            return replace(competition, leaders={**competition.leaders, **leading})
        case StageBegun(stage=stage, parts=parts):
            begun = {stage: StageField(parts, competition.withdrawn_in(stage))}
            return replace(competition, fields={**competition.fields, **begun})
        case StageUndone(stage=stage):
            return _without_stage(competition, stage)
        case _:
            return _with_play(competition, event)


def _without_stage(competition: Competition, stage: int) -> Competition:
    first = competition.format.series_of(stage).start
    return replace(
        competition,
        fields={number: each for number, each in competition.fields.items() if number < stage},
        rings={place: ring for place, ring in competition.rings.items() if place[0] < first},
    )


def _with_play(competition: Competition, event: PlayedEvent) -> Competition:
    match event:
        case LegPlayed() | LegCorrected():
            return replace(competition, legs=legs_after(competition.legs, event))
        case LineUpSealed(stage=stage, home=home, away=away, team=team, seal=seal):
            return replace(competition, seals={**competition.seals, (stage, home, away, team): seal})
        case LineUpOpened() | LineUpRuled():
            opened = {(event.stage, event.home, event.away, event.team): event.players}
            return replace(competition, line_ups={**competition.line_ups, **opened})
        case DeciderPlayed(stage=stage, contestant=contestant, points=points):
            played = (*competition.deciders.get((stage, contestant), ()), points)
            return replace(competition, deciders={**competition.deciders, (stage, contestant): played})
        case _:
            assert_never(event)


def _whose(event: CardEvent) -> tuple[str, int]:
    if isinstance(event, CardHandedIn):
        return event.player, event.series
    return event.slot.player, event.slot.series
