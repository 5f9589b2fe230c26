"""The blue progress cards: C-120 to C-127."""

from asking import ask
from building import Building
from ck_table import Knight
from words import CARDS, can_go_on, count, move_cards, place

WEDDING_CARDS = 2   # C-123


class PoliticsCards(Building):
    """Politics."""

    # Bishop (C-120)

    def choices_bishop(self, seat):
        """E137: not before the first attack; B-31, B-35: where the robber may go."""
        if not self.robber_free:
            return []
        return ['h%d' % hex_ for hex_ in self.geometry.hex_ids()
                if self.robber_may_go(seat, hex_)]

    def play_bishop(self, seat, argument):
        """The robber moves, and takes a card of each other player there, in turn order."""
        self.robber = place(argument)
        victims = self.victims(seat)
        for other in self.opponents(seat):
            if other in victims:
                yield from self.steal(seat, other)

    # Diplomat (C-121)

    def is_loose_end(self, node, edge, pieces):
        """Whether this piece's owner has no knight, no building, no other such piece there."""
        seat = pieces[edge]
        return (self.knight_owner(node) != seat and self.owner(node) != seat
                and not any(pieces.get(other) == seat
                            for other in self.geometry.node_edges[node] if other != edge))

    def would_strand(self, edge, seat):
        """C-63: whether without this piece of his a knight would be left without a way."""
        for node in self.geometry.edge_nodes[edge]:
            others = [other for other in self.geometry.node_edges[node] if other != edge]
            if (self.knight_owner(node) == seat
                    and not any(seat in (self.roads.get(other), self.ships.get(other))
                                for other in others)):
                return True
        return False

    def open_pieces(self, pieces):
        """The edges of the roads, or ships, that may be removed."""
        return [edge for edge, seat in pieces.items()
                if any(self.is_loose_end(node, edge, pieces)
                       for node in self.geometry.edge_nodes[edge])
                and not self.would_strand(edge, seat)]

    def choices_diplomat(self, _):
        """Open roads and ships of anybody."""
        return ['e%d' % edge for edge in self.open_pieces(self.roads)
                + self.open_pieces(self.ships)]

    def play_diplomat(self, seat, argument):
        """It is removed; one's own may be laid elsewhere, as the same piece (CS-13).

        G-9, E156: awards are judged when that is over.
        """
        edge = place(argument)
        piece = 'road' if edge in self.roads else 'ship'
        owner = (self.roads if piece == 'road' else self.ships).pop(edge)
        self.new_ships.discard(edge)
        sites = [other for other in self.sites_of(seat, piece) if other != edge]
        if owner != seat or not sites:
            return
        kind, argument = yield from ask(seat, 'rebuild', lambda: ['decline'] + [
            'rebuild:e%d' % other for other in sites])
        if kind == 'rebuild':
            yield from self.lay(seat, piece, place(argument))

    def sites_of(self, seat, piece):
        """Where a seat may lay a road, or a ship."""
        return self.road_sites(seat) if piece == 'road' else self.ship_sites(seat)

    # Warlord (C-122)

    def choices_warlord(self, seat):
        """Not if none is passive."""
        passive = [node for node in self.knights_of(seat) if not self.knights[node].active]
        return [''] if passive else []

    def play_warlord(self, seat, _):
        """All passive knights become active, and act in a later turn only (C-51)."""
        for node in self.knights_of(seat):
            if not self.knights[node].active:
                self.knights[node].active = self.knights[node].tired = True

    # Wedding (C-123) and saboteur (C-125)

    def givers(self, seat):
        """E148: who has more points and a card."""
        return [other for other in self.opponents(seat)
                if self.points(other) > self.points(seat) and self.hand_size(other) >= 1]

    def choices_wedding(self, seat):
        """Not if nobody would give."""
        return [''] if self.givers(seat) else []

    def play_wedding(self, seat, _):
        """Two cards of each one's choice, or the only one."""
        for other in self.givers(seat):
            yield from self.hand_over(
                other, 'give', min(WEDDING_CARDS, self.hand_size(other)), seat)

    def hand_over(self, seat, move, number, to):
        """A seat gives another so many cards of its choice, in kind order."""
        cards, last = self.players[seat].hand, None
        for left in range(number, 0, -1):
            _, last = yield from ask(seat, move, lambda left=left, last=last: [
                move + ':' + kind for kind in CARDS if can_go_on(cards, last, kind, left)])
            move_cards(cards, self.players[to].hand, {last: 1})

    def sabotaged(self, seat):
        """E146, E147: who has as many points or more and would lose a card; no wall helps."""
        return [other for other in self.opponents(seat)
                if self.points(other) >= self.points(seat) and self.hand_size(other) >= 2]

    def choices_saboteur(self, seat):
        """Not if nobody would lose a card."""
        return [''] if self.sabotaged(seat) else []

    def play_saboteur(self, seat, _):
        """Half of each one's hand, rounded down."""
        for other in self.sabotaged(seat):
            yield from self.discard(other, self.hand_size(other) // 2)

    # Intrigue (C-124)

    def choices_intrigue(self, seat):
        """E154: others' knights where a road or ship of his ends."""
        return ['n%d' % node for node in sorted(self.knights)
                if self.knight_owner(node) != seat
                and any(seat in (self.roads.get(edge), self.ships.get(edge))
                        for edge in self.geometry.node_edges[node])]

    def play_intrigue(self, _, argument):
        """C-59: its owner puts it elsewhere."""
        node = place(argument)
        yield from self.retreat(self.knights.pop(node), node)

    # Spy (C-126)

    def choices_spy(self, seat):
        """Others who hold progress cards."""
        return ['s%d' % other for other in self.opponents(seat) if count(self.progress[other])]

    def play_spy(self, seat, argument):
        """One of them changes hands."""
        cards = self.progress[place(argument)]
        _, name = yield from ask(seat, 'take_progress', lambda: [
            'take_progress:' + name for name, number in cards.items() if number >= 1])
        move_cards(cards, self.progress[seat], {name: 1})

    # Deserter (C-127)

    def choices_deserter(self, seat):
        """Others who have a knight."""
        return ['s%d' % other for other in self.opponents(seat) if self.knights_of(other)]

    def play_deserter(self, seat, argument):
        """The other chooses a knight, which goes; one's own may come (E152: or none).

        Active if that one was, and then it may act; it counts as recruited (C-53).
        """
        other = place(argument)
        _, argument = yield from ask(other, 'desert', lambda: [
            'desert:n%d' % node for node in self.knights_of(other)])
        gone = self.knights.pop(place(argument))
        strengths = self.deserter_strengths(seat, gone.level)
        if not strengths or not self.new_knight_sites(seat):
            return
        level = strengths[0]
        if len(strengths) >= 2:
            kind, argument = yield from ask(seat, 'choose_strength', lambda: ['decline'] + [
                'choose_strength:%d' % strength for strength in strengths])
            if kind == 'decline':
                return
            level = int(argument)
        kind, argument = yield from ask(seat, 'place_deserter', lambda: ['decline'] + [
            'place_deserter:n%d' % node for node in self.new_knight_sites(seat)])
        if kind != 'decline':
            knight = Knight(seat, level)
            knight.active, knight.raised = gone.active, True
            self.knights[place(argument)] = knight

    def deserter_strengths(self, seat, level):
        """The same strength if he has it and may have it (C-52), else any weaker one (E153)."""
        def may_have(strength):
            fortress = self.has_level(seat, 'politics', 3)
            return self.knight_supply(seat, strength) >= 1 and (strength < 3 or fortress)

        if may_have(level):
            return [level]
        return [strength for strength in range(1, level) if may_have(strength)]
