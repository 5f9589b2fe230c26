#!/usr/bin/env python3
"""Draws a game that the terminal program recorded.

    test_frames.py FRAMES TERMINAL
"""

import subprocess
import sys
import tempfile
import xml.etree.ElementTree as tree
from pathlib import Path


def run(*words, fine=True):
    done = subprocess.run([str(word) for word in words], stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == fine, (words, done.stdout[-500:], done.stderr)
    return done.stdout + done.stderr


def draw(frames, record, folder, *options):
    """The pictures, by name, each well-formed."""
    run(frames, record, "--out", folder, *options)
    pictures = {path.name: path.read_text() for path in sorted(folder.iterdir())}
    for picture in pictures.values():
        assert tree.fromstring(picture).tag.endswith("svg")
    return pictures


def main():
    frames, terminal = sys.argv[1:]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        record = folder / "record"
        run(terminal, "--bots", 5, "--players", 5, "--seed", 2, "--record", record)
        moves = [line for line in record.read_text().split("\n") if line[:1].isdigit()]
        turns = draw(frames, record, folder / "turns", "--every", "turn")
        assert 20 < len(turns) < len(moves) and "frame-0001.svg" in turns
        last = f"{len(moves) + 1:04}"
        views = {who: draw(frames, record, folder / who, "--from", int(last) - 40,
                           "--observer", who)
                 for who in ("all", "spectator", "s1")}
        for pictures in views.values():
            assert len(pictures) == 41 and f"frame-{last}.svg" in pictures
            assert "wins" in pictures[f"frame-{last}.svg"]
        assert len({pictures[f"frame-{last}.svg"] for pictures in views.values()}) == 3
        part = draw(frames, record, folder / "part", "--from", 3, "--to", 5)
        assert sorted(part) == ["frame-0003.svg", "frame-0004.svg", "frame-0005.svg"]

        sea = folder / "sea"
        run(terminal, "--bots", 4, "--scenario", "fog", "--seed", 10, "--record", sea)
        pictures = list(draw(frames, sea, folder / "fog", "--every", "turn").values())
        assert "#fog'" in pictures[0] and "#ship'" in pictures[-1] and "#pirate'" in pictures[-1]
        assert pictures[0].count("#fog'") > pictures[-1].count("#fog'")

        text = record.read_text()
        for wrong in (text.replace("dice:", "dice:1", 1), text[:300], "", "rubbish\n",
                      text.replace("observer all", "observer s1"), text + text,
                      text.replace("\nresult s", "\nresult s9", 1)):
            bad = folder / "bad"
            bad.write_text(wrong)
            assert "line" in run(frames, bad, "--out", folder, fine=False)
        run(frames, folder / "absent", fine=False)
        run(frames, record, "--observer", "s7", fine=False)
        run(frames, record, "--observer", "s5", fine=False)
        run(frames, record, "--out", folder / "absent" / "too", fine=False)


if __name__ == "__main__":
    main()
