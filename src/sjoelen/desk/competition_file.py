"""A whole competition as one file, and back."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pydantic import ValidationError

from sjoelen.desk.competition import CompetitionView, load_competition, stream_of
from sjoelen.desk.competition_encoding import decode_event
from sjoelen.desk.error import CompetitionExists, FileAltered, FileContradictsItself
from sjoelen.desk.ports import Envelope, Json, Ports
from sjoelen.desk.sealed_file import FileFormat, read_file, write_file
from sjoelen.tournament.competition.events import FormatDefined
from sjoelen.tournament.competition.format_limits import problems

STREAMS = stream_of("")
FORM = FileFormat("sjoelen-competition", 1, f"{STREAMS}[^\0]+")
PEOPLE = {"player", "juror", "one", "other", "contestant", "contestants", "groups", "home", "away", "players"}
FORMAT, FORMAT_SEQUENCE = "format_defined", 2  # it speaks of nobody
BEGINNING, ENTRY, TURN = "competition_created", "player_entered", "turn_entered"
ON_A_TURN = {"turn_corrected", "dispute_decided", "replay_ordered", "replay_entered"}


@dataclass(frozen=True, slots=True)
class ImportResult:
    """A competition from a file; `new` unless the very same was here already."""

    view: CompetitionView
    new: bool


def export_competition(ports: Ports, competition_id: str) -> str:
    """The text of a file; raises UnknownCompetition."""
    with ports.log.reading() as transaction:
        stream = stream_of(load_competition(transaction, competition_id).id)
        return write_file(FORM, transaction.read(stream), transaction.names_about(stream))


def import_competition(ports: Ports, text: str) -> ImportResult:
    """Take it in whole or not at all; who was erased here stays erased.

    Raises FileTorn, FileAltered, FileFromTheFuture, FactFromTheFuture, BrokenChain, FileContradictsItself,
    CompetitionExists.
    """
    events, names = read_file(FORM, text)
    stream = events[0].stream
    competition_id = stream.removeprefix(STREAMS)
    with ports.log.writing() as transaction:
        if here := transaction.read(stream):
            if list(here) != list(events):
                raise CompetitionExists(competition=competition_id)
            return ImportResult(load_competition(transaction, competition_id), new=False)
        transaction.adopt(events)
        _judge(events)
        if transaction.names(name.id for name in names):
            raise FileAltered
        transaction.write_names(names)
        return ImportResult(load_competition(transaction, competition_id), new=True)


def _judge(events: Sequence[Envelope]) -> None:
    """A chain can be forged; what it tells must still follow from what it told before."""
    try:
        for event in events:
            content = decode_event(event)
            if isinstance(content, FormatDefined) and any(problems(content.format)):
                raise FileAltered
    except ValidationError:
        raise FileAltered from None
    known, turns = set[Json](), list[Json]()
    for event in events:
        slot = event.payload.get("slot")
        if event.type == ENTRY:
            new = event.payload["player"] not in known
            known |= {event.payload["player"], event.payload["team"]}
        else:
            new = event.type == FORMAT or set(_people(event.payload)) <= known
        if event.type == TURN:
            turns.append(slot)
        in_place = (event.type == BEGINNING) == (event.sequence == 1)
        in_place &= event.type != FORMAT or event.sequence == FORMAT_SEQUENCE
        if not (in_place and new and (event.type not in ON_A_TURN or slot in turns)):
            raise FileContradictsItself(sequence=event.sequence)


def _people(told: Json, named: bool = False) -> Iterator[Json]:
    """Everybody that an event speaks of: entrants by identity, teams by name."""
    if isinstance(told, dict):
        for name, value in told.items():
            yield from _people(value, named or name in PEOPLE)
    elif isinstance(told, list):
        for each in told:
            yield from _people(each, named)
    elif named and told is not None:
        yield told
