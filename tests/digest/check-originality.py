#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that no run of ten words of an official text stands in the digest.

    check-originality.py REFERENCE…      plain text files of an official edition
    LEXBRIDGE_REFERENCE=FILE:FILE …      the same, for the test run

Without a reference there is nothing to compare with, and the check is skipped.
Ligatures that a PDF lost (ff, fi, fl) are dropped on both sides. Bare figures
and references are facts; a run must hold at least six words of three letters.
"""
import os
import re
import sys

import digest

RUN = 10
WORDS_IN_RUN = 6


def words(text):
    text = re.sub(r"ffi|ffl|ff|fi|fl", "", text.lower())
    return re.findall(r"[a-z0-9ąćęłńóśźż]+", text)


def runs(tokens):
    for i in range(len(tokens) - RUN + 1):
        run = tokens[i:i + RUN]
        if sum(len(word) > 2 and word.isalpha() for word in run) >= WORDS_IN_RUN:
            yield i, tuple(run)


def glued(text):
    """A lost ligature leaves `o ender`; the digest's `offender` becomes `oender`."""
    return re.sub(r"(?<=[a-z]) (?=(?:er|ers|ending|ender|enders|cient|cial|nal|cation|ciency|ected)\b)", "", text)


def no_run_of_ten_words_of_an_official_text():
    files = sys.argv[1:] or [f for f in os.environ.get("LEXBRIDGE_REFERENCE", "").split(":") if f]
    if not files:
        raise digest.Skip("no official text is in the repository: LEXBRIDGE_REFERENCE=FILE:FILE, plain text of one, would run this")
    known = set()
    for name in files:
        with open(name, encoding="utf-8", errors="replace") as file:
            text = file.read().lower()
        for variant in (text, glued(text)):
            known.update(run for _, run in runs(words(variant)))
    for clause in digest.read_all():
        for element in clause.texts("pl") + clause.texts("en"):
            for _, run in runs(words(" ".join(element.itertext()))):
                if run in known:
                    yield f"{clause.label}: {' '.join(run)}"
                    break
    for language in digest.LANGUAGES:
        for name, element in (*digest.question_texts(language), *digest.path_texts(language)):
            yield from (f"{name}: {' '.join(run)}" for _, run in runs(words("".join(element.itertext()))) if run in known)


if __name__ == "__main__":
    digest.run([no_run_of_ten_words_of_an_official_text])
