#!/usr/bin/env python3
"""cffi and LuaJIT read the public headers as they stand, and call the shared library by what they
read.

    ffi.py SHARED
"""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402

LUA = """
local ffi = require("ffi")
local file = assert(io.open(arg[1], "rb"))
ffi.cdef(file:read("*a"))
file:close()
local catan = ffi.load(arg[2])
local config = ffi.new("catan_config")
assert(catan.catan_config_init(config, ffi.sizeof(config)) == ffi.C.CATAN_OK)
assert(tonumber(catan.catan_config_size()) == ffi.sizeof("catan_config"))
assert(config.players == 4)
print(ffi.string(catan.catan_version_text()))
"""


def declarations(folder):
    """The umbrella header without what it includes from the system, as FFI libraries want it."""
    for name in ["stddef.h", "stdint.h"]:
        (folder / name).write_text("", encoding="ascii")
    return build.must(["cc", "-E", "-P", "-nostdinc", "-DCATAN_API=", f"-I{folder}",
                       build.ROOT / "include" / "catan" / "catan.h"])


def check_cffi(text, shared):
    try:
        import cffi
    except ImportError:
        print("cffi is not installed")
        return 0
    ffi = cffi.FFI()
    ffi.cdef(text)
    catan = ffi.dlopen(shared)
    config = ffi.new("catan_config *")
    assert catan.catan_config_init(config, ffi.sizeof("catan_config")) == catan.CATAN_OK
    assert catan.catan_config_size() == ffi.sizeof("catan_config")
    assert config.players == 4
    print("cffi:", ffi.string(catan.catan_version_text()).decode())
    return 1


def check_luajit(text, shared, folder):
    if not build.tools("luajit"):
        print("luajit is not installed")
        return 0
    script, header = folder / "program.lua", folder / "catan.cdef.h"
    script.write_text(LUA, encoding="ascii")
    header.write_text(text, encoding="ascii")
    print("luajit:", build.must(["luajit", script, header, shared]).strip())
    return 1


def main():
    build.need("cc")
    shared = str(Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as name:
        text = declarations(Path(name))
        if check_cffi(text, shared) + check_luajit(text, shared, Path(name)) == 0:
            build.skip("neither cffi nor luajit is installed")


if __name__ == "__main__":
    main()
