/* Results: aligned text as they come, or JSON at the end; an older JSON to compare with. */
#include <stdio.h>
#include <string.h>

#include "bench.h"

#define QUOTE_(x) #x
#define QUOTE(x) QUOTE_(x)

#if defined(__clang__)
#define COMPILER                                                                                   \
    "clang " QUOTE(__clang_major__) "." QUOTE(__clang_minor__) "." QUOTE(__clang_patchlevel__)
#elif defined(__GNUC__)
#define COMPILER "gcc " QUOTE(__GNUC__) "." QUOTE(__GNUC_MINOR__) "." QUOTE(__GNUC_PATCHLEVEL__)
#else
#define COMPILER "unknown"
#endif

int bench_wants(const bench *b, const char *name) {
    size_t length = strlen(name);
    return b->filter == NULL || strstr(name, b->filter) != NULL ||
           (strncmp(b->filter, name, length) == 0 && b->filter[length] == '.');
}

static double old_value(const bench *b, const char *name, const char *unit) {
    for (unsigned i = 0; i < b->baseline_count; i++) {
        const entry *e = &b->baseline[i];
        if (strcmp(e->name, name) == 0 && strcmp(e->unit, unit) == 0) {
            return e->value;
        }
    }
    return 0;
}

static void print_line(const entry *e, int compares) {
    int digits = strcmp(e->unit, "x") == 0 ? 2 : strcmp(e->unit, "bytes") != 0;
    char wall[32] = "", ratio[32] = "";
    if (e->wall > 0) {
        snprintf(wall, sizeof wall, "%.*f", digits, e->wall);
    }
    if (e->old > 0) {
        snprintf(ratio, sizeof ratio, "%.3f", e->value / e->old);
    }
    printf("%-38s %14.*f  ", e->name, digits, e->value);
    if (compares) {
        printf("%-14s %14s  %8s\n", e->unit, wall, *ratio != '\0' ? ratio : "-");
    } else if (*wall != '\0') {
        printf("%-14s %14s\n", e->unit, wall);
    } else {
        printf("%s\n", e->unit);
    }
    fflush(stdout);
}

void bench_add(bench *b, const char *name, const char *unit, double value, double wall) {
    must(b->count < MOST_ENTRIES, "room for another result");
    entry *e = &b->entries[b->count++];
    snprintf(e->name, sizeof e->name, "%s", name);
    snprintf(e->unit, sizeof e->unit, "%s", unit);
    e->value = value;
    e->wall = wall;
    e->old = old_value(b, name, unit);
    if (!b->json) {
        print_line(e, b->baseline_count != 0);
    }
}

span bench_time(bench *b, const char *name, const char *unit, const work *w) {
    if (!bench_wants(b, name)) {
        return (span){0, 0};
    }
    span s = measure(b->seconds, w);
    if (strcmp(unit, "ns") == 0) {
        bench_add(b, name, unit, s.cpu, s.wall);
    } else {
        bench_add(b, name, unit, 1e9 / s.cpu, 1e9 / s.wall);
    }
    return s;
}

void bench_begin(const bench *b) {
    if (!b->json) {
        printf("libcatan %s, %s\n\n", catan_version_text(), COMPILER);
        printf("%-38s %14s  %-14s %14s%s\n", "", "value", "", "by wall time",
               b->baseline_count != 0 ? "     ratio" : "");
    }
}

void bench_end(const bench *b) {
    if (!b->json) {
        return;
    }
    printf("{\n  \"version\": \"%s\",\n  \"compiler\": \"%s\",\n", catan_version_text(), COMPILER);
    printf("  \"entries\": [\n");
    for (unsigned i = 0; i < b->count; i++) {
        const entry *e = &b->entries[i];
        printf("    {\"name\": \"%s\", \"value\": %.3f, \"unit\": \"%s\"", e->name, e->value,
               e->unit);
        if (e->wall > 0) {
            printf(", \"wall\": %.3f", e->wall);
        }
        if (e->old > 0) {
            printf(", \"ratio\": %.4f", e->value / e->old);
        }
        printf("}%s\n", i + 1 < b->count ? "," : "");
    }
    printf("  ]\n}\n");
}

static double value_of(const bench *b, const char *name) {
    for (unsigned i = 0; i < b->count; i++) {
        if (strcmp(b->entries[i].name, name) == 0) {
            return b->entries[i].value;
        }
    }
    return 0;
}

void bench_ratio(bench *b, const char *name, const char *to) {
    char whole[NAME_BYTES];
    double value = value_of(b, name), base = value_of(b, to);
    if (value > 0 && base > 0) {
        snprintf(whole, sizeof whole, "%s.ratio", name);
        bench_add(b, whole, "x", value / base, 0);
    }
}

/* Reads what bench_end() writes: one entry a line. */
void bench_read_baseline(bench *b, const char *file) {
    char line[512];
    FILE *in = fopen(file, "r");
    must(in != NULL, file);
    while (b->baseline_count < MOST_ENTRIES && fgets(line, sizeof line, in) != NULL) {
        entry *e = &b->baseline[b->baseline_count];
        if (sscanf(line, " {\"name\": \"%47[^\"]\", \"value\": %lf, \"unit\": \"%15[^\"]\"",
                   e->name, &e->value, e->unit) == 3) {
            b->baseline_count++;
        }
    }
    fclose(in);
    must(b->baseline_count != 0, "the baseline holds results");
}
