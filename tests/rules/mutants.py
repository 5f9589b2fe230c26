#!/usr/bin/env python3
"""Proves that the rule tests notice it when a rule is broken.

    mutants.py [--keep FOLDER] [--only ID...] [NAMES_INC SOURCE...]

Compiles the library with -DCATAN__MUTATIONS (lib/core/mutation.h) and the programs of tests/rules
against it. Then each rule of lib/core/mutants.def is switched off in turn, and of the tests that
cite it (RULE, tests/support/rule.h) one must fail: the mutant is killed. A crash or a hang is a
fault, since a rule that is off must not break anything else. Without NAMES_INC and SOURCE... (as
Meson has them) both are found.
"""

import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))
sys.path.insert(0, str(HERE))
import build  # noqa: E402
import matrix  # noqa: E402

LEAST = 240  # mutants
SECONDS = 60  # for one program, on a busy machine
LISTED = re.compile(r"^MUTANT\((\w+)\)$", re.MULTILINE)
INCLUDED = re.compile(r"engine\.c|core/engine/|rules/|variants/(?!combinations)")  # see lib/engine.c
SUPPORT = ["mutant.c", "play.c", "pos.c"]
FUNCTION = re.compile(r"^static void (test_\w+)\(", re.MULTILINE)
FAILED = re.compile(r"^\[  FAILED  \] (test_\w+)", re.MULTILINE)
EXCEPTION = "Test failed with exception"  # what cmocka makes of a crash
NO_MUTANT = 99  # exit status of tests/support/mutant.c


def rule_of(mutant):
    """The ID: B_24 is B-24, V13_6 is V13.6."""
    return re.sub(r"^([A-Z]+)_", r"\1-", mutant).replace("_", ".")


def own_inputs(folder):
    """What Meson would hand over: names.inc, and the library's sources."""
    names_inc = folder / "names.inc"
    lib = build.ROOT / "lib"
    build.must([sys.executable, lib / "generate" / "names.py", "--version", "0.0.0", names_inc,
                *build.public_headers()])
    sources = [path.relative_to(lib).as_posix() for path in sorted(lib.rglob("*.c"))]
    return names_inc, [source for source in sources if not INCLUDED.match(source)]


def compile_programs(compiler, objects, folder):
    """The programs of tests/rules by name."""
    common = [compiler, "-std=c11", "-O0", f"-I{build.ROOT / 'include'}", f"-I{build.ROOT / 'lib'}",
              f"-I{build.ROOT / 'tests'}"]
    support = [folder / f"{name}.o" for name in SUPPORT]
    for name, target in zip(SUPPORT, support):
        build.must([*common, "-c", build.ROOT / "tests" / "support" / name, "-o", target])

    def compile_one(source):
        target = folder / source.stem
        build.must([*common, source, *support, *objects, "-lcmocka", "-o", target])
        return source.stem, target

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        return dict(pool.map(compile_one, sorted(HERE.glob("test_*.c"))))


def tests_by_rule(source):
    """By ID, the tests of a program that cite it."""
    parts = FUNCTION.split(source.read_text(encoding="utf-8"))
    by_rule = {}
    for name, body in zip(parts[1::2], parts[2::2]):
        for rule in matrix.CITED.findall(body):
            by_rule.setdefault(rule, set()).add(name)
    return by_rule


def run(program, rule):
    """The tests that fail with a rule switched off, and a fault of the program as a whole."""
    environment = dict(os.environ, CATAN_MUTANT=rule, CMOCKA_MESSAGE_OUTPUT="STDOUT")
    try:
        done = build.run([program], env=environment, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return set(), "hangs"
    if done.returncode < 0 or done.returncode == NO_MUTANT or EXCEPTION in done.stdout:
        return set(), f"breaks off: {done.stdout.strip().splitlines()[-1:]}"
    failed = set(FAILED.findall(done.stdout))
    return failed, "" if bool(failed) == bool(done.returncode) else f"ends with {done.returncode}"


def judge(mutant, programs, cited):
    """Whether a test kills the mutant, and the faults."""
    rule = rule_of(mutant)
    faults = []
    for name, program in programs.items():
        citing = cited[name].get(rule)
        if citing:
            failed, fault = run(program, rule)
            if fault:
                faults.append(f"{rule}: {name} {fault}")
            if failed & citing:
                return True, faults
    return False, faults + [f"{rule}: survives"]


def test(mutants, programs):
    """How many are killed, and the faults."""
    cited = {name: tests_by_rule(HERE / f"{name}.c") for name in programs}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        healthy = list(pool.map(lambda name: (name, *run(programs[name], "")), programs))
        faults = [f"{name} fails with all rules on: {fault or sorted(failed)}"
                  for name, failed, fault in healthy if failed or fault]
        if faults:
            return 0, faults
        results = list(pool.map(lambda mutant: judge(mutant, programs, cited), mutants))
    return sum(killed for killed, _ in results), [fault for _, some in results for fault in some]


def main():
    arguments = build.arguments_of_variants("ID")
    compilers = build.tools("gcc", "clang", "cc")
    if not compilers:
        build.skip("no compiler is installed")
    needed = ["stdarg.h", "stddef.h", "stdint.h", "setjmp.h", "cmocka.h"]
    headers = [f"-include{name}" for name in needed]
    if build.run([compilers[0], "-fsyntax-only", *headers, "-xc", os.devnull]).returncode != 0:
        build.skip("cmocka is not installed")
    table = build.ROOT / "lib" / "core" / "mutants.def"
    listed = LISTED.findall(table.read_text(encoding="utf-8"))
    mutants = [mutant for mutant in listed
               if not arguments.only or rule_of(mutant) in arguments.only]
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        names_inc, sources = arguments.names_inc, arguments.sources
        if not sources:
            names_inc, sources = own_inputs(folder)
        objects = build.compile_library(compilers[0], ["-O0", "-DCATAN__MUTATIONS"], sources,
                                        names_inc, folder)
        killed, faults = test(mutants, compile_programs(compilers[0], objects, folder))
    if len(listed) < LEAST:
        faults.append(f"there are {len(listed)} mutants, fewer than {LEAST}")
    for fault in faults:
        print(fault)
    print(f"{len(mutants)} mutants, {killed} killed")
    sys.exit(1 if faults or killed != len(mutants) else 0)


if __name__ == "__main__":
    main()
