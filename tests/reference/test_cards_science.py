#!/usr/bin/env python3
"""Self-tests: playing progress cards, and the green ones."""

import unittest

from ck_situations import game_of_knights, hold, landing, levels, names, put_knight, throw
from situations import (
    N, NE, NW, S, SE, SW, act, arguments, asked, build, edge, empty_bank, give, hand, kinds, node,
    pave, play, start_turn)
from words import RED_AND_WHITE, TRACKS


def plays(game):
    """The legal moves that play a card."""
    return [move for move in game.moves() if move.startswith('play_')]


def with_card(*cards, players=2, **options):
    """A game in which seat 0 holds these cards and nothing is on the board."""
    game = game_of_knights(players=players, **options)
    hold(game, 0, *cards)
    return game


class Playing(unittest.TestCase):
    """C-86, C-87: when cards are played and where they go."""

    def test_any_number(self):
        """C-87: any number in the turn, after the roll; each goes under its deck at once."""
        # RULE("C-86") RULE("C-87")
        game = with_card('merchant_fleet', 'merchant_fleet', 'trade_monopoly')
        give(game, 1, ore=1)
        start_turn(game)
        self.assertEqual(game.moves(), ['roll'])
        act(game)
        play(game, 'play_merchant_fleet:ore', 'play_trade_monopoly:coin',
             'play_merchant_fleet:wool')
        self.assertEqual(game.under['trade'],
                         ['merchant_fleet', 'trade_monopoly', 'merchant_fleet'])
        self.assertEqual(plays(game), [])

    def test_just_drawn(self):
        """C-87: in the turn in which it was drawn, too; but not before the discards of a 7."""
        # RULE("C-26") RULE("C-87") RULE("E159")
        game = game_of_knights(players=2)
        levels(game, 0, trade=3)
        give(game, 0, lumber=9)
        give(game, 1, lumber=1)
        throw(game, 3, 4, 'trade')
        play(game, 'draw_progress:trade_monopoly')
        self.assertEqual(asked(game), 's0 discard')
        self.assertEqual(kinds(game), {'discard'})
        play(game, *['discard:lumber'] * 4)
        self.assertEqual(len(plays(game)), 3)

    def test_special_building(self):
        """C-97, E160: nobody plays in special building; C-99: nor does a card work on in it."""
        # RULE("C-97") RULE("C-99") RULE("E160")
        game = with_card('crane', 'trade_monopoly', players=5)
        hold(game, 1, 'trade_monopoly')
        build(game, 0, 0, 0, N, 'city')
        build(game, 1, 0, 0, S, 'city')
        act(game)
        play(game, 'play_crane', 'end_turn')
        self.assertEqual(asked(game), 's1 special_building')
        self.assertEqual(game.moves(), ['pass'])

    def test_off_turn(self):
        """C-87: nobody plays in another's turn."""
        # RULE("C-87")
        game = with_card('trade_monopoly')
        act(game, 1)
        self.assertEqual(plays(game), [])


