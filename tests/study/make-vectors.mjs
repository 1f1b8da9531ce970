#!/usr/bin/env node
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes fixtures/memory-ts.tsv and fixtures/dates-ts.tsv with another public implementation of FSRS-6, ts-fsrs 5.4.2 (MIT).
//
// Run it in a folder where that package is installed: make-vectors.mjs FOLDER [LINES]. The tests read the files and need no JavaScript. They
// look like those of make-vectors.py, which says what stands in them.
//
// Left out is where this implementation and py-fsrs, which we follow, do not say the same: Hard on the same day, after which stability
// may fall there and not here, and which waits for whole minutes here; an answer at which the days of Hard, Good and Easy are pushed apart, so
// that the interval is not that of the model; and a stability of a hundred years, which is the highest here. A line ends before such an answer.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const { createEmptyCard, fsrs, generatorParameters } = createRequire(process.cwd() + "/")("ts-fsrs");

const START = Date.UTC(2026, 0, 1);
const DAY = 86400;
const MIN_INITIAL_STABILITY = 0.1;
const MAX_STABILITY = 36500;

// mulberry32, so that the same lines come each time
let state = 6;
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let bits = Math.imul(state ^ (state >>> 15), 1 | state);
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
  return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
}

const choose = (list) => list[Math.floor(random() * list.length)];

// Some way from the default towards either bound.
function parameterSets() {
  const usual = Array.from(generatorParameters().w);
  const bounds = [0, 1].map((side) => Array.from(generatorParameters({ w: usual.map(() => (side ? 1e6 : -1e6)) }).w));
  const sets = [usual];
  for (let i = 0; i < 3; i++)
    sets.push(usual.map((value, at) => {
      const wild = bounds[0][at] + random() * (bounds[1][at] - bounds[0][at]);
      const number = +(value + 0.3 * (wild - value)).toFixed(4);
      return at < 4 ? Math.max(number, MIN_INITIAL_STABILITY) : number;
    }));
  return sets;
}

function memory(scheduler, n) {
  const answers = [];
  let now = null;
  for (let i = 0; i < n; i++) {
    const days = i === 0 ? 0 : choose([0, 1, 1, 2, 3, 5, 8, 13, 34, 90, 400]);
    const rating = choose(i > 0 && days === 0 ? [1, 3, 3, 3, 4] : [1, 2, 3, 3, 3, 4]);
    now = scheduler.next_state(now, days, rating);
    answers.push(`${rating}:${days}`);
  }
  return [answers.join(" "), now.stability, now.difficulty];
}

function dates(scheduler, n) {
  const answers = [];
  let card = createEmptyCard(new Date(START));
  let now = START / 1000;
  for (let i = 0; i < n; i++) {
    const today = card.last_review === undefined || Math.floor(now / DAY) === Math.floor(card.last_review.getTime() / 1000 / DAY);
    const rating = choose(today ? [1, 3, 3, 3, 4] : [1, 2, 3, 3, 3, 3, 4]);
    const next = scheduler.next(card, new Date(now * 1000), rating).card;
    if (next.stability >= MAX_STABILITY) break;
    if (next.scheduled_days > 0 && next.scheduled_days !== scheduler.next_interval(next.stability, 0)) break;
    card = next;
    const wait = card.due.getTime() / 1000 - now;
    answers.push(`${rating}:${now - START / 1000}:${card.state}:${wait}`);
    now += wait + (wait >= DAY ? choose([0, 0, 0, 1, 4, 30]) * DAY : 0);
  }
  return [answers.join(" ")];
}

function write(path, make, schedulers, count) {
  const lines = [];
  for (const [number, scheduler] of schedulers.entries()) {
    lines.push(`parameters\t${Array.from(scheduler.parameters.w).join(" ")}`);
    for (let i = 0; i < (number === 0 ? count : count / 4); i++)
      lines.push(make(scheduler, 1 + Math.floor(random() * 12)).join("\t"));
  }
  writeFileSync(path, lines.join("\n") + "\n");
}

const [folder, lines = "1200"] = process.argv.slice(2);
const schedulers = parameterSets().map((w) => fsrs({ w }));
write(`${folder}/memory-ts.tsv`, memory, schedulers, +lines);
write(`${folder}/dates-ts.tsv`, dates, schedulers, +lines / 3);
