"""Polders: V8.1 to V8.5.  Dikes around a hex of the sea, and the land it becomes."""

from asking import ask_chance
from table import Table
from words import DICE_PAIRS


# V8.3: the number tokens of the base game, by number.
TOKENS = {number: 1 if number in (2, 12) else 2 for number in DICE_PAIRS if number != 7}


class Polders(Table):
    """Where dikes may be laid, what they enclose, and whose it is to drain."""

    # Dikes

    def is_in_use(self, hex_):
        """V8.5: whether the pirate or a harbour is in the way."""
        edges = self.geometry.hex_edges[hex_]
        return hex_ == self.pirate or any(edge in edges for edge, _ in self.harbours)

    def dike_sites(self, seat):
        """V8.1: the edges on which a seat may lay a dike, a road piece being in supply."""
        if not self.options.polders or self.supply(seat, 'road') == 0:
            return []
        return sorted({edge for hex_ in self.geometry.hex_ids() if self.may_dike(seat, hex_)
                       for edge in self.geometry.hex_edges[hex_]
                       if self.is_free_edge(edge) and self.dike_touches(seat, hex_, edge)})

    def may_dike(self, seat, hex_):
        """V8.1, V8.5: a hex of the sea with a building of the seat and nothing in the way."""
        return (self.terrain[hex_] == 'sea' and seat in self.owners_at(hex_)
                and not self.is_in_use(hex_))

    def dike_touches(self, seat, hex_, edge):
        """V8.1: an own building or road, or a dike of this hex, whose ever it is."""
        for node in self.geometry.edge_nodes[edge]:
            if self.owner(node) == seat:
                return True
            for other in self.geometry.node_edges[node]:
                if self.roads.get(other) == seat:
                    return True
                if other in self.dikes and other in self.geometry.hex_edges[hex_]:
                    return True
        return False

    def lay_dike(self, seat, edge):
        """V8.4: it is a dike of both its hexes."""
        self.dikes[edge] = seat
        for hex_ in self.geometry.edge_hexes[edge]:
            self.last_dike[hex_] = seat

    # Enclosing

    def is_enclosed(self, hex_):
        """V8.2: a hex of the sea with a dike or road on each edge, of any owners."""
        return self.terrain[hex_] == 'sea' and all(
            edge in self.dikes or edge in self.roads for edge in self.geometry.hex_edges[hex_])

    def judge_enclosed(self, seat, edge):
        """V8.3: a seat has laid a dike or road here; who may drain what that encloses?

        He himself with a building at the hex, else who laid the last dike there, if anybody did.
        """
        if not self.options.polders:
            return
        for hex_ in self.geometry.edge_hexes[edge]:
            if self.is_enclosed(hex_):
                at_hex = seat in self.owners_at(hex_)
                self.drain_right[hex_] = seat if at_hex else self.last_dike.get(hex_)
                self.closed_by[hex_] = seat

    def rights(self):
        """V8.3: by hex who may turn it into land; where it is no longer enclosed that has lapsed."""
        return {hex_: seat for hex_, seat in self.drain_right.items()
                if seat is not None and self.is_enclosed(hex_)}

    def drainable(self, seat):
        """V8.3: the hexes that a seat may turn into land; V8.5: with nothing in the way."""
        return [hex_ for hex_, owner in sorted(self.rights().items())
                if owner == seat and not self.is_in_use(hex_)]

    def drain_moves(self, seat):
        """V8.3: in a turn of one's own, after the roll."""
        return ['drain:h%d' % hex_ for hex_ in self.drainable(seat)]

    def drain_moves_of_go(self, seat):
        """V8.3: in a go of special building only what he has enclosed in this go."""
        return ['drain:h%d' % hex_ for hex_ in self.drainable(seat)
                if self.closed_by.get(hex_) == seat]

    def forget_last(self):
        """V8.3: who has no dike left at a hex did not lay the last there."""
        self.last_dike = {hex_: seat for hex_, seat in self.last_dike.items()
                          if any(self.dikes.get(edge) == seat
                                 for edge in self.geometry.hex_edges[hex_])}

    # Draining

    def drain(self, hex_):
        """V8.4: the dikes of the hex go back, its roads stay; V8.3: chance says what it is."""
        for edge in self.geometry.hex_edges[hex_]:
            self.dikes.pop(edge, None)
        self.forget_last()
        del self.drain_right[hex_]
        _, terrain = yield from ask_chance('polder_terrain', lambda: {
            'polder_terrain:' + terrain: 1 for terrain in self.options.polder_terrains})
        self.terrain[hex_] = terrain
        self.polders.add(hex_)
        self.after_event()  # who lives there may be a specialist now (V2.3)
        _, number = yield from ask_chance('polder_number', lambda: {
            'polder_number:%d' % number: left for number, left in TOKENS.items()})
        self.number[hex_] = int(number)
        self.after_event()
