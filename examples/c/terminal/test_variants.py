#!/usr/bin/env python3
"""Plays games with optional rules through the terminal program.

    test_variants.py PROGRAM TEST
"""

import random
import re
import subprocess
import sys
from pathlib import Path

import test_terminal
from test_cities import check_progress
from test_sea import check_sentences
from test_terminal import PASS, Program, check_secrets, menu

PRESETS = Path(__file__).resolve().parents[2] / "presets"

# games of people who seek what a rule offers: options; kinds of moves and what is told of each;
# signs on the board
EAGER = {
    "harbours": (
        "buy_harbours=on",
        {"buy_harbour": "buys a harbour for ", "pay_harbour": "pays for it 1 ",
         "lay_harbour": r"The harbour for \w+ on e\d+ .* is open"},
        (r"2:ore|2:wool|2:brick|2:grain|2:lumber", "harbours n", "Harbours to buy: ",
         r"buy_harbour:any +1 lumber, 1 brick, 1 ore, 2 of choice")),
    "turned": (
        "buy_harbours=on cities_knights=on",
        {"turn_harbour": r"The harbour for \w+ on e\d+ .* is turned over",
         "protect_harbours": "has harbours protected by the knight on n",
         "restore_harbour": r"The harbour for \w+ on e\d+ .* is restored"},
        (r"\([23]:[a-z]+\)", r" \(closed\)", r"restore_harbour +1 lumber, 1 brick, 1 ore")),
    "specialists": (
        "scenario=specialists players=4",
        {"build_bridge": r"builds a bridge, b\d+ \(h\d+, n\d+ to n\d+\)"},
        (r"sea [RBWO](\|\||//|\\\\)b\d+", " is the farmer now: 1 point", "as specialist",
         "is no longer the ", "Specialists that nobody is: ", r"\n {16}(\w|, |-)*(mason|miner)")),
    "gold": (
        "specialists=on specialist_threshold=1 scenario=new_shores",
        {"take_income": "as gold-seeker"},
        ("is the gold-seeker now: 1 point",)),
    "scarcity": (
        "scarcity=on",
        {"take_token": r"moves the number of h\d+ \(", "put_token": r"h\d+ is \w+ \d+ now"},
        (r"[|\d] +-- +[|RBWO]", "-- no number lies there",
         r"which number token to move: for the settlement on n\d+")),
    "walls": (
        "great_wall=on",
        {"build_great_wall": "builds a wall on e"},
        (r"[RBWO][/\\|]\d+#", r"R/12# road with a wall", r"the Great Wall, line of \d walls",
         "takes the Great Wall: 2 points", "great wall")),
    "volcanoes": (
        "volcanoes=on volcano_count=3",
        {"take_gold": "from the volcano"},
        ("volcano  ", "throws a die: ", "loses the settlement on n", "which card to take from the v")),
    "conflicts": (
        "conflicts=on players=4 hand_limit=30",
        {"play_attack": "plays: knight", "attack_route": r"attacks (\w+'s|your) (road|ship) on e",
         "attack_building": r"attacks with a settlement (\w+'s|your) \w+ on n",
         "defend": "beats the attack off", "give_in": "does not defend"},
        (r"whether to defend: \w+ attacks the (settlement|road) on", "loses the settlement on n")),
    "bridges": (
        "conflicts=on scenario=specialists players=4",
        {"build_bridge": "builds a bridge, b", "attack_bridge": r"attacks (\w+'s|your) bridge b\d+ \(h\d+, n"},
        (r"attacks the bridge b\d+ \(", r"loses the bridge b\d+ \(h")),
    "diplomat": (
        "cities_knights=on scenario=specialists players=4",
        {"build_bridge": "builds a bridge, b", "diplomat_bridge": "plays diplomat, at b"},
        (r"loses the bridge b\d+ \(h",)),
    "knights": (
        "conflicts=on cities_knights=on",
        {"attack_with": "attacks with the knight on n", "attack_route": r"attacks (\w+'s|your) (road|ship) on e",
         "defend_with": "beats the attack off", "give_in": "does not defend"},
        (r"whether to defend: \w+ attacks with a \w+ knight the (settlement|city|road) on",)),
    "polders": (
        "polders=on",
        {"build_dike": "builds a dike on e", "free_dike": "builds a dike on e",
         "drain": r"drains h\d+ \("},
        (r"[RBWO]=\d+", r"sea =[RBWO]", r"=(forest|hills|pasture|fields|mountains)=",
         r"may change h\d+ \(sea\)", r"h\d+ is \w+ \d+ now", "=fields= was sea")),
    "irrigation": (
        "irrigation=on",
        {"build_dike": "builds a dike on e", "irrigate_pasture": r"irrigates h\d+ \(",
         "irrigate_forest": r"h\d+ is forest \d+ now"},
        (r"[RBWO]=\d+", r"hills =[RBWO]")),
    "market": (
        "market=on market_count=4",
        {"market_give": r"gives [12] \w+ at the market", "market_take": "gets 1 .* at the market"},
        (r"market  ", r"what to give at the market: at h\d+ \(market \d+\)")),
    "stages": (
        "landing_stages=on scenario=islands",
        {"build_stage": r"builds a landing stage on n\d+ \("},
        (r"<[RBWO]\d+>", "landing stages? left", "gets the landing stage back from n")),
    "rain": (
        "rain=on scenario=desert",
        {"take_rain": "gets 1 .* from the rain"},
        ("throws a die: ", "has a sandstorm there: no rain")),
    "dice": (
        "dice=d12-d4",
        {"choose_total": r"The dice: \d+, large \d+ and small \d"},
        (r"sum or difference of the dice: they show \d+ and \d",)),
    "alchemist": (
        "dice=d8+d4 cities_knights=on",
        {"lay_dice": "plays alchemist: large ", "lay_red": r"sets the red die to \d"},
        ("The red die: ",)),
    "pirate": (
        "robber_and_pirate=on pirate_tax=on scenario=islands",
        {"move_pirate": "The pirate goes to h"},
        ("pays 1 .* for a ship beside the pirate", r"\(3:any\)|\(2:\w+\)")),
    "deck": ("dice=deck ties=on", {"end_turn": "ends the turn"},
             (r"Pairs in the deck of dice: 2: 1, .*, 7: \d",)),
}
OFTEN = {"build_city": 20, "build_settlement": 20, "roll": 50, "end_turn": 6, "offer_give": .1,
         "trade_bank": 3, "confirm": 20, "play_road_building": 30, "play_roads": 30,
         "buy_development": 8, "buy_harbour": 20, "recruit_knight": 15, "activate_knight": 30}


