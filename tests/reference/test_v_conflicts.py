#!/usr/bin/env python3
"""Self-tests of conflicts (V7), which need no library."""

import unittest

from ck_situations import game_of_knights, levels, put_knight, stand
from sea_situations import sail, strait
from situations import (
    N, NE, NW, S, SE, act, arguments, asked, build, edge, give, give_card, kinds, make, node,
    pave, play, start_turn)
from test_v_random import check_any, check_games

SETTLEMENT = {'lumber': 1, 'brick': 1, 'wool': 1, 'grain': 1}
CITY = {'ore': 3, 'grain': 2}


def border(piece='settlement', **options):
    """Seat 0 has a road from N to NE of (0, 0), seat 1 a building at NE and a road on to SE."""
    game = make(conflicts=1, **options)
    pave(game, 0, 0, 0, 'NE')
    build(game, 0, 0, 0, NW)
    pave(game, 0, 0, 0, 'NW')
    build(game, 1, 0, 0, NE, piece)
    pave(game, 1, 0, 0, 'E')
    give_card(game, 0, 'knight')
    return game


def name(game, *place):
    """A corner of (0, 0) as an argument."""
    return 'n%d' % node(game, 0, 0, *place)


def side(game, where):
    """A side of (0, 0) as an argument."""
    return 'e%d' % edge(game, 0, 0, where)


class KnightCards(unittest.TestCase):
    """The base game."""

    def test_route(self):
        """V7.1, V7.2, V7.4: a road goes, the card goes back and counts for no army."""
        game = border()
        act(game)
        play(game, 'play_attack')
        self.assertEqual((asked(game), game.moves()),
                         ('s0 target', ['attack_route:' + side(game, 'E')]))
        self.assertEqual((game.deck['knight'], game.players[0].cards['knight']), (14, 0))
        play(game, 'attack_route:' + side(game, 'E'))
        self.assertEqual((asked(game), game.moves()), ('s1 defence', ['give_in']))
        play(game, 'give_in')
        self.assertEqual(game.roads_of(1), [])
        self.assertEqual(game.players[0].knights, 0)
        self.assertEqual(asked(game), 's0 action')
        give_card(game, 0, 'knight')
        self.assertNotIn('play_knight', game.moves())   # the one card of the turn

    def test_when(self):
        """V7.1: after the roll, a card that is not fresh, something to attack; V7.8: not in
        special building."""
        game = border(players=5)
        start_turn(game)
        self.assertNotIn('play_attack', game.moves())
        act(game)
        self.assertIn('play_attack', game.moves())
        game.players[0].fresh['knight'] = 1
        self.assertNotIn('play_attack', game.moves())
        game.players[0].fresh['knight'] = 0
        game.card_played = True
        self.assertNotIn('play_attack', game.moves())
        game.card_played = False
        road = game.roads.pop(edge(game, 0, 0, 'E'))
        self.assertNotIn('play_attack', game.moves())   # the settlement cannot be paid for
        game.roads[edge(game, 0, 0, 'E')] = road
        give_card(game, 1, 'knight')
        play(game, 'end_turn')
        self.assertEqual(asked(game), 's1 special_building')
        self.assertNotIn('play_attack', game.moves())

    def test_off(self):
        """Without the rule there is nothing of it."""
        game = border()
        game.options.conflicts = False
        act(game)
        self.assertNotIn('play_attack', game.moves())

    def test_touched(self):
        """V7.1: only at nodes that an own road or ship touches; a building of one's own is not
        enough."""
        game = border()
        game.roads = {edge(game, 0, 0, 'E'): 1}
        game.buildings[node(game, 0, 0, SE)] = (0, 'settlement')
        act(game)
        self.assertNotIn('play_attack', game.moves())

    def test_defend(self):
        """V7.5: a card for a card; nothing is paid."""
        game = border()
        give(game, 0, **SETTLEMENT)
        give_card(game, 1, 'knight')
        act(game)
        play(game, 'play_attack', 'attack_building:' + name(game, NE))
        self.assertEqual((asked(game), game.moves()), ('s1 defence', ['defend', 'give_in']))
        play(game, 'defend')
        self.assertEqual(game.owner(node(game, 0, 0, NE)), 1)
        self.assertEqual((game.deck['knight'], game.hand_size(0)), (14, 4))
        self.assertEqual((game.players[1].cards['knight'], game.players[1].knights), (0, 0))

    def test_settlement(self):
        """V7.3: replaced and paid for when nobody defends; V7.8: without income."""
        game = border()
        give(game, 0, **SETTLEMENT)
        act(game)
        play(game, 'play_attack')
        self.assertEqual(kinds(game), {'attack_route', 'attack_building'})
        play(game, 'attack_building:' + name(game, NE))
        self.assertEqual(game.hand_size(0), 4)
        play(game, 'give_in')
        self.assertEqual(game.buildings[node(game, 0, 0, NE)], (0, 'settlement'))
        self.assertEqual(game.hand_size(0), 0)
        self.assertEqual((game.supply(0, 'settlement'), game.supply(1, 'settlement')), (3, 5))

    def test_city(self):
        """V7.3: a city, for a settlement or for a city, as declared."""
        for kind, piece, price in (('attack_building', 'settlement', SETTLEMENT),
                                   ('attack_for_city', 'city', CITY)):
            game = border('city')
            give(game, 0, **price)
            act(game)
            play(game, 'play_attack')
            self.assertEqual(kinds(game), {'attack_route', kind})
            play(game, kind + ':' + name(game, NE), 'give_in')
            self.assertEqual(game.buildings[node(game, 0, 0, NE)], (0, piece))
            self.assertEqual((game.hand_size(0), game.supply(1, 'city')), (0, 4))

    def test_piece(self):
        """V7.3: the piece must be at hand."""
        game = border('city')
        give(game, 0, lumber=1, brick=1, wool=1, grain=2, ore=3)
        for number, corner in enumerate((N, NE, SE, S)):
            build(game, 0, 0, 2 if number else -2, corner)
        self.assertEqual(game.supply(0, 'settlement'), 0)
        act(game)
        play(game, 'play_attack')
        self.assertEqual(kinds(game), {'attack_route', 'attack_for_city'})

    def test_judged_once(self):
        """G-9: the longest road and victory when it is over."""
        game = border(victory_points=3)
        for where in ('SE', 'SW', 'W', 'E'):
            pave(game, 1, 0, 0, where)
        pave(game, 1, 1, -1, 'SE')
        give(game, 0, **SETTLEMENT)
        build(game, 0, 0, 2, S)
        act(game)
        self.assertEqual((game.points(0), game.longest_road), (2, 1))
        play(game, 'play_attack', 'attack_building:' + name(game, NE), 'give_in')
        self.assertEqual((game.result, game.longest_road), ('s0', None))

    def test_cut(self):
        """B-74: a line that an attack cuts is compared again."""
        game = border()
        for where in ('SE', 'SW', 'W'):
            pave(game, 1, 0, 0, where)
        pave(game, 1, 1, -1, 'SW')
        game.roads[edge(game, 0, 0, 'NE')] = 0
        pave(game, 1, 1, -1, 'SE')
        act(game)
        self.assertEqual(game.longest_road, 1)
        play(game, 'play_attack', 'attack_route:' + side(game, 'E'), 'give_in')
        self.assertEqual(game.longest_road, None)

    def test_paired_turn(self):
        """X-9: the paired turn is after the roll."""
        game = border(players=5, paired_turns=1)
        act(game, 2)
        play(game, 'end_turn')
        self.assertEqual(asked(game), 's0 action')
        self.assertIn('play_attack', game.moves())


