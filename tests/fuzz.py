#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a fuzz target with the engine: fuzz.py BUILD [NAME [SECONDS]].

What it finds on its way is kept in BUILD/fuzz/NAME and searched on from the next time; an input
that breaks the target is written beside it and named. Without a name it lists the targets.
"""
import json
import os
import pathlib
import subprocess
import sys


def targets(build):
    """Maps the name of each target to its test: program, folders of samples, environment."""
    tests = json.loads(subprocess.run(["meson", "introspect", "--tests", build], check=True,
                                      capture_output=True, text=True).stdout)
    found = {pathlib.Path(test["cmd"][0]).name: test for test in tests}
    return {name.removeprefix("fuzz-"): test for name, test in found.items() if name.startswith("fuzz-")}


def run(build, name, test, seconds):
    subprocess.run(["meson", "compile", "-C", build, f"fuzz-{name}"], check=True)
    kept = pathlib.Path(build, "fuzz", name)
    kept.mkdir(parents=True, exist_ok=True)
    options = [f"-max_total_time={seconds}", "-timeout=10", "-rss_limit_mb=2048", "-max_len=65536",
               "-print_final_stats=1", f"-artifact_prefix={kept.parent}/{name}-"]
    return subprocess.run([test["cmd"][0], *options, str(kept), *test["cmd"][1:]],
                          env={**os.environ, **test["env"]}).returncode


def main():
    build, *wanted = sys.argv[1:]
    known = targets(build)
    if not wanted or wanted[0] not in known:
        print("targets: " + " ".join(sorted(known)))
        return bool(wanted)
    seconds = int(wanted[1]) if len(wanted) > 1 else 60
    return run(build, wanted[0], known[wanted[0]], seconds)


if __name__ == "__main__":
    sys.exit(main())
