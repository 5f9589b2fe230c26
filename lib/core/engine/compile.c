/* Gathers the modules of a game into its tables: fields, kinds, tasks, stages, hooks; and the masks
 * of its board. */
#include "core/engine/module.h"
#include "core/fields.h"

static const module *const all_modules[MODULES] = {
#define MODULE(name) [MODULE_##name] = &name##_module,
#include "core/modules.def"
#undef MODULE
};

static size_t engine_tables_size(const catan__board *b) {
    size_t n =
        (size_t)b->hexes * (W_NODES + W_EDGES) + (size_t)b->nodes * (W_NODES + W_EDGES) + G_WORDS;
    return n * sizeof(uint64_t);
}

static void compile_masks(catan_game *g, uint64_t *t) {
    const catan__board *b = &g->board;
    uint8_t terrain[CATAN_MAX_HEXES + 1];
    memset(t, 0, engine_tables_size(b));
    uint64_t *hex_nodes = t, *near_nodes = hex_nodes + (size_t)b->hexes * W_NODES;
    uint64_t *node_edges = near_nodes + (size_t)b->nodes * W_NODES;
    uint64_t *hex_edges = node_edges + (size_t)b->nodes * W_EDGES;
    uint64_t *ground = hex_edges + (size_t)b->hexes * W_EDGES;
    for (unsigned h = 0; h < b->hexes; h++) {
        for (unsigned i = 0; i < 6; i++) {
            set_add(hex_nodes + (size_t)h * W_NODES, b->hex_nodes[h][i]);
            set_add(hex_edges + (size_t)h * W_EDGES, b->hex_edges[h][i]);
        }
        terrain[h] = b->sea[h] ? CATAN_SEA : CATAN_DESERT; /* which land is all the same */
    }
    for (unsigned n = 0; n < b->nodes; n++) {
        set_add(near_nodes + (size_t)n * W_NODES, n);
        for (unsigned i = 0; i < 3 && b->node_edges[n][i] != CATAN__NO; i++) {
            set_add(near_nodes + (size_t)n * W_NODES, b->node_near[n][i]);
            set_add(node_edges + (size_t)n * W_EDGES, b->node_edges[n][i]);
        }
    }
    lay_ground(ground, b, terrain);
    g->hex_nodes = hex_nodes;
    g->near_nodes = near_nodes;
    g->node_edges = node_edges;
    g->hex_edges = hex_edges;
    g->ground = ground;
}

/* Where fields of one lane find room: words that several share, modules apart. */
typedef struct sharing {
    uint16_t word, lanes;
} sharing;

static void share_word(catan_game *g, catan__field *f, sharing *with) {
    if (with->lanes == 8) {
        with->word = (uint16_t)g->words;
        with->lanes = 0;
        g->words += f->scope == CATAN__OF_SEAT ? g->set.players : 1U;
    }
    f->word = with->word;
    f->lane = (uint8_t)with->lanes++;
    f->stride = 1;
}

/* Fields whose place is not fixed follow each other behind the seats. `lanes`: by scope. */
static void compile_fields(catan_game *g, const module *m, unsigned number, sharing *lanes) {
    g->module_field[number] = (uint16_t)g->field_count;
    for (uint32_t i = 0; i < m->field_count && g->field_count < CATAN__MAX_FIELDS; i++) {
        catan__field *f = &g->field[g->field_count++];
        *f = m->fields[i];
        if (f->word != CATAN__AUTO_WORD) {
            continue;
        }
        if (f->wanted != NULL && !f->wanted(&g->set)) {
            f->cache = 1; /* no place, no text, no secret */
            f->knowers = CATAN__ALL;
            f->word = 0;
            continue;
        }
        if (catan__field_is_lane(f)) {
            share_word(g, f, &lanes[f->scope]);
            continue;
        }
        unsigned n = catan__field_length(g, f);
        f->word = (uint16_t)g->words;
        f->stride = (uint16_t)n;
        g->words += f->scope == CATAN__OF_SEAT ? n * g->set.players : n;
    }
}

static int add_shown(catan__shown *list, uint32_t *count, catan__shown shown) {
    uint32_t at = *count;
    if (at == CATAN__MAX_SHOWN) {
        return 0;
    }
    for (; at > 0 && list[at - 1].kind > shown.kind; at--) {
        list[at] = list[at - 1];
    }
    list[at] = shown;
    ++*count;
    return 1;
}

/* The number of the field of a name; 0, which nothing refers to, without a name. */
static unsigned field_named(const catan_game *g, const char *name) {
    unsigned i = 0;
    while (name != NULL && i < g->field_count && !catan__same_name(g->field[i].name, name)) {
        i++;
    }
    return i;
}

