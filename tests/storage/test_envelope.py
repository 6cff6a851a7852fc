import json
from dataclasses import asdict, replace
from datetime import UTC, datetime, timedelta, timezone
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjoelen.desk.ports import EncodedEvent, Envelope, Json, Moment
from sjoelen.storage.envelope import (
    FIRST_HASH,
    canonical,
    check_chain,
    check_stream,
    hash_of,
    row_of,
    seal,
    utc_text,
)
from sjoelen.storage.error import BrokenChain

MOMENT = Moment(datetime(2026, 9, 1, 18, 30, tzinfo=UTC), "Europe/Amsterdam")
leaves = st.none() | st.booleans() | st.integers() | st.text("aé🥏")
values: st.SearchStrategy[Json] = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abc"), inner), max_leaves=5
)


def chain(length: int) -> list[Envelope]:
    envelopes: list[Envelope] = []
    for number in range(length):
        fact = EncodedEvent("turn_recorded", 1, {"points": number})
        end = (envelopes[-1].sequence, envelopes[-1].hash) if envelopes else (0, FIRST_HASH)
        envelopes.append(seal(fact, "home-game/a", end, by="guest", moment=MOMENT))
    return envelopes


def test_the_keys_are_sorted_and_nothing_is_between_them() -> None:
    assert canonical({"b": [1, None, True], "a": "é🥏"}) == '{"a":"é🥏","b":[1,null,true]}'


@given(st.dictionaries(st.text("abc"), values))
def test_the_order_in_which_a_value_was_built_does_not_matter(value: dict[str, Json]) -> None:
    assert canonical(value) == canonical(dict(reversed(value.items())))


@pytest.mark.parametrize("fraction", [1.0, float("nan"), {"a": [0.5]}, [{"a": 0.1}]])
def test_a_fraction_never_reaches_the_log(fraction: Any) -> None:
    with pytest.raises(TypeError):
        canonical(fraction)


# RFC 8785, 3.2.2.2: the characters that are escaped, and how; every other one stands as it is.
ESCAPES = {f"{code:c}": f"\\u{code:04x}" for code in range(0x20)}
ESCAPES |= {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r", '"': '\\"', "\\": "\\\\"}


@given(st.text(st.characters(codec="utf-8") | st.sampled_from(list(ESCAPES))))
def test_a_text_is_escaped_as_the_standard_says(text: str) -> None:
    escaped = "".join(ESCAPES.get(character, character) for character in text)
    assert canonical({text: text}) == f'{{"{escaped}":"{escaped}"}}'


@given(st.dictionaries(st.text(), values))
def test_every_json_program_reads_the_text(value: dict[str, Json]) -> None:
    assert json.loads(canonical(value)) == value


@given(st.text(), st.text(), st.text())
def test_a_seal_is_that_of_the_canonical_envelope(by: str, zone: str, kind: str) -> None:
    sealed = seal(EncodedEvent(kind, 1, {"é": 1}), "a", by=by, moment=Moment(MOMENT.at, zone))
    content = {name: value for name, value in asdict(sealed).items() if name != "hash"}
    assert sealed.hash == sha256(canonical(content).encode()).hexdigest()
    assert check_stream("a", [row_of(sealed)]) == (1, sealed.hash)


def test_a_text_that_is_only_alike_is_not_what_was_sealed() -> None:
    *before, payload, previous_hash, own = row_of(chain(1)[0])
    with pytest.raises(BrokenChain):
        check_stream("home-game/a", [(*before, payload.replace(":", ": "), previous_hash, own)])  # type: ignore[list-item]


def test_a_time_is_utc_to_the_microsecond() -> None:
    summer = timezone(timedelta(hours=2))
    assert utc_text(datetime(2026, 9, 1, 20, 30, 0, 5, tzinfo=summer)) == "2026-09-01T18:30:00.000005Z"


def test_every_event_holds_the_hash_of_the_one_before() -> None:
    first, second, third = chain(3)
    assert first.previous_hash == FIRST_HASH
    assert (second.previous_hash, third.previous_hash) == (first.hash, second.hash)
    assert [first.sequence, second.sequence, third.sequence] == [1, 2, 3]
    check_chain([first, second, third])


def test_the_hash_is_the_same_for_ever() -> None:
    assert chain(1)[0].hash == "0bb03ec7182be160256b5f06d0bb4523ccd122acc691691a31389a9f9ebe4136"


@pytest.mark.parametrize(
    "change",
    [
        {"payload": {"points": 148}},
        {"at": "2026-09-01T18:30:00.000001Z"},
        {"zone": "UTC"},
        {"by": "someone"},
        {"type": "entry_undone"},
        {"version": 2},
        {"stream": "home-game/b"},
        {"sequence": 3},
        {"previous_hash": FIRST_HASH},
        {"hash": FIRST_HASH},
    ],
)
def test_any_change_breaks_the_chain(change: dict[str, Any]) -> None:
    first, second, third = chain(3)
    with pytest.raises(BrokenChain) as caught:
        check_chain([first, replace(second, **change), third])
    assert caught.value.facts["sequence"] == 2


def test_a_changed_event_with_a_fitting_hash_breaks_the_next() -> None:
    first, second, third = chain(3)
    forged = replace(second, payload={"points": 148})
    with pytest.raises(BrokenChain) as caught:
        check_chain([first, replace(forged, hash=hash_of(forged)), third])
    assert caught.value.facts["sequence"] == 3


@pytest.mark.parametrize("gone", [0, 1])
def test_a_missing_event_breaks_the_chain(gone: int) -> None:
    envelopes = chain(3)
    del envelopes[gone]
    with pytest.raises(BrokenChain):
        check_chain(envelopes)
