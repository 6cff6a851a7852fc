"""The machine we run on: what it is, how code is made for it, and how it is loaded."""

import os
from functools import cache
from typing import Any

import llvmlite
import llvmlite.binding as llvm

MOST = 3  # the level of optimisation; it keeps IEEE arithmetic in the order written


@cache
def name() -> str:
    """Code made under another name may not run here."""
    version = ".".join(map(str, llvm.llvm_version_info))
    return f"{llvmlite.__version__} {version} {_triple()} {llvm.get_host_cpu_name()} {_features()}"


def _triple() -> str:
    """MCJIT loads ELF everywhere but on Apple's machines."""
    return f"{llvm.get_process_triple()}{'-elf' if os.name == 'nt' else ''}"


def _features() -> str:
    return str(llvm.get_host_cpu_features().flatten())


def _machine() -> Any:
    """LLVM's, one for each use: whoever gets it owns it."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_triple(_triple()).create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=_features(),
        opt=MOST,
        reloc="pic",
        codemodel="small",
        jit=True,
    )


def assembled(words: str) -> bytes:
    """An object file of what is written in LLVM's language."""
    machine, module = _machine(), llvm.parse_assembly(words)
    module.triple = _triple()
    module.data_layout = str(machine.target_data)
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(MOST))
    builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


def loaded(code: bytes) -> Any:
    """An engine with what is in an object file, which runs as long as somebody holds the engine."""
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine(), use_lmm=True)
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    return engine
