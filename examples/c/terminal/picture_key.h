/* What stands under the board: which nodes have which harbour, and what its signs mean. */
#ifndef TERMINAL_PICTURE_KEY_H
#define TERMINAL_PICTURE_KEY_H

#include "scene.h"
#include "text.h"

void picture_key(text *out, const scene *s);

#endif
