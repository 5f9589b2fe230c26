/* What is generic over the field table: where a value lies, whether it is its default, and how
 * values from outside become a state's position. Texts and saves share it. */
#ifndef CATAN__FIELDS_H
#define CATAN__FIELDS_H

#include "core/lanes.h"
#include "core/state.h"
#include "game/compiled.h"

/* Names are the same; without the C library. */
static inline int catan__same_name(const char *a, const char *b) {
    while (*a != '\0' && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

/* Where the value of seat `seat` begins (seat 0: of the game). */
static inline unsigned catan__field_at(const catan__field *f, unsigned seat) {
    return f->word + (f->scope == CATAN__OF_SEAT ? seat * f->stride : 0U);
}
static inline unsigned catan__field_values(const catan_game *g, const catan__field *f) {
    return f->scope == CATAN__OF_SEAT ? g->set.players : 1U;
}

/* Words of one value. */
unsigned catan__field_length(const catan_game *g, const catan__field *f);

/* Whether a value is one lane of its word. */
static inline int catan__field_is_lane(const catan__field *f) {
    return f->shape == CATAN__LANE8 || f->shape == CATAN__SEAT8 || f->shape == CATAN__HEX8;
}

/* Whether every value of the field is its default: then texts and saves leave it out. */
int catan__field_is_usual(const catan_state *st, const catan__field *f);

/* The name of a task kind, null if there is none. */
const char *catan__task_name(unsigned kind);

/* A position of the game with every field at its default. */
void catan__words_usual(uint64_t words[CATAN__MAX_WORDS], const catan_game *g);

/* Makes words from outside the position of a state: if the engine finds them sound, and then
 * `agrees`, which sees the state as it would be, has nothing against it (CATAN_OK). The journal is
 * emptied. Else the state stays as it is. @return the fault */
catan__fault catan__take_over(catan_state *st, const uint64_t *words,
                              int32_t (*agrees)(const catan_state *st, void *user), void *user);

#endif
