"""What Cities & Knights lays on the table, and plain queries of it (C-9, C-10, C-94).

A game without Cities & Knights has nothing of it.
"""

from words import (
    BUILDING_POINTS, PROGRESS, PROGRESS_CARDS, TRACKS, card_set, seat_name, seat_set)

KNIGHT_SUPPLY = 2   # C-9: of each level


class Knight:
    """A knight: whose it is, its level 1 to 3, and its state (C-47)."""

    def __init__(self, seat, level=1):
        self.seat = seat
        self.level = level
        self.active = False
        self.tired = False      # active since this turn only: may not act in it (C-51, C-54)
        self.raised = False     # recruited or promoted in this turn: no promotion (C-53)
        self.fights = False     # C-92

    def is_ready(self):
        """C-51, C-54, C-55: whether it may act."""
        return self.active and not self.tired

    def rest(self):
        """It has acted or fought: it is passive (C-54, C-74)."""
        self.active = self.tired = self.fights = False

    def state(self):
        """Its state as a number: 1 active, 2 tired, 4 raised, 8 fights."""
        return self.active + 2 * self.tired + 4 * self.raised + 8 * self.fights


class CkTable:
    """The pieces and cards of Cities & Knights; a part of table.Table."""

    def lay_cities_knights(self):
        """C-15, C-16: nothing is on the board; the decks are full, the ship is at its start."""
        self.knights = {}       # node -> Knight
        self.walls = set()      # nodes
        self.turned = set()     # nodes: settlements that are cities turned over (C-77)
        self.metropolises = {track: None for track in TRACKS}   # its node, or None
        self.merchant = None    # (hex, seat), or None (C-12)
        self.tracks = [{track: 0 for track in TRACKS} for _ in self.seats()]    # C-78
        self.defender = [0 for _ in self.seats()]   # C-71
        self.barbarians = 0     # steps of their ship since it last landed (C-6)
        self.robber_free = not self.options.cities_knights      # C-35, C-38
        self.shuffled = {name: number for name, _, number in PROGRESS}      # C-8
        self.under = {track: [] for track in TRACKS}    # put under the decks, first out first (C-86)
        self.progress = [{name: 0 for name in PROGRESS_CARDS} for _ in self.seats()]
        self.laid_open = {'printer': None, 'constitution': None}    # C-89: before whom
        self.fallen = (0, 0, 'none')    # the last red and white die, and the event die
        self.end_effects()

    def end_effects(self):
        """What cards do for a turn is over with it (C-99, C-111, C-130, C-131)."""
        self.crane = False      # C-111: the next improvement of this turn costs a card less
        self.fleet = set()      # C-131: the kinds that trade 2:1 in this turn
        self.harbour = False    # C-130: commercial harbour was played in this turn
        self.harbour_seats = set()  # C-130: who may still be offered a card

    # Knights

    def knight_owner(self, node):
        """The seat that has a knight on this node, or None."""
        return self.knights[node].seat if node in self.knights else None

    def knights_of(self, seat):
        """The nodes with knights of this seat, ascending."""
        return [node for node in sorted(self.knights) if self.knight_owner(node) == seat]

    def knight_supply(self, seat, level):
        """C-9: the knights of this level that a seat has left."""
        return KNIGHT_SUPPLY - sum(self.knights[node].level == level
                                   for node in self.knights_of(seat))

    def is_stranded(self, node):
        """C-63: whether no road and no ship of its owner leads to the knight on this node."""
        seat = self.knight_owner(node)
        return not any(seat in (self.roads.get(edge), self.ships.get(edge))
                       for edge in self.geometry.node_edges[node])

    def is_blocked(self, seat, node):
        """B-52, C-61: whether another player's building or knight stands there."""
        return (self.owner(node) not in (None, seat)
                or self.knight_owner(node) not in (None, seat))

    # Cities

    def metropolis_cities(self):
        """C-81: the nodes with a metropolis."""
        return set(self.metropolises.values()) - {None}

    def ordinary_cities(self, seat):
        """C-68: the cities of a seat that bear no metropolis; a turned one is none (C-77)."""
        return [node for node in sorted(self.nodes_of(seat, 'city'))
                if node not in self.metropolis_cities()]

    def turned_of(self, seat):
        """C-77: where a seat has turned cities."""
        return [node for node in sorted(self.turned) if self.owner(node) == seat]

    def walls_of(self, seat):
        """C-45: where a seat has walls."""
        return [node for node in sorted(self.walls) if self.owner(node) == seat]

    def has_level(self, seat, track, level):
        """C-78, C-80: whether a seat has reached this level; what it brings stays (C-75)."""
        return self.tracks[seat][track] >= level

    def discard_limit(self, seat):
        """B-30, C-34: the cards that a seat may hold on a 7: two more for each wall."""
        return self.options.hand_limit + 2 * len(self.walls_of(seat))

    # Points

    def ck_points(self, seat):
        """C-94: metropolises, Defender, Printer and Constitution, the merchant."""
        bearing = [node for node in self.metropolis_cities() if self.owner(node) == seat]
        points = BUILDING_POINTS['city'] * len(bearing) + self.defender[seat]
        points += list(self.laid_open.values()).count(seat)
        return points + (self.merchant is not None and self.merchant[1] == seat)

    # Looking

    def ck_facts(self):
        """What a `facts` line tells of Cities & Knights, in the order of its fields."""
        def nodes(found):
            return '+'.join('n%d' % node for node in sorted(found)) or '-'

        def by_seat(tell):
            return '/'.join(str(tell(seat)) for seat in self.seats())

        red, white, event = self.fallen
        return {
            'fallen': '%d+%d:%s' % (red, white, event),
            'barbarians': str(self.barbarians),
            'robber_free': str(int(self.robber_free)),
            'knights': by_seat(lambda seat: '+'.join(
                'n%d.%d.%d' % (node, self.knights[node].level, self.knights[node].state())
                for node in self.knights_of(seat)) or '-'),
            'walls': nodes(self.walls),
            'turned': nodes(self.turned),
            'metropolises': ','.join('-' if node is None else 'n%d' % node
                                     for node in self.metropolises.values()),
            'merchant': '-' if self.merchant is None else 'h%d.s%d' % self.merchant,
            'laid_open': ','.join('-' if seat is None else seat_name(seat)
                                  for seat in self.laid_open.values()),
            'tracks': by_seat(lambda seat: '.'.join(
                str(level) for level in self.tracks[seat].values())),
            'defender': by_seat(lambda seat: self.defender[seat]),
            'left': by_seat(lambda seat: '.'.join(str(number) for number in (
                [self.supply(seat, piece) for piece in ('settlement', 'city', 'wall')]
                + [self.knight_supply(seat, level) for level in (1, 2, 3)]))),
            'progress': by_seat(lambda seat: '+'.join(
                name for name, number in self.progress[seat].items()
                for _ in range(number)) or '-'),
            'decks': '.'.join(str(self.deck_size(track)) for track in TRACKS),
            'shuffled': '.'.join(str(number) for number in self.shuffled.values()),
            'under': ','.join('+'.join(self.under[track]) or '-' for track in TRACKS),
            'crane': str(int(self.crane)),
            'fleet': str(card_set(self.fleet)),
            'harbour': str(int(self.harbour)),
            'harbour_seats': str(seat_set(self.harbour_seats)),
            'numbers': self.number_facts(),     # C-115
        }

    def number_facts(self):
        """The numbers of all hexes, as text."""
        return '.'.join(str(number) for number in self.number)

    def deck_size(self, track):
        """The progress cards in a deck, those put under it included (C-86)."""
        return len(self.under[track]) + sum(
            self.shuffled[name] for name, colour, _ in PROGRESS if colour == track)
