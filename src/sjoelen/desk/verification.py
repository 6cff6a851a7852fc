"""Verification of the whole log: games, competitions and notebooks.

A code is the beginning of the hash of an event, which seals all events before it. Whoever wrote it down can
tell later that nothing up to there was altered or cut off.
"""

from dataclasses import dataclass

from sjoelen.desk.error import CodeUnreadable
from sjoelen.desk.ports import EventLog
from sjoelen.error import InvalidError

CODE_DIGITS = 12  # 48 bits: to forge an event with them takes longer than a club exists
GROUP_DIGITS = 4


@dataclass(frozen=True, slots=True)
class VerifiedStream:
    """A stream with its number of events and its code; `broken`: the first altered event, else None."""

    stream: str
    events: int
    code: str
    broken: int | None = None


def verify_log(log: EventLog) -> tuple[VerifiedStream, ...]:
    """Return every stream with its code, or with the place where its chain is broken."""
    return tuple(_verified(log, stream) for stream in log.streams())


def has_code(log: EventLog, code: str) -> bool:
    """Tell whether the log still has the event of a code; raises CodeUnreadable."""
    digits = "".join(code.lower().split())
    if len(digits) != CODE_DIGITS or set(digits) - set("0123456789abcdef"):
        raise CodeUnreadable(code=code)
    return log.has_event(digits)


def short_code(head: str) -> str:
    """Return the first twelve digits of a hash, in groups of four."""
    return " ".join(head[place : place + GROUP_DIGITS] for place in range(0, CODE_DIGITS, GROUP_DIGITS))


def _verified(log: EventLog, stream: str) -> VerifiedStream:
    try:
        events, head = log.verified(stream)
    except InvalidError as error:
        place = error.facts.get("sequence")
        return VerifiedStream(stream, 0, "", place if isinstance(place, int) else 0)
    return VerifiedStream(stream, events, short_code(head))
