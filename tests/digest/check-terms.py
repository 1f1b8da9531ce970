#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves one voice: no rival of a term, sound typography, and correct spelling.

The rivals are words that the MPB and the WBF do not use for these things (see
the table in data/corpus/README.md). Spelling is hunspell's, with the field's
own words in words-pl.txt and words-en.txt beside the corpus.
"""
import re
import shutil
import subprocess

import digest

RIVALS = {
    "pl": [r"arbit\w+", r"kibic\w*", r"roszczeni\w+", r"kart\w+ karn\w+", r"poza kolejk\w+",
           r"zapowied\w+ niewystarczając\w+", r"niewystarczając\w+ zapowied\w+", r"skorygowan\w+ wynik\w*",
           r"wynik\w* skorygowan\w+", r"stron\w+ winn\w+", r"przewinieni\w+", r"rozdając\w+ kart\w* karn\w+",
           r"kart\w+ konwencyjn\w+", r"broniąc\w+", r"psychiczn\w+", r"obserwator\w*", r"przyznan\w+ wynik\w*", r"manier\w*"],
    "en": [r"referee\w*", r"umpire\w*", r"kibitz\w+", r"convention card\w*", r"renege\w*", r"notrump\w*",
           r"adjusted result\w*", r"insufficient call\w*", r"tricks? over", r"exposed card penalty",
           r"offenses?", r"defenses?", r"honors?", r"favor\w*", r"color\w*"],
}
TYPOGRAPHY = [
    (re.compile(r"  "), "two spaces"),
    (re.compile(r" [,.;:)]"), "a space before a mark"),
    (re.compile(r"\( "), "a space after a bracket"),
    (re.compile(r'"'), "a straight quotation mark"),
    (re.compile(r"(?<=\w)'"), "a straight apostrophe"),
    (re.compile(r" -|- |—|--"), "a hyphen or a long dash for a dash"),
    (re.compile(r"[a-ząćęłńóśźż]{2}\("), "no space before a bracket"),
    (re.compile(r"[.;,][A-ZĄĆĘŁŃÓŚŹŻ][a-ząćęłńóśźż]"), "no space after a mark"),
]
TYPOGRAPHY_OF = {"pl": [(re.compile(r"(?<!\bitd)(?<!\bitp)\.\)"), "a full stop inside a bracket")], "en": []}
# In the index a director finds the words of the table, hence also the rivals.
FREE = ("index/",)


def texts(language):
    for clause in digest.read_all():
        for element in clause.texts(language):
            yield clause, "\n".join(flatten(element))


def flatten(element):
    """Running text, then its blocks, each on a line of its own; calls and cards are no words."""
    line, blocks = element.text or "", []
    for child in element:
        if child.tag in ("p", "item", "note"):
            blocks += flatten(child)
        elif child.tag == "table":
            blocks += [part for cell in child.iter() if cell.tag in ("cell", "head") for part in flatten(cell)]
        elif child.tag in ("call", "card", "suit", "seat"):
            line += "…"
        else:
            line += "".join(child.itertext())
        line += child.tail or ""
    return [re.sub(r"\s*\n\s*", " ", line).strip(), *blocks]


def no_rival_of_a_term():
    for language, rivals in RIVALS.items():
        pattern = re.compile(r"\b(?:" + "|".join(rivals) + r")\b", re.I)
        for name, text in everything_read(language):
            if not name.startswith(FREE):
                for found in pattern.findall(text):
                    yield f"{name}: {found!r}"


def everything_read(language):
    """What a reader sees, by name: the texts, the headings, the reasons of the relations, the questions, the paths."""
    yield from ((clause.label, text) for clause, text in texts(language))
    for clause in digest.read_all():
        yield from ((clause.label, h.text) for past in (False, True) for h in clause.elements("heading", language, past))
    for relation in digest.read_relations():
        yield from ((f"{relation.get('specific')} over {relation.get('general')}", why.text)
                    for why in relation.findall("why") if why.get(digest.LANG) == language)
    for name, element in (*digest.question_texts(language), *digest.path_texts(language)):
        yield name, "\n".join(flatten(element))


def sound_typography():
    for language in digest.LANGUAGES:
        for name, text in everything_read(language):
            for pattern, what in TYPOGRAPHY + TYPOGRAPHY_OF[language]:
                found = pattern.search(text)
                if found:
                    yield f"{name} ({language}): {what}: …{text[max(0, found.start() - 25):found.end() + 15]}…"


def misspelt(language, dictionary):
    if not shutil.which("hunspell"):
        raise digest.Skip("no command of hunspell: Debian's package hunspell would run this")
    own = digest.CORPUS / f"words-{language}.txt"
    known = {w.strip().lower() for w in own.read_text(encoding="utf-8").splitlines()} if own.exists() else set()
    words = {}
    for name, text in everything_read(language):
        for word in re.findall(r"[^\W\d_]+(?:’[^\W\d_]+)?", text):
            words.setdefault(re.sub(r"’s?$", "", word), name)
    command = ["hunspell", "-l", "-i", "utf-8", "-d", dictionary]
    result = subprocess.run(command, input="\n".join(words), capture_output=True, text=True, check=True)
    for word in sorted(set(result.stdout.split())):
        if word.lower() not in known and len(word) > 1:
            yield f"{words.get(word, '?')}: {word}"


def polish_spelling():
    yield from misspelt("pl", "pl_PL")


def english_spelling():
    yield from misspelt("en", "en_GB")


if __name__ == "__main__":
    digest.run([no_rival_of_a_term, sound_typography, polish_spelling, english_spelling])
