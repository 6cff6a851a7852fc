"""Who stands in the standing of a stage: persons, or teams with their members."""

from collections.abc import Collection

from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.competition.events import Part
from sjoelen.tournament.competition.format import Contestant
from sjoelen.tournament.people.entrants import Entrant
from sjoelen.tournament.standings.standing_row import Status

Contestants = dict[str, list[Entrant]]
EVERYBODY = ""  # the name of the only part of a stage that is not divided


def contestants(competition: Competition) -> Contestants:
    """Everyone who has entered."""
    if competition.format.contestant is Contestant.PERSON:
        return {player: [entrant] for player, entrant in competition.entrants.items()}
    teams: Contestants = {}
    for entrant in competition.entrants.values():
        if entrant.team is not None:
            teams.setdefault(entrant.team, []).append(entrant)
    return teams


def parts(competition: Competition, stage: int) -> tuple[Part, ...]:
    """The parts of a stage; whoever came too late for the first one stands in one of their own."""
    everyone = contestants(competition)
    begun = competition.fields[stage].parts if stage in competition.fields else ()
    if stage > 1:
        return begun
    placed = {who for part in begun for who in part.contestants}
    rest = tuple(who for who in everyone if who not in placed)
    return (*begun, Part(EVERYBODY, rest)) if rest or not begun else begun


def members(competition: Competition, part: Part, group: str | None = None) -> Contestants:
    """The contestants of a part, or those of a group among them: a class, the youth or the seniors."""
    everyone = contestants(competition)
    return {
        who: everyone[who]
        for who in part.contestants
        if who in everyone
        and (group is None or any(group in (member.group, member.category) for member in everyone[who]))
    }


def status(competition: Competition, stage: int, people: Collection[Entrant], *, played: bool) -> Status:
    """Withdrawn before the stage was over, playing, absent from all of it, or not played yet."""
    names = {member.player for member in people}
    if names <= set(competition.withdrawn_in(stage)):
        return Status.WITHDRAWN
    if played:
        return Status.PLAYING
    return Status.ABSENT if names <= competition.absent(stage) else Status.UNPLAYED
