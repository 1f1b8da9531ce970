#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the code keeps its word.

get_ borrows: no header's get_ gives its answer away. The name of an error's domain has
no blanks, which the formatter puts around a dash. What a comment before a struct tells
of a member, the struct has. And the rooms' READMEs say which files have threads, and
where a command's JSON is made. And each drop-down has a name, which GTK gives to none; each toast
is one that shows all its words.
"""
import pathlib
import re
import sys

DECLARED = re.compile(r"/\*\*(.*?)\*/\s*([^;{}]*?)\b(lex_\w+) \(", re.S)
GIVEN = re.compile(r"Returns: \([^)]*transfer (?:full|container)")
QUARK = re.compile(r"G_DEFINE_QUARK \(([^,]*),")
STRUCT = re.compile(r"/\*((?:(?!\*/).)*?)\*/\s*(?:typedef )?struct(?: \w+)?\s*\{(.*?)\n\}", re.S)
MEMBER = re.compile(r"^ ?\* ?@(\w+):|^ ?@(\w+):", re.M)
THREAD = re.compile(r"\b(?:g_task_run_in_thread|g_thread_(?:try_)?new|g_thread_pool_new)\w* \(")


def check_promises(path, text):
    """Complains of a get_ that gives away, and of blanks in the name of a domain."""
    for comment, kind, name in DECLARED.findall(text) if path.suffix == ".h" else ():
        if "_get_" in name and (GIVEN.search(comment) or re.search(r"(?<!const )\bchar \*+$|GStrv $", kind)):
            yield f"{path}: {name} () gives its answer away: call it dup_"
    for name in QUARK.findall(text):
        if not re.fullmatch(r"\w+", name):
            yield f"{path}: the domain \"{name}\" is no name: write it with underscores"


def check_members(path, text):
    """Complains of members that a comment tells of and the struct has not."""
    for comment, body in STRUCT.findall(text):
        for name in filter(None, (name for pair in MEMBER.findall(comment) for name in pair)):
            if not re.search(rf"\b{name}\b", body):
                yield f"{path}: tells of a member {name}, which the struct has not"


def check_threads(root, texts):
    """Complains of threads that the README of services does not tell of, or tells of in vain."""
    said = re.search(r"only room with threads(.*?)\n\n", (root / "app/services/README.md").read_text(encoding="utf-8"), re.S)
    told = {f"app/services/{name}" for name in re.findall(r"`([\w-]+\.c)`", said[1])} if said else set()
    have = {str(path) for path, text in texts.items() if THREAD.search(text)}
    for path in sorted(told ^ have):
        yield f"{path}: has a thread or is said to have one, not both (app/services/README.md)"


def check_json(texts):
    """Complains of JSON that is begun in one file and printed in another, against the README of cli."""
    for path, text in texts.items():
        n_begun, n_printed = (len(re.findall(rf"\blex_cli_json_{verb} \(", text)) for verb in ("begin", "print"))
        if path.stem != "lex-cli-json" and path.suffix == ".c" and bool(n_begun) != bool(n_printed):
            yield f"{path}: begins or prints a command's JSON, not both"


def check_drop_downs(root, texts):
    """Complains of a drop-down, in code or in a template, that its file gives no name: a screen reader would say the choice alone."""
    for path, text in texts.items():
        template = root / "ui" / path.with_suffix(".ui").name
        n_made = len(re.findall(r"\bgtk_drop_down_new(?:_from_strings)? \(", text))
        if path.suffix == ".c" and template.exists():
            n_made += template.read_text(encoding="utf-8").count('class="GtkDropDown"')
        # A row of the form of study names what stands in it.
        n_named = len(re.findall(r"\b(?:lex_drop_down_set_name|lex_study_form_add) \(", text))
        if n_made > n_named:
            yield f"{path}: {n_made} drop-downs, {n_named} with a name: use lex_drop_down_new () or lex_drop_down_set_name ()"


def check_toasts(texts):
    """Complains of a toast of GTK's making, which is one line and cut where that is too long."""
    for path, text in texts.items():
        if path.stem != "lex-toast" and re.search(r"\badw_toast_new", text):
            yield f"{path}: adw_toast_new (): use lex_toast_new (), whose words are not cut"


def main():
    root = pathlib.Path(sys.argv[1])
    texts = {path.relative_to(root): path.read_text(encoding="utf-8") for path in sorted((root / "app").rglob("*.[ch]"))}
    complaints = [complaint for path, text in texts.items()
                  for check in (check_promises, check_members) for complaint in check(path, text)]
    complaints += [*check_threads(root, texts), *check_json(texts), *check_drop_downs(root, texts), *check_toasts(texts)]
    print("\n".join(complaints) or "the code keeps its word")
    return bool(complaints)


if __name__ == "__main__":
    sys.exit(main())
