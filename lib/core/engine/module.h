/* What a module of rules (base, an expansion, a variant) tells the core: its fields, moves, tasks,
 * stages of a roll, and hooks. Adding one takes its file and its row in core/modules.def. */
#ifndef CATAN__MODULE_H
#define CATAN__MODULE_H

#include "core/engine/position.h"
#include "core/field.h"
#include "core/kinds.h"
#include "core/log.h"
#include "core/mutation.h"
#include "game/compiled.h"
#include "play/rng_inline.h"

/* A kind of move, the half that plays. `sites` is the only source of legality: the arguments that
 * are legal now, for the seat that decides; it is only asked while the top task admits the kind.
 * `why` explains an argument that is not among them. */
typedef struct kind_row {
    void (*sites)(const catan_state *st, unsigned seat, argset *out);
    int32_t (*why)(const catan_state *st, unsigned seat, unsigned arg);
    void (*play)(catan_state *st, unsigned seat, unsigned arg);
    uint32_t (*weigh)(const catan_state *st, uint64_t args,
                      uint32_t *weights); /* of chance: fills one a bit, returns the sum */
    uint8_t kind;
    /* Of chance, optional: draws an outcome by those weights, faster; the same one as the weights
     * in order would give. */
    unsigned (*sample)(const catan_state *st, catan_rng *rng);
    /* Optional, of kinds with a secret argument: the seats that may know it (H-2, H-3). */
    unsigned (*knows)(const catan_state *st, unsigned arg);
    /* Optional: what such a move costs, as lanes. */
    uint64_t (*price)(const catan_state *st, unsigned seat, unsigned arg);
} kind_row;

/* A task: what is asked in each of its steps and which kinds answer; `step` goes on when nobody
 * need decide. */
typedef struct task_ask {
    uint8_t step, question, kinds[24]; /* kinds end with 0 */
} task_ask;
typedef struct task_row {
    uint8_t kind;
    void (*step)(catan_state *st);
    /* Whether such a task can lie on `below` (0: at the bottom); arguments and all. From texts and
     * saves, anything comes. */
    int (*sound)(const catan_state *st, uint64_t task, uint64_t below, int top);
    task_ask asks[CATAN__TASK_STEPS];
} task_row;

/* Stages of a roll, in order; two rows with the same stage and priority are refused. */
enum stage {
    STAGE_EVENT,
    STAGE_BEFORE_ATTACK,
    STAGE_ATTACK,
    STAGE_AFTER_ATTACK,
    STAGE_LIMITS,
    STAGE_TOTAL, /* every roll */
    STAGE_PRODUCE,
    STAGE_CHOOSE,
    STAGE_RELIEF,
    STAGE_EXCHANGE,
    STAGE_DISASTER,
    STAGE_INCOME, /* not a 7 */
    STAGE_DISCARD,
    STAGE_ROBBER,
    STAGE_WEATHER,
    STAGE_INCOME_SEVEN /* a 7 */
};
typedef struct stage_row {
    uint8_t stage, priority;
    void (*run)(catan_state *st);
} stage_row;

/* A kind of the first 64 in a set of kinds. */
#define KIND_BIT(NAME) CATAN__BIT(CATAN_MOVE_##NAME)

/* Up to 64 moves to draw from: `move` plus (an argument << shift). */
typedef struct lot {
    uint64_t args;
    catan_move move;
    uint32_t shift;
} lot;

/* Kinds, of the first 64, whose sites are often wanted together: gathered by one call, which takes
 * no branch on what is open. Only the first module's are looked at, and only in games where no
 * module changes prices or takes sites away. */
enum { MAX_TOGETHER = 32 }; /* rows */
typedef struct together {
    uint64_t kinds;
    /* Fills a row a word, of those kinds that are `open`. @return the number of rows */
    unsigned (*gather)(const catan_state *st, unsigned seat, uint64_t open, lot *rows);
} together;

