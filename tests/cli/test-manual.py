#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual pages and bash's completion, as the build made them.

    test-manual.py PROGRAM COMPLETION MANUAL POLISH-MANUAL
"""
import os
import pathlib
import re
import subprocess
import sys

program, completion, manual, polish = (pathlib.Path(path).resolve() for path in sys.argv[1:])
environment = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="", PATH=f"{program.parent}:{os.environ['PATH']}")
count = 0


def check(holds, what):
    global count
    count += 1
    print(f"{'ok' if holds else 'not ok'} {count} {what}", flush=True)


def complete(*words):
    """What bash offers after these words, the last of which is being typed."""
    script = ('source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); compopt() { :; }; _lexbridge_cli; '
              'echo "${COMPREPLY[@]}"')
    return subprocess.run(["bash", "-c", script, completion, *words], env=environment, capture_output=True, text=True,
                          check=True).stdout.split()


def plain(page):
    return re.sub(r"\\f[BIR]|\\", "", page.read_text(encoding="utf-8"))


help_ = subprocess.run([program, "--help"], env=environment, capture_output=True, text=True, check=True).stdout
commands = re.findall(r"^  ([a-z][a-z-]*).*\n      (.+)", help_, re.M)
page, strona = plain(manual), plain(polish)
check(len(commands) > 20 and all(f"\n{name}" in page and text in page for name, text in commands),
      "every command is on the manual page, with what it does")
check(all(f"\n{name}" in strona and text not in strona for name, text in commands), "and on the Polish one in Polish")
check("EXIT STATUS" in page and "STAN ZAKOŃCZENIA" in strona, "with how a run ends")
check(complete("lexbridge-cli", "sea") == ["search"], "bash completes commands")
check(complete("lexbridge-cli", "show", "27B1") == ["27B1", "27B1a", "27B1b"], "labels")
check("laws" in complete("lexbridge-cli", "export", "l"), "names of documents")
check(complete("lexbridge-cli", "search", "--l") == ["--language=en", "--language=pl", "--limit="], "options and values")
check(complete("lexbridge-cli", "example", "10")[:2] == ["101", "102"], "and the numbers of examples")
print(f"1..{count}")
