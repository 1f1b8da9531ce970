# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the corpus XML for the checks beside this file, and prints TAP.

It knows the XML only, not the program: a check of the text must not trust the
reader that the program itself uses.
"""
import csv
import os
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CORPUS = ROOT / "data/corpus"
SHARED = pathlib.Path(os.environ.get("LEXBRIDGE_SHARED", ROOT.parent / "shared"))
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
LANGUAGES = ("pl", "en")


class Clause:
    """One clause: its label and its elements by name and language."""

    def __init__(self, element, path):
        self.path = path
        self.element = element
        self.label = element.get("label")

    def elements(self, name, language, past=False):
        return [e for e in self.element.findall(name)
                if e.get(LANG) == language and (e.get("until") is not None) == past]

    def heading(self, language, past=False):
        found = self.elements("heading", language, past)
        return found[0].text if found else None

    def texts(self, language):
        """Every text and ruling of a language, the past ones too."""
        return [e for e in self.element if e.tag in ("text", "ruling") and e.get(LANG) == language]

    def plain(self, language):
        return " ".join(" ".join(e.itertext()) for e in self.texts(language))

    def in_force(self):
        """Whether it is part of today's law: it has a wording without an end, or never had a text."""
        bodies = self.element.findall("text") + self.element.findall("heading")
        return not bodies or any(b.get("until") is None for b in bodies)


def read_document(name):
    """Reads a document and its parts."""
    path = CORPUS / f"{name}.xml"
    root = ElementTree.parse(path).getroot()
    clauses = []
    for child in root:
        if child.tag == "clause":
            clauses.append(Clause(child, path))
        elif child.tag == "part":
            part = CORPUS / child.get("href")
            clauses += [Clause(c, part) for c in ElementTree.parse(part).getroot().findall("clause")]
    return clauses


def document_names():
    return sorted(path.stem for path in CORPUS.glob("*.xml")
                  if ElementTree.parse(path).getroot().tag == "document")


def read_all():
    return [clause for name in document_names() for clause in read_document(name)]


def read_relations():
    return ElementTree.parse(CORPUS / "precedence.xml").getroot().findall("relation")


def find_facts(name):
    """The path of a table of facts, which is not in the repository; skips the check without it."""
    path = SHARED / "oracle" / name
    if not path.exists():
        raise Skip(f"the facts are not in the repository: LEXBRIDGE_SHARED=FOLDER, with oracle/{name} in it, would run this")
    return path


def question_texts(language):
    """What the question bank says in a language, element by element, with the question's name."""
    for path in sorted((CORPUS / "questions").glob("*.xml")):
        for question in ElementTree.parse(path).getroot():
            yield from ((question.get("id"), e) for e in question.iter() if e.get(LANG) == language)


def path_texts(language):
    """What the guided paths say in a language, with the path's name; not the players' words they are found by."""
    for path in sorted((CORPUS / "paths").glob("*.xml")):
        yield from ((f"paths/{path.stem}", e) for e in ElementTree.parse(path).getroot().iter()
                    if e.get(LANG) == language and e.tag != "words")


def oracle(name):
    """Rows of a table of facts."""
    with open(find_facts(name), encoding="utf-8") as rows:
        return list(csv.DictReader(rows, delimiter="\t", quoting=csv.QUOTE_NONE))


def law_of(label):
    found = re.match(r"(\d+)(?![^A-Z]*/)", label)
    return int(found.group(1)) if found and "/" not in label else 0


class Skip(Exception):
    """Raised, with what would make it run, by a check whose facts are not at hand."""


def run(checks):
    """Runs functions that yield complaints, as TAP; exits 1 if any complained."""
    print(f"1..{len(checks)}")
    failed = False
    for number, check in enumerate(checks, 1):
        name = check.__name__.replace("_", " ")
        try:
            complaints = list(check())
        except Skip as reason:
            print(f"ok {number} - {name} # SKIP {reason}")
            continue
        failed = failed or bool(complaints)
        print(f"{'not ok' if complaints else 'ok'} {number} - {name}")
        for complaint in complaints:
            print(f"# {complaint}")
    sys.exit(1 if failed else 0)
