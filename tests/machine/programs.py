"""Random programs in the language of machine code; python -m tests.machine.programs 3000 compares as many.

No program raises an exception in Python: divisors are odd, indices stay inside the arrays.
"""

import math
import re
import struct
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import FunctionType
from typing import Any

import numpy as np

from sjoelen.machine.compiled import Compiled

HEAD = """
from math import inf, nan, sqrt

from sjoelen.machine.compiled import Compiled
from sjoelen.physics.compiled import Floats, Numbers

MINUS, PAIR, NEVER, ZERO = -3, (2, -5), False, -0.0


@Compiled
def bump(x: Floats, n: Numbers, index: int) -> int:
    n[index & 7] = (n[index & 7] + 3) & 63
    x[(index + 1) & 7] *= -0.5
    return n[index & 7]


@Compiled
def pair(x: Floats, n: Numbers, index: int) -> tuple[int, tuple[float, bool]]:
    x[index & 7], n[0] = x[n[1] & 7], index & 15
    return index & 7, (x[index & 7] - 0.25, index < n[2])
"""
PARAMETERS = {"a": "small", "b": "small", "f": "float", "g": "float", "p": "bool", "q": "bool"}
SIGNATURE = "x: Floats, n: Numbers, a: int, b: int, f: float, g: float, p: bool, q: bool"
RESULT = "(<int>, (<float>, <bool>), <float>)"

LEAVES = {
    "small": "3 -7 MINUS PAIR[1] x.shape[0]",
    "float": "0.0 -0.0 ZERO 1.5 -2.25 0.1 1e-310 1e300 inf -inf nan",
    "bool": "True NEVER",
}


def alternatives(text: str) -> list[str]:
    """Return the parts between bars or line ends."""
    return re.split(r" \| |\n", text.strip())


EXPRESSIONS = {
    "small": alternatives("(<int> & 255) - 100 | <int> % 99 | <int> % -99"),
    "index": alternatives("<int> & 7 | bump(x, n, <int>) & 7"),
    "int": alternatives("""
<int> + <int> | <int> - <int> | <int> & <int> | <int> ^ <int> | <int> * 3
<int> * -2 | <int> // 7 | <int> // -4 | <int> // MINUS | <int> % 7 | <int> % -4
<int> % (<int> % 64 * 2 + 1) | -<int> | abs(<int>) | <int> // (<int> % -64 * 2 + 1)
(<int> & 1023) << (<int> & 3) | <int> >> (<int> & 7) | <int> % -1
min(<int>, <int>, <int>) | max(<int>, <int>) | <int> if <bool> else <int>
int(<bool>) - <bool> | int(max(-1e6, min(1e6, <float>))) | bump(x, n, <int>) | n[<index>]
(<int>, <int>)[-1]
"""),
    "float": alternatives("""
<float> + <float> | <float> - <float> | <float> * <float> + <float> | <float> - <int>
<int> * <float> | 0.0 - <float> | <float> / (abs(<float>) + 0.5) | <int> / (<int> % 64 * 2 + 1)
-<float> | abs(<float>) | sqrt(abs(<float>)) | x[<index>] | float(<int>) | min(<float>, <float>)
max(<float>, <float>, <float>) | <float> if <bool> else <float> | -x[<index>] | (<float>, <int>)[0]
pair(x, n, <int>)[1][0]
"""),
    "bool": alternatives("""
<bool> and <bool> or not <bool> | <bool> or <bool> and <bool> | not <bool> | <float> < <float>
<float> != <float> | <float> <= <int> < <float> | <int> < <int> >= <int> != <int>
<int> in (<int>, <int>, 3) | <float> not in (0.0, 1, 2.5) | 1.5 in (<float>, <float>)
<bool> if <bool> else <bool> | <bool> == <bool>
bump(x, n, <int>) < bump(x, n, <int>) <= bump(x, n, <int>)
"""),
}  # fmt: skip
STATEMENTS = alternatives("""
$small = <small> | $float = <float> | $bool = <bool> | x[<index>] = <float> | x[<index>] = <int>
n[<index>] = <small> | a, b = b, a | f, g = g, <float>
x[<index>], a, x[<index>] = f, <small>, x[a & 7] | a, x[a & 7] = <small>, <float>
x[b & 7], b = <float>, <small> | $small, ($float, $bool) = pair(x, n, <int>) | f += <float>
g *= <int> | a //= -7 | x[<index>] -= <float> | x[<index>] /= abs(<float>) + 0.5
x[<index>] *= bump(x, n, <int>) | n[<index>] ^= <small> | b %= -7
""")
BLOCKS = alternatives("""
if <bool>: | if <bool>: | for $small in range(<int> & 3): | for $small in range(-2, <int> & 3):
for $small in range(<int> & 7, <int> & 7, MINUS): | for $float in (<float>, <float>, <float>):
for $small, $float in ((<small>, <float>), (<small>, <float>)):
""")


