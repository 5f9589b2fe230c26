"""The reference model of the base game, its 5-6 player extension, Seafarers, Cities & Knights.

Written from the rule book alone, for clarity and not for speed: the rules are generators that ask
questions (asking.py) of a plain table (table.py); legal moves are found by trying everything.
A game is a script, whole_game(), that reads like the rules.
"""

from asking import ask, ask_chance
from board_facts import BoardFacts
from cards import Cards
from ship_moves import ShipMoves
from table import GameOver
from words import DEVELOPMENT, place, seat_name


class IllegalMove(Exception):
    """The move is not among the legal ones."""


class Game(Cards, ShipMoves, BoardFacts):
    """A game from the setup to its end: B-8 to B-12, B-20, B-90 to B-92, X-4 to X-9."""

    def __init__(self, options, hexes, harbours, geometry=None):
        """See Table; the game begins at once with its first question."""
        super().__init__(options, hexes, harbours, geometry)
        faults = self.scarcity_faults() + self.market_faults() if self.options.laid else []
        if faults:
            raise ValueError('the board is not laid by the rules: ' + ', '.join(faults))
        self.result = 'running'
        self.asked = None
        self.run_script(self.whole_game())

    # Playing

    def run_script(self, script):
        """Follow this script from now on, up to its first question."""
        self.script = script
        self._go_on(None)

    def _go_on(self, answer):
        """Send the answer to the script and wait for its next question, or for the end."""
        try:
            self.asked = self.script.send(answer)
        except GameOver as end:
            self.asked = None
            self.result = str(end)

    def actor(self):
        """Who must decide: 's0', 's1', ..., 'chance', or 'nobody' when the game is over."""
        if self.asked is None:
            return 'nobody'
        return 'chance' if self.asked.actor == 'chance' else seat_name(self.asked.actor)

    def question(self):
        """What the actor is asked."""
        return 'over' if self.asked is None else self.asked.name

    def moves(self):
        """The legal moves in the documented order; none after the end (B-92)."""
        return [] if self.asked is None else self.asked.moves()

    def weights(self):
        """The weights of the moves of chance."""
        return self.asked.weights()

    def play(self, text):
        """Play a legal move."""
        if text not in self.moves():
            raise IllegalMove(text)
        self._go_on(text)

    # The course of the game

    def whole_game(self):
        """B-8 to B-12, then turn after turn."""
        first = self.options.first_player
        if first is None:
            _, argument = yield from ask_chance('first_player', lambda: {
                'first_player:s%d' % seat: 1 for seat in self.seats()})
            first = place(argument)
        yield from self.setup(first)
        yield from self.turns(first)

    def setup(self, first):
        """B-9: round 1 in turn order, round 2 in reverse order."""
        order = self.turn_order(first)
        for seat in order:
            yield from self.setup_pieces(seat, False)
        for seat in reversed(order):
            yield from self.setup_pieces(seat, True)

    def setup_pieces(self, seat, second):
        """B-9, B-10: a settlement and a road that touches it, or a ship (S-32).

        B-11: cards for the second one, which C-18 makes a city; C-19: it brings one card a hex.
        """
        piece = 'city' if second and self.options.cities_knights else 'settlement'
        kind, argument = yield from ask(seat, 'setup_' + piece, lambda: [
            'setup_%s:n%d' % (piece, node) for node in self.start_nodes()])
        if kind is None:
            return
        node = place(argument)
        self.buildings[node] = (seat, piece)
        self.after_event()
        if second:
            self.starting_cards(seat, node)
            yield from self.starting_gold(seat, node)
        kind, argument = yield from ask(seat, 'setup_road', lambda: [
            'setup_road:e%d' % edge for edge in self.geometry.node_edges[node]
            if self.is_land_edge(edge) and self.is_free_edge(edge)] + [
                'setup_ship:e%d' % edge for edge in self.starting_ships(node)])
        yield from self.lay(seat, kind.partition('_')[2], place(argument))

    def starting_cards(self, seat, node):
        """B-11: a card for each adjacent producing hex, with number or without, robber or not."""
        for hex_ in self.geometry.node_hexes[node]:
            kind = self.product(hex_)
            if kind is not None and self.bank[kind] >= 1:
                self.from_bank(seat, kind)

    def turns(self, seat):
        """B-20: turn after turn, clockwise, until the game is over."""
        while True:
            if self.options.max_turns and self.turn == self.options.max_turns:
                raise GameOver('draw')      # B-91
            self.turn += 1
            yield from self.main_turn(seat)
            yield from self.between_turns(seat)
            seat = self.turn_order(seat)[1]

    def begin(self, seat):
        """A turn or paired turn begins; who has the points already wins (B-90, E74)."""
        self.active = seat
        self.card_played = False
        self.offers = 0
        self.ship_moved = False
        self.after_event()

    def finish(self):
        """A turn or paired turn is over: nobody is active, no card, ship or knight is fresh."""
        self.end_effects()
        self.refresh_knights(self.active)
        for kind in DEVELOPMENT:
            self.players[self.active].fresh[kind] = 0
        self.new_ships = set()
        self.active = None

    def main_turn(self, seat):
        """B-20, B-21: cards before the roll, the roll, then everything else."""
        self.begin(seat)
        yield from self.cards_and_roll(seat)
        yield from self.actions(seat, lambda: self.offer_moves(seat))
        yield from self.keep_limit(seat)    # C-88
        self.finish()

    def cards_and_roll(self, seat):
        """B-21: the roll, C-110: or the alchemist instead of it, and what is played before it."""
        while True:
            kind, argument = yield from ask(seat, 'before_roll', lambda: (
                ['roll'] + self.card_moves(seat) + self.alchemist_moves(seat)))
            if kind == 'roll':
                yield from self.roll()
                return
            yield from self.play_card(seat, kind, argument)
            if kind == 'play_alchemist':
                return

    def actions(self, seat, offers):
        """B-20: trade, build and play in any order; offers: finds the offers that may begin."""
        while True:
            kind, argument = yield from ask(
                seat, 'action',
                lambda: (self.building_moves(seat) + self.bank_trade_moves(seat)
                         + self.card_moves(seat) + self.progress_moves(seat) + offers()
                         + self.lift_moves(seat) + self.knight_actions(seat)
                         + self.attack_moves(seat) + self.drain_moves(seat) + ['end_turn']))
            if kind == 'end_turn':
                return
            if kind == 'trade_bank':
                self.trade_with_bank(seat, argument)
            elif kind == 'offer_give':
                yield from self.domestic_trade(seat, argument)
            elif kind == 'harbour_offer':
                yield from self.offer_at_harbour(seat, place(argument))
            elif kind in ('play_attack', 'attack_with'):
                yield from self.attack(seat, kind, argument)
            elif kind == 'drain':
                yield from self.drain(place(argument))
            elif self.is_card_move(kind):
                yield from self.play_card(seat, kind, argument)
            elif kind == 'lift_ship':
                yield from self.move_ship(seat, place(argument))
            elif kind == 'lift_knight':
                yield from self.move_knight(seat, place(argument))
            elif kind == 'chase_robber':
                yield from self.chase_robber(seat, place(argument))
            elif kind == 'chase_pirate':
                yield from self.chase_pirate(seat, place(argument))
            else:
                yield from self.build(seat, kind, argument)

    # Five and six players

    def between_turns(self, seat):
        """X-4 or X-8: what comes after a player's turn with five or six players."""
        if self.options.players < 5:
            return
        if self.options.paired_turns:
            yield from self.paired_turn(self.turn_order(seat)[3])
        else:
            for other in self.opponents(seat):
                yield from self.special_building(other)

    def paired_turn(self, seat):
        """X-8, X-9: a turn without a roll, and of trades only those with the bank."""
        self.begin(seat)
        yield from self.actions(seat, lambda: [])
        self.finish()

    def special_building(self, seat):
        """X-4, X-5: one go in which a seat may build and buy as much as it can pay for."""
        self.closed_by = {}
        while True:
            kind, argument = yield from ask(
                seat, 'special_building', lambda: (
                    self.building_moves(seat) + self.drain_moves_of_go(seat) + ['pass']))
            if kind == 'pass':
                self.refresh_knights(seat)      # C-99
                return
            if kind == 'drain':
                yield from self.drain(place(argument))
            else:
                yield from self.build(seat, kind, argument)

    # Looking

    def facts(self):
        """What the table shows, as texts: the fields of a `facts` line, in their order.

        Pirate and special points only with Seafarers; what ck_facts() tells only with Cities &
        Knights, as the commodities among the cards.  Numbers also where they are scarce (V4);
        board_facts() only with V7 or V8.
        """
        def holder(seat):
            return '-' if seat is None else seat_name(seat)

        def numbers(cards, kinds):
            return '.'.join(str(cards[kind]) for kind in kinds)

        def hex_name(hex_):
            return '-' if hex_ is None else 'h%d' % hex_

        facts = {
            'bank': numbers(self.bank, self.kinds),
            'deck': numbers(self.deck, DEVELOPMENT),
            'hands': '/'.join(numbers(player.hand, self.kinds) for player in self.players),
            'cards': '/'.join(numbers(player.cards, DEVELOPMENT) for player in self.players),
            'points': '/'.join(str(self.public_points(seat)) for seat in self.seats()),
            'road': holder(self.longest_road),
            'army': holder(self.largest_army),
            'robber': hex_name(self.robber),
            'turn': str(self.turn),
        }
        if self.options.seafarers:
            facts['pirate'] = hex_name(self.pirate)
            facts['special'] = '/'.join(str(points) for points in self.special)
        if self.options.cities_knights:
            facts.update(self.ck_facts())
        elif self.options.scarcity:
            facts['numbers'] = self.number_facts()
        if self.options.specialists:
            facts.update(self.specialist_facts())
        facts.update(self.board_facts())
        return facts
