#!/usr/bin/env python3
"""Self-tests: specialists (V2)."""

import unittest

from ck_situations import game_of_knights, levels, throw
from sea_situations import scenario, strait
from situations import (
    N, NE, NW, S, SE, act, asked, build, empty_bank, give, hand, make, node, play, roll)

# On the beginner board the corner NE of (-2, 1) has the forests 8 and 11 and the mountains 3.


def specialists(**options):
    """A game with specialists on the beginner board, its setup not begun."""
    return make(specialists=1, **options)


def holder(game, terrain):
    """Before whom a card lies, all being judged now."""
    game.after_event()
    return game.specialists[terrain]


class Marks(unittest.TestCase):
    """V2.1."""

    def test_buildings(self):
        """A settlement counts 1 for each hex, a city 2."""
        game = specialists()
        build(game, 0, -2, 1, NW)               # fields 9 and forest 8
        self.assertEqual([game.marks(0, terrain) for terrain in ('fields', 'forest', 'hills')],
                         [1, 1, 0])
        build(game, 0, -2, 1, NW, 'city')
        self.assertEqual([game.marks(0, terrain) for terrain in ('fields', 'forest', 'hills')],
                         [2, 2, 0])
        self.assertEqual(game.marks(1, 'fields'), 0)

    def test_hexes_not_kinds(self):
        """Two hexes of a terrain at one settlement are two marks."""
        game = specialists()
        build(game, 0, -2, 1, NE)               # L8 L11 O3
        self.assertEqual(game.marks(0, 'forest'), 2)

    def test_turned(self):
        """A turned city counts as a settlement."""
        game = game_of_knights(specialists=1)
        build(game, 0, -2, 1, NE)
        game.turned.add(node(game, -2, 1, NE))
        self.assertEqual(game.marks(0, 'forest'), 2)

    def test_number_and_robber(self):
        """Neither matters."""
        game = specialists()
        build(game, 0, -2, 1, NE)
        game.robber = game.geometry.hex_at(-2, 1)
        game.number[game.robber] = 0
        self.assertEqual(game.marks(0, 'forest'), 2)

    def test_other_hexes(self):
        """Desert, sea, market give none: there is no card for them."""
        self.assertEqual(list(specialists().specialists),
                         ['forest', 'hills', 'pasture', 'fields', 'mountains', 'gold'])


class Cards(unittest.TestCase):
    """V2.2, V2.3."""

    def test_threshold(self):
        """Three marks, in Cities & Knights four, or what is set."""
        for game, enough in ((specialists(), True), (game_of_knights(specialists=1), False),
                             (specialists(specialist_threshold=4), False),
                             (game_of_knights(specialists=1, specialist_threshold=3), True)):
            build(game, 0, -2, 1, NE)
            self.assertIsNone(holder(game, 'forest'))
            build(game, 0, 0, 0, NE)            # L3
            self.assertEqual(holder(game, 'forest'), 0 if enough else None)

    def test_four(self):
        """In Cities & Knights four are enough."""
        game = game_of_knights(specialists=1)
        build(game, 1, -2, 1, NE, 'city')
        self.assertEqual(holder(game, 'forest'), 1)

    def test_point(self):
        """The card is a point that all see."""
        game = specialists()
        build(game, 0, -2, 1, NE, 'city')
        game.after_event()
        self.assertEqual((game.public_points(0), game.public_points(1)), (3, 0))
        self.assertTrue(game.facts()['specialists'].startswith('s0,-,-'))
        self.assertTrue(game.facts()['points'].startswith('3/0'))

    def test_tie(self):
        """On a tie it lies aside, also if it had a holder; the other takes it with more."""
        game = specialists()
        build(game, 0, -2, 1, NE, 'city')
        self.assertEqual(holder(game, 'forest'), 0)
        build(game, 1, 0, 0, NE, 'city')        # L3
        build(game, 1, 2, -2, N, 'city')        # L9
        self.assertIsNone(holder(game, 'forest'))
        build(game, 1, 2, -2, S)
        self.assertEqual(holder(game, 'forest'), 1)

    def test_lost(self):
        """Below the threshold the holder loses it."""
        game = specialists()
        build(game, 0, -2, 1, NE, 'city')
        self.assertEqual(holder(game, 'forest'), 0)
        build(game, 0, -2, 1, NE)
        self.assertIsNone(holder(game, 'forest'))

    def test_wins(self):
        """G-10: the card may win; a city that makes the third mark."""
        game = specialists(victory_points=3)
        build(game, 0, -2, 1, NE)
        give(game, 0, ore=3, grain=2)
        act(game)
        play(game, 'build_city:n%d' % node(game, -2, 1, NE))
        self.assertEqual(game.result, 's0')

    def test_setup(self):
        """In the setup they are judged too."""
        game = specialists(specialist_threshold=1)
        play(game, 'setup_settlement:n%d' % node(game, -2, 1, NE))
        self.assertEqual(game.facts()['specialists'], 's0,-,-,-,s0,-')

    def test_off(self):
        """Without the rule nobody has any."""
        game = make()
        build(game, 0, -2, 1, NE, 'city')
        self.assertIsNone(holder(game, 'forest'))
        self.assertNotIn('specialists', game.facts())

    def test_discovery(self):
        """What is discovered counts at once, and may win."""
        game = scenario('fog', specialists=1, specialist_threshold=2, victory_points=3)
        game.stack = {terrain: int(terrain == 'hills') for terrain in game.stack}
        fog = game.terrain.index('fog')
        game.buildings[game.geometry.hex_nodes[fog][0]] = (0, 'city')

        def script():
            game.begin(0)
            yield from game.discover(0, fog)
        game.run_script(script())
        self.assertEqual((asked(game), game.public_points(0)), ('chance discover', 2))
        play(game, 'discover:hills')
        self.assertEqual(game.result, 's0')


