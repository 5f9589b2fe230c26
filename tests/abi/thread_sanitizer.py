#!/usr/bin/env python3
"""ThreadSanitizer finds nothing when threads share games and read one state.

    thread_sanitizer.py NAMES_INC SOURCE...
"""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402

PROGRAM = build.ROOT / "tests" / "property" / "threads.c"
OPTIONS = ["-O1", "-g", "-fsanitize=thread", "-pthread"]


def works(compiler, folder):
    """Whether the sanitizer runs here at all; it does not like every kernel."""
    source, program = folder / "empty.c", folder / "empty"
    source.write_text("int main(void) { return 0; }\n", encoding="ascii")
    return (build.run([compiler, *OPTIONS, source, "-o", program]).returncode == 0
            and build.run([program]).returncode == 0)


def main():
    names_inc, *sources = sys.argv[1:]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        compiler = next((one for one in build.tools("clang", "gcc") if works(one, folder)), None)
        if compiler is None:
            build.skip("no compiler whose thread sanitizer runs here")
        objects = build.compile_library(compiler, OPTIONS, sources, names_inc, folder / "objects")
        program = folder / "threads"
        build.must([compiler, "-std=c11", *OPTIONS, f"-I{build.ROOT / 'include'}", PROGRAM,
                    *objects, "-o", program])
        print(build.must([program, "1"]))


if __name__ == "__main__":
    main()
