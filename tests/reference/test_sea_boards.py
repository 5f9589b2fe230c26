#!/usr/bin/env python3
"""Self-tests: the data of the sea scenarios against the counts of the fact sheet (M-6 to M-8)."""

import random
import unittest

import sea_layouts
from geometry import Geometry, side_points, SIDES
from sea_boards import (
    MAPS, NEW_WORLD, desert_row, main_island, read_cells, robber_start, spread)
from sea_situations import scenario
from words import RESOURCES

# By map: size of the top row; sea, gold, hills, forest, pasture, fields, mountains, desert, other
# cells; tokens 2 to 12; islands; main island.
COUNTS = {
    ('new_shores', 3): (4, '13 2 4 3 5 4 4 0 0', '1 2 3 3 2 3 2 3 2 1', [14, 4, 2, 2], 14),
    ('new_shores', 4): (5, '14 2 5 5 5 5 5 1 0', '2 3 3 3 3 3 3 3 3 1', [19, 5, 2, 2], 19),
    ('new_shores', 6): (7, '16 3 2 1 1 1 2 0 30', '1 1 1 1 1 1 1 1 1 1',
                        [30, 3, 3, 1, 1, 1, 1], 30),
    ('islands', 3): (4, '15 0 4 4 4 4 4 0 0', '1 2 2 3 2 2 3 2 2 1', [6, 6, 4, 4], 0),
    ('islands', 4): (4, '12 0 4 5 5 5 4 0 0', '1 2 3 3 2 2 3 3 3 1', [8, 7, 4, 4], 0),
    ('islands', 6): (7, '24 0 6 7 7 6 6 0 0', '2 3 4 4 4 3 4 4 2 2', [6, 6, 5, 5, 5, 5], 0),
    ('fog', 3): (5, '16 0 2 4 4 2 2 0 12', '0 1 1 2 2 2 2 1 2 1', [7, 7], 0),
    ('fog', 4): (5, '13 0 3 4 4 3 3 0 12', '1 2 2 2 2 2 2 2 1 1', [10, 7], 0),
    ('fog', 6): (7, '14 0 5 5 5 5 4 0 18', '1 2 3 2 3 3 3 3 2 2', [12, 12], 0),
    ('desert', 3): (4, '10 2 3 5 4 4 4 3 0', '1 2 3 3 3 3 3 2 2 0', [20, 2, 2, 1], 14),
    ('desert', 4): (5, '12 2 5 5 5 5 5 3 0', '1 3 3 3 3 3 3 3 3 2', [23, 3, 2, 2], 17),
    ('desert', 6): (8, '20 3 7 7 7 7 7 5 0', '3 4 4 4 4 4 4 4 4 3', [35, 4, 2, 1, 1], 21),
}

HARBOURS = {('new_shores', 3): 8, ('islands', 3): 9, ('fog', 3): 8, ('desert', 3): 8}


