"""Discovery in the fog: S-80 to S-82, V4.3.  What fog admits (S-84) is said in table.py."""

from asking import ask_chance
from gold import Gold


class Fog(Gold):
    """The stacks, and what a route piece discovers."""

    def discover_from(self, seat, edge):
        """S-81: a piece of this seat was laid; fog at either end is discovered in map order."""
        for hex_ in self.geometry.hex_ids():
            touched = any(node in self.geometry.hex_nodes[hex_]
                          for node in self.geometry.edge_nodes[edge])
            if touched and self.terrain[hex_] == 'fog':
                yield from self.discover(seat, hex_)

    def discover(self, seat, hex_):
        """S-81: chance draws terrain and, where it bears one, the number; S-82: then the card.

        V2.3: the board is another, which may win the game (G-10).  V4.3: there is no number.
        """
        _, terrain = yield from ask_chance('discover', lambda: {
            'discover:' + kind: left for kind, left in self.stack.items()})
        self.stack[terrain] -= 1
        self.terrain[hex_] = terrain
        self.after_event()
        if terrain not in ('desert', 'sea') and not self.options.scarcity:
            _, number = yield from ask_chance('discover_number', lambda: {
                'discover_number:%d' % value: left for value, left in self.stack_numbers.items()})
            self.stack_numbers[int(number)] -= 1
            self.number[hex_] = int(number)
        kind = self.product(hex_)
        if terrain == 'gold':
            yield from self.take_gold(seat, 1)
        elif kind is not None and self.bank[kind] >= 1:
            self.from_bank(seat, kind)
