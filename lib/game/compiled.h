/* struct catan_game: the compiled configuration. Rule code of any width reads it;
 * game.c makes it. */
#ifndef CATAN__COMPILED_H
#define CATAN__COMPILED_H

#include "catan/inspect.h"
#include "catan/query.h"
#include "core/agenda.h"
#include "core/field.h"
#include "game/game.h"

enum {
    CATAN__MAX_MODULES = 24,
    CATAN__MAX_FIELDS = 160,
    CATAN__MAX_STAGES = 32,
    CATAN__MAX_HOOKS = 56,
    CATAN__DOMAINS = 20,
    CATAN__KIND_WORDS = 4, /* 256 kinds */
    CATAN__MAX_SHOWN = 64,
    CATAN__MAX_WORDS = 1024, /* of a position */
    CATAN__HEX_WORDS = 2     /* of a set of hexes */
};

/* What a question is about, by where its task has it; who may know that. */
typedef enum catan__about {
    CATAN__ABOUT_SEAT_MORE = 1, /* a seat, in `more` */
    CATAN__ABOUT_SEAT_B = 2,    /* a seat, in the low byte of `b` */
    CATAN__ABOUT_NODE_A = 4,
    CATAN__ABOUT_EDGE_A = 8,
    CATAN__ABOUT_HEX_A = 16,
    CATAN__ABOUT_NODE_B = 32,
    CATAN__ABOUT_TRACK_A = 64,
    CATAN__ABOUT_KNIGHT_B = 128, /* a knight's level and state (core/knights.h), in `b` */
    /* All that is public. What is secret, and what is shown while it is asked (H-3). */
    CATAN__ABOUT_HIDES_B_FROM_ACTOR = 256, /* `b` is known to the active seat alone */
    CATAN__ABOUT_HIDES_B = 512,            /* `b` is known to the actor and the active seat, and to
                                              the seat in `more` if it is about that one */
    CATAN__ABOUT_SHOWS_HAND = 1024,        /* the actor sees the hand of the seat in `more` */
    CATAN__ABOUT_SHOWS_PROGRESS = 2048,    /* likewise its progress cards */
    CATAN__ABOUT_DIAGONAL_A = 4096,
    CATAN__ABOUT_WHAT_MORE = 8192, /* of what kind, in `more` */
    CATAN__ABOUT_HEX_B = 16384,    /* a second place, a hex and one, in `b` */
    CATAN__ABOUT_CARDS_B = 32768 /* in `b`: how many cards, two bits; then of what kind, and one */
} catan__about;

/* What is asked in a task's step, and which kinds answer. */
typedef struct catan__ask {
    uint64_t kinds[CATAN__KIND_WORDS];
    uint64_t always; /* of the first word: kinds without argument that are legal whenever asked */
    unsigned (*sample)(const catan_state *st, catan_rng *rng); /* of the one kind of chance */
    uint8_t question;
    uint8_t gated;   /* several kinds: it pays to drop some by hand and supply first */
    uint8_t easy;    /* no kind beyond the first word, no gate but the first module's */
    uint16_t about;  /* what the task's arguments tell of it: a set of catan__about */
    uint8_t sampled; /* that kind */
    uint8_t spare[9];
} catan__ask;

_Static_assert(sizeof(catan__ask) == 64, "found by shifting");

/* A kind of counter or piece of a game's views, and the field that it is of. */
typedef struct catan__shown {
    uint16_t kind, field;
    uint16_t raised_by; /* the field with the places where another kind stands for it */
    uint16_t holder;    /* the field that says whose it is; 0: its own, or nobody's */
    uint8_t raised, spare[3];
} catan__shown;
enum { CATAN__NOT_RAISED, CATAN__RAISED, CATAN__ALL_PLACES }; /* which of the field's places */

/* The configuration with every automatic value settled. */
typedef struct catan__settings {
    uint32_t max_turns;
    uint8_t players, target, bank, hand_limit, no_sevens, dice, friendly_robber, trade,
        offers_per_turn, counter_offers, paired_turns, special_building, first_player;
    uint8_t varied, fog, free_harbours, island_points; /* as the map says (board.h) */
    uint8_t bare_fog; /* 1: what is discovered bears no number, and numbers may move (S-81) */
    uint8_t cities_knights, tactical_defence, recruit_at_sea;
    uint8_t roads, settlements, cities, ships; /* pieces of a seat (B-6, S-1) */
    uint64_t deck;                             /* development cards by kind, as lanes (B-5, X-2) */
    uint64_t totals;                           /* cards of each kind, in bank and hands (G-4) */
} catan__settings;

/* A fault of a position: a status, and the name of the field concerned. */
typedef struct catan__fault {
    int32_t status;
    const char *field;
} catan__fault;

