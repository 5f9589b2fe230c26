#!/usr/bin/env python3
"""Self-tests: Cities & Knights at sea, but knights and ships: goals, starts, gold, setup, building.

CS-1, CS-7, CS-8, CS-10, CS-11, CS-15, CS-17 to CS-19, C-31.
"""

import unittest

from ck_situations import landing, levels, put_knight, stand, throw
from options import GOALS
from sea_situations import crossing, hex_name, names, put_pirate, sail, scenario, strait
from situations import (
    N, NE, NW, S, SE, SW, act, arguments, asked, build, empty_bank, give, hand, kinds, node, play)
from words import RESOURCES


def movers(game):
    """Where robber and pirate are, as the facts tell."""
    facts = game.facts()
    return facts['robber'], facts['pirate']


class Goals(unittest.TestCase):
    """CS-7."""

    def test_goals(self):
        """CS-7: two more than the scenario's; without a scenario 13; a number named stays."""
        # RULE("CS-7")
        for name, points in GOALS.items():
            if name != 'new_world':
                self.assertEqual(scenario(name, 4, cities_knights=1).options.target(), points + 2)
        self.assertEqual(strait(cities_knights=1).options.target(), 13)
        game = scenario('fog', 3, cities_knights=1, victory_points=9)
        self.assertEqual(game.options.target(), 9)
        self.assertEqual(scenario('fog', 3).options.target(), 12)


class Starts(unittest.TestCase):
    """CS-10, CS-11: robber and pirate wait for the first attack."""

    def test_pirate(self):
        """CS-10, E162: off the board; at the first attack it comes to its start."""
        # RULE("CS-10") RULE("E162")
        game = scenario('desert', 3, cities_knights=1)
        robber = game.robber
        self.assertEqual(game.terrain[robber], 'desert')
        self.assertIsNone(game.pirate)
        landing(game)
        self.assertEqual(movers(game), ('h%d' % robber, hex_name(game, 3, 3)))

    def test_no_start(self):
        """CS-10: without a start of its own it waits on; a later attack brings nothing."""
        # RULE("CS-10")
        game = strait(cities_knights=1)
        landing(game)
        self.assertIsNone(game.pirate)
        put_pirate(game, 1, 1)
        landing(game)
        self.assertEqual(game.facts()['pirate'], hex_name(game, 1, 1))

    def test_robber(self):
        """CS-11: who would start on a hex that produces waits off the board, and comes there."""
        # RULE("CS-11")
        game = scenario('new_shores', 3, cities_knights=1)
        self.assertEqual(movers(game), ('-', '-'))
        build(game, 0, 0, 0, SE)
        throw(game, 6, 6)
        self.assertEqual(hand(game, 0)[1], 1)       # its twelve produces meanwhile
        landing(game)
        self.assertEqual(movers(game), (hex_name(game, 0, 0), hex_name(game, 3, 3)))

    def test_only_once(self):
        """CS-10, CS-11: the second attack moves neither."""
        # RULE("CS-10") RULE("CS-11")
        game = scenario('new_shores', 3, cities_knights=1)
        landing(game)
        put_pirate(game, 2, 1)
        game.robber = game.geometry.hex_at(-1, 4)
        landing(game)
        self.assertEqual(movers(game), (hex_name(game, -1, 4), hex_name(game, 2, 1)))

    def test_seven_before(self):
        """CS-10, C-35: a 7 before it moves neither."""
        # RULE("CS-10") RULE("C-35")
        game = scenario('new_shores', 3, cities_knights=1)
        throw(game, 3, 4)
        self.assertEqual(asked(game), 's0 action')
        self.assertEqual(movers(game), ('-', '-'))

    def test_seven_with_it(self):
        """CS-10, CS-17: if that roll is a 7 too the roller moves either of the two."""
        # RULE("CS-10") RULE("CS-17") RULE("C-36")
        game = scenario('new_shores', 3, cities_knights=1)
        landing(game, 3, 4)
        self.assertEqual(asked(game), 's0 move_robber')
        self.assertEqual(kinds(game), {'move_robber', 'move_pirate'})
        self.assertNotIn('move_robber:' + hex_name(game, 0, 0), game.moves())
        self.assertNotIn('move_pirate:' + hex_name(game, 3, 3), game.moves())

    def test_no_bar_meanwhile(self):
        """CS-10, S-16: where the pirate will start ships are built, until it is there."""
        # RULE("CS-10")
        game = scenario('desert', 3, cities_knights=1)
        build(game, 0, 2, 3, NE)
        self.assertTrue(names(game, 3, 3, 'NW', 'W') & set(
            'e%d' % edge for edge in game.ship_places(0)))
        landing(game)
        self.assertFalse(names(game, 3, 3, 'NW', 'W') & set(
            'e%d' % edge for edge in game.ship_places(0)))


