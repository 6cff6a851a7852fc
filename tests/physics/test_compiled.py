import os
import subprocess
import sys

from sjoelen.physics.compiled import compiled, is_ready


@compiled
def halved(number: float) -> float:
    return number / 2.0


def test_a_compiled_function_is_called_like_any_other() -> None:
    assert halved(3.0) == 1.5
    assert is_ready(halved)


def test_without_the_compiler_a_function_is_plain_python() -> None:
    words = "from tests.physics.test_compiled import halved, is_ready; print(type(halved), is_ready(halved))"
    ran = subprocess.run(
        [sys.executable, "-c", words],
        env=os.environ | {"SJOELEN_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.strip() == "<class 'function'> True"
