#!/usr/bin/env python3
"""Self-tests: the yellow progress cards."""

import unittest

from ck_situations import hold, levels
from situations import (
    N, S, SE, act, arguments, asked, build, edge, give, hand, kinds, node, play)
from test_cards_science import plays, with_card
from words import CARDS, COMMODITIES, RESOURCES


class Merchant(unittest.TestCase):
    """C-129, C-93, C-42."""

    def setUp(self):
        self.game = with_card('merchant', 'merchant')
        self.ore = self.game.geometry.hex_at(-1, 1)
        build(self.game, 0, -1, 1, N)       # between the mountains, the forest and the desert

    def test_where(self):
        """C-129: a land hex at a building of his, the desert too; a point and a rate."""
        # RULE("C-129") RULE("C-93") RULE("C-42") RULE("C-94")
        give(self.game, 0, ore=2, coin=2)
        act(self.game)
        around = self.game.geometry.node_hexes[node(self.game, -1, 1, N)]
        self.assertEqual(plays(self.game), ['play_merchant:h%d' % hex_ for hex_ in around])
        self.assertNotIn('trade_bank', kinds(self.game))
        play(self.game, 'play_merchant:h%d' % self.ore)
        self.assertEqual(self.game.public_points(0), 2)
        self.assertEqual(arguments(self.game, 'trade_bank'),
                         ['ore>' + kind for kind in CARDS if kind != 'ore'])
        self.assertEqual(len(plays(self.game)), 2)      # not where he is already

    def test_taken_over(self):
        """E157: another takes him from the same hex, and the point moves at once."""
        # RULE("E157") RULE("C-93") RULE("C-129")
        self.game.merchant = (self.ore, 1)
        give(self.game, 1, ore=2)
        self.game.defender[0] = 11
        self.assertEqual(self.game.rate(1, 'ore'), 2)
        act(self.game)
        play(self.game, 'play_merchant:h%d' % self.ore)
        self.assertEqual(self.game.public_points(1), 0)
        self.assertEqual(self.game.rate(1, 'ore'), 4)
        self.assertEqual(self.game.result, 's0')

    def test_desert(self):
        """C-129: on the desert he brings a point and no rate."""
        # RULE("C-129")
        act(self.game)
        play(self.game, 'play_merchant:h%d' % self.game.geometry.hex_at(0, 0))
        self.assertEqual(self.game.public_points(0), 2)
        self.assertEqual({self.game.rate(0, kind) for kind in CARDS}, {4})

    def test_sea_and_gold(self):
        """C-129: never to the sea or to gold."""
        # RULE("C-129")
        around = self.game.geometry.node_hexes[node(self.game, -1, 1, N)]
        self.game.terrain[around[0]] = 'gold'
        self.game.terrain[around[1]] = 'sea'
        act(self.game)
        self.assertEqual(arguments(self.game, 'play_merchant'), ['h%d' % around[2]])

    def test_nowhere(self):
        """C-129: not without a building."""
        # RULE("C-129") RULE("E158")
        self.game.buildings = {}
        act(self.game)
        self.assertEqual(plays(self.game), [])

    def test_best_rate(self):
        """C-43: rates do not combine; commodities of the hex have none."""
        # RULE("C-43") RULE("C-42")
        self.game.merchant = (self.ore, 0)
        self.assertEqual([self.game.rate(0, kind) for kind in ('ore', 'coin', 'lumber')], [2, 4, 4])
        self.game.terrain[self.ore] = 'forest'      # its present terrain
        self.assertEqual([self.game.rate(0, kind) for kind in ('ore', 'lumber')], [4, 2])


