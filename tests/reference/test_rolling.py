#!/usr/bin/env python3
"""Self-tests: the roll, the seven, the robber."""

import unittest

import boards
from situations import (
    N, NE, NW, S, SE, SW, arguments, asked, build, empty_bank, give, give_card, hand, make, node,
    pave, play, roll, start_turn)


class Production(unittest.TestCase):
    """B-22 to B-26."""

    def game(self):
        """Seat 0 has a settlement, seat 1 a city at the forest with the 8."""
        game = make(players=3)
        build(game, 0, -2, 1, N)
        build(game, 1, -2, 1, S, 'city')
        return game

    def test_yield(self):
        """B-23: one card a settlement, two a city."""
        game = self.game()
        roll(game, 8)
        self.assertEqual((hand(game, 0)[0], hand(game, 1)[0]), (1, 2))
        self.assertEqual(game.bank['lumber'], 16)

    def test_shortage_of_two(self):
        """E1, B-24: the bank cannot pay two claimants in full: nobody gets the kind."""
        game = self.game()
        empty_bank(game, 2, lumber=2)
        roll(game, 8)
        self.assertEqual((hand(game, 0)[0], hand(game, 1)[0], game.bank['lumber']), (0, 0, 2))

    def test_exactly_enough(self):
        """B-24: three owed, three there."""
        game = self.game()
        empty_bank(game, 2, lumber=3)
        roll(game, 8)
        self.assertEqual((hand(game, 0)[0], hand(game, 1)[0], game.bank['lumber']), (1, 2, 0))

    def test_sole_claimant(self):
        """E2: one player alone is owed three, the bank has two: he gets them."""
        game = make(players=3)
        build(game, 1, -2, 1, N)
        build(game, 1, -2, 1, S, 'city')
        empty_bank(game, 2, lumber=2)
        roll(game, 8)
        self.assertEqual((hand(game, 1)[0], game.bank['lumber']), (2, 0))

    def two_forests(self, second_owner):
        """E3, E5: two hexes of one kind with one number, a city at each, three cards left."""
        game = make(players=3)
        game.number[game.geometry.hex_at(1, 0)] = 8
        build(game, 1, -2, 1, S, 'city')
        build(game, second_owner, 1, 0, N, 'city')
        empty_bank(game, 2, lumber=3)
        roll(game, 8)
        return hand(game, 0)[0], hand(game, 1)[0]

    def test_demand_is_summed(self):
        """E5: the demand of both hexes is summed before the test; E3: one claimant twice."""
        self.assertEqual(self.two_forests(0), (0, 0))
        self.assertEqual(self.two_forests(1), (0, 3))

    def test_judged_by_kind(self):
        """E4: lumber is short, wool of the same roll is paid."""
        game = self.game()
        game.number[game.geometry.hex_at(0, 2)] = 8
        build(game, 0, 0, 2, S)
        empty_bank(game, 2, lumber=1, wool=1)
        roll(game, 8)
        self.assertEqual((hand(game, 0), hand(game, 1)), ([0, 0, 1, 0, 0], [0] * 5))

    def test_robber_blocks_one_hex(self):
        """E7, B-33: only the hex with the robber is blocked; E28: building there is not."""
        game = make(players=2)
        game.robber = game.geometry.hex_at(-2, 1)
        game.number[game.geometry.hex_at(-1, 0)] = 8
        build(game, 0, -2, 1, NE)           # at both forests with an 8
        pave(game, 0, -2, 1, 'NE', 'NW')
        give(game, 0, lumber=2, brick=2, wool=1, grain=1)
        roll(game, 8)
        self.assertEqual(hand(game, 0)[0], 3)
        self.assertIn('build_settlement:n%d' % node(game, -2, 1, NW), game.moves())

    def test_dice_weights(self):
        """B-22: eleven sums."""
        game = make()
        start_turn(game)
        game.play('roll')
        self.assertEqual(asked(game), 'chance dice')
        self.assertEqual(game.weights(), [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])

    def test_no_sevens(self):
        """B-26: with 2 rounds and 3 players the seventh turn is the first that may bring a 7."""
        for turn, sums in ((1, 10), (6, 10), (7, 11)):
            game = make(players=3, no_sevens=2)
            start_turn(game, 0, turn)
            game.play('roll')
            self.assertEqual(len(game.moves()), sums)
            self.assertEqual(len(game.weights()), sums)
            self.assertEqual('dice:7' in game.moves(), sums == 11)

    def test_deck_of_dice(self):
        """V13.6: drawn without replacement, put back when none is left."""
        game = make(players=2, dice='deck')
        start_turn(game)
        for _ in range(35):
            game.play('roll')
            game.play([move for move in game.moves() if move != 'dice:2'][0])
            while game.question() != 'before_roll':
                game.play('end_turn' if game.question() == 'action' else game.moves()[0])
        game.play('roll')
        self.assertEqual((game.moves(), game.weights()), (['dice:2'], [1]))
        play(game, 'dice:2', 'end_turn', 'roll')
        self.assertEqual(game.weights(), [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])

    def test_deck_without_sevens(self):
        """B-26, V13.6: sevens stay in the deck; if only sevens are left all are put back."""
        game = make(players=2, dice='deck', no_sevens=9)
        game.dice_left = {total: 6 if total == 7 else 0 for total in range(2, 13)}
        game.dice_left[12] = 1
        roll(game, 12)
        play(game, 'end_turn', 'roll')
        self.assertEqual(game.weights(), [1, 2, 3, 4, 5, 5, 4, 3, 2, 1])
        game = make(players=2, dice='deck', no_sevens=1)
        game.dice_left = {total: 6 if total == 7 else 0 for total in range(2, 13)}
        start_turn(game, 0, 3)
        game.play('roll')
        self.assertEqual((game.moves(), game.weights()), (['dice:7'], [6]))


