/* The agenda: a stack of tasks in the position, one word each. The top task says who decides and
 * what is asked. Also where the few words lie that code of no particular width reads. */
#ifndef CATAN__AGENDA_H
#define CATAN__AGENDA_H

#include <stdint.h>

enum {
    CATAN__DEPTH_WORD = 0,  /* its lane 0: how many tasks */
    CATAN__ACTIVE_LANE = 1, /* its lane 1: who can win now */
    CATAN__RESULT_WORD = 1, /* its lane 3: 0 running, seat + 1, or CATAN__DRAWN */
    CATAN__RESULT_LANE = 3,
    CATAN__DRAWN = 0xfe,
    CATAN__AGENDA_WORD = 8,    /* the tasks, from the bottom */
    CATAN__ACTOR_NONE = 0xff,  /* nobody: the task wants to be stepped */
    CATAN__ACTOR_CHANCE = 0xfe /* chance */
};

/* Kinds of tasks, and their limits. */
typedef enum catan__task_kind {
    CATAN__TASK_NONE = 0,
#define TASK(NAME, name, number, shows) CATAN__TASK_##NAME = number,
#include "core/tasks.def"
#undef TASK
    CATAN__TASK_KINDS = 64,
    CATAN__TASK_STEPS = 4 /* steps that ask something, at most */
} catan__task_kind;

/* {kind, actor, step, more, a, b} */
static inline uint64_t catan__task(unsigned kind, unsigned actor, unsigned step, unsigned more,
                                   unsigned a, unsigned b) {
    return (uint64_t)kind | (uint64_t)actor << 8 | (uint64_t)step << 16 | (uint64_t)more << 24 |
           (uint64_t)a << 32 | (uint64_t)b << 48;
}
static inline unsigned catan__task_kind_of(uint64_t t) { return (unsigned)t & 0xffU; }
static inline unsigned catan__task_actor(uint64_t t) { return (unsigned)(t >> 8) & 0xffU; }
static inline unsigned catan__task_step(uint64_t t) { return (unsigned)(t >> 16) & 0xffU; }
static inline unsigned catan__task_more(uint64_t t) { return (unsigned)(t >> 24) & 0xffU; }
static inline unsigned catan__task_a(uint64_t t) { return (unsigned)(t >> 32) & 0xffffU; }
static inline unsigned catan__task_b(uint64_t t) { return (unsigned)(t >> 48); }

#endif
