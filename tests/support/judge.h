/* The conditions of M-3 and M-4, judged from coordinates and the rule book alone. */
#ifndef TESTS_SUPPORT_JUDGE_H
#define TESTS_SUPPORT_JUDGE_H

#include "board/board.h"

/* Builds without optimisation or with sanitizers take up to 20 times as long: tests that draw
 * thousands of layouts do the full number only in plain builds. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) ||                         \
    __has_feature(memory_sanitizer)
#define JUDGE_SLOW_BUILD
#endif
#endif
#if !defined(__OPTIMIZE__) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define JUDGE_SLOW_BUILD
#endif

/* The hex there, or -1. */
static inline int judge_hex_at(const catan__board *board, int q, int r) {
    for (int hex = 0; hex < board->hexes; hex++) {
        if (board->hex_q[hex] == q && board->hex_r[hex] == r) {
            return hex;
        }
    }
    return -1;
}

/* The board that is judged, and its neighbours: -1 where there is none. */
typedef struct judge {
    const catan__board *board;
    int16_t near[128][6];
} judge;

static inline void judge_begin(judge *on, const catan__board *board) {
    static const int by[6][2] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
    on->board = board;
    for (int hex = 0; hex < board->hexes; hex++) {
        for (int i = 0; i < 6; i++) {
            on->near[hex][i] = (int16_t)judge_hex_at(board, board->hex_q[hex] + by[i][0],
                                                     board->hex_r[hex] + by[i][1]);
        }
    }
}

static inline int judge_red(int number) { return number == 6 || number == 8; }

static inline int judge_reds_apart(const judge *on, const catan_layout *layout) {
    for (int hex = 0; hex < on->board->hexes; hex++) {
        for (int i = 0; i < 6; i++) {
            int near = on->near[hex][i];
            if (near >= 0 && judge_red(layout->number[hex]) && judge_red(layout->number[near])) {
                return 0;
            }
        }
    }
    return 1;
}

static inline int judge_numbers_apart(const judge *on, const catan_layout *layout) {
    for (int hex = 0; hex < on->board->hexes; hex++) {
        for (int i = 0; i < 6; i++) {
            int near = on->near[hex][i];
            if (near >= 0 && layout->number[hex] && layout->number[hex] == layout->number[near]) {
                return 0;
            }
        }
    }
    return 1;
}

static inline int judge_terrains_spread(const judge *on, const catan_layout *layout) {
    for (int hex = 0; hex < on->board->hexes; hex++) {
        int alike = 0;
        for (int i = 0; i < 6; i++) {
            int near = on->near[hex][i];
            alike += near >= 0 && layout->terrain[near] == layout->terrain[hex];
        }
        if (alike >= 3 && layout->terrain[hex] != CATAN_DESERT &&
            layout->terrain[hex] != CATAN_SEA && layout->terrain[hex] != CATAN_FOG) {
            return 0;
        }
    }
    return 1;
}

/* The variance of the sum of k tokens is that of one token, k times, less what k tokens of a finite
 * set share. */
static inline int judge_pips_balanced(const judge *on, const catan_layout *layout) {
    double mean = 0, variance = 0, tokens = 0;
    for (int pass = 0; pass < 2; pass++) {
        for (int hex = 0; hex < on->board->hexes; hex++) {
            int number = layout->number[hex];
            double pips = number ? 6 - (number > 7 ? number - 7 : 7 - number) : 0;
            if (number && pass == 0) {
                tokens += 1;
                mean += pips;
            } else if (number) {
                variance += (pips - mean) * (pips - mean) / tokens;
            }
        }
        mean /= pass == 0 ? tokens : 1;
    }
    for (int terrain = 1; terrain < 8; terrain++) {
        double count = 0, sum = 0;
        for (int hex = 0; hex < on->board->hexes; hex++) {
            int number = layout->number[hex];
            if (number && layout->terrain[hex] == terrain) {
                count += 1;
                sum += 6 - (number > 7 ? number - 7 : 7 - number);
            }
        }
        double off = sum - count * mean;
        if (off * off > count * variance * (tokens - count) / (tokens - 1) + 1e-9) {
            return 0;
        }
    }
    return 1;
}

/* M-4 as a whole. */
static inline int judge_balanced(const judge *on, const catan_layout *layout) {
    return judge_reds_apart(on, layout) && judge_numbers_apart(on, layout) &&
           judge_terrains_spread(on, layout) && judge_pips_balanced(on, layout);
}

#endif
