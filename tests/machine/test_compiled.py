import pickle
import subprocess
import sys
from compileall import compile_file
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sjoelen.machine import target
from sjoelen.machine.compiled import Compiled

ACTS = """
import sys

from sjoelen.machine import target
from sjoelen.machine.compiled import Compiled


@Compiled
def tripled(number: float) -> float:
    return 3.0 * number


made, assembled = [], target.assembled
target.assembled = lambda words: made.append(1) or assembled(words)
ready = tripled.is_ready()
print(ready, tripled(2.0), len(made), "llvmlite" in sys.modules, "numba" in sys.modules, tripled.is_ready())
"""


def run(file: Path) -> str:
    ran = subprocess.run([sys.executable, file], capture_output=True, text=True, check=False, timeout=60)
    return ran.stdout + ran.stderr


@pytest.fixture
def acts(tmp_path: Path) -> Path:
    file = tmp_path / "acts.py"
    file.write_text(ACTS, encoding="utf-8")
    return file


MADE, FOUND = "False 6.0 1 True False True\n", "True 6.0 0 True False True\n"


def test_code_is_made_once_for_all_processes(acts: Path) -> None:
    assert [run(acts), run(acts)] == [MADE, FOUND]


def test_code_of_another_function_is_not_run(acts: Path) -> None:
    run(acts)
    acts.write_text(ACTS.replace("3.0 *", "5.0 *"), encoding="utf-8")
    assert run(acts) == MADE.replace("6.0", "10.0")


def test_damaged_code_is_made_again(acts: Path) -> None:
    run(acts)
    (file,) = (acts.parent / "__pycache__").iterdir()
    file.write_bytes(file.read_bytes()[:-5])
    assert [run(acts), run(acts)] == [MADE, FOUND]


def test_two_processes_may_make_code_at_once(acts: Path) -> None:
    with ThreadPoolExecutor(2) as threads:
        told = list(threads.map(run, [acts] * 4))
    assert {each.partition(" ")[2].partition(" ")[0] for each in told} == {"6.0"}
    assert run(acts) == FOUND
    assert len(list((acts.parent / "__pycache__").iterdir())) == 1


SLOW = """
import os
from threading import Event, Thread
from time import sleep

from sjoelen.machine import target
from sjoelen.machine.compiled import Compiled


@Compiled
def tripled(number: float) -> float:
    return 3.0 * number


begun, assembled = Event(), target.assembled


def slowly(words):
    begun.set()
    sleep(0.2)
    return assembled(words)


target.assembled = slowly
first = Thread(target=tripled, args=(1.0,))
first.start()
begun.wait()
child = os.fork()
if not child:
    print(tripled(2.0), flush=True)
    os._exit(0)
os.waitpid(child, 0)
first.join()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no forks")
def test_a_child_that_is_born_while_code_is_made_does_not_wait_for_ever(acts: Path) -> None:
    acts.write_text(SLOW, encoding="utf-8")
    assert run(acts).startswith("6.0\n")  # then later Pythons warn of threads


def test_without_its_source_it_says_so(acts: Path) -> None:
    compile_file(acts, legacy=True, quiet=1)
    acts.unlink()
    assert f"is made from the source, and there is no {acts}" in run(acts.with_suffix(".pyc"))


@Compiled
def quartered(number: float) -> float:
    return number / 4.0


def test_another_process_knows_it_by_its_name() -> None:
    assert pickle.loads(pickle.dumps(quartered)) is quartered  # noqa: S301


def test_threads_that_come_at_once_wait_for_one_to_make_it(monkeypatch: pytest.MonkeyPatch) -> None:
    @Compiled
    def halved(number: float) -> float:
        return number / 2.0

    made, loaded = list[bytes](), target.loaded

    def noted(code: bytes) -> object:
        made.append(code)
        return loaded(code)

    monkeypatch.setattr(target, "loaded", noted)
    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(halved, range(64))) == [number / 2.0 for number in range(64)]
    assert len(made) == 1


def test_a_function_keeps_its_name_and_what_it_says() -> None:
    @Compiled
    def said(number: float) -> float:
        """Itself."""
        return number

    ready = said.is_ready()
    assert said(1) == 1.0
    assert said.is_ready() >= ready
    assert (said.__name__, said.__doc__) == ("said", "Itself.")  # type: ignore[attr-defined]
