#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures Lexbridge beside a baseline of the same run; prints, never judges.

    bench.py BUILD           everything
    bench.py BUILD search    search only: quality by style, and time per key stroke, both of the
                             library and of one a hundred times as large (`quick` leaves that out,
                             `verbose` lists what did not come first)

Whole processes are timed in pairs, ours and the baseline in turn, and the
median of the pairwise ratios is quoted, so that a machine whose speed drifts
does not decide. Quality is that of the list beside this file, and of
../shared/search/queries.tsv and real.tsv (what people asked in public) where
they are there; time is that of the first of these.
"""
import csv
import json
import os
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as xml

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
RUNS = 15
FULL = 8  # documents in a full data folder, each as large as the Laws
NOTES = 10000  # in a full journal
DEALS = 40


SHARED = pathlib.Path(os.environ.get("LEXBRIDGE_SHARED", ROOT.parent / "shared")) / "search"


def query_files():
    """The lists that are there; the one that is timed first."""
    paths = [SHARED / "queries.tsv", HERE / "queries.tsv", SHARED / "real.tsv"]
    return [path for path in paths if path.exists()]


def read_queries(path):
    with open(path, encoding="utf-8") as rows:
        return list(csv.DictReader(rows, delimiter="\t", quoting=csv.QUOTE_NONE))


def timed(command, env):
    """Runs a command; returns seconds, its own peak memory in MiB, and its status."""
    start = time.perf_counter()
    process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    error = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    if status:
        sys.exit(f"bench: {' '.join(map(str, command))} failed: {error.decode(errors='replace').strip()}")
    return seconds, usage.ru_maxrss / 1024


def compare(name, ours, baseline, env, goal):
    timed(ours, env), timed(baseline, env)
    rows = [(timed(ours, env), timed(baseline, env)) for _ in range(RUNS)]
    ratio = statistics.median(a[0] / b[0] for a, b in rows)
    mine = statistics.median(a[0] for a, _ in rows) * 1000
    other = statistics.median(b[0] for _, b in rows) * 1000
    memory = max(a[1] for a, _ in rows)
    print(f"{name:<34} {mine:8.1f} ms   baseline {other:8.1f} ms   ratio {ratio:5.2f} (goal {goal})"
          f"   peak {memory:6.1f} MiB", flush=True)


def environment(home):
    return dict(os.environ, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, XDG_CACHE_HOME=home, GSETTINGS_BACKEND="memory",
                GSK_RENDERER="cairo", LEXBRIDGE_EXIT_AFTER_FIRST_FRAME="1", GTK_A11Y="none")


def fill(build, home, env):
    """Fills a data folder with documents of the size of the Laws, as so many imports would; returns what it holds."""
    documents = pathlib.Path(home) / "lexbridge/documents"
    documents.mkdir(parents=True)
    laws = ROOT / "data/corpus/laws.xml"
    whole = xml.Element("document", kind="law")
    for element in xml.parse(laws).getroot():
        whole.extend(xml.parse(laws.parent / element.get("href")).getroot() if element.tag == "part" else [element])
    for number in range(1, FULL + 1):
        whole.set("name", f"full-{number}")
        xml.ElementTree(whole).write(documents / f"full-{number}.xml", encoding="utf-8", xml_declaration=True)
    done = subprocess.run([build / "app/lexbridge-cli", "rebuild"], env=env, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"bench: the full data folder could not be indexed: {done.stderr.strip()}")
    index = os.path.getsize(documents.parent / "imports.lexlib") / 2**20
    return f"{FULL} documents, {FULL * len(whole.findall('clause'))} clauses, {index:.0f} MiB of index"


def note(build, home, env):
    """Fills a journal with notes on clauses of every law."""
    made = "2026-01-01T00:00:00.000Z"
    entries = [{"id": f"bench-{number}", "kind": "note", "label": f"{number % 93 + 1}", "position": number,
                "text": f"Note {number}: ask first, then rule; see 16C2", "created": made, "changed": made}
               for number in range(NOTES)]
    path = pathlib.Path(home) / "notes.json"
    path.write_text(json.dumps({"format": "lexbridge-journal", "version": 1, "entries": entries, "recent": []}))
    subprocess.run([build / "app/lexbridge-cli", "notes", f"--import={path}"], env=env, check=True, capture_output=True)


def bench_window(build, env):
    ours, baseline = [build / "app/lexbridge", "27"], [build / "tests/bench/bare-window"]
    compare("first frame, nothing imported", ours, baseline, env, 1.2)
    with tempfile.TemporaryDirectory() as home:
        noted = dict(env, XDG_DATA_HOME=home)
        note(build, home, noted)
        compare(f"first frame, {NOTES} notes", ours, baseline, noted, 1.2)
    with tempfile.TemporaryDirectory() as home:
        full = dict(env, XDG_DATA_HOME=home)
        print(f"a full data folder: {fill(build, home, full)}", flush=True)
        compare("first frame, full data folder", ours, baseline, full, 1.2)


def bench_page(build, env, home):
    """In the real window, which wants the compiled settings beside it."""
    folder = pathlib.Path(home) / "page"
    folder.mkdir()
    env = dict(env, GSETTINGS_SCHEMA_DIR=str(build / "data"))
    command = [build / "tests/bench/bench-page", build / "app/services/lexbridge.lexlib", folder]
    subprocess.run(command, env=env, check=True)


def bench_path(build, env):
    services = build / "app/services"
    command = [build / "tests/bench/bench-path", services / "lexbridge.lexlib", services / "lexbridge.paths"]
    subprocess.run(command, env=env, check=True)


def bench_study(build, env, home):
    services = build / "app/services"
    folder = pathlib.Path(home) / "study"
    folder.mkdir()
    command = [build / "tests/bench/bench-study", services / "lexbridge.lexlib", services / "lexbridge.questions", folder]
    subprocess.run(command, env=env, check=True)


def bench_cases(build, env, home):
    folder = pathlib.Path(home) / "cases"
    folder.mkdir()
    subprocess.run([build / "tests/bench/bench-cases", folder], env=env, check=True)


def deals(number):
    """Deals at random, the same in every run, as PBN."""
    pack = random.Random(13)
    for _ in range(number):
        cards = [rank + suit for suit in "SHDC" for rank in "AKQJT98765432"]
        pack.shuffle(cards)
        hands = [cards[seat::4] for seat in range(4)]
        yield "N:" + " ".join(".".join("".join(rank for rank in "AKQJT98765432" if rank + suit in hand) for suit in "SHDC")
                              for hand in hands)


def bench_solve(build, env):
    """The twenty results and par of one deal, the program's start included."""
    program = build / "app/lexbridge-solve"
    rows = sorted(timed([program, f"table 0 0 {deal}"], env) for deal in deals(DEALS))
    seconds = [row[0] for row in rows]
    print(f"{'double dummy table of a deal':<34} {statistics.median(seconds) * 1000:8.1f} ms   at most"
          f" {max(seconds) * 1000:8.1f} ms of {DEALS} deals (goal about 1000, {os.cpu_count()} cores)"
          f"   peak {max(row[1] for row in rows):6.1f} MiB", flush=True)


