"""Programs by chance in the language of machine code; python -m tests.machine.programs 3000 compares so many.

None raises anything as Python: divisors are odd, places in arrays are cut to their length.
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

LESS, PAIR, NEVER, NOTHING = -3, (2, -5), False, -0.0


@Compiled
def bump(x: Floats, n: Numbers, at: int) -> int:
    n[at & 7] = (n[at & 7] + 3) & 63
    x[(at + 1) & 7] *= -0.5
    return n[at & 7]


@Compiled
def pair(x: Floats, n: Numbers, at: int) -> tuple[int, tuple[float, bool]]:
    x[at & 7], n[0] = x[n[1] & 7], at & 15
    return at & 7, (x[at & 7] - 0.25, at < n[2])
"""
TAKES = {"a": "small", "b": "small", "f": "float", "g": "float", "p": "truth", "q": "truth"}
ANNOTATED = "x: Floats, n: Numbers, a: int, b: int, f: float, g: float, p: bool, q: bool"
RESULT = "(<whole>, (<float>, <truth>), <float>)"

LEAVES = {
    "small": "3 -7 LESS PAIR[1] x.shape[0]",
    "float": "0.0 -0.0 NOTHING 1.5 -2.25 0.1 1e-310 1e300 inf -inf nan",
    "truth": "True NEVER",
}


def ways(words: str) -> list[str]:
    """What stands between bars or on lines of its own."""
    return re.split(r" \| |\n", words.strip())


WAYS = {
    "small": ways("(<whole> & 255) - 100 | <whole> % 99 | <whole> % -99"),
    "place": ways("<whole> & 7 | bump(x, n, <whole>) & 7"),
    "whole": ways("""
<whole> + <whole> | <whole> - <whole> | <whole> & <whole> | <whole> ^ <whole> | <whole> * 3
<whole> * -2 | <whole> // 7 | <whole> // -4 | <whole> // LESS | <whole> % 7 | <whole> % -4
<whole> % (<whole> % 64 * 2 + 1) | -<whole> | abs(<whole>) | <whole> // (<whole> % -64 * 2 + 1)
(<whole> & 1023) << (<whole> & 3) | <whole> >> (<whole> & 7) | <whole> % -1
min(<whole>, <whole>, <whole>) | max(<whole>, <whole>) | <whole> if <truth> else <whole>
int(<truth>) - <truth> | int(max(-1e6, min(1e6, <float>))) | bump(x, n, <whole>) | n[<place>]
(<whole>, <whole>)[-1]
"""),
    "float": ways("""
<float> + <float> | <float> - <float> | <float> * <float> + <float> | <float> - <whole>
<whole> * <float> | 0.0 - <float> | <float> / (abs(<float>) + 0.5) | <whole> / (<whole> % 64 * 2 + 1)
-<float> | abs(<float>) | sqrt(abs(<float>)) | x[<place>] | float(<whole>) | min(<float>, <float>)
max(<float>, <float>, <float>) | <float> if <truth> else <float> | -x[<place>] | (<float>, <whole>)[0]
pair(x, n, <whole>)[1][0]
"""),
    "truth": ways("""
<truth> and <truth> or not <truth> | <truth> or <truth> and <truth> | not <truth> | <float> < <float>
<float> != <float> | <float> <= <whole> < <float> | <whole> < <whole> >= <whole> != <whole>
<whole> in (<whole>, <whole>, 3) | <float> not in (0.0, 1, 2.5) | 1.5 in (<float>, <float>)
<truth> if <truth> else <truth> | <truth> == <truth>
bump(x, n, <whole>) < bump(x, n, <whole>) <= bump(x, n, <whole>)
"""),
}  # fmt: skip
PLAIN = ways("""
$small = <small> | $float = <float> | $truth = <truth> | x[<place>] = <float> | x[<place>] = <whole>
n[<place>] = <small> | a, b = b, a | f, g = g, <float>
x[<place>], a, x[<place>] = f, <small>, x[a & 7] | a, x[a & 7] = <small>, <float>
x[b & 7], b = <float>, <small> | $small, ($float, $truth) = pair(x, n, <whole>) | f += <float>
g *= <whole> | a //= -7 | x[<place>] -= <float> | x[<place>] /= abs(<float>) + 0.5
x[<place>] *= bump(x, n, <whole>) | n[<place>] ^= <small> | b %= -7
""")
BLOCKS = ways("""
if <truth>: | if <truth>: | for $small in range(<whole> & 3): | for $small in range(-2, <whole> & 3):
for $small in range(<whole> & 7, <whole> & 7, LESS): | for $float in (<float>, <float>, <float>):
for $small, $float in ((<small>, <float>), (<small>, <float>)):
""")


