#!/usr/bin/env python3
"""Plays games with ships through the terminal program: every scenario, and what is typed at sea.

    test_sea.py PROGRAM TEST
"""

import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import test_terminal
from test_terminal import PASS, Program, check_secrets, choose, menu

SCENARIOS = {"new_shores": (3, 4, 6), "islands": (3, 4, 6), "fog": (3, 4, 6), "desert": (3, 4, 6),
             "new_world": (4, 6)}
# what a sentence looks like in which a word is missing, or a number stands for one
HOLES = re.compile(r" \.$|  +[a-z].*\.$|\(\)|\( |, ,|:\?$|\b(the|on|to|a|for|gets) *\.$"
                   r"|^-?\d+\.$| is -?\d+\.$", re.M)


def check_sentences(said):
    """No sentence of the news has a hole."""
    for line in said.split("\n"):
        if line.endswith(".") and not line.startswith(("  ", "Type")):
            assert not HOLES.search(line), line


def scenarios(program, _):
    """All scenarios, all seats played by the program."""
    seen = ""
    for scenario, players in SCENARIOS.items():
        for count in players:
            said = subprocess.run(
                [program, "--scenario", scenario, "--players", str(count), "--bots", str(count),
                 "--seed", str(count), "--max_turns", "400"],
                stdin=subprocess.DEVNULL, capture_output=True, check=True, text=True).stdout
            assert "=== the end ===" in said, said[-500:]
            check_secrets(said)
            check_sentences(said)
            assert max(map(len, said.split("\n"))) <= 190
            seen += said
    for words in ("builds a ship on e", "Under the fog: h", "It bears a number: h", "for gold",
                  "for the discovery", "The pirate goes to h", "takes the longest trade route",
                  "special point", "~", "PIRATE"):
        assert words in seen, words
    assert len(re.findall(r"^\S+ wins in turn", seen, re.M)) >= 10  # and not draws all


def sail(game, moves):
    """A ship is moved by one line; what cannot be is refused as a whole."""
    ship = next(argument for _, kind, argument in moves if kind == "lift_ship")
    assert "sail EDGE" in game.ask("sail")
    assert "not possible" in game.ask(f"sail {ship} to {ship}")
    assert menu(game.ask("moves")) == moves
    after = game.ask(f"lift_ship:{ship}")
    places = [argument for _, kind, argument in menu(after) if kind == "put_ship"]
    back = game.ask("undo")
    assert menu(back) == moves, back
    if not places:
        return back
    return game.ask(f"sail {ship} to {places[-1]}")


def gold(game, said, moves):
    """All cards of choice in one line."""
    count = re.search(r"\((\d+) to go\)", said)
    card = moves[0][2]
    assert "gold CARDS" in game.ask("gold nonsense")
    return game.ask(f"gold {count.group(1) if count else 1} {card}")


def person(program, _):
    """One person who chooses at random, but uses all commands of the sea."""
    chance = random.Random(5)
    used = set()
    for seed in range(1, 25):  # gold lies under the fog, or where six begin
        scenario, players = (("fog", 4), ("new_world", 6))[seed % 2]
        game = Program(program, "--scenario", scenario, "--players", players, "--bots",
                       players - 1, "--seed", seed, "--victory_points", 9, "--max_turns", 120)
        said, steps = game.read(), 0
        while "=== the end ===" not in said:
            steps += 1
            assert steps < 5000
            moves = menu(said)
            if not moves or PASS.search(said):
                said = game.ask("moves")
                continue
            kinds = {kind for _, kind, _ in moves}
            ships = [argument for _, kind, argument in moves if kind.endswith("_ship")
                     and kind not in ("lift_ship", "put_ship")]
            if "take_gold" in kinds:
                used.add("gold")
                said = gold(game, said, moves)
            elif "move_pirate" in kinds and chance.random() < 0.6:
                used.add("pirate")
                hexes = [argument for _, kind, argument in moves if kind == "move_pirate"]
                assert "pirate HEX" in game.ask("pirate")
                said = game.ask(chance.choice(["pirate ", ""]) + chance.choice(hexes))
            elif "lift_ship" in kinds and chance.random() < 0.2:
                used.add("sail")
                said = sail(game, moves)
            elif ships and chance.random() < 0.5:
                used.add("ship")
                assert "no e999: the last one is e" in game.ask("ship e999")
                said = game.ask("ship " + chance.choice(ships))
            else:
                said = game.ask(str(choose(chance, moves)))
        game.read()
        game.end()
        check_secrets(game.transcript)
        check_sentences(game.transcript)
        if used == {"gold", "pirate", "sail", "ship"}:
            break
    assert used == {"gold", "pirate", "sail", "ship"}, used


def saved(program, folder):
    """A game in the fog goes on after a save as it would have gone."""
    save = folder / "saved"
    arguments = ["--scenario", "fog", "--bots", "3", "--seed", "5", "--victory_points", "8",
                 "--max_turns", "60", "--set", "trade=off"]
    rest = "\n".join(["1"] * 3000)
    play = {"stdout": subprocess.PIPE, "text": True, "check": True}
    whole = subprocess.run([program, *arguments], input=f"1\n1\n1\n1\nsave {save}\n" + rest,
                           **play).stdout
    again = subprocess.run([program, "--load", str(save)], input=rest, **play).stdout
    ends = [said.split("=== the end ===")[1].split(" moves, ")[0] for said in (whole, again)]
    boards = [end.rsplit("\n", 1)[0] for end in ends]
    assert boards[0] == boards[1] and len(boards[0]) > 3000
    assert re.search(r"\[?[RBWO]~\d", boards[0]), boards[0]


MAP = ("catanmap1 players=2-2 robber=1,0 hexes=0,-1,L5/1,-1,~/2,-1,S4/3,-1,W11/-1,0,G8/0,0,~/1,0,D/"
       "2,0,B10/-1,1,G6/0,1,W8/1,1,~/2,1,G9 harbours=0,-1,1,A\n")


def own_map(program, folder):
    """Ships on a map of one's own."""
    (folder / "map").write_text(MAP)
    said = subprocess.run([program, "--map", folder / "map", "--players", "2", "--bots", "2",
                           "--seafarers", "on", "--seed", "2", "--victory_points", "9",
                           "--max_turns", "400"],
                          stdin=subprocess.DEVNULL, check=True, capture_output=True, text=True).stdout
    assert "builds a ship on e" in said and "for gold" in said
    check_sentences(said)


TESTS = {test.__name__: test for test in (scenarios, person, saved, own_map)}


def main():
    program, name = sys.argv[1], sys.argv[2]
    test_terminal.os.environ.pop("NO_COLOR", None)
    with tempfile.TemporaryDirectory() as folder:
        TESTS[name](program, Path(folder))


if __name__ == "__main__":
    main()
