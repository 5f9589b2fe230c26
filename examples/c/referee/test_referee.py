#!/usr/bin/env python3
"""Plays games at the referee, honest ones and others, and looks at what each client was told.

    test_referee.py REFEREE TEST
"""

import contextlib
import random
import re
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import client

KINDS = ["lumber", "brick", "wool", "grain", "ore"]


@contextlib.contextmanager
def referee(program, *options):
    """A referee; when the game is over its record is in the folder."""
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "socket")
        record = Path(folder) / "record"
        process = subprocess.Popen([program, path, "--record", str(record), *map(str, options)],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        try:
            yield path, record, process
            said, faults = process.communicate(timeout=15)
            assert process.returncode == 0 and not faults, (said, faults)
            assert "over" in said and not Path(path).exists()
        finally:
            process.kill()
            process.wait()


def read_record(record):
    """The moves of a full record: (who, move), and the result."""
    lines = record.read_text().split("\n")
    moves = [line.split(" ")[1:] for line in lines if line[:1].isdigit()]
    result = [line for line in lines if line.startswith("result")]
    return moves, result[0].split(" ")[1]


def knowers(moves):
    """By ply, the seats that may know a secret move; plies from 1."""
    secret, thief, buyer, victim, turn, seen = {}, None, None, None, None, None
    for ply, (who, move) in enumerate(moves, 1):
        kind, _, argument = move.partition(":")
        if kind in ("roll", "play_alchemist"):
            turn = who
        if kind == "rob":
            thief, victim = who, argument
        elif kind in ("play_bishop", "move_robber", "move_pirate"):  # or all at a market, of ships
            thief, victim = who, None
        elif kind == "buy_development":
            buyer = who
        elif kind in ("play_spy", "play_master_merchant"):
            seen = argument
        elif kind == "steal" and victim:
            secret[ply] = {thief, victim}
        elif kind == "draw_development":
            secret[ply] = {buyer}
        elif kind in ("discard_progress", "harbour_card"):
            secret[ply] = {who}
        elif kind in ("give", "harbour_give"):
            secret[ply] = {who, turn}
        elif kind in ("take_progress", "take_hand"):
            secret[ply] = {who, seen}
    return secret


def lookers(moves):
    """By ply, the seat that looks at another's cards then, or has just done so."""
    return {ply: who for ply, (who, move) in enumerate(moves, 1)
            if re.match("play_(spy|master_merchant)|take_(progress|hand)", move)}


def check_line(line, seat, at_end, looks):
    """A line by itself: others' cards are never named in it, but for point cards at the end, and
    what a spy or master merchant sees."""
    words = line.split(" ")
    if words[0] == "event":
        words = words[1:]
    if (words[0] == "counter" and words[1] in ("hand", "development", "progress")
            and not words[3].startswith("all")):
        shown = at_end and words[1] == "development" and words[3] == "point"
        assert words[2] == seat or words[4] == "?" or shown or looks, line
    if words[0] == "counter" and words[1].endswith("deck") and not words[3].startswith("all"):
        assert words[4] == "?", line
    if (words[0] == "cards" and words[3] in ("stolen", "wedding", "harbour", "master_merchant")
            and seat not in words[1:3]):
        assert words[4].startswith("?="), line
    if words[0] == "bought" and words[1] != seat:
        assert words[2] == "?", line


def check_transcript(transcript, seat, moves, tokens):
    """All that a client was told, against the truth: no more than it may know, and no less."""
    secret, looks = knowers(moves), lookers(moves)
    ply, told = 0, 0
    for line in transcript:
        check_line(line, seat, ply == len(moves), looks.get(ply) == seat)
        for whose, token in tokens.items():
            assert whose == seat or token not in line, line
        if line.startswith("ply "):
            ply = int(line.split(" ")[1])
        if line.startswith("event move "):
            who, move = moves[ply - 1]
            if ply in secret and seat not in secret[ply]:
                move = move.split(":")[0] + ":?"
            hidden = f"event move {who} {move.split(':')[0]}:?"
            # who draws a progress card, or is robbed by a bishop, is not in the record
            drawn = (move.startswith("draw_progress:") or
                     (move.startswith("steal:") and ply not in secret)) and line == hidden
            assert drawn or line == f"event move {who} {move}", (line, who, move)
            told += 1
        open_too = line.endswith((" as specialist.", " for gold.", " from the rain."))  # came with it
        if line.startswith("say ") and ply in secret and seat not in secret[ply] and not open_too:
            kind = moves[ply - 1][1].split(":")[1]
            assert kind not in line and kind.replace("_", " ") not in line, (line, moves[ply - 1])
    return told


def check_mirror(transcript):
    """Who follows the events has at each view what lies on the table already."""
    views, pieces, hexes, seen = 0, set(), {}, None
    for line in transcript:
        words = line.split(" ")
        if words[0] == "view":
            seen = (set(), {})
        elif line == "end view":
            assert views == 0 or seen == (pieces, hexes), (seen[0] ^ pieces, seen[1], hexes)
            views, (pieces, hexes), seen = views + 1, seen, None
        elif words[0] == "piece":
            seen[0].add(line[6:])
        elif words[0] == "hex":
            seen[1][words[1]] = words[2:]
        elif words[:2] == ["event", "hex"]:
            hexes[words[2]] = words[3:]
        elif words[:2] == ["event", "placed"]:
            pieces.add(line[13:])
        elif words[:2] == ["event", "removed"]:
            pieces.remove(line[14:])
    return views


class Playing(threading.Thread):
    """A player of a thread of its own."""

    def __init__(self, player, play=None):
        super().__init__(daemon=True)
        self.player, self.fault = player, None
        self.act = play or player.play
        self.winner = None

    def run(self):
        try:
            self.winner = self.act()
        except Exception as fault:  # pylint: disable=broad-except
            self.fault = fault


def play_all(playing):
    for thread in playing:
        thread.start()
    for thread in playing:
        thread.join(18)
        assert not thread.is_alive(), "a player is still playing"
        if thread.fault:
            raise thread.fault


def honest(program):
    """Four that play by the rules; one goes away in between; somebody watches."""
    with referee(program, "--seed", 5, "--set", "victory_points=5",
                 "--set", "counter_offers=on") as (path, record, _):
        watcher = client.Client(path)
        watcher.send("watch")
        watcher.until("watching")
        players = [client.Player(path, name, seed) for seed, name in enumerate("ABCD")]

        def leave_and_return():
            for _ in range(20):
                players[3].decide(players[3].until("decide"))
            players[3].come_back(path)
            return players[3].play()

        threads = [Playing(player) for player in players[:3]]
        threads += [Playing(players[3], leave_and_return),
                    Playing(watcher, lambda: watcher.until("over").split(" ")[1])]
        play_all(threads)
    # the record can be read only within the block's folder: see below
        moves, result = wait_for_record(record)
    tokens = {player.seat: player.token for player in players}
    assert {thread.winner for thread in threads} == {result}
    for player in players[:3]:
        assert check_transcript(player.transcript, player.seat, moves, tokens) == len(moves)
    check_transcript(players[3].transcript, players[3].seat, moves, tokens)
    assert check_mirror(players[3].transcript) == 2
    assert check_transcript(watcher.transcript, "spectator", moves, tokens) == len(moves)
    assert sum(move.startswith("steal:") for _, move in moves) > 3
    assert players[3].transcript.count("end view") == 2


def wait_for_record(record):
    for _ in range(200):
        if record.exists() and "\nresult " in record.read_text():
            return read_record(record)
        threading.Event().wait(0.05)
    raise AssertionError("no record was written")


RUBBISH = [
    b"\n", b"move\n", b"move  \n", b"move roll extra\n", b"nonsense\n", b"MOVE roll\n", b"\0\0\0\n",
    b"move roll\0\n", b"\xff\xfe\xfd\n", b"move \xc3\x28\n", b"join \xe2\x82\n", b"join x\n",
    b"join \n", b"watch\n", b"rejoin 00000000000000000000000000000000\n", b"rejoin \n",
    b"move first_player:s3\n", b"move dice:8\n", b"move steal:ore\n", b"move steal:?\n",
    b"move draw_development:point\n", b"move rob:s9\n", b"move build_city:n9999999999\n",
    b"move build_road:e-1\n", b"move build_road:\n", b"move 12345\n", b"move " + b"x" * 200 + b"\n",
    b"x" * 5000 + b"\n", b"y" * 200000 + b"\n", b"move trade_bank:ore>ore\n", b"why dice:8\n",
    b"\x1b[2J\n", b"move %s%n%s%n\n", b"why setup_settlement:n0\n", b"move offer_send:s0+s1\n",
]


class Cheater(client.Player):
    """Sends everything that it must not; then plays on by the rules."""

    def refused(self, content):
        """Sends one wrong line and reads on to the answer."""
        self.send_bytes(content)
        answer = self.until("error", "why")
        assert re.fullmatch(r"(error|why) [A-Z_]+ [A-Z].*\.?", answer), (content, answer)
        return answer

    def cheat(self, moves):
        content = self.chance.choice(RUBBISH)
        name = content.decode("latin-1").strip()
        if not any(name == "move " + move for move in moves):
            self.refused(content)
        kind = self.chance.randrange(4)
        if kind == 0:  # a line in pieces is a line
            for byte in b"why roll":
                self.send_bytes(bytes([byte]))
            self.send_bytes(b"\r\n")
            self.until("why")

    def play(self):
        while True:
            line = self.until("decide", "over")
            if line.startswith("over"):
                return line.split(" ")[1]
            moves = self.moves(line)
            for _ in range(3):
                self.cheat(moves)
            self.send("move " + client.choose(self.chance, moves))


def throw_rubbish(path, chance, stop):
    """Connections that come, talk nonsense, and go, half-way through a line too."""
    rounds = 0
    while not stop.is_set():
        try:
            stranger = client.Client(path)
            for content in chance.sample(RUBBISH, 5):
                stranger.send_bytes(content)
            if chance.random() < 0.5:
                stranger.send_bytes(b"rejoin 0123")
            elif chance.random() < 0.5:
                stranger.until("error")
            stranger.close()
        except (client.Closed, OSError):
            pass  # turned away, or the game is over
        rounds += 1
        stop.wait(0.01)
    return rounds


def cheating(program):
    """Three honest players and a cheater; strangers talk rubbish all the while."""
    with referee(program, "--seed", 8, "--set", "victory_points=5") as (path, record, _):
        early = Cheater(path, "Cheater", 3)
        assert "REFEREE_NOT_STARTED" in early.refused(b"move roll\n")
        assert "REFEREE_SEATED" in early.refused(b"join Again\n")
        stranger = client.Client(path)
        for content, name in ((b"move roll\n", "NO_SEAT"), (b"view\n", "NO_SEAT"),
                              (b"join Cheater\n", "NAME"), (b"join a;b\n", "NAME"),
                              (b"join " + b"n" * 24 + b"\n", "NAME"),
                              (b"rejoin " + b"0" * 32 + b"\n", "TOKEN")):
            stranger.send_bytes(content)
            assert "REFEREE_" + name in stranger.until("error"), content
        stranger.close()
        players = [early] + [client.Player(path, name, seed) for seed, name in enumerate("XYZ")]
        stop = threading.Event()
        rubbish = [Playing(None, lambda seed=seed: throw_rubbish(path, random.Random(seed), stop))
                   for seed in range(2)]
        for thread in rubbish:
            thread.start()
        full = client.Client(path)
        full.send("join Late")
        assert "REFEREE_FULL" in full.until("error")
        silent = client.Client(path)  # says nothing at all, and reads nothing
        deaf = client.Client(path)  # asks for much, and reads nothing
        deaf.send("watch")
        with contextlib.suppress(client.Closed, OSError):
            deaf.socket.settimeout(0.2)
            deaf.send_bytes(b"view\n" * 20000)
        threads = [Playing(player) for player in players]
        play_all(threads)
        stop.set()
        for thread in rubbish:
            thread.join(15)
            assert thread.winner > 3 and not thread.fault, thread.fault
        silent.close()
        moves, result = wait_for_record(record)
    assert {thread.winner for thread in threads} == {result}
    tokens = {player.seat: player.token for player in players}
    for player in players:
        assert check_transcript(player.transcript, player.seat, moves, tokens) == len(moves)
    answers = " ".join(line for line in players[0].transcript if line.startswith("error"))
    for name in ("REFEREE_LINE", "REFEREE_BYTES", "REFEREE_COMMAND", "CATAN_E_MOVE_UNKNOWN",
                 "CATAN_E_TEXT_SYNTAX"):
        assert name in answers, name


def impatient(program):
    """A seat that does nothing, one that goes away, moves out of turn, and a stolen seat."""
    with referee(program, "--seed", 2, "--patience", 0.3, "--set", "max_turns=3",
                 "--set", "players=3", "--set", "trade=off") as (path, record, _):
        idle = client.Player(path, "Idle")
        gone = client.Player(path, "Gone", 1)
        busy = client.Player(path, "Busy", 2)
        gone.close()
        silent = client.Client(path)
        assert "REFEREE_SILENCE" in silent.until("error")
        again = client.Client(path)
        again.send("rejoin " + idle.token)
        assert again.until("seated").endswith(idle.token)
        assert "REFEREE_REPLACED" in idle.until("error")

        def play_and_push():
            """Tries to move after his move, when it is another's turn mostly."""
            while True:
                line = busy.until("decide", "over")
                if line.startswith("over"):
                    return line.split(" ")[1]
                busy.decide(line)
                busy.send("move end_turn")
                busy.send("move roll")

        thread = Playing(busy, play_and_push)
        play_all([thread])
        moves, result = wait_for_record(record)
    assert thread.winner == "-" and result == "draw"
    tokens = {"s0": idle.token, "s1": gone.token, "s2": busy.token}
    assert check_transcript(busy.transcript, "s2", moves, tokens) == len(moves)
    assert any(line.startswith("late s") for line in busy.transcript)
    assert any("CATAN_E_NOT_YOUR_TURN" in line for line in busy.transcript)


def looked_at(program, *arguments):
    """A game of four players, one of whom looks at the table again and again; all follow it."""
    with referee(program, *arguments) as (path, record, _):
        players = [client.Player(path, name, seed) for seed, name in enumerate("ABCD")]

        def look_and_play():
            for decided in range(100000):
                line = players[3].until("decide", "over")
                if line.startswith("over"):
                    return line.split(" ")[1]
                players[3].decide(line)
                if decided % 20 == 0:
                    players[3].send("view")
                    players[3].until("end")
            return "-"

        play_all([*(Playing(player) for player in players[:3]), Playing(players[3], look_and_play)])
        moves, _ = wait_for_record(record)
    tokens = {player.seat: player.token for player in players}
    for player in players:
        assert check_transcript(player.transcript, player.seat, moves, tokens) == len(moves)
        assert check_mirror(player.transcript) > (3 if player is players[3] else 0)
    return players, moves


def at_sea(program):
    """Ships and fog: the clients are told all of it, and one looks again and again."""
    _, moves = looked_at(program, "--seed", 6, "--set", "scenario=fog", "--set", "victory_points=7",
                         "--set", "trade=off")
    kinds = {move.split(":")[0] for _, move in moves}
    assert {"build_ship", "discover", "discover_number", "lift_ship", "move_pirate"} <= kinds, kinds


def with_knights(program, *more):
    """Cities & Knights: levels and states of knights are in the lines, progress cards are hidden."""
    players, moves = looked_at(program, "--seed", 4, "--set", "cities_knights=on", "--set",
                               "victory_points=8", "--set", "trade=off", "--set", "max_turns=150",
                               *more)
    for player in players:
        told = "\n".join(player.transcript)
        for line in (r"event face ship", r"event drew s\d \w+ \?", r"event placed knight s\d n\d+ basic "):
            assert re.search(line, told), line
        for other in {"s0", "s1", "s2", "s3"} - {player.seat}:
            assert not re.search(rf"event (drew|returned) {other} \w+ (?!\?|printer|constitution)",
                                 told)
        assert not re.search(r"say (?!You)\w+ (draws|puts) the progress card (?!printer|constitution)",
                             told)
        assert not re.search(rf"event spied (?!{player.seat})s\d (?!{player.seat})s\d \w+ (?!\?)",
                             told)
    kinds = {move.split(":")[0] for _, move in moves}
    assert {"setup_city", "dice_pair", "event_die", "recruit_knight", "activate_knight", "improve",
            "draw_progress"} <= kinds, kinds
    assert sum(kind.startswith("play_") for kind in kinds) > 3, kinds


def knights_at_sea(program):
    """Cities & Knights with Seafarers."""
    with_knights(program, "--set", "scenario=new_shores")


def with_variants(program):
    """Optional rules: their pieces, numbers and dice are in the lines."""
    for more, lines in (
            (("buy_harbours=on", "great_wall=on", "rain=on", "market=on", "volcanoes=on",
              "scarcity=on"),
             (r"counter harbour_stock - any \d$",
              r"event die s\d \d$", r"event placed great_wall s\d e\d+$")),
            (("buy_harbours=on",), (r"event placed harbour - e\d+ [a-z]+$",)),
            (("scenario=specialists", "dice=d8+d4", "polders=on", "landing_stages=on"),
             (r"event placed bridge s\d b\d+$", r"event placed dike s\d e\d+$",
              r"event placed stage s\d n\d+$", r"counter large_die - - \d$"))):
        settings = [word for option in ("trade=off", "max_turns=150", *more)
                    for word in ("--set", option)]
        players, _ = looked_at(program, "--seed", 7, *settings)
        for player in players:
            told = "\n".join(player.transcript)
            for line in lines:
                assert re.search(line, told, re.M), line


TESTS = {test.__name__: test
         for test in (honest, cheating, impatient, at_sea, with_knights, knights_at_sea,
                      with_variants)}


if __name__ == "__main__":
    TESTS[sys.argv[2]](sys.argv[1])
