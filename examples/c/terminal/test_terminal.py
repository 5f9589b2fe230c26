#!/usr/bin/env python3
"""Plays whole games through the terminal program, on a pseudo-terminal or through pipes, and looks
at what it shows to whom.

    test_terminal.py PROGRAM TEST
"""

import os
import pty
import random
import re
import select
import subprocess
import sys
import tempfile
import termios
from pathlib import Path

PROMPT = re.compile(r"(?:^|\n)(\S+)> $")
PASS = re.compile(r"presses Enter\. $")
ESCAPE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
HEADING = re.compile(r"^=== (\S+)(?: \(s(\d)\))? ===$|^=== the end ===$")
PATIENCE = 15  # seconds without a word


class Program:
    """The program on a pseudo-terminal."""

    def __init__(self, program, *arguments):
        master, slave = pty.openpty()
        settings = termios.tcgetattr(slave)
        settings[3] &= ~(termios.ECHO | termios.ICANON)
        settings[1] &= ~termios.OPOST
        termios.tcsetattr(slave, termios.TCSANOW, settings)
        self.process = subprocess.Popen([program, *map(str, arguments)], stdin=slave,
                                        stdout=slave, stderr=subprocess.PIPE)
        os.close(slave)
        self.master = master
        self.transcript = ""
        self.raw = ""

    def read(self):
        """All that is said up to the next question; "" if there is no more."""
        said = ""
        while not PROMPT.search(said) and not PASS.search(said):
            ready, _, _ = select.select([self.master], [], [], PATIENCE)
            assert ready, "the program says nothing any more: " + said[-500:]
            try:
                piece = os.read(self.master, 65536).decode("ascii")
            except OSError:  # the other end is closed
                piece = ""
            if not piece:
                break
            self.raw += piece
            said = ESCAPE.sub("", said + piece)
        self.transcript += said
        return said

    def write(self, line):
        os.write(self.master, (line + "\n").encode())

    def ask(self, line):
        self.write(line)
        return self.read()

    def end(self):
        os.close(self.master)
        faults = self.process.stderr.read().decode()
        assert self.process.wait(PATIENCE) == 0, faults
        assert not faults, faults


def menu(said):
    """The numbered moves of the last list that was shown: (number, kind, argument)."""
    moves, kind = [], ""
    for line in said.split("\n"):
        line = re.sub(r"\([^)]*\)", "", line)  # what is at a place
        found = re.match(r"  ([a-z_]*) *((?: +\d+(?: [^ \d]\S*)?)+) *$", line)
        if not found:
            continue
        kind = found.group(1) or kind
        for number, argument in re.findall(r"(\d+)(?: ([^ \d]\S*))?", found.group(2)):
            if number == "1":
                moves = []
            moves.append((int(number), kind, argument.lstrip(":")))
    return moves


def choose(chance, moves):
    """A random move, but one that brings the game on."""
    weights = {"build_city": 60, "build_settlement": 60, "build_road": 6, "buy_development": 8,
               "offer_give": 1, "trade_bank": 1, "offer_cancel": 4, "accept": 2, "end_turn": 4,
               "roll": 50, "play_knight": 20, "offer_send": 3, "confirm": 20}
    kinds = sorted({kind for _, kind, _ in moves})
    kind = chance.choices(kinds, [weights.get(kind, 2) for kind in kinds])[0]
    return chance.choice([number for number, of, _ in moves if of == kind])


def check_secrets(transcript):
    """No section tells what its reader may not know."""
    reader = None
    for line in transcript.split("\n"):
        heading = HEADING.match(line)
        if heading:
            reader = heading.group(1) if heading.group(2) else None
            if "the end" in line:
                return
            continue
        stolen = re.match(r"(\S+) steals? (.*) from (\S+)\.$", line)
        if stolen and "You" not in stolen.group(1) and stolen.group(3) != "you":
            assert re.fullmatch(r"\d+ cards?", stolen.group(2)), (reader, line)
        given = re.match(r"(\S+) (?:gives|takes) (.*) (?:to|from) (\S+) for the wedding\.$", line)
        if given and reader != given.group(1) and given.group(3) != "you":
            assert re.fullmatch(r"\d+ cards?", given.group(2)), (reader, line)
        assert not re.match(r"(?!You)\S+ draws?: ", line), (reader, line)
        hand = re.match(r"(\S+)'s hand:", line)
        assert not hand or hand.group(1) == reader, (reader, line)
        if "point cards" in line:
            assert "(you)" in line, (reader, line)


def check_end(transcript):
    assert re.search(r"^(\S+) wins in turn \d+\.$", transcript, re.M), transcript[-800:]


def all_bots(program, folder):
    """Four seats, all played by the program; through pipes; its own dice twice, then real chance."""
    record = folder / "record"
    command = [program, "--bots", "4", "--record", str(record)]
    texts = [subprocess.run([*command, *more], stdin=subprocess.DEVNULL, capture_output=True,
                            check=True, text=True).stdout
             for more in (["--seed", "9"], ["--seed", "9"], [], ["--seed", "5"])]
    assert texts[0] == texts[1] and texts[2] != texts[3]
    for text in texts:
        check_end(text)
        check_secrets(text)
        assert "\x1b" not in text
    assert record.stat().st_size > 1000
    board = texts[0].split("=== the end ===\n")[1].split("harbours")[0].split("\n")
    assert len(board) <= 38 and max(map(len, board)) <= 100


