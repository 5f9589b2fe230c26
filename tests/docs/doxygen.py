#!/usr/bin/env python3
"""The HTML reference is made without a warning.

    doxygen.py DOXYFILE
"""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402


def main():
    build.need("doxygen")
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(sys.argv[1]).read_text(encoding="utf-8")
        doxyfile = Path(folder) / "Doxyfile"
        doxyfile.write_text(f'{settings}\nOUTPUT_DIRECTORY = "{folder}"\n', encoding="utf-8")
        done = build.run(["doxygen", doxyfile])
        pages = len(list(Path(folder).glob("html/*.html")))
    print(done.stdout)
    print(f"{pages} pages")
    good = done.returncode == 0 and pages > 0
    build.finish([] if good else [f"doxygen ended with {done.returncode}"])


if __name__ == "__main__":
    main()
