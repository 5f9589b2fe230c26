#!/usr/bin/env python3
"""Self-tests: numbering, setup, the course of the game.

Run all self-tests with `python3 -m unittest discover -s tests/reference`.
"""

import unittest

import boards
from geometry import Geometry
from model import IllegalMove
from situations import (
    N, NE, NW, S, SE, SW, act, arguments, asked, build, edge, empty_bank, give, give_card, hand,
    kinds, make, node, pave, play, roll, start_turn)
from words import move_order, sort_moves


class Numbering(unittest.TestCase):
    """Ids of places and the order of moves (docs/notation.md)."""

    def test_sizes(self):
        """The base board has 19 hexes, 54 nodes, 72 edges; the large one 30, 80, 109."""
        for board, sizes in ((boards.beginner(), (19, 54, 72)), (boards.large(), (30, 80, 109))):
            geometry = Geometry((q, r) for q, r, _, _ in board[0])
            self.assertEqual((len(geometry.hexes), len(geometry.points), len(geometry.sides)),
                             sizes)

    def test_rings_of_sea(self):
        """M-11: 18 and 22 hexes of sea."""
        self.assertEqual(len(boards.with_sea(boards.beginner())[0]), 19 + 18)
        self.assertEqual(len(boards.with_sea(boards.large())[0]), 30 + 22)

    def test_single_hex(self):
        """Nodes from the top, left to right; edges likewise."""
        geometry = Geometry([(0, 0)])
        self.assertEqual(geometry.hex_nodes[0], [0, 2, 4, 5, 3, 1])
        self.assertEqual(geometry.hex_edges[0], [1, 3, 5, 4, 2, 0])

    def test_base_board_corners(self):
        """The first and the last ids of the base board."""
        geometry = Geometry((q, r) for q, r, _, _ in boards.beginner()[0])
        self.assertEqual(geometry.hexes[0], (0, -2))
        self.assertEqual(geometry.hexes[9], (0, 0))
        self.assertEqual(geometry.hex_nodes[0], [0, 4, 8, 12, 7, 3])
        self.assertEqual(geometry.hex_nodes[18][3], 53)
        self.assertEqual(geometry.node_neighbours[0], [3, 4])

    def test_every_edge_once(self):
        """An edge seen from its two hexes is one edge."""
        geometry = Geometry((q, r) for q, r, _, _ in boards.beginner()[0])
        self.assertEqual(geometry.edge_at(0, 0, 'W'), geometry.edge_at(-1, 0, 'E'))
        self.assertEqual(geometry.edge_at(0, 0, 'NW'), geometry.edge_at(0, -1, 'SE'))
        self.assertEqual(geometry.node_at(0, 0, NE), geometry.node_at(1, -1, S))

    def test_move_order(self):
        """By kind, then by argument as a number, not as a text."""
        moves = ['offer_send:s1+s2', 'build_road:e9', 'end_turn', 'offer_send:s3', 'build_road:e10',
                 'trade_bank:ore>lumber', 'trade_bank:lumber>ore', 'offer_send:s1']
        self.assertEqual(sort_moves(moves), [
            'end_turn', 'build_road:e9', 'build_road:e10', 'trade_bank:lumber>ore',
            'trade_bank:ore>lumber', 'offer_send:s1', 'offer_send:s1+s2', 'offer_send:s3'])
        self.assertLess(move_order('roll'), move_order('pass'))


