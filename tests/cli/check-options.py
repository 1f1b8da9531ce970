#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every option that a command takes is told of, and every one that is told of is taken: help, manual page, completions.

    check-options.py ROOT PROGRAM MANUAL COMPLETION...

Which names there are at all is read from the source; what a command makes of each, the program says itself.
"""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

COMMAND = r"^  ([a-z][a-z-]*)(?=.*\n      \S)"
ANYWHERE = {"json", "library", "help"}
root, program, manual, *completions = (pathlib.Path(path).resolve() for path in sys.argv[1:])
home = tempfile.TemporaryDirectory(prefix="lexbridge-")
environment = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="", HOME=home.name, XDG_DATA_HOME=home.name)


def run(*arguments):
    return subprocess.run([program, *arguments], env=environment, cwd=home.name, capture_output=True, text=True, check=False)


def takes(command, option):
    """Only the help is asked for, so that nothing is done with what is taken."""
    return "Unknown option" not in run(command, f"--{option}=x", "--help").stderr


def named(text):
    return set(re.findall(r"--([a-z][a-z-]*)", text))


def sections(text, mark):
    """What is told of each command, by its name."""
    found = re.split(mark, text, flags=re.M)
    return dict(zip(found[1::2], found[2::2]))


def check_taken(commands, options):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        pairs = [(command, option) for command in commands for option in sorted(options)]
        for (command, option), taken in zip(pairs, pool.map(lambda pair: takes(*pair), pairs)):
            told = option in commands[command] or option in ANYWHERE
            if taken != told:
                yield f"{command} --{option} is {'taken' if taken else 'refused'}, and the help tells {'of it' if told else 'nothing of it'}"


def check_help(commands):
    """The help of one command tells the same as that of all."""
    for command, options in commands.items():
        here = run(command, "--help").stdout
        if not options <= named(here):
            yield f"{command} --help leaves out {', '.join(sorted(options - named(here)))}"


def check_manual(commands):
    page = re.sub(r"\\f[BIR]|\\", "", manual.read_text(encoding="utf-8"))
    told = sections(page[page.index("COMMANDS"):page.index("OPTIONS")], r"^\.TP\n([a-z-]+)")
    here = sections(run("--help").stdout, COMMAND)
    for command in commands:
        if told.get(command, "").split("\n")[0] != here[command].split("\n")[0]:
            yield f"{manual.name}: {command} is told otherwise than by --help"


def check_completion(path, commands):
    text = path.read_text(encoding="utf-8")
    for command, options in commands.items():
        lines = [line for line in text.splitlines()
                 if f"_lexbridge_at {command}'" in line or re.match(rf"  +{command}:-\*\)", line)]
        words = named("\n".join(lines)) | {f"{option}" for option in re.findall(r" -l ([a-z-]+)", "\n".join(lines))}
        if not options <= words:
            yield f"{path.name}: {command} leaves out {', '.join(sorted(options - words))}"
        if not re.search(rf"\b{command}\b", text):
            yield f"{path.name}: {command} is missing"


def main():
    help_ = run("--help").stdout
    commands = {name: named(text.split("\n")[0]) for name, text in sections(help_, COMMAND).items()}
    source = "".join(path.read_text(encoding="utf-8") for path in (root / "app/cli").glob("*.c"))
    options = set(re.findall(r'add_entry \(entries, "([a-z-]+)"', source))
    in_table = set(re.findall(r'^  \{ "([a-z-]+)",', (root / "app/cli/lex-cli-commands.c").read_text(encoding="utf-8"), re.M))
    complaints = [f"--help leaves out {command}" for command in sorted(in_table - commands.keys())]
    complaints += [*check_taken(commands, options - {"version"}), *check_help(commands), *check_manual(commands)]
    for path in completions:
        complaints += check_completion(path, commands)
    assert len(commands) > 25 and len(options) > 25, "the source is written otherwise than this test reads it"
    print("\n".join(complaints))
    return bool(complaints)


if __name__ == "__main__":
    sys.exit(main())