def try_undo(game, said, moves):
    """A move that reveals nothing is taken back: the same question again."""
    number = next((n for n, kind, _ in moves if kind in ("build_road", "build_settlement")), None)
    if number is None:
        return said, False
    after = game.ask(str(number))
    assert PROMPT.search(after), after
    back = game.ask("undo")
    assert "1 move is taken back: build_" in back and menu(back) == moves, back
    return back, True


def try_words(game, moves):
    """What is typed in words."""
    assert "help" in game.ask("nonsense")
    assert "There are moves" in game.ask("999")
    assert "Type the number" in game.ask("help")
    assert "not possible" in game.ask("why setup_settlement:n0") or len(moves) == 54
    assert "possible now" in game.ask("sites " + moves[0][1])
    assert "sites KIND" in game.ask("sites")
    assert "no n99: the last one is n53" in game.ask("why setup_settlement:n99")
    assert "Rolls" in game.ask("stats")
    assert "harbours" in game.ask("board")
    assert "'s hand:" in game.ask("hand")
    assert menu(game.ask("moves")) == moves
    game.ask("\x07\x7f" + "x" * 2000)


def hand(said):
    """The cards in hand, as last shown."""
    line = re.findall(r"'s hand:(.*);", said)[-1]
    return {card: int(count) for count, card in re.findall(r"(\d+) ([a-z]+)", line)}


def try_offer(game, said, moves):
    """A whole offer in one line; one that nobody could pay is refused as a whole."""
    card = next((argument for _, kind, argument in moves if kind == "offer_give"), None)
    if card is None or not any(kind == "end_turn" for _, kind, _ in moves):
        return said, False
    other = "ore" if card != "ore" else "wool"
    assert "offer CARDS for CARDS" in game.ask("offer nonsense")
    assert "not possible" in game.ask(f"offer {card} for {card}")
    assert "not possible" in game.ask(f"offer 59 {card} for {other}")
    assert menu(game.ask("moves")) == moves
    assert "no seats" in game.ask(f"offer 1 {card} for {other} to purple")
    said = game.ask(f"offer 1 {card} for {other} to red, BLUE and white")
    assert "not possible" in said or "Such an" in said, said  # not to oneself
    own = PROMPT.search(said).group(1)
    others = "+".join(name for name in ("Red", "blue", "s2")
                      if name != {"White": "s2", "Blue": "blue"}.get(own, own))
    said = game.ask(f"offer 1 {card} for {other} to {others}")
    assert PASS.search(said), said
    return said, True


def try_drop(game, said):
    """Half of the hand in one line."""
    count = int(re.search(r"\((\d+) to go\)", said).group(1))
    drop = []
    for card, held in hand(said).items():
        take = min(held, count - sum(number for number, _ in drop))
        drop += [(take, card)] if take > 0 else []
    return game.ask("drop " + " ".join(f"{number} {card}" for number, card in drop))


def three_people(program, folder):
    """Three people who choose at random; saves, leaves, comes back, takes back."""
    chance = random.Random(4)
    save = folder / "saved"
    arguments = ["--players", 3, "--seed", 12, "--victory_points", 7, "--counter_offers", "on"]
    game = Program(program, *arguments)
    transcript, steps, undone, refused, told, kinds = "", 0, 0, 0, 0, set()
    offered, dropped, lacking = False, 0, 0
    said = game.read()
    while "=== the end ===" not in said:
        steps += 1
        assert steps < 20000
        if PASS.search(said):
            said = game.ask("")
            continue
        moves = menu(said)
        assert moves and moves[-1][0] == len(moves), said
        if steps % 150 == 75:
            try_words(game, moves)
            told += 1
        if not offered and steps > 120:
            said, offered = try_offer(game, said, moves)
            if offered:
                continue
        if moves[0][1] == "discard":
            dropped += 1
            said = try_drop(game, said)
            assert not PROMPT.search(said) or menu(said)[0][1] != "discard", said
            continue
        if "you lack cards to accept" in said:
            lacking += 1
            assert "; you lack " in game.ask("accept")
        if undone < 3:
            said, did = try_undo(game, said, moves)
            undone += did
        if steps == 90:  # what a seat has seen
            assert "Saved" in game.ask(f"record {folder / 'seen'}")
            assert re.search(r"^observer s\d$", (folder / "seen").read_text(), re.M)
        if steps == 110:  # what was before a save is not known any more
            assert "only be recorded when" in game.ask(f"record {folder / 'seen'}")
        if steps in (100, 300):
            assert "Saved" in game.ask(f"save {save}")
            assert "no save" in game.ask(f"load {program}")
            game.ask("quit")
            game.end()
            transcript += game.transcript
            game = Program(program, "--load", save)
            said = game.read()
            assert "Loaded" in said
            continue
        number = choose(chance, moves)
        kind = moves[number - 1][1]
        kinds.add(kind)
        said = game.ask(str(number))
        if kind == "roll" and refused < 3 and PROMPT.search(said):
            assert "undo force" in game.ask("undo")
            refused += 1
            said = game.ask("moves")
    game.read()
    assert "\x1b[" in game.raw  # colours on a terminal
    game.end()
    transcript += game.transcript
    check_end(transcript)
    check_secrets(transcript)
    assert undone == 3 and refused == 3 and told and offered and dropped and lacking
    assert {"roll", "end_turn", "offer_send", "build_city", "move_robber"} <= kinds, kinds
    assert "steals 1 card from" in transcript and re.search(r"steal 1 \w+ from", transcript)


