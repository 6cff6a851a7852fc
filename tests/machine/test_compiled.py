import pickle
import subprocess
import sys
from compileall import compile_file
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sjoelen.machine import target
from sjoelen.machine.compiled import Compiled

PROGRAM = """
import sys

from sjoelen.machine import target
from sjoelen.machine.compiled import Compiled


@Compiled
def tripled(number: float) -> float:
    return 3.0 * number


modules, object_code = [], target.object_code
target.object_code = lambda assembly: modules.append(assembly) or object_code(assembly)
ready, result = tripled.is_ready(), tripled(2.0)
print(ready, result, len(modules), "llvmlite" in sys.modules, "numba" in sys.modules, tripled.is_ready())
"""


def run(file: Path) -> str:
    ran = subprocess.run([sys.executable, file], capture_output=True, text=True, check=False, timeout=60)
    return ran.stdout + ran.stderr


@pytest.fixture
def program(tmp_path: Path) -> Path:
    file = tmp_path / "program.py"
    file.write_text(PROGRAM, encoding="utf-8")
    return file


COMPILED, CACHED = "False 6.0 1 True False True\n", "True 6.0 0 True False True\n"


def test_code_is_compiled_once_for_all_processes(program: Path) -> None:
    assert [run(program), run(program)] == [COMPILED, CACHED]


def test_code_of_another_function_is_not_run(program: Path) -> None:
    run(program)
    program.write_text(PROGRAM.replace("3.0 *", "5.0 *"), encoding="utf-8")
    assert run(program) == COMPILED.replace("6.0", "10.0")


def test_damaged_code_is_compiled_again(program: Path) -> None:
    run(program)
    (file,) = (program.parent / "__pycache__").iterdir()
    file.write_bytes(file.read_bytes()[:-5])
    assert [run(program), run(program)] == [COMPILED, CACHED]


def test_two_processes_may_compile_at_once(program: Path) -> None:
    with ThreadPoolExecutor(2) as threads:
        outputs = list(threads.map(run, [program] * 4))
    assert {output.split()[1] for output in outputs} == {"6.0"}
    assert run(program) == CACHED
    assert len(list((program.parent / "__pycache__").iterdir())) == 1


SLOW = """
import os
from threading import Event, Thread
from time import sleep

from sjoelen.machine import target
from sjoelen.machine.compiled import Compiled


@Compiled
def tripled(number: float) -> float:
    return 3.0 * number


started, object_code = Event(), target.object_code


def slowly(assembly):
    started.set()
    sleep(0.2)
    return object_code(assembly)


target.object_code = slowly
first = Thread(target=tripled, args=(1.0,))
first.start()
started.wait()
child = os.fork()
if not child:
    print(tripled(2.0), flush=True)
    os._exit(0)
os.waitpid(child, 0)
first.join()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no forks")
def test_a_child_process_that_forks_during_compilation_is_not_blocked(program: Path) -> None:
    program.write_text(SLOW, encoding="utf-8")
    assert run(program).startswith("6.0\n")  # later versions of Python then warn of threads


def test_a_function_without_its_source_is_refused(program: Path) -> None:
    compile_file(program, legacy=True, quiet=1)
    program.unlink()
    assert f"is made from the source, and there is no {program}" in run(program.with_suffix(".pyc"))


@Compiled
def quartered(number: float) -> float:
    return number / 4.0


def test_a_function_is_pickled_by_its_name() -> None:
    assert pickle.loads(pickle.dumps(quartered)) is quartered  # noqa: S301


def test_threads_wait_for_one_of_them_to_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    @Compiled
    def halved(number: float) -> float:
        return number / 2.0

    codes, load_object = list[bytes](), target.load_object

    def count(code: bytes) -> object:
        codes.append(code)
        return load_object(code)

    monkeypatch.setattr(target, "load_object", count)
    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(halved, range(64))) == [number / 2.0 for number in range(64)]
    assert len(codes) == 1


def test_a_function_keeps_its_name_and_its_docstring() -> None:
    @Compiled
    def same(number: float) -> float:
        """Return the number."""
        return number

    ready = same.is_ready()
    assert same(1) == 1.0
    assert same.is_ready() >= ready
    assert (same.__name__, same.__doc__) == ("same", "Return the number.")  # type: ignore[attr-defined]