class CommercialHarbour(unittest.TestCase):
    """C-130."""

    def setUp(self):
        self.game = with_card('commercial_harbour', 'commercial_harbour', players=4)
        give(self.game, 0, lumber=2, ore=1, cloth=1)
        give(self.game, 1, ore=3, coin=2, paper=1)
        give(self.game, 2, grain=1)

    def test_exchange(self):
        """C-130: a resource, face down, for a commodity of the other's choice."""
        # RULE("C-130")
        act(self.game)
        self.assertEqual(plays(self.game), ['play_commercial_harbour'])
        self.assertNotIn('harbour_offer', kinds(self.game))
        play(self.game, 'play_commercial_harbour')
        facts = self.game.facts()
        self.assertEqual((facts['harbour'], facts['harbour_seats']), ('1', '14'))
        self.assertEqual(arguments(self.game, 'harbour_offer'), ['s1', 's2'])
        play(self.game, 'harbour_offer:s1')
        self.assertEqual(asked(self.game), 's0 harbour_card')
        self.assertEqual(self.game.moves(), ['harbour_card:lumber', 'harbour_card:ore'])
        play(self.game, 'harbour_card:lumber')
        self.assertEqual(asked(self.game), 's1 harbour_give')
        self.assertEqual(self.game.moves(), ['harbour_give:coin', 'harbour_give:paper'])
        play(self.game, 'harbour_give:paper')
        self.assertEqual(asked(self.game), 's0 action')
        self.assertEqual(hand(self.game, 0), [1, 0, 0, 0, 1, 1, 0, 1])
        self.assertEqual(hand(self.game, 1), [1, 0, 0, 0, 3, 0, 2, 0])

    def test_no_commodity(self):
        """C-130: who has none gives none, and nothing changes hands; it counts as made."""
        # RULE("C-130")
        act(self.game)
        play(self.game, 'play_commercial_harbour', 'harbour_offer:s2', 'harbour_card:ore')
        self.assertEqual(asked(self.game), 's0 action')
        self.assertEqual(hand(self.game, 0)[4], 1)
        self.assertEqual(arguments(self.game, 'harbour_offer'), ['s1'])

    def test_once_a_turn(self):
        """E151: once a turn at each, also with two cards; over with the turn."""
        # RULE("E151") RULE("C-130") RULE("C-99")
        act(self.game)
        play(self.game, 'play_commercial_harbour')
        self.assertEqual(plays(self.game), [])
        play(self.game, 'harbour_offer:s1', 'harbour_card:ore', 'harbour_give:coin')
        self.assertEqual(plays(self.game), [])
        play(self.game, 'end_turn')
        self.assertEqual((self.game.harbour, self.game.harbour_seats), (False, set()))
        act(self.game)
        self.assertEqual(plays(self.game), ['play_commercial_harbour'])

    def test_other_things_between(self):
        """C-130: it lasts for the turn, and offers hang on the hands as they are then."""
        # RULE("C-130")
        give(self.game, 0, lumber=2)
        act(self.game)
        play(self.game, 'play_commercial_harbour', 'trade_bank:lumber>cloth')
        self.assertEqual(arguments(self.game, 'harbour_offer'), ['s1', 's2'])
        give(self.game, 3, wool=1)
        self.assertEqual(arguments(self.game, 'harbour_offer'), ['s1', 's2', 's3'])
        self.game.players[0].hand['ore'] = 0
        self.assertNotIn('harbour_offer', kinds(self.game))

    def test_not_playable(self):
        """C-130: not without a resource in hand, nor with nobody to offer it to."""
        # RULE("C-130") RULE("E158")
        self.game.players[0].hand = {kind: int(kind in COMMODITIES) for kind in CARDS}
        act(self.game)
        self.assertEqual(plays(self.game), [])
        self.game.players[0].hand['ore'] = 1
        self.assertEqual(plays(self.game), ['play_commercial_harbour'])
        for seat in (1, 2):
            self.game.players[seat].hand = {kind: 0 for kind in CARDS}
        self.assertEqual(plays(self.game), [])


class MerchantFleet(unittest.TestCase):
    """C-131."""

    def test_rate(self):
        """C-131: 2:1 in one named kind, any number of times, in this turn."""
        # RULE("C-131") RULE("C-42")
        game = with_card('merchant_fleet', 'merchant_fleet')
        give(game, 0, paper=6, ore=2)
        act(game)
        self.assertEqual(arguments(game, 'play_merchant_fleet'), CARDS)
        play(game, 'play_merchant_fleet:paper', 'trade_bank:paper>wool', 'trade_bank:paper>ore')
        self.assertEqual(hand(game, 0), [0, 0, 1, 0, 3, 0, 0, 2])
        self.assertEqual(game.facts()['fleet'], '128')
        self.assertEqual(arguments(game, 'play_merchant_fleet'),
                         [kind for kind in CARDS if kind != 'paper'])
        play(game, 'play_merchant_fleet:ore')
        self.assertEqual({move.partition('>')[0] for move in arguments(game, 'trade_bank')},
                         {'ore', 'paper'})
        play(game, 'end_turn')
        self.assertEqual(game.fleet, set())
        self.assertEqual(game.rate(0, 'paper'), 4)

    def test_not_for_others(self):
        """C-131: it is the player's own rate."""
        # RULE("C-131")
        game = with_card('merchant_fleet')
        act(game)
        play(game, 'play_merchant_fleet:paper')
        self.assertEqual(game.rate(1, 'paper'), 4)

    def test_no_effect(self):
        """C-90: not a kind that he trades 2:1 already: guild, harbour, merchant."""
        # RULE("C-90") RULE("C-131") RULE("E158")
        game = with_card('merchant_fleet')
        levels(game, 0, trade=3)
        game.merchant = (game.geometry.hex_at(-1, 1), 0)
        game.harbours = [(edge(game, 0, -2, 'NW'), 'grain'), (edge(game, 1, 1, 'SE'), 'any')]
        build(game, 0, 0, -2, N)
        build(game, 0, 1, 1, S)
        act(game)
        self.assertEqual(arguments(game, 'play_merchant_fleet'), ['lumber', 'brick', 'wool'])


