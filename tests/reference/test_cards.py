#!/usr/bin/env python3
"""Self-tests: development cards and domestic trade."""

import unittest

from situations import (
    N, NE, SW, act, arguments, asked, build, edge, empty_bank, give, give_card, hand, kinds, make,
    pave, play, roll, start_turn)


class Development(unittest.TestCase):
    """B-60 to B-68."""

    def test_before_the_roll(self):
        """B-21, E30: any kind before the roll; E31: one a turn, before and after together."""
        game = make(players=2)
        build(game, 0, 0, 0, N)
        for kind in ('knight', 'road_building', 'plenty', 'monopoly', 'point'):
            give_card(game, 0, kind)
        start_turn(game)
        self.assertEqual(kinds(game), {'roll', 'play_knight', 'play_road_building', 'play_plenty',
                                       'play_monopoly'})
        game.play('play_monopoly:ore')      # E43: hits nobody
        self.assertEqual(game.moves(), ['roll'])
        play(game, 'roll', 'dice:2')
        self.assertFalse([kind for kind in kinds(game) if kind.startswith('play_')])

    def test_fresh(self):
        """E32: a card bought in this turn cannot be played, an older one of its kind can."""
        game = make(players=2)
        give(game, 0, wool=2, grain=2, ore=2)
        act(game)
        play(game, 'buy_development', 'draw_development:knight')
        self.assertNotIn('play_knight', game.moves())
        give_card(game, 0, 'knight')
        self.assertIn('play_knight', game.moves())
        play(game, 'end_turn', 'roll', 'dice:2', 'end_turn')
        self.assertTrue(game.players[0].playable('knight'))

    def test_draw_weights(self):
        """B-61: each card left is equally likely; a kind that is out is not listed."""
        game = make(players=2)
        give(game, 0, wool=1, grain=1, ore=1)
        game.deck.update(knight=3, point=0)
        act(game)
        game.play('buy_development')
        self.assertEqual((arguments(game, 'draw_development'), game.weights()),
                         (['knight', 'road_building', 'plenty', 'monopoly'], [3, 2, 2, 2]))

    def test_road_building(self):
        """B-64, E41, E39: two free roads, nothing in between, the second may be declined."""
        game = make(players=2)
        build(game, 0, 0, 0, N)
        give_card(game, 0, 'road_building')
        act(game)
        game.play('play_road_building')
        self.assertEqual(asked(game), 's0 free_road')
        self.assertEqual(kinds(game), {'free_road'})
        game.play('free_road:e%d' % edge(game, 0, 0, 'NE'))
        self.assertEqual(kinds(game), {'free_road', 'decline'})
        self.assertIn('free_road:e%d' % edge(game, 0, 0, 'E'), game.moves())
        game.play('decline')
        self.assertEqual((asked(game), game.supply(0, 'road')), ('s0 action', 14))

    def test_one_road_left(self):
        """E37: one road in supply: one road; E38: none in supply or no site: not playable."""
        game = make(players=2)
        build(game, 0, 0, 0, N)
        pave(game, 0, 0, -2, 'NE', 'E', 'SE', 'SW', 'W', 'NW')
        pave(game, 0, 2, -2, 'NE', 'E', 'SE', 'SW', 'W', 'NW')
        pave(game, 0, 0, 2, 'E', 'SE')
        give_card(game, 0, 'road_building', 2)
        act(game)
        game.play('play_road_building')
        game.play('free_road:e%d' % edge(game, 0, 0, 'NE'))
        self.assertEqual(asked(game), 's0 action')
        start_turn(game)
        self.assertEqual(game.moves(), ['roll'])

    def test_no_site(self):
        """E38: no site for a road: not playable."""
        game = make(players=2)
        give_card(game, 0, 'road_building')
        start_turn(game)
        self.assertEqual(game.moves(), ['roll'])

    def test_first_free_road_wins(self):
        """E40: game over at once."""
        game = make(players=2, victory_points=3)
        build(game, 0, 0, 0, N)
        pave(game, 0, 0, 0, 'NE', 'E', 'SE', 'SW')
        give_card(game, 0, 'road_building')
        start_turn(game)
        play(game, 'play_road_building', 'free_road:e%d' % edge(game, 0, 0, 'W'))
        self.assertEqual(game.result, 's0')

    def test_plenty(self):
        """B-65: two cards, equal or not, in kind order."""
        game = make(players=2)
        give_card(game, 0, 'plenty')
        start_turn(game)
        game.play('play_plenty')
        self.assertEqual(asked(game), 's0 take_card')
        self.assertEqual(len(game.moves()), 5)
        game.play('take:wool')
        self.assertEqual(arguments(game, 'take'), ['wool', 'grain', 'ore'])
        game.play('take:wool')
        self.assertEqual((hand(game, 0), asked(game)), ([0, 0, 2, 0, 0], 's0 before_roll'))

    def plenty_with(self, **left):
        """A game in which seat 0 has played plenty, with this left in the bank."""
        game = make(players=2)
        empty_bank(game, 1, **left)
        give_card(game, 0, 'plenty')
        start_turn(game)
        if 'play_plenty' in game.moves():
            game.play('play_plenty')
        return game

    def test_plenty_short(self):
        """E42: one card in the bank: one; two: both; none: not playable."""
        game = self.plenty_with(grain=1)
        self.assertEqual(game.moves(), ['take:grain'])
        game.play('take:grain')
        self.assertEqual(asked(game), 's0 before_roll')
        game = self.plenty_with(brick=1, ore=1)
        self.assertEqual(game.moves(), ['take:brick'])
        game.play('take:brick')
        self.assertEqual(game.moves(), ['take:ore'])
        game = self.plenty_with()
        self.assertEqual(game.moves(), ['roll'])

    def test_plenty_completion(self):
        """A card is offered only if the rest can still be completed in kind order."""
        game = self.plenty_with(lumber=3, ore=1)
        self.assertEqual(game.moves(), ['take:lumber'])
        game.play('take:lumber')
        self.assertEqual(game.moves(), ['take:lumber', 'take:ore'])

    def test_monopoly(self):
        """B-66: all opponents hand over all they have of the kind."""
        game = make(players=3)
        give(game, 0, ore=1)
        give(game, 1, ore=4, wool=1)
        give(game, 2, ore=2)
        give_card(game, 0, 'monopoly')
        start_turn(game)
        self.assertEqual(len(arguments(game, 'play_monopoly')), 5)
        game.play('play_monopoly:ore')
        self.assertEqual([hand(game, seat)[4] for seat in range(3)], [7, 0, 0])
        self.assertEqual(hand(game, 1)[2], 1)

    def test_points_are_hidden(self):
        """B-67: a point card counts for its owner only; it cannot be played."""
        game = make(players=2)
        give_card(game, 0, 'point', 2)
        start_turn(game)
        self.assertEqual((game.moves(), game.points(0), game.public_points(0)), (['roll'], 2, 0))


