#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what surrounds the code: POTFILES, translations, templates and licences.

Every file with translatable text is in po/POTFILES.in and no other; the Polish
translation is complete; what is said in numbers names the domain of its words; each template belongs to a class of the same name and
uses each id once; each source file names its licence.
"""
import pathlib
import re
import subprocess
import sys

TRANSLATABLE = re.compile(r'\b(?:_|N_|ngettext|C_|g_dngettext)\s*\(')
IDS = re.compile(r'<(?:object|child|template)[^>]*\bid="([^"]+)"')


def translatable_files(root):
    for path in sorted(root.glob("app/**/*.c")):
        if TRANSLATABLE.search(path.read_text(encoding="utf-8")):
            yield path
    for path in sorted(root.glob("ui/*.ui")):
        if 'translatable="yes"' in path.read_text(encoding="utf-8"):
            yield path
    for path in sorted(root.glob("data/*.in")):
        if path.suffixes[-2] != ".service":
            yield path


def check_potfiles(root):
    listed = [
        line.strip()
        for line in (root / "po/POTFILES.in").read_text(encoding="utf-8").splitlines()
        if line.strip() and not line.startswith("#")
    ]
    wanted = {str(path.relative_to(root)) for path in translatable_files(root)}
    yield from (f"po/POTFILES.in lacks {name}" for name in sorted(wanted - set(listed)))
    yield from (f"po/POTFILES.in lists {name} without need" for name in sorted(set(listed) - wanted))


def check_translation(root):
    """Extracts the messages afresh and asks msgfmt what Polish lacks."""
    names = (root / "po/POTFILES.in").read_text(encoding="utf-8").split("\n")
    names = [name for name in names if name.strip() and not name.startswith("#")]
    command = ["xgettext", "-o", "-", "--from-code=UTF-8", "--add-comments", "-k_", "-kN_", "-kC_:1c,2",
               "-kngettext:1,2", "-kg_dngettext:2,3"] + names
    pot = subprocess.run(command, cwd=root, check=True, capture_output=True)
    merged = subprocess.run(["msgmerge", "-q", "-N", "-o", "-", "po/pl.po", "-"], cwd=root, check=True,
                            input=pot.stdout, capture_output=True)
    report = subprocess.run(["msgfmt", "--check", "--statistics", "-o", "/dev/null", "-"], input=merged.stdout,
                            capture_output=True, text=False)
    text = report.stderr.decode()
    if report.returncode or "untranslated" in text or "fuzzy" in text:
        yield f"po/pl.po: {text.strip()}"


def check_domains(root):
    """No program sets a domain for all it says, so that who names none is never translated."""
    for path in sorted(root.glob("app/**/*.c")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if re.search(r"(?<!\w)n?gettext\s*\(", line):
                yield f"{path.relative_to(root)}:{number}: g_dngettext() or _() names the domain, this does not"


def check_templates(root):
    for path in sorted(root.glob("ui/*.ui")):
        text = path.read_text(encoding="utf-8")
        ids = IDS.findall(text)
        for name in sorted({i for i in ids if ids.count(i) > 1}):
            yield f"{path}: the id {name} stands twice"
        if "<template" in text and not list(root.glob(f"app/**/{path.stem}.c")):
            yield f"{path}: no class of that name in app/"


def check_licences(root):
    for pattern in ("app/**/*.[ch]", "tests/**/*.[ch]", "tests/**/*.py", "ui/*.ui", "data/corpus/**/*.xml"):
        for path in sorted(root.glob(pattern)):
            if "SPDX-License-Identifier" not in path.read_text(encoding="utf-8")[:600]:
                yield f"{path}: no SPDX-License-Identifier"


def main():
    root = pathlib.Path(sys.argv[1])
    complaints = []
    for check in (check_potfiles, check_translation, check_domains, check_templates, check_licences):
        complaints += check(root)
    print("\n".join(complaints) or "all texts in order")
    return bool(complaints)


if __name__ == "__main__":
    sys.exit(main())
