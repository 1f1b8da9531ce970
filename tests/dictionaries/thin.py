#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Thins the system's dictionaries out to what the tests can meet: thin.py TESTS FOLDER DEPFILE ROOM …

Each import loads both dictionaries whole, which is nine tenths of what a test of imports takes. Here all rules
of inflection stay, and each entry that begins as some word in the tests of these rooms does.
"""
import os
import pathlib
import re
import sys

NAMES = ("pl_PL", "en_GB")
BEGINNING = 6  # letters
WORD = re.compile(r"[^\W\d_]{2,}")
ENCODING = re.compile(rb"^SET\s+(\S+)", re.M)


def find_source(name):
    """Where the program would look; see lex-dictionary.c."""
    data = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    folders = [folder + "/hunspell" for folder in data.split(":")]
    for folder in [*folders, "/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts"]:
        path = pathlib.Path(folder, name + ".aff")
        if path.is_file():
            return path
    sys.exit(f"thin.py: no dictionary {name} is installed; install what the README names")


def list_texts(tests, rooms):
    for room in rooms:
        yield from sorted(path for path in (tests / room).rglob("*") if path.is_file())


def read_words(path):
    try:
        return WORD.findall(path.read_text(encoding="utf-8").lower())
    except UnicodeDecodeError:
        return []  # a picture


def thin(source, target, beginnings):
    rules = source.read_bytes()
    found = ENCODING.search(rules)
    encoding = found.group(1).decode() if found else "iso-8859-1"
    _, *entries = source.with_suffix(".dic").read_text(encoding=encoding).splitlines()
    kept = [entry for entry in entries if re.split(r"[/\t]", entry)[0].lower()[:BEGINNING] in beginnings]
    target.write_bytes(rules)
    target.with_suffix(".dic").write_text("\n".join([str(len(kept)), *kept, ""]), encoding=encoding)


def main():
    tests, folder, depfile, *rooms = sys.argv[1:]
    texts = list(list_texts(pathlib.Path(tests), rooms))
    beginnings = {word[:BEGINNING] for path in texts for word in read_words(path)}
    for name in NAMES:
        thin(find_source(name), pathlib.Path(folder, name + ".aff"), beginnings)
    first = os.path.join(folder, NAMES[0] + ".aff")
    needed = " ".join(str(path).replace(" ", "\\ ") for path in texts)
    pathlib.Path(depfile).write_text(f"{first}: {needed}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
