#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual pages, as the build made them.

    test-manual.py PROGRAM MANUAL POLISH-MANUAL
"""
import os
import pathlib
import re
import subprocess
import sys

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
print(f"1..{count}")
