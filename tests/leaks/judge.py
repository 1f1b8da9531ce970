#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a sanitized test and judges its leaks: `judge.py BUILD PROGRAM [ARGUMENT …]`.

Our leaks fail the test; what other people's libraries keep is counted. No list of their names can
tell them apart: another machine brings other drivers, themes and services. So the stack decides,
read outwards from the allocation:

- the allocators and GLib allocate for whoever called them: passed over;
- a frame of ours (its module lies in BUILD) makes the leak ours;
- a library that our programs are not linked with was not called by us: fontconfig below Pango, a
  driver, a module that was unloaded. It keeps for itself, and the leak is theirs;
- nor has anybody of ours called what the main loop dispatches. Without this line every leak would be
  ours, for each stack ends in our main();
- a library that we call (GTK, SQLite) is passed over: what it gives away is its caller's.

Whole stacks are dear: Debian's libraries have no frame pointers, so each allocation would be unwound by
their tables, ten times as slow. A cheap stack knows for certain only the first caller, and that
is mostly enough. Where it is not, the test is run again with whole stacks. That takes ten times as long, so two
leaks that are not ours are known by sight: the table of GLib's quarks, which is made before main() and
given up for a larger one at the 2048th name (g_quark_new() says so), and the path that newlocale() splits
and loses where it finds no such locale: LOCPATH, which only these tests set, and where the C library looks then.

An error of memory always aborts, a leak by itself never (`exitcode`): a child that a test starts
shall end as it would without us. Its leaks are judged with the others.
"""
import glob
import os
import pathlib
import re
import subprocess
import sys
import tempfile

OPTIONS = "abort_on_error=1:exitcode=0:stack_trace_format='%n|%m|%f|%s:%l'"
WHOLE = "fast_unwind_on_malloc=0:malloc_context_size=20"
QUARKS = 2048 * 8  # The bytes of such a table.
LOCALES = "/usr/lib/locale"  # Where the C library looks behind LOCPATH.
CERTAIN = 2  # The allocator and who called it; below that a cheap stack may be anything.
FAILED = 1
OURS, THEIRS, OPEN = "ours", "theirs", "open"

LEAK = re.compile(r"^(?:Direct|Indirect) leak of (\d+) byte\(s\) in (\d+) object\(s\).*\n((?:\d+\|.*\n)*)", re.M)
FRAME = re.compile(r"^\d+\|([^|]*)\|([^|]*)\|", re.M)
# An error of memory, or a checker that could not check, is no leak and is never let pass.
ERROR = re.compile(r"ERROR: (?!LeakSanitizer: detected memory leaks)|LeakSanitizer has encountered a fatal error")
PASSED_OVER = re.compile(r"lib(asan|ubsan|c|glib-2\.0|gobject-2\.0|gmodule-2\.0)\.so")
MAIN_LOOP = re.compile(r"g_main_")


def list_linked(programs):
    """The names of the libraries that programs of ours are linked with."""
    found = subprocess.run(["readelf", "-d", *programs], capture_output=True, text=True, check=False)
    return set(re.findall(r"\(NEEDED\).*\[(.*)\]", found.stdout))


class Judge:
    def __init__(self, build, command):
        self.build = os.path.realpath(build) + "/"
        self.command = command
        self.linked = list_linked([*glob.glob(f"{build}/app/lexbridge*[!p]"), command[0]])

    def decide(self, stack, is_whole):
        """Whose a leak is; OPEN where a cheap stack does not tell."""
        frames = FRAME.findall(stack)
        for module, function in frames if is_whole else frames[:CERTAIN]:
            name = os.path.basename(module)
            if PASSED_OVER.match(name) and not MAIN_LOOP.match(function):
                continue
            if module.startswith(self.build):
                return OURS
            if name not in self.linked or MAIN_LOOP.match(function):
                return THEIRS
        return THEIRS if is_whole else OPEN

    def sort(self, report, is_whole):
        """Sorts the leaks of a report by whose they are."""
        leaks = {OURS: [], THEIRS: [], OPEN: []}
        for leak in LEAK.finditer(report):
            whose = THEIRS if is_quark_table(leak) or is_locale_path(leak) else self.decide(leak.group(3), is_whole)
            leaks[whose].append(leak)
        return leaks

    def run(self, is_whole, **how):
        """Runs the test; its processes write their reports into files, not among what they print."""
        with tempfile.TemporaryDirectory(prefix="lexbridge-leaks-") as folder:
            options = f"{OPTIONS}:log_path={folder}/report" + (f":{WHOLE}" if is_whole else "")
            # In the slabs of GLib before 2.76 no lost object can be seen.
            environment = dict(os.environ, ASAN_OPTIONS=options, LSAN_OPTIONS="", G_SLICE="always-malloc",
                               UBSAN_OPTIONS="halt_on_error=1:print_stacktrace=1")
            done = subprocess.run(self.command, env=environment, check=False, **how)
            reports = [path.read_text(encoding="utf-8", errors="replace")
                       for path in sorted(pathlib.Path(folder).iterdir())]
        return done, "".join(reports)


def is_quark_table(leak):
    """Made before main(), it has no callers but GLib's allocator; a block of ours has ours below that, though
    a cheap stack may miss the nearest."""
    frames = [(os.path.basename(module), function) for module, function in FRAME.findall(leak.group(3))]
    return (int(leak.group(1)) % QUARKS == 0 and leak.group(2) == "1" and len(frames) == 2
            and frames[0][0].startswith("libasan.so") and frames[1][0].startswith("libglib-2.0.so")
            and frames[1][1] == "g_malloc")


def is_locale_path(leak):
    """LOCPATH and where the C library looks behind it, each ended by a NUL; none of ours splits a path so."""
    frames = [(os.path.basename(module), function) for module, function in FRAME.findall(leak.group(3))]
    path = len(os.environ.get("LOCPATH", "").encode()) + 1 + len(LOCALES) + 1
    return (int(leak.group(1)) == int(leak.group(2)) * path and len(frames) >= CERTAIN
            and frames[1][0].startswith("libc.so") and frames[1][1].endswith("argz_add_sep"))


def say(*words):
    print("judge:", *words, file=sys.stderr)


def main():
    judge = Judge(sys.argv[1], sys.argv[2:])
    done, report = judge.run(False)
    leaks = judge.sort(report, False)
    if leaks[OPEN] and done.returncode == 0:
        # The first run's words are the test's; the second's matter only if it fails.
        say("leaks whose maker the first caller does not tell; a second run for whole stacks\n", *(m.group(0) for m in leaks[OPEN]))
        done, report = judge.run(True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        leaks = judge.sort(report, True)
        if done.returncode != 0:
            say("the second run, for whole stacks, failed\n" + done.stdout.decode(errors="replace"))
    kept = [(int(leak.group(1)), int(leak.group(2))) for leak in leaks[THEIRS]]
    if kept:
        say(f"other people's libraries keep {sum(k[0] for k in kept)} bytes in {sum(k[1] for k in kept)} blocks")
    for leak in leaks[OURS] + leaks[OPEN]:
        say(leak.group(0))
    if ERROR.search(report):
        say(report)
    if leaks[OURS] or ERROR.search(report):
        return FAILED
    return done.returncode if done.returncode >= 0 else 128 - done.returncode


if __name__ == "__main__":
    sys.exit(main())
