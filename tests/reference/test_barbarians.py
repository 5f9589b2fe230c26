#!/usr/bin/env python3
"""Self-tests: the barbarians."""

import unittest

from ck_situations import (
    game_of_knights, hold, landing, levels, names, put_knight, stack, throw)
from situations import (
    N, NE, NW, S, SE, SW, act, arguments, asked, build, give, hand, kinds, node, play)


class Coming(unittest.TestCase):
    """C-6, C-27, C-35 to C-38: when they land, and what waits for it."""

    def test_seventh_ship(self):
        """C-6, E110: only ships move them; the seventh one brings the attack, then from anew."""
        # RULE("C-6") RULE("E110") RULE("C-74")
        game = game_of_knights(players=2)
        for step in range(6):
            self.assertEqual(game.barbarians, step)
            throw(game, 1, 1, 'ship', step % 2)
            throw(game, 1, 1, 'science')
        self.assertEqual((game.barbarians, game.robber_free), (6, False))
        throw(game, 1, 1, 'ship')
        self.assertEqual((game.barbarians, game.robber_free), (0, True))    # C-38

    def test_seven_before(self):
        """C-35: until then a 7 brings only the discards."""
        # RULE("C-35")
        game = game_of_knights(players=2)
        build(game, 1, 0, -1, N)
        give(game, 1, ore=8)
        throw(game, 3, 4)
        play(game, *['discard:ore'] * 4)
        self.assertEqual(asked(game), 's0 action')

    def test_seven_with_the_first_attack(self):
        """C-36, E111: the attack first, then discards, robber, theft."""
        # RULE("C-24") RULE("C-36") RULE("C-38") RULE("E111")
        game = game_of_knights(players=2)
        city = node(game, 0, -1, N)
        build(game, 1, 0, -1, N, 'city')
        give(game, 1, ore=8)
        landing(game, 3, 4)
        self.assertEqual(asked(game), 's1 lose_city')
        play(game, *names('lose_city', city), *['discard:ore'] * 4)
        self.assertEqual(asked(game), 's0 move_robber')

    def test_produces_as_settlement(self):
        """C-27, E112: a city that is lost in this roll produces as a settlement."""
        # RULE("C-27") RULE("E112")
        game = game_of_knights(players=2)
        city = node(game, 1, -2, N)     # S2 alone has the number 2
        game.robber = None
        build(game, 1, 1, -2, N, 'city')
        landing(game)
        play(game, *names('lose_city', city))
        self.assertEqual(hand(game, 1), [0, 0, 1, 0, 0, 0, 0, 0])