enum piece {
    PIECE_ROAD,
    PIECE_SETTLEMENT,
    PIECE_CITY,
    PIECE_SHIP,
    PIECE_KNIGHT,
    PIECE_WALL,
    PIECE_CROSSING
};
enum priced {
    PRICE_ROAD,
    PRICE_SETTLEMENT,
    PRICE_CITY,
    PRICE_DEVELOPMENT,
    BASE_PRICES,
    PRICE_SHIP = BASE_PRICES,
    PRICE_WALL,
    PRICE_RESTORED_CITY,
    PRICE_KNIGHT,
    PRICE_ACTIVATION,
    PRICE_PROMOTION,
    PRICE_IMPROVEMENT,
    PRICES_OF_VARIANTS = 16 /* and on: variants/prices.h */
};

/* Every module's number. */
enum {
#define MODULE(name) MODULE_##name,
#include "core/modules.def"
#undef MODULE
    MODULES
};
_Static_assert((int)MODULES <= (int)CATAN__MAX_MODULES, "a game has room for all of them");
#define MODULE_BIT(name) CATAN__BIT(MODULE_##name)

typedef struct module {
    const char *name;
    int (*enabled)(const catan_config *config); /* null: in every game */
    uint64_t needs; /* modules that are on where this one is, as a set of their numbers */
    const catan__field *fields;
    uint32_t field_count;
    const kind_row *kinds;
    uint32_t kind_count;
    const task_row *tasks;
    uint32_t task_count;
    const stage_row *stages;
    uint32_t stage_count;
    /* More kinds for another module's question: {task, step, kind}. */
    const uint8_t (*more_kinds)[3];
    uint32_t more_kind_count;
    /* Kinds that another module's question loses. */
    const uint8_t (*less_kinds)[3];
    uint32_t less_kind_count;
    /* What its questions are about: {task, step, a set of catan__about}. */
    const uint16_t (*abouts)[3];
    uint32_t about_count;
    /* Kinds that games with this module do not have. */
    const uint8_t *dropped_kinds;
    uint32_t dropped_kind_count;
    uint64_t holding_tasks; /* kinds of tasks while which a piece is in the hand (G-9) */

    together together;

    /* Hooks, all optional. */
    void (*settle)(catan_game *game);   /* changes settings, before fields find their places */
    void (*compiled)(catan_game *game); /* the fields have their places */
    void (*begin)(catan_state *st,
                  const catan_layout *layout); /* values of the starting position */
    void (*refresh)(catan_state *st);          /* recompute caches from the other fields */
    int32_t (*verify)(const catan_state *st,
                      const char **field); /* a fault of the position, caches aside, or CATAN_OK */
    int32_t (*verify_cached)(const catan_state *st,
                             const char **field); /* the same, with what caches tell */
    void (*gate)(const catan_state *st, unsigned seat,
                 uint64_t *kinds);          /* drops kinds that have no site now, cheaply */
    void (*award)(catan_state *st);         /* judge awards, by st->dirty (G-10) */
    unsigned (*won)(const catan_state *st); /* the seat that has won, or NO_SEAT (G-5) */
    void (*judged)(catan_state *st); /* awards and victory were judged, and nobody has won: what
                                        was put off until then is pushed (S-81) */
    void (*price)(const catan_state *st, unsigned seat, unsigned priced, uint64_t *cost);
    void (*rates)(const catan_state *st, unsigned seat, uint64_t *lanes);
    void (*sites)(const catan_state *st, unsigned seat, unsigned kind,
                  argset *set); /* takes sites away */
    int32_t (*why)(const catan_state *st, unsigned seat, unsigned kind,
                   unsigned arg); /* why it has taken a site away; CATAN_OK: it has not */
    void (*blocks)(const catan_state *st, unsigned seat,
                   uint64_t *nodes); /* adds nodes where the seat cannot go on */
    void (*occupied)(const catan_state *st,
                     uint64_t *nodes); /* adds nodes where nobody builds; whoever comes there or
                                          leaves sees to P_BLOCKED */
    unsigned (*hand_limit)(const catan_state *st,
                           unsigned seat); /* adds to the cards one may hold on a 7 */
    void (*cuts)(const catan_state *st, unsigned seat,
                 uint64_t *nodes);                 /* adds nodes that cut the seat's routes */
    void (*recut)(catan_state *st, unsigned seat); /* the seat's ways on are judged anew: something
                                                      came to or left a node of its routes */
    void (*closes)(const catan_state *st, unsigned seat,
                   uint64_t *nodes); /* adds nodes that close the seat's lines of ships */
    void (*moors)(const catan_state *st, unsigned seat,
                  uint64_t *nodes); /* adds nodes where no end of the seat's ships is free */
    int (*hangs)(const catan_state *st, unsigned seat,
                 unsigned edge); /* whether something would be cut off with the seat's ship */
    void (*joins)(const catan_state *st, unsigned seat,
                  uint64_t *nodes); /* adds nodes where the seat's roads and ships lead each other
                                       on, if any ends there; whoever comes or leaves sees to
                                       rejoin() */
    unsigned (*crossings)(const catan_state *st, unsigned seat,
                          uint16_t (*ends)[2]); /* the seat's roads that lie on no edge, at most
                                                   MAX_CROSSINGS: the nodes they join. @return how
                                                   many */
    unsigned (*road_pieces)(const catan_state *st,
                            unsigned seat); /* road pieces that lie elsewhere than as roads */
    void (*takes)(const catan_state *st,
                  uint64_t *edges); /* adds edges that are taken; whoever comes there or leaves
                                       sees to P_TAKEN */
    void (*built)(catan_state *st, unsigned seat,
                  unsigned node); /* a settlement was paid for and built */
    void (*holder)(const catan_state *st, unsigned award,
                   unsigned *seat); /* who is to hold B_ROAD or B_ARMY now */
    unsigned (*robs_each)(const catan_state *st, unsigned seat,
                          unsigned by); /* whom all he robs by what he has moved, instead of one;
                                           or ROBS_ONE */
    int (*robs_later)(catan_state *st, unsigned seat,
                      unsigned by); /* before he robs all these something is to be done: it is
                                       pushed, and rob_each() comes after it */
    void (*robbed)(catan_state *st, unsigned seat, unsigned victim); /* he has named him */
    int (*idles)(const catan_state *st, unsigned hex); /* what stands on the hex does not trade */
    void (*harbours)(const catan_state *st, unsigned seat,
                     unsigned *kinds); /* adds kinds of harbours that serve the seat */
    int (*harboured)(const catan_state *st,
                     unsigned edge); /* a harbour lies there that the map does not have */
    int (*bars_harbour)(const catan_state *st, unsigned edge); /* nobody uses it now */
    void (*immune)(const catan_state *st,
                   uint64_t *nodes); /* adds nodes whose building nothing destroys */
    void (*made_land)(const catan_state *st,
                      uint64_t *hexes); /* adds hexes that became land in play: of no island */
    int (*may_lie)(const catan_state *st, unsigned hex, unsigned terrain,
                   unsigned number); /* whether the hex has come to that in play */
    unsigned (*victims)(const catan_state *st,
                        unsigned seat); /* whom it may rob by what it has moved, if that was not
                                           the robber */
    void (*yield)(const catan_state *st, unsigned hex, unsigned seat, unsigned settlements,
                  unsigned cities, uint64_t *owed); /* changes what the seat is owed, a hex with its
                                                       number having been added */
    void (*produced)(catan_state *st,
                     const uint64_t *cards);   /* what the roll has brought each seat, as lanes */
    int (*bars_robber)(const catan_state *st); /* nobody may move it now */
    void (*piece_placed)(catan_state *st, unsigned seat, unsigned piece, unsigned place);
    void (*piece_removed)(catan_state *st, unsigned seat, unsigned piece, unsigned place);
    void (*robber_placed)(catan_state *st, unsigned seat, unsigned hex);
    void (*first_cards)(catan_state *st, unsigned seat,
                        unsigned node); /* the second starting settlement has brought its cards */
    void (*turn_begun)(catan_state *st, unsigned seat);
    void (*turn_ending)(catan_state *st, unsigned seat); /* the seat has said that its turn is over:
                                                            what it must do first is pushed */
    void (*turn_ended)(catan_state *st, unsigned seat);  /* a turn, or a go in special building */
    unsigned (*points)(const catan_state *st,
                       unsigned seat); /* its public points, for recomputation */
    int (*bars_victory)(const catan_state *st, unsigned seat);
    void (*score)(const catan_state *st, unsigned seat,
                  int32_t *source); /* its points by catan_source */
    unsigned (*earns)(const catan_state *st, unsigned seat,
                      unsigned node); /* special points of a settlement there */
    void (*tell_seat)(const catan_state *st, unsigned seat, catan_seat_info *out);
    void (*tell_table)(const catan_state *st, catan_table_info *out);
} module;

