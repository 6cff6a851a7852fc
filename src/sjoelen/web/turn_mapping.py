"""A turn as a client tells it, and as the desk takes it."""

from sjoelen.desk.turn_commands import Written
from sjoelen.web.requests import NewTurn, ToldTurn


def counts_of(body: ToldTurn) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Sub-turn and cumulative counts, each."""
    return tuple((each.subturn, tuple(each.tally)) for each in body.counts)


def occurrences_of(body: ToldTurn) -> tuple[tuple[int, str, int | None], ...]:
    """Sub-turn, incident and gate, each."""
    return tuple((each.subturn, each.incident, each.gate) for each in body.occurrences)


def written_of(body: NewTurn) -> Written:
    """The turn as it is handed in."""
    return Written(
        player=body.player,
        turn=body.turn,
        tally=None if body.tally is None else tuple(body.tally),
        after=body.after,
        total=body.total,
        bonus=tuple(body.bonus),
        bonus_declined=body.decline_bonus,
        counts=counts_of(body),
        occurrences=occurrences_of(body),
        discs=body.discs,
        expects=body.expects,
    )
