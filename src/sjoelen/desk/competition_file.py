"""Export of a competition to a file, and import."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pydantic import ValidationError

from sjoelen.desk.competition import stream_of
from sjoelen.desk.competition_encoding import decode_event
from sjoelen.desk.competition_view import CompetitionView, view_competition
from sjoelen.desk.error import CompetitionExists, FileAltered, FileContradictsItself, UnknownCompetition
from sjoelen.desk.ports import Envelope, Json, Ports
from sjoelen.desk.sealed_file import FileFormat, read_file, write_file
from sjoelen.tournament.competition.competition import replay
from sjoelen.tournament.competition.events import CompetitionEvent, FormatDefined
from sjoelen.tournament.competition.format_limits import problems

STREAMS = stream_of("")
FILE_FORMAT = FileFormat("sjoelen-competition", 1, f"{STREAMS}[^\0]+")
PEOPLE = {"player", "juror", "one", "other", "contestant", "contestants", "groups", "home", "away", "players"}
FORMAT, FORMAT_SEQUENCE = "format_defined", 2  # it speaks of nobody
BEGINNING, ENTRY, TURN = "competition_created", "player_entered", "turn_entered"
ON_A_TURN = {"turn_corrected", "dispute_decided", "replay_ordered", "replay_entered"}


@dataclass(frozen=True, slots=True)
class ImportResult:
    """The competition of a file; `new`: it was not stored here before."""

    view: CompetitionView
    new: bool


def export_competition(ports: Ports, competition_id: str) -> str:
    """Return the text of a file; raises UnknownCompetition."""
    stream = stream_of(competition_id)
    with ports.log.reading() as transaction:
        envelopes = transaction.read(stream)
        if not envelopes:
            raise UnknownCompetition(competition=competition_id)
        return write_file(FILE_FORMAT, envelopes, transaction.names_about(stream))


def import_competition(ports: Ports, text: str) -> ImportResult:
    """Store a competition whole or not at all; a person who was erased here stays erased.

    Raises FileTorn, FileAltered, FileFromTheFuture, FactFromTheFuture, BrokenChain, FileContradictsItself,
    CompetitionExists.
    """
    envelopes, names = read_file(FILE_FORMAT, text)
    stream = envelopes[0].stream
    with ports.log.writing() as transaction:
        stored = transaction.read(stream)
        if stored and list(stored) != list(envelopes):
            raise CompetitionExists(competition=stream.removeprefix(STREAMS))
        if not stored:
            transaction.adopt(envelopes)
        events = _decoded(envelopes)
        if not stored:
            _check_order(envelopes)
            if transaction.names(name.id for name in names):
                raise FileAltered
            transaction.write_names(names)
        return ImportResult(view_competition(transaction, stream, replay(events)), new=not stored)


def _decoded(envelopes: Sequence[Envelope]) -> list[CompetitionEvent]:
    try:
        events = [decode_event(envelope) for envelope in envelopes]
    except ValidationError:
        raise FileAltered from None
    if any(any(problems(event.format)) for event in events if isinstance(event, FormatDefined)):
        raise FileAltered
    return events


def _check_order(events: Sequence[Envelope]) -> None:
    """Raise FileContradictsItself where an event does not follow from those before: a chain can be forged."""
    people, turns = set[Json](), list[Json]()
    for event in events:
        slot = event.payload.get("slot")
        if event.type == ENTRY:
            new = event.payload["player"] not in people
            people |= {event.payload["player"], event.payload["team"]}
        else:
            new = event.type == FORMAT or set(_people(event.payload)) <= people
        if event.type == TURN:
            turns.append(slot)
        in_place = (event.type == BEGINNING) == (event.sequence == 1)
        in_place &= event.type != FORMAT or event.sequence == FORMAT_SEQUENCE
        if not (in_place and new and (event.type not in ON_A_TURN or slot in turns)):
            raise FileContradictsItself(sequence=event.sequence)


def _people(content: Json, named: bool = False) -> Iterator[Json]:
    """Yield the people and teams of an event: entrants by identity, teams by name."""
    if isinstance(content, dict):
        for name, value in content.items():
            yield from _people(value, named or name in PEOPLE)
    elif isinstance(content, list):
        for item in content:
            yield from _people(item, named)
    elif named and content is not None:
        yield content
