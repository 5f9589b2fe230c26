"""Gold: cards of choice (S-50 to S-53); CS-8: never commodities."""

from asking import ask
from table import Table
from words import RESOURCES, YIELD, bundle, can_go_on, count


class Gold(Table):
    """Who takes how many cards for gold."""

    def take_gold(self, seat, picks):
        """S-50, S-51: so many cards of choice, in kind order, as far as the bank goes (E101)."""
        last = None
        for left in range(min(picks, count(self.bank_resources())), 0, -1):
            _, last = yield from ask(seat, 'take_gold', lambda left=left, last=last: [
                'take_gold:' + kind for kind in RESOURCES
                if can_go_on(self.bank_resources(), last, kind, left)])
            self.from_bank(seat, last)

    def bank_resources(self):
        """CS-8: the bank without its commodities."""
        return bundle(**{kind: self.bank[kind] for kind in RESOURCES})

    def gold_picks(self, seat, total):
        """S-50, E100: the picks of a seat for this number; S-53, E102: none at the robber."""
        picks = 0
        for hex_ in self.geometry.hex_ids():
            if (self.terrain[hex_] == 'gold' and self.number[hex_] == total
                    and hex_ != self.robber):
                picks += sum(YIELD[self.buildings[node][1]]
                             for node in self.geometry.hex_nodes[hex_]
                             if self.owner(node) == seat)
        return picks

    def gold_of_roll(self, total):
        """S-51: after the ordinary production, in turn order from the active player."""
        for seat in self.turn_order(self.active):
            yield from self.take_gold(seat, self.gold_picks(seat, total))

    def starting_gold(self, seat, node):
        """S-52, E103: one card for each gold hex at the second starting settlement."""
        around = self.geometry.node_hexes[node]
        picks = sum(self.terrain[hex_] == 'gold' for hex_ in around)
        yield from self.take_gold(seat, picks)
