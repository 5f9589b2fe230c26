/* A kit for rule tests over the public functions alone: tables (a game and a state) from text,
 * moves by text, and assertions that say what is there and what should be. Positions are built with
 * pos.h.
 *
 * Include it behind stdarg.h, stddef.h, stdint.h, setjmp.h and cmocka.h. List tests with PLAY_TEST:
 * what a test makes is released behind it, also if it failed.
 *
 * Unless a test says otherwise it is played on the beginner board with fixed harbours
 * (boards.md 1.3, 1.4):
 *
 *   hexes, left to right                               harbours and their nodes
 *   h0 ore 10    h1 wool 2    h2 lumber 9              any    n0 n3, n26 n32, n49 n52, n47 n51
 *   h3 grain 12  h4 brick 6   h5 wool 4    h6 brick 10 lumber n11 n16
 *   h7 grain 9   h8 lumber 11 h9 desert    h10 lumber 3 h11 ore 8
 *   h12 lumber 8 h13 ore 3    h14 grain 4  h15 wool 5  brick  n33 n38     wool n42 n46
 *   h16 brick 5  h17 grain 6  h18 wool 11              grain  n1 n5       ore  n10 n15
 *
 *   nodes by rows of the plane, left to right
 *            n0      n1      n2
 *        n3      n4      n5      n6
 *        n7      n8      n9      n10
 *    n11     n12     n13     n14     n15
 *    n16     n17     n18     n19     n20
 * n21    n22     n23     n24     n25     n26
 * n27    n28     n29     n30     n31     n32
 *    n33     n34     n35     n36     n37
 *    n38     n39     n40     n41     n42
 *        n43     n44     n45     n46
 *        n47     n48     n49     n50
 *            n51     n52     n53
 *
 *   edges
 *   e0 n0-n3, e1 n0-n4, e2 n1-n4, e3 n1-n5, e4 n2-n5, e5 n2-n6, e6 n3-n7, e7 n4-n8, e8 n5-n9, e9
 * n6-n10, e10 n7-n11, e11 n7-n12, e12 n8-n12, e13 n8-n13, e14 n9-n13, e15 n9-n14, e16 n10-n14, e17
 * n10-n15, e18 n11-n16, e19 n12-n17, e20 n13-n18, e21 n14-n19, e22 n15-n20, e23 n16-n21, e24
 * n16-n22, e25 n17-n22, e26 n17-n23, e27 n18-n23, e28 n18-n24, e29 n19-n24, e30 n19-n25, e31
 * n20-n25, e32 n20-n26, e33 n21-n27, e34 n22-n28, e35 n23-n29, e36 n24-n30, e37 n25-n31, e38
 * n26-n32, e39 n27-n33, e40 n28-n33, e41 n28-n34, e42 n29-n34, e43 n29-n35, e44 n30-n35, e45
 * n30-n36, e46 n31-n36, e47 n31-n37, e48 n32-n37, e49 n33-n38, e50 n34-n39, e51 n35-n40, e52
 * n36-n41, e53 n37-n42, e54 n38-n43, e55 n39-n43, e56 n39-n44, e57 n40-n44, e58 n40-n45, e59
 * n41-n45, e60 n41-n46, e61 n42-n46, e62 n43-n47, e63 n44-n48, e64 n45-n49, e65 n46-n50, e66
 * n47-n51, e67 n48-n51, e68 n48-n52, e69 n49-n52, e70 n49-n53, e71 n50-n53
 */
#ifndef TESTS_SUPPORT_PLAY_H
#define TESTS_SUPPORT_PLAY_H

#include "catan/catan.h"

typedef struct table {
    catan_game *game;
    catan_state *state;
    uint32_t players;
    uint8_t total[8]; /* cards of each kind in bank and hands: never changes (G-4) */
} table;

/* Releases all that was made since the last time; a cmocka teardown. */
int play_teardown(void **unused);
#define PLAY_TEST(function) cmocka_unit_test_teardown(function, play_teardown)

/* Memory that lives until the teardown. */
void *play_memory(size_t size);
/* The test fails here, for this reason. */
void play_fail(const char *file, int line, const char *form, ...)
    __attribute__((noreturn, format(printf, 3, 4)));

/* --- tables --- */

/* A configuration from text: "players=3 friendly_robber=on", each word an option; beginner board
 * and fixed harbours unless said otherwise. */
void play_config(catan_config *out, const char *options);
/* A table at the start of its game: on a built-in board, on a map, with a layout of one's own. */
table *table_new(const char *options);
table *table_on_map(const char *options, const catan_map *map);
table *table_laid(const char *options, const catan_layout *layout);
/* The position as a line; several may be in use at once. */
const char *table_line(const table *t);
/* Reads a position; the test fails with the reason and the place in the line if it is refused. */
void table_read(table *t, const char *line);
/* The status with which a position is refused; `where` may be null. */
int32_t table_refusal(table *t, const char *line, size_t *where);

/* --- moves --- */

catan_move play_move_of(const table *t, const char *text, const char *file, int line);