def bench_provider(build, env):
    """What the desktop asks while one types; the bindings of GLib are the system's Python's."""
    python = "/usr/bin/python3"
    if subprocess.run([python, "-c", "import gi"], capture_output=True).returncode:
        print("search provider: not measured without Debian's package python3-gi", flush=True)
        return
    env = dict(env, GSETTINGS_SCHEMA_DIR=str(build / "data"))
    subprocess.run([python, HERE / "provider.py", build / "app/lexbridge"], env=env, check=True)


def bench_cli(build, env):
    baseline = ["sqlite3", ":memory:", "select 1"]
    cli = build / "app/lexbridge-cli"
    compare("lexbridge-cli search", [cli, "search", "zapowiedz porownywalna"], baseline, env, 6)
    compare("lexbridge-cli show 20", [cli, "show", "20"], baseline, env, 6)


def bench_build(build, env, home):
    program = next(build.glob("app/**/lexbridge-build-library"))
    command = [program, ROOT / "data/corpus", pathlib.Path(home) / "bench.lexlib"]
    rows = [timed(command, env) for _ in range(3)]
    size = os.path.getsize(command[2]) / 1024
    print(f"{'building the library':<34} {statistics.median(s for s, _ in rows) * 1000:8.1f} ms"
          f"   {size:.0f} KiB   peak {max(m for _, m in rows):.1f} MiB", flush=True)