class Attack(unittest.TestCase):
    """CS-1: all islands together."""

    def test_all_islands(self):
        """CS-1: cities and knights on both coasts and at sea count."""
        # RULE("CS-1")
        game = strait(cities_knights=1)
        build(game, 0, 0, 0, N, 'city')
        build(game, 0, 4, 0, N, 'city')
        build(game, 1, 4, 3, S, 'city')
        line = crossing(game)
        stand(game, 0, line[3], level=2, active=True)
        put_knight(game, 1, 4, 3, NE, active=True)
        self.assertEqual(game.barbarian_strength(), 3)
        self.assertEqual([game.contribution(seat) for seat in game.seats()], [2, 1])
        landing(game)
        self.assertEqual(game.defender, [1, 0])
        self.assertFalse(game.knights[line[3]].active)


class Gold(unittest.TestCase):
    """CS-8, C-31: gold of cities, and the aqueduct after it."""

    def setUp(self):
        self.game = strait(cities_knights=1)
        build(self.game, 0, 4, 2, NW, 'city')

    def test_city(self):
        """CS-8, E163: two resources, never commodities."""
        # RULE("CS-8") RULE("E163")
        throw(self.game, 5, 5)
        self.assertEqual(self.game.moves(), ['take_gold:' + kind for kind in RESOURCES])
        play(self.game, 'take_gold:ore', 'take_gold:ore')
        self.assertEqual(hand(self.game, 0), [0, 0, 0, 0, 2, 0, 0, 0])
        self.assertEqual(asked(self.game), 's0 action')

    def test_short_bank(self):
        """S-51, CS-8: commodities in the bank fill nothing."""
        # RULE("CS-8")
        empty_bank(self.game, 1, brick=1, cloth=12, coin=12, paper=12)
        throw(self.game, 5, 5)
        self.assertEqual(self.game.moves(), ['take_gold:brick'])
        play(self.game, 'take_gold:brick')
        self.assertEqual(asked(self.game), 's0 action')

    def test_kind_order(self):
        """S-50: a card is offered only if resources fill the rest."""
        # RULE("CS-8")
        empty_bank(self.game, 1, brick=1, ore=1, paper=12)
        throw(self.game, 5, 5)
        self.assertEqual(self.game.moves(), ['take_gold:brick'])
        play(self.game, 'take_gold:brick')
        self.assertEqual(self.game.moves(), ['take_gold:ore'])

    def test_aqueduct(self):
        """C-31, C-32: after all gold; who picked gold has received something."""
        # RULE("C-31") RULE("C-32")
        build(self.game, 1, 4, 2, SE, 'city')
        for seat in (0, 1):
            levels(self.game, seat, science=3)
        self.game.robber_free = True
        throw(self.game, 5, 5)
        play(self.game, 'take_gold:ore', 'take_gold:ore')
        self.assertEqual(asked(self.game), 's1 take_gold')
        play(self.game, 'take_gold:ore', 'take_gold:ore')
        self.assertEqual(asked(self.game), 's0 action')

    def test_robber_on_gold(self):
        """S-53, C-31: at the robber no gold, so the aqueduct brings a card."""
        # RULE("C-31") RULE("S-53")
        levels(self.game, 0, science=3)
        self.game.robber = self.game.geometry.hex_at(4, 2)
        throw(self.game, 5, 5)
        self.assertEqual(asked(self.game), 's0 take_aqueduct')
        self.assertEqual(self.game.moves(), ['take_aqueduct:' + kind for kind in RESOURCES])

    def test_after_gold(self):
        """C-32: another's aqueduct comes after the gold, from what is left."""
        # RULE("C-32")
        build(self.game, 1, 0, 0, N)
        levels(self.game, 1, science=3)
        empty_bank(self.game, 0, wool=1, ore=2)
        throw(self.game, 5, 5)
        play(self.game, 'take_gold:wool', 'take_gold:ore')
        self.assertEqual(asked(self.game), 's1 take_aqueduct')
        self.assertEqual(self.game.moves(), ['take_aqueduct:ore'])

    def test_nothing_left(self):
        """C-31: gold that brought nothing is nothing."""
        # RULE("C-31")
        levels(self.game, 0, science=3)
        empty_bank(self.game, 1)
        throw(self.game, 5, 5)
        self.assertEqual(asked(self.game), 's0 action')

    def test_pillaged(self):
        """C-27: the city that is pillaged takes one card of the gold."""
        # RULE("C-27") RULE("CS-8")
        landing(self.game, 5, 5)
        play(self.game, 'lose_city:n%d' % node(self.game, 4, 2, NW), 'take_gold:ore')
        self.assertEqual(asked(self.game), 's0 action')


