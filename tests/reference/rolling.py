"""The roll and what it brings: B-21 to B-26, S-50, S-51, V13.6; its three dice: ck_dice.py."""

from asking import ask_chance
from ck_dice import CkDice
from gold import Gold
from robber import Robber
from words import CARDS, DICE_PAIRS


class Rolling(Gold, CkDice, Robber):
    """Dice, production, and the way to the robber."""

    def seven_barred(self):
        """B-26: in the first so many rounds no 7 falls; a round is a turn of each player."""
        return self.turn <= self.options.no_sevens * self.options.players

    def refill_dice(self):
        """V13.6: all 36 pairs are put back when a draw is due and none is left.

        Also when only sevens are left while none may fall (B-26).
        """
        usable = {total: left for total, left in self.dice_left.items()
                  if not (total == 7 and self.seven_barred())}
        if sum(usable.values()) == 0:
            self.dice_left = dict(DICE_PAIRS)

    def dice_weights(self):
        """B-22: how the sum may fall."""
        weights = dict(self.dice_left if self.options.dice == 'deck' else DICE_PAIRS)
        if self.seven_barred():
            weights[7] = 0
        return {'dice:%d' % total: weight for total, weight in weights.items()}

    def roll_two(self):
        """B-22: the two dice fall; returns their total."""
        if self.options.dice == 'deck':
            self.refill_dice()
        _, argument = yield from ask_chance('dice', self.dice_weights)
        total = int(argument)
        if self.options.dice == 'deck':
            self.dice_left[total] -= 1
        return total

    def roll(self):
        """The dice fall, and what they bring."""
        total = yield from self.roll_three() if self.options.cities_knights else self.roll_two()
        yield from self.settle(total)

    def settle(self, total):
        """B-30: a 7, or B-23: production; after it the aqueduct (C-31) and the markets (V10.2).

        V2.4, V2.5: last what specialists bring.  C-35: until the barbarians have landed a 7 brings
        only the discards.
        """
        if total == 7:
            yield from self.discards()
            if self.robber_free:
                yield from self.move_robber(self.active)
        else:
            before = [dict(player.hand) for player in self.players]
            self.produce(total)
            yield from self.gold_of_roll(total)
            yield from self.aqueducts(self.gains(before))
            yield from self.markets(total)
        yield from self.specialists_income(total)
        self.after_event()

    def owed(self, total):
        """B-23: what each player is to get for this number, as {kind: {seat: cards}}."""
        owed = {kind: {} for kind in CARDS}
        for hex_ in self.geometry.hex_ids():
            if self.number[hex_] != total or hex_ == self.robber:
                continue
            for node in self.geometry.hex_nodes[hex_]:
                if node in self.buildings:
                    seat, piece = self.buildings[node]
                    for kind, cards in self.yield_of(piece, self.terrain[hex_]).items():
                        owed[kind][seat] = owed[kind].get(seat, 0) + cards
        return owed

    def produce(self, total):
        """B-23, B-24, C-30: each kind is paid in full, or to a sole claimant as far as it goes."""
        for kind, claims in self.owed(total).items():
            if sum(claims.values()) <= self.bank[kind]:
                for seat, cards in claims.items():
                    self.from_bank(seat, kind, cards)
            elif len(claims) == 1:
                seat = list(claims)[0]
                self.from_bank(seat, kind, self.bank[kind])
