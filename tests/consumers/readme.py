"""The README's sections "A program" and "Use it" are true: its files are written and its commands run, in order.

A code block whose first line is a comment that names a file is that file; the blocks of shell
commands are run. The first of them builds and installs the library from its sources; each other one
runs in a folder of its own that holds the files named so far.
"""

import os
import re
import shlex
import sys

import tree as tree_module
from tree import build

SECTION = re.compile(r"^## A program$.*?^## Use it$.*?^## ", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE_NAME = re.compile(r"^(?:#|--|/\*) ([\w.]+)(?: \*/)?$")
TOOLS = re.compile(r"\b(cmake|meson|luajit|cc)\b")


def blocks(tree):
    """(files by name, shell commands) of the sections."""
    text = (tree.sources / "README.md").read_text(encoding="utf-8")
    steps, files = [], {}
    for language, code in BLOCK.findall(SECTION.search(text).group()):
        name = FILE_NAME.match(code.splitlines()[0])
        if name:
            files[name.group(1)] = code
        elif language == "sh":
            steps.append((dict(files), code))
        else:
            sys.exit(f"README.md: a block of {language} that names no file")
    return steps


def shell(code, folder, env):
    """Runs commands and returns what they leave in the environment."""
    dump = folder / "environment"
    build.must(["sh", "-euc", f"{code}\nenv -0 >{shlex.quote(str(dump))}"], cwd=folder, env=env)
    lines = os.fsdecode(dump.read_bytes()).split("\0")
    dump.unlink()
    return dict(line.split("=", 1) for line in lines if line)


def environment(tree):
    """A home of its own, and a python3 that is the one that runs this."""
    tools = tree.home / "tools"
    tools.mkdir()
    python = tools / "python3"
    python.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    return tree_module.environment(HOME=str(tree.home), PATH=f"{tools}:{os.environ['PATH']}")


def install(tree):
    """The first commands build and install the library."""
    build.need("meson", "ninja", "pkg-config")
    tree.after_readme = shell(blocks(tree)[0][1], tree.sources, environment(tree))
    return []


def others(tree):
    """The other commands build programs with what was installed, and run them."""
    for number, (files, code) in enumerate(blocks(tree)[1:], 1):
        build.need(*TOOLS.findall(code))
        folder = tree.new(f"README {number}")
        for name, content in files.items():
            (folder / name).write_text(content, encoding="utf-8")
        print(" ", "\n  ".join(code.splitlines()))
        shell(code, folder, tree.after_readme)
    return []


BEFORE = [install]
CASES = [others]
