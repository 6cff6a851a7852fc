"""The contestants of a stage: persons, or teams with their members."""

from collections.abc import Collection

from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.competition.events import Part
from sjoelen.tournament.competition.format import Contestant
from sjoelen.tournament.people.entrants import Entrant
from sjoelen.tournament.standings.standing_row import Status

Contestants = dict[str, list[Entrant]]
EVERYBODY = ""  # the name of the only part of a stage that is not divided


def contestants(competition: Competition) -> Contestants:
    """Return everyone who has entered."""
    if competition.format.contestant is Contestant.PERSON:
        return {player: [entrant] for player, entrant in competition.entrants.items()}
    teams: Contestants = {}
    for entrant in competition.entrants.values():
        if entrant.team is not None:
            teams.setdefault(entrant.team, []).append(entrant)
    return teams


def parts(competition: Competition, stage: int) -> tuple[Part, ...]:
    """Return the parts of a stage; people who came too late for the first one form another."""
    everyone = contestants(competition)
    drawn = competition.fields[stage].parts if stage in competition.fields else ()
    if stage > 1:
        return drawn
    placed = {contestant for part in drawn for contestant in part.contestants}
    rest = tuple(contestant for contestant in everyone if contestant not in placed)
    return (*drawn, Part(EVERYBODY, rest)) if rest or not drawn else drawn


def members(competition: Competition, part: Part, group: str | None = None) -> Contestants:
    """Return the contestants of a part, or only a group: a class, the youth or the seniors."""
    everyone = contestants(competition)
    return {
        contestant: everyone[contestant]
        for contestant in part.contestants
        if contestant in everyone and (group is None or _is_in(group, everyone[contestant]))
    }


def _is_in(group: str, people: Collection[Entrant]) -> bool:
    return any(group in (member.group, member.category) for member in people)


def status(competition: Competition, stage: int, people: Collection[Entrant], *, played: bool) -> Status:
    """Return the status of a contestant in a stage; `played`: some turn of it was played."""
    names = {member.player for member in people}
    if names <= set(competition.withdrawn_in(stage)):
        return Status.WITHDRAWN
    if played:
        return Status.PLAYING
    return Status.ABSENT if names <= competition.absent(stage) else Status.UNPLAYED
