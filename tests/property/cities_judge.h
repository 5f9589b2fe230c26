/* A judge of games of Cities & Knights without domestic trade: a table of its own that changes by
 * the rule book alone, and is compared with the library's after every move, through the public
 * calls. For cities_games.c. */
#ifndef TESTS_PROPERTY_CITIES_JUDGE_H
#define TESTS_PROPERTY_CITIES_JUDGE_H

#include "catan/catan.h"

enum { NOBODY = -1, JUDGE_MOVES = 2048 };

/* What lies on the table, and what is in hands and decks. */
typedef struct scene {
    uint8_t building[CATAN_MAX_NODES], wall[CATAN_MAX_NODES], turned[CATAN_MAX_NODES];
    uint8_t level[CATAN_MAX_NODES], state[CATAN_MAX_NODES]; /* of the knight there */
    int8_t owner[CATAN_MAX_NODES], knight[CATAN_MAX_NODES]; /* whose building, whose knight */
    int8_t road[CATAN_MAX_EDGES];
    uint8_t bank[8], hand[CATAN_SEATS][8];
    uint8_t progress[CATAN_SEATS][CATAN_PROGRESS_KINDS];
    uint8_t shuffled[CATAN_PROGRESS_KINDS], under[CATAN_TRACKS];
    uint8_t track[CATAN_SEATS][CATAN_TRACKS], defender[CATAN_SEATS];
    uint16_t metropolis[CATAN_TRACKS], robber;
    uint8_t barbarians, robber_free, red, dice, face;
    int8_t printer, constitution, longest;
    uint16_t merchant;
    int8_t merchant_of;
    uint8_t crane, fleet, harbour, harbour_seats; /* what cards do for this turn */
} scene;

/* Where a roll is (C-24), or a card that several answer. */
typedef enum stage {
    IDLE, /* nowhere */
    MUSTER,
    PILLAGE,
    CHOOSE,
    CHOSEN, /* a deck, for `chooser` */
    GATE,
    LIMITS,
    DISCARDS,
    AQUEDUCT,
    WEDDING,  /* the card */
    SABOTAGE, /* the card */
    ENDING    /* the limit at the end of a turn (C-88) */
} stage;

typedef struct judge {
    char options[160];
    catan_config config;
    const catan_game *game;
    catan_state *state;
    uint32_t players, hexes, nodes, edges;
    catan_hex hex[128];
    catan_node node[CATAN_MAX_NODES];
    catan_edge edge[CATAN_MAX_EDGES];
    catan_layout layout;             /* as the rule book has it, as the inventor swaps tokens */
    scene m;                         /* as the rule book has it */
    uint8_t queue[CATAN_TRACKS][32]; /* what lies under each deck, next first */
    int32_t route[CATAN_SEATS];      /* longest route */
    /* the last move, and what was asked before it */
    catan_move move;
    uint32_t ply;
    int32_t asked, actor;
    /* a roll */
    stage at;
    uint32_t waiting; /* seats to be asked still, the present one included */
    uint32_t left;    /* cards he has still to discard, to give; roads to lay */
    uint32_t lowest;  /* card or node that he may still name; the card offered */
    int32_t chooser, thief, victim;
    uint32_t active; /* whose turn it is */
    /* a knight in the hand: where it stood; where a road or the first token was */
    uint32_t from, level, kept;
    /* what must be asked after the move; `expects` 0: anything */
    int expects;
    int32_t question, whom;
    /* how often what happened */
    uint64_t attacks, lost, defended, tied, draws, aqueducts, shortages, displaced, driven_off,
        stolen, metropolises_moved, turned, cards;
} judge;

void judge_fail(const judge *j, const char *what, const char *file, int line);
#define EXPECT(j, condition, what)                                                                 \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            judge_fail(j, what, __FILE__, __LINE__);                                               \
        }                                                                                          \
    } while (0)

/* Reads board and table of a game that begins. */
void judge_begin(judge *j, const catan_game *game, catan_state *state, const catan_layout *layout);
/* The moves that are due are those of the rule book. Before each move. */
void judge_lists(judge *j);
/* The move has been made: so it is in the judge's table, which must be the library's. */
void judge_move(judge *j, catan_move move);

