#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""F1 on desktops that have a viewer of help, only a browser, or neither.

Each desktop is a folder of data like the system's, with programs of its own that write down what they are given.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

from accessible import Bus, Program, find, press, wait_for

PAGES = pathlib.Path(os.environ["LEXBRIDGE"]).resolve().parents[1] / "data" / "help"
VIEWER = ("viewer", "x-scheme-handler/help")
BROWSER = ("browser", "text/html")


class Desktop:
    """What a desktop has beside its programs is the system's."""

    def __init__(self, *programs):
        self.folder = tempfile.TemporaryDirectory(prefix="lexbridge-")
        self.data = pathlib.Path(self.folder.name)
        for path in pathlib.Path("/usr/share").iterdir():
            if path.name not in ("applications", "help", "lexbridge"):
                (self.data / path.name).symlink_to(path)
        (self.data / "help/C").mkdir(parents=True)
        (self.data / "help/C/lexbridge").symlink_to(pathlib.Path(__file__).parents[2] / "data/help/C")
        (self.data / "lexbridge").mkdir()
        (self.data / "lexbridge/help").symlink_to(PAGES)
        applications = self.data / "applications"
        applications.mkdir()
        defaults = ["[Default Applications]"]
        for name, kind in programs:
            (applications / f"{name}.desktop").write_text(
                f"[Desktop Entry]\nType=Application\nName={name}\nMimeType={kind};\n"
                f"Exec=sh -c 'echo {name} \"$0\" > {self.data}/opened.part; mv {self.data}/opened.part {self.data}/opened' %u\n")
            defaults.append(f"{kind}={name}.desktop")
        (applications / "mimeapps.list").write_text("\n".join(defaults) + "\n")

    def prepare(self, program, installed):
        program.environment.update(XDG_DATA_DIRS=str(self.data), XDG_CONFIG_DIRS=str(self.data), XDG_CURRENT_DESKTOP="")
        if installed:
            program.environment["LEXBRIDGE_HELP_DIR"] = str(self.data / "lexbridge/help")

    def opened(self):
        wait_for((self.data / "opened").exists, "what is opened")
        program, what = (self.data / "opened").read_text().split()
        return program, what.removeprefix("file://")


def press_f1(desktop, language, then, installed=False):
    with Program("27", language=language, prepare=lambda program: desktop.prepare(program, installed)) as program:
        wait_for(lambda: program.window().get_name().startswith("27 "), "law 27")
        press("F1")
        return then(program)


def check_viewer():
    """The viewer has the pages that are installed."""
    desktop = Desktop(VIEWER, BROWSER)
    opened = press_f1(desktop, "pl", lambda _: desktop.opened(), installed=True)
    assert opened == ("viewer", "help:lexbridge"), opened


def check_built():
    """What was built and not installed no viewer finds: the browser has it."""
    desktop = Desktop(VIEWER, BROWSER)
    opened = press_f1(desktop, "pl", lambda _: desktop.opened())
    assert opened == ("browser", str(PAGES / "pl.html")), opened


def check_browser():
    """Without a viewer the browser has the page, in the language of the interface."""
    desktop = Desktop(BROWSER)
    opened = press_f1(desktop, "en", lambda _: desktop.opened(), installed=True)
    assert opened == ("browser", str(desktop.data / "lexbridge/help/C.html")), opened


def check_neither():
    """With neither, one line says where it is."""
    desktop = Desktop()
    press_f1(desktop, "en", lambda program: wait_for(
        lambda: find(program.window(), "label", f"which is in {PAGES}/C.html"), "the line that says where it is"))


def main():
    """Has a session of its own, whose end is that of all that was started in it."""
    if "--inside" not in sys.argv:
        return subprocess.run(["dbus-run-session", "--", sys.executable, __file__, "--inside"]).returncode
    checks = [check_viewer, check_built, check_browser, check_neither]
    with Bus():
        for number, check in enumerate(checks, 1):
            check()
            print(f"ok {number} {check.__doc__}", flush=True)
    print(f"1..{len(checks)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
