#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as the desktop has it: started by its name on a bus, searched, sent links and actions.

    test-desktop.py PROVIDER-FILE

A bus of its own starts the program by a service file, as the desktop's does.
"""
import configparser
import os
import pathlib
import subprocess
import sys
import tempfile
import time

SKIP = 77
PATIENCE = 90.0
NAME = "org.lexbridge.Lexbridge"
PATH = "/org/lexbridge/Lexbridge"
BOARDS = pathlib.Path(__file__).resolve().parent.parent / "tour/evening.pbn"
SHELL = "org.gnome.Shell.SearchProvider2"

try:
    from gi.repository import Gio, GLib
except ImportError:
    print("1..0 # SKIP no GLib for Python: Debian's package python3-gi would run this")
    sys.exit(SKIP)
if not os.environ.get("DISPLAY"):
    print("1..0 # SKIP no display: xvfb-run would give one")
    sys.exit(SKIP)

provider_file = pathlib.Path(sys.argv[1])
count = 0


def check(holds, what):
    global count
    count += 1
    print(f"{'ok' if holds else 'not ok'} {count} {what}", flush=True)
    return holds


class Desktop:
    """A bus, and the program that it starts when somebody calls for it."""

    def __enter__(self):
        self.home = tempfile.TemporaryDirectory(prefix="lexbridge-")
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
            os.environ[name] = self.home.name
        os.environ.update(GSETTINGS_BACKEND="keyfile", GTK_A11Y="none", LC_ALL="C.UTF-8", LANGUAGE="")
        services = pathlib.Path(self.home.name) / "services"
        services.mkdir()
        (services / f"{NAME}.service").write_text(
            f"[D-BUS Service]\nName={NAME}\nExec={os.environ['LEXBRIDGE']} --gapplication-service\n")
        self.bus = Gio.TestDBus.new(Gio.TestDBusFlags.NONE)
        self.bus.add_service_dir(str(services))
        self.bus.up()
        self.connection = Gio.DBusConnection.new_for_address_sync(
            self.bus.get_bus_address(), Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
            | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
        return self

    def __exit__(self, *_):
        self.connection.close_sync(None)
        self.bus.stop()
        self.home.cleanup()

    def call(self, path, interface, method, parameters):
        return self.connection.call_sync(NAME, path, interface, method, parameters, None, Gio.DBusCallFlags.NONE,
                                         int(PATIENCE * 1000), None).unpack()

    def search(self, method, *arguments):
        provider = configparser.ConfigParser()
        provider.read(provider_file)
        path = provider["Shell Search Provider"]["ObjectPath"]
        signature = {"GetInitialResultSet": "(as)", "GetSubsearchResultSet": "(asas)", "GetResultMetas": "(as)",
                     "ActivateResult": "(sasu)", "LaunchSearch": "(asu)"}[method]
        return self.call(path, SHELL, method, GLib.Variant(signature, arguments))

    def windows(self):
        """The numbers of the program's open windows, as it shows them on the bus."""
        info = self.call(f"{PATH}/window", "org.freedesktop.DBus.Introspectable", "Introspect", None)[0]
        return [node.path for node in Gio.DBusNodeInfo.new_for_xml(info).nodes]

    def shows(self, title):
        """Whether a window of that title is on the screen. The bus above took the display out of what this process hands on."""
        def ask(*arguments):
            return subprocess.run(["xdotool", *arguments], env=dict(os.environ), capture_output=True, text=True, check=False).stdout
        return self.wait_for(lambda: any(title in ask("getwindowname", window) for window in ask("search", "--name", ".").split()))

    def quit(self):
        """Ends the program, which backs its journal up after it has left the bus; tells at which clause it was."""
        (process,) = self.connection.call_sync(
            "org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetConnectionUnixProcessID", GLib.Variant("(s)", (NAME,)),
            None, Gio.DBusCallFlags.NONE, -1, None).unpack()
        self.act("quit")
        assert self.wait_for(lambda: not pathlib.Path(f"/proc/{process}").exists()), "the program ends"
        kept = configparser.ConfigParser()
        kept.read(pathlib.Path(self.home.name) / "glib-2.0/settings/keyfile")
        return kept["org/lexbridge/Lexbridge"]["last-label"].strip("'")

    def act(self, action):
        self.call(PATH, "org.freedesktop.Application", "ActivateAction", GLib.Variant("(sava{sv})", (action, [], {})))

    def open(self, uri):
        self.call(PATH, "org.freedesktop.Application", "Open", GLib.Variant("(asa{sv})", ([uri], {})))

    def wait_for(self, condition):
        until = time.monotonic() + PATIENCE
        while not condition() and time.monotonic() < until:
            time.sleep(0.05)
        return bool(condition())


