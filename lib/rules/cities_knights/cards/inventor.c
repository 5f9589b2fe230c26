/* Inventor: two number tokens change places (C-115, CS-14). */
#include "rules/cities_knights/cards/cards.h"

/* All tokens but 2, 6, 8 and 12. */
enum { MOVING_NUMBERS = 1 << 3 | 1 << 4 | 1 << 5 | 1 << 9 | 1 << 10 | 1 << 11 };

static unsigned token_on(const catan_state *st, unsigned hex) { return hex_byte(st, hex) >> 4; }

static int may_move_token(const catan_state *st, unsigned hex) {
    return (int)(CATAN__RULE(C_115, MOVING_NUMBERS, 0x1f7c) >> token_on(st, hex) & 1);
}

/* Hexes whose token may be exchanged with another one, which is not the number `but`. */
static void hexes_with_token(const catan_state *st, unsigned but, argset *out) {
    *out = args_none();
    for (unsigned hex = 0; hex < st->game->board.hexes; hex++) {
        if (may_move_token(st, hex) && token_on(st, hex) != but) {
            set_add(out->w, hex);
        }
    }
}
static void targets_inventor(const catan_state *st, unsigned seat, argset *out) {
    unsigned numbers = 0;
    (void)seat;
    hexes_with_token(st, 0, out);
    for (unsigned hex = 0; hex < st->game->board.hexes; hex++) {
        numbers |= (unsigned)may_move_token(st, hex) << token_on(st, hex);
    }
    if ((numbers & (numbers - 1)) == 0) {
        *out = args_none(); /* equal ones: without effect */
    }
}
static int32_t why_no_inventor(const catan_state *st, unsigned seat, unsigned hex) {
    (void)seat;
    return may_move_token(st, hex) ? CATAN_E_NO_EFFECT : CATAN_E_NO_TOKEN;
}
static void use_inventor(catan_state *st, unsigned seat, unsigned hex) {
    push_task(st, catan__task(CATAN__TASK_INVENTOR, seat, 0, 0, hex, 0));
}
CATAN__CARD(INVENTOR, inventor)

static void sites_swap_number(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    hexes_with_token(st, token_on(st, catan__task_a(top_task(st))), out);
}
#define why_swap_number why_no_inventor
static void put_token(catan_state *st, unsigned hex, unsigned number) {
    put_lane(st, st->game->hex_word + hex / 8, hex % 8, hex_terrain(st, hex) | number << 4);
}
static void play_swap_number(catan_state *st, unsigned seat, unsigned hex) {
    unsigned first = catan__task_a(top_task(st)), number = token_on(st, hex);
    (void)seat;
    pop_task(st);
    put_token(st, hex, token_on(st, first));
    put_token(st, first, number);
    board_changed(st);
}
