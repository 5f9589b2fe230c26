#!/usr/bin/env python3
"""Self-tests: markets (V10)."""

import unittest

from ck_situations import game_of_knights, hold, throw
from model import Game
from sea_layouts import printed
from situations import (
    N, NE, S, SE, SW, act, arguments, asked, build, empty_bank, give, give_card, hand, make, node,
    play, roll, start_turn)
from words import RESOURCES


def open_market(game, q=1, r=-2):
    """This hex becomes a market; returns it.  It is S2 if it is not named."""
    hex_ = game.geometry.hex_at(q, r)
    game.terrain[hex_] = 'market'
    return hex_


def market(**options):
    """A game with a market at 2, its setup not begun."""
    game = make(market=1, **options)
    open_market(game)
    return game


class Exchange(unittest.TestCase):
    """V10.2, V10.3."""

    def test_settlement(self):
        """One card for one of another kind; the hex gives nothing else."""
        game = market()
        build(game, 0, 1, -2, N)
        give(game, 0, ore=1, wool=2)
        roll(game, 2)
        self.assertEqual((asked(game), game.moves()),
                         ('s0 market_give', ['market_give:wool', 'market_give:ore']))
        play(game, 'market_give:wool')
        self.assertEqual((asked(game), arguments(game, 'market_take')),
                         ('s0 market_take', ['lumber', 'brick', 'grain', 'ore']))
        play(game, 'market_take:ore')
        self.assertEqual((asked(game), hand(game, 0)), ('s0 action', [0, 0, 1, 0, 2]))
        self.assertEqual(sum(game.bank.values()), 5 * 19 - 3)

    def test_city(self):
        """Two equal cards for two of other kinds, in kind order, equal or not."""
        game = market()
        build(game, 0, 1, -2, N, 'city')
        give(game, 0, ore=1, wool=2)
        roll(game, 2)
        self.assertEqual(game.moves(), ['market_give:wool'])
        play(game, 'market_give:wool', 'market_take:brick')
        self.assertEqual(arguments(game, 'market_take'), ['brick', 'grain', 'ore'])
        play(game, 'market_take:brick')
        self.assertEqual((asked(game), hand(game, 0)), ('s0 action', [0, 2, 0, 0, 1]))

    def test_each_building(self):
        """Once a building, settlements first."""
        game = market()
        build(game, 0, 1, -2, N, 'city')
        build(game, 0, 1, -2, SE)
        build(game, 0, 1, -2, SW, 'city')
        give(game, 0, ore=5)
        roll(game, 2)
        play(game, 'market_give:ore', 'market_take:lumber')
        play(game, 'market_give:ore', 'market_take:wool', 'market_take:wool')
        play(game, 'market_give:ore', 'market_take:lumber', 'market_take:lumber')
        self.assertEqual((asked(game), hand(game, 0)), ('s0 action', [3, 0, 2, 0, 0]))

    def test_got_given(self):
        """What was got at one building may be given at the next."""
        game = market()
        build(game, 0, 1, -2, N)
        build(game, 0, 1, -2, SE)
        give(game, 0, ore=1)
        roll(game, 2)
        play(game, 'market_give:ore', 'market_take:lumber', 'market_give:lumber',
             'market_take:ore')
        self.assertEqual((asked(game), hand(game, 0)), ('s0 action', [0, 0, 0, 0, 1]))

    def test_order(self):
        """In turn order; on everybody's roll."""
        game = market(players=3)
        for seat, corner in ((0, N), (1, SE), (2, SW)):
            build(game, seat, 1, -2, corner)
            give(game, seat, ore=1)
        roll(game, 2, 1)
        for seat in (1, 2, 0):
            self.assertEqual(asked(game), 's%d market_give' % seat)
            play(game, 'market_give:ore', 'market_take:wool')
        self.assertEqual(asked(game), 's1 action')

    def test_hexes(self):
        """V10.3: several hexes, one after the other."""
        game = market(players=2)
        other = open_market(game, 0, 2)
        game.number[other] = 2
        build(game, 1, 1, -2, N)
        build(game, 0, 0, 2, S)
        for seat in (0, 1):
            give(game, seat, ore=1)
        roll(game, 2)
        self.assertEqual(asked(game), 's1 market_give')
        play(game, 'market_give:ore', 'market_take:wool')
        self.assertEqual(asked(game), 's0 market_give')

    def test_impossible(self):
        """V10.3: without a card, a pair, or other kinds in the bank it is skipped."""
        game = market(players=3)
        build(game, 0, 1, -2, N)
        build(game, 1, 1, -2, SE, 'city')
        give(game, 1, ore=1, wool=1)
        roll(game, 2)
        self.assertEqual(asked(game), 's0 action')
        game = market(players=3)
        build(game, 0, 1, -2, N)
        give(game, 0, ore=1)
        empty_bank(game, 2, ore=3)
        roll(game, 2)
        self.assertEqual(asked(game), 's0 action')

    def test_bank(self):
        """Only what the bank can complete may be given, and only so it may be taken."""
        game = market(players=3)
        build(game, 0, 1, -2, N, 'city')
        give(game, 0, ore=2, wool=2)
        empty_bank(game, 2, lumber=1, ore=1)
        roll(game, 2)
        self.assertEqual(game.moves(), ['market_give:wool'])    # of others but ore: one card
        play(game, 'market_give:wool')
        self.assertEqual(game.moves(), ['market_take:lumber'])
        play(game, 'market_take:lumber')
        self.assertEqual(game.moves(), ['market_take:ore'])

    def test_commodities(self):
        """C&K: both sides may be commodities; a turned city is a settlement."""
        game = game_of_knights(market=1)
        open_market(game)
        build(game, 0, 1, -2, N)
        game.turned.add(node(game, 1, -2, N))
        give(game, 0, cloth=1)
        throw(game, 1, 1)
        self.assertEqual(game.moves(), ['market_give:cloth'])
        play(game, 'market_give:cloth')
        self.assertEqual(arguments(game, 'market_take'), RESOURCES + ['coin', 'paper'])
        play(game, 'market_take:coin')
        self.assertEqual((asked(game), hand(game, 0)[6]), ('s0 action', 1))

    def test_after_aqueduct(self):
        """V10.2: after production and aqueduct, for which it counts nothing."""
        game = game_of_knights(market=1)
        open_market(game)
        build(game, 0, 1, -2, N, 'city')
        give(game, 0, ore=1)
        game.tracks[0]['science'] = 3
        throw(game, 1, 1)
        self.assertEqual(asked(game), 's0 take_aqueduct')
        play(game, 'take_aqueduct:ore')
        self.assertEqual((asked(game), game.moves()), ('s0 market_give', ['market_give:ore']))

    def test_setup(self):
        """It gives nothing at the start either."""
        game = market()
        game.run_script(game.setup_pieces(0, True))
        play(game, 'setup_settlement:n%d' % node(game, 1, -2, N))
        self.assertEqual((asked(game), hand(game, 0)), ('s0 setup_road', [0] * 5))


