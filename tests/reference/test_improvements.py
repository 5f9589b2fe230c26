#!/usr/bin/env python3
"""Self-tests: city improvements, metropolises, the guild, the aqueduct."""

import unittest

from ck_situations import game_of_knights, levels, names, throw
from situations import (
    N, NW, S, act, arguments, asked, build, empty_bank, give, hand, kinds, node, play)


class Levels(unittest.TestCase):
    """C-78, C-79: one level after the other."""

    def setUp(self):
        self.game = game_of_knights(players=2)
        build(self.game, 0, 0, 0, N, 'city')

    def test_prices(self):
        """C-13, C-78: level n costs n of the commodity of the track; any number a turn."""
        # RULE("C-13") RULE("C-78")
        give(self.game, 0, cloth=3, coin=1, paper=2)
        act(self.game)
        self.assertEqual(arguments(self.game, 'improve'), ['trade', 'politics', 'science'])
        play(self.game, 'improve:trade', 'improve:trade')
        self.assertEqual(hand(self.game, 0)[5:], [0, 1, 2])
        self.assertEqual(self.game.tracks[0], {'trade': 2, 'politics': 0, 'science': 0})
        play(self.game, 'improve:science')
        self.assertEqual(hand(self.game, 0)[5:], [0, 1, 1])
        self.assertEqual(arguments(self.game, 'improve'), ['politics'])
        self.assertEqual(self.game.bank['paper'], 11)

    def test_city_needed(self):
        """C-78, E142: without a city nothing, not even level 1; one serves all tracks."""
        # RULE("C-78") RULE("E142")
        self.game.buildings[node(self.game, 0, 0, N)] = (0, 'settlement')
        give(self.game, 0, cloth=3)
        act(self.game)
        self.assertNotIn('improve', kinds(self.game))

    def test_end(self):
        """C-9: five levels."""
        # RULE("C-9")
        levels(self.game, 0, trade=5, politics=5)
        self.game.metropolises['trade'] = node(self.game, 0, 0, N)
        give(self.game, 0, cloth=12, coin=12)
        act(self.game)
        self.assertNotIn('improve', kinds(self.game))


