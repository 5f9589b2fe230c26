#!/usr/bin/env python3
"""Self-tests of polders (V8), which need no library."""

import unittest

import boards
from ck_situations import hold
from geometry import SIDES
from sea_situations import put_pirate, sail, strait
from situations import (
    N, NE, NW, S, SE, SW, act, arguments, asked, edge, give, give_card, make, node, pave, play,
    start_turn)
from test_v_random import check_any, check_games

ROAD = {'lumber': 1, 'brick': 1}


def sea(rows=None, **options):
    """The strait; the sea hex of the tests is (1, 1), with land in the west only.

    A settlement of seat 0 stands at its NW corner.
    """
    game = strait(polders=1, **options) if rows is None else strait(rows, polders=1, **options)
    game.buildings[node(game, 1, 1, NW)] = (0, 'settlement')
    return game


def sides(game, *where):
    """Sides of (1, 1) as arguments."""
    return {'e%d' % edge(game, 1, 1, side) for side in where}


def dike(game, seat, *where):
    """Put dikes on sides of (1, 1)."""
    for side in where:
        game.lay_dike(seat, edge(game, 1, 1, side))


def middle(game):
    """The hex (1, 1)."""
    return game.geometry.hex_at(1, 1)


def sites(game, seat=0):
    """Where this seat may build dikes in its turn."""
    give(game, seat, **ROAD)
    act(game, seat)
    return set(arguments(game, 'build_dike'))


class Dikes(unittest.TestCase):
    """V8.1, V8.5."""

    def test_where(self):
        """At an own building."""
        game = sea()
        found = sites(game)
        self.assertTrue(sides(game, 'NW', 'W') <= found)
        self.assertFalse(sides(game, 'NE', 'E', 'SE', 'SW') & found)
        self.assertNotIn('build_dike:e%d' % edge(game, 0, 0, 'NE'), game.moves())

    def test_price(self):
        """A road's price, a road piece."""
        game = sea()
        act(game)
        self.assertEqual(arguments(game, 'build_dike'), [])
        give(game, 0, **ROAD)
        play(game, 'build_dike:' + min(sides(game, 'NW')))
        self.assertEqual((game.hand_size(0), game.supply(0, 'road')), (0, 14))
        self.assertEqual(game.roads, {})

    def test_supply(self):
        """B-51: with a road piece in supply."""
        game = sea()
        for number in list(game.geometry.edge_ids())[-15:]:
            game.roads[number] = 0
        self.assertEqual(sites(game), set())

    def test_building(self):
        """A building at the hex is needed, whatever leads there."""
        game = sea()
        game.buildings = {}
        pave(game, 0, 1, 1, 'W')
        dike(game, 0, 'NW')
        self.assertEqual(sites(game), set())

    def test_touching(self):
        """An own road, not another's; a dike of the hex, whose ever it is."""
        game = sea()
        pave(game, 0, 1, 1, 'W')
        self.assertTrue(sides(game, 'SW') <= sites(game))
        pave(game, 1, 1, 1, 'W')
        self.assertFalse(sides(game, 'SW') & sites(game))
        dike(game, 1, 'SE')
        self.assertTrue(sides(game, 'SW', 'E') <= sites(game))

    def test_dike_of_the_hex(self):
        """A dike of another hex is not touched."""
        game = sea()
        game.lay_dike(1, edge(game, 2, 0, 'W'))     # it ends at the corner N of (1, 1)
        self.assertIn(node(game, 1, 1, N), game.geometry.edge_nodes[edge(game, 2, 0, 'W')])
        self.assertFalse(sides(game, 'NE') & sites(game))

    def test_in_the_way(self):
        """Not on a hex with the pirate or a harbour; nor where it is no sea."""
        game = sea()
        put_pirate(game, 1, 1)
        self.assertFalse(sides(game, 'W') & sites(game))
        self.assertTrue(sides(game, 'NW') <= sites(game))   # a side of (1, 0) as well
        game = sea(harbours=[(0, 2, 'NE', 'any')])
        self.assertFalse(sides(game, 'W') & sites(game))
        game = sea()
        game.terrain[middle(game)] = 'desert'
        self.assertFalse(sides(game, 'W') & sites(game))

    def test_nothing_else(self):
        """On its edge nothing else fits; nothing is joined to it."""
        game = sea()
        dike(game, 0, 'W', 'SW')
        give(game, 0, lumber=4, brick=4, wool=4, grain=4)
        act(game)
        for kind in ('build_road', 'build_ship'):
            self.assertFalse(sides(game, 'W', 'SW') & set(arguments(game, kind)))
        self.assertFalse(sides(game, 'SE') & set(arguments(game, 'build_ship')))
        self.assertEqual(arguments(game, 'build_settlement'), [])
        self.assertEqual(game.road_length(0), 0)

    def test_special_building(self):
        """X-4: there as well."""
        game = sea(players=5)
        give(game, 0, **ROAD)
        act(game, 4)
        play(game, 'end_turn')
        self.assertEqual(asked(game), 's0 special_building')
        self.assertTrue(sides(game, 'W') <= set(arguments(game, 'build_dike')))

    def test_road_building(self):
        """V8.5: free ones, in both games."""
        game = sea()
        give_card(game, 0, 'road_building')
        act(game)
        play(game, 'play_road_building')
        self.assertTrue(sides(game, 'W') <= set(arguments(game, 'free_dike')))
        play(game, 'free_dike:' + min(sides(game, 'W')))
        self.assertTrue(sides(game, 'SW') <= set(arguments(game, 'free_dike')))
        play(game, 'free_dike:' + min(sides(game, 'SW')))
        self.assertEqual((len(game.dikes), asked(game)), (2, 's0 action'))
        game = sea(cities_knights=1)
        hold(game, 0, 'road_building')
        act(game)
        play(game, 'play_free_roads', 'free_dike:' + min(sides(game, 'W')))
        self.assertEqual(len(game.dikes), 1)

    def test_diplomat(self):
        """V8.5: he does not touch dikes."""
        game = sea(cities_knights=1)
        dike(game, 1, 'W')
        hold(game, 0, 'diplomat')
        act(game)
        self.assertEqual(arguments(game, 'play_diplomat'), [])

    def test_off(self):
        """Without the rule there is nothing of it."""
        game = sea()
        game.options.polders = False
        self.assertEqual(sites(game), set())