class RobberThere(unittest.TestCase):
    """V10.4."""

    def test_closed(self):
        """No exchange where the robber stands."""
        game = market()
        build(game, 0, 1, -2, N)
        give(game, 0, ore=1)
        game.robber = game.geometry.hex_at(1, -2)
        roll(game, 2)
        self.assertEqual(asked(game), 's0 action')

    def hosts(self, game):
        """Everybody has buildings at the market and a card, seat 1 has none."""
        for seat, corner in ((0, N), (1, SE), (2, SW)):
            build(game, seat, 1, -2, corner)
        give(game, 0, wool=1)
        give(game, 2, ore=1)
        return 'move_robber:h%d' % game.geometry.hex_at(1, -2)

    def test_seven(self):
        """Who puts it there takes a card of each other player; nobody is named."""
        game = market(players=3)
        move = self.hosts(game)
        roll(game, 7, 1)
        play(game, move)
        self.assertEqual((asked(game), game.moves()), ('chance steal', ['steal:ore']))
        play(game, 'steal:ore')
        self.assertEqual(asked(game), 'chance steal')
        play(game, 'steal:wool')
        self.assertEqual((asked(game), hand(game, 1)), ('s1 action', [0, 0, 1, 0, 1]))

    def test_knight_card(self):
        """By a knight as well; a hand without cards is passed over."""
        game = market(players=3)
        move = self.hosts(game)
        give_card(game, 0, 'knight')
        start_turn(game)
        play(game, 'play_knight', move)
        self.assertEqual(game.moves(), ['steal:ore'])
        play(game, 'steal:ore')
        self.assertEqual(asked(game), 's0 before_roll')

    def test_bishop(self):
        """C-120 takes from each anyway."""
        game = game_of_knights(market=1)
        open_market(game)
        game.robber_free = True
        self.hosts(game)
        hold(game, 0, 'bishop')
        act(game)
        play(game, 'play_bishop:h%d' % game.geometry.hex_at(1, -2), 'steal:ore')
        self.assertEqual(asked(game), 's0 action')

    def test_elsewhere(self):
        """Elsewhere one is named as ever."""
        game = market(players=3)
        self.hosts(game)
        build(game, 2, 0, 2, NE)
        roll(game, 7, 1)
        play(game, 'move_robber:h%d' % game.geometry.hex_at(0, 2))
        self.assertEqual(game.moves(), ['rob:s2'])


class Board(unittest.TestCase):
    """V10.1, and what other rules make of the hex."""

    def test_faults(self):
        """A board that was laid has so many markets, at numbers that are not frequent."""
        game = market()
        self.assertEqual(game.market_faults(), [])
        game.number[game.geometry.hex_at(1, -2)] = 5
        self.assertEqual(game.market_faults(), ['a market with the number 5'])
        game.number[game.geometry.hex_at(1, -2)] = 2
        open_market(game, 2, -2)
        self.assertEqual(game.market_faults(), ['a market with the number 9', '2 markets, not 1'])
        self.assertEqual(market(market_count=2).market_faults(), ['1 markets, not 2'])

    def test_merchant(self):
        """C-129: the merchant may stand there, for the point."""
        game = game_of_knights(market=1)
        hex_ = open_market(game)
        build(game, 0, 1, -2, N)
        hold(game, 0, 'merchant')
        give(game, 0, wool=3)
        act(game)
        play(game, 'play_merchant:h%d' % hex_)
        self.assertEqual((game.public_points(0), arguments(game, 'trade_bank')), (2, []))

    def test_robber_start(self):
        """CS-11: before the first attack the robber waits only where it would be in a yield's way.
        """
        hexes, harbours = printed('new_shores', 3)
        market = [(q, r, 'market' if (q, r) == (0, 0) else terrain, number)
                  for q, r, terrain, number in hexes]
        options = {'players': 3, 'scenario': 'new_shores', 'cities_knights': 1, 'market': 1}
        self.assertIsNone(Game(options, hexes, harbours).robber)
        self.assertEqual(Game(options, market, harbours).robber, 0)

    def test_inventor(self):
        """C-115: its token may be swapped."""
        game = game_of_knights(market=1)
        hex_ = open_market(game, 1, -1)     # 4
        hold(game, 0, 'inventor')
        act(game)
        self.assertIn('h%d' % hex_, arguments(game, 'play_inventor'))


if __name__ == '__main__':
    unittest.main()
