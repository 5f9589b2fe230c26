"""Specialists: who holds which card, and what it brings (V2)."""

from asking import ask
from words import PRODUCT, RESOURCES, seat_name

# V2.2: by terrain, in the order in which facts list them.
SPECIALISTS = {
    'forest': 'lumberjack', 'hills': 'mason', 'pasture': 'shepherd', 'fields': 'farmer',
    'mountains': 'miner', 'gold': 'gold_seeker'}

# V2.1: the marks of a building for each hex; a turned city is a settlement.
MARKS = {'settlement': 1, 'city': 2}


class Specialists:
    """The six cards; a part of table.Table."""

    def lay_specialists(self):
        """V2.3: all cards lie aside."""
        self.specialists = {terrain: None for terrain in SPECIALISTS}   # before whom they lie

    # Who holds them

    def marks(self, seat, terrain):
        """V2.1: for each of his buildings and each hex of this terrain there, numbers or not."""
        return sum(MARKS[piece] for node, (owner, piece) in self.buildings.items()
                   for hex_ in self.geometry.node_hexes[node]
                   if owner == seat and self.terrain[hex_] == terrain)

    def leader(self, terrain):
        """V2.2: who alone has most marks, and enough of them; V2.3: else nobody."""
        marks = [self.marks(seat, terrain) for seat in self.seats()]
        most = max(marks)
        if most < self.options.specialist_threshold or marks.count(most) > 1:
            return None
        return marks.index(most)

    def judge_specialists(self):
        """V2.3: all cards are judged anew, whoever held them."""
        if self.options.specialists:
            self.specialists = {terrain: self.leader(terrain) for terrain in SPECIALISTS}

    def specialist_points(self, seat):
        """V2.2: a point for each card."""
        return list(self.specialists.values()).count(seat)

    # What they bring

    def specialists_income(self, total):
        """V2.4: to everybody after every roll but a 7; V2.5: or to the roller, 7 or not."""
        if self.options.specialist_income == 'own_turn':
            yield from self.bring(self.active)
        elif total != 7:
            for seat in self.turn_order(self.active):
                yield from self.bring(seat)

    def bring(self, seat):
        """V2.4: a resource for each card of this seat, in their order, if the bank has it."""
        for terrain, holder in self.specialists.items():
            if holder != seat:
                continue
            card = PRODUCT.get(terrain)
            if terrain == 'gold':
                _, card = yield from ask(seat, 'take_income', lambda: [
                    'take_income:' + kind for kind in RESOURCES if self.bank[kind] >= 1])
            if card and self.bank[card] >= 1:
                self.from_bank(seat, card)

    # Looking

    def specialist_facts(self):
        """What a `facts` line tells of them."""
        return {'specialists': ','.join('-' if seat is None else seat_name(seat)
                                        for seat in self.specialists.values())}
