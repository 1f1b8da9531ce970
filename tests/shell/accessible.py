# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the program and sees its window as a screen reader does.

Knows AT-SPI and keys; knows nothing of the program's code. The tests beside it
import it.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

SKIP = 77
# Only a bound for what never comes: a sanitized program on a busy machine takes its time to open a window.
PATIENCE = 90.0


def skip(reason):
    print(f"1..0 # SKIP {reason}")
    sys.exit(SKIP)


# Warnings shall be fatal to the program, not to the bindings that watch it.
DEBUG = os.environ.pop("G_DEBUG", "")

try:
    import gi

    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi
except (ImportError, ValueError):
    skip("no AT-SPI for Python: Debian's packages python3-gi and gir1.2-atspi-2.0 would run this")

if not os.environ.get("DISPLAY"):
    skip("no display: xvfb-run would give one")

BUS_CONFIGURATION = pathlib.Path("/usr/share/defaults/at-spi2/accessibility.conf")

if not BUS_CONFIGURATION.exists():
    skip("no accessibility bus: Debian's package at-spi2-core would give one")


class Bus:
    """The bus on which the program shows itself and the test looks; to be entered before either does.

    Left to themselves, both ask the X root window for the bus's address. That property outlives the
    bus it names: who starts while the last session still dies gets that one's bus, and then the
    program and its watcher may be on different ones and never meet. An address in the environment
    comes first for GTK, for the bindings and for the registry, which the bus starts.
    """

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="lexbridge-")
        address = f"unix:path={self.folder.name}/bus"
        os.environ["AT_SPI_BUS_ADDRESS"] = address
        self.process = subprocess.Popen(
            ["dbus-daemon", f"--config-file={BUS_CONFIGURATION}", f"--address={address}", "--nofork", "--print-address"],
            stdout=subprocess.PIPE)
        self.process.stdout.readline()  # It prints when it listens.
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(10)
        self.folder.cleanup()


class Program:
    """The running program; its preferences and imports are in a folder of their own, which `prepare` may fill."""

    def __init__(self, *arguments, language, prepare=None):
        self.home = tempfile.TemporaryDirectory(prefix="lexbridge-")
        # GNU gettext reads LANGUAGE unless the locale is C or, as of glibc 2.39, C.UTF-8.
        self.environment = dict(os.environ, GTK_A11Y="atspi", GSETTINGS_BACKEND="memory", LC_ALL="en_GB.UTF-8",
                                LANGUAGE=language, G_DEBUG=DEBUG,
                                XDG_DATA_HOME=self.home.name, XDG_CONFIG_HOME=self.home.name)
        if prepare:
            prepare(self)
        self.process = self.run(*arguments)

    def data(self):
        return pathlib.Path(self.home.name) / "lexbridge"

    def tool(self, *arguments):
        """What the command line prints."""
        path = pathlib.Path(os.environ["LEXBRIDGE"]).with_name("lexbridge-cli")
        return subprocess.run([path, *arguments], env=self.environment, check=True, capture_output=True, text=True).stdout

    def import_law(self, number):
        """Imports a law as if its digest were a page of a federation."""
        lines = [f"LAW {number}"]
        for clause in json.loads(self.tool("--json", "show", str(number)))["clauses"]:
            letter = clause["label"].removeprefix(str(number))
            lines.append(f"{letter}. {clause['heading']['en']}\n{clause['text']['en']}" if letter else clause["heading"]["en"])
        page = pathlib.Path(self.home.name) / f"law{number}.txt"
        page.write_text("\n\n".join(lines) + "\n", encoding="utf-8")
        self.tool("import", page)

    def run_arguments(self, *arguments):
        return [os.environ["LEXBRIDGE"], *arguments]

    def run(self, *arguments):
        return subprocess.Popen(self.run_arguments(*arguments), env=self.environment)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(10)
        self.home.cleanup()

    def window(self):
        return wait_for(self._window, "a window")

    def dialog(self):
        """The window that came last."""
        return wait_for(lambda: self._window(last=True), "a dialog")

    def _window(self, last=False):
        assert self.process.poll() is None, f"the program ended with status {self.process.returncode}"
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(i)
            if application and application.get_process_id() == self.process.pid and application.get_child_count():
                return application.get_child_at_index(application.get_child_count() - 1 if last else 0)
        return None


def wait_for(look, what):
    """Looks again and again until something is there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            found = look()
        except gi.repository.GLib.Error:
            found = None
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(f"{what} did not come within {PATIENCE:.0f} s")


def children(node):
    return [child for i in range(node.get_child_count()) if (child := node.get_child_at_index(i))]


def walk(node, depth=0):
    """What is shown, top down."""
    if not node.get_state_set().contains(Atspi.StateType.VISIBLE):
        return
    yield node, depth
    for child in children(node):
        yield from walk(child, depth + 1)


# One thing has other names in newer versions of AT-SPI and GTK.
ROLES = {"button": "push button", "toggle button": "push button", "grouping": "panel"}


def role_of(node):
    role = node.get_role_name()
    return ROLES.get(role, role)


def find_all(root, role, name):
    return [node for node, _ in walk(root) if role_of(node) == role and name in (node.get_name() or "")]


def find(root, role, name):
    return next(iter(find_all(root, role, name)), None)


def activate(node):
    """Does what a screen reader's user does to a button."""
    assert node.get_action_iface().do_action(0), f"{node.get_name()} does nothing"


# Where the contents stand in a window of its first size, to which no manager of windows does anything.
CONTENTS = ("150", "400")
UP, DOWN = "4", "5"


def turn_wheel(direction, clicks):
    subprocess.run(["xdotool", "mousemove", *CONTENTS, "click", "--repeat", str(clicks), "--delay", "10", direction],
                   check=True)


def scroll_to(look, what):
    """Scrolls the contents from their top until something is there: as of GTK 4.12 only rows near those seen exist."""
    turn_wheel(UP, 100)

    def look_further():
        found = look()
        if not found:
            turn_wheel(DOWN, 2)
        return found

    return wait_for(look_further, what)


def press(*keys):
    subprocess.run(["xdotool", "key", "--delay", "60", *keys], check=True)


def type_text(text):
    subprocess.run(["xdotool", "type", "--delay", "40", text], check=True)
