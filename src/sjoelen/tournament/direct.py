"""What the match direction may do: each decision returns facts, or refuses."""

from collections.abc import Iterable, Sequence

from sjoelen.rules.house import agree
from sjoelen.rules.shelf import edition as edition_of
from sjoelen.tournament.competition import Competition, Entrant, Presence
from sjoelen.tournament.competition_events import (
    BoardReplaced,
    CompetitionCreated,
    CompetitionEvent,
    DeciderPlayed,
    PlayerAbsent,
    PlayerAddedToRing,
    PlayerEntered,
    PlayerSubstituted,
    PlayerWithdrew,
    RingDrawn,
    StandingPublished,
)
from sjoelen.tournament.error import (
    AlreadyEntered,
    AlreadyWithdrawn,
    BoardTakenAlready,
    ReasonMissing,
    SeriesAlreadyDrawn,
    SeriesOutOfRange,
    StandingUnfinished,
    TeamMissing,
    UnknownBoard,
    UnknownEntrant,
    UnreachableTotal,
)
from sjoelen.tournament.final_standing import unfinished
from sjoelen.tournament.format import Contestant, format_of
from sjoelen.tournament.knockout import DECIDER_MOST
from sjoelen.tournament.ring import draw_rings


def create(
    format_id: str, seed: int, edition: str | None = None, house_rules: Iterable[str] = ()
) -> tuple[CompetitionEvent, ...]:
    """Agree on a format and the rules; raises UnknownFormat, UnknownEdition, UnknownHouseRule."""
    chosen = format_of(format_id)
    rules = agree(edition_of(edition or chosen.edition), house_rules)
    return (CompetitionCreated(chosen.id, rules.id, rules.house_rules, seed),)


def enter(
    competition: Competition, player: str, team: str | None = None, group: str | None = None
) -> tuple[CompetitionEvent, ...]:
    """Take part, also late; the start number is the next free one. Raises AlreadyEntered, TeamMissing."""
    if player in competition.entrants:
        raise AlreadyEntered(number=competition.entrants[player].number)
    if competition.format.contestant is Contestant.TEAM and not team:
        raise TeamMissing(size=competition.format.team_size)
    number = 1 + max((entrant.number for entrant in competition.entrants.values()), default=0)
    return (PlayerEntered(player, number, team or None, group or None),)


def withdraw(competition: Competition, player: str, reason: str) -> tuple[CompetitionEvent, ...]:
    """Stop; what was played stays. Raises UnknownEntrant, AlreadyWithdrawn, ReasonMissing."""
    entrant = playing(competition, player)
    return (PlayerWithdrew(entrant.player, _reason(reason)),)


def mark_absent(competition: Competition, player: str, series: int) -> tuple[CompetitionEvent, ...]:
    """Not come for a series; raises UnknownEntrant, AlreadyWithdrawn, SeriesOutOfRange."""
    _check_series(competition, series)
    return (PlayerAbsent(playing(competition, player).player, series),)


def substitute(
    competition: Competition, player: str, other: str, series: int, from_turn: int
) -> tuple[CompetitionEvent, ...]:
    """Another person plays on from a turn; raises UnknownEntrant, AlreadyWithdrawn, SeriesOutOfRange."""
    _check_series(competition, series)
    return (PlayerSubstituted(playing(competition, player).player, other, series, from_turn),)


def draw_series(
    competition: Competition, series: int, rows: Sequence[Sequence[str]], groups: int | None = None
) -> tuple[CompetitionEvent, ...]:
    """Draw who starts where in a series.

    Raises SeriesAlreadyDrawn, SeriesOutOfRange, BoardTakenAlready and what `draw_rings` raises.
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
        for entrant in competition.entrants.values()
        if entrant.presence is Presence.PLAYING and series not in entrant.absent
    ]
    rings = draw_rings(present, rows, competition.agreed.seed + series, groups)
    return tuple(RingDrawn(series, number, ring.boards, ring.groups) for number, ring in enumerate(rings, 1))


def add_late(competition: Competition, player: str, series: int) -> tuple[CompetitionEvent, ...]:
    """Give a late entry the emptiest group of a drawn series; raises UnknownEntrant, SeriesOutOfRange."""
    entrant = playing(competition, player)
    rings = {number: ring for (drawn, number), ring in competition.rings.items() if drawn == series}
    if not rings:
        raise SeriesOutOfRange(series=series, most=competition.format.series)
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
    """Put a spare in the place of a failed board; raises UnknownBoard, BoardTakenAlready."""
    rings = [(number, ring) for (drawn, number), ring in competition.rings.items() if drawn == series]
    if any(spare in ring.boards for _, ring in rings):
        raise BoardTakenAlready(board=spare)
    for number, ring in rings:
        if board in ring.boards:
            return (BoardReplaced(series, number, board, spare),)
    raise UnknownBoard(board=board)


def play_decider(competition: Competition, contestant: str, points: int) -> tuple[CompetitionEvent, ...]:
    """Write a deciding leg of six discs; raises UnreachableTotal."""
    if not 0 <= points <= DECIDER_MOST:
        raise UnreachableTotal(
            competition.edition.unforeseen_decided_by.article, total=points, most=DECIDER_MOST
        )
    return (DeciderPlayed(contestant, points),)


def publish(competition: Competition, digest: str, reason: str | None = None) -> tuple[CompetitionEvent, ...]:
    """Make the standing public: only whole ones, and from the second version on with a reason.

    Raises StandingUnfinished, ReasonMissing.
    """
    waiting = unfinished(competition)
    if waiting:
        raise StandingUnfinished(contestants=len(waiting), turns=sum(place.open_turns for place in waiting))
    version = len(competition.published) + 1
    return (StandingPublished(version, None if version == 1 else _reason(reason or ""), digest),)


def playing(competition: Competition, player: str) -> Entrant:
    """Who takes part and has not withdrawn; raises UnknownEntrant, AlreadyWithdrawn."""
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
