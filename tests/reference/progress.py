"""Progress cards: decks, drawing, the limit of the hand (C-8, C-72, C-85 to C-89)."""

from asking import ask, ask_chance
from table import Table
from words import PROGRESS, PROGRESS_CARDS, count

COLOUR = {name: track for name, track, _ in PROGRESS}
PROGRESS_LIMIT = 4      # C-88


class Progress(Table):
    """Drawing progress cards and putting them under their decks."""

    def progress_weights(self, track):
        """C-86: the shuffled cards are equally likely; after them come those put under the deck."""
        weights = {'draw_progress:' + name: self.shuffled[name]
                   for name in PROGRESS_CARDS if COLOUR[name] == track}
        if count(weights) == 0 and self.under[track]:
            weights['draw_progress:' + self.under[track][0]] = 1
        return weights

    def draw_progress(self, seat, track):
        """A seat draws from this deck; C-86: nothing from an empty one."""
        kind, name = yield from ask_chance('draw_progress', lambda: self.progress_weights(track))
        if kind is None:
            return
        if self.shuffled[name]:
            self.shuffled[name] -= 1
        else:
            assert self.under[track].pop(0) == name
        if name in self.laid_open:      # C-89: at once, whose turn it may be
            self.laid_open[name] = seat
        else:
            self.progress[seat][name] += 1
        self.after_event()

    def gate(self, track, red):
        """C-85, C-79: who has the level for the red die draws, in turn order, while there are cards.

        C-86: a short deck lasts for the first ones.
        """
        for seat in self.turn_order(self.active):
            level = self.tracks[seat][track]
            if level >= 1 and red <= level + 1:
                yield from self.draw_progress(seat, track)

    def draw_of_choice(self, seat):
        """C-72: one card from any deck that has cards."""
        kind, track = yield from ask(seat, 'choose_deck', lambda: [
            'choose_deck:' + track for track in self.under if self.deck_size(track) >= 1])
        if kind is not None:
            yield from self.draw_progress(seat, track)

    def keep_limit(self, seat):
        """C-88: down to four; each one put under its deck."""
        while count(self.progress[seat]) > PROGRESS_LIMIT:
            _, name = yield from ask(seat, 'discard_progress', lambda: [
                'discard_progress:' + name
                for name, number in self.progress[seat].items() if number >= 1])
            self.put_under(seat, name)

    def put_under(self, seat, name):
        """C-86: a card of a seat goes under the deck of its colour."""
        self.progress[seat][name] -= 1
        self.under[COLOUR[name]].append(name)

    def keep_limits_off_turn(self):
        """C-88: after all draws of the roll those not active, in turn order."""
        for seat in self.opponents(self.active):
            yield from self.keep_limit(seat)
