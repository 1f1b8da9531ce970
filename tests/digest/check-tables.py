#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves the figures of the tables: boards (Law 2), scoring (Law 77), IMPs (Law 78B).

The scores are recomputed from the digest's own table and compared with scores
that directors know; the tables of facts are compared where they are at hand.
"""
import re

import digest

# Contract, vulnerable, tricks taken: points for the declaring side.
KNOWN_SCORES = [
    ("1C", False, 7, 70), ("1NT", False, 7, 90), ("2H", True, 8, 110), ("3NT", False, 9, 400),
    ("3NT", True, 9, 600), ("4S", False, 10, 420), ("4S", True, 10, 620), ("5D", True, 11, 600),
    ("2Sx", False, 8, 470), ("2Sx", True, 9, 870), ("1NTxx", False, 7, 560), ("1NTxx", True, 8, 1160),
    ("6S", True, 12, 1430), ("6NT", True, 12, 1440), ("7NT", True, 13, 2220), ("7NTxx", True, 13, 2980),
    ("4S", False, 9, -50), ("4S", True, 8, -200), ("4Sx", False, 6, -800), ("4Sx", True, 7, -800),
    ("4Sxx", False, 6, -1600), ("4Sxx", True, 6, -2200), ("6H", False, 13, 1010),
]


def tables(label, language):
    clause = next(c for c in digest.read_document("laws") if c.label == label)
    return [[["".join(cell.itertext()).strip() for cell in row] for row in table.findall("row")]
            for text in clause.texts(language) for table in text.iter("table")]


def board_facts(number):
    dealer = "NESW"[(number - 1) % 4]
    vulnerable = ["none", "NS", "EW", "all"][((number - 1) % 4 + (number - 1) // 4) % 4]
    return dealer, vulnerable


def the_boards_of_law_2():
    for language in digest.LANGUAGES:
        rows = tables("2", language)[0][1:]
        if len(rows) != 16:
            yield f"{language}: {len(rows)} boards"
        for row in rows:
            dealer, vulnerable = board_facts(int(row[0]))
            shown = row[2] if row[2] in ("NS", "EW") else ("none", "all")[row[2] in ("both", "obie strony")]
            if (row[1], shown) != (dealer, vulnerable):
                yield f"{language}: board {row[0]}: {row[1]}, {row[2]}"


def numbers(row):
    return [int(cell) if cell.isdigit() else None for cell in row[1:]]


def score(language, contract, vulnerable, tricks):
    """Scores a contract by nothing but the table in the text."""
    tricks_table, premiums, penalties = tables("77", language)
    level, strain, doubling = re.fullmatch(r"(\d)(C|D|H|S|NT)(x{0,2})", contract).groups()
    times, level, column = len(doubling), int(level), int(vulnerable)
    down = level + 6 - tricks
    if down > 0:
        first, further, extra = (numbers(row)[column * 3 + times] for row in penalties[1:])
        return -(first + (down - 1) * further + max(0, down - 3) * extra)
    values = numbers(tricks_table[1 + times])
    value = values[4] + (level - 1) * values[5] if strain == "NT" else level * values["CDHS".index(strain)]
    premium = [numbers(row)[column] for row in premiums[1:]]
    undoubled = numbers(tricks_table[1])
    over = undoubled[5] if strain == "NT" else undoubled["CDHS".index(strain)]
    total = value + (premium[0] if value >= 100 else premium[1])
    total += premium[2] if level == 6 else premium[3] if level == 7 else 0
    total += premium[3 + times] if times else 0
    return total + -down * (premium[6 + times] if times else over)


def the_scores_of_law_77():
    for language in digest.LANGUAGES:
        for contract, vulnerable, tricks, points in KNOWN_SCORES:
            found = score(language, contract, vulnerable, tricks)
            if found != points:
                yield f"{language}: {contract} {'V' if vulnerable else 'NV'} {tricks}: {found}, not {points}"


def the_imps_of_law_78b():
    bounds = [0, 20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000,
              2250, 2500, 3000, 3500, 4000]
    for language in digest.LANGUAGES:
        rows = tables("78B", language)[0][1:]
        lows = [int(re.match(r"\d+", row[0].replace(" ", "")).group()) for row in rows]
        if lows != bounds or [row[1] for row in rows] != [str(i) for i in range(25)]:
            yield f"{language}: the scale differs"


def the_scale_as_in_the_table_of_facts():
    path = digest.find_facts("tables.md")
    section = path.read_text(encoding="utf-8").split("## 3.")[1].split("## 4.")[0]
    facts = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in section.splitlines()
             if re.match(r"\| \d", line)]
    for language in digest.LANGUAGES:
        rows = [(row[1], re.sub(r"\D+$", "+", row[0].replace("–", "-"))) for row in tables("78B", language)[0][1:]]
        yield from (f"{language}: {row} is not in the facts" for row in rows
                    if (row[0], row[1]) not in facts and (row[0], row[1].rstrip("+")) not in facts)


if __name__ == "__main__":
    digest.run([the_boards_of_law_2, the_scores_of_law_77, the_imps_of_law_78b, the_scale_as_in_the_table_of_facts])
