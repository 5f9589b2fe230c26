#!/usr/bin/env python3
"""Self-tests: the longest line of roads, and who holds an award."""

import random
import unittest
from itertools import combinations

from routes import award_holder, longest_trail
from situations import make


class Trails(unittest.TestCase):
    """B-71 to B-73, on plain graphs: roads are indices, ends their nodes."""

    def length(self, ends, cut=()):
        """The longest trail over all of these roads."""
        return longest_trail(list(range(len(ends))), ends, set(cut))

    def test_nothing(self):
        """No road, no line."""
        self.assertEqual(self.length([]), 0)

    def test_fork(self):
        """E57: the longest single trail, side branches do not count."""
        self.assertEqual(self.length([(0, 1), (1, 2), (1, 3), (3, 4)]), 3)

    def test_loop(self):
        """E58: six around a hex count six; with a tail seven, nodes may repeat."""
        loop = [(i, (i + 1) % 6) for i in range(6)]
        self.assertEqual(self.length(loop), 6)
        self.assertEqual(self.length(loop + [(0, 6)]), 7)
        self.assertEqual(self.length(loop + [(0, 6), (3, 7)]), 7)

    def test_two_loops(self):
        """Two hexes that share an edge: all eleven roads, from one end of the shared one."""
        loop = [(i, (i + 1) % 6) for i in range(6)]
        second = [(0, 6), (6, 7), (7, 8), (8, 9), (9, 1)]
        self.assertEqual(self.length(loop + second), 11)

    def test_cut(self):
        """E60, E61: a foreign building splits the line; the road that ends there counts."""
        line = [(i, i + 1) for i in range(5)]
        self.assertEqual(self.length(line, [2]), 3)
        self.assertEqual(self.length(line, [0, 5]), 5)

    def test_cut_loop(self):
        """A loop cut once still counts six: it begins and ends at the building."""
        loop = [(i, (i + 1) % 6) for i in range(6)]
        self.assertEqual(self.length(loop, [0]), 6)
        self.assertEqual(self.length(loop + [(0, 6)], [0]), 6)
        self.assertEqual(self.length(loop, [0, 2]), 4)

    def by_sets(self, roads, ends, cut):
        """The same by another way: the largest set of roads that is one line.

        A set is a line if it hangs together and at most two ends are odd, a cut node being as
        many separate nodes as roads end there.
        """
        best = 0
        for size in range(1, len(roads) + 1):
            for chosen in combinations(roads, size):
                parts = [{(node, road) if node in cut else node for node in ends[road]}
                         for road in chosen]
                odd = [node for node in set().union(*parts)
                       if sum(node in part for part in parts) % 2]
                joined = parts.pop()
                while any(part & joined for part in parts):
                    part = next(part for part in parts if part & joined)
                    parts.remove(part)
                    joined |= part
                if not parts and len(odd) <= 2:
                    best = size
        return best

    def test_two_ways_agree(self):
        """Random roads and cuts on the board: trying all trails, trying all sets."""
        rng = random.Random(1)
        geometry = make().geometry
        for _ in range(60):
            roads = [rng.choice(geometry.edge_ids())]
            while len(roads) < 8:
                touching = [edge for edge in geometry.edge_ids() if edge not in roads and any(
                    set(geometry.edge_nodes[edge]) & set(geometry.edge_nodes[road])
                    for road in roads)]
                roads.append(rng.choice(touching))
            nodes = sorted({node for road in roads for node in geometry.edge_nodes[road]})
            cut = set(rng.sample(nodes, rng.randrange(3)))
            self.assertEqual(longest_trail(roads, geometry.edge_nodes, cut),
                             self.by_sets(roads, geometry.edge_nodes, cut))

    def test_holder(self):
        """B-70, B-71, B-74: who holds the card after the lengths were compared."""
        for holder, lengths, least, expected in (
                (None, [4, 4], 5, None), (None, [5, 4], 5, 0), (0, [5, 5], 5, 0),
                (0, [5, 6], 5, 1), (0, [4, 6, 6], 5, None), (0, [6, 6, 5], 5, 0),
                (0, [4, 5, 4], 5, 1), (0, [4, 4, 4], 5, None), (None, [6, 6, 5], 5, None),
                (None, [6, 7, 6], 5, 1), (0, [5, 6, 6], 5, None), (None, [2, 3], 3, 1)):
            self.assertEqual(award_holder(holder, lengths, least), expected)


if __name__ == '__main__':
    unittest.main()
