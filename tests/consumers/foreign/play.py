#!/usr/bin/env python3
"""The library by cffi: all that catan.cdef.h says is as the C compiler has it; a game.

    play.py CDEF LIBRARY FACTS

FACTS is what tests/consumers/foreign.py had a C program write.
"""

import sys
from pathlib import Path

import cffi


def check_facts(ffi, catan, path):
    """Sizes, places and values are those of the facts, and no member is missing there."""
    members = {}
    for line in Path(path).read_text(encoding="ascii").splitlines():
        kind, *words = line.split()
        if kind == "size":
            members[words[0]] = []
            assert ffi.sizeof(words[0]) == int(words[1]), line
        elif kind == "offset":
            members[words[0]].append(words[1])
            assert ffi.offsetof(words[0], words[1]) == int(words[2]), line
        elif kind == "value":
            assert getattr(catan, words[0]) == int(words[1]), line
        else:
            assert kind == "function" and ffi.typeof(getattr(catan, words[0])).kind == "function"
    for name in ffi.list_types()[0]:
        structure = ffi.typeof(name)
        if structure.kind == "struct" and structure.fields is not None:
            assert [field for field, _ in structure.fields] == members[name], name


def aligned(ffi, size, kept):
    """Memory that is aligned to 16 bytes."""
    block = ffi.new("char[]", size + 15)
    kept.append(block)
    return block + -int(ffi.cast("uintptr_t", block)) % 16


def play(ffi, catan):
    kept = []
    config, layout = ffi.new("catan_config *"), ffi.new("catan_layout *")
    rng = ffi.new("catan_rng *")
    game, state = ffi.new("catan_game **"), ffi.new("catan_state **")
    assert catan.catan_rng_seed(rng, 2026) == catan.CATAN_OK
    assert catan.catan_config_init(config, ffi.sizeof("catan_config")) == catan.CATAN_OK
    size = catan.catan_game_size(config, ffi.NULL)
    assert catan.catan_game_init(game, aligned(ffi, size, kept), size, config,
                                 ffi.NULL) == catan.CATAN_OK
    game = game[0]
    assert catan.catan_layout_generate(layout, ffi.sizeof("catan_layout"), game,
                                       rng) == catan.CATAN_OK
    size = catan.catan_state_size(game, 4096, 0)
    assert catan.catan_state_init(state, aligned(ffi, size, kept), size, game, layout, 4096,
                                  0) == catan.CATAN_OK
    state = state[0]
    moves, made = ffi.new("catan_move[512]"), 0
    while catan.catan_result(state) == catan.CATAN_RUNNING:
        move = catan.catan_random_move(state, rng)
        assert move in list(moves[0:catan.catan_moves(state, moves, 512)])
        assert catan.catan_apply(state, catan.catan_actor(state), move) == catan.CATAN_OK
        made += 1
    print(f"libcatan {ffi.string(catan.catan_version_text()).decode()}: "
          f"seat {catan.catan_result(state)} wins, {made} moves, "
          f"position {catan.catan_hash(state):016x}")


def main():
    cdef, library, facts = sys.argv[1:]
    ffi = cffi.FFI()
    ffi.cdef(Path(cdef).read_text(encoding="ascii"))
    catan = ffi.dlopen(library)
    check_facts(ffi, catan, facts)
    play(ffi, catan)


if __name__ == "__main__":
    main()
