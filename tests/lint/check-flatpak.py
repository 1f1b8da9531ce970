#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the Flatpak manifest against its rules: no network, no folders, each archive with its checksum.

    check-flatpak.py ROOT

`flatpak-builder` reads it; without that program there is nothing to check with.
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SKIP = 77
MANIFEST = "data/packaging/flatpak/org.lexbridge.Lexbridge.yml"
# All else goes through portals.
PERMISSIONS = {"--share=ipc", "--socket=fallback-x11", "--socket=wayland", "--device=dri"}


def sources(module):
    yield from module.get("sources", [])
    for inner in module.get("modules", []):
        yield from sources(inner)


def check_source(name, source, folder):
    kind = source.get("type")
    if kind == "archive":
        if not source.get("url", "").startswith("https://"):
            yield f"{name}: {source.get('url')} is not fetched by HTTPS"
        if not re.fullmatch(r"[0-9a-f]{64}", source.get("sha256", "")):
            yield f"{name}: {source.get('url')} has no sha256"
    elif kind in ("patch", "dir", "file"):
        if not (folder / source["path"]).exists():
            yield f"{name}: there is no {source['path']}"
    else:
        yield f"{name}: a source of the kind {kind}; archives with checksums are what builds the same tomorrow"


def check(manifest, folder):
    for permission in manifest.get("finish-args", []):
        if permission not in PERMISSIONS:
            yield f"{permission} is asked for; only {', '.join(sorted(PERMISSIONS))} may be"
    if (manifest.get("id"), manifest.get("command")) != ("org.lexbridge.Lexbridge", "lexbridge"):
        yield "the program is org.lexbridge.Lexbridge, its command lexbridge"
    for module in manifest.get("modules", []):
        if "--share=network" in json.dumps(module.get("build-options", {})):
            yield f"{module['name']}: is built with the network"
        for source in sources(module):
            yield from check_source(module["name"], source, folder)


def main():
    path = pathlib.Path(sys.argv[1]) / MANIFEST
    if not shutil.which("flatpak-builder"):
        print("flatpak-builder is not there: Debian's package of that name would check the manifest")
        return SKIP
    with tempfile.TemporaryDirectory(prefix="lexbridge-") as state:
        shown = subprocess.run(["flatpak-builder", "--show-manifest", path.resolve()], cwd=state, capture_output=True, text=True)
    if shown.returncode:
        print(shown.stderr.strip())
        return 1
    complaints = list(check(json.loads(shown.stdout), path.parent))
    print("\n".join(f"{MANIFEST}: {complaint}" for complaint in complaints))
    return bool(complaints)


if __name__ == "__main__":
    sys.exit(main())