SAVED = {"conflicts": ("build_settlement", "build_city")}  # kinds that would use up what they need


def words(options):
    return [word for option in options.split() for word in ("--set", option)]


def advised(game):
    """What the program would do."""
    hint = re.search(r"would play: (.*)", game.ask("hint"))
    return hint.group(1) if hint else "1"


def eager(game, chance, wanted, used, saved):
    """One game of people who do what they seek whenever they can, by number or in words."""
    said = game.read()
    for _ in range(4000):
        if "=== the end ===" in said:
            game.read()
            break
        moves = menu(said)
        if not moves or PASS.search(said):
            said = game.ask("moves")
            continue
        sought = [move for move in moves if move[1] in wanted]
        sought = [move for move in sought if move[1] not in used] or sought
        if sought and chance.random() < 0.9:
            number, kind, argument = chance.choice(sought)
            used.add(kind)
            typed = f"{kind}:{argument}" if argument and chance.random() < 0.5 else str(number)
            said = game.ask(typed)
            assert "neither a move" not in said and "That may be" not in said, (typed, said)
        elif chance.random() < 0.6 and not saved:
            said = game.ask(advised(game))
        else:
            kinds = sorted({kind for _, kind, _ in moves if kind not in saved})
            kind = chance.choices(kinds, [OFTEN.get(kind, 2) for kind in kinds])[0]
            said = game.ask(str(chance.choice([n for n, of, _ in moves if of == kind])))
        assert "not possible" not in said, said
        if chance.random() < 0.05:
            game.ask("hand")
            game.ask("board")
            game.ask("stats")
    game.process.kill()


def missing(transcript, wanted, signs):
    told = [*wanted.values(), *signs]
    return [what for what in told if not re.search(what, transcript)]


def people(program, name):
    """Games until all that is sought was done, told and seen."""
    options, wanted, signs = EAGER[name]
    chance, used, transcript, left = random.Random(1), set(), "", [name]
    for seed in range(1, 40):
        if not left and used >= set(wanted):
            break
        game = Program(program, "--no-pass", "--brief", "--seed", seed, "--max_turns", 150,
                       *words("players=3 " + options))
        eager(game, chance, wanted, used, SAVED.get(name, ()))
        check_secrets(game.transcript)
        check_sentences(game.transcript)
        check_progress(game.transcript)
        transcript += game.transcript
        left = missing(transcript, wanted, signs)
    assert used >= set(wanted) and not left, (name, set(wanted) - used, left)


def typed(program):
    """Bridges in words: what is wrong with one that is not there, and where one could be."""
    game = Program(program, "--bots", 1, "--players", 2, "--seed", 1, *words("scenario=specialists"))
    game.read()
    assert "no b999: the last one is b" in game.ask("why build_bridge:b999")
    assert "not possible" in game.ask("build_bridge:b1")
    assert "build_bridge: 0 possible now" in game.ask("sites build_bridge")
    assert "build_bridge       1 lumber, 1 brick, 1 ore" in game.ask("hand")
    board = game.ask("board")
    assert "R||b12 bridge, as it runs: || // \\\\" in board and "dike" not in board, board
    game.process.kill()


def presets(program):
    """All sets of options that are recommended, all seats played by the program."""
    seen, won = "", 0
    for preset in sorted(PRESETS.glob("*.config")):
        options = preset.read_text().removeprefix("catan1 ").split(" |")[0]
        for seed in ("1", "2"):
            said = subprocess.run(
                [program, "--bots", "4", "--players", "4", "--seed", seed, "--max_turns", "300",
                 *words(options)], stdin=subprocess.DEVNULL, capture_output=True, check=True,
                text=True).stdout
            assert "=== the end ===" in said, said[-500:]
            check_secrets(said)
            check_sentences(said)
            check_progress(said)
            assert max(map(len, said.split("\n"))) <= 190
            seen += said
            won += bool(re.search(r"^\S+ wins in turn", said, re.M))
    for told in ("loses the l", "as specialist", "optional", "is the miner now", "throws a die",
                 "builds a wall on e", "at the market", "from the rain"):
        assert told in seen, told
    assert won >= 15, won


TESTS = {"typed": typed, "presets": presets}


def main():
    program, name = sys.argv[1], sys.argv[2]
    test_terminal.os.environ.pop("NO_COLOR", None)
    if name in TESTS:
        TESTS[name](program)
    else:
        people(program, name)


if __name__ == "__main__":
    main()
