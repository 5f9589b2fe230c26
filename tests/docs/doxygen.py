#!/usr/bin/env python3
"""The HTML pages are made without a warning, every header belongs to a topic, and links between pages
lead somewhere.

    doxygen.py DOXYFILE
"""

import re
import sys
import tempfile
from pathlib import Path
from urllib.parse import unquote

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402


LINK = re.compile(r'\b(?:href|src|data)="([^"#?]+)')
ELSEWHERE = re.compile(r"[a-z]+:")


def check_topics():
    """Every header but catan.h is in one of the topics of docs/topics.dox."""
    topics = set(re.findall(r"@defgroup (\w+)",
                            (build.ROOT / "docs" / "topics.dox").read_text(encoding="utf-8")))
    faults = []
    for header in build.public_headers():
        found = re.findall(r"@addtogroup (\w+)", header.read_text(encoding="utf-8"))
        if header.name != "catan.h" and (len(found) != 1 or found[0] not in topics):
            faults.append(f"{header.name}: in no topic (@addtogroup, docs/topics.dox)")
    return faults


def check_links(folder):
    faults = set()
    for page in folder.glob("*.html"):
        for link in LINK.findall(page.read_text(encoding="utf-8")):
            if not ELSEWHERE.match(link) and not (folder / unquote(link)).exists():
                faults.add(f"{page.name}: nothing at {link}")
    return sorted(faults)


def main():
    build.need("doxygen")
    faults = check_topics()
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(sys.argv[1]).read_text(encoding="utf-8")
        doxyfile = Path(folder) / "Doxyfile"
        doxyfile.write_text(f'{settings}\nOUTPUT_DIRECTORY = "{folder}"\n', encoding="utf-8")
        # relative links are first looked for in the working folder: let there be nothing
        done = build.run(["doxygen", doxyfile], cwd=folder)
        pages = len(list(Path(folder).glob("html/*.html")))
        faults += check_links(Path(folder) / "html")
    print(done.stdout)
    print(f"{pages} pages")
    if done.returncode != 0 or pages == 0:
        faults.append(f"doxygen ended with {done.returncode}")
    build.finish(faults)


if __name__ == "__main__":
    main()
