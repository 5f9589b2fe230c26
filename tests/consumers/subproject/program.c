/* The smallest use of the library: it is there and tells its version. Clean as C and as C++. */
#include <stdio.h>
#include <string.h>

#include "catan/catan.h"

int main(void) {
    catan_config config;
    if (catan_config_init(&config, sizeof config) != CATAN_OK) {
        return 1;
    }
    printf("libcatan %s, %u players\n", catan_version_text(), (unsigned)config.players);
    return strlen(catan_version_text()) >= 5 ? 0 : 1;
}
