/* For the test of the tests (tests/rules/mutants.py). Where a rule's condition or figure stands as
 * CATAN__RULE(B_24, what, without), the build with -DCATAN__MUTATIONS does without that rule while
 * it is the one switched off. In every other build the macro is `what` and nothing else. */
#ifndef CATAN__MUTATION_H
#define CATAN__MUTATION_H

#ifdef CATAN__MUTATIONS
enum {
    CATAN__RULE_NONE,
#define MUTANT(id) CATAN__RULE_##id,
#include "core/mutants.def"
#undef MUTANT
};
/* The rule that is switched off. The test program has the variable, and sets it
 * (tests/support/mutant.c). */
extern int catan__mutant;
#define CATAN__RULE(id, what, without) (catan__mutant == CATAN__RULE_##id ? (without) : (what))
#else
#define CATAN__RULE(id, what, without) (what)
#endif

#endif
