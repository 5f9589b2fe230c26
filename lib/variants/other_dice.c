/* Other dice: an eight- or twelve-sided and a four-sided one (V13). */
#include "rules/base/base.h"

static int other_dice_enabled(const catan_config *config) {
    return config->dice >= CATAN_DICE_D8_D4;
}

static const module other_dice_module = {
    .name = "other_dice",
    .enabled = other_dice_enabled,
};
