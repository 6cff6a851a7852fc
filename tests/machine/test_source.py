import importlib.util
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType

import pytest

from sjoelen.machine.scalar import Scalar
from sjoelen.machine.source import check_unchanged, fingerprint, reach, signature, tree, written

WORDS = """
from sjoelen.machine.compiled import Compiled

FACTOR = 2


@Compiled
def inner(number: float) -> float:
    return number * FACTOR


@Compiled
def outer(number: float, again: bool) -> float:
    return outer(inner(number), False) if again else number
"""


@pytest.fixture
def load(tmp_path: Path) -> Callable[[str], ModuleType]:
    def loaded(words: str) -> ModuleType:
        file = tmp_path / "machine.py"
        file.write_text(words, encoding="utf-8")
        spec = importlib.util.spec_from_file_location(f"written_{tmp_path.name}", file)
        assert spec
        module = importlib.util.module_from_spec(spec)
        exec(compile(words, file, "exec"), vars(module))  # noqa: S102
        return module

    return loaded


Load = Callable[[str], ModuleType]


def test_a_function_takes_and_gives_what_its_annotations_say(load: Load) -> None:
    assert signature(load(WORDS).outer.act) == ((Scalar.FLOAT, Scalar.BOOL), Scalar.FLOAT)


def test_a_function_reaches_itself_and_what_it_calls_once(load: Load) -> None:
    module = load(WORDS)
    assert [*reach(module.outer.act)] == [module.outer.act, module.inner.act]


def test_only_machine_code_has_a_function_behind_it(load: Load) -> None:
    module = load(WORDS)
    assert written(module.inner) is module.inner.act
    assert written(sys) is None
    assert written(3.5) is None


def test_a_function_is_found_as_it_was_written(load: Load) -> None:
    act = load(WORDS).inner.act
    assert tree(act).name == "inner"
    check_unchanged(act)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("* FACTOR", "/ FACTOR"),
        ("FACTOR = 2", "FACTOR = 3"),
        ("FACTOR = 2", "FACTOR = 2.0"),
        ("number: float, again", "number: int, again"),
    ],
)
def test_whatever_changes_the_code_changes_the_fingerprint(load: Load, one: str, other: str) -> None:
    assert fingerprint(load(WORDS).outer.act) != fingerprint(load(WORDS.replace(one, other)).outer.act)


def test_a_comment_does_not_change_the_fingerprint(load: Load) -> None:
    talkative = WORDS.replace("FACTOR = 2", "# twice\nFACTOR = 2")
    assert fingerprint(load(WORDS).outer.act) == fingerprint(load(talkative).outer.act)


WRITTEN = [WORDS.replace("* FACTOR", f"* FACTOR + {number}") for number in ("0.0", "-0.0", "0", "False")]


@pytest.mark.parametrize("first", WRITTEN)
@pytest.mark.parametrize("later", WRITTEN)
def test_each_number_counts_as_it_is_written(load: Load, first: str, later: str) -> None:
    act = load(first).inner.act
    Path(act.__code__.co_filename).write_text(later, encoding="utf-8")
    with nullcontext() if first == later else pytest.raises(OSError, match="has changed"):
        check_unchanged(act)


HEADINGS = [
    "number) -> int",
    "number: int)",
    "*number: int) -> int",
    "*, number: int) -> int",
    "number: list) -> int",
]


@pytest.mark.parametrize("heading", HEADINGS)
def test_a_heading_outside_of_the_language_is_named_with_its_line(load: Load, heading: str) -> None:
    with pytest.raises(SyntaxError) as refused:
        signature(load(WORDS.replace("number: float) -> float", heading)).inner.act)
    assert (str(refused.value.filename)[-10:], refused.value.lineno) == ("machine.py", 7)


def test_what_is_imported_does_not_make_a_function_another(load: Load) -> None:
    words = WORDS.replace("number * FACTOR", "math.sin(number)")
    check_unchanged(load(f"import math\n{words}").inner.act)


@pytest.mark.parametrize("later", [WORDS.replace("* FACTOR", "- FACTOR"), "# nothing\n"])
def test_a_file_that_changed_since_it_was_loaded_is_not_taken_for_it(load: Load, later: str) -> None:
    act = load(WORDS).inner.act
    Path(act.__code__.co_filename).write_text(later, encoding="utf-8")
    with pytest.raises(OSError, match="has changed"):
        check_unchanged(act)