class Program:
    """Functions that a seed tells; each may call the one before it."""

    def __init__(self, seed: int) -> None:
        self._dice, self._lines = Random(seed), [HEAD]  # noqa: S311
        self._names, self._count, self._left = dict[str, str](), 0, 0

    def text(self, count: int) -> str:
        """Of functions act0, act1 and so on."""
        for number in range(count):
            self._names, self._left = dict(TAKES), 14
            self._lines += ["", "", "@Compiled"]
            self._lines.append(f"def act{number}({ANNOTATED}) -> tuple[int, tuple[float, bool], float]:")
            if number:
                self._put(1, f"a, (f, p), g = act{number - 1}(x, n, <small>, b, <float>, g, q, p)")
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
                self._put(indent, self._dice.choice(PLAIN))
        if indent > 1 and not self._dice.randrange(5):
            leaps = [f"return {RESULT}", *["continue", "break"] * in_loop]
            self._put(indent, self._dice.choice(leaps))

    def _block(self, indent: int, in_loop: bool) -> None:
        """What is first named in a block is not known behind it."""
        known, words = dict(self._names), self._dice.choice([*BLOCKS, "while"])
        if words == "while":
            self._count += 1
            self._put(indent, f"left{self._count} = {self._dice.randint(0, 4)}")
            self._put(indent, f"while left{self._count} > 0 and <truth>:")
            self._put(indent + 1, f"left{self._count} -= 1")
        else:
            self._put(indent, words)
        self._body(indent + 1, in_loop=in_loop or words[:2] != "if")
        self._names = dict(known)
        if words[:2] == "if":
            for word in self._dice.choice([(), ("else:",), ("elif <truth>:", "else:")]):
                self._put(indent, word)
                self._body(indent + 1, in_loop=in_loop)
                self._names = dict(known)

    def _put(self, indent: int, words: str) -> None:
        made = dict[str, str]()
        words = re.sub(r"<(\w+)>", lambda found: self._grown(found[1], 3), words)
        words = re.sub(r"\$(\w+)", lambda found: self._named(found[1], made), words)
        self._lines.append("    " * indent + words)
        self._names |= made

    def _grown(self, kind: str, deep: int) -> str:
        known = "small" if kind == "whole" else kind
        if deep <= 0 and known in LEAVES:
            names = [name for name, of in self._names.items() if of == known]
            return self._dice.choice([*names, *LEAVES[known].split()])
        way = self._dice.choice(WAYS[kind])
        return "(" + re.sub(r"<(\w+)>", lambda found: self._grown(found[1], deep - 1), way) + ")"

    def _named(self, kind: str, made: dict[str, str]) -> str:
        self._count += 1
        names = [name for name, of in self._names.items() if of == kind and name not in made]
        name = self._dice.choice([*names, f"v{self._count}"])
        made[name] = kind
        return name


def bits(thing: Any) -> Any:
    """What must be equal; one NaN is as good as another."""
    if isinstance(thing, tuple | list):
        return [*map(bits, thing)]
    if isinstance(thing, float):
        return "nan" if math.isnan(thing) else struct.pack("<d", thing)
    return int(thing)


def differ(seed: int, folder: Path, calls: int = 8) -> bool:
    """Whether machine code and Python differ anywhere, in what they give or leave in arrays."""
    file, names = folder / f"program{seed}.py", dict[str, Any](__name__=f"program{seed}")
    file.write_text(Program(seed).text(2), encoding="utf-8")
    exec(compile(file.read_text(encoding="utf-8"), file, "exec"), names)  # noqa: S102
    plain = dict(names)
    for name, made in names.items():
        if isinstance(made, Compiled):
            plain[name] = FunctionType(made.act.__code__, plain)
    dice = Random(seed)  # noqa: S311
    return any(
        _called(names["act1"], given) != _called(plain["act1"], given) for given in _given(dice, calls)
    )


def _given(dice: Random, calls: int) -> list[tuple[Any, ...]]:
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


def _called(act: Callable[..., Any], given: tuple[Any, ...]) -> Any:
    x, n = np.array(given[0]), np.array(given[1])
    with np.errstate(all="ignore"):
        found = act(x, n, *given[2:])
    return bits(found), bits(x.tolist()), n.tolist()


if __name__ == "__main__":
    with TemporaryDirectory() as place:
        unequal = [seed for seed in range(int(sys.argv[1])) if differ(seed, Path(place))]
    print(f"{sys.argv[1]} programs, which differ: {unequal}")
