#!/usr/bin/env python3
"""Self-tests: the pirate (S-60 to S-63, E95 to E99)."""

import unittest

from sea_situations import hex_name, put_pirate, sail, scenario, strait
from situations import (
    NE, NW, arguments, asked, build, edge, give, give_card, hand, kinds, node, play, roll,
    start_turn)

SEA = {(q, r) for q in (1, 2, 3) for r in range(4)}


class Moves(unittest.TestCase):
    """Where it goes."""

    def test_seven(self):
        """S-60, E98: on a 7 one of the two, to any sea hex."""
        game = strait()
        roll(game, 7)
        self.assertEqual(asked(game), 's0 move_robber')
        self.assertEqual(kinds(game), {'move_robber', 'move_pirate'})
        self.assertEqual(set(arguments(game, 'move_pirate')),
                         {hex_name(game, q, r) for q, r in SEA})
        robber = game.robber
        play(game, 'move_pirate:' + hex_name(game, 2, 2))
        self.assertEqual((asked(game), game.robber), ('s0 action', robber))
        self.assertEqual(game.facts()['pirate'], hex_name(game, 2, 2))

    def test_other_hex(self):
        """S-60: staying is not moving."""
        game = strait()
        put_pirate(game, 2, 2)
        roll(game, 7)
        self.assertNotIn('move_pirate:' + hex_name(game, 2, 2), game.moves())
        self.assertEqual(len(arguments(game, 'move_pirate')), 11)

    def test_knight(self):
        """S-60: a knight moves either, before the roll too."""
        game = strait()
        give_card(game, 0, 'knight')
        start_turn(game)
        play(game, 'play_knight')
        self.assertEqual(kinds(game), {'move_robber', 'move_pirate'})
        play(game, 'move_pirate:' + hex_name(game, 1, 1))
        self.assertEqual(asked(game), 's0 before_roll')

    def test_robber_stays_off(self):
        """E99: no desert, no place named: the robber enters from off the board."""
        game = strait([(0, 0, 'L4 ~ ~')])
        self.assertEqual((game.robber, game.pirate), (None, None))
        roll(game, 7)
        self.assertEqual(game.moves(), ['move_robber:h0', 'move_pirate:h1', 'move_pirate:h2'])

    def test_one_only(self):
        """S-62: where only one of them has a place only that one moves."""
        game = strait([(0, 0, 'L4 S5')])
        roll(game, 7)
        self.assertEqual(kinds(game), {'move_robber'})
        game = strait([(0, 0, '~ ~')])
        roll(game, 7)
        self.assertEqual(kinds(game), {'move_pirate'})

    def test_start(self):
        """S-62: where the scenario says; M-10: on the frame means off the board."""
        game = scenario('new_shores', 4)
        self.assertEqual(game.facts()['pirate'], hex_name(game, 4, 3))
        self.assertIsNone(scenario('fog', 5).pirate)

    def test_fog(self):
        """S-80: neither robber nor pirate goes into the fog."""
        game = scenario('fog', 3)
        roll(game, 7)
        fog = {'h%d' % hex_ for hex_ in game.geometry.hex_ids() if game.terrain[hex_] == 'fog'}
        self.assertEqual(len(fog), 12)
        self.assertFalse(fog & set(arguments(game, 'move_robber') + arguments(game, 'move_pirate')))


class Theft(unittest.TestCase):
    """Whom it robs."""

    def fleet(self, **options):
        """Three players; the second and the third have ships at the hex (2, 1)."""
        game = strait(players=3, **options)
        build(game, 1, 0, 1, NE)
        sail(game, 1, 2, 1, 'NW', 'W')
        sail(game, 2, 2, 1, 'SE')
        sail(game, 0, 2, 1, 'E')
        return game

    def test_victims(self):
        """S-61: one opponent with a ship on an edge of the hex; chance draws the card."""
        game = self.fleet()
        give(game, 2, ore=2, wool=1)
        roll(game, 7)
        play(game, 'move_pirate:' + hex_name(game, 2, 1))
        self.assertEqual((asked(game), game.moves()), ('s0 rob', ['rob:s1', 'rob:s2']))
        play(game, 'rob:s2')
        self.assertEqual((game.moves(), game.weights()), (['steal:wool', 'steal:ore'], [1, 2]))
        play(game, 'steal:ore')
        self.assertEqual((hand(game, 0), hand(game, 2)), ([0, 0, 0, 0, 1], [0, 0, 1, 0, 1]))

    def test_no_cards(self):
        """B-36: he must name one also when they hold no cards; nothing is stolen."""
        game = self.fleet()
        roll(game, 7)
        play(game, 'move_pirate:' + hex_name(game, 2, 1))
        self.assertEqual(game.moves(), ['rob:s1', 'rob:s2'])
        play(game, 'rob:s1')
        self.assertEqual(asked(game), 's0 action')

    def test_buildings(self):
        """E95: a building at the coast is no target, nor are own ships."""
        game = self.fleet()
        give(game, 1, ore=2)
        roll(game, 7)
        play(game, 'move_pirate:' + hex_name(game, 1, 0))
        self.assertEqual(asked(game), 's0 action')

    def test_robber_and_ships(self):
        """B-32: the robber robs buildings, not ships."""
        game = self.fleet()
        sail(game, 2, 0, 1, 'E')
        roll(game, 7)
        play(game, 'move_robber:' + hex_name(game, 0, 1))
        self.assertEqual(game.moves(), ['rob:s1'])

    def test_friendly(self):
        """B-35 binds the robber only."""
        game = self.fleet(friendly_robber=1)
        roll(game, 7)
        self.assertNotIn('move_robber:' + hex_name(game, 0, 1), game.moves())
        play(game, 'move_pirate:' + hex_name(game, 2, 1))
        self.assertEqual(game.moves(), ['rob:s1', 'rob:s2'])

    def test_discards_first(self):
        """B-30, B-31: discards come before."""
        game = self.fleet()
        give(game, 2, ore=8)
        roll(game, 7)
        self.assertEqual(asked(game), 's2 discard')

    def test_nothing_else(self):
        """S-63, E96: production, harbours and settlements go on at the pirate."""
        game = strait(harbours=[(0, 1, 'E', 'brick')])
        build(game, 0, 0, 1, NE)
        put_pirate(game, 1, 1)
        sail(game, 0, 1, 1, 'NW')
        sail(game, 0, 2, 1, 'NW')
        sail(game, 0, 4, 1, 'W')
        give(game, 0, lumber=1, brick=2, wool=1, grain=1)
        roll(game, 6)
        self.assertEqual(hand(game, 0), [1, 3, 1, 1, 0])
        self.assertIn('trade_bank:brick>ore', game.moves())
        self.assertIn('build_settlement:n%d' % node(game, 4, 1, NW), game.moves())
        self.assertEqual(game.road_length(0), 1)
        sail(game, 0, 1, 1, 'NE')
        self.assertEqual(game.road_length(0), 3)
        self.assertNotIn('build_ship:e%d' % edge(game, 1, 1, 'E'), game.moves())


if __name__ == '__main__':
    unittest.main()