class Income(unittest.TestCase):
    """V2.4 to V2.6."""

    def foresters(self, **options):
        """Seat 0 is the lumberjack, seat 1 the shepherd; nothing of theirs has the number 6."""
        game = specialists(players=3, **options)
        build(game, 0, -2, 1, NE, 'city')       # L8 L11 O3
        build(game, 1, 0, 2, NE, 'city')        # S11 S5
        game.after_event()
        self.assertEqual((game.specialists['forest'], game.specialists['pasture']), (0, 1))
        return game

    def test_every_roll(self):
        """Each holder after every roll, whoever rolled."""
        game = self.foresters()
        roll(game, 6, 2)
        self.assertEqual((hand(game, 0), hand(game, 1)), ([1, 0, 0, 0, 0], [0, 0, 1, 0, 0]))

    def test_seven(self):
        """Not on a 7."""
        game = self.foresters()
        roll(game, 7, 2)
        play(game, 'move_robber:h%d' % game.geometry.hex_at(1, -2))
        self.assertEqual((asked(game), hand(game, 0)), ('s2 action', [0] * 5))

    def test_bank(self):
        """Only what the bank has."""
        game = self.foresters()
        empty_bank(game, 2, wool=1)
        roll(game, 6, 2)
        self.assertEqual((sum(hand(game, 0)), hand(game, 1)), (0, [0, 0, 1, 0, 0]))

    def test_own_turn(self):
        """Or only to the roller, a 7 with all that it brings included."""
        game = self.foresters(specialist_income='own_turn')
        roll(game, 6, 1)
        self.assertEqual((hand(game, 0), hand(game, 1)), ([0] * 5, [0, 0, 1, 0, 0]))
        roll(game, 7, 0)
        self.assertEqual(hand(game, 0), [0] * 5)
        play(game, 'move_robber:h%d' % game.geometry.hex_at(1, -2))
        self.assertEqual((asked(game), hand(game, 0)), ('s0 action', [1, 0, 0, 0, 0]))

    def test_after_production(self):
        """What production takes of the bank is not there any more."""
        game = self.foresters()
        empty_bank(game, 2, lumber=2)
        roll(game, 8, 2)        # forest 8: two lumber for seat 0
        self.assertEqual(hand(game, 0), [2, 0, 0, 0, 0])

    def test_gold_seeker(self):
        """He chooses when it is his turn, from what the bank has then."""
        game = strait(players=3, specialists=1)
        build(game, 0, 4, 2, NW, 'city')        # G10
        build(game, 0, 4, 2, SE, 'city')
        build(game, 1, 0, 0, N, 'city')         # L4
        build(game, 1, 0, 0, S, 'city')
        empty_bank(game, 2, lumber=1, ore=1)
        roll(game, 12, 1)       # seat 1 comes first
        self.assertEqual(hand(game, 1), [1, 0, 0, 0, 0])
        self.assertEqual((asked(game), game.moves()), ('s0 take_income', ['take_income:ore']))
        play(game, 'take_income:ore')
        self.assertEqual((asked(game), hand(game, 0)), ('s1 action', [0, 0, 0, 0, 1]))

    def test_gold_seeker_skipped(self):
        """With an empty bank he is not asked."""
        game = strait(players=3, specialists=1)
        build(game, 0, 4, 2, NW, 'city')
        build(game, 0, 4, 2, SE, 'city')
        empty_bank(game, 2)
        roll(game, 12, 1)
        self.assertEqual(asked(game), 's1 action')

    def test_several(self):
        """A card for each, those of choice last."""
        game = strait(players=2, specialists=1)
        build(game, 0, 4, 2, NW, 'city')        # G10
        build(game, 0, 4, 2, SE, 'city')
        build(game, 0, 0, 0, N, 'city')
        build(game, 0, 0, 0, S, 'city')
        roll(game, 12, 1)
        self.assertEqual((asked(game), hand(game, 0)[0]), ('s0 take_income', 1))

    def test_aqueduct(self):
        """V2.6: it does not count against the aqueduct, which comes before; nor is it a commodity.
        """
        game = game_of_knights(specialists=1)
        build(game, 0, -2, 1, NE, 'city')
        levels(game, 0, science=3)
        throw(game, 2, 4)
        self.assertEqual(asked(game), 's0 take_aqueduct')
        play(game, 'take_aqueduct:ore')
        self.assertEqual(hand(game, 0), [1, 0, 0, 0, 1, 0, 0, 0])


if __name__ == '__main__':
    unittest.main()