class Grids(unittest.TestCase):
    """What is printed."""

    def test_counts(self):
        """Cells, tokens, islands and the shape of the frame."""
        self.assertEqual(set(MAPS), set(COUNTS))
        for key, (top_row, terrains, tokens, islands, main) in COUNTS.items():
            cells = read_cells(MAPS[key]['rows'])
            inside, ends = sea_layouts.frame(top_row)
            self.assertEqual(set(cells), set(inside + ends))
            self.assertEqual({place for place in cells if cells[place] == '#'}, set(ends))
            letters = [cell[0] for cell in cells.values()]
            self.assertEqual([letters.count(letter) for letter in '~GBLSWOD'],
                             [int(number) for number in terrains.split()][:8], key)
            self.assertEqual(letters.count('*') + letters.count('?'), int(terrains.split()[8]))
            numbers = [cell[1:] for cell in cells.values()]
            self.assertEqual([numbers.count(str(number)) for number in sea_layouts.NUMBERS],
                             [int(number) for number in tokens.split()], key)
            land = {place for place in cells if cells[place][0] not in '~#?'}
            sizes = []
            while land:
                island = spread(min(land), land)
                sizes.append(len(island))
                land -= island
            self.assertEqual(sorted(sizes, reverse=True), islands, key)
            self.assertEqual(len(main_island(MAPS[key])), main, key)

    def test_harbours(self):
        """Each at one land hex, no two touching, as many of each kind as the fact sheet says."""
        for key in MAPS:
            hexes, harbours = sea_layouts.printed(*key)
            terrain = {(q, r): kind for q, r, kind, _ in hexes}
            ends = [side_points(q, r, SIDES.index(side)) for q, r, side, _ in harbours]
            self.assertEqual(len(set().union(*ends)), 2 * len(ends), key)
            geometry = Geometry(terrain)
            for q, r, side, _ in harbours:
                around = geometry.edge_hexes[geometry.edge_at(q, r, side)]
                self.assertNotIn(terrain[q, r], ('sea', 'fog'))
                self.assertEqual([geometry.hexes[hex_] for hex_ in around
                                  if terrain[geometry.hexes[hex_]] != 'sea'], [(q, r)], key)
            kinds = [kind for _, _, _, kind in harbours]
            self.assertEqual(len(kinds), HARBOURS.get(key, 9 if key[1] == 4 else 11), key)
            self.assertTrue(all(kinds.count(kind) in (1, 2) for kind in RESOURCES), key)

    def test_strips(self):
        """The row of deserts separates the strip from the main island."""
        for players, row, strip in ((3, 3, 3), (4, 3, 3), (6, 5, 10)):
            map_ = MAPS['desert', players]
            self.assertEqual((len(desert_row(map_)), len(map_['strip'])), (row, strip))
            apart = set(map_['strip']) | main_island(map_)
            for place in map_['strip']:
                self.assertFalse(spread(place, apart) & main_island(map_))

    def test_stacks(self):
        """As much as there is fog, and a token for all that bears one."""
        for players, number in ((3, 12), (4, 12), (6, 18)):
            game = scenario('fog', players)
            self.assertEqual(sum(game.stack.values()), number)
            self.assertEqual(number - game.stack['sea'] - game.stack['desert'],
                             sum(game.stack_numbers.values()))
        self.assertEqual(list(game.stack.values()), [1, 2, 2, 2, 2, 3, 3, 3])

    def test_starts(self):
        """B-7, S-62: robber and pirate on the printed boards."""
        for name, players, robber, pirate in (
                ('new_shores', 3, (0, 0), (3, 3)), ('new_shores', 4, (-1, 4), (4, 3)),
                ('islands', 3, (-3, 6), (0, 3)), ('islands', 4, (2, 1), (3, 3)),
                ('islands', 6, (0, 0), (-3, 3)), ('fog', 3, (-2, 6), (-3, 3)),
                ('fog', 4, (4, 1), (-3, 3)), ('fog', 6, (-2, 2), None),
                ('desert', 3, (1, 0), (3, 3)), ('desert', 6, (1, 1), (3, 6))):
            game = scenario(name, players)
            self.assertEqual(game.geometry.hexes[game.robber], robber)
            self.assertEqual(game.pirate and game.geometry.hexes[game.pirate], pirate)
            self.assertIn(game.terrain[game.pirate] if pirate else 'sea', 'sea')

    def test_robber_on_twelve(self):
        """3.6 to 3.8: the robber starts on a 12, wherever the tokens were laid."""
        map_ = MAPS['islands', 3]
        self.assertEqual(robber_start(map_, {(0, 1): 12, (-3, 6): 12}), (-3, 6))
        self.assertEqual(robber_start(map_, {(0, 1): 12, (3, 0): 12, (-3, 6): 5}), (3, 0))
        self.assertIsNone(robber_start(map_, {(-3, 6): 5}))     # B-7
        self.assertIsNone(robber_start(MAPS['desert', 4], {(-3, 4): 12}))


class Layouts(unittest.TestCase):
    """The boards of self-play."""

    def counted(self, hexes):
        """How often each terrain and each number is there."""
        return (sorted(terrain for _, _, terrain, _ in hexes),
                sorted(number for _, _, _, number in hexes))

    def test_shuffled(self):
        """A shuffle keeps the outlines, counts and the row of deserts."""
        rng = random.Random(3)
        for name, players in MAPS:
            hexes, _ = sea_layouts.printed(name, players)
            other, _ = sea_layouts.shuffled(rng, name, players)
            self.assertEqual(self.counted(hexes), self.counted(other))
            row = desert_row(MAPS[name, players])
            for (q, r, terrain, _), (_, _, changed, number) in zip(hexes, other):
                self.assertEqual(terrain in ('sea', 'fog'), changed in ('sea', 'fog'))
                self.assertTrue(terrain == changed or (q, r) not in row)
                self.assertEqual(number == 0, changed in ('sea', 'fog', 'desert'))

    def test_new_world(self):
        """M-7, 3.14: tiles, tokens and harbours of the New World."""
        rng = random.Random(4)
        for players, tiles, harbours in ((3, 42, 10), (6, 63, 11)):
            kit = NEW_WORLD[4 if players <= 4 else 6]
            hexes, found = sea_layouts.new_world(rng, players)
            self.assertEqual((len(hexes), sum(kit['counts'].values())), (tiles + 2, tiles))
            self.assertEqual(sum(number > 0 for _, _, _, number in hexes), sum(kit['numbers']))
            self.assertLessEqual(len(found), harbours)


if __name__ == '__main__':
    unittest.main()
