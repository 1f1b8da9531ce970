#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the arrows between the rooms of app/: who may include whose headers.

shell -> widgets -> services -> {corpus, intake, store, rulings} -> language -> model,
cli -> services. Also: own headers are named with their room, no room includes
in a circle, and the headers of SQLite, libxml2 and hunspell stay inside the
.c files of the rooms that own them.
"""
import pathlib
import re
import sys

LEVELS = [
    {"shell"},
    {"widgets", "cli"},
    {"services"},
    {"corpus", "intake", "store", "rulings"},
    {"language"},
    {"model"},
]
OWNERS = {
    "sqlite3.h": {"store"},
    "libxml/": {"corpus", "intake"},
    "hunspell": {"language"},
    "gtk/": {"widgets", "shell"},
    "adwaita.h": {"widgets", "shell"},
    "json-glib/": {"cli"},
}
NEVER_IN_HEADERS = ("sqlite3.h", "libxml/", "hunspell")
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^">]+)[">]', re.M)


def level(room):
    return next(i for i, rooms in enumerate(LEVELS) if room in rooms)


def allowed(room, other):
    if room == "shell" and other == "cli" or room == "cli" and other == "widgets":
        return False
    return room == other or level(room) < level(other)


def check_own(path, room, header, complaints):
    if "/" not in header:
        if not header.endswith("config.h"):
            complaints.append(f"{path}: \"{header}\" must be included with its room's name")
        return None
    other = header.split("/")[0]
    if not any(other in rooms for rooms in LEVELS):
        return None
    if not allowed(room, other):
        complaints.append(f"{path}: {room} may not include {header}")
    return header


def check_foreign(path, room, header, complaints):
    for prefix, rooms in OWNERS.items():
        if header.startswith(prefix) and room not in rooms:
            complaints.append(f"{path}: {room} may not include <{header}>")
    if path.suffix == ".h" and header.startswith(NEVER_IN_HEADERS):
        complaints.append(f"{path}: <{header}> does not belong in a header")


def cycles(graph):
    """Finds headers that include one another in a circle."""
    state, found = {}, []

    def visit(node, trail):
        if state.get(node) == "open":
            found.append(" -> ".join(trail[trail.index(node):] + [node]))
            return
        if node in state:
            return
        state[node] = "open"
        for other in graph.get(node, ()):
            visit(other, trail + [node])
        state[node] = "done"

    for node in sorted(graph):
        visit(node, [])
    return found


def main():
    app = pathlib.Path(sys.argv[1]) / "app"
    complaints, graph = [], {}
    for path in sorted(app.glob("*/*.[ch]")):
        room = path.parent.name
        for bracket, header in INCLUDE.findall(path.read_text(encoding="utf-8")):
            if bracket == '"':
                own = check_own(path, room, header, complaints)
                if own and path.suffix == ".h":
                    graph.setdefault(f"{room}/{path.name}", set()).add(own)
            else:
                check_foreign(path, room, header, complaints)
    complaints += [f"headers include in a circle: {cycle}" for cycle in cycles(graph)]
    for room in sorted(p for p in app.iterdir() if p.is_dir()):
        if not (room / "README.md").exists():
            complaints.append(f"{room}: a room opens with a README.md")
    print("\n".join(complaints) or "the arrows hold")
    return bool(complaints)


if __name__ == "__main__":
    sys.exit(main())