class Offers(unittest.TestCase):
    """B-43 to B-47, E43 to E48."""

    def game(self, **options):
        """Three players with a few cards, seat 0 to act."""
        options.setdefault('players', 3)
        game = make(**options)
        give(game, 0, lumber=2, wool=1)
        give(game, 1, brick=1, ore=1)
        give(game, 2, brick=2)
        act(game)
        return game

    def test_beginning(self):
        """An offer begins with a card from the hand; trade may be off; not before the roll."""
        self.assertEqual(arguments(self.game(), 'offer_give'), ['lumber', 'wool'])
        self.assertEqual(self.game(trade=0).moves(), ['end_turn'])
        game = self.game()
        start_turn(game)
        self.assertEqual(game.moves(), ['roll'])

    def test_composing(self):
        """B-45: first what is given, then what is wanted, each side in kind order."""
        game = self.game()
        game.play('offer_give:lumber')
        self.assertEqual(asked(game), 's0 compose_offer')
        self.assertEqual(game.moves(), [
            'offer_give:lumber', 'offer_give:wool', 'offer_want:brick', 'offer_want:wool',
            'offer_want:grain', 'offer_want:ore', 'offer_cancel'])
        game.play('offer_give:wool')
        self.assertEqual(game.moves(), ['offer_want:brick', 'offer_want:grain', 'offer_want:ore',
                                        'offer_cancel'])
        game.play('offer_want:grain')
        self.assertEqual(game.moves(), [
            'offer_want:grain', 'offer_want:ore', 'offer_send:s1', 'offer_send:s2',
            'offer_send:s1+s2', 'offer_cancel'])

    def test_limits_of_a_bundle(self):
        """At most what he holds is given; at most what exists outside his hand is wanted."""
        game = self.game()
        game.bank.update(ore=1, wool=0)
        play(game, 'offer_give:lumber', 'offer_give:lumber')
        self.assertNotIn('offer_give:lumber', game.moves())
        self.assertNotIn('offer_want:wool', game.moves())
        play(game, 'offer_want:ore', 'offer_want:ore')      # one in the bank, one with seat 1
        self.assertEqual(kinds(game), {'offer_send', 'offer_cancel'})

    def test_something_left_to_want(self):
        """B-45: never cards of every kind; and the kind left must exist outside the hand."""
        game = make(players=2)
        give(game, 0, lumber=1, brick=1, wool=1, grain=1, ore=1)
        act(game)
        play(game, *['offer_give:' + kind for kind in ('lumber', 'brick', 'wool', 'grain')])
        self.assertEqual(game.moves(), ['offer_want:ore', 'offer_cancel'])
        game = make(players=2)
        empty_bank(game, 0, lumber=19, brick=19)
        give(game, 0, lumber=1, brick=1)
        act(game)       # he holds all wool, grain and ore: lumber or brick must stay to be wanted
        game.play('offer_give:lumber')
        self.assertEqual(arguments(game, 'offer_give'), ['wool', 'grain', 'ore'])
        game.play('offer_cancel')
        game.bank['lumber'], game.players[0].hand['lumber'] = 0, 19
        self.assertEqual(arguments(game, 'offer_give'), ['lumber', 'wool', 'grain', 'ore'])

    def test_answers(self):
        """Each addressed seat in turn order; accept only with the cards; confirm or withdraw."""
        game = self.game()
        play(game, 'offer_give:lumber', 'offer_want:ore', 'offer_send:s1+s2')
        self.assertEqual((asked(game), game.moves()), ('s1 answer_offer', ['accept', 'reject']))
        game.play('accept')
        self.assertEqual((asked(game), game.moves()), ('s2 answer_offer', ['reject']))
        game.play('reject')
        self.assertEqual((asked(game), game.moves()),
                         ('s0 choose_answer', ['confirm:s1', 'withdraw']))
        game.play('confirm:s1')
        self.assertEqual((hand(game, 0), hand(game, 1)), ([1, 0, 1, 0, 1], [1, 1, 0, 0, 0]))
        self.assertEqual(asked(game), 's0 action')

    def test_turn_order(self):
        """Answers go on from the active player, round the end of the table."""
        game = self.game(players=4)
        act(game, 2)
        play(game, 'offer_give:brick', 'offer_want:lumber', 'offer_send:s0+s1+s3')
        order = []
        while game.question() == 'answer_offer':
            order.append(game.actor())
            game.play('reject')
        self.assertEqual((order, asked(game)), (['s3', 's0', 's1'], 's2 action'))

    def test_withdraw(self):
        """Nothing changes hands; the offer is gone."""
        game = self.game()
        play(game, 'offer_give:lumber', 'offer_want:brick', 'offer_send:s2', 'accept', 'withdraw')
        self.assertEqual((asked(game), hand(game, 2)), ('s0 action', [0, 2, 0, 0, 0]))

    def test_offers_per_turn(self):
        """B-46: offers begun count, cancelled ones too; a new turn begins anew."""
        game = self.game(offers_per_turn=2)
        for _ in range(2):
            play(game, 'offer_give:lumber', 'offer_cancel')
        self.assertEqual(game.moves(), ['end_turn'])
        game = self.game(offers_per_turn=0)
        for _ in range(9):
            play(game, 'offer_give:lumber', 'offer_cancel')
        self.assertIn('offer_give:lumber', game.moves())

    def test_counter_offer(self):
        """B-46: instead of rejecting; to the active player; no counter to it; not counted."""
        game = self.game(counter_offers=1, offers_per_turn=1)
        play(game, 'offer_give:lumber', 'offer_want:grain', 'offer_send:s1+s2')
        self.assertEqual(game.moves(), ['offer_give:brick', 'offer_give:ore', 'reject'])
        game.play('offer_give:brick')
        self.assertEqual(asked(game), 's1 compose_counter')
        game.play('offer_want:lumber')
        self.assertEqual(game.moves(), ['offer_want:lumber', 'offer_want:wool', 'offer_want:grain',
                                        'offer_want:ore', 'offer_send:s0', 'offer_cancel'])
        play(game, 'offer_want:wool', 'offer_send:s0')
        self.assertEqual(asked(game), 's2 answer_offer')
        play(game, 'offer_give:brick', 'offer_give:brick', 'offer_want:ore', 'offer_send:s0')
        self.assertEqual((asked(game), game.moves()),       # he has no ore for s2
                         ('s0 choose_answer', ['confirm:s1', 'withdraw']))
        game.play('confirm:s1')
        self.assertEqual((hand(game, 0), hand(game, 1)), ([1, 1, 0, 0, 0], [1, 0, 1, 0, 1]))
        self.assertEqual(game.moves(), ['end_turn'])

    def test_cancelled_counter_rejects(self):
        """B-46: cancelling a counter-offer is rejecting; all reject: the offer is gone."""
        game = self.game(counter_offers=1)
        play(game, 'offer_give:lumber', 'offer_want:ore', 'offer_send:s1', 'offer_give:brick',
             'offer_cancel')
        self.assertEqual(asked(game), 's0 action')

    def test_only_unpayable_counters(self):
        """He is asked all the same, and can but withdraw (G-3)."""
        game = self.game(counter_offers=1)
        play(game, 'offer_give:lumber', 'offer_want:ore', 'offer_send:s2', 'offer_give:brick',
             'offer_want:grain', 'offer_send:s0')
        self.assertEqual((asked(game), game.moves()), ('s0 choose_answer', ['withdraw']))

    def test_monopoly_after_trade(self):
        """E44: trading lumber away, then taking it by monopoly, is legal."""
        game = self.game()
        give_card(game, 0, 'monopoly')
        play(game, 'offer_give:lumber', 'offer_want:brick', 'offer_send:s1', 'accept',
             'confirm:s1', 'play_monopoly:lumber')
        self.assertEqual(hand(game, 0), [2, 1, 1, 0, 0])

    def test_after_a_roll(self):
        """B-47: trade is open after the roll of the turn."""
        game = self.game()
        build(game, 0, 0, 0, NE)
        build(game, 0, 0, 0, SW)
        roll(game, 12)
        self.assertIn('offer_give:lumber', game.moves())


if __name__ == '__main__':
    unittest.main()
