"""Trade: maritime (B-40 to B-42) and domestic (B-43 to B-47)."""

from itertools import combinations

from asking import ask
from table import Table
from words import (
    CARDS, COMMODITIES, bundle, count, covers, move_cards, place, read_seats, seats_name)


class Offer:
    """An offer while it is composed and after: who made it, what he gives, what he wants."""

    def __init__(self, maker):
        self.maker = maker
        self.give = bundle()
        self.want = bundle()

    def copy(self):
        """A second offer of the same contents."""
        other = Offer(self.maker)
        other.give = dict(self.give)
        other.want = dict(self.want)
        return other


class Deal:
    """What an opponent is ready to do: cards the active player gives, cards he gets."""

    def __init__(self, give, get):
        self.give = give
        self.get = get


def in_kind_order(cards, kind):
    """Whether no card of a later kind is in the bundle already (B-45)."""
    later = CARDS[CARDS.index(kind) + 1:]
    return not any(cards[other] for other in later)


class Trade(Table):
    """Both kinds of trade."""

    # Maritime

    def rate(self, seat, kind):
        """B-40, B-41: the best rate at which a seat gives this kind to the bank.

        C-40: at a harbour of any kind commodities too, C-41: with the guild two of a commodity;
        C-43: rates do not combine.  C-42: the merchant; C-131: the fleet.
        """
        if self.merchant_rate(seat, kind) or (seat == self.active and kind in self.fleet):
            return 2
        best = 2 if kind in COMMODITIES and self.has_level(seat, 'trade', 3) else 4
        for edge, harbour in self.harbours:
            if seat in [self.owner(node) for node in self.geometry.edge_nodes[edge]]:
                if harbour == 'any':
                    best = min(best, 3)
                elif harbour == kind:
                    best = min(best, 2)
        return best

    def merchant_rate(self, seat, kind):
        """C-42, C-93: the resource of the merchant's hex, by its present terrain, for who has him."""
        return (self.merchant is not None and self.merchant[1] == seat
                and self.product(self.merchant[0]) == kind)

    def bank_trade_moves(self, seat):
        """B-40, B-42: so many equal cards for one of another kind that the bank holds."""
        hand = self.players[seat].hand
        given = [kind for kind in CARDS if hand[kind] >= self.rate(seat, kind)]
        return ['trade_bank:%s>%s' % (give, get)
                for give in given for get in CARDS
                if give != get and self.bank[get] >= 1]

    def trade_with_bank(self, seat, argument):
        """Carry out a move of bank_trade_moves()."""
        give, _, get = argument.partition('>')
        move_cards(self.players[seat].hand, self.bank, {give: self.rate(seat, give)})
        self.from_bank(seat, get)

    # Domestic: composing

    def outside(self, seat, kind):
        """The cards of a kind that exist outside the hand of this seat (B-45)."""
        hands = [self.players[other].hand[kind] for other in self.opponents(seat)]
        return self.bank[kind] + sum(hands)

    def may_want(self, offer, kind):
        """B-44, B-45: whether one more card of this kind may be wanted next."""
        return (count(offer.give) >= 1
                and offer.give[kind] == 0
                and in_kind_order(offer.want, kind)
                and offer.want[kind] < self.outside(offer.maker, kind))

    def may_give(self, offer, kind):
        """B-45: whether one more card of this kind may be given next.

        First what he gives, then what he wants; at most what he holds; and the offer can still
        be completed, that is, something is left to want.
        """
        if count(offer.want) >= 1 or not in_kind_order(offer.give, kind):
            return False
        if offer.give[kind] >= self.players[offer.maker].hand[kind]:
            return False
        longer = offer.copy()
        longer.give[kind] += 1
        return any(self.may_want(longer, wanted) for wanted in CARDS)

    def begin_moves(self, maker):
        """The moves that begin an offer or a counter-offer of this seat."""
        return ['offer_give:' + kind for kind in CARDS if self.may_give(Offer(maker), kind)]

    def compose_moves(self, offer, opponents):
        """All that can be done with an offer under way; opponents: to whom it may be sent."""
        moves = ['offer_give:' + kind for kind in CARDS if self.may_give(offer, kind)]
        moves += ['offer_want:' + kind for kind in CARDS if self.may_want(offer, kind)]
        if count(offer.want) >= 1:
            for size in range(1, len(opponents) + 1):
                moves += ['offer_send:' + seats_name(seats)
                          for seats in combinations(opponents, size)]
        return moves + ['offer_cancel']

    def compose(self, first_card, maker, opponents, question):
        """Compose an offer, its first card being given; returns it and the seats it goes to.

        The list of seats is empty when the offer was cancelled.
        """
        offer = Offer(maker)
        offer.give[first_card] += 1
        while True:
            kind, argument = yield from ask(
                maker, question, lambda: self.compose_moves(offer, opponents))
            if kind == 'offer_give':
                offer.give[argument] += 1
            elif kind == 'offer_want':
                offer.want[argument] += 1
            elif kind == 'offer_send':
                return offer, read_seats(argument)
            else:
                return offer, []

    # Domestic: the whole of it

    def offer_moves(self, seat):
        """B-45, B-46: the moves by which the active player may begin an offer."""
        limit = self.options.offers_per_turn
        if not self.options.trade or (limit and self.offers >= limit):
            return []
        return self.begin_moves(seat)

    def domestic_trade(self, seat, first_card):
        """B-45: an offer of the active player, from its first card to its end."""
        self.offers += 1    # begun, whatever becomes of it
        offer, addressed = yield from self.compose(
            first_card, seat, self.opponents(seat), 'compose_offer')
        deals = {}
        for other in self.opponents(seat):
            if other in addressed:
                deal = yield from self.answer(other, seat, offer)
                if deal is not None:
                    deals[other] = deal
        if deals:
            yield from self.choose(seat, deals)

    def answer(self, seat, active, offer):
        """B-45, B-46: one addressed opponent answers; returns a Deal, or None if he rejects."""
        kind, argument = yield from ask(
            seat, 'answer_offer', lambda: self.answer_moves(seat, offer))
        if kind == 'accept':
            return Deal(offer.give, offer.want)
        if kind == 'reject':
            return None
        counter, sent = yield from self.compose(argument, seat, [active], 'compose_counter')
        return Deal(counter.want, counter.give) if sent else None

    def answer_moves(self, seat, offer):
        """Accept only with the cards in hand; a counter-offer where they are on."""
        moves = ['reject']
        if covers(self.players[seat].hand, offer.want):
            moves.append('accept')
        if self.options.counter_offers:
            moves += self.begin_moves(seat)
        return moves

    def choose(self, seat, deals):
        """B-45: the active player confirms with one, or withdraws."""
        hand = self.players[seat].hand
        kind, argument = yield from ask(seat, 'choose_answer', lambda: ['withdraw'] + [
            'confirm:s%d' % other for other, deal in deals.items() if covers(hand, deal.give)])
        if kind == 'confirm':
            other = place(argument)
            move_cards(hand, self.players[other].hand, deals[other].give)
            move_cards(self.players[other].hand, hand, deals[other].get)
