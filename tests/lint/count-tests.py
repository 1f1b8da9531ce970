#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints why tests were skipped and the closing line of `./dev test`, from JSON logs of meson test.

A test that prints TAP counts each of its cases, so that the closing line tells how much was really
tested. A log that is missing, or has nothing in it, is a failure.
"""
import collections
import json
import pathlib
import re
import sys

CASE = re.compile(r"^(not )?ok \d+[^#\n]*(?:(# SKIP) *(.*))?$", re.M | re.I)
# A program that skips itself as a whole says why in its plan or in its first line.
WHOLE = re.compile(r"^1\.\.0 *# SKIP *(.*)$|\A(.*)$", re.M | re.I)


def count(log, reasons):
    """Counts the cases of one logged test program as passed, failed and skipped."""
    cases = CASE.findall(log.get("stdout", ""))
    good = log["result"] in ("OK", "EXPECTEDFAIL")
    if log["result"] == "SKIP" and not cases:
        cases = [("", "# SKIP", next(filter(None, WHOLE.search(log.get("stdout", "")).groups()), ""))]
    elif not cases:
        return (1, 0, 0) if good else (0, 1, 0)
    skipped = [reason for _, skip, reason in cases if skip]
    reasons.update((log["name"].split(" / ")[-1], reason) for reason in skipped)
    failed = sum(1 for bad, _, _ in cases if bad)
    passed = len(cases) - failed - len(skipped)
    # A program that died after its last case has failed once more than its cases.
    return passed, failed or int(not good and log["result"] != "SKIP"), len(skipped)


def count_run(path, reasons):
    if not path.exists() or not path.read_text(encoding="utf-8").strip():
        print(f"count-tests: {path} holds no test")
        return 0, 1, 0
    with open(path, encoding="utf-8") as logs:
        return tuple(map(sum, zip(*(count(json.loads(line), reasons) for line in logs))))


def main():
    reasons = collections.Counter()
    passed, failed, skipped = map(sum, zip(*(count_run(pathlib.Path(name), reasons) for name in sys.argv[1:])))
    for (name, reason), number in sorted(reasons.items()):
        print(f"skipped {number} of {name}: {reason}")
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
