import importlib.util
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType

import pytest

from sjoelen.machine.scalar import Scalar
from sjoelen.machine.source import (
    call_graph,
    check_unchanged,
    fingerprint,
    function_of,
    signature,
    syntax_tree,
)

TEXT = """
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
    def loaded(text: str) -> ModuleType:
        file = tmp_path / "machine.py"
        file.write_text(text, encoding="utf-8")
        spec = importlib.util.spec_from_file_location(f"loaded_{tmp_path.name}", file)
        assert spec
        module = importlib.util.module_from_spec(spec)
        exec(compile(text, file, "exec"), vars(module))  # noqa: S102
        return module

    return loaded


Load = Callable[[str], ModuleType]


def test_annotations_give_the_signature(load: Load) -> None:
    assert signature(load(TEXT).outer.function) == ((Scalar.FLOAT, Scalar.BOOL), Scalar.FLOAT)


def test_the_call_graph_has_every_function_once(load: Load) -> None:
    module = load(TEXT)
    assert [*call_graph(module.outer.function)] == [module.outer.function, module.inner.function]


def test_only_a_compiled_function_has_a_python_function(load: Load) -> None:
    module = load(TEXT)
    assert function_of(module.inner) is module.inner.function
    assert function_of(sys) is None
    assert function_of(3.5) is None


def test_a_function_has_the_syntax_tree_of_its_source(load: Load) -> None:
    function = load(TEXT).inner.function
    assert syntax_tree(function).name == "inner"
    check_unchanged(function)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("* FACTOR", "/ FACTOR"),
        ("FACTOR = 2", "FACTOR = 3"),
        ("FACTOR = 2", "FACTOR = 2.0"),
        ("number: float, again", "number: int, again"),
    ],
)
def test_a_change_of_the_code_changes_the_fingerprint(load: Load, first: str, second: str) -> None:
    assert fingerprint(load(TEXT).outer.function) != fingerprint(
        load(TEXT.replace(first, second)).outer.function
    )


def test_a_comment_does_not_change_the_fingerprint(load: Load) -> None:
    talkative = TEXT.replace("FACTOR = 2", "# twice\nFACTOR = 2")
    assert fingerprint(load(TEXT).outer.function) == fingerprint(load(talkative).outer.function)


VARIANTS = [TEXT.replace("* FACTOR", f"* FACTOR + {number}") for number in ("0.0", "-0.0", "0", "False")]


@pytest.mark.parametrize("first", VARIANTS)
@pytest.mark.parametrize("later", VARIANTS)
def test_numbers_are_compared_as_they_are_written(load: Load, first: str, later: str) -> None:
    function = load(first).inner.function
    Path(function.__code__.co_filename).write_text(later, encoding="utf-8")
    with nullcontext() if first == later else pytest.raises(OSError, match="has changed"):
        check_unchanged(function)


HEADINGS = [
    "number) -> int",
    "number: int)",
    "*number: int) -> int",
    "*, number: int) -> int",
    "number: list) -> int",
]


@pytest.mark.parametrize("heading", HEADINGS)
def test_a_signature_outside_the_language_is_refused_with_its_line(load: Load, heading: str) -> None:
    with pytest.raises(SyntaxError) as refused:
        signature(load(TEXT.replace("number: float) -> float", heading)).inner.function)
    assert (str(refused.value.filename)[-10:], refused.value.lineno) == ("machine.py", 7)


def test_an_import_does_not_change_a_function(load: Load) -> None:
    text = TEXT.replace("number * FACTOR", "math.sin(number)")
    check_unchanged(load(f"import math\n{text}").inner.function)


@pytest.mark.parametrize("later", [TEXT.replace("* FACTOR", "- FACTOR"), "# nothing\n"])
def test_a_file_that_changed_since_it_was_loaded_is_refused(load: Load, later: str) -> None:
    function = load(TEXT).inner.function
    Path(function.__code__.co_filename).write_text(later, encoding="utf-8")
    with pytest.raises(OSError, match="has changed"):
        check_unchanged(function)
