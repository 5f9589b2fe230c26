/* The engine for maps of width 0 (core/engine/set.h). */
#define CATAN__WIDTH 0
#define CATAN__ENGINE catan__engine_w0
#include "engine.c"
