/* The engine for maps of width 1 (core/engine/set.h). */
#define CATAN__WIDTH 1
#define CATAN__ENGINE catan__engine_w1
#include "engine.c"