class Pillage(unittest.TestCase):
    """C-64 to C-70, C-77: Catan is too weak."""

    def setUp(self):
        self.game = game_of_knights(players=3)
        for seat, q, r in ((0, -1, 1), (1, 0, 1), (2, 1, -1)):
            build(self.game, seat, q, r, S, 'city')
        self.cities = [self.game.nodes_of(seat, 'city')[0] for seat in range(3)]

    def test_strength(self):
        """C-64 to C-67: cities against levels of active knights; equal strength defends."""
        # RULE("C-64") RULE("C-65") RULE("C-66") RULE("C-67")
        put_knight(self.game, 0, 0, 0, N, level=2, active=True)
        put_knight(self.game, 0, 0, 0, S, level=3)
        landing(self.game)
        self.assertEqual(asked(self.game), 's1 lose_city')      # 2 against 3
        self.setUp()
        put_knight(self.game, 0, 0, 0, N, level=2, active=True)
        put_knight(self.game, 1, 0, 0, S, level=1, active=True)
        landing(self.game)
        self.assertEqual(self.game.defender, [1, 0, 0])         # 3 against 3

    def test_ties(self):
        """C-69, C-70, E116: the weakest all lose one, in turn order; E123: each chooses his own."""
        # RULE("C-69") RULE("C-70") RULE("E116") RULE("E123")
        put_knight(self.game, 1, 0, 0, N, active=True)
        build(self.game, 0, -2, 0, N, 'city')
        other = node(self.game, -2, 0, N)
        landing(self.game, seat=2)
        self.assertEqual(asked(self.game), 's2 lose_city')
        play(self.game, *names('lose_city', self.cities[2]))
        self.assertEqual(asked(self.game), 's0 lose_city')
        self.assertEqual(self.game.moves(), names('lose_city', self.cities[0], other))
        play(self.game, *names('lose_city', other))
        self.assertEqual(asked(self.game), 's2 action')
        self.assertEqual(self.game.buildings[other], (0, 'settlement'))
        self.assertEqual(self.game.supply(0, 'city'), 3)

    def test_nobody(self):
        """C-69: with no knight at all everybody with an ordinary city loses one."""
        # RULE("C-69")
        landing(self.game)
        play(self.game, *(move for city in self.cities for move in names('lose_city', city)))
        self.assertEqual(self.game.barbarian_strength(), 0)
        self.assertEqual(asked(self.game), 's0 action')

    def test_only_metropolises(self):
        """C-68, E114, E115: a metropolis counts once, is never lost; the next weakest loses."""
        # RULE("C-68") RULE("E114") RULE("E115")
        self.game.metropolises['trade'] = self.cities[0]
        put_knight(self.game, 1, 0, 0, N, active=True)
        self.assertEqual(self.game.barbarian_strength(), 3)
        landing(self.game)
        self.assertEqual(asked(self.game), 's2 lose_city')

    def test_only_settlements(self):
        """C-68: who has but settlements is out of it, whatever his knights do."""
        # RULE("C-68")
        self.game.buildings[self.cities[0]] = (0, 'settlement')
        put_knight(self.game, 1, 0, 0, N, active=True)
        landing(self.game)
        self.assertEqual(asked(self.game), 's2 lose_city')
        play(self.game, *names('lose_city', self.cities[2]))
        self.assertEqual(asked(self.game), 's0 action')

    def test_nothing_to_lose(self):
        """C-70: metropolises alone, nobody loses anything."""
        # RULE("C-70")
        self.game.metropolises = dict(zip(('trade', 'politics', 'science'), self.cities))
        landing(self.game)
        self.assertEqual(asked(self.game), 's0 action')
        self.assertTrue(self.game.robber_free)

    def test_wall(self):
        """C-46, E138: a wall does not help and goes back."""
        # RULE("C-46") RULE("E138")
        self.game.walls = set(self.cities)
        landing(self.game)
        play(self.game, *names('lose_city', self.cities[0]))
        self.assertEqual(self.game.walls, set(self.cities[1:]))
        self.assertEqual(self.game.supply(0, 'wall'), 3)

    def test_abilities_stay(self):
        """C-75: levels stay without a city; only new ones need one."""
        # RULE("C-75") RULE("E142")
        levels(self.game, 0, trade=3)
        give(self.game, 0, cloth=4, coin=3)
        landing(self.game)
        play(self.game, *(move for city in self.cities for move in names('lose_city', city)))
        self.assertNotIn('improve', kinds(self.game))
        self.assertIn('trade_bank', kinds(self.game))       # two coins, the guild


