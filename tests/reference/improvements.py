"""City improvements, metropolises and the aqueduct (C-31, C-32, C-78 to C-84)."""

from asking import ask
from table import Table
from words import CARDS, COMMODITIES, RESOURCES, TRACKS, covers, move_cards, place


class Improvements(Table):
    """The three tracks and what they bring."""

    def price_of_level(self, track, level):
        """C-78, C-13: level n costs n of the commodity of the track; C-111: one less by a crane."""
        return {COMMODITIES[TRACKS.index(track)]: level - self.crane}

    def may_improve(self, seat, track):
        """C-78: whether the next level may be had, and is paid for."""
        price = self.price_of_level(track, self.tracks[seat][track] + 1)
        return self.is_improvable(seat, track) and covers(self.players[seat].hand, price)

    def is_improvable(self, seat, track):
        """C-78: level after level, with a city on the board; paid for or not.

        C-83: for the levels 4 and 5 one without metropolis, unless the one of this track is his.
        """
        level = self.tracks[seat][track] + 1
        if level > 5 or not self.nodes_of(seat, 'city'):
            return False
        return level <= 3 or self.holds(seat, track) or bool(self.ordinary_cities(seat))

    def holder(self, track):
        """The seat with the metropolis of a track, or None."""
        node = self.metropolises[track]
        return None if node is None else self.owner(node)

    def holds(self, seat, track):
        """Whether the metropolis of a track is his."""
        return self.holder(track) == seat

    def improve_moves(self, seat):
        """The tracks on which a seat can go on now."""
        return ['improve:' + track for track in TRACKS if self.may_improve(seat, track)]

    def wins_metropolis(self, seat, track):
        """C-81: first at level 4; C-82: at level 5 while the holder is not there."""
        holder = self.holder(track)
        level = self.tracks[seat][track]
        if holder is None:
            return level >= 4
        return holder != seat and level == 5 and self.tracks[holder][track] < 5

    def improve(self, seat, track):
        """C-78: the next level; C-84: a metropolis is placed at once on a city of his choice."""
        level = self.tracks[seat][track] + 1
        move_cards(self.players[seat].hand, self.bank, self.price_of_level(track, level))
        self.tracks[seat][track] = level
        self.crane = False      # C-111
        if self.wins_metropolis(seat, track):
            _, argument = yield from ask(seat, 'place_metropolis', lambda: [
                'place_metropolis:n%d' % node for node in self.ordinary_cities(seat)])
            self.metropolises[track] = place(argument)
        self.after_event()

    def gains(self, before):
        """How many cards each player has more than in these hands."""
        return [sum(player.hand[kind] - hand[kind] for kind in CARDS)
                for player, hand in zip(self.players, before)]

    def aqueducts(self, gains):
        """C-31: who got no card of this roll takes a resource; C-32: in turn order, no declining.

        gains: the cards that each player got.
        """
        for seat in self.turn_order(self.active):
            if self.has_level(seat, 'science', 3) and gains[seat] == 0:
                kind, card = yield from ask(seat, 'take_aqueduct', lambda: [
                    'take_aqueduct:' + kind for kind in RESOURCES if self.bank[kind] >= 1])
                if kind is not None:
                    self.from_bank(seat, card)
