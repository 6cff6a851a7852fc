from dataclasses import dataclass

import pytest

from sjoelen.desk.error import FactFromTheFuture
from sjoelen.desk.ports import Envelope
from sjoelen.desk.upcasting import snake_case, upcast


@dataclass
class DiscSlid:
    speed: int


def stored(type_: str, version: int) -> Envelope:
    return Envelope("s", 1, "", "", "", type_, version, {"speed": 1}, "", "")


UPCASTERS = {
    ("disc_slid", 1): lambda payload: {**payload, "speed": 2},
    ("disc_slid", 2): lambda payload: {**payload, "speed": payload["speed"] * 10},
}


def test_a_class_is_stored_in_snake_case() -> None:
    assert snake_case(DiscSlid) == "disc_slid"


@pytest.mark.parametrize(("version", "speed"), [(1, 20), (2, 10), (3, 1)])
def test_a_payload_passes_every_version_up_to_the_newest(version: int, speed: int) -> None:
    read = upcast(stored("disc_slid", version), {"disc_slid": DiscSlid}, {DiscSlid: 3}, UPCASTERS)
    assert read == (DiscSlid, {"speed": speed})


@pytest.mark.parametrize(("type_", "version"), [("disc_eaten", 1), ("disc_slid", 2)])
def test_what_a_newer_release_stored_is_not_guessed_at(type_: str, version: int) -> None:
    with pytest.raises(FactFromTheFuture) as caught:
        upcast(stored(type_, version), {"disc_slid": DiscSlid}, {}, {})
    assert caught.value.facts == {"fact": type_, "version": version}
