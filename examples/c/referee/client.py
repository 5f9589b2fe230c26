#!/usr/bin/env python3
"""A client of the referee that plays random legal moves.

    client.py SOCKET NAME [--seed N] [--transcript FILE]
"""

import argparse
import random
import socket
import time

# Random play takes long to win; these weights, by kind of move, bring a game to its end.
WEIGHTS = {"build_city": 40, "build_settlement": 40, "build_road": 6, "buy_development": 10,
           "roll": 20, "end_turn": 5, "accept": 3, "confirm": 20, "offer_send": 5,
           "offer_cancel": 3, "offer_give": 1, "trade_bank": 1, "build_ship": 6, "lift_ship": 1,
           "buy_harbour": 60}


class Closed(Exception):
    """The referee has closed the connection."""


class Client:
    """A connection: lines out, lines in, and all that came in."""

    def __init__(self, path, patience=15):
        self.transcript = []
        self.rest = b""
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(patience)
        self.connect(path)

    def connect(self, path, tries=100):
        for _ in range(tries):
            try:
                self.socket.connect(path)
                return
            except (FileNotFoundError, ConnectionRefusedError, BlockingIOError):
                time.sleep(0.05)  # the referee has only just been started, or is busy
        raise Closed("nobody listens at " + path)

    def send(self, line):
        self.send_bytes(line.encode() + b"\n")

    def send_bytes(self, content):
        try:
            self.socket.sendall(content)
        except OSError as fault:
            raise Closed(str(fault)) from fault

    def line(self):
        """The next line."""
        while b"\n" not in self.rest:
            try:
                piece = self.socket.recv(65536)
            except ConnectionError as fault:
                raise Closed(str(fault)) from fault
            if not piece:
                raise Closed("the end of the connection")
            self.rest += piece
        line, self.rest = self.rest.split(b"\n", 1)
        self.transcript.append(line.decode("ascii"))
        return self.transcript[-1]

    def until(self, *beginnings):
        """The next line that begins with one of these words."""
        while True:
            line = self.line()
            if line.split(" ")[0] in beginnings:
                return line

    def moves(self, decide):
        """The legal moves that follow a line "decide QUESTION COUNT"."""
        return [self.line().split(" ")[1] for _ in range(int(decide.split(" ")[2]))]

    def close(self):
        self.socket.close()


def choose(chance, moves):
    kinds = sorted({move.split(":")[0] for move in moves})
    kind = chance.choices(kinds, [WEIGHTS.get(kind, 3) for kind in kinds])[0]
    return chance.choice([move for move in moves if move.split(":")[0] == kind])


class Player(Client):
    """Sits down and plays."""

    def __init__(self, path, name, seed=None):
        super().__init__(path)
        self.chance = random.Random(seed)
        self.send("join " + name)
        _, self.seat, self.token = self.until("seated").split(" ")

    def come_back(self, path):
        """A new connection to the same seat."""
        self.close()
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(15)
        self.rest = b""
        self.connect(path)
        self.send("rejoin " + self.token)
        self.until("seated")

    def decide(self, line):
        """Answers a question."""
        self.send("move " + choose(self.chance, self.moves(line)))

    def play(self):
        """Plays to the end; returns the winner's seat, or "-"."""
        while True:
            line = self.until("decide", "over")
            if line.startswith("over"):
                return line.split(" ")[1]
            self.decide(line)


def main():
    parser = argparse.ArgumentParser(description="Plays random legal moves.")
    parser.add_argument("socket")
    parser.add_argument("name")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--transcript")
    options = parser.parse_args()
    player = Player(options.socket, options.name, options.seed)
    winner = player.play()
    print(f"{options.name} ({player.seat}): {winner} wins")
    if options.transcript:
        with open(options.transcript, "w", encoding="ascii") as file:
            file.write("\n".join(player.transcript) + "\n")


if __name__ == "__main__":
    main()