class Seven(unittest.TestCase):
    """B-30 to B-36."""

    def test_limit(self):
        """E13: seven cards are safe, eight are not; E17: the roller too; in turn order."""
        game = make(players=3)
        give(game, 0, ore=7)
        give(game, 1, lumber=8)
        give(game, 2, wool=9)
        give_card(game, 0, 'knight', 5)     # E15
        roll(game, 7, seat=1)
        self.assertEqual(asked(game), 's1 discard')
        play(game, *['discard:lumber'] * 4)
        self.assertEqual(asked(game), 's2 discard')
        play(game, *['discard:wool'] * 4)   # E14: 9 cards, 4
        self.assertEqual(asked(game), 's1 move_robber')
        self.assertEqual((hand(game, 1)[0], hand(game, 2)[2], hand(game, 0)[4]), (4, 5, 7))

    def test_no_second_discard(self):
        """E16: 20 cards, 10 left, no second discard."""
        game = make(players=2)
        give(game, 0, ore=19, wool=1)
        roll(game, 7)
        play(game, *['discard:ore'] * 10)
        self.assertEqual(asked(game), 's0 move_robber')

    def test_kind_order(self):
        """Cards are discarded in kind order, and only so that the rest can be completed."""
        game = make(players=2)
        give(game, 0, lumber=1, brick=3, wool=2, ore=2)
        roll(game, 7)
        self.assertEqual(arguments(game, 'discard'), ['lumber', 'brick', 'wool'])
        play(game, 'discard:brick')
        self.assertEqual(arguments(game, 'discard'), ['brick', 'wool'])
        play(game, 'discard:wool')
        self.assertEqual(arguments(game, 'discard'), ['wool', 'ore'])
        play(game, 'discard:ore')
        self.assertEqual(arguments(game, 'discard'), ['ore'])
        play(game, 'discard:ore')
        self.assertEqual(asked(game), 's0 move_robber')

    def test_hand_limit(self):
        """B-30: the limit is an option."""
        game = make(players=2, hand_limit=3)
        give(game, 0, ore=4)
        give(game, 1, ore=3)
        roll(game, 7)
        play(game, 'discard:ore', 'discard:ore')
        self.assertEqual(asked(game), 's0 move_robber')

    def test_places(self):
        """B-31, E19: any other land hex, the desert too; no sea."""
        game = make(boards.with_sea(boards.beginner()), players=2)
        game.robber = game.geometry.hex_at(0, 1)
        roll(game, 7)
        land = {'h%d' % hex_ for hex_ in game.geometry.hex_ids() if game.is_land(hex_)}
        self.assertEqual(set(arguments(game, 'move_robber')), land - {'h%d' % game.robber})
        self.assertIn('h%d' % game.geometry.hex_at(0, 0), arguments(game, 'move_robber'))

    def to(self, game, q, r):
        """Move the robber there."""
        game.play('move_robber:h%d' % game.geometry.hex_at(q, r))

    def test_empty_hex_and_own_buildings(self):
        """E20: nobody is named, nothing is stolen."""
        game = make(players=2)
        build(game, 0, 0, 1, N)
        give(game, 1, ore=1)
        roll(game, 7)
        self.to(game, 0, 1)
        self.assertEqual(asked(game), 's0 action')

    def test_victims(self):
        """E21, E22, B-36: one must be named; the empty-handed one may be, nothing is stolen."""
        game = make(players=4)
        build(game, 0, 0, 1, N)
        build(game, 1, 0, 1, SE)
        build(game, 2, 0, 1, SW, 'city')
        give(game, 1, ore=3, wool=1)
        roll(game, 7)
        self.to(game, 0, 1)
        self.assertEqual(game.moves(), ['rob:s1', 'rob:s2'])
        game.play('rob:s2')
        self.assertEqual(asked(game), 's0 action')

    def test_steal(self):
        """B-32, E23, E29: one card, each card alike, also from who touches the hex twice."""
        game = make(players=2)
        build(game, 1, 0, 1, SE)
        build(game, 1, 0, 1, SW, 'city')
        give(game, 1, ore=3, wool=1)
        roll(game, 7)
        self.to(game, 0, 1)
        play(game, 'rob:s1')
        self.assertEqual(asked(game), 'chance steal')
        self.assertEqual((game.moves(), game.weights()), (['steal:wool', 'steal:ore'], [1, 3]))
        game.play('steal:wool')
        self.assertEqual((hand(game, 0), hand(game, 1)), ([0, 0, 1, 0, 0], [0, 0, 0, 0, 3]))

    def test_robber_off_the_board(self):
        """B-7: with no desert the robber starts off the board and enters with the first 7."""
        hexes, harbours = boards.beginner()
        hexes = [(q, r, 'hills' if terrain == 'desert' else terrain, number)
                 for q, r, terrain, number in hexes]
        game = make((hexes, harbours), players=2)
        self.assertEqual(game.facts()['robber'], '-')
        roll(game, 7)
        self.assertEqual(len(game.moves()), 19)

    def test_first_of_two_deserts(self):
        """X-3: the first in map order."""
        game = make(boards.large(), players=5)
        self.assertEqual(game.robber, game.geometry.hex_at(-1, -1))


