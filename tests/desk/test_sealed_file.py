import json
from dataclasses import replace

import pytest

from sjoelen.desk.error import FileAltered, FileFromTheFuture, FileTorn, NameTooLong
from sjoelen.desk.ports import Envelope, Name
from sjoelen.desk.sealed_file import FileFormat, checksum, read_file, write_file

MOMENT = "2026-09-01T18:30:00.000000Z"
FORM = FileFormat("toy", 3, "toy/[a-z]+")
EVENT = Envelope("toy/a", 1, MOMENT, "UTC", "me", "spun", 1, {"é": [1, None]}, "0" * 64, "1" * 64)
NAME = Name("n", "p", "toy/a", "Zoë")


def test_what_is_written_is_read() -> None:
    assert read_file(FORM, write_file(FORM, [EVENT, EVENT], [NAME])) == ([EVENT, EVENT], [NAME])
    assert read_file(replace(FORM, version=4), write_file(FORM, [EVENT], [])) == ([EVENT], [])


def test_no_bit_of_a_file_can_be_flipped() -> None:
    text = write_file(FORM, [EVENT], [NAME]).encode()
    for place in range(len(text) - 1):
        flipped = bytearray(text)
        flipped[place] ^= 1
        try:
            content = read_file(FORM, flipped.decode())
        except (FileTorn, FileAltered, FileFromTheFuture, UnicodeDecodeError):
            continue
        assert content == ([EVENT], [NAME])  # a space became another space


@pytest.mark.parametrize(
    ("form", "refusal"),
    [
        (replace(FORM, name="game"), FileTorn),
        (replace(FORM, version=2), FileFromTheFuture),
        (replace(FORM, streams="game/.*"), FileAltered),
    ],
)
def test_a_file_of_another_kind_is_refused(form: FileFormat, refusal: type[Exception]) -> None:
    with pytest.raises(refusal):
        read_file(form, write_file(FORM, [EVENT], []))


def test_a_file_holds_one_stream() -> None:
    for events in ([], [EVENT, replace(EVENT, stream="toy/b")]):
        with pytest.raises(FileAltered):
            read_file(FORM, write_file(FORM, events, []))


def test_a_name_must_be_one() -> None:
    with pytest.raises(NameTooLong):
        read_file(FORM, write_file(FORM, [EVENT], [replace(NAME, text="x" * 500)]))


def test_the_check_does_not_depend_on_the_order() -> None:
    content = json.loads(write_file(FORM, [EVENT], []))
    assert content["check"] == checksum(
        {"version": 3, **{key: content[key] for key in ("names", "events", "format")}}
    )
