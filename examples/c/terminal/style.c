#define _POSIX_C_SOURCE 200809L
#include "style.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int terminal, coloured;

void style_begin(void) {
    const char *no_color = getenv("NO_COLOR");
    terminal = isatty(STDOUT_FILENO) == 1;
    coloured = terminal && (no_color == NULL || no_color[0] == '\0');
}

int style_is_terminal(void) { return terminal; }

const char *style_code(uint32_t s) {
    static const char *const codes[STYLES] = {
        /* plain, dim, strong, warning, sea */
        "\033[0m", "\033[2m", "\033[1m", "\033[33m", "\033[36m",
        /* desert, forest, hills, pasture, fields, mountains, sea, gold, fog, volcano, market */
        "\033[33m", "\033[32m", "\033[31m", "\033[92m", "\033[93m", "\033[37m", "\033[36m",
        "\033[1;93m", "\033[2m", "\033[1;91m", "\033[95m",
        /* the seats: black on their colour */
        "\033[1;97;41m", "\033[1;97;44m", "\033[1;30;47m", "\033[1;30;43m", "\033[1;30;42m",
        "\033[1;97;45m", "\033[1m", "\033[1m"};
    return coloured && s < STYLES ? codes[s] : "";
}

char style_seat_letter(int32_t seat) {
    static const char letters[] = "RBWOGN"; /* browN: B is blue */
    return seat >= 0 && seat < (int32_t)sizeof letters - 1 ? letters[seat] : '?';
}

void style_clear(void) {
    if (terminal) {
        fputs("\033[H\033[2J\033[3J", stdout);
    }
}
