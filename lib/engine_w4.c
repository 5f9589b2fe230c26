/* The engine for maps of width 4 (core/engine/set.h). */
#define CATAN__WIDTH 4
#define CATAN__ENGINE catan__engine_w4
#include "engine.c"
