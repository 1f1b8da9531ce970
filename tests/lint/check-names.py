#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that a function is found by its prefix.

A header declares functions that are called after it: lex_deal_parse() in
lex-deal.h, lex_pbn_tag_new() in lex-pbn-tag-private.h; and what a header declares
is defined in a file whose name it begins with, too. Rooms join as they hold it.
"""
import pathlib
import re
import sys

ROOMS = ("model", "bridge", "bridge/pbn")
COMMENT = re.compile(r"/\*.*?\*/", re.S)
DECLARED = re.compile(r"\b(lex_\w+) \(")
DEFINED = re.compile(r"^(lex_\w+) \(", re.M)


def strays(path, pattern):
    """Lists the functions of a file that are not called after it."""
    prefix = path.stem.removesuffix("-private").replace("-", "_")
    names = pattern.findall(COMMENT.sub("", path.read_text(encoding="utf-8")))
    return sorted({name for name in names if not re.fullmatch(prefix + "(s?_.+)?", name)})


def main():
    app = pathlib.Path(sys.argv[1]) / "app"
    complaints = [f"{path}: {name} () is not called after its file"
                  for room in ROOMS
                  for suffix, pattern in (("h", DECLARED), ("c", DEFINED))
                  for path in sorted((app / room).glob(f"*.{suffix}"))
                  for name in strays(path, pattern)]
    print("\n".join(complaints) or "each function is called after its file")
    return bool(complaints)


if __name__ == "__main__":
    sys.exit(main())