class Setup(unittest.TestCase):
    """CS-15: city and ship."""

    def begin(self):
        """Both have placed in the first round, seat 0 with a ship."""
        game = strait(cities_knights=1)
        play(game, 'setup_settlement:n%d' % node(game, 0, 1, NE))
        self.assertEqual(asked(game), 's0 setup_road')
        self.assertEqual(kinds(game), {'setup_road', 'setup_ship'})
        play(game, 'setup_ship:' + names(game, 1, 1, 'NW').pop())
        play(game, 'setup_settlement:n%d' % node(game, 0, 3, S),
             'setup_road:' + names(game, 0, 3, 'SE').pop())
        return game

    def test_city_at_gold(self):
        """CS-15, C-19: a card for each hex of land, of gold one of choice, before the ship."""
        # RULE("CS-15") RULE("C-19") RULE("CS-8")
        game = self.begin()
        self.assertEqual(asked(game), 's1 setup_city')
        play(game, 'setup_city:n%d' % node(game, 4, 2, NW))     # at O8 and G10
        self.assertEqual((asked(game), hand(game, 1)), ('s1 take_gold', [0, 0, 0, 0, 1, 0, 0, 0]))
        self.assertEqual(game.moves(), ['take_gold:' + kind for kind in RESOURCES])
        play(game, 'take_gold:wool')
        self.assertEqual(asked(game), 's1 setup_road')
        self.assertIn('setup_ship', kinds(game))
        play(game, 'setup_ship:' + arguments(game, 'setup_ship')[0])
        self.assertEqual(asked(game), 's0 setup_city')

    def test_one_island_for_all(self):
        """CS-15: where the map restricts starts both rounds keep to it."""
        # RULE("CS-15")
        game = scenario('new_shores', 3, cities_knights=1)
        first = set(arguments(game, 'setup_settlement'))
        while game.question() != 'setup_city':
            play(game, game.moves()[0])
        self.assertTrue(set(arguments(game, 'setup_city')) < first)

    def test_points(self):
        """S-91, C-21: three points; home is where settlement and city stand."""
        # RULE("C-21") RULE("S-91")
        game = scenario('islands', 3, cities_knights=1)
        while game.question() != 'before_roll':
            play(game, game.moves()[0])
        self.assertEqual(game.facts()['points'], '3/3/3')
        self.assertEqual(game.special, [0, 0, 0])


class Building(unittest.TestCase):
    """CS-18, CS-19, islands."""

    def test_special_building(self):
        """CS-18: ships are built, none is moved, and no knight acts."""
        # RULE("CS-18") RULE("C-97")
        game = strait(players=5, cities_knights=1)
        game.robber_free = True
        build(game, 1, 0, 1, NE)
        line = crossing(game, 1)
        put_pirate(game, 3, 1)
        stand(game, 1, line[5], active=True)
        give(game, 1, lumber=1, wool=2, ore=1)
        act(game, 0)
        play(game, 'end_turn')
        self.assertEqual(asked(game), 's1 special_building')
        self.assertEqual(kinds(game), {'build_ship', 'recruit_knight', 'promote_knight', 'pass'})

    def test_distance(self):
        """CS-19: the distance rule holds over water, for buildings; a knight may come there."""
        # RULE("CS-19")
        game = strait([(0, 1, 'L4'), (1, 0, '~ ~'), (2, 0, 'W5')], cities_knights=1)
        build(game, 1, 0, 1, NE)
        sail(game, 0, 0, 1, 'E')
        where = node(game, 0, 1, SE)
        self.assertNotIn(where, game.settlement_sites(0))
        self.assertEqual(game.recruit_sites(0), [where])

    def test_island_points(self):
        """S-92: a new island earns its points, which stay when the city on it is pillaged."""
        # RULE("S-92") RULE("S-70")
        game = scenario('new_shores', 3, cities_knights=1)
        build(game, 0, 0, 0, SW)
        game.special[0] = 2
        game.buildings[node(game, 0, 0, SW)] = (0, 'city')
        landing(game)
        play(game, 'lose_city:n%d' % node(game, 0, 0, SW))
        self.assertEqual(game.points(0), 3)

    def test_no_development(self):
        """CS-17: no development cards, no largest army at sea either."""
        # RULE("CS-17")
        game = scenario('fog', 3, cities_knights=1)
        give(game, 0, ore=3, wool=3, grain=3)
        act(game)
        self.assertNotIn('buy_development', kinds(game))

    def test_fog(self):
        """CS-14: knights discover nothing, ships do, and gold found brings no commodity."""
        # RULE("CS-14") RULE("S-82")
        game = scenario('fog', 3, cities_knights=1)
        build(game, 0, 2, 1, NE)
        sail(game, 0, 2, 1, 'NE')
        mine = stand(game, 0, node(game, 2, 1, N), active=True)
        give(game, 0, lumber=1, wool=1)
        act(game)
        play(game, 'build_ship:' + names(game, 2, 1, 'NW').pop())
        play(game, 'discover:gold', 'discover_number:3')
        self.assertEqual(game.moves(), ['take_gold:' + kind for kind in RESOURCES])
        play(game, 'take_gold:ore')
        while game.actor() == 'chance':
            play(game, game.moves()[0])
        play(game, 'lift_knight:n%d' % mine, 'put_knight:n%d' % node(game, 2, 1, NW))
        self.assertEqual(asked(game), 's0 action')


if __name__ == '__main__':
    unittest.main()
