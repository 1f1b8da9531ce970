#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual pages, as the build made them.

    test-manual.py PROGRAM MANUAL POLISH-MANUAL
"""
import datetime
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

program, manual, polish = (pathlib.Path(path).resolve() for path in sys.argv[1:])
environment = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="", PATH=f"{program.parent}:{os.environ['PATH']}")
count = 0


def check(holds, what):
    global count
    count += 1
    print(f"{'ok' if holds else 'not ok'} {count} {what}", flush=True)


def plain(page):
    return re.sub(r"\\f[BIR]|\\", "", page.read_text(encoding="utf-8"))


help_ = subprocess.run([program, "--help"], env=environment, capture_output=True, text=True, check=True).stdout
commands = re.findall(r"^  ([a-z][a-z-]*).*\n      (.+)", help_, re.M)
page, strona = plain(manual), plain(polish)
check(len(commands) > 20 and all(f"\n{name}" in page and text in page for name, text in commands),
      "every command is on the manual page, with what it does")
check(all(f"\n{name}" in strona and text not in strona for name, text in commands), "and on the Polish one in Polish")
check("EXIT STATUS" in page and "STAN ZAKOŃCZENIA" in strona, "with how a run ends")


def fields(value):
    """Every name in a JSON value, but those of languages."""
    if isinstance(value, list):
        return set().union(*map(fields, value))
    if isinstance(value, dict):
        return (set(value) | set().union(*map(fields, value.values()))) - {"en", "pl"}
    return set()


def told(text, command):
    """What the section on JSON says of a command."""
    section = re.search(r'\.SH "JSON"(.*?)\.SH', text, re.S)
    found = re.search(rf"\.TP\n[^\n]*\b{command}\b[^\n]*\n(.*?)(?=\n\.TP|\Z)", section[1], re.S)
    return set(re.findall(r"[a-z_]+", found[1]))


exam = (datetime.date.today() + datetime.timedelta(days=9)).isoformat()
with tempfile.TemporaryDirectory() as folder:
    for line in ("quiz --number=40", "study due", "study stats", "study today", "study why calculated/score", "study suspend calculated/score",
                 "study wake calculated/score", "study chart due", f"study exam {exam}", "study backlog", "study export anki", "study undo"):
        run = subprocess.run([program, "--json", f"--library={folder}", *line.split()], env=environment, input="\n" * 200, capture_output=True, text=True)
        named = fields(json.loads(run.stdout))
        command = " ".join(line.split()[:2]) if line.startswith("study") else "quiz"
        check(run.returncode == 0 and named and all(named <= told(text, command) for text in (page, strona)),
              f"{command}: both manuals name {' '.join(sorted(named))}")
    run = subprocess.run([program, f"--library={folder}", "study", "export", "anki"], env=environment, capture_output=True, text=True)
    cards = [line for line in run.stdout.splitlines() if not line.startswith("#")]
    left = re.search(r"^# Not in this file.*?:((?: calculated/\S+)+)$", run.stdout, re.M)
    count_left = len(left[1].split()) if left else 0
    stats = json.loads(subprocess.run([program, "--json", f"--library={folder}", "study", "stats"], env=environment, capture_output=True, text=True).stdout)
    check(count_left > 0 and len(cards) + count_left == stats["cards"] and f"{count_left} cards are not in it" in run.stderr,
          f"of {stats['cards']} cards {len(cards)} are written for Anki, {count_left} are named as left out")
print(f"1..{count}")
