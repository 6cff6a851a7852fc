"""sjoelen competition verify"""

from pathlib import Path

from sjoelen.cli.competition.competition_desk import desk_at, held
from sjoelen.cli.output import answer, this_reader
from sjoelen.desk.competition import show_competition, stream_of

CODE_SIGNS = 12


@held("verify")
def verify(competition: str, *, data: Path | None) -> None:
    """Check that nothing in the log was altered, and say the code of its head."""
    ports = desk_at(data)
    view = show_competition(ports, competition)
    head = ports.log.head(stream_of(competition))
    events, code = view.competition.events, short_code(head)
    record = {"competition": view.id, "events": events, "head": head, "code": code}
    answer(record, [this_reader().say("cli.verified", **record)])


def short_code(head: str) -> str:
    """The beginning of the hash that seals a log, in groups of four, to be printed and compared."""
    return " ".join(head[place : place + 4] for place in range(0, CODE_SIGNS, 4))