/* --- cities_scene.c --- */
void scene_read(const judge *j, scene *out);
void scene_compare(const judge *j);
/* Whether pieces are in somebody's hand, so that nothing is judged (G-9). */
int is_in_hand(const judge *j);
/* Points of a seat (C-94). */
uint32_t scene_points(const judge *j, uint32_t seat);
/* Longest routes, and whose award it is now (B-71 to B-74, C-62). */
void scene_routes(judge *j);

/* --- cities_roll.c --- */
void roll_event(judge *j, uint32_t face);
void roll_answer(judge *j, uint32_t kind, uint32_t argument);
void roll_advance(judge *j);
uint32_t hand_size(const judge *j, uint32_t seat);
uint32_t progress_size(const judge *j, uint32_t seat);
uint32_t deck_size(const judge *j, uint32_t track);
uint32_t track_of_card(uint32_t card);
/* The next of some seats in turn order, or NOBODY. */
int32_t next_of(const judge *j, uint32_t seats);
void expect_asked(judge *j, int32_t question, int32_t whom);

/* --- cities_judge.c --- */
void lift(judge *j, uint32_t n);

/* --- cities_effects.c --- */
void play_progress(judge *j, uint32_t seat, uint32_t card, uint32_t argument);
void answer_card(judge *j, uint32_t seat, uint32_t kind, uint32_t argument);
/* Who else is stolen from by the bishop, of those who wait. */
void next_theft(judge *j);

/* --- cities_cards.c --- */
int may_play(const judge *j, uint32_t seat, uint32_t card, uint32_t argument);
int may_offer(const judge *j, uint32_t seat, uint32_t other);
int may_answer_card(const judge *j, uint32_t seat, uint32_t kind, uint32_t argument);
/* Hexes of a terrain with a building of a seat beside them. */
uint32_t hexes_with(const judge *j, int32_t seat, uint32_t terrain);
/* Edges where a seat may lay a road, but for one; nodes where it may recruit; knights that it may
 * promote. */
uint32_t road_sites(const judge *j, int32_t seat, uint32_t but);
uint32_t knight_sites(const judge *j, int32_t seat);
uint32_t promotable(const judge *j, int32_t seat);
/* How strong the knight may be that comes for one of a level, as a set (C-127). */
uint32_t strengths_for(const judge *j, uint32_t seat, uint32_t level);

/* --- cities_legal.c --- */
/* Pieces of a seat on the board: settlements that are none turned over, cities with these, walls,
 * roads; cities without a metropolis. */
typedef struct piece_count {
    uint32_t settlements, cities, turned, walls, roads, ordinary;
} piece_count;
piece_count count_pieces(const judge *j, int32_t seat);
uint32_t knights_of(const judge *j, int32_t seat, uint32_t level);
int is_free(const judge *j, uint32_t n);
int has_road_at(const judge *j, int32_t seat, uint32_t n);
int is_road_site(const judge *j, int32_t seat, uint32_t edge);
int may_improve(const judge *j, uint32_t seat, uint32_t track);
int may_promote(const judge *j, int32_t seat, uint32_t n);
/* In kind order, such that the rest can follow, too (B-30). */
int may_discard(const judge *j, uint32_t seat, uint32_t card);
/* So many cards of a kind the bank takes from a seat for one. */
uint32_t rate_of(const judge *j, uint32_t seat, uint32_t card);
/* What a move costs a seat, by card. */
void price_of(const judge *j, uint32_t seat, uint32_t kind, uint32_t argument, uint8_t price[8]);
/* Whether a knight of a seat comes from a node to another by own roads, over nothing (C-56). */
int has_way(const judge *j, int32_t seat, uint32_t from, uint32_t to);
/* Whether the driven knight of a seat has anywhere to go (C-59). */
int can_retreat(const judge *j, int32_t seat, uint32_t from);
int is_ordinary_city(const judge *j, uint32_t node);
int wins_metropolis(const judge *j, uint32_t seat, uint32_t track);
/* Whether a seat may make a move now, of those kinds that the judge knows. */
int is_legal(const judge *j, uint32_t seat, uint32_t kind, uint32_t argument);

#endif
