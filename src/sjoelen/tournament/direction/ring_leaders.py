"""Ring leaders: named by the match direction, and not sliding in the wave that they lead."""

from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.error import LeaderSlides, SeriesOutOfRange, UnknownRing
from sjoelen.tournament.rings.events import HallEvent, RingLeaderNamed


def name_leader(
    competition: Competition, leader: str, series: int, ring: int, wave: int | None = None
) -> tuple[HallEvent, ...]:
    """Name the leader of a ring, for one wave or for all waves.

    Raises SeriesOutOfRange, UnknownRing, and LeaderSlides if the leader slides in that wave.
    """
    rings = {number: boards for (drawn, number), boards in competition.rings.items() if drawn == series}
    if not rings:
        raise SeriesOutOfRange(series=series, most=competition.format.series)
    if ring not in rings or (wave is not None and not 1 <= wave <= len(rings[ring].groups)):
        raise UnknownRing(ring=ring, wave=wave)
    if wave is not None and leader in _sliding(competition, series, ring, wave):
        raise LeaderSlides(ring=ring, wave=wave)
    return (RingLeaderNamed(series, ring, leader, wave),)


def leader_of(competition: Competition, series: int, ring: int, wave: int) -> str | None:
    """Return the leader of a ring in a wave; None if none was named or the leader slides in it."""
    leader = competition.leaders.get((series, ring, wave)) or competition.leaders.get((series, ring, None))
    return None if leader in _sliding(competition, series, ring, wave) else leader


def _sliding(competition: Competition, series: int, ring: int, wave: int) -> set[str]:
    group = competition.rings[series, ring].groups[wave - 1]
    return {person for player in group for person in competition.entrants[player].on_card(series)}
