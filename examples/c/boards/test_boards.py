#!/usr/bin/env python3
"""Draws boards and positions, and looks for what must be seen.

    test_boards.py PROGRAM
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

# all that Cities & Knights puts on the table
POSITION = (
    "catan1 cities_knights=on | board=O11,L12,S9,B4,S6,D,S10,W8,O3,O11,W5,L8,B10,L9,W4,B3,L5,W2,S6 "
    "harbours=LAOAAASWB turn=11 seat=s1 active=s1 rolled=9 robber=h7 "
    "bank=18.17.17.13.19.11.11.10 tasks=turn.s1.1.0.0.0 cities=n12+n16+n27+n36 "
    "hand=0.1.1.2/1.0.1.1.0.1.1.2/0.0.0.2/0.1.0.1 buildings=n27+n42/n15+n26/n12+n16/n36+n53 "
    "roads=e33+e53/e22+e38/e12+e23/e46+e70 barbarians=4 red_die=3 event_die=3 robber_free=1 "
    "merchant=h12 merchant_of=s1 printer=s0 walls=n12+n36 turned=n53 metropolises=n27,n36,- "
    "progress_deck=2.1.2.2.0.2.1.2.2.2.2.2.1.2.2.2.3.2.1.2.2.2.2.4.5 under_trade=merchant "
    "knights_placed=n21.3.1+n37.1.0/n20.1.0+n32.2.0/n8.2.1/n31.1.1 "
    "progress=0.1/0.0.0.0.0.0.0.0.0.0.0.0.1/-/- trade_track=4/1/0/2 politics_track=3/3/0/5 "
    "science_track=0/2/1/3 defender=0/1/2/0")


def draw(program, *arguments):
    done = subprocess.run([program, *map(str, arguments)], capture_output=True, text=True,
                          check=False)
    assert done.returncode == 0, done.stderr
    ElementTree.fromstring(done.stdout)
    return done.stdout


def used(picture, symbol):
    """How often a symbol is drawn on the board: the key shows it once more."""
    return picture.split("Turn 11")[0].count(f"xlink:href='#{symbol}'")


def main():
    program = sys.argv[1]
    assert "#robber'" in draw(program, "--set", "cities_knights=on", "--set", "layout=beginner")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "position"
        file.write_text(POSITION + "\n")
        picture = draw(program, "--position", file)
        board = picture[picture.index("</defs>"):]
        for symbol, count in (("knight1", 3), ("knight2", 2), ("knight3", 1), ("helmet", 3),
                              ("asleep", 3), ("rampart", 2), ("tower", 2), ("turned", 1),
                              ("merchant", 1)):
            assert used(board, symbol) == count, (symbol, used(board, symbol))
        for words in ("2 knights, strength 3, printer", "2 knights, defender 1", "crane", "warlord",
                      "longship", "#gate'", "decks", "#cloth'", "13 points win"):
            assert words in board, words
        file.write_text("nonsense\n")
        assert subprocess.run([program, "--position", file], check=False,
                              capture_output=True).returncode == 1


if __name__ == "__main__":
    main()
