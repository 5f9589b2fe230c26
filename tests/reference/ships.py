"""Ships: where they may lie and what they hang on (S-10 to S-16, S-32)."""

from table import Table


class Ships(Table):
    """Where ships may be laid."""

    def may_hold_ship(self, edge):
        """S-11, S-12, S-16: a free edge with sea on a side, not one of the pirate's hex."""
        return (self.options.seafarers
                and self.is_free_edge(edge)
                and self.is_sea_edge(edge)
                and not self.is_at_pirate(edge))

    def is_at_pirate(self, edge):
        """Whether an edge is one of the hex where the pirate stands (S-16, S-22)."""
        return self.pirate is not None and edge in self.geometry.hex_edges[self.pirate]

    def ship_connects(self, seat, edge):
        """S-13, S-14: an own building at an end, or an own ship there and no opponent's building.

        A road never counts (E80, E82).
        """
        for node in self.geometry.edge_nodes[edge]:
            if self.owner(node) == seat:
                return True
            own_ship = any(self.ships.get(other) == seat
                           for other in self.geometry.node_edges[node])
            if own_ship and self.owner(node) is None:
                return True
        return False

    def ship_places(self, seat):
        """The edges that would take one more ship of a seat."""
        return [edge for edge in self.geometry.edge_ids()
                if self.may_hold_ship(edge) and self.ship_connects(seat, edge)]

    def ship_sites(self, seat):
        """The edges on which a seat may build a ship, a piece being in supply (B-51)."""
        return self.ship_places(seat) if self.supply(seat, 'ship') >= 1 else []

    def starting_ships(self, node):
        """S-32: the edges at a starting settlement that take a ship (E97: not at the pirate)."""
        return [edge for edge in self.geometry.node_edges[node] if self.may_hold_ship(edge)]

    def connected_ships(self, seat):
        """The ships of a seat that hang on one of his buildings, over ships alone.

        S-13: a node with an opponent's building does not pass the line on.
        """
        found = set()
        waiting = [node for node in self.buildings if self.owner(node) == seat]
        while waiting:
            node = waiting.pop()
            for edge in self.geometry.node_edges[node]:
                if self.ships.get(edge) == seat and edge not in found:
                    found.add(edge)
                    there = self.geometry.other_end(edge, node)
                    if self.owner(there) in (None, seat):
                        waiting.append(there)
        return found
