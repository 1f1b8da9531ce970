#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the help: Mallard by its schema, the same page in each language, every key and command of the program named, each key that is bound shown,
and nothing that the window does not have.

    check-help.py ROOT
"""
import ast
import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

SCHEMA = pathlib.Path("/usr/share/xml/mallard/1.0/mallard-1.0.rng")
MALLARD = "{http://projectmallard.org/1.0/}"
# These are read by people only: their order may be another in another language.
WORDS = {"em", "gui", "guiseq", "app", "code", "cmd", "file", "key", "keyseq", "link"}
NAMES = {"Control": "Ctrl", "Page_Up": "Page Up", "Page_Down": "Page Down", "Return": "Enter", "Escape": "Esc", "BackSpace": "Backspace", "question": "?", "plus": "+", "minus": "-", "comma": ","}
BOUND = re.compile(r"add_binding(?:_action|_signal)? \(\s*\w+, GDK_KEY_(\w+),\s*([A-Z0-9_| ]+),")
MODIFIERS = {"GDK_CONTROL_MASK": "Control", "GDK_ALT_MASK": "Alt", "GDK_SHIFT_MASK": "Shift"}
SHORTCUTS = "app/shell/lex-shortcuts.c"
SAME_KEY = ("KP_", "equal")


def skeleton(path):
    """What a page is made of, without its words; what stands in a paragraph in any order."""
    def lines(element, depth):
        name = element.tag.removeprefix(MALLARD)
        yield "  " * depth + " ".join([name, *(f"{key}={value}" for key, value in sorted(element.attrib.items()))])
        yield from sorted("  " * (depth + 1) + f"{inline.get('xref') or inline.get('href')}" for inline in element.iter(f"{MALLARD}link")
                          if name in ("p", "desc"))
        for child in element:
            if child.tag.removeprefix(MALLARD) not in WORDS or name == "info":
                yield from lines(child, depth + 1)
    return list(lines(ElementTree.parse(path).getroot(), 0))


def keys(path):
    """The keys that a page names, as Ctrl+Shift+P."""
    root = ElementTree.parse(path).getroot()
    inside = {id(key) for sequence in root.iter(f"{MALLARD}keyseq") for key in sequence}

    def name(key):
        return " ".join(key.text.split())

    return ({"+".join(map(name, sequence)) for sequence in root.iter(f"{MALLARD}keyseq")}
            | {name(key) for key in root.iter(f"{MALLARD}key") if id(key) not in inside})


def check_languages(root):
    pages = {language: {path.name: path for path in (root / "data/help" / language).glob("*.page")} for language in ("C", "pl")}
    yield from (f"data/help: {name} is in one language only" for name in sorted(pages["C"].keys() ^ pages["pl"].keys()))
    for name in sorted(pages["C"].keys() & pages["pl"].keys()):
        english, polish = (skeleton(pages[language][name]) for language in ("C", "pl"))
        if english != polish:
            differing = next((pair for pair in zip(english, polish) if pair[0] != pair[1]), ("an end", "an end"))
            yield f"data/help/pl/{name}: made otherwise than the English page: {differing[1].strip()} instead of {differing[0].strip()}"
        if different := keys(pages["C"][name]) ^ keys(pages["pl"][name]):
            yield f"data/help/pl/{name}: names other keys than the English page: {', '.join(sorted(different))}"


def spelled(accelerator):
    parts = re.findall(r"<(\w+)>", accelerator) + [re.sub(r"<\w+>", "", accelerator)]
    return "+".join(NAMES.get(part, part.upper() if len(part) == 1 else part) for part in parts)


def shown_keys(root):
    """What the dialog of shortcuts shows that is no action's."""
    rows = re.findall(r'\{ N_ \("[^"]+"\),\s+"([^"]+)" \}', (root / SHORTCUTS).read_text(encoding="utf-8"))
    return [keys_ for keys_ in rows if not keys_.startswith(("win.", "app."))]


