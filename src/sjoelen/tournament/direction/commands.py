"""Commands of the match direction: each returns events or raises an error."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import pairwise

from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.error import UnreachableTotal
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.tournament.bouts.bracket import DECIDER_POINTS_MAX
from sjoelen.tournament.competition.builtin_formats import format_ids
from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.competition.contestants import members, parts
from sjoelen.tournament.competition.events import (
    AverageAssigned,
    ClassesDeclared,
    CompetitionCreated,
    CompetitionEvent,
    DeciderPlayed,
    FormatDefined,
    Limit,
    StandingPublished,
)
from sjoelen.tournament.competition.format import Contestant, Format, Procedure
from sjoelen.tournament.competition.format_limits import possible_points
from sjoelen.tournament.error import (
    AlreadyEntered,
    AlreadyWithdrawn,
    AverageImpossible,
    BoardTakenAlready,
    ClassesDisordered,
    NoCards,
    NotInStage,
    PlacedAlready,
    PointsImpossible,
    ReasonMissing,
    SeriesAlreadyDrawn,
    SeriesOutOfRange,
    StageNotBegun,
    StandingUnfinished,
    TeamMissing,
    UnknownBoard,
    UnknownEntrant,
)
from sjoelen.tournament.match_card.events import CardSlot
from sjoelen.tournament.people.entrants import Entrant, Presence
from sjoelen.tournament.people.events import PlayerAbsent, PlayerEntered, PlayerWithdrew
from sjoelen.tournament.rings.events import BoardReplaced, PlayerAddedToRing, RingDrawn
from sjoelen.tournament.rings.ring import draw_rings
from sjoelen.tournament.stages.standing import unfinished_rows


def create(
    format_: Format,
    seed: int,
    edition: str | None = None,
    house_rules: Iterable[str] = (),
    points: tuple[int, ...] = (),
) -> tuple[CompetitionEvent, ...]:
    """Create a competition with a format and an edition; `points`: for a duel won, drawn and lost.

    Raises UnknownEdition, UnknownHouseRule, PointsImpossible.
    """
    rules = apply_house_rules(edition_of(edition or format_.edition), house_rules)
    in_duels = any(stage.points for stage in format_.stages)
    if points and not (in_duels and possible_points(points)):
        raise PointsImpossible(points=",".join(map(str, points)))
    created = CompetitionCreated(format_.id, rules.id, rules.house_rules, seed, points)
    return (created,) if format_.id in format_ids() else (created, FormatDefined(format_))


def enter(
    competition: Competition, player: str, team: str | None = None, group: str | None = None
) -> tuple[CompetitionEvent, ...]:
    """Enter a player under the next start number, also late. Raises AlreadyEntered, TeamMissing."""
    if player in competition.entrants:
        raise AlreadyEntered(number=competition.entrants[player].number)
    if competition.format.contestant is Contestant.TEAM and not team:
        raise TeamMissing(size=competition.format.team_size)
    number = 1 + max((entrant.number for entrant in competition.entrants.values()), default=0)
    return (PlayerEntered(player, number, team or None, group or None),)


def withdraw(competition: Competition, player: str, reason: str) -> tuple[CompetitionEvent, ...]:
    """Withdraw a player, whose results stay. Raises UnknownEntrant, AlreadyWithdrawn, ReasonMissing."""
    entrant = active_entrant(competition, player)
    return (PlayerWithdrew(entrant.player, _reason(reason)),)


def mark_absent(competition: Competition, player: str, series: int) -> tuple[CompetitionEvent, ...]:
    """Mark a player absent from a series; raises UnknownEntrant, AlreadyWithdrawn, SeriesOutOfRange."""
    _check_series(competition, series)
    return (PlayerAbsent(active_entrant(competition, player).player, series),)


def draw_series(
    competition: Competition, series: int, rows: Sequence[Sequence[str]], groups: int | None = None
) -> tuple[CompetitionEvent, ...]:
    """Draw the rings of a series.

    Raises SeriesAlreadyDrawn, SeriesOutOfRange, StageNotBegun, BoardTakenAlready and what `draw_rings`
    raises.
    """
    _check_series(competition, series)
    if any(drawn == series for drawn, _ in competition.rings):
        raise SeriesAlreadyDrawn(series=series)
    names = [board for row in rows for board in row]
    for board in names:
        if names.count(board) > 1:
            raise BoardTakenAlready(board=board)
    present = [
        entrant.player
        for entrant in players_of(competition, competition.format.stage_with(series))
        if entrant.presence is Presence.PLAYING and series not in entrant.absent
    ]
    rings = draw_rings(present, rows, competition.agreement.seed + series, groups)
    return tuple(RingDrawn(series, number, ring.boards, ring.groups) for number, ring in enumerate(rings, 1))


def add_late(competition: Competition, player: str, series: int) -> tuple[CompetitionEvent, ...]:
    """Add a late entrant to the smallest group of a drawn series.

    Raises PlacedAlready, UnknownEntrant, AlreadyWithdrawn, SeriesOutOfRange.
    """
    entrant = active_entrant(competition, player)
    rings = {number: ring for (drawn, number), ring in competition.rings.items() if drawn == series}
    if not rings:
        raise SeriesOutOfRange(series=series, most=competition.format.series)
    if any(player in group for ring in rings.values() for group in ring.groups):
        raise PlacedAlready(number=entrant.number)
    seats = [
        (len(group), number, place)
        for number, ring in rings.items()
        for place, group in enumerate(ring.groups, 1)
    ]
    _, ring_number, group = min(seats)
    return (PlayerAddedToRing(series, ring_number, group, entrant.player),)


def replace_board(
    competition: Competition, series: int, board: str, spare: str
) -> tuple[CompetitionEvent, ...]:
    """Replace a failed board by a spare; raises UnknownBoard, BoardTakenAlready."""
    rings = [(number, ring) for (drawn, number), ring in competition.rings.items() if drawn == series]
    if any(spare in ring.boards for _, ring in rings):
        raise BoardTakenAlready(board=spare)
    for number, ring in rings:
        if board in ring.boards:
            return (BoardReplaced(series, number, board, spare),)
    raise UnknownBoard(board=board)


def card_slot(competition: Competition, player: str, series: int, turn: int) -> CardSlot:
    """Return a card slot; raises UnknownEntrant, SeriesOutOfRange, StageNotBegun, NoCards, NotInStage."""
    _check_series(competition, series)
    stage = competition.format.stage_with(series)
    if competition.stage_at(stage).procedure is not Procedure.SUM:
        raise NoCards(stage=stage)
    if player not in competition.entrants:
        raise UnknownEntrant(player=player)
    if all(entrant.player != player for entrant in players_of(competition, stage)):
        raise NotInStage(stage=stage)
    return CardSlot(player, series, turn)


def players_of(competition: Competition, stage: int) -> tuple[Entrant, ...]:
    """Return all entrants of a stage; raises StageNotBegun."""
    if stage > competition.stage:
        raise StageNotBegun(stage=stage)
    people = (members(competition, part) for part in parts(competition, stage))
    return tuple(entrant for part in people for group in part.values() for entrant in group)


def play_decider(competition: Competition, contestant: str, points: int) -> tuple[CompetitionEvent, ...]:
    """Record a deciding leg of six discs in the current stage; raises UnreachableTotal, NotInStage."""
    if not 0 <= points <= DECIDER_POINTS_MAX:
        raise UnreachableTotal(
            competition.edition.unforeseen_decided_by.article, total=points, most=DECIDER_POINTS_MAX
        )
    stage = competition.stage
    if all(contestant not in part.contestants for part in parts(competition, stage)):
        raise NotInStage(stage=stage)
    return (DeciderPlayed(contestant, points, stage),)


def assign_average(competition: Competition, player: str, average: Fraction) -> tuple[CompetitionEvent, ...]:
    """Assign the average with which a player's evenings are compared.

    Raises UnknownEntrant, AlreadyWithdrawn, AverageImpossible.
    """
    if not 0 <= average <= competition.edition.absolute_maximum.value:
        raise AverageImpossible(average=str(average))
    entrant = active_entrant(competition, player)
    return (AverageAssigned(entrant.player, average.numerator, average.denominator),)


def declare_classes(
    limits: Sequence[tuple[str, Fraction]], results_least: int, unrated: str
) -> tuple[CompetitionEvent, ...]:
    """Declare the classes by their lowest averages; raises ClassesDisordered."""
    for (_, high), (name, low) in pairwise(limits):
        if low >= high:
            raise ClassesDisordered(name=name)
    names = [name for name, _ in limits]
    for name in names:
        if not name or names.count(name) > 1:
            raise ClassesDisordered(name=name)
    declared = (Limit(name, average.numerator, average.denominator) for name, average in limits)
    return (ClassesDeclared(tuple(declared), results_least, unrated),)


def publish(competition: Competition, digest: str, reason: str | None = None) -> tuple[CompetitionEvent, ...]:
    """Publish the finished standing of the current stage; publishing again needs a reason.

    Raises StandingUnfinished, ReasonMissing.
    """
    waiting = unfinished_rows(competition)
    if waiting:
        raise StandingUnfinished(contestants=len(waiting), turns=sum(place.open_turns for place in waiting))
    version = 1 + sum(standing.stage == competition.stage for standing in competition.published)
    change_reason = None if version == 1 else _reason(reason or "")
    return (StandingPublished(version, change_reason, digest, competition.stage),)


def active_entrant(competition: Competition, player: str) -> Entrant:
    """Return an entrant who has not withdrawn; raises UnknownEntrant, AlreadyWithdrawn."""
    entrant = competition.entrants.get(player)
    if entrant is None:
        raise UnknownEntrant(player=player)
    if entrant.presence is Presence.WITHDRAWN:
        raise AlreadyWithdrawn(number=entrant.number)
    return entrant


def _check_series(competition: Competition, series: int) -> None:
    if not 1 <= series <= competition.format.series:
        raise SeriesOutOfRange(series=series, most=competition.format.series)


def _reason(reason: str) -> str:
    if not reason.strip():
        raise ReasonMissing
    return reason.strip()
