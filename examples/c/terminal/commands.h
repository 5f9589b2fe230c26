/* What may be typed besides moves. */
#ifndef TERMINAL_COMMANDS_H
#define TERMINAL_COMMANDS_H

#include "menu.h"
#include "session.h"

/* What came of a line. */
typedef enum outcome {
    OUTCOME_STAY,  /* ask the same again */
    OUTCOME_MOVED, /* the position is another one now */
    OUTCOME_QUIT
} outcome;

/* Does what a line says: a command, or a move of the menu. Answers go to `out`. */
outcome commands_do(text *out, session *s, const menu *m, const char *line);

#endif
