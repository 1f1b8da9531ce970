#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks how people ask for clauses: enough of it, in both languages, and each of one clause only."""
import collections
import xml.etree.ElementTree as ElementTree

import digest

LEAST = 6  # phrases of a clause in each language
SHORTEST, LONGEST = 2, 10  # words of a phrase


def read_situations():
    """Yields the file's name, the label and, by language, the phrases of each clause."""
    for path in sorted((digest.CORPUS / "situations").glob("*.xml")):
        for clause in ElementTree.parse(path).getroot().findall("of"):
            phrases = collections.defaultdict(list)
            for ask in clause.findall("ask"):
                phrases[ask.get(digest.LANG)].append(ask.text)
            yield path.name, clause.get("label"), phrases


def every_label_exists_and_stands_once():
    known = {clause.label for clause in digest.read_all()}
    found = collections.Counter(label for _, label, _ in read_situations())
    yield from (f"{label} is no clause" for label in found if label not in known)
    yield from (f"{label} stands {n} times" for label, n in found.items() if n > 1)
    if not found:
        yield "there are no situations"


def six_in_each_language():
    for name, label, phrases in read_situations():
        for language in digest.LANGUAGES:
            if len(phrases[language]) < LEAST:
                yield f"{name}: {label} has {len(phrases[language])} in {language}, fewer than {LEAST}"


def each_is_a_short_phrase():
    for name, label, phrases in read_situations():
        for phrase in (phrase for language in digest.LANGUAGES for phrase in phrases[language]):
            if not SHORTEST <= len(phrase.split()) <= LONGEST or phrase[-1] in ".?!":
                yield f"{name}: {label}: “{phrase}” is not of {SHORTEST} to {LONGEST} words without a full stop"


def none_under_two_clauses():
    owners = {}
    for name, label, phrases in read_situations():
        for language in digest.LANGUAGES:
            for phrase in phrases[language]:
                owner = owners.setdefault((language, phrase.lower()), label)
                if owner != label or phrases[language].count(phrase) > 1:
                    yield f"{name}: “{phrase}” leads to {label} and to {owner}"


if __name__ == "__main__":
    digest.run([every_label_exists_and_stands_once, six_in_each_language, each_is_a_short_phrase,
                none_under_two_clauses])