class AtSea(unittest.TestCase):
    """Ships, harbours, islands."""

    def test_ships(self):
        """V7.1: ships count as routes, on both sides."""
        game = strait(conflicts=1)
        sail(game, 0, 1, 1, 'NW')
        sail(game, 1, 1, 1, 'NE')
        give_card(game, 0, 'knight')
        act(game)
        play(game, 'play_attack', 'attack_route:e%d' % edge(game, 1, 1, 'NE'), 'give_in')
        self.assertEqual(game.ships_of(1), [])

    def test_islands(self):
        """V7.8: the new building counts for a new island; the lost one was the first all the same.
        """
        game = strait(conflicts=1, map_island_points=2)
        where = node(game, 4, 1, NW)
        game.buildings[where] = (1, 'settlement')
        sail(game, 0, 3, 1, 'NE')
        give_card(game, 0, 'knight')
        give(game, 0, **SETTLEMENT)
        act(game)
        play(game, 'play_attack', 'attack_building:n%d' % where, 'give_in')
        self.assertEqual(game.special, [2, 0])
        game.buildings = {}
        game.earn_island_points(1, where)
        self.assertEqual(game.special, [2, 0])


def lists(**options):
    """Cities & Knights: seat 0 has roads from N to SE of (0, 0), seat 1 a knight at SE and a road
    on to S; a strong ready knight of seat 0 stands at N.
    """
    game = game_of_knights(conflicts=1, **options)
    pave(game, 0, 0, 0, 'NE', 'E')
    pave(game, 1, 0, 0, 'SE')
    put_knight(game, 1, 0, 0, SE, 2)
    put_knight(game, 0, 0, 0, N, 2, True)
    return game


def attackers(game):
    """Who may attack, after all has been put in its place."""
    act(game)
    return arguments(game, 'attack_with')


