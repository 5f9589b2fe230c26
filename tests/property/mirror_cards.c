#include "property/mirror.h"

static int is_seat(const mirror *m, int seat) {
    return seat >= 0 && seat < (int)catan_game_players(m->w->game);
}

int32_t counter_of(const mirror *m, uint32_t kind, int32_t seat, uint32_t index) {
    for (uint32_t i = 0; i < m->counters; i++) {
        const catan_counter *c = &m->counter[i];
        if (c->kind == kind && c->seat == seat && c->index == index) {
            return c->value;
        }
    }
    return NO_COUNTER;
}

static int is_private(int32_t reason) {
    return reason == CATAN_REASON_STOLEN || reason == CATAN_REASON_WEDDING ||
           reason == CATAN_REASON_HARBOUR || reason == CATAN_REASON_MASTER_MERCHANT;
}

static void move_cards(mirror *m, const catan_event *event) {
    uint32_t sum = 0;
    for (unsigned k = 0; k < 8; k++) {
        sum += event->cards[k];
        if (is_seat(m, event->seat)) {
            m->hand_of_kind[event->seat][k] -= event->cards[k];
        } else {
            m->bank[k] -= event->cards[k];
        }
        if (is_seat(m, event->other)) {
            m->hand_of_kind[event->other][k] += event->cards[k];
        } else {
            m->bank[k] += event->cards[k];
        }
    }
    MIRROR_HOLD(m, event->hidden ? sum == 0 : sum == event->count, "cards add up to their count");
    MIRROR_HOLD(m, event->count != 0 && event->seat != event->other,
                "cards go from one to another");
    MIRROR_HOLD(m,
                (is_seat(m, event->seat) || event->seat == CATAN_NOBODY) &&
                    (is_seat(m, event->other) || event->other == CATAN_NOBODY),
                "from a seat or the bank to a seat or the bank");
    MIRROR_HOLD(m,
                event->hidden ==
                    (is_private(event->value) && !knows(m, event->seat) && !knows(m, event->other)),
                "what is stolen, given, exchanged is hidden, from others than the two (H-3)");
    MIRROR_HOLD(m, event->value > 0 && event->value <= CATAN_REASON_TAX, "a reason");
    if (is_seat(m, event->seat)) {
        m->hand[event->seat] -= event->count;
    }
    if (is_seat(m, event->other)) {
        m->hand[event->other] += event->count;
    }
    m->reasons[event->value]++;
}

static void buy(mirror *m, const catan_event *event) {
    int known = knows(m, event->seat);
    MIRROR_HOLD(m, known == (event->value != CATAN_UNKNOWN) && known == !event->hidden,
                "the card drawn is the buyer's to know (H-2)");
    m->unplayed[event->seat]++;
    m->unplayed_of_kind[event->seat][known ? event->value : 0] += known;
    m->deck--;
}

static void play_card(mirror *m, const catan_event *event) {
    MIRROR_HOLD(m, !event->hidden && event->value >= 0 && event->value < 5,
                "a card played is public");
    m->unplayed[event->seat]--;
    m->unplayed_of_kind[event->seat][event->value]--;
    if (m->kind == CATAN_MOVE_PLAY_ATTACK || m->kind == CATAN_MOVE_DEFEND) {
        m->deck++; /* the card goes back and never counts (V7.4, V7.5) */
        return;
    }
    m->knights[event->seat] += event->value == CATAN_KNIGHT;
}

/* A progress card comes from its deck; points are laid open at once (C-89), so that they are never
 * in a hand: `laid` tells of such a one that all see. */
static void draw_progress(mirror *m, const catan_event *event, int laid) {
    int known = laid || knows(m, event->seat);
    MIRROR_HOLD(
        m,
        known == (event->value != CATAN_UNKNOWN) && known == !event->hidden &&
            event->index < CATAN_TRACKS,
        "the progress card drawn is its drawer's to know, the colour everybody's (H-1, H-2)");
    m->decks[event->index]--;
    m->progress[event->seat][event->index] += !laid;
}

static void return_progress(mirror *m, const catan_event *event) {
    int known = knows(m, event->seat);
    MIRROR_HOLD(m,
                known == (event->value != CATAN_UNKNOWN) && known == !event->hidden &&
                    event->index < CATAN_TRACKS,
                "the progress card put under its deck is known to who puts it there (H-4)");
    m->decks[event->index]++;
    m->progress[event->seat][event->index]--;
}

static void play_progress(mirror *m, const catan_event *event) {
    MIRROR_HOLD(m,
                !event->hidden && event->value >= 0 && event->value < CATAN_PROGRESS_KINDS &&
                    event->index < CATAN_TRACKS,
                "a progress card played is public (C-87)");
    m->decks[event->index]++;
    m->progress[event->seat][event->index]--;
    m->progress_gone[event->seat]++;
}

static void spy_progress(mirror *m, const catan_event *event) {
    int known = knows(m, event->seat) || knows(m, event->other);
    MIRROR_HOLD(m,
                known == (event->value != CATAN_UNKNOWN) && known == !event->hidden &&
                    event->index < CATAN_TRACKS,
                "what a spy takes is the two players' to know (H-3)");
    m->progress[event->seat][event->index]--;
    m->progress[event->other][event->index]++;
    m->progress_gone[event->seat]++;
    m->progress_gone[event->other]--;
}

