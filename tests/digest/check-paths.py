#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that the guided paths speak as the Laws do: one rung of duty in both languages, and nobody “he”.

The rungs are those of data/corpus/README.md. May and plain present are said in
too many ways to be told apart, and the Polish word for `shall` also tells
whose turn it is, so that this one is only asked for where English says it.
"""
import re
from xml.etree import ElementTree

import digest

RUNGS = [
    ("must", r"\bmust\b(?! not)", r"(?<!\bnie )\b(?:musi|muszą)\b"),
    ("must not", r"\bmust not\b", r"\bnie (?:ma|mają) prawa\b"),
    ("should", r"\bshould\b", r"\bpowin(?:ien|na|no|ni|ny)\b"),
]
WHERE_ENGLISH = [
    ("shall", r"\bshall\b(?! not)", r"\b(?:ma|mają)\b(?! prawa)|\bnależy\b"),
    ("may not", r"\bmay not\b|\bshall not\b", r"\bnie wolno\b"),
]
PRONOUN = re.compile(r"\b(?:he|him|his|she|her|hers)\b", re.I)
POINTER = {"en": re.compile(r"path ‘([^’]+)’"), "pl": re.compile(r"ścież\w+ „([^”]+)”")}


def plain(element):
    return re.sub(r"\s+", " ", "".join(element.itertext()))


def lines():
    """What the ends say: the path, English, Polish."""
    for path in sorted((digest.CORPUS / "paths").glob("*.xml")):
        for line in ElementTree.parse(path).getroot().iter("line"):
            said = {e.get(digest.LANG): plain(e) for e in line}
            yield path.stem, said["en"], said["pl"]


def both_languages_stand_on_one_rung():
    for name, english, polish in lines():
        for rung, en, pl in RUNGS:
            if bool(re.search(en, english, re.I)) != bool(re.search(pl, polish, re.I)):
                yield f"{name}: only one language says {rung!r}: {english} | {polish}"
        for rung, en, pl in WHERE_ENGLISH:
            if re.search(en, english, re.I) and not re.search(pl, polish, re.I):
                yield f"{name}: Polish does not say {rung!r}: {english} | {polish}"


def nobody_is_he():
    for name, element in digest.path_texts("en"):
        for found in PRONOUN.findall(plain(element)):
            yield f"{name}: {found!r}: {plain(element)}"


def a_path_is_named_by_its_title():
    for language, pointer in POINTER.items():
        texts = list(digest.path_texts(language))
        titles = {plain(element) for _, element in texts if element.tag == "title"}
        for name, element in texts:
            yield from (f"{name}: no path has the title {title!r}"
                        for title in pointer.findall(plain(element)) if title not in titles)


if __name__ == "__main__":
    digest.run([both_languages_stand_on_one_rung, nobody_is_he, a_path_is_named_by_its_title])