class Metropolises(unittest.TestCase):
    """C-81 to C-84."""

    def setUp(self):
        self.game = game_of_knights(players=2)
        build(self.game, 0, 0, 0, N, 'city')
        build(self.game, 0, 0, 0, S, 'city')
        build(self.game, 1, -2, 0, NW, 'city')
        self.north, self.south = node(self.game, 0, 0, N), node(self.game, 0, 0, S)
        self.his = node(self.game, -2, 0, NW)
        give(self.game, 0, cloth=11)
        give(self.game, 1, coin=5)

    def test_first_at_four(self):
        """C-81: on a city of his choice, at once; four points."""
        # RULE("C-81") RULE("C-94")
        levels(self.game, 0, trade=3)
        act(self.game)
        self.assertEqual(self.game.public_points(0), 4)
        play(self.game, 'improve:trade')
        self.assertEqual(asked(self.game), 's0 place_metropolis')
        self.assertEqual(self.game.moves(), names('place_metropolis', self.north, self.south))
        play(self.game, *names('place_metropolis', self.south))
        self.assertEqual(self.game.public_points(0), 6)
        play(self.game, 'improve:trade')        # level 5: it is his already
        self.assertEqual(asked(self.game), 's0 action')

    def test_second_at_four(self):
        """E141: who comes later to level 4 gets nothing."""
        # RULE("C-82") RULE("E141")
        levels(self.game, 0, trade=3)
        levels(self.game, 1, trade=4)
        self.game.metropolises['trade'] = self.his
        act(self.game)
        play(self.game, 'improve:trade')
        self.assertEqual(asked(self.game), 's0 action')
        self.assertEqual(self.game.holder('trade'), 1)

    def test_taken_at_five(self):
        """C-82: level 5 takes it from a holder at level 4, whose city stays with its wall (C-84)."""
        # RULE("C-82") RULE("C-84")
        levels(self.game, 0, trade=4)
        levels(self.game, 1, trade=4)
        self.game.metropolises['trade'] = self.his
        self.game.walls = {self.his}
        act(self.game)
        play(self.game, 'improve:trade', *names('place_metropolis', self.north))
        self.assertEqual(self.game.holder('trade'), 0)
        self.assertEqual((self.game.public_points(0), self.game.public_points(1)), (6, 2))
        self.assertEqual(self.game.buildings[self.his], (1, 'city'))
        self.assertEqual(self.game.walls, {self.his})

    def test_safe_at_five(self):
        """C-82, E140: a holder at level 5 is safe, also from him who had it before."""
        # RULE("C-82") RULE("E140")
        levels(self.game, 0, trade=4)
        levels(self.game, 1, trade=5)
        self.game.metropolises['trade'] = self.his
        act(self.game)
        play(self.game, 'improve:trade')
        self.assertEqual(asked(self.game), 's0 action')
        self.assertEqual(self.game.holder('trade'), 1)

    def test_free_city(self):
        """C-83, E139: levels 4 and 5 need a city without metropolis, or the one of that track."""
        # RULE("C-83") RULE("E139")
        self.game.metropolises.update(trade=self.north, science=self.south)
        levels(self.game, 0, trade=4, politics=3, science=4)
        levels(self.game, 1, politics=2)
        self.game.players[0].hand.update(coin=5, paper=5)
        act(self.game)
        self.assertEqual(arguments(self.game, 'improve'), ['trade', 'science'])
        levels(self.game, 0, trade=4, politics=2, science=4)
        self.assertEqual(arguments(self.game, 'improve'), ['trade', 'politics', 'science'])
        build(self.game, 0, 2, -1, N, 'city')
        levels(self.game, 0, trade=4, politics=3, science=4)
        self.assertEqual(arguments(self.game, 'improve'), ['trade', 'politics', 'science'])
        play(self.game, 'improve:politics')
        self.assertEqual(self.game.moves(), names('place_metropolis', node(self.game, 2, -1, N)))

    def test_no_longer_to_be_won(self):
        """C-83: it holds even if the metropolis is another's for good."""
        # RULE("C-83")
        self.game.metropolises.update(trade=self.north, science=self.south, politics=self.his)
        levels(self.game, 0, trade=4, politics=3, science=4)
        levels(self.game, 1, politics=5)
        self.game.players[0].hand.update(coin=5)
        act(self.game)
        self.assertEqual(arguments(self.game, 'improve'), ['trade'])

    def test_win(self):
        """C-95: placing it may win."""
        # RULE("C-95") RULE("C-2")
        levels(self.game, 0, trade=3)
        self.game.defender[0] = 7
        act(self.game)
        play(self.game, 'improve:trade')
        self.assertEqual(self.game.result, 'running')
        play(self.game, *names('place_metropolis', self.south))
        self.assertEqual(self.game.result, 's0')


class Rates(unittest.TestCase):
    """C-39 to C-43: trade with the bank."""

    def setUp(self):
        self.game = game_of_knights(players=2)

    def rates(self):
        """The rates of seat 0, by kind."""
        return [self.game.rate(0, kind) for kind in self.game.kinds]

    def test_plain(self):
        """C-40: four of a kind, commodities too, for any other kind."""
        # RULE("C-40")
        self.assertEqual(self.rates(), [4] * 8)
        give(self.game, 0, coin=4)
        act(self.game)
        got = arguments(self.game, 'trade_bank')
        self.assertEqual(got, ['coin>' + kind for kind in self.game.kinds if kind != 'coin'])

    def test_harbours(self):
        """C-40, E145: three of any kind; two only of the harbour's own resource."""
        # RULE("C-40") RULE("E145")
        build(self.game, 0, 0, -2, NW)
        self.assertEqual(self.rates(), [3] * 8)
        build(self.game, 0, 1, -2, N)
        self.assertEqual(self.rates(), [3, 3, 3, 2, 3, 3, 3, 3])
        give(self.game, 0, grain=2)
        act(self.game)
        self.assertIn('grain>paper', arguments(self.game, 'trade_bank'))

    def test_guild(self):
        """C-41, C-80: two of a commodity for any other card."""
        # RULE("C-41") RULE("C-80")
        levels(self.game, 0, trade=2)
        self.assertEqual(self.rates(), [4] * 8)
        levels(self.game, 0, trade=3)
        self.assertEqual(self.rates(), [4] * 5 + [2] * 3)
        give(self.game, 0, cloth=2)
        act(self.game)
        play(self.game, 'trade_bank:cloth>coin')
        self.assertEqual(hand(self.game, 0), [0, 0, 0, 0, 0, 0, 1, 0])

    def test_empty(self):
        """C-43: the bank must hold the card."""
        # RULE("C-43")
        give(self.game, 1, coin=12)
        give(self.game, 0, ore=4)
        act(self.game)
        self.assertNotIn('ore>coin', arguments(self.game, 'trade_bank'))

    def test_domestic(self):
        """C-39: commodities in offers, both ways, in kind order."""
        # RULE("C-39")
        give(self.game, 0, ore=1, cloth=1)
        give(self.game, 1, paper=1)
        act(self.game)
        play(self.game, 'offer_give:ore', 'offer_give:cloth', 'offer_want:paper', 'offer_send:s1',
             'accept', 'confirm:s1')
        self.assertEqual(hand(self.game, 0), [0, 0, 0, 0, 0, 0, 0, 1])
        self.assertEqual(hand(self.game, 1), [0, 0, 0, 0, 1, 1, 0, 0])


