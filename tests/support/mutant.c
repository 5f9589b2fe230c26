/* Switches off, before main(), the rule that CATAN_MUTANT names ("B-24"); linked with a library
 * compiled with -DCATAN__MUTATIONS (core/mutation.h). A name that is none ends the program: it
 * would prove nothing. */
#include <stdio.h>
#include <stdlib.h>

#define CATAN__MUTATIONS
#include "core/mutation.h"

int catan__mutant = CATAN__RULE_NONE;

/* An ID as a test cites it, spelt like the enumerators: "V13.6" is V13_6. */
static int same_rule(const char *rule, const char *spelt) {
    while (*rule != '\0' &&
           (*rule == *spelt || (*spelt == '_' && (*rule == '-' || *rule == '.')))) {
        rule++;
        spelt++;
    }
    return *rule == '\0' && *spelt == '\0';
}

__attribute__((constructor)) static void switch_off(void) {
    static const char *const spelt[] = {
        "",
#define MUTANT(id) #id,
#include "core/mutants.def"
#undef MUTANT
    };
    const char *rule = getenv("CATAN_MUTANT");
    if (rule == NULL || *rule == '\0') {
        return;
    }
    for (size_t i = 1; i < sizeof spelt / sizeof *spelt; i++) {
        if (same_rule(rule, spelt[i])) {
            catan__mutant = (int)i;
            return;
        }
    }
    fprintf(stderr, "CATAN_MUTANT: no rule %s can be switched off\n", rule);
    _Exit(99);
}
