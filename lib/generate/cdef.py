#!/usr/bin/env python3
"""Writes catan.cdef.h: all that the public headers declare, as plain C without a preprocessor, for
the foreign function interfaces of other languages.

    cdef.py --version 0.1.0 OUTPUT HEADER... -- COMPILER [ARGUMENT...]

The compiler's preprocessor reads the headers; what it leaves is laid out anew, one declaration a
line, so that every compiler makes the same file.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

# what the headers include from the system: these libraries know the types of it by themselves
SYSTEM = ["stddef.h", "stdint.h"]
HEAD = """\
/* libcatan {version}: all public types, constants and functions, for ffi.cdef() of cffi and LuaJIT
 * and the like. Made from the headers of the folder catan, which explain all of it. */
"""
FORBIDDEN = re.compile(r'#|"|__\w+')


class Fault(Exception):
    """Something that plain C without a preprocessor cannot say."""


def preprocess(headers, compiler):
    """The headers without their comments and directives, and nothing of the system's."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for system in SYSTEM:
            (folder / system).write_text("", encoding="ascii")
        lines = [f'#include "{Path(header).resolve().as_posix()}"\n' for header in headers]
        source = folder / "all.c"
        source.write_text("".join(lines), encoding="utf-8")
        options = ["-E", "-P", "-nostdinc", "-DCATAN_API=", f"-I{folder}"]
        if Path(compiler[0]).stem.lower() in {"cl", "clang-cl"}:
            options = ["/nologo", "/EP", "/X", "/DCATAN_API=", f"/I{folder}"]
        done = subprocess.run([*compiler, *options, source], stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, check=False)
    if done.returncode != 0:
        raise Fault("the preprocessor fails")
    return done.stdout.decode("ascii")


def declarations(text):
    """The declarations at file scope, each without its semicolon and with single blanks."""
    found, start, depth = [], 0, 0
    text = re.sub(r"\s+", " ", text)
    for place, letter in enumerate(text):
        depth += {"{": 1, "}": -1}.get(letter, 0)
        if letter == ";" and depth == 0:
            found.append(text[start:place].strip())
            start = place + 1
    if text[start:].strip():
        raise Fault(f"no declaration: {text[start:].strip()!r}")
    return found


def lay_out(declaration):
    """The lines of one declaration: members and enumerators have a line each."""
    if FORBIDDEN.search(declaration):
        raise Fault(f"not plain C: {declaration!r}")
    head, brace, rest = declaration.partition("{")
    if not brace:
        return [declaration + ";"]
    body, brace, tail = rest.rpartition("}")
    if "{" in body:
        raise Fault(f"braces in braces: {declaration!r}")
    mark = "," if "enum" in head.split() else ";"
    members = [f"    {member.strip()}{mark}" for member in body.split(mark) if member.strip()]
    if mark == ",":
        members[-1] = members[-1].rstrip(mark)
    return [head + "{", *members, "}" + tail + ";"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--version", required=True)
    parser.add_argument("output")
    parser.add_argument("headers", nargs="+")
    # what comes after the "--" is the compiler, with options that are not this program's
    cut = sys.argv.index("--")
    arguments = parser.parse_args(sys.argv[1:cut])
    try:
        lines = []
        for declaration in declarations(preprocess(arguments.headers, sys.argv[cut + 1:])):
            lines += lay_out(declaration)
    except Fault as fault:
        sys.exit(f"cdef.py: {fault}")
    text = HEAD.format(version=arguments.version) + "\n" + "\n".join(lines) + "\n"
    Path(arguments.output).write_bytes(text.encode("ascii"))


if __name__ == "__main__":
    main()
