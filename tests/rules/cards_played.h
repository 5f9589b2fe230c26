/* What playing a card did, told to all, and the rates of the bank. Include it behind cmocka.h. */
#ifndef TESTS_RULES_CARDS_PLAYED_H
#define TESTS_RULES_CARDS_PLAYED_H

#include "rules/cards_table.h"

/* Plays moves, takes all of them back, which must leave nothing behind, and plays them again. */
static inline void play_there_and_back(table *t, const char *moves, const char *file, int line) {
    char word[WORD];
    unsigned count = 0;
    for (const char *at = moves; play_word(&at, word, sizeof word);) {
        count++;
    }
    const char *before = table_line(t);
    uint64_t hash = catan_hash(t->state);
    play_moves(t, CATAN_ANYONE, moves, file, line);
    const char *behind = table_line(t);
    play_back(t, count, file, line);
    if (strcmp(before, table_line(t)) != 0 || catan_hash(t->state) != hash) {
        play_fail(file, line, "%s, taken back:\n%s\nbecame\n%s", moves, before, table_line(t));
    }
    play_moves(t, CATAN_ANYONE, moves, file, line);
    if (strcmp(behind, table_line(t)) != 0) {
        play_fail(file, line, "%s, once more:\n%s\nbecame\n%s", moves, behind, table_line(t));
    }
}
#define play_card(t, moves) play_there_and_back(t, moves, __FILE__, __LINE__)

/* What a seat gives the bank for one card: lumber, brick, wool, grain, ore, cloth, coin, paper. */
static inline void has_rates(const table *t, uint32_t seat, const unsigned wanted[8],
                             const char *file, int line) {
    uint8_t rates[8];
    catan_seat_info info = seat_info(t, seat);
    assert_int_equal(catan_rates(rates, t->state, seat), CATAN_OK);
    for (unsigned kind = 0; kind < 8; kind++) {
        if (rates[kind] != wanted[kind] || info.rates[kind] != wanted[kind]) {
            play_fail(file, line, "seat %u gives %u (%u) %s, expected %u", seat, rates[kind],
                      info.rates[kind], play_card_names[kind], wanted[kind]);
        }
    }
}
#define assert_rates(t, seat, ...)                                                                 \
    has_rates(t, seat, (const unsigned[8]){__VA_ARGS__}, __FILE__, __LINE__)

/* A counter of the table's, and cards of a kind in the bank. */
#define table_count(t, kind) count_of(t, CATAN_ALL_SEEING, kind, CATAN_NOBODY, 0)
#define bank_of(t, card) table_info(t).bank[card]

/* All are told the same. */
static inline void all_are_told(const table *t, const char *text, const char *file, int line) {
    for (int i = 0; i < OBSERVERS; i++) {
        if (observers[i] < (int32_t)t->players) {
            told_is(told_text(t, observers[i], CATAN_EVENT_MOVE, CATAN_EVENT_PLAYED), text, file,
                    line);
        }
    }
}
#define assert_all_are_told(t, text) all_are_told(t, text, __FILE__, __LINE__)

#endif