class Alchemist(unittest.TestCase):
    """C-110."""

    def test_any_pair(self):
        """C-110, C-23: instead of the roll, any pair, a 7 too; not after the roll."""
        # RULE("C-23") RULE("C-110")
        game = with_card('alchemist', 'alchemist', 'crane')
        start_turn(game)
        self.assertEqual(game.moves(),
                         ['roll'] + ['play_alchemist:%d+%d' % pair for pair in RED_AND_WHITE])
        play(game, 'play_alchemist:1+1')
        self.assertEqual(asked(game), 'chance event_die')
        self.assertEqual(game.weights(), [3, 1, 1, 1])
        play(game, 'event_die:ship')
        self.assertEqual(asked(game), 's0 action')
        self.assertEqual((game.fallen, game.barbarians), ((1, 1, 'ship'), 1))
        self.assertEqual(kinds(game), {'end_turn'})     # the second one is of no use

    def test_produces(self):
        """C-110: the roll goes on as any other, for all players."""
        # RULE("C-110")
        game = with_card('alchemist')
        build(game, 1, 1, -1, N)
        start_turn(game)
        play(game, 'play_alchemist:3+1', 'event_die:trade')
        self.assertEqual(hand(game, 1), [0, 0, 1, 0, 0, 0, 0, 0])

    def test_red_die_draws(self):
        """E129: the red die that was named draws."""
        # RULE("E129") RULE("C-110")
        for red, draws in ((1, True), (2, True), (3, False)):
            game = with_card('alchemist')
            levels(game, 1, politics=1)
            start_turn(game)
            play(game, 'play_alchemist:%d+1' % red, 'event_die:politics')
            self.assertEqual(asked(game) == 'chance draw_progress', draws)

    def test_seven(self):
        """C-110, C-35: a 7 is a 7."""
        # RULE("C-110") RULE("C-35")
        game = with_card('alchemist')
        give(game, 1, ore=8)
        start_turn(game)
        play(game, 'play_alchemist:3+4', 'event_die:trade')
        self.assertEqual(asked(game), 's1 discard')
        play(game, *['discard:ore'] * 4)
        self.assertEqual(asked(game), 's0 action')

    def test_no_sevens(self):
        """B-26: where no 7 falls none can be named."""
        # RULE("B-26") RULE("C-110")
        game = with_card('alchemist', no_sevens=1)
        start_turn(game)
        named = arguments(game, 'play_alchemist')
        self.assertEqual(len(named), 30)
        self.assertNotIn('3+4', named)

    def test_deck_of_dice(self):
        """V13.6: the deck of dice stays as it is."""
        # RULE("V13.6") RULE("C-110")
        game = with_card('alchemist', dice='deck')
        game.pairs_left = {pair: int(pair == (2, 2)) for pair in RED_AND_WHITE}
        start_turn(game)
        self.assertEqual(len(arguments(game, 'play_alchemist')), 36)
        play(game, 'play_alchemist:5+5', 'event_die:trade')
        self.assertEqual(sum(game.pairs_left.values()), 1)

    def test_landing(self):
        """C-110, C-24: the ship moves on and may land."""
        # RULE("C-24") RULE("C-110")
        game = with_card('alchemist')
        build(game, 0, 0, 0, N, 'city')
        game.barbarians = 6
        start_turn(game)
        play(game, 'play_alchemist:3+4', 'event_die:ship')
        self.assertEqual(asked(game), 's0 lose_city')


class Crane(unittest.TestCase):
    """C-111."""

    def setUp(self):
        self.game = with_card('crane', 'crane')
        build(self.game, 0, 0, 0, N, 'city')

    def test_cheaper(self):
        """C-111: the next improvement costs one less, the one after it does not."""
        # RULE("C-111")
        levels(self.game, 0, trade=1)
        give(self.game, 0, cloth=4)
        act(self.game)
        self.assertEqual(self.game.facts()['crane'], '0')
        play(self.game, 'play_crane')
        self.assertEqual(self.game.facts()['crane'], '1')
        play(self.game, 'improve:trade')
        self.assertEqual(hand(self.game, 0)[5], 3)
        play(self.game, 'improve:trade')
        self.assertEqual(hand(self.game, 0)[5], 0)

    def test_free(self):
        """C-111: level 1 is free."""
        # RULE("C-111")
        act(self.game)
        self.assertEqual(self.game.moves(), ['end_turn', 'play_crane'])
        play(self.game, 'play_crane')
        self.assertEqual(self.game.moves(),
                         ['end_turn'] + ['improve:' + track for track in TRACKS])

    def test_two(self):
        """E150: not two on one improvement; the second after the first was used."""
        # RULE("E150") RULE("C-111")
        act(self.game)
        play(self.game, 'play_crane')
        self.assertEqual(plays(self.game), [])
        play(self.game, 'improve:science')
        self.assertEqual(plays(self.game), ['play_crane'])

    def test_lapses(self):
        """C-111: unused, it is over with the turn."""
        # RULE("C-111")
        act(self.game)
        play(self.game, 'play_crane', 'end_turn')
        self.assertFalse(self.game.crane)
        act(self.game)
        self.assertNotIn('improve', kinds(self.game))

    def test_price_of_city(self):
        """C-111: what a city costs stays."""
        # RULE("C-111")
        build(self.game, 0, 0, 0, S)
        give(self.game, 0, ore=2, grain=2)
        act(self.game)
        play(self.game, 'play_crane')
        self.assertNotIn('build_city', kinds(self.game))

    def test_nothing_to_improve(self):
        """C-111, C-83: not without a city, nor where no track can go on."""
        # RULE("C-83") RULE("C-111") RULE("E158")
        where = node(self.game, 0, 0, N)
        self.game.buildings[where] = (0, 'settlement')
        act(self.game)
        self.assertEqual(plays(self.game), [])
        self.game.buildings[where] = (0, 'city')
        levels(self.game, 0, trade=5, politics=3, science=3)
        self.game.metropolises['trade'] = where
        self.assertEqual(plays(self.game), [])
        levels(self.game, 0, trade=4, politics=3, science=3)
        self.assertEqual(plays(self.game), ['play_crane'])


