import hashlib
import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sjoelen.error import SjoelenError
from sjoelen.physics.error import BrokenTrajectory, TrajectoryTooNew
from sjoelen.physics.out_of_plane.effects import Effect
from sjoelen.physics.release import release_at
from sjoelen.physics.scene.support import Support
from sjoelen.physics.slide import slide
from sjoelen.physics.trajectories.archive import HEAD, from_bytes, from_content, from_json, to_bytes, to_json
from tests.physics.conftest import scattered

OFF = frozenset({Effect.HOP, Effect.BREAK})
PATH = slide(replace(scattered(10, 3), off=OFF), release_at(0.193, 2.4, 1.5, 5.0), seed=7)
CONTENT = to_bytes(PATH)
RECORDED = Path(__file__).parents[1] / "recorded"


def test_a_trajectory_is_read_as_it_was_written() -> None:
    assert from_json(to_json(PATH)) == PATH
    assert from_bytes(CONTENT) == PATH
    assert from_bytes(CONTENT).off == OFF


def test_either_form_is_recognised_by_its_content() -> None:
    answer = json.dumps({"trajectory": json.loads(to_json(PATH)), "discs": []})
    assert [from_content(content) for content in (CONTENT, to_json(PATH).encode(), answer.encode())] == [
        PATH
    ] * 3
    with pytest.raises(BrokenTrajectory):
        from_content(b"\xff\x00")


def test_the_compact_form_is_much_smaller() -> None:
    assert 3 * len(CONTENT) < len(to_json(PATH))


@settings(max_examples=60)
@given(st.integers(0, 8 * len(CONTENT) - 1))
def test_a_wrong_bit_is_refused(bit: int) -> None:
    content = bytearray(CONTENT)
    content[bit // 8] ^= 1 << bit % 8
    with pytest.raises((BrokenTrajectory, TrajectoryTooNew)):
        from_bytes(bytes(content))


@pytest.mark.parametrize("length", [0, 3, 9, 40, -1])
def test_a_file_cut_short_is_refused(length: int) -> None:
    with pytest.raises(BrokenTrajectory):
        from_bytes(CONTENT[:length])


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format":"x"}', '{"format":"sjoelen-trajectory","version":"1"}']
)
def test_a_file_that_is_no_trajectory_is_refused(text: str) -> None:
    with pytest.raises(BrokenTrajectory):
        from_json(text)


def test_a_changed_number_is_refused() -> None:
    body = json.loads(to_json(PATH))
    body["ended_s"] += 1e-9
    with pytest.raises(BrokenTrajectory):
        from_json(json.dumps(body))


def test_a_newer_version_is_refused_by_its_number() -> None:
    with pytest.raises(TrajectoryTooNew) as refused:
        from_json(json.dumps(json.loads(to_json(PATH)) | {"version": 4}))
    assert refused.value.facts == {"version": 4, "known": 3}
    with pytest.raises(TrajectoryTooNew):
        from_bytes(CONTENT[:4] + b"\x04\x00" + CONTENT[6:])


def test_version_1_without_heights_is_still_read() -> None:
    compact = from_bytes((RECORDED / "version-1.sjtr").read_bytes())
    assert compact == from_json((RECORDED / "version-1.json").read_text(encoding="utf-8"))
    assert (compact.engine, compact.seed, compact.discs) == (1, 7, 2)
    assert {(segment.support, segment.low_m, segment.on) for segment in compact.segments} == {
        (Support.FLOOR, 0.0, None)
    }
    assert compact.segments[0].high_m == pytest.approx(0.013)


def test_version_2_without_effects_is_still_read() -> None:
    compact = from_bytes((RECORDED / "version-2.sjtr").read_bytes())
    assert compact == from_json((RECORDED / "version-2.json").read_text(encoding="utf-8"))
    assert (compact.engine, compact.off) == (3, frozenset())
    assert any(segment.on is not None for segment in compact.segments)


@pytest.mark.parametrize("field", [("discs", 3), ("segments", []), ("off", ["fly"]), ("release", [0.1])])
def test_impossible_content_with_a_correct_checksum_is_refused(field: tuple[str, object]) -> None:
    body = json.loads(to_json(PATH)) | dict([field])
    del body["sha256"]
    text = json.dumps(body, sort_keys=True, separators=(",", ":"))
    body["sha256"] = hashlib.sha256(text.encode()).hexdigest()
    with pytest.raises(BrokenTrajectory):
        from_json(json.dumps(body))


def test_impossible_counts_with_a_correct_checksum_are_refused() -> None:
    for place in range(HEAD.size, len(CONTENT) - 32, 7):
        whole = CONTENT[:place] + b"\xff" + CONTENT[place + 1 : -32]
        try:
            from_bytes(whole + hashlib.sha256(whole).digest())
        except SjoelenError:
            continue