/* What views show of the pieces in a field, by kind. */
static int compile_pieces(catan_game *g, unsigned field) {
    const catan__shows *s = &g->field[field].shows;
    unsigned by = field_named(g, s->raised_by), holder = field_named(g, s->holder);
    catan__shown shown = {.kind = s->piece,
                          .field = (uint16_t)field,
                          .raised_by = (uint16_t)by,
                          .holder = (uint16_t)holder,
                          .raised = CATAN__ALL_PLACES};
    if (by == g->field_count || holder == g->field_count) {
        return 0;
    }
    if (s->raised_by == NULL) {
        return add_shown(g->shown_piece, &g->shown_pieces, shown);
    }
    catan__shown raised = shown;
    shown.raised = CATAN__NOT_RAISED;
    raised.kind = s->raised;
    raised.raised = CATAN__RAISED;
    return add_shown(g->shown_piece, &g->shown_pieces, shown) &&
           add_shown(g->shown_piece, &g->shown_pieces, raised);
}

/* What views show of the fields, by kind. @return 0: too much, or a field that there is not */
static int compile_shown(catan_game *g) {
    int fits = 1;
    for (unsigned i = 0; i < g->field_count && fits; i++) {
        const catan__field *f = &g->field[i];
        if (f->wanted != NULL && !f->wanted(&g->set)) {
            continue; /* not in this game */
        }
        if (f->shows.counter != 0) {
            catan__shown shown = {.kind = f->shows.counter, .field = (uint16_t)i};
            fits = add_shown(g->shown_counter, &g->shown_counters, shown);
        }
        if (f->shows.piece != 0) {
            fits = fits && compile_pieces(g, i);
        }
    }
    return fits;
}

static void compile_kinds(catan_game *g, const module *m) {
    g->held |= m->holding_tasks;
    for (uint32_t i = 0; i < m->kind_count; i++) {
        unsigned k = m->kinds[i].kind;
#ifdef CATAN__DEBUG
        if ((m->kinds[i].knows != NULL) != catan__kind_infos[k].hides) {
            __builtin_trap(); /* the table of kinds and the module's row must agree */
        }
#endif
        g->kind[k] = &m->kinds[i];
        g->kinds_on[k / 64] |= CATAN__BIT(k % 64);
        if (g->kind_words < k / 64 + 1) {
            g->kind_words = k / 64 + 1;
        }
    }
    for (uint32_t i = 0; i < m->task_count; i++) {
        const task_row *row = &m->tasks[i];
        g->step[row->kind] = row->step;
        g->sound[row->kind] = row->sound;
        for (unsigned j = 0; j < CATAN__TASK_STEPS && row->asks[j].question != 0; j++) {
            catan__ask *ask = &g->ask[row->kind][row->asks[j].step];
            ask->question = row->asks[j].question;
            for (const uint8_t *k = row->asks[j].kinds; *k != 0; k++) {
                ask->kinds[*k / 64] |= CATAN__BIT(*k % 64);
            }
        }
    }
    for (uint32_t i = 0; i < m->more_kind_count; i++) {
        const uint8_t *more = m->more_kinds[i];
        g->ask[more[0]][more[1]].kinds[more[2] / 64] |= CATAN__BIT(more[2] % 64);
    }
    for (uint32_t i = 0; i < m->less_kind_count; i++) {
        const uint8_t *less = m->less_kinds[i];
        g->ask[less[0]][less[1]].kinds[less[2] / 64] &= ~CATAN__BIT(less[2] % 64);
    }
    for (uint32_t i = 0; i < m->about_count; i++) {
        g->ask[m->abouts[i][0]][m->abouts[i][1]].about = m->abouts[i][2];
    }
    for (uint32_t i = 0; i < m->dropped_kind_count; i++) {
        drop_kind(g, m->dropped_kinds[i]);
    }
}