/* What one engine (one width) offers to the rest of the library. */
typedef struct catan__engine {
    uint32_t node_words, edge_words;
    size_t (*tables_size)(const catan__board *board);
    int32_t (*compile)(catan_game *game, uint64_t *tables);
    void (*begin)(catan_state *st, const catan_layout *layout);
    uint32_t (*moves)(const catan_state *st, catan_move *buffer, uint32_t capacity);
    uint32_t (*weights)(const catan_state *st, uint32_t *buffer, uint32_t capacity);
    int32_t (*check)(const catan_state *st, int32_t seat, catan_move move);
    int32_t (*apply)(catan_state *st, int32_t seat, catan_move move);
    int32_t (*apply_listed)(catan_state *st, catan_move move);
    catan_move (*random_move)(const catan_state *st, catan_rng *rng);
    uint32_t (*playout)(catan_state *st, catan_rng *rng, uint32_t max_moves);
    uint32_t (*knows)(const catan_state *st,
                      catan_move move); /* seats that may know its argument */
    uint32_t (*sites)(const catan_state *st, unsigned kind, uint64_t *set, uint32_t words);
    int (*price)(const catan_state *st, unsigned seat, catan_move move, uint64_t *lanes);
    void (*score)(const catan_state *st, unsigned seat, int32_t *source);
    uint32_t (*earns)(const catan_state *st, unsigned seat,
                      unsigned node); /* special points of a settlement there */
    catan__fault (*restore)(
        catan_state *st); /* judges a position from outside, recomputes its caches */
    void (*seat_info)(const catan_state *st, unsigned seat, catan_seat_info *out);
    void (*table_info)(const catan_state *st, catan_table_info *out);
    void (*layout)(const catan_state *st, catan_layout *out);
    int32_t (*node_owner)(const catan_state *st, unsigned node, uint32_t *building);
    int32_t (*edge_owner)(const catan_state *st, unsigned edge);
    uint32_t (*edge_route)(const catan_state *st, unsigned edge); /* a catan_route */
    unsigned (*points)(const catan_state *st, unsigned seat);
    void (*progress_hand)(const catan_state *st, unsigned seat, uint8_t *cards);
    int32_t (*node_knight)(const catan_state *st, unsigned node, uint32_t *level, uint32_t *active);
} catan__engine;

struct module;
struct kind_row;
struct stage_row;

struct catan_game {
    catan__settings set;
    const catan__engine *engine;
    uint32_t words; /* of a position */

    /* Tables of the engine's width, behind this struct in the same block. */
    const uint64_t *hex_nodes;  /* by hex: its corners */
    const uint64_t *near_nodes; /* by node: itself and its neighbours */
    const uint64_t *node_edges; /* by node: edges at it */
    const uint64_t *hex_edges;  /* by hex: its sides */
    const uint64_t *ground;     /* what is land and sea in every layout */

    uint64_t
        rates[64]; /* by harbour kinds: how many cards of each kind the bank takes for one (B-40) */
    uint64_t payable[32], playable[32]; /* kinds by what a seat holds (build.c) */
    uint16_t hex_word, harbour_word,
        counter_word; /* where these fields lie; counter_word 0: no counter-offers */
    uint16_t hex_words;
    uint16_t ground_word;        /* 0: what is land and sea never changes */
    uint16_t harbour_place_word; /* 0: harbours lie where the board says */
    uint16_t ship_word;          /* own ships of seat 0, those of the others behind; 0: no ships */
    uint16_t ship_reach_word;    /* likewise where they can go on */
    uint16_t turned_word;        /* settlements that are cities turned over; 0: there are none */
    uint8_t choices[16];         /* by terrain: cards of choice that a settlement yields */
    uint16_t choosing;           /* terrains that yield any, as a set */
    uint8_t city_card[8];        /* by card of a hex: what a city gets there beside it */
    uint8_t own_city_cards;      /* 1: these differ from it */
    uint16_t moving_terrains;    /* terrains that may become each other, as a set */
    uint16_t moving_numbers;     /* number tokens that may change places, as a set (C-115) */
    uint64_t held;               /* kinds of tasks while which a piece is in the hand (G-9) */
    uint32_t max_moves;
    uint32_t plain_dice; /* two dice that know nothing of other rolls */
    uint64_t hook_mask;  /* bit of each hook that some module has */
    uint32_t range[CATAN__DOMAINS];
    uint64_t kinds_on[CATAN__KIND_WORDS]; /* kinds of this game */
    uint32_t kind_words;
    const struct kind_row *kind[256];
    catan__ask ask[CATAN__TASK_KINDS][CATAN__TASK_STEPS];
    void (*step[CATAN__TASK_KINDS])(catan_state *st);
    int (*sound[CATAN__TASK_KINDS])(const catan_state *st, uint64_t task, uint64_t below, int top);
    uint32_t plain_stages, seven_stages;
    uint32_t total_stages; /* those up to where the total is chosen; 0: the dice show it */
    void (*plain[CATAN__MAX_STAGES])(catan_state *st); /* stages of a roll that is not a 7 */
    void (*seven[CATAN__MAX_STAGES])(catan_state *st);
    uint32_t module_count;
    const struct module *module[CATAN__MAX_MODULES];
    uint32_t hook_count[CATAN__MAX_HOOKS];
    const struct module *hook[CATAN__MAX_HOOKS][CATAN__MAX_MODULES + 1]; /* each ends with a null */
    uint32_t field_count;
    catan__field field[CATAN__MAX_FIELDS];
    uint16_t module_field[CATAN__MAX_MODULES]; /* first field of each module */
    uint32_t shown_counters, shown_pieces;     /* what a view shows, by kind */
    catan__shown shown_counter[CATAN__MAX_SHOWN], shown_piece[CATAN__MAX_SHOWN];

    catan_config config;
    catan_map map;      /* of the embedder's own, its arrays in this block; else all 0 */
    uint64_t map_print; /* tells a custom map from others in texts; 0 for the built-in ones */
    catan__laying laying;
    catan_allocator allocator;
    size_t size;
    catan__board board;
};

/* The engines by width, narrowest first; the first that fits is taken. */
extern const catan__engine catan__engine_w0, catan__engine_w1, catan__engine_w2, catan__engine_w3,
    catan__engine_w4;

#endif