class Setup(unittest.TestCase):
    """B-8 to B-12."""

    def test_first_player_by_chance(self):
        """B-8, E78: one step, all seats alike."""
        game = make(players=3, first_player=None)
        self.assertEqual(asked(game), 'chance first_player')
        self.assertEqual(game.moves(), ['first_player:s0', 'first_player:s1', 'first_player:s2'])
        self.assertEqual(game.weights(), [1, 1, 1])
        game.play('first_player:s2')
        self.assertEqual(asked(game), 's2 setup_settlement')

    def test_order_and_first_turn(self):
        """B-9: in turn order, then in reverse order; B-12: the starting player begins."""
        game = make(players=3, first_player=1)
        order = []
        while game.question() != 'before_roll':
            order.append(game.actor())
            game.play(game.moves()[0])
        self.assertEqual(order[::2], ['s1', 's2', 's0', 's0', 's2', 's1'])
        self.assertEqual(order[::2], order[1::2])
        self.assertEqual(asked(game), 's1 before_roll')
        self.assertEqual(game.facts()['turn'], '1')

    def test_road_at_second_settlement(self):
        """B-10, E71: the second road touches the second settlement."""
        game = make(players=2)
        game.play(game.moves()[0])
        self.assertEqual(game.question(), 'setup_road')
        settled = list(game.buildings)[0]
        self.assertEqual([int(text[1:]) for text in arguments(game, 'setup_road')],
                         game.geometry.node_edges[settled])
        for _ in range(5):
            game.play(game.moves()[-1])
        self.assertEqual(asked(game), 's0 setup_settlement')
        game.play('setup_settlement:n%d' % node(game, 0, 0, N))
        self.assertEqual([int(text[1:]) for text in arguments(game, 'setup_road')],
                         game.geometry.node_edges[node(game, 0, 0, N)])

    def test_distance(self):
        """B-9: the distance rule holds for starting settlements."""
        game = make(players=2)
        middle = node(game, 0, 0, N)
        play(game, 'setup_settlement:n%d' % middle, 'setup_road:e%d' % edge(game, 0, 0, 'NE'))
        free = [int(text[1:]) for text in arguments(game, 'setup_settlement')]
        self.assertEqual(set(game.geometry.node_ids()) - set(free),
                         {middle} | set(game.geometry.node_neighbours[middle]))

    def second_settlement(self, game, *place):
        """Play a two-player setup up to the second settlement of seat 1, there."""
        build(game, 0, 0, -2, NW)
        pave(game, 0, 0, -2, 'NW')
        game.run_script(game.setup_pieces(1, True))
        game.play('setup_settlement:n%d' % node(game, *place))

    def test_starting_cards(self):
        """B-11, E9: a card for each adjacent producing hex; the desert gives none."""
        game = make(players=2)
        self.second_settlement(game, 1, 1, N)       # lumber 3, ore 8, wool 5
        self.assertEqual(hand(game, 1), [1, 0, 1, 0, 1])
        game = make(players=2)
        self.second_settlement(game, 0, 0, S)       # desert, ore 3, grain 4
        self.assertEqual(hand(game, 1), [0, 0, 0, 1, 1])

    def test_starting_cards_at_two_equal_hexes(self):
        """B-11: two hexes of one kind give two cards, robber or not, number or not."""
        hexes, harbours = boards.beginner()
        hexes = [(q, r, 'forest' if (q, r) in ((0, 1), (1, 0)) else terrain,
                  0 if (q, r) in ((0, 1), (0, 0)) else number) for q, r, terrain, number in hexes]
        game = make((hexes, harbours), players=2)
        game.robber = game.geometry.hex_at(1, 0)
        self.second_settlement(game, 0, 0, SE)
        self.assertEqual(hand(game, 1), [2, 0, 0, 0, 0])

    def test_starting_cards_short(self):
        """B-11: what the bank does not hold is not given."""
        game = make(players=2)
        empty_bank(game, 0, lumber=1, wool=1)
        self.second_settlement(game, 1, 1, N)
        self.assertEqual(hand(game, 1), [1, 0, 1, 0, 0])

    def test_no_settlement_in_open_sea(self):
        """E107: land nodes only; a road needs land on a side (B-52)."""
        game = make(boards.with_sea(boards.beginner()), players=2)
        self.assertEqual(len(game.moves()), 54)
        game.play('setup_settlement:n%d' % node(game, 0, -2, N))
        self.assertEqual(len(game.moves()), 2)


