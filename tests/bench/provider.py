#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what GNOME's overview gets from the program while one types: provider.py PROGRAM

On a bus of its own, which starts the program; its first answer opens the library and is told apart. Each query is typed in three
strokes, and what it found is asked for as the overview does. bench.py runs it.
"""
import os
import pathlib
import statistics
import sys
import tempfile
import time

from gi.repository import Gio, GLib

NAME = "org.lexbridge.Lexbridge"
SHELL = "org.gnome.Shell.SearchProvider2"
GOAL = 30
ROUNDS = 8
SHOWN = 5  # as many as the overview has room for
QUERIES = ("revoke", "odzywka niewystarczajaca", "lead out of turn", "27B1a", "insuf", "karta przygwożdżona", "claim", "director", "the",
           "sedzia", "law 64", "average plus", "hesitation unauthorized", "xyzzyq", "porownywalna", "the player director")


class Provider:
    def __init__(self, connection):
        self.connection = connection
        self.times = {}

    def ask(self, method, signature, *arguments):
        begin = time.perf_counter()
        (answer,) = self.connection.call_sync(NAME, "/org/lexbridge/Lexbridge/SearchProvider", SHELL, method,
                                              GLib.Variant(signature, arguments), None, Gio.DBusCallFlags.NONE, -1, None).unpack()
        self.times.setdefault(method, []).append((time.perf_counter() - begin) * 1000)
        return answer

    def type(self, query):
        found = None
        for n in sorted({max(1, len(query) * part // 3) for part in (1, 2, 3)}):
            terms = query[:n].split()
            found = self.ask("GetInitialResultSet", "(as)", terms) if found is None else self.ask("GetSubsearchResultSet", "(asas)", found, terms)
            self.ask("GetResultMetas", "(as)", found[:SHOWN])


def measure(program, home):
    services = pathlib.Path(home) / "services"
    services.mkdir()
    (services / f"{NAME}.service").write_text(f"[D-BUS Service]\nName={NAME}\nExec={program} --gapplication-service\n")
    bus = Gio.TestDBus.new(Gio.TestDBusFlags.NONE)
    bus.add_service_dir(str(services))
    bus.up()
    provider = Provider(Gio.DBusConnection.new_for_address_sync(
        bus.get_bus_address(), Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None))
    provider.type("")
    first = provider.times["GetInitialResultSet"][0]
    provider.times.clear()
    for _ in range(ROUNDS):
        for query in QUERIES:
            provider.type(query)
    provider.connection.close_sync(None)
    bus.stop()
    return first, provider.times


def main():
    with tempfile.TemporaryDirectory(prefix="lexbridge-") as home:
        os.environ.update(XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, GSETTINGS_BACKEND="memory", GTK_A11Y="none")
        first, times = measure(sys.argv[1], home)
    print(f"search provider: the program started and answered in {first:.0f} ms", flush=True)
    for method, taken in times.items():
        print(f"search provider, {method}: {len(taken)} answers, median {statistics.median(taken):.2f} ms, most {max(taken):.2f} ms (goal {GOAL})",
              flush=True)


if __name__ == "__main__":
    main()
