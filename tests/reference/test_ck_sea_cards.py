#!/usr/bin/env python3
"""Self-tests: progress cards at sea (CS-3, CS-9, CS-13, CS-14, C-110 to C-129)."""

import unittest

from ck_situations import hold, landing, levels, stand
from sea_situations import crossing, hex_name, names, put_pirate, sail, scenario, strait
from situations import (
    N, NE, NW, S, SE, SW, act, arguments, asked, build, edge, give, hand, kinds, node, pave, play)


class Sea(unittest.TestCase):
    """A settlement of seat 0 and six ships over the strait, and a turn of his with a card."""

    def setUp(self):
        self.game = strait(cities_knights=1)
        self.line = crossing(self.game)
        build(self.game, 0, 0, 1, NE)

    def turn(self, *cards):
        """Begin a turn of seat 0, who holds these cards."""
        hold(self.game, 0, *cards)
        act(self.game)


class Diplomat(Sea):
    """C-121, CS-13."""

    def test_open_ship(self):
        """CS-13: the last ship of a line, anybody's."""
        # RULE("CS-13") RULE("C-121")
        sail(self.game, 1, 3, 3, 'NW', 'NE')
        build(self.game, 1, 3, 3, NW)
        self.turn('diplomat')
        self.assertEqual(set(arguments(self.game, 'play_diplomat')),
                         names(self.game, 3, 1, 'NE') | names(self.game, 3, 3, 'NE'))

    def test_road_is_no_ship(self):
        """C-121: a road at the end of a ship does not close it without a building."""
        # RULE("C-121")
        pave(self.game, 0, 4, 1, 'NW')
        self.turn('diplomat')
        self.assertEqual(set(arguments(self.game, 'play_diplomat')),
                         names(self.game, 3, 1, 'NE') | names(self.game, 4, 1, 'NW'))
        build(self.game, 0, 4, 1, NW)
        self.assertEqual(set(arguments(self.game, 'play_diplomat')),
                         names(self.game, 4, 1, 'NW'))

    def test_own_knight_closes(self):
        """C-121: a knight of the owner at the end closes it, another's does not."""
        # RULE("C-121") RULE("CS-13")
        stand(self.game, 1, self.line[6])
        self.turn('diplomat')
        self.assertEqual(set(arguments(self.game, 'play_diplomat')), names(self.game, 3, 1, 'NE'))
        self.game.knights[self.line[6]].seat = 0
        self.assertNotIn('play_diplomat', kinds(self.game))

    def test_ring(self):
        """C-121: a ring has no loose end."""
        # RULE("C-121")
        self.game.ships.clear()
        self.game.buildings.clear()
        sail(self.game, 0, 2, 1, 'NE', 'E', 'SE', 'SW', 'W', 'NW')
        self.turn('diplomat')
        self.assertNotIn('play_diplomat', kinds(self.game))

    def test_strands_nobody(self):
        """C-63: not the only way of a knight, be it a road or a ship."""
        # RULE("C-63")
        self.game.ships.clear()
        sail(self.game, 1, 2, 1, 'NW')
        stand(self.game, 1, self.line[3])
        self.turn('diplomat')
        self.assertNotIn('play_diplomat', kinds(self.game))
        sail(self.game, 1, 3, 0, 'W')
        self.assertEqual(set(arguments(self.game, 'play_diplomat')),
                         names(self.game, 3, 0, 'W') | names(self.game, 2, 1, 'NW'))

    def test_rebuild_ship(self):
        """CS-13: an own ship only as a ship, at once, elsewhere, free; or not."""
        # RULE("CS-13") RULE("C-121")
        pave(self.game, 0, 0, 1, 'NE', 'NW')
        self.turn('diplomat')
        last = names(self.game, 3, 1, 'NE')
        play(self.game, 'play_diplomat:' + last.pop())
        self.assertEqual(asked(self.game), 's0 rebuild')
        self.assertEqual(kinds(self.game), {'rebuild', 'decline'})
        places = set(arguments(self.game, 'rebuild'))
        self.assertTrue(names(self.game, 1, 1, 'W') & places)
        self.assertFalse(names(self.game, 3, 1, 'NE') & places)
        self.assertFalse(names(self.game, 0, 1, 'W') & places)      # a road could go there
        play(self.game, 'rebuild:' + names(self.game, 3, 0, 'W').pop())
        self.assertEqual(asked(self.game), 's0 action')
        self.assertEqual(arguments(self.game, 'lift_ship'),         # S-22: it is new
                         list(names(self.game, 3, 1, 'NW')))
        self.assertFalse(self.game.ship_moved)

    def test_pirate(self):
        """CS-13: a ship at the pirate's may be removed, but not laid there again."""
        # RULE("CS-13") RULE("S-16")
        put_pirate(self.game, 3, 1)
        self.turn('diplomat')
        play(self.game, 'play_diplomat:' + names(self.game, 3, 1, 'NE').pop())
        at_pirate = {'e%d' % other for other in self.game.geometry.hex_edges[self.game.pirate]}
        self.assertFalse(at_pirate & set(arguments(self.game, 'rebuild')))

    def test_new_and_moved(self):
        """CS-13: a ship built or moved in this turn may be removed."""
        # RULE("CS-13")
        self.turn('diplomat')
        give(self.game, 0, lumber=1, wool=1)
        new = names(self.game, 3, 1, 'E').pop()
        play(self.game, 'build_ship:' + new, 'play_diplomat:' + new)
        self.assertEqual(asked(self.game), 's0 rebuild')
        self.assertEqual(self.game.new_ships, set())

    def test_decline(self):
        """C-121, G-9: declined, and the longest route is judged then."""
        # RULE("C-121") RULE("G-9")
        for ship in ('NW', 'NE'):
            del self.game.ships[edge(self.game, 3, 1, ship)]
        sail(self.game, 0, 3, 1, 'NW')
        self.game.judge_awards()
        self.assertEqual(self.game.longest_road, 0)
        self.turn('diplomat')
        play(self.game, 'play_diplomat:' + names(self.game, 3, 1, 'NW').pop())
        self.assertEqual(self.game.longest_road, 0)
        play(self.game, 'decline')
        self.assertIsNone(self.game.longest_road)

    def test_no_place(self):
        """C-121: nobody is asked where there is none."""
        # RULE("C-121")
        game = strait([(0, 0, 'D ~')], cities_knights=1)
        build(game, 0, 0, 0, NE)
        sail(game, 0, 0, 0, 'E')
        game.pirate = None
        hold(game, 0, 'diplomat')
        game.options.frame = False
        act(game)
        put_pirate(game, 1, 0)
        play(game, 'play_diplomat:' + names(game, 0, 0, 'E').pop())
        self.assertEqual(asked(game), 's0 action')

    def test_discovers(self):
        """S-81: a ship laid anew discovers."""
        # RULE("S-81")
        game = scenario('fog', 3, cities_knights=1)
        build(game, 0, 2, 1, NE)
        sail(game, 0, 2, 1, 'NE', 'E')
        hold(game, 0, 'diplomat')
        act(game)
        play(game, 'play_diplomat:' + names(game, 2, 1, 'E').pop(),
             'rebuild:' + names(game, 2, 1, 'NW').pop())
        self.assertEqual(asked(game), 'chance discover')
        play(game, 'discover:mountains', 'discover_number:3')
        self.assertEqual(hand(game, 0)[4], 1)


