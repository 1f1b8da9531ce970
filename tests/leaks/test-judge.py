#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves the judge both ways: `test-judge.py BUILD PLANTED`.

Each fault is planted into a window of its own program; ours must fail it and be named, what an
unloaded module lost must not.
"""
import os
import pathlib
import subprocess
import sys

JUDGE = pathlib.Path(__file__).with_name("judge.py")
SKIP = 77
# The fault, whether it may pass, and what must be said of it.
CASES = [
    ("nothing", True, ""),
    ("string", False, "planted.c"),
    ("object", False, "planted.c"),
    ("circle", False, "planted.c"),
    ("block", False, "planted.c"),
    ("quarks", True, "other people's libraries keep"),
    ("locale", True, "other people's libraries keep"),
    ("module", True, "other people's libraries keep"),
    ("freed", False, "heap-use-after-free"),
]
# What is said of these where the test is run again.
BY_SIGHT = {"quarks": "leak of 16384 byte", "locale": "argz_"}


def main():
    build, planted = sys.argv[1:]
    failed = False
    print(f"1..{len(CASES)}")
    for number, (fault, may_pass, words) in enumerate(CASES, 1):
        done = subprocess.run([sys.executable, JUDGE, build, planted, fault], capture_output=True, text=True, check=False,
                              env={"LOCPATH": "/usr/lib/locale", **os.environ})
        if done.returncode == SKIP:
            print(f"ok {number} - {fault} # SKIP no display; xvfb-run gives one")
            continue
        good = (done.returncode == 0) == may_pass and words in done.stderr
        # Known by sight: nobody ran the test again for it.
        good = good and (fault not in BY_SIGHT or BY_SIGHT[fault] not in done.stderr)
        failed = failed or not good
        print(f"{'' if good else 'not '}ok {number} - {fault}")
        if not good:
            print("\n".join("# " + line for line in f"exit {done.returncode}\n{done.stderr}".splitlines()))
    return failed


if __name__ == "__main__":
    sys.exit(main())
