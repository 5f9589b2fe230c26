"""The seven and the robber: B-30 to B-36; with the pirate S-60, at a market V10.4."""

from asking import ask, ask_chance
from market import Market
from pirate import Pirate
from words import CARDS, can_go_on, move_cards, place


class Robber(Pirate, Market):
    """Discards, the robber's move and the theft."""

    def discards(self):
        """B-30, C-34: who holds more than the limit discards half, rounded down.

        In turn order from the active player (G-2), each card by card in kind order, and all
        before the robber moves (E17, E18).
        """
        for seat in self.turn_order(self.active):
            if self.hand_size(seat) > self.discard_limit(seat):
                yield from self.discard(seat, self.hand_size(seat) // 2)

    def discard(self, seat, number):
        """One player discards so many cards."""
        last = None
        for left in range(number, 0, -1):
            hand = self.players[seat].hand
            _, last = yield from ask(seat, 'discard', lambda left=left, last=last: [
                'discard:' + kind for kind in CARDS if can_go_on(hand, last, kind, left)])
            move_cards(hand, self.bank, {last: 1})

    def is_protected(self, seat):
        """B-35: whom the friendly robber spares."""
        return self.options.friendly_robber and self.public_points(seat) < 3

    def robber_may_go(self, mover, hex_):
        """B-31: to another land hex; B-35: not beside a protected opponent, deserts excepted."""
        if hex_ == self.robber or not self.is_land(hex_):
            return False
        if self.terrain[hex_] == 'desert':
            return True
        return not any(self.is_protected(seat) for seat in self.owners_at(hex_) - {mover})

    def victims(self, mover):
        """B-32, B-36: opponents with a building at the robber's hex, with cards or without.

        B-35: a protected one is never named, on a desert either.
        """
        return [seat for seat in self.owners_at(self.robber) - {mover}
                if not self.is_protected(seat)]

    def robber_moves(self, mover):
        """B-31: to another land hex, as B-35 lets it."""
        return ['move_robber:h%d' % hex_ for hex_ in self.geometry.hex_ids()
                if self.robber_may_go(mover, hex_)]

    def move_robber(self, mover):
        """B-31, B-32: the robber moves and steals; S-60: or the pirate, as he chooses (E98)."""
        yield from self.move_one(mover, lambda: self.robber_moves(mover) + self.pirate_moves())

    def move_one(self, mover, moves):
        """One of the two moves and steals; moves: finds what there is to choose from.

        B-35: if nothing can go anywhere all stays.
        """
        kind, argument = yield from ask(mover, 'move_robber', moves)
        if kind is None:
            return
        if kind == 'move_pirate':
            self.pirate = place(argument)
            victims = self.ship_owners_at(self.pirate, mover)
        else:
            self.robber = place(argument)
            victims = self.victims(mover)
            if self.is_market(self.robber):
                yield from self.rob_market(mover, victims)
                return
        kind, argument = yield from ask(mover, 'rob', lambda: [
            'rob:s%d' % seat for seat in victims])
        if kind is None:
            return
        yield from self.steal(mover, place(argument))

    def steal(self, thief, victim):
        """B-32: one card, drawn blindly, uniform over the cards (E23); B-36: or none."""
        hand = self.players[victim].hand
        kind, card = yield from ask_chance('steal', lambda: {
            'steal:' + kind: number for kind, number in hand.items()})
        if kind is not None:
            move_cards(hand, self.players[thief].hand, {card: 1})
