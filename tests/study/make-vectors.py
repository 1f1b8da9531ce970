#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes fixtures/memory.tsv and fixtures/dates.tsv with a public implementation of FSRS-6, py-fsrs 6.3.1.

Run it where that package is installed: make-vectors.py FOLDER. The tests read the files and need no Python.

memory.tsv: a set of parameters, answers as RATING:DAYS, stability and difficulty after them.
dates.tsv: the same with seconds, and after each answer the phase (1 learning, 2 review, 3 relearning) and the seconds until the card comes again.
"""
import random
import sys
from datetime import datetime, timedelta, timezone

from fsrs import Card, Rating, Scheduler
from fsrs.scheduler import DEFAULT_PARAMETERS, LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS

START = datetime(2026, 1, 1, tzinfo=timezone.utc)


def parameter_sets():
    sets = [DEFAULT_PARAMETERS]
    for _ in range(3):
        wild = [random.uniform(low, high) for low, high in zip(LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS)]
        sets.append(tuple(round(d + (w - d) * 0.3, 4) for d, w in zip(DEFAULT_PARAMETERS, wild)))
    return sets


def memory(scheduler, n):
    card, now, answers = Card(), START, []
    for i in range(n):
        days = 0 if i == 0 else random.choice([0, 1, 1, 2, 3, 5, 8, 13, 34, 90, 400])
        now += timedelta(days=days)
        rating = random.choice([1, 2, 3, 3, 3, 4])
        card, _ = scheduler.review_card(card, Rating(rating), now)
        answers.append(f"{rating}:{days}")
    return " ".join(answers), f"{card.stability:.10g}", f"{card.difficulty:.10g}"


def dates(scheduler, n):
    card, now, answers = Card(), START, []
    for _ in range(n):
        rating = random.choice([1, 2, 3, 3, 3, 3, 4])
        card, _ = scheduler.review_card(card, Rating(rating), now)
        wait = int((card.due - now).total_seconds())
        answers.append(f"{rating}:{int((now - START).total_seconds())}:{card.state.value}:{wait}")
        late = random.choice([0, 0, 0, 1, 4, 30]) * 86400 if wait >= 86400 else 0
        now = card.due + timedelta(seconds=late)
    return (" ".join(answers),)


def write(path, make, schedulers, count):
    with open(path, "w", encoding="utf-8") as out:
        for number, scheduler in enumerate(schedulers):
            out.write(f"parameters\t{' '.join(map(str, scheduler.parameters))}\n")
            for _ in range(count if number == 0 else count // 4):
                out.write("\t".join(make(scheduler, random.randint(1, 12))) + "\n")


random.seed(6)
folder = sys.argv[1]
schedulers = [Scheduler(parameters=p, enable_fuzzing=False) for p in parameter_sets()]
write(f"{folder}/memory.tsv", memory, schedulers, 1200)
write(f"{folder}/dates.tsv", dates, schedulers, 400)
