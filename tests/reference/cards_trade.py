"""The yellow progress cards: C-129 to C-134."""

from asking import ask
from robber import Robber
from trade import Trade
from words import CARDS, COMMODITIES, RESOURCES, can_go_on, move_cards, place

MASTER_CARDS = 2            # C-132
COMMODITY_TRIBUTE = 1       # C-133
RESOURCE_TRIBUTE = 2        # C-134


class TradeCards(Trade, Robber):
    """Trade."""

    # Merchant (C-129)

    def choices_merchant(self, seat):
        """Land hexes at a building of his, never gold; where he is only from another player."""
        return ['h%d' % hex_ for hex_ in self.geometry.hex_ids()
                if self.is_land(hex_) and self.terrain[hex_] != 'gold'
                and seat in self.owners_at(hex_) and self.merchant != (hex_, seat)]

    def play_merchant(self, seat, argument):
        """C-93: he comes there, and his point with him (E157)."""
        self.merchant = (place(argument), seat)

    # Commercial harbour (C-130)

    def has_resource(self, seat):
        """Whether a seat has a resource to offer."""
        return any(self.players[seat].hand[kind] for kind in RESOURCES)

    def choices_commercial_harbour(self, seat):
        """E151: once a turn; with a resource in hand and somebody who has a card."""
        others = [other for other in self.opponents(seat) if self.hand_size(other) >= 1]
        return [''] if not self.harbour and self.has_resource(seat) and others else []

    def play_commercial_harbour(self, seat, _):
        """From now on each other player may be offered one card."""
        self.harbour = True
        self.harbour_seats = set(self.opponents(seat))

    def harbour_offers(self, seat):
        """To whom a card may still be offered: who has any card, whatever it is."""
        if not self.has_resource(seat):
            return []
        return ['harbour_offer:s%d' % other for other in sorted(self.harbour_seats)
                if self.hand_size(other) >= 1]

    def offer_at_harbour(self, seat, other):
        """A resource, face down, for a commodity of the other's choice; none: no exchange."""
        self.harbour_seats.remove(other)
        mine, theirs = self.players[seat].hand, self.players[other].hand
        _, offered = yield from ask(seat, 'harbour_card', lambda: [
            'harbour_card:' + kind for kind in RESOURCES if mine[kind] >= 1])
        kind, given = yield from ask(other, 'harbour_give', lambda: [
            'harbour_give:' + kind for kind in COMMODITIES if theirs[kind] >= 1])
        if kind is not None:
            move_cards(mine, theirs, {offered: 1})
            move_cards(theirs, mine, {given: 1})

    # Merchant fleet (C-131)

    def choices_merchant_fleet(self, seat):
        """C-90: a kind that he does not trade 2:1 anyway."""
        return [kind for kind in CARDS if self.rate(seat, kind) > 2]

    def play_merchant_fleet(self, _, argument):
        """2:1 for the rest of the turn."""
        self.fleet.add(argument)

    # Master merchant (C-132)

    def choices_master_merchant(self, seat):
        """Others with more points and a card."""
        return ['s%d' % other for other in self.opponents(seat)
                if self.points(other) > self.points(seat) and self.hand_size(other) >= 1]

    def play_master_merchant(self, seat, argument):
        """Two cards of one's choice, in kind order, or the only one."""
        hand, last = self.players[place(argument)].hand, None
        for left in range(min(MASTER_CARDS, self.hand_size(place(argument))), 0, -1):
            _, last = yield from ask(seat, 'take_hand', lambda left=left, last=last: [
                'take_hand:' + kind for kind in CARDS if can_go_on(hand, last, kind, left)])
            move_cards(hand, self.players[seat].hand, {last: 1})

    # Monopolies (C-133, C-134)

    def tribute(self, seat, kind, most):
        """Every other player gives so many cards of a kind, or what he has of it."""
        for other in self.opponents(seat):
            hand = self.players[other].hand
            move_cards(hand, self.players[seat].hand, {kind: min(most, hand[kind])})

    def others_hold(self, seat):
        """C-90: whether anybody else holds a card, as one can see."""
        return any(self.hand_size(other) for other in self.opponents(seat))

    def choices_trade_monopoly(self, seat):
        """Any commodity; it may bring nothing, but somebody else must hold a card."""
        return COMMODITIES if self.others_hold(seat) else []

    def play_trade_monopoly(self, seat, argument):
        """One of it from everybody."""
        self.tribute(seat, argument, COMMODITY_TRIBUTE)

    def choices_resource_monopoly(self, seat):
        """Any resource; likewise."""
        return RESOURCES if self.others_hold(seat) else []

    def play_resource_monopoly(self, seat, argument):
        """Up to two of it from everybody (E149)."""
        self.tribute(seat, argument, RESOURCE_TRIBUTE)
