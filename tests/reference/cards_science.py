"""The green progress cards: C-110 to C-119."""

from asking import ask
from development import Development
from rolling import Rolling
from words import RED_AND_WHITE, TRACKS, covers, move_cards, place, read_pair

MEDICINE_PRICE = {'ore': 2, 'grain': 1}     # C-117
FIXED_NUMBERS = (2, 6, 8, 12)               # C-115


class ScienceCards(Development, Rolling):
    """Science."""

    # Alchemist (C-110)

    def choices_alchemist(self, _):
        """Any pair of dice; B-26: but a 7 where none falls."""
        return ['%d+%d' % pair for pair in RED_AND_WHITE if not self.pair_barred(pair)]

    def play_alchemist(self, _, argument):
        """The event die falls, then the roll goes on as any other; a deck of dice stays as it is."""
        total = yield from self.event_of(read_pair(argument))
        yield from self.settle(total)

    # Crane (C-111)

    def choices_crane(self, seat):
        """Not while one is at work (E150), nor if no track can be improved."""
        improvable = any(self.is_improvable(seat, track) for track in TRACKS)
        return [''] if improvable and not self.crane else []

    def play_crane(self, *_):
        """The next improvement of this turn costs one card less."""
        self.crane = True

    # Mining and irrigation (C-112, C-113)

    def own_hexes(self, seat, terrain):
        """The hexes of this terrain with a building of his."""
        return [hex_ for hex_ in self.geometry.hex_ids()
                if self.terrain[hex_] == terrain and seat in self.owners_at(hex_)]

    def two_a_hex(self, seat, terrain):
        """Two cards for each such hex, once a hex, robber or not; as far as the bank goes."""
        kind = self.product(self.own_hexes(seat, terrain)[0])
        number = 2 * len(self.own_hexes(seat, terrain))
        self.from_bank(seat, kind, min(number, self.bank[kind]))

    def choices_mining(self, seat):
        """Not without such a hex, nor if the bank has no ore."""
        return [''] if self.own_hexes(seat, 'mountains') and self.bank['ore'] else []

    def play_mining(self, seat, _):
        """Two ore for each mountains hex."""
        self.two_a_hex(seat, 'mountains')

    def choices_irrigation(self, seat):
        """Not without such a hex, nor if the bank has no grain."""
        return [''] if self.own_hexes(seat, 'fields') and self.bank['grain'] else []

    def play_irrigation(self, seat, _):
        """Two grain for each fields hex."""
        self.two_a_hex(seat, 'fields')

    # Inventor (C-115)

    def other_tokens(self, first):
        """The hexes whose token may be swapped with that of this hex, and is another number."""
        return [hex_ for hex_ in self.geometry.hex_ids()
                if self.is_movable(hex_) and self.number[hex_] != self.number[first]]

    def is_movable(self, hex_):
        """Whether a hex bears a token that may be swapped."""
        return self.number[hex_] != 0 and self.number[hex_] not in FIXED_NUMBERS

    def choices_inventor(self, _):
        """The first token, if there is another for it."""
        return ['h%d' % hex_ for hex_ in self.geometry.hex_ids()
                if self.is_movable(hex_) and self.other_tokens(hex_)]

    def play_inventor(self, seat, argument):
        """Two tokens change places; the robber stays."""
        first = place(argument)
        _, argument = yield from ask(seat, 'swap_number', lambda: [
            'swap_number:h%d' % hex_ for hex_ in self.other_tokens(first)])
        second = place(argument)
        self.number[first], self.number[second] = self.number[second], self.number[first]

    # Engineer and medicine (C-116, C-117)

    def choices_engineer(self, seat):
        """C-45: own cities without a wall, with one in supply."""
        return ['n%d' % node for node in self.wall_sites(seat)]

    def play_engineer(self, _, argument):
        """A wall for nothing."""
        self.walls.add(place(argument))

    def choices_medicine(self, seat):
        """Turned cities, C-77: before any settlement, which takes a city from supply."""
        if not covers(self.players[seat].hand, MEDICINE_PRICE):
            return []
        return ['n%d' % node for node in self.turned_of(seat) or self.city_sites(seat)]

    def play_medicine(self, seat, argument):
        """A city for two ore and a grain."""
        move_cards(self.players[seat].hand, self.bank, MEDICINE_PRICE)
        self.turned.discard(place(argument))
        self.buildings[place(argument)] = (seat, 'city')

    # Smith (C-118)

    def smith_sites(self, seat):
        """C-52, C-53: the knights that may be promoted; one that was in this turn may not."""
        return ['n%d' % node for node in self.knights_of(seat) if self.may_promote(seat, node)]

    def choices_smith(self, seat):
        """The first of them."""
        return self.smith_sites(seat)

    def play_smith(self, seat, argument):
        """Two knights, one after the other; the second may be declined."""
        self.promote(place(argument))
        if not self.smith_sites(seat):
            return
        kind, argument = yield from ask(seat, 'free_promotion', lambda: ['decline'] + [
            'free_promotion:' + node for node in self.smith_sites(seat)])
        if kind != 'decline':
            self.promote(place(argument))

    # Road building (C-119)

    def choices_road_building(self, seat):
        """With a piece and a place for it."""
        return [''] if self.free_pieces(seat) else []

    def play_road_building(self, seat, _):
        """As the development card (B-64, S-42)."""
        yield from self.road_building(seat)
