/* The engine for maps of width 2 (core/engine/set.h). */
#define CATAN__WIDTH 2
#define CATAN__ENGINE catan__engine_w2
#include "engine.c"