def check_provider_file():
    provider = configparser.ConfigParser()
    provider.read(provider_file)
    about = provider["Shell Search Provider"]
    check(about["BusName"] == NAME and about["DesktopId"] == f"{NAME}.desktop" and about["Version"] == "2",
          "the provider's file names the program")


def check_search(desktop):
    (results,) = desktop.search("GetInitialResultSet", ["revoke"])
    check(0 < len(results) <= 10 and any(result.startswith(("61", "64")) for result in results), "a word finds clauses")
    check(not desktop.windows(), "and opens no window")
    (fewer,) = desktop.search("GetSubsearchResultSet", results, ["revoke", "dummy"])
    check(fewer and fewer != results, "more words find others")
    (metas,) = desktop.search("GetResultMetas", fewer[:3])
    check([meta["id"] for meta in metas] == fewer[:3], "each is told of in its place")
    check(all(meta["name"] and meta["description"] and "icon" in meta for meta in metas), "by name, words and icon")
    check(all("\x02" not in meta["description"] for meta in metas), "without the marks of the search")
    (cited,) = desktop.search("GetInitialResultSet", ["27B1a"])
    check(cited[0] == "27B1a", "a citation comes first")
    (metas,) = desktop.search("GetResultMetas", ["27B1a", "no such"])
    check([meta["name"].split()[0] for meta in metas] == ["27B1(a)"], "and is named as in the Laws; what is not there is left out")
    (nothing,) = desktop.search("GetInitialResultSet", ["\"", "*", "xyzzyq"])
    check(nothing == [], "nonsense finds nothing")
    check(desktop.search("GetInitialResultSet", []) == ([],), "and so does nothing")


def check_windows(desktop):
    desktop.search("ActivateResult", "27B1a", ["insufficient"], 0)
    check(desktop.wait_for(desktop.windows), "a result opens the window")
    check(desktop.quit() == "27B1a", "at its clause")
    desktop.open("lexbridge:64B6")
    desktop.wait_for(desktop.windows)
    desktop.search("LaunchSearch", ["hesitation"], 0)
    desktop.act("search")
    desktop.act("what-happened")
    check(len(desktop.windows()) == 1, "links, searches and actions go to one window")
    check(desktop.quit() == "64B6", "which stays where the link led")


def check_files(desktop):
    text = pathlib.Path(desktop.home.name) / "law28.txt"
    text.write_text("LAW 28 - CALLS IN ROTATION\n\nA. Pass Required\nA call is in turn where a pass had to come.\n")
    desktop.open(BOARDS.as_uri())
    check(desktop.shows(BOARDS.name), "a file of boards is shown")
    desktop.open(text.as_uri())
    check(desktop.shows("Review the Import"), "a text is taken to be imported")
    desktop.act("new-case")
    check(desktop.shows("New Case"), "and a case begun")
    check(len(desktop.windows()) == 1, "before one window still")
    desktop.quit()


with Desktop() as desktop:
    check_provider_file()
    check_search(desktop)
    check_windows(desktop)
    check_files(desktop)
print(f"1..{count}")
