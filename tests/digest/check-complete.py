#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that nothing is missing from the digest and nothing leads nowhere."""
import collections
import re

import digest

# Law 89 was replaced on 1 January 2024 and has clauses since; 73D3 is new.
SINCE_2024 = {"73D3", "89A", "89A1", "89A2", "89A3", "89A4", "89B", "89C", "89D", "89D1", "89D2", "89D3"}

# Where a heading is mended against the print: a Polish case, an American spelling.
MENDED = {("45D", "pl"): "Dziadek dysponuje nienazwaną kartą", ("90B", "en"): "Offences Subject to Procedural Penalty"}


def wanted_labels():
    try:
        return [row["label"] for row in digest.oracle("clauses.tsv")]
    except digest.Skip:
        pass
    with open(digest.ROOT / "tests/digest/labels.txt", encoding="utf-8") as lines:
        return lines.read().split()


def every_label_of_the_laws_and_no_other():
    found = [clause.label for clause in digest.read_document("laws")]
    wanted = wanted_labels()
    yield from (f"{label} is missing" for label in wanted if label not in set(found))
    yield from (f"{label} is no label of the Laws" for label in found if label not in set(wanted) | SINCE_2024)
    yield from (f"{label} stands twice" for label, n in collections.Counter(found).items() if n > 1)
    if [label for label in found if label not in SINCE_2024] != [label for label in wanted if label in set(found)]:
        yield "the clauses do not stand in the order of the Laws"


def headings_as_in_the_edition():
    rows = digest.oracle("clauses.tsv")
    clauses = {clause.label: clause for clause in digest.read_document("laws")}
    for row in rows:
        clause = clauses.get(row["label"])
        for language in digest.LANGUAGES if clause else ():
            printed = (row[f"heading_{language}"] or "").replace("'", "’").replace(" - ", " – ")
            wanted = MENDED.get((row["label"], language), printed)
            changed = any(h.get("from") for h in clause.element.findall("heading"))
            found = clause.heading(language, past=changed) or clause.heading(language) or ""
            if wanted and found != wanted:
                yield f"{clause.label}: heading {found!r}, not {wanted!r}"
            if not row["heading_en"] and found:
                yield f"{clause.label}: the edition has no heading here"


def both_languages_everywhere():
    for clause in digest.read_all():
        for name in ("heading", "text", "ruling"):
            present = [len(clause.elements(name, language)) + len(clause.elements(name, language, past=True))
                       for language in digest.LANGUAGES]
            if (present[0] > 0) != (present[1] > 0) and not clause.label.startswith("index/"):
                yield f"{clause.label}: {name} in one language only"
            for language in digest.LANGUAGES:
                if max(len(clause.elements(name, language, past)) for past in (False, True)) > 1:
                    yield f"{clause.label}: {name} stands twice in {language}"


def every_cross_reference_of_the_edition():
    rows = digest.oracle("xrefs.tsv")
    clauses = {clause.label: clause for clause in digest.read_document("laws")}
    for row in rows:
        clause = clauses.get(row["from"])
        for language in digest.LANGUAGES if clause else ():
            cited = {cite.get("label") for text in clause.texts(language) for cite in text.iter("cite")}
            if row["to"] not in cited:
                yield f"{row['from']} does not cite {row['to']} in {language}"


def every_citation_leads_somewhere():
    clauses = digest.read_all()
    labels = {clause.label for clause in clauses}
    for clause in clauses:
        for cite in clause.element.iter("cite"):
            if cite.get("label") not in labels:
                yield f"{clause.label} cites {cite.get('label')}, which is not there"
        for term in clause.element.iter("term"):
            if f"definitions/{term.get('name')}" not in labels:
                yield f"{clause.label}: the term {term.get('name')} is not defined"
        for label in (clause.element.get("about") or "").split():
            if label not in labels:
                yield f"{clause.label} speaks of {label}, which is not there"


def both_languages_cite_the_same():
    for clause in digest.read_all():
        cited = [collections.Counter(c.get("label") for t in clause.texts(language) for c in t.iter("cite"))
                 for language in digest.LANGUAGES]
        if cited[0].keys() != cited[1].keys() and not clause.label.startswith("index/"):
            yield f"{clause.label}: only one language cites {sorted(cited[0].keys() ^ cited[1].keys())}"


def without_citations(element):
    own = element.text or "" if element.tag != "cite" else ""
    return own + " ".join(without_citations(child) + " " + (child.tail or "") for child in element)


def both_languages_name_the_same_figures():
    """Numbers are facts: percentages, minutes, points. References are left out."""
    for clause in digest.read_document("laws"):
        numbers = []
        for language in digest.LANGUAGES:
            text = " ".join(without_citations(element) for element in clause.texts(language))
            numbers.append(set(re.findall(r"(?<![A-Za-z])\d+(?![A-Za-z\d(])", text)))
        if numbers[0] != numbers[1]:
            yield f"{clause.label}: figures differ: {sorted(numbers[0] ^ numbers[1])}"


def the_relations_of_the_commentary():
    """Those that the commentary itself teaches with, under the labels of the Laws."""
    found = {(r.get("specific"), r.get("general")) for r in digest.read_relations()}
    for specific, general in (("42", "9"), ("43", "9"), ("61B2b", "9A3"), ("65B3", "43A1b")):
        if (specific, general) not in found:
            yield f"{specific} does not prevail over {general}"


def every_relation_leads_somewhere_and_gives_reasons():
    labels = {clause.label for clause in digest.read_all()}
    for relation in digest.read_relations():
        name = f"{relation.get('specific')} over {relation.get('general')}"
        for label in (relation.get("specific"), relation.get("general")):
            if label not in labels:
                yield f"{name}: {label} is not there"
        for source in re.split(r"[;,] ", re.sub(r"WBF commentary[^;]*|\([^)]*\)", "", relation.get("source"))):
            if source.strip() and source.strip() not in labels:
                yield f"{name}: {source.strip()!r} is no source"
        if {why.get(digest.LANG) for why in relation.findall("why")} != set(digest.LANGUAGES):
            yield f"{name}: no reason in both languages"


if __name__ == "__main__":
    digest.run([every_label_of_the_laws_and_no_other, headings_as_in_the_edition, both_languages_everywhere,
                every_cross_reference_of_the_edition, every_citation_leads_somewhere,
                both_languages_cite_the_same, both_languages_name_the_same_figures,
                the_relations_of_the_commentary, every_relation_leads_somewhere_and_gives_reasons])