def check_keys(root):
    """Those of the application and of the dialog of shortcuts; of several keys for one thing a keypad's need not be named."""
    table = (root / "app/shell/lex-application.c").read_text(encoding="utf-8")
    table = table[table.index("accelerators[]"):table.index("};", table.index("accelerators[]"))]
    wanted = {spelled(key) for keys_ in re.findall(r'\{ "[^"]+", \{ ([^}]+) \} \}', table) for key in re.findall(r'"([^"]+)"', keys_)
              if not re.sub(r"<\w+>", "", key).startswith(SAME_KEY)}
    wanted |= {spelled(key) for keys_ in shown_keys(root) for key in keys_.split()}
    yield from (f"data/help/C/keys.page does not name {key}" for key in sorted(wanted - keys(root / "data/help/C/keys.page")))


def check_bound(root):
    """What a widget binds with a modifier stands in the dialog of shortcuts, or belongs to the application."""
    known = {spelled(key) for keys_ in shown_keys(root) for key in keys_.split()}
    known |= {spelled(key) for key in re.findall(r'"((?:<\w+>)+\w+)"', (root / "app/shell/lex-application.c").read_text(encoding="utf-8"))}
    for path in sorted((root / "app").rglob("*.c")):
        for key, held in BOUND.findall(path.read_text(encoding="utf-8")):
            name = spelled("".join(f"<{MODIFIERS[one]}>" for one in MODIFIERS if one in held) + key)
            if held.strip() != "0" and name not in known:
                yield f"{SHORTCUTS} does not show {name}, which {path.name} binds"


def check_commands(root):
    """The page on the command line names every command."""
    table = (root / "app/cli/lex-cli-commands.c").read_text(encoding="utf-8")
    page = ElementTree.parse(root / "data/help/C/command-line.page").getroot()
    named = {"".join(code.itertext()).split(" ")[0] for code in page.iter(f"{MALLARD}code")}
    yield from (f"data/help/C/command-line.page does not name {command}"
                for command in re.findall(r'^  \{ "([a-z-]+)",', table, re.M) if command not in named)


def words(text):
    """A name as it is seen: without the sign of its key, and of a dialog that follows."""
    return " ".join(text.replace("_", "").split()).rstrip("…")


def check_names(root):
    """What a page says that the window is written with is written there so, and translated so."""
    blocks = re.findall(r'^msgid ((?:".*"\n)+)(?:msgid_plural .*\n)?msgstr(?:\[0\])? ((?:".*"\n?)+)',
                        (root / "po/pl.po").read_text(encoding="utf-8"), re.M)
    known = [{words("".join(ast.literal_eval(line) for line in block[i].split("\n") if line)) for block in blocks} for i in (0, 1)]
    source = "".join(path.read_text(encoding="utf-8") for path in (root / "app").rglob("*.c"))
    for language, names in zip(("C", "pl"), known):
        for path in sorted((root / "data/help" / language).glob("*.page")):
            for element in ElementTree.parse(path).iter(f"{MALLARD}gui"):
                name = words("".join(element.itertext()))
                # The tools are named in both languages where they are made.
                if name not in names and f'"{name}' not in source:
                    yield f"{path.relative_to(root)}: nothing in the window is called {name}"


def check_schema(root):
    if not SCHEMA.exists() or not shutil.which("xmllint"):
        print("the pages are not held against Mallard’s schema: Debian’s packages mallard-rng and libxml2-utils would do that")
        return
    pages = sorted((root / "data/help").glob("*/*.page"))
    run = subprocess.run(["xmllint", "--nonet", "--noout", "--relaxng", SCHEMA, *pages], capture_output=True, text=True)
    if run.returncode:
        yield from (line for line in run.stderr.splitlines() if not line.endswith(" validates"))


def main():
    root = pathlib.Path(sys.argv[1])
    complaints = [*check_languages(root), *check_keys(root), *check_bound(root), *check_commands(root), *check_names(root),
                  *check_schema(root)]
    print("\n".join(complaints))
    return bool(complaints)


if __name__ == "__main__":
    sys.exit(main())