/* Makes moves, written with blanks between them; each must be legal. `seat`: who makes them, or
 * CATAN_ANYONE. After each of them hands and bank add up (G-4). */
void play_moves(table *t, int32_t seat, const char *moves, const char *file, int line);
#define play(t, moves) play_moves(t, CATAN_ANYONE, moves, __FILE__, __LINE__)
#define play_as(t, seat, moves) play_moves(t, seat, moves, __FILE__, __LINE__)

/* The move is illegal for this reason, not listed, and changes nothing. */
void play_refused(table *t, int32_t seat, const char *move, int32_t status, const char *file,
                  int line);
#define refuse(t, seat, move, status) play_refused(t, seat, move, status, __FILE__, __LINE__)

/* Takes moves back. */
void play_back(table *t, unsigned moves, const char *file, int line);
#define take_back(t, moves) play_back(t, moves, __FILE__, __LINE__)

/* --- what is listed ---
 *
 * Lists of moves are texts with blanks between moves; one word stands for several moves of a kind,
 * with commas and ranges: "build_road:e1,e4-e6". */

/* Exactly these moves are listed, each of them is legal, and they come by kind, then by argument.
 */
void play_listed(const table *t, const char *moves, const char *file, int line);
#define assert_moves(t, moves) play_listed(t, moves, __FILE__, __LINE__)
/* Of one kind exactly these, without the kind's name: ("build_road", "e1,e4-e6"); "": none. For a
 * kind without an argument: "yes". */
void play_listed_of(const table *t, const char *kind, const char *arguments, const char *file,
                    int line);
#define assert_moves_of(t, kind, arguments) play_listed_of(t, kind, arguments, __FILE__, __LINE__)
/* Each of these is listed and legal; none of these is. */
void play_among(const table *t, const char *moves, int listed, const char *file, int line);
#define assert_listed(t, moves) play_among(t, moves, 1, __FILE__, __LINE__)
#define assert_not_listed(t, moves) play_among(t, moves, 0, __FILE__, __LINE__)
/* Chance decides, with exactly these outcomes and weights: "dice:2=1 dice:3=2 ...". */
void play_weighed(const table *t, const char *outcomes, const char *file, int line);
#define assert_weights(t, outcomes) play_weighed(t, outcomes, __FILE__, __LINE__)
/* Who decides (a seat, CATAN_CHANCE, CATAN_NOBODY), and what is asked. */
void play_asked(const table *t, int32_t actor, const char *question, const char *file, int line);
#define assert_asked(t, actor, question) play_asked(t, actor, question, __FILE__, __LINE__)

/* --- what is there --- */

catan_seat_info seat_info(const table *t, uint32_t seat);
catan_table_info table_info(const table *t);
catan_layout layout_info(const table *t);
unsigned hand_size(const table *t, uint32_t seat);
/* Length of the seat's longest route. */
unsigned route(const table *t, uint32_t seat);

/* Exactly these cards: "lumber:2 ore:1", in kind order; "" for none. */
void play_hand(const table *t, uint32_t seat, const char *cards, const char *file, int line);
#define assert_hand(t, seat, cards) play_hand(t, seat, cards, __FILE__, __LINE__)
/* The bank: lumber, brick, wool, grain, ore. */
void play_bank(const table *t, const unsigned bank[5], const char *file, int line);
#define assert_bank(t, ...) play_bank(t, (const unsigned[5]){__VA_ARGS__}, __FILE__, __LINE__)
/* Unplayed development cards: "knight:1 point:2", fresh ones included. */
void play_cards(const table *t, uint32_t seat, const char *cards, const char *file, int line);
#define assert_cards(t, seat, cards) play_cards(t, seat, cards, __FILE__, __LINE__)
/* Points with hidden ones, and public ones. */
void play_points(const table *t, uint32_t seat, unsigned all, unsigned open, const char *file,
                 int line);
#define assert_points(t, seat, all, open) play_points(t, seat, all, open, __FILE__, __LINE__)
/* Pieces left: roads, settlements, cities. */
void play_supply(const table *t, uint32_t seat, const unsigned left[3], const char *file, int line);
#define assert_supply(t, seat, ...)                                                                \
    play_supply(t, seat, (const unsigned[3]){__VA_ARGS__}, __FILE__, __LINE__)
/* Who holds longest road and largest army: seats or CATAN_NOBODY. */
void play_awards(const table *t, int32_t road, int32_t army, const char *file, int line);
#define assert_awards(t, road, army) play_awards(t, road, army, __FILE__, __LINE__)
/* A catan_building of a seat (CATAN_NO_BUILDING: of CATAN_NOBODY). */
void play_building(const table *t, uint32_t node, int32_t seat, uint32_t building, const char *file,
                   int line);
#define assert_building(t, node, seat, building)                                                   \
    play_building(t, node, seat, building, __FILE__, __LINE__)
#define assert_road(t, edge, seat) assert_int_equal(catan_edge_owner((t)->state, edge), seat)
#define assert_robber(t, hex) assert_int_equal(table_info(t).robber, hex)
#define assert_result(t, result) assert_int_equal(catan_result((t)->state), result)

#endif
