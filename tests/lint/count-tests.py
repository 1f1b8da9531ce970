#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints `passed failed skipped` of one run of meson test, from its JSON log.

A test that prints TAP counts each of its cases, so that the closing line of
the whole run tells how much was really tested.
"""
import json
import re
import sys


def count(log):
    """Counts the cases of one logged test program."""
    cases = re.findall(r"^(not )?ok \d+(.*)$", log.get("stdout", ""), re.M)
    good = log["result"] in ("OK", "EXPECTEDFAIL")
    if log["result"] == "SKIP":
        return 0, 0, max(1, len(cases))
    if not cases:
        return (1, 0, 0) if good else (0, 1, 0)
    failed = sum(1 for bad, _ in cases if bad)
    skipped = sum(1 for _, rest in cases if re.search(r"# SKIP", rest, re.I))
    if not good and failed == 0:
        failed = 1
    return len(cases) - failed - skipped, failed, skipped


def main():
    totals = [0, 0, 0]
    with open(sys.argv[1], encoding="utf-8") as logs:
        for line in logs:
            for index, number in enumerate(count(json.loads(line))):
                totals[index] += number
    print(*totals)


if __name__ == "__main__":
    main()
