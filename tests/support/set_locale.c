/* Loaded before a test program (LD_PRELOAD), puts it into the locale of the environment; a program
 * of its own would stay in "C". It must be one that writes 1,5 for one and a half: if it is not
 * there, the test fails. */
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

static void __attribute__((constructor)) set_locale(void) {
    const char *name = setlocale(LC_ALL, "");
    if (!name || localeconv()->decimal_point[0] != ',') {
        fprintf(stderr, "the locale of LC_ALL is not there\n");
        _Exit(EXIT_FAILURE);
    }
}
