/* Everybody who looks at a game of four, for tests of what is hidden. */
#ifndef TESTS_RULES_OBSERVERS_H
#define TESTS_RULES_OBSERVERS_H

#include "catan/catan.h"

enum { PLAYERS = 4, OBSERVERS = PLAYERS + 2 };
static const int32_t observers[OBSERVERS] = {0, 1, 2, 3, CATAN_SPECTATOR, CATAN_ALL_SEEING};

#define count_of(t, observer, kind, seat, index)                                                   \
    catan_view_count((t)->state, observer, CATAN_COUNTER_##kind, seat, index)

#endif
