#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as the desktop has it: started by its name on a bus, searched, sent links and actions.

    test-desktop.py PROVIDER-FILE DESKTOP-FILE FILE-TYPES

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
TESTS = pathlib.Path(__file__).resolve().parent.parent
BOARDS = TESTS / "tour/evening.pbn"
CASES = TESTS / "cli/cases.json"
FORMATS = TESTS / "intake/fixtures/formats"
LAW_28 = "LAW 28 - CALLS IN ROTATION\n\nA. Pass Required\nA call is in turn where a pass had to come.\n"
# What a file manager says they are; where it is only one of its aliases, that is enough.
KINDS = {
    "pages.html": "text/html", "pages.xhtml": "application/xhtml+xml", "pages.pdf": "application/pdf", "pages.txt": "text/plain",
    "pages.md": "text/markdown", "pages.odt": "application/vnd.oasis.opendocument.text", "pages.xml": "application/xml",
    "pages.docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "cases.json": "application/json",
    "page.png": "image/png", "page.jpg": "image/jpeg", "page.tiff": "image/tiff", "boards.pbn": "application/x-pbn",
}
SHELL = "org.gnome.Shell.SearchProvider2"

try:
    from gi.repository import Gio, GLib
except ImportError:
    print("1..0 # SKIP no GLib for Python: Debian's package python3-gi would run this")
    sys.exit(SKIP)
if not os.environ.get("DISPLAY"):
    print("1..0 # SKIP no display: xvfb-run would give one")
    sys.exit(SKIP)

provider_file, desktop_file, type_file = map(pathlib.Path, sys.argv[1:4])
count = 0


def check(holds, what):
    global count
    count += 1
    print(f"{'ok' if holds else 'not ok'} {count} {what}", flush=True)
    return holds


def ask_display(*arguments):
    """What xdotool says. The bus took the display out of what this process hands on."""
    return subprocess.run(["xdotool", *arguments], env=dict(os.environ), capture_output=True, text=True, check=False).stdout


def find_windows(title):
    return [window for window in ask_display("search", "--onlyvisible", "--name", ".").split()
            if title in ask_display("getwindowname", window)]


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
        """Whether a window of that title is on the screen."""
        return self.wait_for(lambda: find_windows(title))

    def close(self, title):
        """Closes the windows of that title as their user does, and waits until they are gone."""
        for window in find_windows(title):
            ask_display("windowfocus", "--sync", window)
            ask_display("key", "Escape")
        assert self.wait_for(lambda: not find_windows(title)), f"{title} is closed"

    def quit(self):
        """Ends the program, which backs its journal up after it has left the bus; tells at which clause it was."""
        (process,) = self.connection.call_sync(
            "org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetConnectionUnixProcessID", GLib.Variant("(s)", (NAME,)),
            None, Gio.DBusCallFlags.NONE, -1, None).unpack()
        self.act("quit")
        assert self.wait_for(lambda: not pathlib.Path(f"/proc/{process}").exists()), "the program ends"
        kept = configparser.ConfigParser()
        kept.read(pathlib.Path(self.home.name) / "glib-2.0/settings/keyfile")
        return kept.get("org/lexbridge/Lexbridge", "last-label", fallback="").strip("'")

    def cases(self):
        tool = pathlib.Path(os.environ["LEXBRIDGE"]).with_name("lexbridge-cli")
        return subprocess.run([tool, "cases"], capture_output=True, text=True, check=False).stdout

    def act(self, action):
        self.call(PATH, "org.freedesktop.Application", "ActivateAction", GLib.Variant("(sava{sv})", (action, [], {})))

    def open(self, *uris):
        self.call(PATH, "org.freedesktop.Application", "Open", GLib.Variant("(asa{sv})", (uris, {})))

    def wait_for(self, condition):
        """Asks until it holds, and then not again: the display may answer less while a window comes."""
        until = time.monotonic() + PATIENCE
        while not (holds := condition()) and time.monotonic() < until:
            time.sleep(0.05)
        return bool(holds)


