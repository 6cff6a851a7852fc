"""A competition with the names of its people."""

from collections import Counter
from dataclasses import dataclass, field

from sjoelen.desk.error import NameAmbiguous
from sjoelen.desk.listing import Key, full_name, list_name, sort_key
from sjoelen.desk.name import comparison_key
from sjoelen.desk.person import Person, decode_person, split_name
from sjoelen.desk.ports import Transaction
from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.competition.format import Contestant
from sjoelen.tournament.error import UnknownEntrant
from sjoelen.tournament.people.entrants import Entrant


@dataclass(frozen=True, slots=True)
class CompetitionView:
    """A competition as it stands; `people` are its players, substitutes and leaders, by identity.

    `name_keys`: the comparison key of each of their names.
    """

    id: str
    title: str
    competition: Competition
    people: dict[str, Person]
    name_keys: dict[str, str] = field(default_factory=dict)
    namesakes: frozenset[str] = frozenset()

    def entrant(self, number_or_name: str) -> Entrant:
        """Find an entrant by start number or name, or by a given or family name that nobody else has.

        Raises UnknownEntrant, NameAmbiguous.
        """
        entrants, key = self.competition.entrants.values(), comparison_key(number_or_name)
        matches = [
            entrant
            for entrant in entrants
            if str(entrant.number) == number_or_name or self._has(entrant, key)
        ]
        matches = matches or [entrant for entrant in entrants if self._has_in_part(entrant, key)]
        if len(matches) > 1:
            raise NameAmbiguous(name=number_or_name, numbers=tuple(entrant.number for entrant in matches))
        if not matches:
            raise UnknownEntrant(player=number_or_name)
        return matches[0]

    def person(self, number_or_name: str) -> str:
        """Find a player by number or name, or a substitute or leader by name; raises as `entrant` does."""
        key = comparison_key(number_or_name)
        guests = [guest for guest in self.competition.guests if key and self.name_keys[guest] == key]
        return guests[0] if guests else self.entrant(number_or_name).player

    def contestant(self, number_or_name: str) -> str:
        """Find a team by its name, or a player as `entrant` does."""
        teams = {entrant.team for entrant in self.competition.entrants.values()}
        if self.competition.format.contestant is Contestant.TEAM and number_or_name in teams:
            return number_or_name
        return self.entrant(number_or_name).player

    def name_of(self, contestant: str | None) -> str:
        """Return the full name of a person or a team; empty for nobody, and for an erased person."""
        if contestant in self.people:
            return full_name(self.people[contestant])
        return contestant or ""

    def unique_name(self, contestant: str | None) -> str:
        """Return the full name, with the start number of a namesake."""
        return f"{self.name_of(contestant)}{self._number_of_namesake(contestant)}"

    def list_name(self, contestant: str) -> str:
        """Return the name as the lists of this competition print it, with the number of a namesake."""
        if contestant not in self.people:
            return contestant
        name = list_name(self.people[contestant], self.competition.sorting)
        return f"{name}{self._number_of_namesake(contestant)}"

    def sort_key(self, contestant: str) -> Key:
        """Return the key by which the lists of this competition are sorted."""
        entrant = self.competition.entrants.get(contestant)
        person = self.people.get(contestant, Person("", "", contestant))
        return sort_key(person, entrant.number if entrant else 0, self.competition.sorting)

    def _number_of_namesake(self, contestant: str | None) -> str:
        entrant = self.competition.entrants.get(contestant or "")
        return f" ({entrant.number})" if entrant and contestant in self.namesakes else ""

    def _has(self, entrant: Entrant, key: str) -> bool:
        return bool(key) and self.name_keys[entrant.player] == key

    def _has_in_part(self, entrant: Entrant, key: str) -> bool:
        parts = split_name(self.people[entrant.player])
        names = (parts.given, parts.family, f"{parts.prefix} {parts.family}")
        return bool(key) and key in map(comparison_key, names)


def view_competition(transaction: Transaction, stream: str, competition: Competition) -> CompetitionView:
    """Join a competition with the texts that are stored beside its stream."""
    ids = {player: entrant.name for player, entrant in competition.entrants.items()}
    ids |= {guest: guest for guest in competition.guests}
    texts = transaction.names([stream, *ids.values()])
    people = {player: decode_person(texts.get(id_, "")) for player, id_ in ids.items()}
    keys = {player: comparison_key(full_name(person)) for player, person in people.items()}
    times = Counter(filter(None, keys.values()))
    namesakes = frozenset(player for player, key in keys.items() if times[key] > 1)
    competition_id = stream.partition("/")[2]
    title = texts.get(stream, competition_id)
    return CompetitionView(competition_id, title, competition, people, keys, namesakes)
