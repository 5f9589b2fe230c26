"""Playing development cards: B-60 to B-68."""

from asking import ask
from building import Building
from robber import Robber
from words import RESOURCES, can_go_on, count, move_cards, place


class Development(Building, Robber):
    """Which development cards can be played, and what they do."""

    def card_moves(self, seat):
        """The development cards a seat can play now in his turn (B-60)."""
        player = self.players[seat]
        moves = []
        if self.card_played:
            return moves
        if player.playable('knight'):
            moves.append('play_knight')
        if player.playable('road_building') and self.free_pieces(seat):
            moves.append('play_road_building')      # B-64, E38
        if player.playable('plenty') and count(self.bank) > 0:
            moves.append('play_plenty')             # B-65, E42
        if player.playable('monopoly'):
            moves += ['play_monopoly:' + kind for kind in RESOURCES]
        return moves

    def is_card_move(self, kind):
        """Whether a kind of move is one of those of card_moves()."""
        return kind.startswith('play_')

    def play_card(self, seat, kind, argument):
        """Carry out a move of card_moves(); the card leaves the hand (B-62)."""
        if self.options.cities_knights:
            yield from self.play_progress(seat, kind, argument)
            return
        card = kind.partition('_')[2]
        self.players[seat].cards[card] -= 1
        self.card_played = True
        if card == 'knight':
            self.players[seat].knights += 1
            self.after_event()      # B-70, E73: before the robber moves
            yield from self.move_robber(seat)
        elif card == 'road_building':
            yield from self.road_building(seat)
        elif card == 'plenty':
            yield from self.plenty(seat)
        else:
            self.monopoly(seat, argument)

    def road_building(self, seat):
        """B-64: two free roads, the first one a must, the second may be declined.

        S-42: with ships two of either, or one of each; S-81: what the first one discovers comes
        before the second.
        """
        kind, edge = yield from ask(seat, 'free_road', lambda: self.free_pieces(seat))
        yield from self.lay(seat, kind.partition('_')[2], place(edge))
        if not self.free_pieces(seat):
            return
        kind, edge = yield from ask(
            seat, 'free_road', lambda: self.free_pieces(seat) + ['decline'])
        if kind != 'decline':
            yield from self.lay(seat, kind.partition('_')[2], place(edge))

    def free_pieces(self, seat):
        """The free roads and ships that can be laid now; V8.5: and dikes."""
        return (['free_road:e%d' % edge for edge in self.road_sites(seat)]
                + ['free_ship:e%d' % edge for edge in self.ship_sites(seat)]
                + ['free_dike:e%d' % edge for edge in self.dike_sites(seat)])

    def plenty(self, seat):
        """B-65: two cards from the bank, one if it holds but one, in kind order."""
        last = None
        for left in range(min(2, count(self.bank)), 0, -1):
            _, last = yield from ask(seat, 'take_card', lambda left=left, last=last: [
                'take:' + kind for kind in RESOURCES if can_go_on(self.bank, last, kind, left)])
            self.from_bank(seat, last)

    def monopoly(self, seat, kind):
        """B-66: every opponent hands over all he has of the kind; it may hit nobody (E43)."""
        for other in self.opponents(seat):
            hand = self.players[other].hand
            move_cards(hand, self.players[seat].hand, {kind: hand[kind]})