class Program:
    """Random functions of a seed; a function may call the one before it."""

    def __init__(self, seed: int) -> None:
        self._dice, self._lines = Random(seed), [HEAD]  # noqa: S311
        self._names, self._count, self._left = dict[str, str](), 0, 0

    def text(self, count: int) -> str:
        """Return the source of functions action0, action1 and so on."""
        for number in range(count):
            self._names, self._left = dict(PARAMETERS), 14
            self._lines += ["", "", "@Compiled"]
            self._lines.append(f"def action{number}({SIGNATURE}) -> tuple[int, tuple[float, bool], float]:")
            if number:
                self._put(1, f"a, (f, p), g = action{number - 1}(x, n, <small>, b, <float>, g, q, p)")
                self._put(1, "a &= 255")
            self._body(1, in_loop=False)
            self._put(1, f"return {RESULT}")
        return "\n".join(self._lines)

    def _body(self, indent: int, *, in_loop: bool) -> None:
        for _ in range(self._dice.randint(2, 5)):
            self._left -= 1
            if self._left > 0 and indent < 5 and self._dice.randrange(2):
                self._block(indent, in_loop)
            else:
                self._put(indent, self._dice.choice(STATEMENTS))
        if indent > 1 and not self._dice.randrange(5):
            leaps = [f"return {RESULT}", *["continue", "break"] * in_loop]
            self._put(indent, self._dice.choice(leaps))

    def _block(self, indent: int, in_loop: bool) -> None:
        """A name from a block does not exist after the block."""
        outside, words = dict(self._names), self._dice.choice([*BLOCKS, "while"])
        if words == "while":
            self._count += 1
            self._put(indent, f"left{self._count} = {self._dice.randint(0, 4)}")
            self._put(indent, f"while left{self._count} > 0 and <bool>:")
            self._put(indent + 1, f"left{self._count} -= 1")
        else:
            self._put(indent, words)
        self._body(indent + 1, in_loop=in_loop or words[:2] != "if")
        self._names = dict(outside)
        if words[:2] == "if":
            for word in self._dice.choice([(), ("else:",), ("elif <bool>:", "else:")]):
                self._put(indent, word)
                self._body(indent + 1, in_loop=in_loop)
                self._names = dict(outside)

    def _put(self, indent: int, words: str) -> None:
        targets = dict[str, str]()
        words = re.sub(r"<(\w+)>", lambda match: self._expand(match[1], 3), words)
        words = re.sub(r"\$(\w+)", lambda match: self._target(match[1], targets), words)
        self._lines.append("    " * indent + words)
        self._names |= targets

    def _expand(self, kind: str, depth: int) -> str:
        leaf = "small" if kind == "int" else kind
        if depth <= 0 and leaf in LEAVES:
            names = [name for name, its_kind in self._names.items() if its_kind == leaf]
            return self._dice.choice([*names, *LEAVES[leaf].split()])
        expression = self._dice.choice(EXPRESSIONS[kind])
        return "(" + re.sub(r"<(\w+)>", lambda match: self._expand(match[1], depth - 1), expression) + ")"

    def _target(self, kind: str, targets: dict[str, str]) -> str:
        self._count += 1
        names = [name for name, its_kind in self._names.items() if its_kind == kind and name not in targets]
        name = self._dice.choice([*names, f"v{self._count}"])
        targets[name] = kind
        return name


def bits(value: Any) -> Any:
    """Return what must be equal; all NaNs are equal."""
    if isinstance(value, tuple | list):
        return [*map(bits, value)]
    if isinstance(value, float):
        return "nan" if math.isnan(value) else struct.pack("<d", value)
    return int(value)


def differ(seed: int, folder: Path, calls: int = 8) -> bool:
    """Return whether machine code and Python differ in a result or in an array."""
    file, names = folder / f"program{seed}.py", dict[str, Any](__name__=f"program{seed}")
    file.write_text(Program(seed).text(2), encoding="utf-8")
    exec(compile(file.read_text(encoding="utf-8"), file, "exec"), names)  # noqa: S102
    plain = dict(names)
    for name, value in names.items():
        if isinstance(value, Compiled):
            plain[name] = FunctionType(value.function.__code__, plain)
    dice = Random(seed)  # noqa: S311
    return any(
        _called(names["action1"], arguments) != _called(plain["action1"], arguments)
        for arguments in _arguments(dice, calls)
    )


def _arguments(dice: Random, calls: int) -> list[tuple[Any, ...]]:
    floats = [0.0, -0.0, 1.5, -3.7, math.inf, -math.inf, math.nan, 5e-324, 1e308, 0.1]
    return [
        (
            dice.choices(floats, k=8),
            dice.choices(range(40), k=8),
            dice.randint(-50, 50),
            dice.randint(-50, 50),
            *dice.choices(floats, k=2),
            *dice.choices([False, True], k=2),
        )
        for _ in range(calls)
    ]


def _called(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    x, n = np.array(arguments[0]), np.array(arguments[1])
    with np.errstate(all="ignore"):
        result = function(x, n, *arguments[2:])
    return bits(result), bits(x.tolist()), n.tolist()


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        unequal = [seed for seed in range(int(sys.argv[1])) if differ(seed, Path(folder))]
    print(f"{sys.argv[1]} programs; these differ: {unequal}")
