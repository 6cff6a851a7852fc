"""What is told of a person beside the log: name, tussenvoegsel, club and member number, as one text."""

from dataclasses import astuple, dataclass, fields

from sjoelen.desk.error import PrefixAlone
from sjoelen.desk.name import clean_name

BETWEEN = "\t"  # no name holds one
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
        """As it is said: Jan van den Berg."""
        return " ".join(filter(None, (self.given, self.prefix, self.family)))


NOBODY = Person("")


def clean_person(person: Person) -> Person:
    """Every part tidied; raises PrefixAlone, and what `clean_name` raises for a part or the whole name."""
    if person.prefix.strip() and not person.family.strip():
        raise PrefixAlone(prefix=person.prefix)
    clean_name(person.name)
    return Person(*(clean_name(part) if part.strip() else "" for part in astuple(person)))


def encode_person(person: Person) -> str:
    """How it is kept; a name alone is kept as it is."""
    return BETWEEN.join(astuple(person)).rstrip(BETWEEN)


def decode_person(text: str) -> Person:
    """What was kept; a newer release may keep more."""
    return Person(*text.split(BETWEEN)[: len(fields(Person))])


def split_name(person: Person) -> Person:
    """With given name, prefix and family name apart: as they were told, else as Dutch names are made."""
    if person.prefix or person.family:
        return person
    before, comma, after = person.given.partition(",")
    given, prefix, family = _listed(before, after) if comma else _spoken(person.given.split())
    return Person(given, prefix, family, person.club, person.member)


def _listed(family: str, rest: str) -> tuple[str, str, str]:
    """Berg, Jan van den."""
    words = rest.split()
    end = len(words)
    while end > 1 and words[end - 1].casefold() in PREFIXES:
        end -= 1
    return " ".join(words[:end]), " ".join(words[end:]), family.strip()


def _spoken(words: list[str]) -> tuple[str, str, str]:
    """Jan van den Berg, Jan Jansen, or Jan alone."""
    begin = next((place for place, word in enumerate(words[:-1]) if word.casefold() in PREFIXES), None)
    if begin is None:
        return " ".join(words[:-1]), "", " ".join(words[-1:])
    end = begin
    while end < len(words) - 1 and words[end].casefold() in PREFIXES:
        end += 1
    return " ".join(words[:begin]), " ".join(words[begin:end]), " ".join(words[end:])