class Turned(unittest.TestCase):
    """C-77: no settlement is left for a lost city."""

    def setUp(self):
        self.game = game_of_knights(players=2)
        for q, r, corner in ((-2, 0, NW), (-2, 1, NW), (-2, 2, NW), (-1, 2, S), (0, 1, S)):
            build(self.game, 0, q, r, corner)
        self.city = node(self.game, 1, -2, N)
        self.other = node(self.game, 0, -2, N)
        build(self.game, 0, 1, -2, N, 'city')
        self.game.robber = None
        landing(self.game)
        play(self.game, *names('lose_city', self.city))

    def test_counts_as_settlement(self):
        """E121: one card, one point, no city; its piece is in no supply."""
        # RULE("C-77") RULE("E121") RULE("C-94")
        self.assertEqual(self.game.turned, {self.city})
        self.assertEqual(hand(self.game, 0), [0, 0, 1, 0, 0, 0, 0, 0])
        self.assertEqual(self.game.public_points(0), 6)
        self.assertEqual((self.game.supply(0, 'settlement'), self.game.supply(0, 'city')), (0, 3))

    def test_next_attack(self):
        """C-64, E122: it is not counted and cannot be lost again."""
        # RULE("C-64") RULE("E122")
        self.assertEqual(self.game.barbarian_strength(), 0)
        landing(self.game)
        self.assertEqual(asked(self.game), 's0 action')

    def test_restored_first(self):
        """For the price of a city, before any other one; it needs no piece of the supply."""
        # RULE("C-77") RULE("E121")
        give(self.game, 0, ore=6, grain=4)
        for corner in (N, NE, SE):
            build(self.game, 0, 2, -1, corner, 'city')      # the supply of cities is empty
        self.assertEqual(arguments(self.game, 'restore_city'), ['n%d' % self.city])
        self.assertNotIn('build_city', kinds(self.game))
        play(self.game, *names('restore_city', self.city))
        self.assertEqual(self.game.buildings[self.city], (0, 'city'))
        self.assertEqual((self.game.supply(0, 'settlement'), self.game.supply(0, 'city')), (0, 0))
        self.assertEqual(hand(self.game, 0)[3:5], [2, 3])

    def test_stays_turned(self):
        """Also when a settlement comes free."""
        # RULE("C-77")
        give(self.game, 0, ore=3, grain=2)
        del self.game.buildings[node(self.game, -2, 0, NW)]
        self.assertEqual(self.game.supply(0, 'settlement'), 1)
        self.assertNotIn('build_city', kinds(self.game))

    def test_no_wall_no_metropolis(self):
        """C-45, C-84: a turned city carries neither, nor does it let one improve."""
        # RULE("C-45") RULE("C-78") RULE("C-84")
        give(self.game, 0, brick=2, cloth=1)
        self.assertFalse({'build_wall', 'improve'} & kinds(self.game))
        self.assertEqual(self.game.ordinary_cities(0), [])


class Defended(unittest.TestCase):
    """C-71 to C-74: Catan is strong enough."""

    def setUp(self):
        self.game = game_of_knights(players=3)
        build(self.game, 0, -1, 1, S, 'city')

    def test_defender(self):
        """C-71, E117: who alone did most, also without a city; one point."""
        # RULE("C-71") RULE("C-94") RULE("E117")
        put_knight(self.game, 0, 0, 0, S, active=True)
        mine = put_knight(self.game, 2, 0, 0, N, level=2, active=True)
        landing(self.game)
        self.assertEqual(self.game.defender, [0, 0, 1])
        self.assertEqual(self.game.public_points(2), 1)
        self.assertFalse(self.game.knights[mine].active)        # C-74

    def test_no_limit(self):
        """C-11, E119: the cards do not run out."""
        # RULE("C-11") RULE("E119")
        self.game.defender = [3, 3, 0]
        put_knight(self.game, 2, 0, 0, N, level=2, active=True)
        landing(self.game)
        self.assertEqual(self.game.defender, [3, 3, 1])

    def test_tie(self):
        """C-72, E118: each draws from a deck of his choice, the active player first."""
        # RULE("C-72") RULE("E118")
        put_knight(self.game, 0, 0, 0, S, active=True)
        put_knight(self.game, 2, 0, 0, N, active=True)
        stack(self.game, 'science')
        landing(self.game, seat=1)
        self.assertEqual(asked(self.game), 's2 choose_deck')
        self.assertEqual(self.game.moves(), ['choose_deck:trade', 'choose_deck:politics'])
        play(self.game, 'choose_deck:politics')
        self.assertEqual(asked(self.game), 'chance draw_progress')
        play(self.game, 'draw_progress:constitution')
        self.assertEqual(self.game.laid_open['constitution'], 2)
        play(self.game, 'choose_deck:trade', 'draw_progress:merchant')
        self.assertEqual(self.game.progress[0]['merchant'], 1)
        self.assertEqual(self.game.defender, [0, 0, 0])
        self.assertEqual(asked(self.game), 's1 action')

    def test_no_cards(self):
        """C-72: with all decks empty nothing is drawn."""
        # RULE("C-72")
        put_knight(self.game, 0, 0, 0, S, active=True)
        put_knight(self.game, 2, 0, 0, N, active=True)
        for track in ('trade', 'politics', 'science'):
            stack(self.game, track)
        landing(self.game)
        self.assertEqual(asked(self.game), 's0 action')

    def test_limit_after_draws(self):
        """C-88: who then has more than four puts one back, but not the active one."""
        # RULE("C-88")
        put_knight(self.game, 0, 0, 0, S, active=True)
        put_knight(self.game, 1, 0, 0, N, active=True)
        for seat in (0, 1):
            hold(self.game, seat, 'merchant', 'spy', 'mining', 'smith')
        landing(self.game)
        play(self.game, 'choose_deck:trade', 'draw_progress:merchant')
        play(self.game, 'choose_deck:trade', 'draw_progress:merchant')
        self.assertEqual(asked(self.game), 's1 discard_progress')

    def test_nobody(self):
        """C-73, E120: nothing for anybody at 0 against 0."""
        # RULE("C-73") RULE("E120")
        self.game.buildings.clear()
        landing(self.game)
        self.assertEqual(asked(self.game), 's0 action')
        self.assertEqual(self.game.defender, [0, 0, 0])

    def test_win(self):
        """C-95: the card wins in one's own turn; C-76, E74: else at the start of one's own."""
        # RULE("C-76") RULE("C-95")
        self.game.defender = [0, 0, 12]
        put_knight(self.game, 2, 0, 0, N, level=2, active=True)
        landing(self.game, seat=1)
        self.assertEqual(self.game.result, 'running')
        play(self.game, 'end_turn')
        self.assertEqual(self.game.result, 's2')
        self.setUp()
        self.game.defender = [0, 0, 12]
        put_knight(self.game, 2, 0, 0, N, level=2, active=True)
        landing(self.game, seat=2)
        self.assertEqual(self.game.result, 's2')


