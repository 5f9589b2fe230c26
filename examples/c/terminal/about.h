/* What is asked, in words, and about what. */
#ifndef TERMINAL_ABOUT_H
#define TERMINAL_ABOUT_H

#include "menu.h"

/* Adds the question to the seat at the keyboard: "Red, where the knight in the hand goes (the
 * strong one from n12)?" Cards that a spy or master merchant lays open stand before it. */
void about_question(text *out, session *s, const menu *m);

#endif
