"""A person's name, prefix (tussenvoegsel), club and member number, stored as one text."""

from dataclasses import astuple, dataclass, fields

from sjoelen.desk.error import PrefixAlone
from sjoelen.desk.name import clean_name

SEPARATOR = "\t"  # no name contains it
# Words that prefixes of Dutch surnames are made of; cf. table 36 of the Dutch register of persons (BRP).
PREFIX_WORDS = (
    "'s 't a aan af auf aus bij d d' da dal dalla de degli dei del den der des di do dos du el het im in"
    " l l' la las le les lo los onder op over s' t te ten ter tho thoe thor to toe tot uijt uit van ver"
    " vom von voor vor zu zum zur"
)
PREFIXES = frozenset(PREFIX_WORDS.split())


@dataclass(frozen=True, slots=True)
class Person:
    """A name in three parts, or whole in `given`; club and member number where they are known."""

    given: str
    prefix: str = ""
    family: str = ""
    club: str = ""
    member: str = ""

    @property
    def name(self) -> str:
        """The full name: Jan van den Berg."""
        return " ".join(filter(None, (self.given, self.prefix, self.family)))


def clean_person(person: Person) -> Person:
    """Return the person with every part cleaned; raises PrefixAlone and what `clean_name` raises."""
    if person.prefix.strip() and not person.family.strip():
        raise PrefixAlone(prefix=person.prefix)
    clean_name(person.name)
    return Person(*(clean_name(part) if part.strip() else "" for part in astuple(person)))


def encode_person(person: Person) -> str:
    """Return the text to be stored; a name alone is stored as it is."""
    return SEPARATOR.join(astuple(person)).rstrip(SEPARATOR)


def decode_person(text: str) -> Person:
    """Return the person of a stored text; further parts, of a newer release, are ignored."""
    return Person(*text.split(SEPARATOR)[: len(fields(Person))])


def split_name(person: Person) -> Person:
    """Split a whole name into given name, prefix and family name, as Dutch names are made."""
    if person.prefix or person.family:
        return person
    before, comma, after = person.given.partition(",")
    given, prefix, family = (
        _split_list_name(before, after) if comma else _split_full_name(person.given.split())
    )
    return Person(given, prefix, family, person.club, person.member)


def _split_list_name(family: str, rest: str) -> tuple[str, str, str]:
    """Split "Berg, Jan van den"."""
    words = rest.split()
    end = len(words)
    while end > 1 and words[end - 1].casefold() in PREFIXES:
        end -= 1
    return " ".join(words[:end]), " ".join(words[end:]), family.strip()


def _split_full_name(words: list[str]) -> tuple[str, str, str]:
    """Split "Jan van den Berg", "Jan Jansen" or "Jan"."""
    begin = next((place for place, word in enumerate(words[:-1]) if word.casefold() in PREFIXES), None)
    if begin is None:
        return " ".join(words[:-1]), "", " ".join(words[-1:])
    end = begin
    while end < len(words) - 1 and words[end].casefold() in PREFIXES:
        end += 1
    return " ".join(words[:begin]), " ".join(words[begin:end]), " ".join(words[end:])
