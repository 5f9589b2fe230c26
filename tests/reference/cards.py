"""Playing progress cards: which can be played when, and what all of them have in common."""

from cards_politics import PoliticsCards
from cards_science import ScienceCards
from cards_trade import TradeCards
from words import PROGRESS_PLAYS

PLAYED_CARD = {kind: name for name, kind in PROGRESS_PLAYS.items()}


class Cards(ScienceCards, PoliticsCards, TradeCards):
    """C-87, C-90.

    Each card has a method choices_<name>, the arguments with which it may be played now ('' for a
    card without one), and play_<name>, which does what it says.
    """

    def plays_of(self, seat, name):
        """The moves that play this card, if the seat has it; none if it would be in vain (C-90)."""
        if self.progress[seat][name] == 0:
            return []
        kind = PROGRESS_PLAYS[name]
        return [kind + ':' + argument if argument else kind
                for argument in getattr(self, 'choices_' + name)(seat)]

    def alchemist_moves(self, seat):
        """C-23, C-110: the one card that is played before the roll, and never after it."""
        return self.plays_of(seat, 'alchemist')

    def progress_moves(self, seat):
        """C-87: the cards that may be played after the roll; C-130: and offers at the harbour."""
        moves = [move for name in PROGRESS_PLAYS if name != 'alchemist'
                 for move in self.plays_of(seat, name)]
        return moves + self.harbour_offers(seat)

    def play_progress(self, seat, kind, argument):
        """C-86: the card goes under its deck at once; G-9, G-10: then what it does is judged."""
        name = PLAYED_CARD[kind]
        self.put_under(seat, name)
        yield from getattr(self, 'play_' + name)(seat, argument) or ()
        self.after_event()
