/** @file catan.h
 * All of libcatan. Start with config.h, then game.h, board.h, state.h; a program that shows a game
 * to players goes on with view.h and event.h, a bot with chance.h. Guides: docs/README.md.
 */
#ifndef CATAN_CATAN_H
#define CATAN_CATAN_H

#include "api.h"
#include "board.h"
#include "builders.h"
#include "chance.h"
#include "config.h"
#include "event.h"
#include "game.h"
#include "inspect.h"
#include "map.h"
#include "move.h"
#include "query.h"
#include "record.h"
#include "result.h"
#include "rng.h"
#include "save.h"
#include "state.h"
#include "stats.h"
#include "text.h"
#include "view.h"

#endif
