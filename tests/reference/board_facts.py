"""What a `facts` line tells of pieces, where an optional rule takes some away or lays new ones."""

from conflicts import Conflicts
from polders import Polders
from words import seat_name


def names(letter, places):
    """A set of places: e1+e4."""
    return '+'.join('%s%d' % (letter, place) for place in sorted(places)) or '-'


class BoardFacts(Conflicts, Polders):
    """Fields of a `facts` line."""

    def board_facts(self):
        """With V7 or V8: the pieces of all, by seat; with V8: dikes, rights to drain, polders."""
        if not (self.options.conflicts or self.options.polders):
            return {}

        def by_seat(letter, places_of):
            return '/'.join(names(letter, places_of(seat)) for seat in self.seats())

        facts = {
            'roads': by_seat('e', self.roads_of),
            'ships': by_seat('e', self.ships_of),
            'settlements': by_seat('n', lambda seat: self.nodes_of(seat, 'settlement')),
            'cities': by_seat('n', lambda seat: self.nodes_of(seat, 'city')),
        }
        if self.options.polders:
            facts['dikes'] = by_seat('e', self.dikes_of)
            facts['rights'] = '+'.join(
                'h%d.%s' % (hex_, seat_name(seat))
                for hex_, seat in sorted(self.rights().items())) or '-'
            facts['polders'] = '+'.join(
                'h%d.%s.%d' % (hex_, self.terrain[hex_], self.number[hex_])
                for hex_ in sorted(self.polders)) or '-'
        return facts
