"""cffi and LuaJIT read the installed catan.cdef.h as it stands, and play a game with the installed
library."""

import importlib.util
import re
import sys

import tree as tree_module
from tree import build

SCRIPTS = tree_module.HERE / "foreign"
STRUCT = re.compile(r"^typedef struct (\w+) \{\n(.*?)\n\} \1;$", re.MULTILINE | re.DOTALL)
MEMBER = re.compile(r"(?:\(\*(\w+)\)\(.*\)|\b(\w+)(?:\[\w+\])*);$", re.MULTILINE)
PROGRAM = """#include <stdio.h>
#include <stddef.h>
{includes}
int main(void) {{
{lines}
    return 0;
}}
"""


def cdef_of(tree):
    """The installed file, where pkg-config says that it is."""
    done = build.must(["pkg-config", "--variable=cdef", "catan"], env=tree.env)
    return tree_module.Path(done.strip())


def fact_lines(text, enumerators, functions):
    """The lines of a C program that prints sizes, places and values."""
    lines = []
    for name, body in STRUCT.findall(text):
        lines.append(f'    printf("size {name} %u\\n", (unsigned)sizeof({name}));')
        for pointer, plain in MEMBER.findall(body):
            member = pointer or plain
            lines.append(f'    printf("offset {name} {member} %u\\n", '
                         f"(unsigned)offsetof({name}, {member}));")
    lines += [f'    printf("value {name} %d\\n", (int){name});' for name in enumerators]
    lines += [f'    puts("function {name}");' for name in functions]
    return lines


def facts(tree):
    """The C compiler's truth about the installed headers, for both languages."""
    build.need("cc", "nm", "pkg-config")
    target = tree.folder / "facts.txt"
    headers = sorted((tree.prefix / "include" / "catan").glob("*.h"))
    bare = "\n".join(build.COMMENT.sub("", path.read_text(encoding="utf-8")) for path in headers)
    structs = set(re.findall(r"typedef\s+struct\s+(\w+)\s*\{", bare))
    enumerators = [name for body in re.findall(r"\benum\s+\w+\s*\{(.*?)\}", bare, re.DOTALL)
                   for name in re.findall(r"(\w+)\s*=", body)]
    exported = [line.split()[-1].split("@")[0] for line in build.must(
        ["nm", "-D", "--defined-only", tree.prefix / "lib" / "libcatan.so"]).splitlines()]
    functions = [name for name in exported if name.startswith("catan_")]
    text = cdef_of(tree).read_text(encoding="ascii")
    lines = fact_lines(text, enumerators, functions)
    (tree.folder / "facts.c").write_text(PROGRAM.format(
        includes="\n".join(f"#include <catan/{path.name}>" for path in headers),
        lines="\n".join(lines)), encoding="ascii")
    build.must(["cc", *tree.pkg_config("--cflags"), tree.folder / "facts.c", "-o",
                tree.folder / "facts"], env=tree.env)
    target.write_text(build.must([tree.folder / "facts"]), encoding="ascii")
    print(f"{len(structs)} structs, {len(enumerators)} enumerators, {len(functions)} functions")
    faults = [f"{name} is not in the file as in the headers"
              for name in structs ^ {name for name, _ in STRUCT.findall(text)}]
    if not (structs and enumerators and functions):
        faults.append("the headers were not understood")
    return faults


def arguments(tree):
    return [cdef_of(tree), tree.prefix / "lib" / "libcatan.so", tree.folder / "facts.txt"]


def cffi(tree):
    """cffi agrees with the C compiler, and plays."""
    if importlib.util.find_spec("cffi") is None:
        build.skip("cffi is not installed")
    return tree.same_line([sys.executable, SCRIPTS / "play.py", *arguments(tree)], tree.env)


def luajit(tree):
    """LuaJIT agrees with the C compiler, and plays."""
    build.need("luajit")
    return tree.same_line(["luajit", SCRIPTS / "play.lua", *arguments(tree)], tree.env)


CASES = [facts, cffi, luajit]
