#!/usr/bin/env python3
"""Self-tests: setting up Cities & Knights, its dice, production, the 7, walls."""

import unittest

from ck_situations import game_of_knights, levels, names, throw
from options import Options
from situations import (
    N, NW, S, act, arguments, asked, build, empty_bank, give, hand, kinds, node, play, start_turn)
from words import RED_AND_WHITE


class SettingUp(unittest.TestCase):
    """C-2, C-3, C-7, C-16 to C-21."""

    def test_table(self):
        """C-2, C-3, C-7, C-96: points, no development cards, commodities, the robber."""
        # RULE("C-2") RULE("C-3") RULE("C-7") RULE("C-16") RULE("C-96")
        game = game_of_knights()
        self.assertEqual(game.options.target(), 13)
        self.assertEqual(sum(game.deck.values()), 0)
        self.assertEqual([game.bank[kind] for kind in game.kinds], [19] * 5 + [12] * 3)
        self.assertEqual(game.terrain[game.robber], 'desert')
        many = Options({'players': 6, 'cities_knights': 1}).bank()
        self.assertEqual(list(many.values()), [24] * 5 + [18] * 3)

    def test_refused(self):
        """X-9: no paired turns."""
        # RULE("X-9")
        with self.assertRaises(ValueError):
            Options({'players': 5, 'cities_knights': 1, 'paired_turns': 1})

    def test_round_two(self):
        """C-18, C-19, E10: a city, one resource a hex, no commodity; C-20, C-21."""
        # RULE("C-18") RULE("C-19") RULE("C-20") RULE("C-21") RULE("E10")
        game = game_of_knights(players=2)
        play(game, *names('setup_settlement', node(game, -2, 0, NW)))
        play(game, game.moves()[0])
        play(game, *names('setup_settlement', node(game, -2, 2, NW)))
        play(game, game.moves()[0])
        self.assertEqual(asked(game), 's1 setup_city')
        city = node(game, 1, -1, N)     # at S2, L9, S4
        play(game, *names('setup_city', city))
        self.assertEqual(game.buildings[city], (1, 'city'))
        self.assertEqual(hand(game, 1), [1, 0, 2, 0, 0, 0, 0, 0])
        self.assertEqual(asked(game), 's1 setup_road')
        self.assertEqual(len(game.moves()), 3)
        play(game, game.moves()[0], *names('setup_city', node(game, 0, 2, S)))
        play(game, game.moves()[0])
        self.assertEqual(asked(game), 's0 before_roll')
        self.assertEqual([game.public_points(seat) for seat in (0, 1)], [3, 3])
        self.assertEqual(game.moves(), ['roll'])


class Dice(unittest.TestCase):
    """C-4, C-5, B-26, V13.6."""

    def test_weights(self):
        """C-4, C-5, G-11: the pair, then the event die, before anything else."""
        # RULE("C-4") RULE("C-5") RULE("G-11") RULE("C-22")
        game = game_of_knights(players=2)
        start_turn(game)
        play(game, 'roll')
        self.assertEqual(asked(game), 'chance dice')
        self.assertEqual(game.moves(), ['dice_pair:%d+%d' % pair for pair in RED_AND_WHITE])
        self.assertEqual(game.weights(), [1] * 36)
        play(game, 'dice_pair:6+1')
        self.assertEqual(asked(game), 'chance event_die')
        self.assertEqual(game.moves(), [
            'event_die:' + face for face in ('ship', 'trade', 'politics', 'science')])
        self.assertEqual(game.weights(), [3, 1, 1, 1])
        play(game, 'event_die:ship')
        self.assertEqual((game.fallen, game.barbarians), ((6, 1, 'ship'), 1))

    def test_no_sevens(self):
        """B-26: the thirty pairs that are not 7."""
        # RULE("B-26")
        game = game_of_knights(players=2, no_sevens=1)
        start_turn(game)
        play(game, 'roll')
        self.assertEqual(len(game.moves()), 30)
        self.assertNotIn('dice_pair:3+4', game.moves())

    def test_deck(self):
        """V13.6: every pair once, then all are shuffled again; also if only barred ones are left.
        """
        # RULE("V13.6")
        game = game_of_knights(players=2, dice='deck', no_sevens=2)
        throw(game, 3, 3)
        self.assertEqual(game.pairs_left[3, 3], 0)
        start_turn(game)
        play(game, 'roll')
        self.assertNotIn('dice_pair:3+3', game.moves())
        for pair in RED_AND_WHITE:
            game.pairs_left[pair] = int(sum(pair) == 7)
        start_turn(game)
        play(game, 'roll')
        self.assertEqual(len(game.moves()), 30)
        for pair in RED_AND_WHITE:
            game.pairs_left[pair] = int(sum(pair) == 7)
        start_turn(game, 0, 9)
        play(game, 'roll')
        self.assertEqual(len(game.moves()), 6)


