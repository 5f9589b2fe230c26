"""Moving a ship: S-20 to S-24, by trying all paths and rings of ships; with knights CS-4, CS-12."""

from asking import ask
from fog import Fog
from ships import Ships
from words import place


def paths(start, ships, ends, used=()):
    """All paths over these ships from a node, each node passed once; of every length from 1 up.

    A path is a tuple of ships; yields it with the node where it ends.  used: for itself, the nodes
    passed before.
    """
    used += (start,)
    for ship in ships:
        if start in ends[ship]:
            first, second = ends[ship]
            there = second if start == first else first
            if there not in used:
                yield (ship,), there
                for path, last in paths(there, ships, ends, used):
                    yield (ship,) + path, last


def closed_ships(ships, ends, buildings):
    """S-20: the ships on paths between two different buildings of these, the owner's.

    CS-12: his knights count as buildings, here and below; CS-5: those of others open no line.
    """
    closed = set()
    for start in buildings:
        for path, last in paths(start, ships, ends):
            if last in buildings:
                closed |= set(path)
    return closed


def rings(ship, ships, ends):
    """All rings of these ships through one of them, each node passed once; as sets of ships."""
    first, second = ends[ship]
    others = [other for other in ships if other != ship]
    return [set(path) | {ship} for path, last in paths(first, others, ends) if last == second]


def is_free_end(ship, ships, ends, buildings, pinned):
    """S-21 (a): one of the ship's nodes touches no other own ship and no own building.

    CS-4: nor does a knight of another stand there (pinned: where they do).
    """
    for node in ends[ship]:
        others = [other for other in ships if other != ship and node in ends[other]]
        if not others and node not in buildings and node not in pinned:
            return True
    return False


def is_ring_end(ship, ships, ends, buildings):
    """S-21 (b): on a ring without own building, or at the only one of its ring (E85, E86)."""
    for ring in rings(ship, ships, ends):
        on_ring = {node for other in ring for node in ends[other]} & buildings
        if not on_ring or (len(on_ring) == 1 and on_ring & set(ends[ship])):
            return True
    return False


class ShipMoves(Ships, Fog):
    """Which ships may be moved, and how."""

    def is_ship_end(self, seat, ship):
        """S-20, S-21: not closed, and an end of its line."""
        ships, ends = self.ships_of(seat), self.geometry.edge_nodes
        own = {node for node in self.buildings if self.owner(node) == seat}
        own |= set(self.knights_of(seat))
        pinned = {node for node in self.knights if self.knight_owner(node) != seat}
        if ship in closed_ships(ships, ends, own):
            return False
        return is_free_end(ship, ships, ends, own, pinned) or is_ring_end(ship, ships, ends, own)

    def would_cut_off(self, seat, ship):
        """S-21, E92: whether without this ship another own one hangs on no building any more.

        CS-12: or an own knight is joined to none any more, or is left without a way (C-63).
        """
        before = self.connected_ships(seat) - {ship}
        joined = self.joined_knights(seat)
        del self.ships[ship]
        after = self.connected_ships(seat)
        lost = joined - self.joined_knights(seat)
        stranded = any(self.is_stranded(node) for node in self.knights_of(seat))
        self.ships[ship] = seat
        return before != after or bool(lost) or stranded

    def joined_knights(self, seat):
        """CS-12: the knights of a seat that roads alone or ships alone join to his buildings."""
        found = self.connected(seat, self.roads) | self.connected(seat, self.ships)
        return {node for node in self.knights_of(seat)
                if any(edge in found for edge in self.geometry.node_edges[node])}

    def put_sites(self, seat):
        """S-23: where the lifted ship may go: wherever one could be built, but not back."""
        return [edge for edge in self.ship_places(seat) if edge != self.lifted]

    def may_lift(self, seat, ship):
        """S-20 to S-23: whether the ship may be moved and there is an edge to put it on."""
        if ship in self.new_ships or self.is_at_pirate(ship):
            return False
        if not self.is_ship_end(seat, ship) or self.would_cut_off(seat, ship):
            return False
        self.lift(ship)
        found = bool(self.put_sites(seat))
        self.lifted = None
        self.ships[ship] = seat
        return found

    def lift(self, ship):
        """The ship leaves the board and is in the hand."""
        del self.ships[ship]
        self.lifted = ship

    def lift_moves(self, seat):
        """The ships that may be moved now; S-22: one move a turn."""
        if self.ship_moved:
            return []
        return ['lift_ship:e%d' % ship for ship in sorted(self.ships_of(seat))
                if self.may_lift(seat, ship)]

    def move_ship(self, seat, ship):
        """S-23, S-24: free of charge; G-9: judged once, when the ship lies again (E79, E93)."""
        self.lift(ship)
        _, argument = yield from ask(seat, 'put_ship', lambda: [
            'put_ship:e%d' % edge for edge in self.put_sites(seat)])
        self.lifted = None
        self.ship_moved = True
        self.ships[place(argument)] = seat
        self.after_event()
        yield from self.discover_from(seat, place(argument))