def bench_search_time(build, times):
    library = next(build.glob("app/**/*.lexlib"))
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as lines:
        lines.write("\n".join(row["query"] for row in read_queries(query_files()[0])) + "\n")
        lines.flush()
        subprocess.run([build / "tests/bench/bench-search", library, lines.name, *times], check=True)


def is_below(label, answer):
    """Whether a label is another or stands below it: 27B1a below 27B1, 27 not below 2."""
    rest = label[len(answer):]
    return label.startswith(answer) and (rest[:1] in ("", "(") or rest[0].isdigit() != answer[-1].isdigit())


def accepts(row, label):
    """Of a real question what is below an answer is right too; elsewhere only of a bare law."""
    answers = [answer.strip() for answer in (row.get("answers") or row["labels"]).split(",")]
    real = "answers" not in row
    return any(label == answer or (real or answer.isdigit()) and is_below(label, answer) for answer in answers)


def rank_of_answer(cli, row, env):
    command = [cli, "--json", "search", row["query"], "--limit=20"]
    output = subprocess.run(command, env=env, capture_output=True, text=True)
    result = json.loads(output.stdout) if output.stdout.strip() else {"citation": None, "hits": []}
    labels = [hit["label"] for hit in result["hits"]]
    if result["citation"]:
        labels = [result["citation"]] + [label for label in labels if label != result["citation"]]
    return next((i for i, label in enumerate(labels, 1) if accepts(row, label)), 0)


def bench_search_quality(build, env, path, verbose):
    styles = {}
    for row in read_queries(path):
        rank = rank_of_answer(build / "app/lexbridge-cli", row, env)
        styles.setdefault(row.get("style") or row["language"], []).append(rank)
        if verbose and rank != 1:
            print(f"  {rank or '-':>2}  {row['id']} {row['query']}  ({row.get('answers') or row['labels']})")
    print(f"{path.parent.name}/{path.name}")
    print(f"{'style':<12} {'n':>4} {'success@1':>10} {'success@3':>10} {'MRR':>6}")
    everything = [rank for ranks in styles.values() for rank in ranks]
    for style, ranks in [*styles.items(), ("all", everything)]:
        first = sum(r == 1 for r in ranks) / len(ranks)
        three = sum(0 < r <= 3 for r in ranks) / len(ranks)
        mrr = sum(1 / r for r in ranks if r) / len(ranks)
        print(f"{style:<12} {len(ranks):>4} {first:>10.3f} {three:>10.3f} {mrr:>6.3f}")


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    words = sys.argv[2:]
    with tempfile.TemporaryDirectory() as home:
        env = environment(home)
        if "search" not in words:
            if not os.environ.get("DISPLAY"):
                os.execvp("dbus-run-session", ["dbus-run-session", "--", "xvfb-run", "-a", "-s",
                                               "-screen 0 1600x1200x24 -noreset", sys.executable, *sys.argv])
            bench_window(build, env)
            bench_page(build, env, home)
            bench_path(build, env)
            bench_study(build, env, home)
            bench_cases(build, env, home)
            bench_solve(build, env)
            bench_provider(build, env)
            bench_cli(build, env)
            bench_build(build, env, home)
        bench_search_time(build, [] if "quick" in words else ["100"])
        for path in query_files():
            bench_search_quality(build, env, path, "verbose" in words)


if __name__ == "__main__":
    main()
