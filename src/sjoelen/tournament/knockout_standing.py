"""Who came how far in a knock-out."""

from collections import Counter

from sjoelen.tournament.competition import Competition, Entrant, Presence
from sjoelen.tournament.knockout import places
from sjoelen.tournament.place import Place, Status

BY_ROUND = "round"


def knockout_standing(competition: Competition) -> tuple[Place, ...]:
    """Ranks of all who are out and of the winner; who is still in, or was never drawn, has none yet."""
    ranks = places(competition.bracket)
    shared = Counter(ranks.values())
    rows = [
        _place(player, ranks.get(player), _status(competition, entrant, ranks), shared[ranks.get(player, 0)])
        for player, entrant in competition.entrants.items()
    ]
    return tuple(sorted(rows, key=lambda row: (row.rank is None, row.rank or 0, row.contestant)))


def _status(competition: Competition, entrant: Entrant, ranks: dict[str, int]) -> Status:
    if entrant.player not in ranks and entrant.presence is Presence.WITHDRAWN:
        return Status.WITHDRAWN
    return Status.PLAYING if entrant.player in competition.seeds else Status.UNPLAYED


def _place(player: str, rank: int | None, status: Status, sharing: int) -> Place:
    return Place(
        rank=rank,
        contestant=player,
        status=status,
        points=0,
        turns=(),
        average=None,
        best=None,
        behind=0,
        by=None if rank in (None, 1) else BY_ROUND,
        tied=sharing > 1,
        open_turns=int(rank is None and status is not Status.WITHDRAWN),
    )