class Others(Sea):
    """The other cards."""

    def test_road_building(self):
        """CS-13, C-119: roads and ships in any mixture; the second may be declined."""
        # RULE("CS-13") RULE("C-119")
        self.turn('road_building')
        play(self.game, 'play_free_roads')
        self.assertEqual(kinds(self.game), {'free_road', 'free_ship'})
        play(self.game, 'free_ship:' + names(self.game, 3, 1, 'E').pop())
        self.assertEqual(kinds(self.game), {'free_road', 'free_ship', 'decline'})
        play(self.game, 'free_road:' + names(self.game, 0, 1, 'NE').pop())
        self.assertEqual(asked(self.game), 's0 action')
        self.assertEqual(self.game.new_ships, {edge(self.game, 3, 1, 'E')})

    def test_intrigue(self):
        """CS-13, C-124: a knight at one's ships, out at sea; he goes along his own ships."""
        # RULE("CS-13") RULE("C-124") RULE("C-59")
        sail(self.game, 1, 3, 0, 'W', 'NW')
        there = stand(self.game, 1, self.line[3], level=3, active=True)
        stand(self.game, 1, node(self.game, 4, 3, SE))
        self.turn('intrigue')
        self.assertEqual(arguments(self.game, 'play_intrigue'), ['n%d' % there])
        play(self.game, 'play_intrigue:n%d' % there)
        self.assertEqual(asked(self.game), 's1 retreat_knight')
        play(self.game, 'retreat_knight:n%d' % node(self.game, 3, 0, N))
        self.assertEqual(self.game.knights[node(self.game, 3, 0, N)].state(), 1)

    def test_deserter(self):
        """CS-3, C-127: where he could recruit: at ships at the coast, with the option anywhere."""
        # RULE("CS-3") RULE("C-127")
        gone = stand(self.game, 1, self.line[3])
        self.turn('deserter')
        play(self.game, 'play_deserter:s1', 'desert:n%d' % gone)
        self.assertEqual(arguments(self.game, 'place_deserter'),
                         ['n%d' % where for where in sorted(self.line[5:])])
        self.game.options.recruit_at_sea = True
        self.assertEqual(arguments(self.game, 'place_deserter'),
                         ['n%d' % where for where in sorted(self.line[1:])])

    def test_merchant(self):
        """CS-9: never at gold, on whatever island one has a building."""
        # RULE("CS-9") RULE("C-129")
        build(self.game, 0, 4, 2, NW, 'city')
        self.turn('merchant')
        self.assertEqual(set(arguments(self.game, 'play_merchant')),
                         {hex_name(self.game, 0, 1), hex_name(self.game, 4, 1)})

    def test_inventor(self):
        """CS-14: the token of a gold hex may be taken; what is in the fog has none."""
        # RULE("CS-14") RULE("C-115")
        self.turn('inventor')
        gold = hex_name(self.game, 4, 2)
        self.assertIn(gold, arguments(self.game, 'play_inventor'))
        play(self.game, 'play_inventor:' + gold, 'swap_number:' + hex_name(self.game, 0, 0))
        self.assertEqual(self.game.number[self.game.geometry.hex_at(4, 2)], 4)

    def test_gold_feeds_no_card(self):
        """CS-14: mining and irrigation do not count gold."""
        # RULE("CS-14") RULE("C-112") RULE("C-113")
        game = strait([(0, 0, 'G4 ~ G5')], cities_knights=1)
        build(game, 0, 0, 0, N)
        hold(game, 0, 'mining', 'irrigation')
        act(game)
        self.assertEqual(kinds(game), {'end_turn'})

    def test_bishop(self):
        """CS-13, CS-10: the robber alone, after the first attack."""
        # RULE("CS-13") RULE("CS-10")
        self.turn('bishop')
        self.assertNotIn('play_bishop', kinds(self.game))
        self.game.robber_free = True
        put_pirate(self.game, 1, 1)
        land = [hex_ for hex_ in self.game.geometry.hex_ids() if self.game.is_land(hex_)]
        self.assertEqual(len(arguments(self.game, 'play_bishop')), len(land) - 1)

    def test_bishop_spares_ships(self):
        """C-120: who has but a ship at the hex loses nothing."""
        # RULE("C-120")
        build(self.game, 1, 4, 3, SW)
        sail(self.game, 1, 0, 2, 'SE')
        give(self.game, 1, ore=2)
        self.game.robber_free = True
        self.turn('bishop')
        play(self.game, 'play_bishop:' + hex_name(self.game, 0, 2))
        self.assertEqual(asked(self.game), 's0 action')

    def test_alchemist_gold(self):
        """C-110: what he names brings gold, and aqueducts after it."""
        # RULE("C-110") RULE("CS-8")
        build(self.game, 0, 4, 2, NW, 'city')
        build(self.game, 1, 4, 3, SW)
        levels(self.game, 1, science=3)
        hold(self.game, 0, 'alchemist')
        self.game.turn = 0
        self.game.run_script(self.game.turns(0))
        play(self.game, 'play_alchemist:5+5', 'event_die:trade', 'take_gold:ore', 'take_gold:ore')
        self.assertEqual(asked(self.game), 's1 take_aqueduct')

    def test_start_is_a_twelve(self):
        """CS-11: the robber comes to where the twelve lies when the barbarians land."""
        # RULE("CS-11")
        game = scenario('new_shores', 3, cities_knights=1)
        start, other = game.geometry.hex_at(0, 0), game.geometry.hex_at(-1, 5)
        game.number[start], game.number[other] = game.number[other], game.number[start]
        landing(game)
        self.assertEqual(game.robber, other)

    def test_merchant_desert(self):
        """C-129: deserts will do at sea as well."""
        # RULE("C-129")
        build(self.game, 0, 0, 3, SE)
        self.turn('merchant')
        self.assertIn(hex_name(self.game, 0, 3), arguments(self.game, 'play_merchant'))


if __name__ == '__main__':
    unittest.main()
