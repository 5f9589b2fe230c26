"""What those who test the library from outside share: an unpacked source archive, built once and
installed, in folders whose names have blanks and letters beyond ASCII.
"""

import os
import re
import shlex
import socket
import subprocess
import sys
import tarfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))
import build  # noqa: E402

HERE = Path(__file__).resolve().parent
LEFT_OUT = re.compile(r"^[^/]+/(build[^/]*|\.git|\.cache|\.idea|\.vscode)$|/__pycache__$")
NOWHERE = "http://127.0.0.1:9"
PROXIES = {name: NOWHERE for name in ["http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"]}


def environment(**more):
    """The environment of a plain user: nothing of the Meson that runs this test, no network."""
    kept = {name: value for name, value in os.environ.items()
            if not name.startswith(("MESON", "NINJA", "PKG_CONFIG", "LD_LIBRARY", "CMAKE"))}
    # no time for optimisation; it comes after the options of the build type
    kept.update(PROXIES, CFLAGS="-O0", CXXFLAGS="-O0")
    kept.update(more)
    return kept


def leave_network():
    """Begins this program anew where there is no network, if the system allows; tells how it is."""
    if os.environ.get("CATAN_NO_NETWORK"):
        names = ", ".join(name for _, name in socket.if_nameindex())
        return f"this is cut off from the network; interfaces: {names}"
    for command in (["unshare", "-n"], ["unshare", "-r", "-n"]):
        if build.tools("unshare") and build.run([*command, "true"]).returncode == 0:
            os.environ["CATAN_NO_NETWORK"] = "1"
            os.execvp("unshare", [*command, sys.executable, *sys.argv])
    return f"this may not be cut off from the network: only the proxies are {NOWHERE}"


def git(*arguments):
    """What git says of the sources as bytes; nothing if they are no work tree or git is missing."""
    if not build.tools("git") or not (build.ROOT / ".git").exists():
        return b""
    # whoever owns the folder; a name for the commit that "stash create" makes
    settings = ["safe.directory=*", "user.name=test", "user.email=test"]
    options = [word for setting in settings for word in ("-c", setting)]
    done = subprocess.run(["git", *options, *arguments], cwd=build.ROOT, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, check=False)
    return done.stdout if done.returncode == 0 else b""


def make_archive(target, name):
    """Writes the source archive, with uncommitted changes of known files; tells how."""
    tree = git("stash", "create").decode().strip() or "HEAD"
    content = git("archive", "--format=tar.gz", f"--prefix={name}/", tree)
    if content:
        target.write_bytes(content)
        return "git archive"

    def wanted(member):
        return None if member.isdir() and LEFT_OUT.search(member.name) else member

    with tarfile.open(target, "w:gz") as archive:
        archive.add(build.ROOT, arcname=name, filter=wanted)
    return "the files, without git"


class Tree:
    """The archive, the folder it is unpacked in, and where it is installed."""

    def __init__(self, outside):
        self.home = outside / "home"  # no blanks here: commands in the README do not care for them
        self.folder = outside / "Hof für Bücher"
        self.archive = self.folder / "libcatan.tar.gz"
        self.sources = self.folder / "die Quellen für später"
        self.prefix = self.folder / "mein Präfix"
        self.env = environment(
            PKG_CONFIG_PATH=str(self.prefix / "lib" / "pkgconfig"),
            LD_LIBRARY_PATH=str(self.prefix / "lib"),
            CMAKE_PREFIX_PATH=str(self.prefix),
        )
        self.bare = environment()  # does not know where the library is
        self.after_readme = {}  # the environment that the README's first commands leave
        self.line = None  # what all programs print
        self.home.mkdir()
        self.folder.mkdir()

    def unpack(self):
        """Makes the archive and unpacks it; tells how it was made."""
        how = make_archive(self.archive, "libcatan")
        with tarfile.open(self.archive) as archive:
            archive.extractall(self.folder)
        (self.folder / "libcatan").rename(self.sources)
        return how

    def new(self, name):
        folder = self.folder / name
        folder.mkdir()
        return folder

    def installed(self):
        """All installed files, relative to the prefix."""
        return {str(path.relative_to(self.prefix)) for path in self.prefix.rglob("*")
                if not path.is_dir()}

    def pkg_config(self, *options):
        """What pkg-config says, taken apart as a shell would; it quotes other letters bytewise."""
        done = subprocess.run(["pkg-config", *options, "catan"], env=self.env,
                              stdout=subprocess.PIPE, check=True)
        return shlex.split(os.fsdecode(done.stdout))

    def same_line(self, command, env):
        """Runs a program that plays the game; faults if it tells another than the others."""
        line = build.must(command, env=env).strip()
        print(line)
        self.line = self.line or line
        return [] if line == self.line else [f"{command}: {line!r}, not {self.line!r}"]
