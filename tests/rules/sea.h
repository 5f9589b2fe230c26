/* A small map at sea, and positions on it. Include it behind cmocka.h.
 *
 * Three islands: the west (nine hexes with the desert), gold and forest in the north-east, fields
 * and pasture in the south-east. Harbours: any at n0 n7 and at n63 n72, wool at n65 n73. Around it
 * lies the frame. The pirate starts at h34, the robber on the desert.
 *
 *         n0          n1          n2          n3          n4          n5          n6
 *      e0    e1    e2    e3    e4    e5    e6    e7    e8    e9    e10   e11   e12   e13
 *   n7          n8          n9          n10         n11         n12         n13         n14
 *   e14  h0 L5  e15  h1 B9  e16  h2 ~   e17  h3 ~   e18  h4 ~   e19  h5 G4  e20  h6 ~   e21
 *   n15         n16         n17         n18         n19         n20         n21         n22
 *      e22   e23   e24   e25   e26   e27   e28   e29   e30   e31   e32   e33   e34   e35   e36
 *         n23         n24         n25         n26         n27         n28         n29         n30
 *         e37  h7 O3  e38  h8 S6  e39  h9 ~   e40  h10 ~  e41  h11 ~  e42 h12 L10 e43  h13 ~  e44
 *         n31         n32         n33         n34         n35         n36         n37         n38
 *      e45   e46   e47   e48   e49   e50   e51   e52   e53   e54   e55   e56   e57   e58   e59
 *   n39         n40         n41         n42         n43         n44         n45         n46
 *   e60 h14 W8  e61  h15 D  e62 h16 B4  e63  h17 ~  e64  h18 ~  e65  h19 ~  e66  h20 ~  e67
 *   n47         n48         n49         n50         n51         n52         n53         n54
 *      e68   e69   e70   e71   e72   e73   e74   e75   e76   e77   e78   e79   e80   e81   e82
 *         n55         n56         n57         n58         n59         n60         n61         n62
 *         e83 h21 S11 e84 h22 L3  e85  h23 ~  e86  h24 ~  e87  h25 ~  e88 h26 W9  e89 h27 S12 e90
 *         n63         n64         n65         n66         n67         n68         n69         n70
 *      e91   e92   e93   e94   e95   e96   e97   e98   e99  e100  e101  e102  e103  e104  e105
 *   n71         n72         n73         n74         n75         n76         n77         n78
 *  e106  h28 ~ e107  h29 ~ e108  h30 ~ e109  h31 ~ e110  h32 ~ e111  h33 ~ e112  h34 ~ e113
 *   n79         n80         n81         n82         n83         n84         n85         n86
 *     e114  e115  e116  e117  e118  e119  e120  e121  e122  e123  e124  e125  e126  e127
 *         n87         n88         n89         n90         n91         n92         n93
 *
 * The coast of the west island, from the north: n9 e16 n17 e26 n25 e39 n33 e50 n42 e63 n50 e73 n57
 * e85 n65. From n25 straight over the sea to the north-east island: e27 e28 e29 e30 e31 n20.
 */
#ifndef TESTS_RULES_SEA_H
#define TESTS_RULES_SEA_H

#include <stdlib.h>
#include <string.h>

#include "support/pos.h"
#include "support/sketch.h"

#define ROAD "lumber:1 brick:1"
#define SHIP "lumber:1 wool:1"
#define SETTLEMENT "lumber:1 brick:1 wool:1 grain:1"
#define CITY "grain:2 ore:3"

enum { PIRATE_START = 34, NE_1 = 5, NE_2 = 12, SE_1 = 26, SE_2 = 27 };

static inline unsigned ships(const table *t, uint32_t seat) { return seat_info(t, seat).ships; }
static inline unsigned special(const table *t, uint32_t seat) {
    return seat_info(t, seat).special_points;
}
/* A route piece: a catan_route of a seat. */
#define assert_route(t, edge, seat, kind)                                                          \
    do {                                                                                           \
        assert_int_equal(catan_edge_owner((t)->state, edge), seat);                                \
        assert_int_equal(catan_edge_route((t)->state, edge), kind);                                \
    } while (0)
#define assert_ship(t, edge, seat) assert_route(t, edge, seat, CATAN_SHIP)

/* Hexes of a row, from a place on to the east: terrain letters with a number, or ~. */
static inline void sea_row(sketch *to, int q, int r, const char *row) {
    static const char letters[] = "DLBSWO~G";
    while (*row != '\0') {
        uint8_t number = 0, terrain = (uint8_t)(strchr(letters, *row++) - letters);
        for (; *row >= '0' && *row <= '9'; row++) {
            number = (uint8_t)(10 * number + (uint8_t)(*row - '0'));
        }
        sketch_hex(to, q++, r, terrain, number, 0);
        row += *row == ' ';
    }
}

