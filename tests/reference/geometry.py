"""Hexes, nodes and edges of a map, numbered as docs/notation.md says.

Axial coordinates (q, r), pointy tops.  For numbering, a hex lies at the plane point
(x, y) = (2q + r, 3r), y growing downwards.
"""

# Corner i of a hex, clockwise from north, as an offset in the plane.
CORNERS = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]

# Side i joins the corners i and i + 1 (mod 6).
SIDES = ['NE', 'E', 'SE', 'SW', 'W', 'NW']

# The way to the neighbour behind each side, as (q, r).
STEPS = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]


def centre(q, r):
    """The plane point of a hex."""
    return 2 * q + r, 3 * r


def corner_point(q, r, corner):
    """The plane point of a corner of a hex."""
    x, y = centre(q, r)
    dx, dy = CORNERS[corner % 6]
    return x + dx, y + dy


def side_points(q, r, side):
    """The two ends of a side of a hex, as a set of plane points."""
    return frozenset([corner_point(q, r, side), corner_point(q, r, side + 1)])


def node_key(point):
    """Nodes ascend by y, then x."""
    x, y = point
    return y, x


def edge_key(ends):
    """Edges ascend by y1 + y2, then x1 + x2."""
    return sum(y for _, y in ends), sum(x for x, _ in ends)


class Geometry:
    """Which hexes, nodes and edges there are, and what touches what (ids are list indices)."""

    def __init__(self, coordinates):
        """Number everything for this set of hexes, a collection of (q, r)."""
        self.hexes = sorted(set(coordinates), key=lambda hex_: (hex_[1], hex_[0]))
        corners = {corner_point(q, r, i) for q, r in self.hexes for i in range(6)}
        sides = {side_points(q, r, i) for q, r in self.hexes for i in range(6)}
        self.points = sorted(corners, key=node_key)
        self.sides = sorted(sides, key=edge_key)
        self.hex_nodes = [
            [self.points.index(corner_point(q, r, i)) for i in range(6)] for q, r in self.hexes]
        self.hex_edges = [
            [self.sides.index(side_points(q, r, i)) for i in range(6)] for q, r in self.hexes]
        self.edge_nodes = [
            tuple(sorted(self.points.index(point) for point in side)) for side in self.sides]
        self._tabulate()

    def _tabulate(self):
        """What touches what, as lists by id."""
        self.node_hexes = [
            [hex_ for hex_ in self.hex_ids() if node in self.hex_nodes[hex_]]
            for node in self.node_ids()]
        self.edge_hexes = [
            [hex_ for hex_ in self.hex_ids() if edge in self.hex_edges[hex_]]
            for edge in self.edge_ids()]
        self.node_edges = [
            [edge for edge in self.edge_ids() if node in self.edge_nodes[edge]]
            for node in self.node_ids()]
        self.node_neighbours = [
            [self.other_end(edge, node) for edge in self.node_edges[node]]
            for node in self.node_ids()]

    def hex_ids(self):
        """All hex ids, in map order."""
        return range(len(self.hexes))

    def node_ids(self):
        """All node ids."""
        return range(len(self.points))

    def edge_ids(self):
        """All edge ids."""
        return range(len(self.sides))

    def hex_at(self, q, r):
        """The id of the hex at these coordinates."""
        return self.hexes.index((q, r))

    def edge_at(self, q, r, side):
        """The id of a side, by its name, of the hex at these coordinates."""
        return self.hex_edges[self.hex_at(q, r)][SIDES.index(side)]

    def node_at(self, q, r, corner):
        """The id of a corner, 0 (north) to 5 clockwise, of the hex at these coordinates."""
        return self.hex_nodes[self.hex_at(q, r)][corner]

    def other_end(self, edge, node):
        """The end of the edge that is not this node."""
        first, second = self.edge_nodes[edge]
        assert node in (first, second)
        return second if node == first else first