class Aqueduct(unittest.TestCase):
    """C-31, C-32."""

    def setUp(self):
        self.game = game_of_knights(players=3)
        self.game.robber = None
        for seat in (0, 1, 2):
            levels(self.game, seat, science=3)

    def test_nothing_received(self):
        """C-31: a resource of choice for who got nothing, on anybody's roll, in turn order."""
        # RULE("C-31") RULE("C-32")
        levels(self.game, 2, science=2)
        throw(self.game, 1, 1, seat=1)
        self.assertEqual(asked(self.game), 's1 take_aqueduct')
        self.assertEqual(arguments(self.game, 'take_aqueduct'), self.game.kinds[:5])
        play(self.game, 'take_aqueduct:ore')
        self.assertEqual(asked(self.game), 's0 take_aqueduct')
        play(self.game, 'take_aqueduct:wool')
        self.assertEqual(asked(self.game), 's1 action')
        self.assertEqual((hand(self.game, 1)[4], hand(self.game, 0)[2]), (1, 1))

    def test_received(self):
        """C-31, E143: a commodity alone is something."""
        # RULE("C-31") RULE("E143")
        build(self.game, 0, 1, -2, N, 'city')       # S2
        empty_bank(self.game, 2, lumber=1, brick=1, grain=1, ore=1, cloth=3)
        throw(self.game, 1, 1)
        self.assertEqual(hand(self.game, 0), [0, 0, 0, 0, 0, 1, 0, 0])
        self.assertEqual(asked(self.game), 's1 take_aqueduct')

    def test_robber_and_shortage(self):
        """C-31, E144: blocked by the robber, or short in the bank, is nothing."""
        # RULE("C-31") RULE("E144")
        build(self.game, 0, 1, -2, N)
        self.game.robber = self.game.geometry.hex_at(1, -2)
        throw(self.game, 1, 1)
        self.assertEqual(asked(self.game), 's0 take_aqueduct')
        self.setUp()
        build(self.game, 0, 1, -2, N)
        give(self.game, 2, wool=19)
        throw(self.game, 1, 1)
        self.assertEqual(asked(self.game), 's0 take_aqueduct')
        self.assertNotIn('take_aqueduct:wool', self.game.moves())

    def test_seven(self):
        """C-31: not on a 7."""
        # RULE("C-31")
        throw(self.game, 3, 4)
        self.assertEqual(asked(self.game), 's0 action')

    def test_bank_runs_out(self):
        """C-32: who comes when no resource is left gets nothing."""
        # RULE("C-32")
        empty_bank(self.game, 2, brick=1, paper=5)
        throw(self.game, 1, 1)
        self.assertEqual(self.game.moves(), ['take_aqueduct:brick'])
        play(self.game, 'take_aqueduct:brick')
        self.assertEqual(asked(self.game), 's0 action')


if __name__ == '__main__':
    unittest.main()
