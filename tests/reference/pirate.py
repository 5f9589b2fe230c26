"""The pirate: S-60 to S-63.  What it bars is in ships.py (S-16) and ship_moves.py (S-22)."""

from table import Table


class Pirate(Table):
    """Where the pirate may go, and whom it robs."""

    def pirate_moves(self):
        """S-60, S-62: to another sea hex of the map; never into the fog (S-80)."""
        if not self.options.seafarers:
            return []
        return ['move_pirate:h%d' % hex_ for hex_ in self.geometry.hex_ids()
                if self.terrain[hex_] == 'sea' and hex_ != self.pirate]

    def ship_owners_at(self, hex_, mover):
        """S-61: opponents with a ship on an edge of the hex, with cards or without (B-36, E95).

        The friendly robber (B-35) spares nobody here.
        """
        owners = {self.ships.get(edge) for edge in self.geometry.hex_edges[hex_]}
        return sorted(owners - {None, mover})