class Course(unittest.TestCase):
    """B-20, B-90 to B-92, X-4 to X-9."""

    def test_no_win_in_another_turn(self):
        """E74, E75, G-5: points reached in another's turn win at the start of the own turn."""
        game = make(players=3, victory_points=4)
        for corner in (N, SE, SW):
            build(game, 1, 0, 0, corner)
        build(game, 1, -2, 2, S)
        build(game, 0, 2, -2, N)
        start_turn(game, 0)
        self.assertEqual(asked(game), 's0 before_roll')
        play(game, 'roll', 'dice:12')
        self.assertEqual(game.result, 'running')
        game.play('end_turn')
        self.assertEqual((asked(game), game.result, game.moves()), ('nobody over', 's1', []))
        self.assertRaises(IllegalMove, game.play, 'roll')

    def test_hidden_points_win(self):
        """E33, B-90: a point card bought in this turn wins at once."""
        game = make(players=2, victory_points=3)
        build(game, 0, 0, 0, N)
        give_card(game, 0, 'point')
        give(game, 0, ore=1, wool=1, grain=1)
        act(game)
        play(game, 'buy_development', 'draw_development:point')
        self.assertEqual((game.result, game.facts()['points']), ('s0', '1/0'))

    def test_default_target(self):
        """B-90: ten points, unless the option says otherwise."""
        game = make(players=2)
        give_card(game, 0, 'point', 5)
        for corner, place in ((N, (0, 0)), (N, (2, -2))):
            build(game, 0, *place, corner, 'city')
        start_turn(game)
        self.assertEqual(game.result, 'running')
        build(game, 0, 0, 2, S)
        start_turn(game)
        self.assertEqual(game.result, 's0')

    def test_max_turns(self):
        """B-91: a draw when the next turn would start, even if its player would win then."""
        game = make(players=2, max_turns=3, victory_points=3)
        roll(game, 12)
        play(game, 'end_turn', 'roll', 'dice:12', 'end_turn', 'roll', 'dice:12')
        give_card(game, 1, 'point', 5)
        game.play('end_turn')
        self.assertEqual((game.result, asked(game)), ('draw', 'nobody over'))

    def test_special_building(self):
        """X-4, X-5: every other player in turn order; build and buy, no trade, no card played."""
        game = make(boards.large(), players=5)
        build(game, 3, 0, 0, N)
        pave(game, 3, 0, 0, 'NE')
        give(game, 3, lumber=5, brick=5, wool=5, grain=5, ore=5)
        give_card(game, 3, 'knight')
        roll(game, 2, seat=2)
        game.play('end_turn')
        self.assertEqual(asked(game), 's3 special_building')
        self.assertEqual(kinds(game), {'build_road', 'build_city', 'buy_development', 'pass'})
        game.play('build_city:n%d' % node(game, 0, 0, N))
        self.assertEqual(asked(game), 's3 special_building')
        game.play('pass')
        for seat in (4, 0, 1):
            self.assertEqual(asked(game), 's%d special_building' % seat)
            self.assertEqual(game.moves(), ['pass'])
            game.play('pass')
        self.assertEqual((asked(game), game.facts()['turn']), ('s3 before_roll', '2'))

    def test_card_of_the_special_phase(self):
        """X-6, E35: playable in one's own next turn; X-7, E77: points win only there."""
        game = make(boards.large(), players=5, victory_points=3)
        build(game, 3, 0, 0, N, 'city')
        give(game, 3, wool=2, grain=2, ore=2)
        roll(game, 2, seat=2)
        play(game, 'end_turn', 'buy_development', 'draw_development:knight',
             'buy_development', 'draw_development:point')
        self.assertEqual((game.result, asked(game)), ('running', 's3 special_building'))
        play(game, 'pass', 'pass', 'pass', 'pass')
        self.assertEqual(game.result, 's3')
        game.options.victory_points = 4
        start_turn(game, 3, 2)
        self.assertIn('play_knight', game.moves())

    def test_paired_turn(self):
        """X-8, X-9: the third to the left takes a turn without a roll, bank trades only."""
        game = make(boards.large(), players=6, paired_turns=1)
        build(game, 4, 0, 0, N)
        give(game, 4, lumber=5, brick=1, wool=2, grain=2, ore=2)
        give_card(game, 4, 'monopoly')
        roll(game, 2, seat=1)
        game.play('end_turn')
        self.assertEqual(asked(game), 's4 action')
        self.assertEqual(kinds(game), {'build_road', 'buy_development', 'trade_bank',
                                       'play_monopoly', 'end_turn'})
        play(game, 'play_monopoly:ore', 'buy_development', 'draw_development:knight')
        self.assertNotIn('play_knight', game.moves())
        game.play('end_turn')
        self.assertEqual((asked(game), game.facts()['turn']), ('s2 before_roll', '2'))
        self.assertTrue(game.players[4].playable('knight'))

    def test_paired_player_wins(self):
        """X-9: at the start of the paired turn, or in it; not in the turn of the other."""
        game = make(boards.large(), players=5, paired_turns=1, victory_points=5)
        give_card(game, 4, 'point', 5)
        roll(game, 2, seat=1)
        self.assertEqual(game.result, 'running')
        game.play('end_turn')
        self.assertEqual(game.result, 's4')

    def test_not_with_four(self):
        """Nothing comes between the turns of four players; X-8 is refused for them."""
        game = make(players=4)
        roll(game, 2)
        game.play('end_turn')
        self.assertEqual(asked(game), 's1 before_roll')
        self.assertRaises(ValueError, make, players=4, paired_turns=1)


if __name__ == '__main__':
    unittest.main()