class Harvests(unittest.TestCase):
    """C-112, C-113."""

    def test_mining(self):
        """C-112: two ore for each mountains hex, once a hex, cities too, robber or not."""
        # RULE("C-112")
        game = with_card('mining')
        build(game, 0, -1, 1, N, 'city')    # beside the mountains with 3
        build(game, 0, -1, 1, SE)           # twice
        build(game, 0, 0, -2, N)            # the mountains with 10
        game.robber = game.geometry.hex_at(-1, 1)
        act(game)
        play(game, 'play_mining')
        self.assertEqual(hand(game, 0), [0, 0, 0, 0, 4, 0, 0, 0])

    def test_irrigation(self):
        """C-113: two grain for each fields hex."""
        # RULE("C-113")
        game = with_card('irrigation')
        build(game, 0, -1, -1, N)
        act(game)
        play(game, 'play_irrigation')
        self.assertEqual(hand(game, 0), [0, 0, 0, 2, 0, 0, 0, 0])

    def test_short_bank(self):
        """C-112: if the bank has less he gets the rest; not if it has none."""
        # RULE("C-112") RULE("C-113")
        game = with_card('mining')
        build(game, 0, -1, 1, N)
        empty_bank(game, 1, ore=1)
        act(game)
        play(game, 'play_mining')
        self.assertEqual(hand(game, 0)[4], 1)
        hold(game, 0, 'mining')
        self.assertEqual(plays(game), [])

    def test_no_hex(self):
        """C-112, C-113: not without such a hex."""
        # RULE("C-112") RULE("C-113") RULE("E158")
        game = with_card('mining', 'irrigation')
        build(game, 0, 0, 0, N)
        build(game, 1, 0, 1, N)
        act(game)
        self.assertEqual(plays(game), [])


class Inventor(unittest.TestCase):
    """C-115."""

    def test_swap(self):
        """C-115: two tokens, never 2, 6, 8, 12; equal ones are not offered; the robber stays."""
        # RULE("C-115")
        game = with_card('inventor')
        game.robber = game.geometry.hex_at(-1, 1)
        act(game)
        movable = [hex_ for hex_ in game.geometry.hex_ids()
                   if game.number[hex_] in (3, 4, 5, 9, 10, 11)]
        self.assertEqual(arguments(game, 'play_inventor'), ['h%d' % hex_ for hex_ in movable])
        play(game, 'play_inventor:h%d' % game.robber)
        self.assertEqual(asked(game), 's0 swap_number')
        self.assertEqual(arguments(game, 'swap_number'), [
            'h%d' % hex_ for hex_ in movable if game.number[hex_] != 3])
        ten = game.geometry.hex_at(0, -2)
        play(game, 'swap_number:h%d' % ten)
        self.assertEqual((game.number[ten], game.number[game.robber]), (3, 10))
        self.assertEqual(game.robber, game.geometry.hex_at(-1, 1))

    def test_produces(self):
        """C-115: what was swapped produces."""
        # RULE("C-115")
        game = with_card('inventor')
        build(game, 0, 0, -2, N)    # the mountains with 10
        act(game)
        play(game, 'play_inventor:h%d' % game.geometry.hex_at(0, -2),
             'swap_number:h%d' % game.geometry.hex_at(-1, 1))
        throw(game, 1, 2)
        self.assertEqual(hand(game, 0)[4], 1)

    def test_nothing_to_swap(self):
        """C-115: not with fewer than two different tokens that may be swapped."""
        # RULE("C-115") RULE("E158")
        game = with_card('inventor')
        game.number = [5 if number in (3, 4, 5, 9, 10, 11) else number for number in game.number]
        act(game)
        self.assertEqual(plays(game), [])


