#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is ended by the system while somebody types: nothing that was typed is lost.

    test-ending.py

Each signal ends a program of its own, less than a second after the last letter.
"""
import os
import pathlib
import signal
import subprocess
import sys

from accessible import Atspi, Bus, Program, press, role_of, type_text, wait_for, walk

KEPT = "Ask away from the table"
LAST = "!"
SIGNALS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)


def is_typed(window, words):
    """Whether the field that has the keys holds these words."""
    return any(words in Atspi.Text.get_text(node, 0, -1) for node, _ in walk(window)
               if role_of(node) == "text" and all(node.get_state_set().contains(state) for state in (
                   Atspi.StateType.FOCUSED, Atspi.StateType.MULTI_LINE)))


def read_notes(program):
    """What the command line finds in the journal; where nothing is, it fails."""
    path = pathlib.Path(os.environ["LEXBRIDGE"]).with_name("lexbridge-cli")
    return subprocess.run([path, "notes"], env=program.environment, check=False, capture_output=True, text=True).stdout


def check(number):
    """What is typed last is typed when all before it is kept, so that it waits to be kept when the program ends."""
    with Program("27", language="en") as program:
        wait_for(lambda: program.window().get_name().startswith("27 "), "law 27")
        press("ctrl+n")
        wait_for(lambda: is_typed(program.window(), ""), "the field of the note")
        type_text(KEPT)
        wait_for(lambda: KEPT in read_notes(program), "the first words in the journal")
        type_text(LAST)
        wait_for(lambda: is_typed(program.window(), KEPT + LAST), "the last letter")
        program.process.send_signal(number)
        assert program.process.wait(60) == -number, program.process.returncode
        assert KEPT + LAST in read_notes(program), read_notes(program)


def main():
    """Has a session of its own, whose end is that of all that was started in it."""
    if "--inside" not in sys.argv:
        return subprocess.run(["dbus-run-session", "--", sys.executable, __file__, "--inside"]).returncode
    with Bus():
        for count, number in enumerate(SIGNALS, 1):
            check(number)
            print(f"ok {count} {signal.Signals(number).name} loses nothing that was typed", flush=True)
    print(f"1..{len(SIGNALS)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
