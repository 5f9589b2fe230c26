/* The engine for maps of width 3 (core/engine/set.h). */
#define CATAN__WIDTH 3
#define CATAN__ENGINE catan__engine_w3
#include "engine.c"