def check_provider_file():
    provider = configparser.ConfigParser()
    provider.read(provider_file)
    about = provider["Shell Search Provider"]
    check(about["BusName"] == NAME and about["DesktopId"] == f"{NAME}.desktop" and about["Version"] == "2",
          "the provider's file names the program")


def check_desktop_file():
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(desktop_file)
    about = entry["Desktop Entry"]
    types = about["MimeType"].rstrip(";").split(";")
    check("x-scheme-handler/lexbridge" in types and about["DBusActivatable"] == "true", "the desktop's entry takes links, on the bus")
    missing = {name: kind for name, kind in KINDS.items() if kind not in types}
    check(not missing, f"and what can be imported{missing or ''}")
    check("application/x-pbn" in type_file.read_text() and "*.pbn" in type_file.read_text(), "and says what a file of boards is")
    actions = about["Actions"].rstrip(";").split(";")
    check(all(entry[f"Desktop Action {action}"]["Exec"] == f"lexbridge --{action}" for action in actions)
          and set(actions) == {"search", "what-happened", "study", "new-case"}, "its actions are the program's options")


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


def check_started_anew(desktop):
    """The service has ended since it was searched; the desktop still asks about what it was told."""
    told = [label for word in ("revoke", "odzywka", "screen") for label in desktop.search("GetInitialResultSet", [word])[0]]
    (before,) = desktop.search("GetResultMetas", told)
    check([meta["id"] for meta in before] == told, "what another search found is told of, too")
    desktop.quit()
    (after,) = desktop.search("GetResultMetas", told)
    check([meta["id"] for meta in after] == told, "and so it is by a service that was started anew")
    check(all(meta["name"] for meta in after)
          and [bool(meta["description"]) for meta in after] == [bool(meta["description"]) for meta in before], "by name and words")
    check({meta["id"]: meta["name"].split("  ")[0] for meta in after if meta["id"][0].isdigit()}
          == {meta["id"]: meta["name"].split("  ")[0] for meta in before if meta["id"][0].isdigit()}, "named alike")


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


def make_folder(desktop):
    """A folder of laws, each a page of its own."""
    folder = pathlib.Path(desktop.home.name) / "laws"
    folder.mkdir()
    for number in (28, 29):
        (folder / f"law{number}.txt").write_text(LAW_28.replace("28", str(number)))
    return folder


def check_files(desktop):
    """Each has an answer, and the answer to the one before is gone."""
    folder = make_folder(desktop)
    for what, files in (("a page", [FORMATS / "same.html"]), ("a text", [folder / "law28.txt"]), ("a word processor's", [FORMATS / "same.docx"]),
                        ("another's", [FORMATS / "same.odt"]), ("a document of ours", [FORMATS.parent / "screens.xml"]),
                        ("a folder", [folder]), ("several at once", sorted(folder.iterdir()))):
        desktop.open(*(path.as_uri() for path in files))
        check(desktop.shows("Review the Import"), f"{what} is taken to be imported")
        desktop.close("Review the Import")
    desktop.open(*(path.as_uri() for path in [BOARDS, folder / "law28.txt"]))
    check(desktop.shows(BOARDS.name) and desktop.shows("Review the Import"), "boards among texts are shown")
    desktop.open(CASES.as_uri())
    check(desktop.wait_for(lambda: "Autumn Cup" in desktop.cases()), "cases are taken in")
    desktop.act("new-case")
    check(desktop.shows("Case 10"), "and one is begun behind them")
    check(len(desktop.windows()) == 1, "before one window still")
    desktop.quit()


with Desktop() as desktop:
    check_provider_file()
    check_desktop_file()
    check_search(desktop)
    check_started_anew(desktop)
    check_windows(desktop)
    check_files(desktop)
print(f"1..{count}")