def nearly(game, seat=0, by=0):
    """All sides but NW have dikes of `seat`; one of `by` is laid there in his turn."""
    dike(game, seat, *[side for side in SIDES if side != 'NW'])
    give(game, by, **ROAD)
    act(game, by)
    play(game, 'build_dike:' + min(sides(game, 'NW')))


class Draining(unittest.TestCase):
    """V8.2 to V8.4."""

    def test_drain(self):
        """In the same turn: chance draws, the dikes go back, roads stay."""
        game = sea()
        pave(game, 1, 1, 1, 'W')
        dike(game, 1, *[side for side in SIDES if side not in ('NW', 'W')])
        give(game, 0, **ROAD)
        act(game)
        self.assertEqual(arguments(game, 'drain'), [])
        play(game, 'build_dike:' + min(sides(game, 'NW')))
        play(game, 'drain:h%d' % middle(game))
        self.assertEqual(asked(game), 'chance polder_terrain')
        self.assertEqual(game.moves(), [
            'polder_terrain:' + terrain
            for terrain in ('forest', 'hills', 'pasture', 'fields', 'mountains')])
        self.assertEqual(game.weights(), [1] * 5)
        play(game, 'polder_terrain:fields')
        self.assertEqual(asked(game), 'chance polder_number')
        self.assertEqual(game.weights(), [1, 2, 2, 2, 2, 2, 2, 2, 2, 1])
        play(game, 'polder_number:8')
        self.assertEqual((game.terrain[middle(game)], game.number[middle(game)]), ('fields', 8))
        self.assertEqual((game.dikes, game.roads), ({}, {edge(game, 1, 1, 'W'): 1}))
        self.assertEqual(asked(game), 's0 action')

    def test_terrains(self):
        """V8.3: a set of terrains, also of one."""
        game = sea(polder_terrains=16)
        nearly(game)
        play(game, 'drain:h%d' % middle(game))
        self.assertEqual(game.moves(), ['polder_terrain:mountains'])

    def test_right(self):
        """V8.3: the builder of the sixth piece if he has a building there, else the last dike's."""
        game = sea()
        nearly(game, 1)
        self.assertEqual(game.drain_right, {middle(game): 0})
        game = sea()        # a road of one without a building there
        dike(game, 0, *[side for side in SIDES if side != 'W'])
        pave(game, 1, 0, 2, 'NW')
        give(game, 1, **ROAD)
        game.roads[edge(game, 0, 2, 'E')] = 1
        act(game, 1)
        play(game, 'build_road:' + min(sides(game, 'W')))
        self.assertEqual(game.drain_right, {middle(game): 0})
        self.assertEqual(arguments(game, 'drain'), [])
        play(game, 'end_turn')
        self.assertEqual(game.moves(), ['roll'])
        act(game, 0)
        self.assertEqual(arguments(game, 'drain'), ['h%d' % middle(game)])

    def test_nobody(self):
        """Without any dike and without a building it is nobody's."""
        game = sea()
        game.buildings = {}
        for side in SIDES:
            pave(game, 0, 1, 1, side)
        game.judge_enclosed(0, edge(game, 1, 1, 'W'))
        self.assertEqual(game.drain_right, {middle(game): None})
        east = game.geometry.hex_at(2, 1)
        game.lay_dike(1, edge(game, 2, 1, 'E'))
        game.lay_dike(0, edge(game, 2, 1, 'NE'))
        self.assertEqual(game.last_dike[east], 0)
        del game.dikes[edge(game, 2, 1, 'NE')]  # with the hex behind it
        game.forget_last()
        self.assertNotIn(east, game.last_dike)

    def test_lapses(self):
        """When a piece goes; whoever closes it again has it."""
        game = sea()
        nearly(game)
        del game.dikes[edge(game, 1, 1, 'E')]
        self.assertEqual(arguments(game, 'drain'), [])
        game.buildings[node(game, 1, 1, SE)] = (1, 'settlement')
        give(game, 1, **ROAD)
        act(game, 1)
        play(game, 'build_dike:' + min(sides(game, 'E')))
        self.assertEqual(arguments(game, 'drain'), ['h%d' % middle(game)])
        self.assertEqual(game.drain_moves(0), [])

    def test_ships(self):
        """V8.2: ships do not close it."""
        game = sea()
        sail(game, 0, 1, 1, 'E')
        dike(game, 0, *[side for side in SIDES if side not in ('NW', 'E')])
        give(game, 0, **ROAD)
        act(game)
        play(game, 'build_dike:' + min(sides(game, 'NW')))
        self.assertEqual(game.drain_right, {})

    def test_both_hexes(self):
        """V8.4: a dike counts for both; when it goes back the other hex is open again."""
        game = sea()
        east = game.geometry.hex_at(2, 1)
        for side in SIDES:
            if side != 'W':
                game.lay_dike(1, edge(game, 2, 1, side))
        dike(game, 1, 'NE', 'SE', 'SW', 'W', 'E')
        game.judge_enclosed(1, edge(game, 1, 1, 'E'))
        give(game, 0, **ROAD)
        act(game)
        play(game, 'build_dike:' + min(sides(game, 'NW')))
        self.assertEqual(game.drain_right, {east: 1, middle(game): 0})
        play(game, 'drain:h%d' % middle(game), 'polder_terrain:hills', 'polder_number:6')
        self.assertEqual(len(game.dikes), 5)
        self.assertEqual((game.drainable(1), game.last_dike[east]), ([], 1))

    def test_in_the_way(self):
        """V8.5: not while the pirate is there."""
        game = sea()
        nearly(game)
        put_pirate(game, 1, 1)
        self.assertEqual(arguments(game, 'drain'), [])
        put_pirate(game, 2, 1)
        self.assertEqual(len(arguments(game, 'drain')), 1)

    def test_before_the_roll(self):
        """V8.3: not then."""
        game = sea()
        nearly(game)
        start_turn(game)
        self.assertEqual(game.moves(), ['roll'])

    def test_special_building(self):
        """V8.3: there only what was closed in this go."""
        game = sea(players=5)
        dike(game, 0, *[side for side in SIDES if side != 'NW'])
        give(game, 0, **ROAD)
        act(game, 4)
        play(game, 'end_turn', 'build_dike:' + min(sides(game, 'NW')))
        self.assertEqual((asked(game), len(arguments(game, 'drain'))), ('s0 special_building', 1))
        act(game, 4)
        play(game, 'end_turn')
        self.assertEqual((asked(game), arguments(game, 'drain')), ('s0 special_building', []))
        act(game, 0)
        self.assertEqual(len(arguments(game, 'drain')), 1)

    def test_land(self):
        """It is land like any other: roads, settlements, robber; no ships, no pirate."""
        game = sea()
        nearly(game)
        pave(game, 0, 0, 2, 'NE')
        play(game, 'drain:h%d' % middle(game), 'polder_terrain:hills', 'polder_number:6')
        give(game, 0, lumber=2, brick=2, wool=2, grain=2)
        self.assertTrue(game.robber_may_go(0, middle(game)))
        self.assertNotIn('move_pirate:h%d' % middle(game), game.pirate_moves())
        self.assertFalse(sides(game, 'W') & set(arguments(game, 'build_ship')))
        self.assertTrue(sides(game, 'W') <= set(arguments(game, 'build_road')))
        game.produce(6)
        self.assertEqual(game.players[0].hand['brick'], 4)      # the hills in the west too

    def test_islands(self):
        """S-90: it belongs to no island and joins none."""
        game = sea(map_island_points=2)
        nearly(game)
        play(game, 'drain:h%d' % middle(game), 'polder_terrain:hills', 'polder_number:6')
        self.assertEqual(game.areas_at(node(game, 1, 1, NE)), [])
        game.terrain[game.geometry.hex_at(2, 1)] = 'forest'
        self.assertEqual(game.areas_at(node(game, 1, 1, SE)), [{game.geometry.hex_at(2, 1)}])

    def test_pirate_start(self):
        """CS-10: where its place has become land the pirate waits off the board."""
        game = sea(cities_knights=1, map_pirate='1,1')
        self.assertEqual(game.starts[1], middle(game))
        nearly(game)
        play(game, 'drain:h%d' % middle(game), 'polder_terrain:hills', 'polder_number:6')
        game.set_free()
        self.assertIsNone(game.pirate)

    def test_ring(self):
        """M-11: around the base board; one of the two hexes there has a harbour."""
        game = make(boards.with_sea(boards.beginner()), polders=1)
        game.buildings[node(game, 1, -2, N)] = (0, 'settlement')
        give(game, 0, **ROAD)
        act(game)
        self.assertEqual(len(arguments(game, 'build_dike')), 2)


class RandomGames(unittest.TestCase):
    """Games of random moves."""

    def watch(self, game):
        """What must hold in every position but those in which awards wait."""
        if game.question() == 'put_ship':
            return
        check_any(self, game)
        self.assertFalse(set(game.dikes) & (set(game.roads) | set(game.ships)))
        for dike_edge in game.dikes:
            self.assertTrue(any(game.terrain[hex_] == 'sea'
                                for hex_ in game.geometry.edge_hexes[dike_edge])
                            or game.question().startswith('polder_'))
        self.assertTrue(game.pirate is None or game.terrain[game.pirate] == 'sea')

    def test_everywhere(self):
        """All kinds of games and of moves."""
        check_games(self, 'polders', 500, self.watch,
                    {'build_dike', 'drain', 'polder_terrain', 'polder_number'})


if __name__ == '__main__':
    unittest.main()
