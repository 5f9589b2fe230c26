#!/usr/bin/env python3
"""Plays games of Cities & Knights through the terminal program.

    test_cities.py PROGRAM TEST
"""

import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import test_terminal
from test_sea import check_sentences
from test_terminal import PASS, Program, check_end, check_secrets, choose, menu

CARDS = ("alchemist|crane|mining|irrigation|inventor|engineer|medicine|smith|road building|bishop|"
         "diplomat|warlord|wedding|intrigue|saboteur|spy|deserter|commercial harbour|merchant fleet|"
         "master merchant|trade monopoly|resource monopoly|merchant")


def check_progress(transcript):
    """Nobody reads which progress cards others draw, put back, hold, or take from each other, nor what
    they offer face down."""
    for line in transcript.split("\n"):
        if re.search(rf"(draws|puts) the progress card ({CARDS})", line):
            raise AssertionError(line)
        assert not re.search(rf"Turn .*({CARDS}) to draw", line), line
        assert not re.match(r"(?!You)\S+ takes the progress card .* from (?!you)", line), line
        assert not re.match(r"(?!You)\S+ lays (?!a card|open)", line), line
        exchanged = re.match(r"(?!You)\S+ gives (.*) to (?!you)(?!the bank)\S+ for (1 card)\.$", line)
        assert not exchanged or exchanged.group(1) == "1 card", line


def bots(program, _):
    """All seats played by the program, with all numbers of players, on land and at sea; all that is
    told."""
    seen = ""
    for players in (2, 3, 4, 5, 6):
        for more in ((), ("--tactical_defence", "on", "--dice", "deck"),
                     ("--scenario", "fog" if players == 6 else "new_shores")):
            if players == 2 and "--scenario" in more:
                continue
            said = subprocess.run(
                [program, "--cities_knights", "on", "--players", str(players), "--bots",
                 str(players), "--seed", str(players), *more], stdin=subprocess.DEVNULL,
                capture_output=True, check=True, text=True).stdout
            check_end(said)
            check_secrets(said)
            check_sentences(said)
            check_progress(said)
            seen += said
    for words in ("recruits a knight on n", "activates the knight on n", "makes a strong knight",
                  "The event die: a ship; the barbarians are ", "the barbarians land.",
                  "The barbarians attack: strength ", "Catan is defended", "Cities are pillaged",
                  "loses the city on n", "gets a Defender card", "draws a progress card of trade",
                  "puts a progress card of ", "under its deck", "improves trade to level 3, the guild",
                  "gets the metropolis of ", "builds a city wall at n", "lays open the ",
                  "from the aqueduct", "chases the robber with the knight on n", "for the city",
                  "From now on the robber may be moved", "sends into the fight the knight on n",
                  "signs: {R12+} knight", "from metropolises", "from defender",
                  "plays alchemist: red ", "plays crane.", "from the mines", "from the fields",
                  " now.", "plays smith, at n", "plays spy, on ", "takes a progress card of ",
                  "for the wedding", "plays deserter, on ", "loses the knight on n",
                  " knight on n", "plays commercial harbour", "a card for a commodity",
                  "lays a card face down", "for 1 card.", "plays master merchant, on ",
                  "plays merchant.", "The merchant goes to h", "plays resource monopoly: ",
                  "plays merchant fleet: ", "plays saboteur.", "plays warlord.",
                  "plays diplomat, at e", " is removed.", "plays road building.",
                  "plays medicine, at n", "plays engineer, at n", "plays inventor, at h",
                  "plays intrigue, at n", "is driven away from n"):
        assert words in seen, words
    for sign in (r"\{[RBWO]\d+[-+]+\}", r"\[[RBWO]\d+[TPS]#?\]", r"\[[RBWO]\d+#\]"):
        assert re.search(sign, seen), sign


MODULES = (("--victory_points", 8), ("--scenario", "islands"), ("--cities_knights", "on"),
           ("--cities_knights", "on", "--scenario", "desert"))


def hinted(program, _):
    """One person who does what the program would do plays every module to its end; asked about it,
    the program tells what cards do, and shows a hand only while it may be seen."""
    seen = ""
    for seed, module in enumerate(MODULES):
        game = Program(program, "--bots", 3, "--brief", "--quick", "--seed", seed, *module)
        said, steps = game.read(), 0
        while "=== the end ===" not in said:
            steps += 1
            assert steps < 3000
            if "--cities_knights" in module and steps % 30 == 1:
                assert "take one" in game.ask("cards spy"), said
            hint = re.search(r"would play: (.*)", game.ask("hint"))
            said = game.ask(hint.group(1))
            assert "not possible" not in said, (hint.group(1), said)
        game.read()
        game.end()
        check_end(game.transcript)
        check_secrets(game.transcript)
        check_sentences(game.transcript)
        check_progress(game.transcript)
        seen += game.transcript
    for words in ("\n knights:\n", "\n cards:\n", "\n build:\n", "\n trade:\n", "play_merchant "):
        assert words in seen, words


def march(game, moves):
    """A knight is moved by one line; what cannot be is refused as a whole."""
    knight = next(argument for _, kind, argument in moves if kind == "lift_knight")
    assert "march NODE" in game.ask("march")
    assert "not possible" in game.ask(f"march {knight} to {knight}")
    assert menu(game.ask("moves")) == moves
    places = [argument for _, kind, argument in menu(game.ask(f"lift_knight:{knight}"))
              if kind == "put_knight"]
    back = game.ask("undo")
    assert menu(back) == moves, back
    return game.ask(f"march {knight} to {places[-1]}")


def person(program, _):
    """One person who chooses at random, and reads all reports."""
    chance = random.Random(3)
    used = set()
    for seed in range(1, 25):
        game = Program(program, "--cities_knights", "on", "--bots", 3, "--seed", seed,
                       "--max_turns", 150)
        said, steps = game.read(), 0
        while "=== the end ===" not in said:
            steps += 1
            assert steps < 5000
            moves = menu(said)
            if not moves or PASS.search(said):
                said = game.ask("moves")
                continue
            kinds = {kind for _, kind, _ in moves}
            used |= kinds
            if steps % 20 == 0:
                hand = game.ask("hand")
                assert "; progress cards: " in hand, hand
                board = game.ask("board")
                assert "Barbarians: " in board and "Progress cards to draw: " in board, board
                assert "march" in game.ask("help")
                assert len(game.ask("cards")) > 20
            knights = [move for move in moves if move[1] in ("recruit_knight", "activate_knight")]
            if "lift_knight" in kinds and chance.random() < 0.5:
                used.add("march")
                said = march(game, moves)
            elif knights and chance.random() < 0.5:
                said = game.ask(str(chance.choice(knights)[0]))
            else:
                said = game.ask(str(choose(chance, moves)))
        game.read()
        game.end()
        check_secrets(game.transcript)
        check_sentences(game.transcript)
        check_progress(game.transcript)
        if "Your knights: n" in game.transcript:
            used.add("knights told")
        if {"march", "discard_progress", "improve", "lose_city"} <= used:
            break
    assert {"march", "discard_progress", "improve", "lose_city", "setup_city", "recruit_knight",
            "knights told"} <= used, used


TESTS = {test.__name__: test for test in (bots, hinted, person)}


def main():
    program, name = sys.argv[1], sys.argv[2]
    test_terminal.os.environ.pop("NO_COLOR", None)
    with tempfile.TemporaryDirectory() as folder:
        TESTS[name](program, Path(folder))


if __name__ == "__main__":
    main()