int lays_open(const catan_event *event, uint32_t n) {
    int lays = 0;
    for (uint32_t i = 0; i < n; i++) {
        lays |= event[i].kind == CATAN_EVENT_PLACED && (event[i].index == CATAN_PIECE_PRINTER ||
                                                        event[i].index == CATAN_PIECE_CONSTITUTION);
    }
    return lays;
}

void follow_cards(mirror *m, const catan_event *event, int laid) {
    switch (event->kind) {
    case CATAN_EVENT_CARDS:
        move_cards(m, event);
        break;
    case CATAN_EVENT_BOUGHT:
        buy(m, event);
        break;
    case CATAN_EVENT_PLAYED:
        play_card(m, event);
        break;
    case CATAN_EVENT_DREW:
        draw_progress(m, event, laid);
        break;
    case CATAN_EVENT_RETURNED:
        return_progress(m, event);
        break;
    case CATAN_EVENT_PLAYED_PROGRESS:
        play_progress(m, event);
        break;
    case CATAN_EVENT_SPIED:
        spy_progress(m, event);
        break;
    default:
        break;
    }
}

void check_told_progress(const mirror *m) {
    for (uint32_t track = 0; track < CATAN_TRACKS && m->w->config.cities_knights; track++) {
        int32_t shuffled = counter_of(m, CATAN_COUNTER_PROGRESS_DECK, CATAN_NOBODY,
                                      CATAN_TOTAL_TRADE + track),
                under = counter_of(m, CATAN_COUNTER_UNDER_TRADE + track, CATAN_NOBODY, 0);
        MIRROR_HOLD(m, shuffled + under == m->decks[track], "progress decks by what is told");
        for (int32_t seat = 0; seat < (int32_t)catan_game_players(m->w->game); seat++) {
            MIRROR_HOLD(m,
                        counter_of(m, CATAN_COUNTER_PROGRESS, seat, CATAN_TOTAL_TRADE + track) ==
                            m->progress[seat][track],
                        "progress cards in hand by what is told");
        }
    }
    MIRROR_HOLD(m,
                !m->w->config.cities_knights ||
                    counter_of(m, CATAN_COUNTER_EVENT_DIE, CATAN_NOBODY, 0) == m->face,
                "the event die by what is told");
}

static void check_development(const mirror *m, int32_t seat) {
    MIRROR_HOLD(m, counter_of(m, CATAN_COUNTER_DEVELOPMENT, seat, CATAN_TOTAL) == m->unplayed[seat],
                "unplayed cards by what is told");
    MIRROR_HOLD(m, counter_of(m, CATAN_COUNTER_KNIGHTS, seat, 0) == m->knights[seat],
                "knights by what is told");
    for (uint32_t k = 0; k < 5; k++) {
        int32_t cards = knows(m, seat) ? m->unplayed_of_kind[seat][k] : CATAN_UNKNOWN;
        int is_shown = m->view.result != CATAN_RUNNING && k == CATAN_POINT; /* B-67 */
        MIRROR_HOLD(m,
                    (is_shown && !knows(m, seat)) ||
                        counter_of(m, CATAN_COUNTER_DEVELOPMENT, seat, k) == cards,
                    "kinds of unplayed cards by what is told");
    }
}

void check_told_cards(const mirror *m) {
    for (uint32_t k = 0; k < 8; k++) {
        int32_t bank = counter_of(m, CATAN_COUNTER_BANK, CATAN_NOBODY, k);
        MIRROR_HOLD(m, bank == NO_COUNTER ? m->bank[k] == 0 : m->bank[k] == bank,
                    "the bank by what is told");
    }
    MIRROR_HOLD(m, counter_of(m, CATAN_COUNTER_DECK, CATAN_NOBODY, CATAN_TOTAL) == m->deck,
                "the deck by what is told");
    MIRROR_HOLD(m,
                m->rolls == 0 || counter_of(m, CATAN_COUNTER_ROLLED, CATAN_NOBODY, 0) == m->rolled,
                "the roll by what is told");
    for (int32_t seat = 0; seat < (int32_t)catan_game_players(m->w->game); seat++) {
        MIRROR_HOLD(m, counter_of(m, CATAN_COUNTER_HAND, seat, CATAN_TOTAL) == m->hand[seat],
                    "a hand by what is told");
        for (uint32_t k = 0; k < (m->w->config.cities_knights ? 8U : 5U); k++) {
            int32_t hand = knows(m, seat) ? m->hand_of_kind[seat][k] : CATAN_UNKNOWN;
            int is_shown = m->view.question == CATAN_ASK_TAKE_HAND && m->view.subject == seat &&
                           m->view.actor == m->observer; /* C-132 */
            MIRROR_HOLD(m, is_shown || counter_of(m, CATAN_COUNTER_HAND, seat, k) == hand,
                        "kinds of cards by what is told");
        }
        if (!m->w->config.cities_knights) {
            check_development(m, seat);
        }
    }
}
