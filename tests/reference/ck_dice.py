"""The three dice of Cities & Knights and the order in which a roll is settled (C-4, C-5, C-24)."""

from asking import ask_chance
from barbarians import Barbarians
from improvements import Improvements
from words import COMMODITIES, FACES, PRODUCT, RED_AND_WHITE, TRACKS, YIELD, read_pair

# C-28: the commodity that a city takes as its second card; others take the resource twice.
SECOND_CARD = {'pasture': 'cloth', 'mountains': 'coin', 'forest': 'paper'}
assert sorted(SECOND_CARD.values()) == sorted(COMMODITIES)


class CkDice(Barbarians, Improvements):
    """The dice, and what comes before production or the 7."""

    def refill_pairs(self):
        """V13.6: all pairs are put back when none is left that may fall (B-26)."""
        if not any(left and not self.pair_barred(pair) for pair, left in self.pairs_left.items()):
            self.pairs_left = {pair: 1 for pair in RED_AND_WHITE}

    def pair_barred(self, pair):
        """B-26: no pair that makes 7 falls in the first rounds."""
        return sum(pair) == 7 and self.seven_barred()

    def pair_weights(self):
        """C-4: the 36 pairs, red before white."""
        return {'dice_pair:%d+%d' % pair: 0 if self.pair_barred(pair) else left
                for pair, left in self.pairs_left.items()}

    def roll_three(self):
        """C-4, G-11: red and white die, then the event die.  Returns the total of red and white."""
        if self.options.dice == 'deck':
            self.refill_pairs()
        _, argument = yield from ask_chance('dice', self.pair_weights)
        pair = read_pair(argument)
        if self.options.dice == 'deck':
            self.pairs_left[pair] = 0
        return (yield from self.event_of(pair))

    def event_of(self, pair):
        """C-24: the event die, and the ship or the gate; the pair has fallen, or was named (C-110)."""
        self.fallen = pair + ('none',)     # what fell before is shown up to here
        _, face = yield from ask_chance('event_die', lambda: {
            'event_die:' + face: weight for face, weight in FACES.items()})
        self.fallen = pair + (face,)
        if face in TRACKS:
            yield from self.gate(face, pair[0])
        else:
            yield from self.ship_moves_on()
        yield from self.keep_limits_off_turn()
        return sum(pair)

    def yield_of(self, piece, terrain):
        """B-23, C-28: the cards that a piece takes of a hex, as {kind: cards}."""
        kind = PRODUCT.get(terrain)
        if kind is None:
            return {}
        if self.options.cities_knights and piece == 'city' and terrain in SECOND_CARD:
            return {kind: 1, SECOND_CARD[terrain]: 1}
        return {kind: YIELD[piece]}