class Production(unittest.TestCase):
    """C-28 to C-30."""

    def test_city(self):
        """C-28: the second card is a commodity where there is one."""
        # RULE("C-28")
        for q, r, number, expected in (
                (1, -2, (1, 1), dict(wool=1, cloth=1)), (0, 0, (1, 1), {}),
                (0, -1, (3, 3), dict(brick=2)), (-1, -1, (6, 6), dict(grain=2)),
                (2, 0, (4, 4), dict(ore=1, coin=1)), (-2, 1, (4, 4), dict(lumber=1, paper=1))):
            game = game_of_knights(players=2)
            game.robber = None
            where = node(game, q, r, N)
            game.buildings[where] = (0, 'city')
            throw(game, *number)
            own = {kind: cards for kind, cards in game.players[0].hand.items() if cards}
            if q == 1:
                self.assertEqual(own, expected)
            for kind, cards in expected.items():
                self.assertGreaterEqual(own[kind], cards)
            game.buildings[where] = (0, 'settlement')
            before = hand(game, 0)
            throw(game, *number)
            after = hand(game, 0)
            self.assertEqual(before[5:], after[5:])

    def test_robber(self):
        """C-29: nothing, no commodity either."""
        # RULE("C-29")
        game = game_of_knights(players=2)
        build(game, 0, 1, -2, N, 'city')
        game.robber = game.geometry.hex_at(1, -2)
        throw(game, 1, 1)
        self.assertEqual(sum(hand(game, 0)), 0)

    def test_shortage(self):
        """C-30, E11: every kind for itself; a lone claimant gets what is left."""
        # RULE("C-30") RULE("E11")
        game = game_of_knights(players=3)
        build(game, 0, 1, -2, N, 'city')
        empty_bank(game, 2, wool=3)
        throw(game, 1, 1)
        self.assertEqual(hand(game, 0), [0, 0, 1, 0, 0, 0, 0, 0])
        game = game_of_knights(players=3)
        build(game, 0, 1, -2, N, 'city')
        build(game, 1, 1, -2, S, 'city')
        empty_bank(game, 2, wool=3, cloth=1)
        throw(game, 1, 1)
        self.assertEqual([hand(game, seat)[2] for seat in (0, 1)], [1, 1])
        self.assertEqual([hand(game, seat)[5] for seat in (0, 1)], [0, 0])


class Seven(unittest.TestCase):
    """C-33, C-34, C-37."""

    def test_hand(self):
        """C-33, C-34: resources and commodities count; each wall lets one hold two more."""
        # RULE("C-33") RULE("C-34")
        game = game_of_knights(players=2)
        for corner in (N, S):
            build(game, 0, 0, 0, corner, 'city')
        give(game, 0, ore=5, paper=7)
        game.walls = {node(game, 0, 0, N), node(game, 0, 0, S)}
        throw(game, 3, 4)
        self.assertEqual(asked(game), 's0 discard')     # 12 over 11
        self.assertEqual(game.moves(), ['discard:ore', 'discard:paper'])
        play(game, 'discard:ore', *['discard:paper'] * 5)
        self.assertEqual(asked(game), 's0 action')
        give(game, 0, coin=5)
        throw(game, 3, 4)
        self.assertEqual(asked(game), 's0 action')      # 11

    def test_theft(self):
        """C-37: resource or commodity, each card as likely."""
        # RULE("C-37")
        game = game_of_knights(players=2)
        game.robber_free = True
        build(game, 1, 0, -1, N)
        give(game, 1, ore=2, cloth=3)
        throw(game, 3, 4)
        play(game, 'move_robber:h%d' % game.geometry.hex_at(0, -1), 'rob:s1')
        self.assertEqual(dict(zip(game.moves(), game.weights())), {'steal:ore': 2, 'steal:cloth': 3})
        play(game, 'steal:cloth')
        self.assertEqual(hand(game, 0)[5], 1)


class Walls(unittest.TestCase):
    """C-45."""

    def test_walls(self):
        """Two brick, under a city without one, three at most; a metropolis may have one."""
        # RULE("C-45") RULE("C-9")
        game = game_of_knights(players=2)
        for q, r, corner in ((0, 0, N), (0, 0, S), (-2, 0, NW), (0, -2, N)):
            build(game, 0, q, r, corner, 'city')
        build(game, 0, 1, -2, N)
        game.metropolises['trade'] = node(game, 0, 0, N)
        give(game, 0, brick=8)
        act(game)
        self.assertEqual(len(arguments(game, 'build_wall')), 4)
        play(game, *names('build_wall', node(game, 0, 0, N)))
        self.assertEqual(hand(game, 0)[1], 6)
        self.assertEqual(len(arguments(game, 'build_wall')), 3)
        play(game, *names('build_wall', node(game, 0, 0, S), node(game, -2, 0, NW)))
        self.assertNotIn('build_wall', kinds(game))

    def test_facts(self):
        """What a trace tells of it all."""
        game = game_of_knights(players=2)
        build(game, 0, 0, 0, N, 'city')
        game.metropolises['science'] = node(game, 0, 0, N)
        game.walls = {game.metropolises['science']}
        levels(game, 0, science=4)
        facts = game.facts()
        self.assertEqual(facts['left'], '5.3.2.2.2.2/5.4.3.2.2.2')
        self.assertEqual(facts['tracks'], '0.0.4/0.0.0')
        self.assertEqual(facts['metropolises'], '-,-,n%d' % node(game, 0, 0, N))
        self.assertEqual(facts['points'], '4/0')


if __name__ == '__main__':
    unittest.main()
