"""Target machine: its name, its object code, and the loader."""

import os
from functools import cache
from typing import Any

import llvmlite
import llvmlite.binding as llvm

OPTIMISATION_LEVEL = 3  # the highest; it keeps IEEE arithmetic in the written order


@cache
def name() -> str:
    """Return a name of compiler and processor; code made under another name may not run here."""
    version = ".".join(map(str, llvm.llvm_version_info))
    return f"{llvmlite.__version__} {version} {_triple()} {llvm.get_host_cpu_name()} {_features()}"


def _triple() -> str:
    """MCJIT loads ELF on every system but Apple's."""
    return f"{llvm.get_process_triple()}{'-elf' if os.name == 'nt' else ''}"


def _features() -> str:
    return str(llvm.get_host_cpu_features().flatten())


def _target_machine() -> Any:
    """Return a new target machine of LLVM: its user owns it."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_triple(_triple()).create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=_features(),
        opt=OPTIMISATION_LEVEL,
        reloc="pic",
        codemodel="small",
        jit=True,
    )


def object_code(assembly: str) -> bytes:
    """Return the object file of a module in LLVM's assembly language."""
    machine, module = _target_machine(), llvm.parse_assembly(assembly)
    module.triple = _triple()
    module.data_layout = str(machine.target_data)
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(OPTIMISATION_LEVEL))
    builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


def load_object(code: bytes) -> Any:
    """Load an object file; return its engine, which must stay referenced while the code runs."""
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _target_machine(), use_lmm=True)
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    return engine
