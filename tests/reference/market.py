"""Markets: exchange with the bank, and what the robber does there (V10)."""

from asking import ask
from table import Table
from words import CARDS, PRODUCING, YIELD, can_go_on, count, move_cards

MARKET_NUMBERS = (2, 3, 4, 10, 11, 12)      # V10.1


class Market(Table):
    """What happens at markets."""

    def is_market(self, hex_):
        """V10.1: whether there is a market."""
        return self.terrain[hex_] == 'market'

    def market_faults(self):
        """V10.1: what is wrong with a board that was laid by the rules, as texts."""
        numbers = [self.number[hex_] for hex_ in self.geometry.hex_ids() if self.is_market(hex_)]
        left = [hex_ for hex_ in self.geometry.hex_ids()
                if self.terrain[hex_] in PRODUCING and self.number[hex_] in MARKET_NUMBERS]
        due = self.options.market_count if self.options.market else 0
        faults = ['a market with the number %d' % number
                  for number in numbers if number not in MARKET_NUMBERS]
        if len(numbers) > due or (len(numbers) < due and left):
            faults.append('%d markets, not %d' % (len(numbers), due))
        return faults

    def markets(self, total):
        """V10.2, V10.3: at each market with this number, in hex order; V10.4: not at the robber."""
        for hex_ in self.geometry.hex_ids():
            if self.is_market(hex_) and self.number[hex_] == total and hex_ != self.robber:
                for seat in self.turn_order(self.active):
                    yield from self.go_to_market(seat, hex_)

    def go_to_market(self, seat, hex_):
        """V10.2: once a building, settlements first; a turned city is a settlement."""
        for piece in ('settlement', 'city'):
            at_market = [node for node in self.nodes_of(seat, piece)
                         if hex_ in self.geometry.node_hexes[node]]
            for _ in at_market:
                yield from self.exchange(seat, YIELD[piece])

    def others_in_bank(self, given):
        """What the bank holds besides this kind."""
        return dict(self.bank, **{given: 0})

    def exchange(self, seat, number):
        """V10.2: so many equal cards for as many of other kinds.

        V10.3: it is skipped only where it is impossible; a kind may be given only if the bank
        can complete the exchange.
        """
        hand = self.players[seat].hand
        kind, given = yield from ask(seat, 'market_give', lambda: [
            'market_give:' + kind for kind in CARDS
            if hand[kind] >= number and count(self.others_in_bank(kind)) >= number])
        if kind is None:
            return
        move_cards(hand, self.bank, {given: number})
        last = None
        for left in range(number, 0, -1):
            _, last = yield from ask(seat, 'market_take', lambda left=left, last=last: [
                'market_take:' + kind for kind in CARDS
                if can_go_on(self.others_in_bank(given), last, kind, left)])
            self.from_bank(seat, last)

    def rob_market(self, mover, victims):
        """V10.4: who put the robber on a market takes a card from each of these, in turn order."""
        for seat in self.opponents(mover):
            if seat in victims:
                yield from self.steal(mover, seat)
