import llvmlite.binding as llvm
import pytest

from sjoelen.machine import target
from sjoelen.machine.translation import translate
from sjoelen.physics.engine import simulate
from sjoelen.physics.motion.glide_curve import integrate_backwards


def test_the_name_of_the_target_contains_the_processor() -> None:
    assert llvm.get_host_cpu_name() in target.name()


@pytest.mark.parametrize("function", [simulate, integrate_backwards])
def test_code_calls_nothing_outside(function: object) -> None:
    module = llvm.parse_assembly(translate(function.function))  # type: ignore[attr-defined]
    outside = {declared.name for declared in module.functions if declared.is_declaration}
    assert outside <= {"llvm.sqrt.f64", "llvm.fabs.f64"}


def test_arithmetic_stays_in_the_written_order() -> None:
    assembly = translate(simulate.function)  # type: ignore[attr-defined]
    assert not {"fast", "reassoc", "contract", "nnan", "llvm.fma"} & set(assembly.replace("(", " ").split())
