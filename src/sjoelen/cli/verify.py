"""sjoelen verify"""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import click

from sjoelen.cli.competition.competition_desk import data_options, desk_at
from sjoelen.cli.localized_command import localized_command
from sjoelen.cli.output import Reader, answer, this_reader


@localized_command("verify", key="verify-all")
@click.option("--code", "codes", multiple=True, metavar="CODE")
@data_options
def command(codes: tuple[str, ...], *, data: Path | None) -> None:
    """Verify that nothing in the data was altered, and that earlier codes are still there."""
    log = desk_at(data).log
    from sjoelen.desk.competition import stream_of  # noqa: PLC0415 an extra; desk_at has checked it
    from sjoelen.desk.error import CodeNotHere, LogBroken  # noqa: PLC0415
    from sjoelen.desk.verification import VerifiedStream, has_code, verify_log  # noqa: PLC0415

    def lines(reader: Reader, streams: tuple[VerifiedStream, ...]) -> Iterator[str]:
        events = sum(stream.events for stream in streams)
        yield reader.say("cli.all-verified", streams=len(streams), events=events)
        competitions = stream_of("")
        for stream in streams:
            if stream.stream.startswith(competitions):
                name = stream.stream.removeprefix(competitions)
                yield reader.say("cli.code-of", competition=name, code=stream.code)

    verified = verify_log(log)
    broken = [stream for stream in verified if stream.broken is not None]
    if broken:
        raise LogBroken(streams=tuple(f"{stream.stream} ({stream.broken})" for stream in broken))
    for code in codes:
        if not has_code(log, code):
            raise CodeNotHere(code=code)
    answer({"streams": [asdict(stream) for stream in verified]}, lines(this_reader(), verified))