class Cities(unittest.TestCase):
    """C-116, C-117: engineer and medicine."""

    def test_engineer(self):
        """C-116: a wall for nothing, under a city without one."""
        # RULE("C-116") RULE("C-45")
        game = with_card('engineer')
        build(game, 0, 0, 0, N, 'city')
        build(game, 0, 0, 0, SE, 'city')
        build(game, 0, 0, 0, SW)
        build(game, 1, -2, 2, N, 'city')
        game.walls = {node(game, 0, 0, N)}
        act(game)
        self.assertEqual(plays(game), names('play_engineer', node(game, 0, 0, SE)))
        play(game, *plays(game))
        self.assertIn(node(game, 0, 0, SE), game.walls)

    def test_no_wall(self):
        """C-116: not without a wall in supply or a city for it; a turned one has none (C-77)."""
        # RULE("C-116") RULE("C-77") RULE("E158")
        game = with_card('engineer')
        build(game, 0, 0, 0, N)
        game.turned = {node(game, 0, 0, N)}
        act(game)
        self.assertEqual(plays(game), [])
        for place in ((0, -2, N), (-2, 2, S), (1, 1, S), (2, -2, NE)):
            build(game, 0, *place, 'city')
        self.assertEqual(len(plays(game)), 4)
        game.walls = {node(game, 0, -2, N), node(game, -2, 2, S), node(game, 1, 1, S)}
        self.assertEqual(plays(game), [])

    def test_medicine(self):
        """C-117: a settlement becomes a city for two ore and a grain."""
        # RULE("C-117")
        game = with_card('medicine', 'medicine')
        build(game, 0, 0, 0, N)
        build(game, 0, 0, 0, S)
        give(game, 0, ore=3, grain=2)
        act(game)
        self.assertEqual(plays(game), names(
            'play_medicine', node(game, 0, 0, N), node(game, 0, 0, S)))
        play(game, 'play_medicine:n%d' % node(game, 0, 0, N))
        self.assertEqual(hand(game, 0), [0, 0, 0, 1, 1, 0, 0, 0])
        self.assertEqual(game.public_points(0), 3)
        self.assertEqual(plays(game), [])
        give(game, 0, ore=1)
        self.assertEqual(len(plays(game)), 1)   # one card an upgrade, several a turn

    def test_medicine_restores(self):
        """C-117, C-77: a turned city comes first, and needs no city in supply."""
        # RULE("C-117") RULE("C-77")
        game = with_card('medicine')
        build(game, 0, 0, 0, N)
        build(game, 0, 0, 0, S)
        game.turned = {node(game, 0, 0, S)}
        for place in ((0, -2, N), (-2, 2, S), (1, 1, S)):
            build(game, 0, *place, 'city')
        give(game, 0, ore=2, grain=1)
        act(game)
        self.assertEqual(plays(game), names('play_medicine', node(game, 0, 0, S)))
        play(game, *plays(game))
        self.assertEqual(game.turned, set())
        self.assertEqual(game.supply(0, 'city'), 0)
        self.assertEqual(game.supply(0, 'settlement'), 4)

    def test_no_medicine(self):
        """C-117: not without a city in supply, a settlement, or the price."""
        # RULE("C-117") RULE("E158")
        game = with_card('medicine')
        build(game, 0, 0, 0, N, 'city')
        give(game, 0, ore=2, grain=1)
        act(game)
        self.assertEqual(plays(game), [])
        build(game, 0, 0, 0, S)
        self.assertEqual(len(plays(game)), 1)
        for place in ((0, -2, N), (-2, 2, S), (1, 1, S)):
            build(game, 0, *place, 'city')
        self.assertEqual(plays(game), [])

    def test_medicine_wins(self):
        """C-95: the point wins at once."""
        # RULE("C-95") RULE("C-117")
        game = with_card('medicine')
        build(game, 0, 0, 0, N)
        give(game, 0, ore=2, grain=1)
        game.defender[0] = 11
        act(game)
        play(game, *plays(game))
        self.assertEqual(game.result, 's0')


