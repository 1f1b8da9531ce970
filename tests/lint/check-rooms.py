#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the arrows between the rooms of app/: who may include whose headers.

A room is a folder and a library; a large one has folders of its own that are
rooms, too. Each names the rooms it uses; what those use it may use as well.
Also: own headers are named with their room, no two files need one another in a
circle, each room opens with a README.md, and the headers of libraries that one
idea belongs to stay inside the rooms that own them.
"""
import json
import pathlib
import re
import subprocess
import sys

USES = {
    "model": (),
    "disk": (),
    "bridge": ("model",),
    "bridge/pbn": ("bridge",),
    "language": ("model",),
    "extract": (),
    "extract/worker": (),
    "corpus": ("language", "bridge/pbn"),
    "intake/layout": ("extract", "model"),
    "intake/formats": ("intake/layout", "extract", "model"),
    "intake/repair": ("intake/formats", "language", "bridge/pbn"),
    "intake": ("intake/repair", "bridge/pbn"),
    "store": ("language", "bridge/pbn", "disk"),
    "journal": ("language", "disk"),
    "rulings": ("bridge",),
    "study": (),
    "solver": ("bridge",),
    "solver/worker": (),
    "services": ("corpus", "intake", "store", "journal", "rulings", "study", "solver"),
    "type": ("bridge/pbn",),
    "paper": ("services", "type"),
    "cli": ("paper",),
    "widgets": (),
    "widgets/text": ("paper",),
    "widgets/figures": ("widgets/text",),
    "widgets/boards": ("widgets/figures",),
    "widgets/inplace": ("widgets/text",),
    "widgets/journal": ("widgets/text",),
    "widgets/page": ("widgets/figures", "widgets/inplace", "widgets/journal"),
    "widgets/precedence": ("widgets/inplace",),
    "widgets/sidebar": ("widgets/text",),
    "widgets/start": ("widgets/text",),
    "widgets/importing": ("widgets/text",),
    "widgets/printing": ("widgets/text",),
    "widgets/toolbox": ("widgets/inplace", "widgets/precedence"),
    "widgets/charts": ("widgets/text",),
    "widgets/study": ("widgets/page", "widgets/charts"),
    "widgets/cases": ("widgets/figures", "widgets/charts"),
    "shell": ("widgets/boards", "widgets/cases", "widgets/study", "widgets/toolbox", "widgets/page", "widgets/precedence", "widgets/sidebar", "widgets/start", "widgets/importing", "widgets/printing"),
}
OWNERS = {
    "sqlite3.h": ("disk", "store", "journal"),
    "libxml/": ("corpus", "intake"),
    "archive": ("extract",),
    "hunspell": ("language",),
    "poppler": ("extract",),
    "tesseract/": ("extract",),
    "leptonica/": ("extract",),
    "seccomp.h": ("extract",),
    "dds/": ("solver",),
    "pango/": ("paper", "widgets", "shell"),
    "cairo": ("paper", "widgets", "shell"),
    "gtk/": ("widgets", "shell"),
    "adwaita.h": ("widgets", "shell"),
    "json-glib/": ("cli",),
}
NEVER_IN_HEADERS = ("sqlite3.h", "libxml/", "archive", "hunspell", "poppler", "tesseract/", "leptonica/", "seccomp.h", "dds/")
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^">]+)[">]', re.M)


def reachable(room):
    found = {room}
    for other in USES[room]:
        found |= reachable(other)
    return found


def check_own(path, room, header, complaints):
    """Complains of a header of ours that a room may not see."""
    other = str(pathlib.PurePath(header).parent)
    if other == ".":
        if not header.endswith("config.h"):
            complaints.append(f"{path}: \"{header}\" must be included with its room's name")
    elif other not in USES:
        complaints.append(f"{path}: {header} is of no room")
    elif other not in reachable(room):
        complaints.append(f"{path}: {room} may not include {header}")


def check_foreign(path, room, header, complaints):
    for prefix, rooms in OWNERS.items():
        if header.startswith(prefix) and room.split("/")[0] not in rooms:
            complaints.append(f"{path}: {room} may not include <{header}>")
    if path.suffix == ".h" and header.startswith(NEVER_IN_HEADERS):
        complaints.append(f"{path}: <{header}> does not belong in a header")


def circles(graph):
    """Finds files that need one another in a circle."""
    state, found = {}, []

    def visit(node, trail):
        if state.get(node) == "open":
            found.append(" -> ".join(trail[trail.index(node):] + [node]))
            return
        if node in state:
            return
        state[node] = "open"
        for other in sorted(graph.get(node, ())):
            visit(other, trail + [node])
        state[node] = "done"

    for node in sorted(graph):
        visit(node, [])
    return found


def functions(app):
    """Maps each function that a file gives to others to that file, measured by ctags."""
    files = sorted(str(path) for path in app.rglob("*.c"))
    command = ["ctags", "--output-format=json", "--kinds-C=f", "--extras=-F", "-o", "-"]
    output = subprocess.run(command + files, check=True, capture_output=True, text=True).stdout
    tags = (json.loads(line) for line in output.splitlines())
    return {tag["name"]: tag["path"] for tag in tags if not tag.get("file")}


def calls(app):
    """Which file calls which."""
    givers, graph = functions(app), {}
    for path in sorted(app.rglob("*.c")):
        names = set(re.findall(r"\blex_\w+", path.read_text(encoding="utf-8")))
        graph[str(path)] = {givers[name] for name in names if name in givers} - {str(path)}
    return graph


def check_rooms(app, complaints):
    rooms = {str(path.relative_to(app)) for path in app.rglob("*") if path.is_dir()}
    complaints += [f"{room}: a room that tests/lint/check-rooms.py does not know" for room in sorted(rooms - set(USES))]
    complaints += [f"{room}: a room opens with a README.md" for room in sorted(USES)
                   if not (app / room / "README.md").exists()]


def main():
    app = pathlib.Path(sys.argv[1]) / "app"
    complaints, headers = [], {}
    check_rooms(app, complaints)
    for path in sorted(p for p in app.rglob("*.[ch]") if str(p.parent.relative_to(app)) in USES):
        room = str(path.parent.relative_to(app))
        for bracket, header in INCLUDE.findall(path.read_text(encoding="utf-8")):
            if bracket == "<":
                check_foreign(path, room, header, complaints)
                continue
            check_own(path, room, header, complaints)
            if path.suffix == ".h":
                headers.setdefault(str(path.relative_to(app)), set()).add(header)
    complaints += [f"headers include in a circle: {circle}" for circle in circles(headers)]
    complaints += [f"files call in a circle: {circle}" for circle in circles(calls(app))]
    print("\n".join(complaints) or "the arrows hold")
    return bool(complaints)


if __name__ == "__main__":
    sys.exit(main())
