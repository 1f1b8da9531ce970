#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what files say of other files.

"Only lex-intake.c calls it", says the head of a file: then no other file of app/ names
its functions, and that one does. "Only this room" means the files of its folder. Tests
may call what they test. And a file of ours that any comment names exists. A room in TOLD
has a README that names each of its files.
"""
import pathlib
import re
import sys

COMMENT = re.compile(r"/\*.*?\*/", re.S)
USED = re.compile(r"\blex_\w+")
DEFINED = re.compile(r"^(lex_\w+) \(", re.M)
NAME = re.compile(r"(?<![\w/*.-])(?:\w[\w-]*/)*\w[\w-]*\.(?:[ch]|css|py|rng|sh|tsv|ui)\b")
CALLERS = re.compile(r"(?:(Only) )?((?:[\w-]+\.c|this room)(?:,? and (?:[\w-]+\.c|(?:the )?tests)|, [\w-]+\.c)*)"
                     r"( alone)? (?:may )?(?:calls?|uses?|lists?) it\b")
FOLDERS = ("app", "data", "tests", "ui")
TOLD = ("shell", "widgets/sidebar")
FOREIGN = ("config.h", "sqlite3.c", "sqlite3.h")


def read(root):
    """Reads each file of ours: its comments in one line each, the functions it defines, the names in its code."""
    files = {}
    for path in sorted(path for folder in ("app", "tests") for path in (root / folder).rglob("*.[ch]")):
        text = path.read_text(encoding="utf-8")
        comments = [" ".join(re.sub(r"^ \* ?", "", comment[2:-2], flags=re.M).split()) for comment in COMMENT.findall(text)]
        code = COMMENT.sub("", text)
        files[path.relative_to(root)] = comments, set(DEFINED.findall(code)), set(USED.findall(code))
    return files


def check_names(root, files):
    """Complains of files named in a comment that do not exist."""
    paths = [str(path.relative_to(root)) for folder in FOLDERS for path in (root / folder).rglob("*.*")]
    known = {path.rpartition("/")[2] for path in paths} | {path.removeprefix("app/") for path in paths} | {*paths, *FOREIGN}
    for path, (comments, _, _) in files.items():
        for name in (name for comment in comments for name in NAME.findall(comment)):
            if name not in known:
                yield f"{path}: names {name}, which does not exist"


def find_callers(files, path):
    """Finds who in app/ calls a file, what stands inline in its header, too, but itself."""
    given = files[path][1] | files.get(path.with_suffix(".h"), ((), set()))[1]
    return {other for other, (_, _, used) in files.items()
            if other.suffix == ".c" and other.parts[0] == "app" and other != path and used & given}


def check_callers(files):
    """Complains of heads that name others than who calls the file."""
    for path, (comments, defined, _) in files.items():
        said = CALLERS.search(comments[0]) if defined and path.parts[0] == "app" else None
        if not said:
            continue
        only, named, alone = said.groups()
        callers = find_callers(files, path)
        names = set(re.findall(r"[\w-]+\.c", named))
        for idle in sorted(names - {other.name for other in callers}):
            yield f"{path}: its head says that {idle} calls it, which it does not"
        for stray in sorted(callers) if only or alone else ():
            if stray.name not in names and ("this room" not in named or stray.parent != path.parent):
                yield f"{path}: its head says \"{said[0]}\", but {stray} does, too"


def check_told(root):
    """Complains of files that the README of their room leaves out, and of those it names that are gone."""
    for room in TOLD:
        folder = root / "app" / room
        named = set(NAME.findall((folder / "README.md").read_text(encoding="utf-8")))
        there = {path.name for path in folder.glob("*.c")}
        yield from (f"app/{room}/README.md does not say what {name} does" for name in sorted(there - named))
        yield from (f"app/{room}/README.md names {name}, which is not there" for name in sorted(named - there) if name.startswith("lex-"))


def main():
    root = pathlib.Path(sys.argv[1])
    files = read(root)
    complaints = [*check_callers(files), *check_names(root, files), *check_told(root)]
    print("\n".join(complaints) or "what files say of others holds")
    return bool(complaints)


if __name__ == "__main__":
    sys.exit(main())
