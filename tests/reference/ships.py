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

    def ship_nodes(self, seat):
        """S-13, S-14: where a ship of a seat may join.

        At his buildings and at the ends of his ships, unless an opponent's building stands there,
        or an opponent's knight (CS-4).  A road never counts (E80, E82), nor does an own knight.
        """
        ends = {node for edge in self.ships_of(seat) for node in self.geometry.edge_nodes[edge]}
        return ({node for node in ends if not self.is_blocked(seat, node)}
                | {node for node in self.buildings if self.owner(node) == seat})

    def ship_places(self, seat):
        """The edges that would take one more ship of a seat."""
        touching = {edge for node in self.ship_nodes(seat)
                    for edge in self.geometry.node_edges[node]}
        return [edge for edge in sorted(touching) if self.may_hold_ship(edge)]

    def ship_sites(self, seat):
        """The edges on which a seat may build a ship, a piece being in supply (B-51)."""
        return self.ship_places(seat) if self.supply(seat, 'ship') >= 1 else []

    def starting_ships(self, node):
        """S-32: the edges at a starting settlement that take a ship (E97: not at the pirate)."""
        return [edge for edge in self.geometry.node_edges[node] if self.may_hold_ship(edge)]

    def connected_ships(self, seat):
        """The ships of a seat that hang on one of his buildings, over ships alone."""
        return self.connected(seat, self.ships)

    def connected(self, seat, laid):
        """The pieces of a seat that hang on one of his buildings, over pieces of this sort alone.

        laid: the owners of roads or of ships.  S-13: a node with an opponent's building does not
        pass the line on.
        """
        found = set()
        waiting = [node for node in self.buildings if self.owner(node) == seat]
        while waiting:
            node = waiting.pop()
            for edge in self.geometry.node_edges[node]:
                if laid.get(edge) == seat and edge not in found:
                    found.add(edge)
                    there = self.geometry.other_end(edge, node)
                    if self.owner(there) in (None, seat):
                        waiting.append(there)
        return found