class Knights(unittest.TestCase):
    """Cities & Knights."""

    def test_attack(self):
        """V7.6: the knight stays and is passive at once; the other's knight has lost its way."""
        game = lists()
        self.assertEqual(attackers(game), [name(game, N)])
        play(game, 'attack_with:' + name(game, N))
        self.assertFalse(game.knights[node(game, 0, 0, N)].active)
        self.assertEqual(game.moves(), ['attack_route:' + side(game, 'SE')])
        play(game, 'attack_route:' + side(game, 'SE'))      # V7.5: nobody can defend
        self.assertEqual(asked(game), 's0 action')
        self.assertEqual((game.roads_of(1), game.knights_of(1)), ([], []))
        self.assertEqual(game.knights_of(0), [node(game, 0, 0, N)])

    def test_who(self):
        """V7.6: a ready knight of strength 2 or 3."""
        game = lists()
        knight = game.knights[node(game, 0, 0, N)]
        knight.level = 1
        self.assertEqual(attackers(game), [])
        knight.level = 3
        self.assertEqual(attackers(game), [name(game, N)])
        knight.tired = True
        self.assertEqual(attackers(game), [])
        knight.tired = knight.active = False
        self.assertEqual(attackers(game), [])

    def test_way(self):
        """V7.6, C-56: past no knight; what stands on the node itself is no matter."""
        game = lists()
        between = put_knight(game, 0, 0, 0, NE)
        self.assertEqual(attackers(game), [])
        del game.knights[between]
        game.buildings[between] = (1, 'settlement')
        self.assertEqual(attackers(game), [])       # a foreign building; it cannot be paid for
        game.buildings[between] = (0, 'settlement')
        self.assertEqual(attackers(game), [name(game, N)])

    def test_where_it_stands(self):
        """V7.6: also at the node where it stands."""
        game = lists()
        game.roads = {edge(game, 0, 0, 'NE'): 0, edge(game, 0, 0, 'NW'): 1}
        game.knights = {}
        stand(game, 0, node(game, 0, 0, N), 2, True)
        self.assertEqual(attackers(game), [name(game, N)])

    def test_defenders(self):
        """V7.7: the attacker's strength or the next lower one; or with the option any."""
        for level, stronger, expected in ((2, False, {1, 2}), (3, False, {2, 3}),
                                          (2, True, {1, 2, 3}), (3, True, {2, 3})):
            game = lists(conflict_stronger_defender=stronger)
            game.knights[node(game, 0, 0, N)].level = level
            found = set()
            for strength in (1, 2, 3):
                game.knights[node(game, 0, 0, SE)].level = strength
                game.knights[node(game, 0, 0, SE)].active = True
                found |= {strength} if game.defenders(1, level) else set()
            self.assertEqual(found, expected)

    def test_defend(self):
        """V7.7: a knight that was activated in this turn too; it becomes passive."""
        game = lists()
        there = node(game, 0, 0, SE)
        game.knights[there].active = game.knights[there].tired = True
        act(game)
        play(game, 'attack_with:' + name(game, N), 'attack_route:' + side(game, 'SE'))
        self.assertEqual((asked(game), game.moves()),
                         ('s1 defence', ['defend_with:n%d' % there, 'give_in']))
        play(game, 'defend_with:n%d' % there)
        self.assertEqual((len(game.roads_of(1)), game.knights[there].state()), (1, 0))
        self.assertFalse(game.knights[node(game, 0, 0, N)].active)

    def test_city(self):
        """V7.8: no metropolis; a wall goes back; a turned city is a settlement."""
        game = lists()
        del game.knights[node(game, 0, 0, SE)]
        game.roads = {edge(game, 0, 0, 'NE'): 0}
        there = node(game, 0, 0, NE)
        game.buildings[there] = (1, 'city')
        game.walls.add(there)
        game.metropolises['trade'] = there
        levels(game, 1, trade=4)
        give(game, 0, lumber=1, brick=1, wool=1, grain=3, ore=3)
        self.assertEqual(attackers(game), [])
        game.metropolises['trade'] = None
        game.tracks[1]['trade'] = 3
        act(game)
        play(game, 'attack_with:' + name(game, N), 'attack_for_city:n%d' % there)
        self.assertEqual(game.buildings[there], (0, 'city'))
        self.assertEqual((game.walls, game.supply(1, 'wall')), (set(), 3))

    def test_turned(self):
        """V7.8: likewise; its city goes back to supply."""
        game = lists()
        del game.knights[node(game, 0, 0, SE)]
        there = node(game, 0, 0, NE)
        game.buildings[there] = (1, 'settlement')
        game.turned.add(there)
        give(game, 0, lumber=1, brick=1, wool=1, grain=3, ore=3)
        act(game)
        play(game, 'attack_with:' + name(game, N))
        self.assertEqual(kinds(game), {'attack_building'})
        play(game, 'attack_building:n%d' % there)
        self.assertEqual((game.turned, game.supply(1, 'city')), (set(), 4))


class RandomGames(unittest.TestCase):
    """Games of random moves."""

    def watch(self, game):
        """What must hold in every position but those in which awards wait."""
        if game.question() not in ('target', 'defence', 'put_ship'):
            check_any(self, game)

    def test_everywhere(self):
        """All kinds of games and of moves."""
        check_games(self, 'conflicts', 400, self.watch,
                    {'attack_route', 'give_in', 'play_attack', 'attack_with'})


if __name__ == '__main__':
    unittest.main()