/* The map as a sketch to be changed; hexes[i] is hex i. Nothing lies on a 2. */
static inline sketch *sea_sketch(void) {
    sketch *to = play_memory(sizeof *to);
    sketch_new(to);
    sea_row(to, 0, 0, "L5 B9 ~ ~ ~ G4 ~");
    sea_row(to, 0, 1, "O3 S6 ~ ~ ~ L10 ~");
    sea_row(to, -1, 2, "W8 D B4 ~ ~ ~ ~");
    sea_row(to, -1, 3, "S11 L3 ~ ~ ~ W9 S12");
    sea_row(to, -2, 4, "~ ~ ~ ~ ~ ~ ~");
    sketch_harbour(to, 0, 0, 5, CATAN_HARBOUR_ANY);
    sketch_harbour(to, -1, 3, 3, CATAN_HARBOUR_ANY);
    sketch_harbour(to, 0, 3, 2, CATAN_HARBOUR_WOOL);
    to->map.frame = 1;
    to->map.pirate = 1;
    to->map.pirate_q = 4;
    to->map.pirate_r = 4;
    return to;
}

/* Fog on some of its hexes, "4 5", with what lies below: "~ L G D" and numbers, "4 10". */
static inline void sea_fog(sketch *to, const char *hexes, const char *terrains,
                           const char *numbers) {
    static const char letters[] = "DLBSWO~G";
    char *end;
    for (; *hexes != '\0'; hexes = end) {
        catan_map_hex *hex = &to->hexes[strtoul(hexes, &end, 10)];
        hex->terrain = hex->number = CATAN_FROM_POOL;
        hex->area = 1;
        hex->flags |= CATAN_HEX_FOG;
    }
    for (; *terrains != '\0'; terrains++) {
        if (*terrains != ' ') {
            sketch_terrain(to, 1, (uint8_t)(strchr(letters, *terrains) - letters), 1);
        }
    }
    for (; *numbers != '\0'; numbers = end) {
        sketch_number(to, 1, (uint8_t)strtoul(numbers, &end, 10), 1);
    }
}

/* Seat 0's action on the map, three players unless said otherwise. */
static inline pos *sea_on(const char *options, const sketch *map) {
    char text[256] = "players=3 seafarers=on ";
    strncat(text, options, sizeof text - strlen(text) - 1);
    return pos_on_map(text, &map->map);
}
static inline pos *sea(const char *options) { return sea_on(options, sea_sketch()); }

/* Fog on h4, h5, h11, h12: below it sea, forest, gold, desert, and two numbers. A ship on e29 ends
 * at h4 (n19), one on e30 at h4 and h11 (n27), one on e53 at h11 (n35). */
static inline sketch *foggy(void) {
    sketch *map = sea_sketch();
    sea_fog(map, "4 5 11 12", "~ L G D", "4 10");
    map->map.max_players = 4;
    return map;
}
/* Seat 0 with ships from n25 on towards it, and cards for three more. */
static inline pos *in_fog(const char *laid) {
    pos *p = sea_on("", foggy());
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, laid);
    pos_hand(p, 0, "lumber:3 wool:3");
    return p;
}
/* With few numbers: where the ship e29 ends seat 0 may settle, at land without one; h0 and h8 bear
 * one at his n16 and n25. */
static inline pos *scarce_fog(const sketch *map) {
    pos *p = sea_on("scarcity=on", map);
    pos_field(p, "board",
              "L5,B,~,~,F,F,~,O3,S6,~,~,F,F,~,W8,D,B4,~,~,~,~,S11,L,~,~,~,W,S12,~,~,~,~,~,~,~");
    pos_settlement(p, 0, "n16 n25");
    pos_ship(p, 0, "e27 e28");
    pos_hand(p, 0, "lumber:2 brick:1 wool:2 grain:1");
    return p;
}
#define assert_hex(t, hex, land, token)                                                            \
    do {                                                                                           \
        catan_layout layout_now = layout_info(t);                                                  \
        assert_int_equal(layout_now.terrain[hex], land);                                           \
        assert_int_equal(layout_now.number[hex], token);                                           \
    } while (0)

/* Its start, seat 0 first. */
static inline table *sea_table(const char *options, const sketch *map) {
    char text[256] = "players=3 seafarers=on first_player=0 ";
    strncat(text, options, sizeof text - strlen(text) - 1);
    return table_on_map(text, &map->map);
}

#endif
