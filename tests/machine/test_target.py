import llvmlite.binding as llvm
import pytest

from sjoelen.machine import target
from sjoelen.machine.translation import translated
from sjoelen.physics.engine import simulate
from sjoelen.physics.motion.glide_curve import integrate_backwards


def test_the_machine_has_a_name_with_its_processor() -> None:
    assert llvm.get_host_cpu_name() in target.name()


@pytest.mark.parametrize("act", [simulate, integrate_backwards])
def test_code_needs_nothing_from_outside(act: object) -> None:
    module = llvm.parse_assembly(translated(act.act))  # type: ignore[attr-defined]
    outside = {each.name for each in module.functions if each.is_declaration}
    assert outside <= {"llvm.sqrt.f64", "llvm.fabs.f64"}


def test_arithmetic_stays_in_the_order_written() -> None:
    words = translated(simulate.act)  # type: ignore[attr-defined]
    assert not {"fast", "reassoc", "contract", "nnan", "llvm.fma"} & set(words.replace("(", " ").split())
