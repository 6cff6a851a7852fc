"""The state of a competition, as a fold over its events."""

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
    """The parts of a stage, and the players who had withdrawn when it began."""

    parts: tuple[Part, ...]
    withdrawn: tuple[str, ...]


CardKey = tuple[str, int]  # player, series
LineUpKey = tuple[int, str, str, str]  # stage, home, away, team


@dataclass(frozen=True, slots=True)
class Competition:
    """The people of a competition, their rings and all that is on the cards.

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
        """The agreement at the beginning."""
        if self.created is None:
            raise LookupError("a competition begins with its creation")
        return self.created

    @property
    def format(self) -> Format:
        """The format: one of its own, or one that comes with the program."""
        return self.own_format or format_of(self.agreement.format)

    @property
    def edition(self) -> Edition:
        """The rules of the first stage."""
        return self.edition_at(1)

    def edition_at(self, number: int) -> Edition:
        """Return the rules of a stage: its own, or those of the whole competition."""
        return apply_house_rules(
            edition(self.stage_at(number).edition or self.agreement.edition), self.house_rules
        )

    @property
    def house_rules(self) -> tuple[str, ...]:
        """The house rules, agreed on at the beginning or declared by a cup committee."""
        declared = (rule.house_rule for rule in self.cup_rules if rule.house_rule is not None)
        return (*self.agreement.house_rules, *declared)

    @property
    def guests(self) -> tuple[str, ...]:
        """Substitutes and ring leaders who have no card of their own."""
        substitutes = (
            event.substitute for entrant in self.entrants.values() for event in entrant.substitutes
        )
        people = dict.fromkeys((*substitutes, *self.leaders.values()))
        return tuple(person for person in people if person not in self.entrants)

    def edition_of(self, series: int) -> Edition:
        """Return the rules that a series is played by."""
        return self.edition_at(self.format.stage_with(series))

    @property
    def stage(self) -> int:
        """The number of the stage that is being played."""
        return max(self.fields, default=1)

    def stage_at(self, number: int) -> Stage:
        """Return a stage of the format, with the points for duels that were agreed on."""
        stage = self.format.stages[number - 1]
        return (
            replace(stage, points=self.agreement.points) if stage.points and self.agreement.points else stage
        )

    def withdrawn_in(self, number: int) -> tuple[str, ...]:
        """Return the players who had withdrawn when a stage was over, in the order of withdrawing."""
        return self.fields[number + 1].withdrawn if number + 1 in self.fields else self.withdrawn

    def absent(self, number: int) -> frozenset[str]:
        """Return the players who came for no series of a stage."""
        series = set(self.format.series_of(number))
        return frozenset(player for player, entrant in self.entrants.items() if entrant.absent >= series)

    def card(self, player: str, series: int) -> MatchCard:
        """Return a player's card of a series, empty before the first entry."""
        return self.cards.get((player, series), MatchCard(self.format.turns))


def evolve(competition: Competition, event: CompetitionEvent) -> Competition:
    """Return the competition after an event; never raises, since the event has happened."""
    return replay((event,), competition)


def replay(events: Iterable[CompetitionEvent], competition: Competition | None = None) -> Competition:
    """Return the competition after all these events; each card is copied once."""
    after, count = competition or Competition(), 0
    card_events: dict[CardKey, list[CardEvent]] = {}
    for event in events:
        count += 1
        if isinstance(event, CardEvent):
            card_events.setdefault(_card_key(event), []).append(event)
        else:
            after = _after(after, event)
    cards = {key: match_card.replay(new, after.card(*key)) for key, new in card_events.items()}
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
            entrants = entrants_after(competition.entrants, event)
            leaving = (event.player,) if isinstance(event, PlayerWithdrew) else ()
            return replace(competition, entrants=entrants, withdrawn=(*competition.withdrawn, *leaving))
        case RingDrawn() | PlayerAddedToRing() | BoardReplaced():
            return replace(competition, rings=rings_after(competition.rings, event))
        case RingLeaderNamed(series=series, ring=ring, wave=wave, leader=leader):
            leading = {(series, ring, wave): leader}
            return replace(competition, leaders={**competition.leaders, **leading})
        case StageBegun(stage=stage, parts=parts):
            field = StageField(parts, competition.withdrawn_in(stage))
            return replace(competition, fields={**competition.fields, stage: field})
        case StageUndone(stage=stage):
            return _without_stage(competition, stage)
        case _:
            return _with_play(competition, event)


def _without_stage(competition: Competition, stage: int) -> Competition:
    first = competition.format.series_of(stage).start
    return replace(
        competition,
        fields={number: field for number, field in competition.fields.items() if number < stage},
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


def _card_key(event: CardEvent) -> CardKey:
    if isinstance(event, CardHandedIn):
        return event.player, event.series
    return event.slot.player, event.slot.series
