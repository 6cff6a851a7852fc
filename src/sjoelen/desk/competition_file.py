"""Export of a competition to a file, and import."""

from collections.abc import Sequence
from dataclasses import dataclass

from pydantic import ValidationError

from sjoelen.desk.competition import stream_of
from sjoelen.desk.competition_encoding import decode_event
from sjoelen.desk.competition_view import CompetitionView, view_competition
from sjoelen.desk.error import CompetitionExists, FileAltered, FileContradictsItself, UnknownCompetition
from sjoelen.desk.ports import Envelope, Ports
from sjoelen.desk.sealed_file import FileFormat, read_file, write_file
from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.direction.judgement import judge
from sjoelen.tournament.error import EventNotFollowing

STREAMS = stream_of("")
FILE_FORMAT = FileFormat("sjoelen-competition", 1, f"{STREAMS}[^\0]+")


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
    ports.log.check_chain(envelopes)
    competition, stream = _judged(envelopes), envelopes[0].stream
    with ports.log.writing() as transaction:
        stored = transaction.read(stream)
        if stored and list(stored) != list(envelopes):
            raise CompetitionExists(competition=stream.removeprefix(STREAMS))
        if not stored:
            transaction.adopt(envelopes)
            if transaction.names(name.id for name in names):
                raise FileAltered
            transaction.write_names(names)
        return ImportResult(view_competition(transaction, stream, competition), new=not stored)


def _judged(envelopes: Sequence[Envelope]) -> Competition:
    """Return the competition; raises FileContradictsItself, FileAltered: a chain can be forged."""
    try:
        return judge(map(decode_event, envelopes))
    except EventNotFollowing as error:
        raise FileContradictsItself(sequence=error.facts["event"]) from None
    except (ValidationError, LookupError):
        raise FileAltered from None