static void compile_hooks(catan_game *g, const module *m) {
#define X(name)                                                                                    \
    if (m->name != NULL) {                                                                         \
        g->hook_mask |= CATAN__BIT(HOOK_##name);                                                   \
        g->hook[HOOK_##name][g->hook_count[HOOK_##name]++] = m;                                    \
    }
    CATAN__HOOKS(X)
#undef X
}

/* Sorts all stages by (stage, priority). @return CATAN_E_CONFIG_MODULE if two have the same place
 */
static int32_t compile_stages(catan_game *g) {
    const stage_row *row[CATAN__MAX_STAGES];
    unsigned n = 0;
    for (uint32_t i = 0; i < g->module_count; i++) {
        for (uint32_t j = 0; j < g->module[i]->stage_count && n < CATAN__MAX_STAGES; j++) {
            const stage_row *r = &g->module[i]->stages[j];
            unsigned at = n++;
            for (; at > 0; at--) {
                unsigned before = row[at - 1]->stage * 256U + row[at - 1]->priority,
                         mine = r->stage * 256U + r->priority;
                if (before == mine) {
                    return CATAN_E_CONFIG_MODULE;
                }
                if (before < mine) {
                    break;
                }
                row[at] = row[at - 1];
            }
            row[at] = r;
        }
    }
    for (unsigned i = 0; i < n; i++) {
        if (row[i]->stage < STAGE_DISCARD) {
            g->plain[g->plain_stages++] = row[i]->run;
        }
        if (row[i]->stage < STAGE_PRODUCE || row[i]->stage >= STAGE_DISCARD) {
            g->seven[g->seven_stages++] = row[i]->run;
        }
    }
    return CATAN_OK;
}

/* What there is to know of one question. @return CATAN_E_CONFIG_MODULE if it admits more than is
 * gathered at a time */
static int32_t compile_ask(catan_game *g, catan__ask *ask) {
    uint32_t moves = 0, kinds = 0, lots = MAX_TOGETHER;
    for (unsigned k = 0; k < 256; k++) {
        if (g->kind[k] == NULL) {
            ask->kinds[k / 64] &= ~CATAN__BIT(k % 64);
        } else if (ask->kinds[k / 64] >> (k % 64) & 1) {
            uint32_t range = g->range[catan__kind_infos[k].domain];
            if (range > 64 * W_ARGS || (catan__kind_infos[k].chance && range > MAX_OUTCOMES)) {
                return CATAN_E_CONFIG_MODULE; /* a set of sites, or of outcomes, has no such room */
            }
            kinds++;
            moves += range;
            lots += (range + 63) / 64;
            ask->always |= k < 64 && g->kind[k]->sites == sites_always ? CATAN__BIT(k) : 0;
            ask->sample = g->kind[k]->sample;
            ask->sampled = (uint8_t)k;
        }
    }
    ask->gated = kinds > 1;
    ask->easy = g->kind_words == 1 && g->hook_count[HOOK_gate] == 1;
    g->max_moves = moves > g->max_moves ? moves : g->max_moves;
    return kinds >= MAX_CHOICES || lots >= MAX_LOTS ? CATAN_E_CONFIG_MODULE : CATAN_OK;
}

static int32_t compile_asks(catan_game *g) {
    int32_t status = CATAN_OK;
    for (unsigned task = 0; task < CATAN__TASK_KINDS; task++) {
        for (unsigned step = 0; step < CATAN__TASK_STEPS && status == CATAN_OK; step++) {
            status = compile_ask(g, &g->ask[task][step]);
        }
    }
    return status;
}

/* The modules that a configuration asks for, and those that these need. */
static uint64_t modules_on(const catan_config *config) {
    uint64_t on = 0;
    for (unsigned i = 0; i < MODULES; i++) {
        const module *m = all_modules[i];
        if (m->enabled == NULL || m->enabled(config)) {
            on |= CATAN__BIT(i) | m->needs;
        }
    }
    return on;
}

static int32_t engine_compile(catan_game *g, uint64_t *tables) {
    const catan__board *b = &g->board;
    compile_masks(g, tables);
    const uint32_t range[] = {1,
                              b->nodes,
                              b->edges,
                              b->hexes,
                              g->set.players,
                              1U << g->set.players,
                              8,
                              64,
                              13,
                              5,
                              CATAN_FOG,
                              CATAN_TRACKS,
                              CATAN_PROGRESS_KINDS,
                              CATAN__PAIRS_OF_DICE,
                              CATAN_FACE_SCIENCE + 1,
                              CATAN_HARBOUR_ANY + 1,
                              3U * b->hexes,
                              4 * 12};
    sharing lanes[2] = {{0, 8}, {0, 8}};
    memcpy(g->range, range, sizeof range);
    g->words = at_seat(g->set.players, 0);
    uint64_t on = modules_on(&g->config);
    for (unsigned i = 0; i < MODULES; i++) {
        if ((on >> i & 1) != 0 && all_modules[i]->settle != NULL) {
            all_modules[i]->settle(g);
        }
    }
    for (unsigned i = 0; i < MODULES; i++) {
        const module *m = all_modules[i];
        if ((on >> i & 1) == 0) {
            continue;
        }
        g->module[g->module_count++] = m;
        compile_fields(g, m, i, lanes);
        compile_kinds(g, m);
        compile_hooks(g, m);
    }
    int too_much = g->words > CATAN__MAX_WORDS || g->field_count == CATAN__MAX_FIELDS;
    int32_t status = too_much ? CATAN_E_CONFIG_MODULE : compile_stages(g);
    if (status != CATAN_OK) {
        return status;
    }
    for (uint32_t i = 0; i < g->module_count; i++) {
        if (g->module[i]->compiled != NULL) {
            g->module[i]->compiled(g);
        }
    }
    return compile_shown(g) ? compile_asks(g) : (int32_t)CATAN_E_CONFIG_MODULE;
}