class Tactical(unittest.TestCase):
    """C-92: who has knights says which of them fight."""

    def setUp(self):
        self.game = game_of_knights(players=3, tactical_defence=1)
        build(self.game, 0, -1, 1, S, 'city')
        self.first = put_knight(self.game, 0, 0, 0, N, active=True)
        self.second = put_knight(self.game, 0, 0, 0, SW, level=2, active=True)
        put_knight(self.game, 1, 0, 0, SE)
        self.third = put_knight(self.game, 2, 0, 0, NE, active=True)

    def test_muster(self):
        """In turn order, ascending; after the last one he is not asked; who has none is not."""
        # RULE("C-92")
        landing(self.game, seat=1)
        self.assertEqual(asked(self.game), 's2 muster')
        self.assertEqual(self.game.moves(), names('muster', self.third) + ['mustered'])
        play(self.game, 'mustered')
        self.assertEqual(asked(self.game), 's0 muster')
        self.assertEqual(self.game.moves(), names('muster', self.first, self.second) + ['mustered'])
        play(self.game, *names('muster', self.second))
        self.assertEqual(asked(self.game), 's1 action')
        self.assertEqual(self.game.defender, [1, 0, 0])
        active = [self.game.knights[where].active for where in (self.first, self.second, self.third)]
        self.assertEqual(active, [True, False, True])

    def test_none(self):
        """Only those that fight count."""
        # RULE("C-66") RULE("C-92")
        landing(self.game)
        play(self.game, *names('muster', self.first))
        self.assertEqual(self.game.moves(), names('muster', self.second) + ['mustered'])
        self.setUp()
        landing(self.game)
        play(self.game, 'mustered', 'mustered')
        self.assertEqual(asked(self.game), 's0 lose_city')

    def test_off(self):
        """Without the option nobody is asked."""
        # RULE("C-92")
        self.game.options.tactical_defence = False
        landing(self.game)
        self.assertEqual(asked(self.game), 's0 action')


class AfterAnAttack(unittest.TestCase):
    """C-59, C-74: what follows for knights."""

    def test_passive(self):
        """C-74: all are passive, so none acts in this turn, but may be activated again."""
        # RULE("C-74") RULE("C-54")
        game = game_of_knights(players=2, trade=0)
        mine = put_knight(game, 0, 0, 0, S, active=True)
        game.roads[game.geometry.edge_at(0, 0, 'SW')] = 0
        give(game, 0, grain=1)
        landing(game)
        self.assertEqual(kinds(game), {'activate_knight', 'end_turn'})
        play(game, *names('activate_knight', mine))
        self.assertEqual(kinds(game), {'end_turn'})
        play(game, 'end_turn')
        act(game)
        self.assertEqual(kinds(game), {'lift_knight', 'chase_robber', 'end_turn'})


if __name__ == '__main__':
    unittest.main()
