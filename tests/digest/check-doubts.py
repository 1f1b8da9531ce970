#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that data/corpus/DOUBTS.md lists every doubt of the digest, and no other.

    check-doubts.py --generate     renews the list
"""
import sys

import digest

LIST = digest.CORPUS / "DOUBTS.md"
HEAD = """# Doubts

What we could not settle from the facts, clause by clause. Each stands in the clause itself as
`<note kind="doubt">`, in both languages; this list is made from them by `tests/digest/check-doubts.py --generate`.
Whoever can settle one mends the clause and takes the note out.

"""


def doubts():
    for clause in digest.read_all():
        notes = [" ".join("".join(note.itertext()).split()) for text in clause.texts("en")
                 for note in text.iter("note") if note.get("kind") == "doubt"]
        for note in notes:
            yield f"- **{clause.label}**: {note}\n"


def wanted():
    return HEAD + "".join(doubts())


def every_doubt_is_listed():
    found = LIST.read_text(encoding="utf-8") if LIST.exists() else ""
    if found != wanted():
        yield f"{LIST.name} is not up to date; run check-doubts.py --generate"


def every_doubt_stands_in_both_languages():
    for clause in digest.read_all():
        counts = [sum(note.get("kind") == "doubt" for text in clause.texts(language) for note in text.iter("note"))
                  for language in digest.LANGUAGES]
        if counts[0] != counts[1]:
            yield f"{clause.label}: {counts[0]} doubts in Polish, {counts[1]} in English"


if __name__ == "__main__":
    if "--generate" in sys.argv:
        LIST.write_text(wanted(), encoding="utf-8")
    else:
        digest.run([every_doubt_is_listed, every_doubt_stands_in_both_languages])