/* Rows of a module's table. */
#define COUNT(table) (sizeof(table) / sizeof *(table))

/* The hooks by name, once: which modules of a game have them is gathered when it is compiled. */
/* clang-format off */
#define CATAN__HOOKS(X)                                                                            \
    X(gate) X(award) X(won) X(judged) X(price) X(rates) X(sites) X(why) X(blocks) X(occupied)      \
    X(hand_limit) X(cuts) X(recut) X(closes) X(moors) X(hangs) X(joins) X(crossings)               \
    X(road_pieces) X(takes) X(built) X(holder) X(robs_each) X(robs_later) X(robbed) X(idles)       \
    X(harbours) X(harboured) X(bars_harbour) X(immune) X(made_land) X(may_lie) X(victims) X(yield) \
    X(produced) X(bars_robber) X(piece_placed) X(piece_removed) X(robber_placed) X(first_cards)    \
    X(turn_begun) X(turn_ending) X(turn_ended) X(points) X(bars_victory) X(score) X(earns)         \
    X(tell_seat) X(tell_table)
/* clang-format on */
enum { MAX_CROSSINGS = 16, ROBS_ONE = 0xff };
enum hook {
#define X(name) HOOK_##name,
    CATAN__HOOKS(X)
#undef X
        HOOKS
};
_Static_assert((int)HOOKS <= (int)CATAN__MAX_HOOKS, "room for every hook");

