"""A file that holds one stream, its chain of events, and the names beside it."""

import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from sjoelen.desk.error import FileAltered, FileFromTheFuture, FileTorn
from sjoelen.desk.name import CHARACTERS_MAX, clean_name
from sjoelen.desk.ports import Envelope, Name

MOMENT = r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$"
MOST_NUMBER = 2**53  # what JSON carries everywhere
ShortText = Annotated[str, Field(max_length=256, pattern=r"^[^\x00-\x1f]*$")]
Sha256 = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


def _moment(text: str) -> str:
    """Return a moment; raises ValueError where the calendar has no such one."""
    datetime.fromisoformat(text)
    return text


class EventRecord(BaseModel):
    """An event in a file: an envelope whose payload is not checked yet."""

    model_config = ConfigDict(extra="forbid", strict=True)

    stream: ShortText
    sequence: Annotated[int, Field(ge=1)]
    at: Annotated[str, Field(pattern=MOMENT), AfterValidator(_moment)]
    zone: ShortText
    by: ShortText
    type: ShortText
    version: Annotated[int, Field(ge=1)]
    payload: dict[str, Any]
    previous_hash: Sha256
    hash: Sha256


class FileContent(BaseModel):
    """The content of a file; `check`: the SHA-256 of all the rest."""

    model_config = ConfigDict(extra="forbid", strict=True)

    format: str
    version: int
    events: list[EventRecord]
    names: list[Annotated[tuple[ShortText, ShortText, str], Field(strict=False)]]
    check: str


@dataclass(frozen=True, slots=True)
class FileFormat:
    """A kind of file: its name, its newest version, and a pattern of the streams that it may hold."""

    name: str
    version: int
    streams: str


def write_file(file_format: FileFormat, events: Iterable[Envelope], names: Iterable[Name]) -> str:
    """Return the text of a file."""
    content = {
        "format": file_format.name,
        "version": file_format.version,
        "events": [asdict(envelope) for envelope in events],
        "names": [[name.id, name.person, name.text] for name in names],
    }
    return json.dumps({**content, "check": checksum(content)}, ensure_ascii=False, indent=1) + "\n"


def read_file(file_format: FileFormat, text: str) -> tuple[Sequence[Envelope], Sequence[Name]]:
    """Return the events and names of an intact file of this format; the chain is not verified yet.

    Raises FileTorn, FileFromTheFuture, FileAltered and what `clean_name` raises.
    """
    try:
        document: Any = json.loads(text, parse_float=_refuse, parse_int=_whole, parse_constant=_refuse)
        json.dumps(document, ensure_ascii=False).encode()  # half a surrogate pair is no text
        name, version = document["format"], document["version"]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise FileTorn from None
    if name != file_format.name or type(version) is not int:
        raise FileTorn
    if version > file_format.version:
        raise FileFromTheFuture(version=version)
    try:
        content = FileContent.model_validate(document)
    except ValidationError:
        raise FileAltered from None
    if content.check != checksum({name: value for name, value in document.items() if name != "check"}):
        raise FileAltered
    streams = {event.stream for event in content.events}
    if len(streams) != 1 or not re.fullmatch(file_format.streams, stream := streams.pop(), re.DOTALL):
        raise FileAltered
    if len({id_ for id_, _, _ in content.names}) < len(content.names):
        raise FileAltered
    names = [
        Name(id_, person, stream, clean_name(name_text, CHARACTERS_MAX))
        for id_, person, name_text in content.names
    ]
    return [Envelope(**event.model_dump()) for event in content.events], names


def checksum(content: dict[str, Any]) -> str:
    """Return the SHA-256 of the content, independent of the order of keys."""
    text = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()


def _whole(digits: str) -> int:
    """Return a number; raises ValueError where other programs could not hold it."""
    number = int(digits)
    if abs(number) > MOST_NUMBER:
        raise ValueError(digits)
    return number


def _refuse(number: str) -> None:
    """Raise ValueError: a log holds whole numbers only."""
    raise ValueError(number)