def goes_on_equally(program, folder):
    """A saved and loaded game goes on as it would have gone."""
    save = folder / "saved"
    arguments = ["--bots", "3", "--seed", "31", "--victory_points", "8"]
    chance = random.Random(2)
    first, rest = ([str(chance.choice([1, 1, 1, 2, 3, 6])) for _ in range(count)]
                   for count in (40, 3000))
    play = {"stdout": subprocess.PIPE, "text": True, "check": True}
    whole = subprocess.run([program, *arguments], input="\n".join(first + [f"save {save}"] + rest),
                           **play).stdout
    again = subprocess.run([program, "--load", str(save)], input="\n".join(rest), **play).stdout
    tail = whole.split("Saved as")[1].split("> ", 1)[1]
    result = re.compile(r"\nRed +\d+ points: [^>]*$")
    assert result.search(again).group() == result.search(whole).group(), again[-500:]
    # what was asked and answered, prompt by prompt
    prompts = [text for text in again.split("> ")[1:]]
    assert len(prompts) > 20
    for ours, theirs in zip(tail.split("> "), prompts):
        assert ours.split("=== the end")[0] == theirs.split("=== the end")[0]
    check_end(whole)
    check_end(again)


def six_players(program, folder):
    """Six seats with special building, one of them a person's; then paired turns."""
    for more in (["--seed", 3], ["--seed", 4, "--paired_turns", "on", "--sea_frame", "on"]):
        chance = random.Random(1)
        game = Program(program, "--players", 6, "--bots", 5, "--victory_points", 7, *more)
        said, seen = game.read(), set()
        while "=== the end ===" not in said:
            moves = menu(said)
            seen |= {kind for _, kind, _ in moves}
            said = game.ask(str(choose(chance, moves)))
        game.read()
        game.end()
        check_end(game.transcript)
        check_secrets(game.transcript)
        assert ("pass" in seen) == ("--paired_turns" not in more), seen


MAP = ("catanmap1 players=2-2 robber=0,0 hexes=0,-1,L5/1,-1,~/2,-1,S4/3,-1,W11/-1,0,xx/0,0,D/1,0,O9/"
       "2,0,B10/-1,1,xx,1/0,1,W8/1,1,L3/2,1,G6 terrains=B,1/W,1,1 numbers=4,1/5,1,1 "
       "harbours=0,-1,1,A\n")


def own_map(program, folder):
    """A map of one's own is drawn, played, saved and recorded."""
    (folder / "map").write_text(MAP)
    command = [program, "--map", folder / "map", "--players", "2", "--seed", "1",
               "--record", folder / "record", "--victory_points", "6"]
    done = subprocess.run([*command, "--bots", "2"], stdin=subprocess.DEVNULL, check=True,
                          capture_output=True, text=True).stdout
    check_end(done)
    assert "h11" in done and "h12" not in done and "map catanmap1" in (folder / "record").read_text()
    subprocess.run(command, input=f"\n1\nsave {folder / 'saved'}\n", check=True, text=True,
                   capture_output=True)
    again = subprocess.run([program, "--load", folder / "saved"], input="\n", check=True, text=True,
                           capture_output=True).stdout
    assert "h11" in again and "setup_road" in again
    wrong = subprocess.run([program, "--map", program], check=False, capture_output=True)
    assert wrong.returncode == 1


def options(program, folder):
    """The command line."""
    def run(*words):
        return subprocess.run([program, *words], stdin=subprocess.DEVNULL, capture_output=True,
                              text=True, check=False)

    done = run("--options")
    assert done.returncode == 0 and "counter_offers" in done.stdout and "new_shores" in done.stdout
    assert run("--help").returncode == 0
    for wrong in (["--nonsense", "1"], ["--set", "players=9"], ["--set", "players"], ["--seed", "x"],
                  ["--names", "a b"], ["word"], ["--seed"]):
        done = run(*wrong)
        assert done.returncode == 2 and done.stderr, wrong
    assert run("--paired_turns", "on").returncode == 1
    assert "unfinished" in run("--names", "Ann,Bob").stdout


TESTS = {test.__name__: test
         for test in (all_bots, three_people, goes_on_equally, six_players, own_map,
                      options)}


def main():
    program, name = sys.argv[1], sys.argv[2]
    os.environ.pop("NO_COLOR", None)
    with tempfile.TemporaryDirectory() as folder:
        TESTS[name](program, Path(folder))


if __name__ == "__main__":
    main()