class FriendlyRobber(unittest.TestCase):
    """B-35."""

    def test_places_and_victims(self):
        """Hexes at opponents with fewer than 3 public points are barred; own ones are not."""
        game = make(players=3, friendly_robber=1)
        build(game, 0, 0, -1, N)
        build(game, 1, 0, 1, S)
        build(game, 2, 2, -2, N, 'city')
        build(game, 2, 1, 1, S)
        give_card(game, 1, 'point', 5)      # hidden points protect him all the same
        roll(game, 7)
        barred = {game.geometry.hex_at(*place) for place in ((0, 0), (0, 1), (0, 2), (-1, 2))}
        self.assertEqual({int(text[1:]) for text in arguments(game, 'move_robber')},
                         set(game.geometry.hex_ids()) - barred)

    def test_desert(self):
        """The desert is allowed, but a protected opponent is not named there."""
        game = make(players=3, friendly_robber=1)
        game.robber = 0
        build(game, 1, 0, 0, S)
        build(game, 2, 0, 0, N, 'city')
        build(game, 2, 2, -2, N)
        roll(game, 7)
        game.play('move_robber:h%d' % game.geometry.hex_at(0, 0))
        self.assertEqual(game.moves(), ['rob:s2'])

    def test_only_protected_at_the_desert(self):
        """Nobody can be named there: no question, nothing stolen (G-8)."""
        game = make(players=2, friendly_robber=1)
        game.robber = 0
        build(game, 1, 0, 0, S)
        give(game, 1, ore=1)
        roll(game, 7)
        game.play('move_robber:h%d' % game.geometry.hex_at(0, 0))
        self.assertEqual(asked(game), 's0 action')

    def test_nowhere_to_go(self):
        """If no hex is left the robber stays and nobody is robbed, by a knight neither."""
        game = make(([(0, 0, 'desert', 0), (1, 0, 'hills', 4), (0, 1, 'hills', 5)], []),
                    players=2, friendly_robber=1)
        build(game, 1, 0, 0, SE)
        give_card(game, 0, 'knight')
        roll(game, 7)
        self.assertEqual(asked(game), 's0 action')
        game.play('play_knight')
        self.assertEqual(asked(game), 's0 action')
        self.assertEqual((game.players[0].knights, game.robber), (1, 0))


if __name__ == '__main__':
    unittest.main()