class MasterMerchant(unittest.TestCase):
    """C-132."""

    def setUp(self):
        self.game = with_card('master_merchant', players=4)
        self.game.defender = [1, 2, 1, 3]

    def test_two_cards(self):
        """C-132: two cards of his choice from one with more points, in kind order."""
        # RULE("C-132")
        give(self.game, 1, brick=1, ore=2, coin=1)
        give(self.game, 2, ore=2)
        act(self.game)
        self.assertEqual(plays(self.game), ['play_master_merchant:s1'])
        play(self.game, 'play_master_merchant:s1')
        self.assertEqual(asked(self.game), 's0 take_hand')
        self.assertEqual(self.game.moves(), ['take_hand:brick', 'take_hand:ore'])
        play(self.game, 'take_hand:ore')
        self.assertEqual(self.game.moves(), ['take_hand:ore', 'take_hand:coin'])
        play(self.game, 'take_hand:coin')
        self.assertEqual(asked(self.game), 's0 action')
        self.assertEqual(hand(self.game, 0), [0, 0, 0, 0, 1, 0, 1, 0])

    def test_one_card(self):
        """C-132: the only one of who has one."""
        # RULE("C-132")
        give(self.game, 3, paper=1)
        act(self.game)
        play(self.game, 'play_master_merchant:s3', 'take_hand:paper')
        self.assertEqual(asked(self.game), 's0 action')

    def test_nobody(self):
        """C-132: not without somebody with more points and a card."""
        # RULE("C-132") RULE("E158")
        give(self.game, 2, ore=5)
        act(self.game)
        self.assertEqual(plays(self.game), [])


class Monopolies(unittest.TestCase):
    """C-133, C-134."""

    def test_trade(self):
        """C-133: one of a commodity from everybody who has it."""
        # RULE("C-133")
        game = with_card('trade_monopoly', players=4)
        give(game, 1, cloth=3)
        give(game, 2, cloth=1, coin=1)
        give(game, 3, coin=1)
        act(game)
        self.assertEqual(arguments(game, 'play_trade_monopoly'), COMMODITIES)
        play(game, 'play_trade_monopoly:cloth')
        self.assertEqual(asked(game), 's0 action')
        self.assertEqual([hand(game, seat)[5] for seat in game.seats()], [2, 2, 0, 0])

    def test_resource(self):
        """E149: at most two each, resources only."""
        # RULE("C-134") RULE("E149")
        game = with_card('resource_monopoly', players=4)
        give(game, 1, ore=3)
        give(game, 2, ore=1)
        act(game)
        self.assertEqual(arguments(game, 'play_resource_monopoly'), RESOURCES)
        play(game, 'play_resource_monopoly:ore')
        self.assertEqual([hand(game, seat)[4] for seat in game.seats()], [3, 1, 0, 0])

    def test_in_vain(self):
        """C-90: hidden hands: they may bring nothing."""
        # RULE("C-90") RULE("C-133") RULE("C-134")
        game = with_card('trade_monopoly', 'resource_monopoly')
        give(game, 1, ore=1)
        act(game)
        play(game, 'play_trade_monopoly:paper', 'play_resource_monopoly:wool')
        self.assertEqual(asked(game), 's0 action')
        self.assertEqual(game.hand_size(1), 1)

    def test_nobody_holds_any(self):
        """C-90: nobody else has any card, as one can see: they are not played."""
        # RULE("C-90") RULE("C-133") RULE("C-134")
        game = with_card('trade_monopoly', 'resource_monopoly')
        give(game, 0, ore=1)
        act(game)
        self.assertFalse(kinds(game) & {'play_trade_monopoly', 'play_resource_monopoly'})

    def test_order(self):
        """The moves of cards come in the order of their kinds, after the end of the turn."""
        game = with_card('merchant', 'crane', 'commercial_harbour', 'saboteur', 'spy')
        hold(game, 1, 'spy')
        build(game, 0, 0, 0, SE, 'city')
        give(game, 0, ore=1)
        give(game, 1, ore=2)
        game.defender[1] = 5
        act(game)
        self.assertEqual([move.partition(':')[0] for move in game.moves()], [
            'end_turn', 'offer_give', 'play_crane', 'play_saboteur', 'play_spy', 'play_commercial_harbour',
            'play_merchant', 'play_merchant', 'play_merchant'])


if __name__ == '__main__':
    unittest.main()
