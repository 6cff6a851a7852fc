"""The examples in `docs/rules/conformance.md` are cases of the files, each kind among them."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
TEXT = (HERE.parents[1] / "docs" / "rules" / "conformance.md").read_text(encoding="utf-8")
EXAMPLES = [
    tomllib.loads(block) for block in re.findall(r"^```toml\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
]
FILES = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("*/*.toml"))]
KINDS = {key for document in FILES for key, value in document.items() if isinstance(value, list)}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: next(iter(example)))
def test_an_example_is_a_case(example: dict[str, Any]) -> None:
    ((kind, (case,)),) = example.items()
    assert any(case in document.get(kind, []) for document in FILES)


def test_every_kind_has_its_example_and_its_heading() -> None:
    assert {kind for example in EXAMPLES for kind in example} == KINDS
    assert set(re.findall(r"^## ([a-z_]+)$", TEXT, re.MULTILINE)) == KINDS
