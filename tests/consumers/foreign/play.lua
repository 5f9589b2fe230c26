-- The library by LuaJIT: all that catan.cdef.h says is as the C compiler has it; a game.
--
--     luajit play.lua CDEF LIBRARY FACTS
--
-- FACTS is what tests/consumers/foreign.py had a C program write.
local ffi = require("ffi")

local function check_facts(catan, path)
  for line in io.lines(path) do
    local kind, name, first, second = line:match("^(%S+) (%S+) ?(%S*) ?(%S*)$")
    if kind == "size" then
      assert(ffi.sizeof(name) == tonumber(first), line)
    elseif kind == "offset" then
      assert(ffi.offsetof(name, first) == tonumber(second), line)
    elseif kind == "value" then
      assert(ffi.C[name] == tonumber(first), line)
    else
      assert(kind == "function" and catan[name] ~= nil, line)
    end
  end
end

local kept = {}

-- Memory that is aligned to 16 bytes.
local function aligned(size)
  local block = ffi.new("char[?]", size + 15)
  kept[#kept + 1] = block
  return block + (16 - tonumber(ffi.cast("uintptr_t", block) % 16)) % 16
end

local function play(catan)
  local OK, RUNNING = ffi.C.CATAN_OK, ffi.C.CATAN_RUNNING
  local config, layout = ffi.new("catan_config"), ffi.new("catan_layout")
  local rng = ffi.new("catan_rng")
  local game, state = ffi.new("catan_game *[1]"), ffi.new("catan_state *[1]")
  assert(catan.catan_rng_seed(rng, 2026) == OK)
  assert(catan.catan_config_init(config, ffi.sizeof(config)) == OK)
  local size = tonumber(catan.catan_game_size(config, nil))
  assert(catan.catan_game_init(game, aligned(size), size, config, nil) == OK)
  assert(catan.catan_layout_generate(layout, ffi.sizeof(layout), game[0], rng) == OK)
  size = tonumber(catan.catan_state_size(game[0], 4096, 0))
  assert(catan.catan_state_init(state, aligned(size), size, game[0], layout, 4096, 0) == OK)
  local moves, made = ffi.new("catan_move[512]"), 0
  while catan.catan_result(state[0]) == RUNNING do
    local move = catan.catan_random_move(state[0], rng)
    local place, count = 0, catan.catan_moves(state[0], moves, 512)
    while place < count and moves[place] ~= move do
      place = place + 1
    end
    assert(place < count)
    assert(catan.catan_apply(state[0], catan.catan_actor(state[0]), move) == OK)
    made = made + 1
  end
  print(("libcatan %s: seat %d wins, %d moves, position %s"):format(
    ffi.string(catan.catan_version_text()), catan.catan_result(state[0]), made,
    bit.tohex(catan.catan_hash(state[0]))))
end

local file = assert(io.open(arg[1], "rb"))
ffi.cdef(file:read("*a"))
file:close()
local catan = ffi.load(arg[2])
check_facts(catan, arg[3])
play(catan)
