/* Numbers of the test modules, from ranges that the library itself does not use. */
#ifndef TESTS_MODULES_KINDS_H
#define TESTS_MODULES_KINDS_H

enum {                                    /* kinds of moves, 240 to 255 */
       CATAN_MOVE_TEST_EVENT = 240,       /* chance: the event die; 0 ship, 1 to 3 gates */
       CATAN_MOVE_TEST_MUSTER = 241,      /* a grain for one more active knight */
       CATAN_MOVE_TEST_LOSE_CITY = 242,   /* the city to lose; a node */
       CATAN_MOVE_TEST_CHOOSE_DECK = 243, /* the deck to draw from; 0 to 2 */
       CATAN_MOVE_TEST_DRAW_CARD = 244 /* chance: the card drawn; its place in the deck's table */
};
enum { /* questions, from 200 on; without names */
       TEST_ASK_EVENT = 200,
       TEST_ASK_LOSE_CITY = 201,
       TEST_ASK_CHOOSE_DECK = 202,
       TEST_ASK_DRAW_CARD = 203
};
enum { /* where options of the test build lie in catan_config.reserved */
       TEST_LANDING_AT = 97,
       TEST_CHEAP_WOOL_AT = 98
};

#endif