/* Every module's row. */
#define MODULE(name) static const module name##_module;
#include "core/modules.def"
#undef MODULE
/* The first row is on in every game, so that the compiler may call its hooks directly. */
#define FIRST_MODULE base_module

/* For `compiled`: this game has no moves of the kind. */
static inline void drop_kind(catan_game *g, unsigned kind) {
    g->kind[kind] = NULL;
    g->kinds_on[kind / 64] &= ~CATAN__BIT(kind % 64);
}

/* `enabled` of a module that is on only where another one needs it. */
static inline int never_by_itself(const catan_config *config) {
    (void)config;
    return 0;
}

/* Whether some module of the game has a hook: a rule that is off costs this one test. */
static inline int hooked(const catan_state *st, unsigned hook) {
    return CATAN__RARELY(st->game->hook_mask >> hook & 1);
}

/* FOR_HOOK(st, price, m) { m->price(...); }: the modules of a hook end with a null, so that a rule
 * that is off costs one test. */
#define FOR_HOOK(st, name, m)                                                                      \
    for (const module *const *next_##m = (st)->game->hook[HOOK_##name], *m;                        \
         (m = *next_##m) != NULL; next_##m++)

/* The same, the first module's own, which comes first, left out. */
#define FOR_FURTHER_HOOK(st, name, m)                                                              \
    for (const module *const *next_##m = (st)->game->hook[HOOK_##name] + 1, *m;                    \
         (m = *next_##m) != NULL; next_##m++)

/* Where a module's own field lies (field number as in its table), of the game (seat 0) or of a
 * seat; and its value, if it is one lane. */
static inline const catan__field *own_field(const catan_state *st, unsigned module_number,
                                            unsigned field) {
    return &st->game->field[st->game->module_field[module_number] + field];
}
static inline unsigned field_word(const catan_state *st, unsigned module_number, unsigned field,
                                  unsigned seat) {
    const catan__field *f = own_field(st, module_number, field);
    return f->word + seat * f->stride;
}
static inline unsigned field_lane(const catan_state *st, unsigned module_number, unsigned field,
                                  unsigned seat) {
    return lane(st, field_word(st, module_number, field, seat),
                own_field(st, module_number, field)->lane);
}
static inline void put_field_lane(catan_state *st, unsigned module_number, unsigned field,
                                  unsigned seat, unsigned value) {
    put_lane(st, field_word(st, module_number, field, seat),
             own_field(st, module_number, field)->lane, value);
}

/* --- what the core does for modules (run.c) --- */
enum {
    DIRTY_ROUTE = 1,
    DIRTY_ARMY = 2,
    DIRTY_POINTS = 4,
    DIRTY_PLACED = 8,
    DIRTY_BOARD = 16, /* buildings or terrains, for modules that ask for them */
    DIRTY_ALL = 31
};

/* Awards and victory wait while a piece is in somebody's hand (G-9); letting go judges everything.
 */
static inline void hold_judgement(catan_state *st) {
    put_lane(st, P_TURN, T_HOLD, lane(st, P_TURN, T_HOLD) + 1);
}
static inline void release_judgement(catan_state *st) {
    put_lane(st, P_TURN, T_HOLD, lane(st, P_TURN, T_HOLD) - 1);
    st->dirty |= DIRTY_ALL;
}

/* Seats in turn order from `from` on: the first of `seats` that comes, or NO_SEAT (G-2). */
static inline unsigned next_seat(const catan_state *st, unsigned seats, unsigned first) {
    unsigned n = st->game->set.players, from = CATAN__RULE(G_2, first, 0);
    for (unsigned i = 0; i < n; i++) {
        unsigned seat = from + i < n ? from + i : from + i - n;
        if (seats >> seat & 1) {
            return seat;
        }
    }
    return NO_SEAT;
}

/* Of `seats` those that come after one of them in that order. */
static inline unsigned later_seats(const catan_state *st, unsigned seats, unsigned first,
                                   unsigned after) {
    unsigned left = (1U << st->game->set.players) - 1, seat;
    do {
        seat = next_seat(st, left, first);
        left &= ~(1U << seat);
    } while (left != 0 && seat != after);
    return seats & left;
}

/* What verify functions return: a status, with the field concerned. */
static inline int32_t fault(const char **field, const char *name, int32_t status) {
    *field = name;
    return status;
}

static inline int is_seat(const catan_state *st, unsigned seat) {
    return seat < st->game->set.players;
}

/* The arguments of a kind that are legal now for a seat, modules' masks included. */
static inline void sites_of(const catan_state *st, unsigned kind, unsigned seat, argset *out);
/* Whether there is any. */
static int any_site(const catan_state *st, unsigned kind, unsigned seat);
/* Whether any kind that a task's step asks for has one, tasks apart that their sites look at. */
static int any_answer(const catan_state *st, unsigned task, unsigned step, unsigned seat);
/* For kinds without argument that are legal whenever they are asked. */
static void sites_always(const catan_state *st, unsigned seat, argset *out);
/* For chance: the reason of what it cannot bring; outcomes that are all alike. */
static int32_t why_no_outcome(const catan_state *st, unsigned seat, unsigned arg);
static uint32_t weigh_alike(const catan_state *st, uint64_t args, uint32_t *weights);

#endif
