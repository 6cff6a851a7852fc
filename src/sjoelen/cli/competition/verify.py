"""sjoelen competition verify"""

from pathlib import Path

from sjoelen.cli.competition.competition_desk import competition_command, desk_at
from sjoelen.cli.output import answer, this_reader
from sjoelen.desk.competition import show_competition, stream_of
from sjoelen.desk.verification import short_code


@competition_command("verify")
def verify(competition: str, *, data: Path | None) -> None:
    """Verify the hash chain of the log and print the code of its head."""
    ports = desk_at(data)
    view = show_competition(ports, competition)
    head = ports.log.head(stream_of(competition))
    events, code = view.competition.events, short_code(head)
    record = {"competition": view.id, "events": events, "head": head, "code": code}
    answer(record, [this_reader().say("cli.verified", **record)])