class Smith(unittest.TestCase):
    """C-118."""

    def setUp(self):
        self.game = with_card('smith', 'smith')
        self.first = put_knight(self.game, 0, 0, 0, N)
        self.second = put_knight(self.game, 0, 0, 0, SE, active=True)

    def test_two(self):
        """C-118: two different knights, active or not, for nothing."""
        # RULE("C-118")
        act(self.game)
        self.assertEqual(plays(self.game), names('play_smith', self.first, self.second))
        play(self.game, 'play_smith:n%d' % self.second)
        self.assertEqual(asked(self.game), 's0 free_promotion')
        self.assertEqual(self.game.moves(), ['decline'] + names('free_promotion', self.first))
        play(self.game, 'free_promotion:n%d' % self.first)
        self.assertEqual(asked(self.game), 's0 action')
        self.assertEqual([self.game.knights[where].level for where in (self.first, self.second)],
                         [2, 2])
        self.assertEqual([self.game.knights[where].active for where in (self.first, self.second)],
                         [False, True])
        self.assertEqual(plays(self.game), [])      # C-53

    def test_decline(self):
        """C-118: the second may be declined; and is not asked for where there is none."""
        # RULE("C-118")
        act(self.game)
        play(self.game, 'play_smith:n%d' % self.first, 'decline')
        self.assertEqual(asked(self.game), 's0 action')
        self.assertEqual(plays(self.game), names('play_smith', self.second))
        play(self.game, 'play_smith:n%d' % self.second)
        self.assertEqual(asked(self.game), 's0 action')

    def test_piece_set_free(self):
        """C-118: the strong piece that the first gives back serves the second."""
        # RULE("C-118") RULE("C-52")
        self.game.knights[self.second].level = 2
        third = put_knight(self.game, 0, 0, 0, SW, level=2)
        act(self.game)
        self.assertEqual(plays(self.game), [])      # no fortress, no strong piece
        levels(self.game, 0, politics=3)
        self.assertEqual(plays(self.game), names('play_smith', self.second, third))
        play(self.game, 'play_smith:n%d' % third)
        self.assertEqual(arguments(self.game, 'free_promotion'),
                         ['n%d' % where for where in sorted([self.first, self.second])])
        play(self.game, 'free_promotion:n%d' % self.first)
        self.assertEqual(self.game.knights[self.first].level, 2)

    def test_limits(self):
        """C-53: not one recruited or promoted in this turn; another's neither."""
        # RULE("C-53") RULE("C-118") RULE("E158")
        put_knight(self.game, 1, 0, 0, SW)
        self.game.knights[self.first].raised = True
        self.game.knights[self.second].level = 3
        act(self.game)
        self.assertEqual(plays(self.game), [])


class FreeRoads(unittest.TestCase):
    """C-119."""

    def test_two(self):
        """C-119: two free roads, the second may be declined, not the first."""
        # RULE("C-119")
        game = with_card('road_building', 'road_building')
        build(game, 0, 0, 0, N)
        act(game)
        play(game, 'play_free_roads')
        self.assertEqual(asked(game), 's0 free_road')
        self.assertEqual(kinds(game), {'free_road'})
        play(game, 'free_road:e%d' % edge(game, 0, 0, 'NE'))
        self.assertEqual(kinds(game), {'free_road', 'decline'})
        play(game, 'free_road:e%d' % edge(game, 0, 0, 'E'))
        self.assertEqual(asked(game), 's0 action')
        play(game, 'play_free_roads', 'free_road:e%d' % edge(game, 0, 0, 'SE'), 'decline')
        self.assertEqual(len(game.roads), 3)

    def test_one_left(self):
        """C-119: with one road left there is one; with none the card is not played."""
        # RULE("C-119") RULE("E158")
        game = with_card('road_building', 'road_building')
        build(game, 0, 0, 0, N)
        for place in ((0, 0), (-2, 2)):
            pave(game, 0, *place, 'NE', 'E', 'SE', 'SW', 'W', 'NW')
        pave(game, 0, 2, -2, 'NE', 'E')
        act(game)
        play(game, 'play_free_roads', 'free_road:e%d' % edge(game, 0, -1, 'E'))
        self.assertEqual(asked(game), 's0 action')
        self.assertEqual(plays(game), [])

    def test_award(self):
        """C-119: awards are judged after each; the first may win."""
        # RULE("C-119") RULE("C-95")
        game = with_card('road_building')
        build(game, 0, 0, 0, N)
        pave(game, 0, 0, 0, 'NE', 'E', 'SE', 'SW')
        game.defender[0] = 10
        act(game)
        play(game, 'play_free_roads', 'free_road:e%d' % edge(game, 0, 0, 'W'))
        self.assertEqual(game.result, 's0')


class Printer(unittest.TestCase):
    """C-114, C-128: the cards that are points are never played."""

    def test_not_played(self):
        """C-89: they are not in the hand."""
        # RULE("C-89") RULE("C-114") RULE("C-128")
        game = game_of_knights(players=2)
        game.laid_open = {'printer': 0, 'constitution': 0}
        act(game)
        self.assertEqual(game.moves(), ['end_turn'])
        self.assertEqual(game.public_points(0), 2)
        landing(game)
        self.assertEqual(asked(game), 's0 action')


if __name__ == '__main__':
    unittest.main()
