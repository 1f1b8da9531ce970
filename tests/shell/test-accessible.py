#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window as a screen reader and a keyboard have it, in both languages.

    test-accessible.py [--generate]

Compares what the window shows (roles, names, states) with golden/*.tree, which
--generate writes anew, to be read before it is committed. Then presses keys.
"""
import difflib
import pathlib
import subprocess
import sys
import tempfile
import time

from accessible import (Atspi, Bus, Program, activate, children, find, find_all, press, role_of, scroll_to, type_text,
                        wait_for, walk)

GOLDEN = pathlib.Path(__file__).parent / "golden"
STATES = [("focused", Atspi.StateType.FOCUSED), ("pressed", Atspi.StateType.PRESSED),
          ("expanded", Atspi.StateType.EXPANDED), ("insensitive", None)]
# Boxes and panes without a name say nothing to anyone.
SILENT = {"panel", "filler", "scroll pane", "scroll bar", "image", "label"}
# What is on the page and how far the contents go is the corpus's business.
ROWS = 4
FIRST = {"en": "Purpose of the Laws", "pl": "Cel przepisów"}


def states(node):
    has = node.get_state_set()
    for name, state in STATES:
        if state is None and not has.contains(Atspi.StateType.SENSITIVE) or state is not None and has.contains(state):
            yield name


def lines(node, depth=0, title=None):
    if not node.get_state_set().contains(Atspi.StateType.VISIBLE):
        return
    role, name = role_of(node), node.get_name() or ""
    title = title or name
    # Newer versions of libadwaita give a tab's pane its title, which is the window's.
    silent = role in SILENT and (not name or name[0].isascii() and name.startswith(("Gtk", "Adw", "Lex"))
                                 or role == "label" or role == "panel" and name == title)
    if not silent:
        yield "  " * depth + " ".join([role, repr(name), *states(node)])
        depth += 1
    if role in ("document text", "push button", "list item"):
        return
    for child in children(node)[:ROWS if role == "list" else None]:
        yield from lines(child, depth, title)


def check_tree(language, generate):
    path = GOLDEN / f"window-{language}.tree"
    with Program("27B1a", language=language) as program:
        window = program.window()
        wait_for(lambda: find(window, "list item", ""), "the contents")
        wait_for(lambda: find(window, "document text", ""), "the page")
        scroll_to(lambda: find(window, "list item", FIRST[language]), "the first row of the contents")
        seen = list(lines(window))
    if generate:
        path.write_text("\n".join(seen) + "\n", encoding="utf-8")
        return []
    wanted = path.read_text(encoding="utf-8").splitlines()
    return list(difflib.unified_diff(wanted, seen, str(path), "seen", lineterm=""))


def title(program):
    return program.window().get_name()


def wait_for_law(program, number):
    wait_for(lambda: title(program).startswith(f"{number} "), f"law {number}")


def check_keyboard():
    """What fingers do: type, walk, open, go back; every step by keys alone."""
    with Program("27", language="en") as program:
        wait_for_law(program, 27)
        press("ctrl+l")
        type_text("70e1")
        wait_for(lambda: find(program.window(), "list item", "70E1"), "the hit 70E1")
        assert title(program).startswith("27 "), "typing moved the reader"
        press("Return")
        wait_for_law(program, 70)
        press("alt+Left")
        wait_for_law(program, 27)
        press("alt+Right")
        wait_for_law(program, 70)
        press("Escape", "Escape")
        press("ctrl+Next")
        wait_for_law(program, 71)
        press("ctrl+Prior")
        wait_for_law(program, 70)
        press("ctrl+1")
        wait_for(lambda: find(program.window(), "list item", "70 Contested Claim"), "English contents")
        press("ctrl+3")
        wait_for(lambda: find(program.window(), "list item", "70 Sporna deklaracja"), "Polish contents")


def check_single_instance():
    with Program("27", language="en") as program:
        wait_for_law(program, 27)
        assert program.run("31", "A").wait(20) == 0
        wait_for_law(program, 31)
        version = subprocess.run(program.run_arguments("--version"), capture_output=True, text=True, check=True)
        assert version.stdout.startswith("lexbridge "), version.stdout


def check_forget():
    """An import can be forgotten, but not by mistake: Enter keeps it."""
    with Program("27", language="en", prepare=lambda program: program.import_law(28)) as program:
        window = program.window()
        button = scroll_to(lambda: find(window, "push button", "Forget"), "the button that forgets")
        activate(button)
        wait_for(lambda: find(program.dialog(), "push button", "Cancel"), "the question")
        press("Return")
        wait_for(lambda: program.dialog().get_name() == window.get_name()
                 and not find(window, "push button", "Cancel"), "the window alone")
        assert find(window, "push button", "Forget"), "Enter forgot the document"
        activate(find(window, "push button", "Forget"))
        wait_for(lambda: find(program.dialog(), "push button", "Cancel"), "the question again")
        # A dialog may stand in the window, where the button that asked is, too.
        answers = [node for node in find_all(program.dialog(), "push button", "Forget")
                   if "Document" not in node.get_name()]
        activate(answers[0])
        wait_for(lambda: not find(window, "push button", "Forget"), "a window without the document")


DIAGRAMS = {
    "en": ("Deal", "West", "spades ace king; hearts 10 7 6 5; diamonds 8 5 3; clubs 10 9 3 2", "Auction",
           "West 1 no trump (insufficient, withdrawn), replaced by 2 no trump"),
    "pl": ("Rozdanie", "West", "piki as król; kiery 10 7 6 5; kara 8 5 3; trefle 10 9 3 2", "Licytacja",
           "West 1 bez atu (niewystarczająca, wycofane), zastąpione przez 2 bez atu"),
}


def check_diagram(language):
    """Who does not see a diagram hears it whole, or hand by hand; its pieces are silent."""
    title, seat, cards, auction, calls = DIAGRAMS[language]
    with Program("example/33", language=language) as program:
        deal = wait_for(lambda: find(program.window(), "panel", title), "the deal")
        assert f"{seat}: {cards}." in deal.get_description(), deal.get_description()
        hands = children(deal)
        assert [hand.get_name() for hand in hands] == ["North", "East", "South", "West"], hands
        assert find(deal, "image", seat).get_description() == cards
        assert not any(children(hand) for hand in hands), "a hand's pieces are heard, too"
        said = find(program.window(), "image", auction).get_description()
        assert calls in said, said


def find_sign(window, clause, word):
    margins = [panel for panel in find_all(window, "panel", clause) if panel.get_name() == clause]
    return next((sign for margin in margins if (sign := find(margin, "push button", f"{word}: "))), None)


def focus_of(window):
    return next((node for node, _ in walk(window) if node.get_state_set().contains(Atspi.StateType.FOCUSED)), None)


def walk_to(window, node, key="Tab", steps=30):
    """Presses a key until it has the focus, which comes a moment later than the key; links of one label share it."""
    for _ in range(steps):
        before = focus_of(window)
        if before == node:
            return
        press(key)
        until = time.monotonic() + 1
        while focus_of(window) in (None, before) and time.monotonic() < until:
            time.sleep(0.05)
    raise AssertionError(f"{steps} times {key} do not reach {node.get_name()}")


def check_margin():
    """A sign opens its drawer by its action and by keys; Escape closes it, and the sign has the focus again."""
    with Program("27", language="en") as program:
        wait_for_law(program, 27)
        window = program.window()
        sign = wait_for(lambda: find_sign(window, "27", "Examples"), "the sign")
        assert not find(window, "panel", "Examples"), "a drawer stands open"
        activate(sign)
        wait_for(lambda: find(window, "panel", "Examples"), "the drawer")
        activate(sign)
        wait_for(lambda: not find(window, "panel", "Examples"), "a closed drawer")
        # Into the margin, then along its signs.
        press("Tab")
        walk_to(window, sign, "Right")
        press("space")
        wait_for(lambda: find(window, "panel", "Examples"), "the drawer again")
        # What it prevails over and why, what is asked about it, then the first link of the drawer.
        press("Right", "Right", "Right", "Right")
        press("Escape")
        wait_for(lambda: not find(window, "panel", "Examples"), "a drawer closed by Escape")
        wait_for(lambda: focus_of(window) == sign, "the focus")


def check_file():
    """A path on the command line is read and shown for review, and searched for by nobody."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "words.txt"
        path.write_text("LAW 27\n\nA. Not a search\nThe words of nobody.\n", encoding="utf-8")
        with Program(str(path), language="en") as program:
            wait_for(lambda: program.dialog().get_name() == "Review the Import", "the review")


def drop_downs(window):
    """Each drop-down with the button in it, which is what has the focus."""
    return [(node, button) for node in find_all(window, "combo box", "")
            for button in children(node) if role_of(button) == "push button"]


def check_drop_downs(language):
    """The button of a drop-down says what is chosen there, and says so anew when it is another thing."""
    with Program("27", language=language) as program:
        wait_for_law(program, 27)
        press("ctrl+l")
        type_text("27b")
        found = wait_for(lambda: drop_downs(program.window()), "the filters of the search")
        kinds = found[0][1]
        before = kinds.get_name()
        activate(kinds)
        wait_for(lambda: (node := focus_of(program.window())) and role_of(node) == "list item", "what can be chosen")
        press("Down", "Return")
        wait_for(lambda: kinds.get_name() != before, "the other choice's name")
        press("shift+F2")
        found += wait_for(lambda: drop_downs(program.dialog()), "the choices of a case")
        for node, button in found:
            name, _, choice = button.get_name().partition(": ")
            assert name and choice, f"a drop-down's button is called “{button.get_name()}”"
            assert node.get_name() == button.get_name(), f"“{button.get_name()}” stands in “{node.get_name()}”"


def damage(program):
    program.import_law(28)
    (program.data() / "imports.lexlib").write_bytes(b"This is no library." * 500)


def check_rebuild():
    """After the way out of a fault, which Enter takes, the clause of the command line is there."""
    with Program("28", "B", language="en", prepare=damage) as program:
        window = program.window()
        wait_for(lambda: find(window, "push button", "Rebuild"), "the way out")
        press("Return")
        wait_for_law(program, 28)


def checks(generate):
    return {"tree in English": lambda: check_tree("en", generate), "tree in Polish": lambda: check_tree("pl", generate),
            "diagram in English": lambda: check_diagram("en"), "diagram in Polish": lambda: check_diagram("pl"),
            "keyboard": check_keyboard, "margin": check_margin, "file": check_file,
            "drop-downs in English": lambda: check_drop_downs("en"), "drop-downs in Polish": lambda: check_drop_downs("pl"),
            "single instance": check_single_instance,
            "forgetting": check_forget, "rebuilding": check_rebuild}


def run_one(name, generate):
    """Runs a check in this process; prints its complaints."""
    with Bus():
        try:
            complaint = "\n".join(checks(generate)[name]() or [])
        except AssertionError as error:
            complaint = str(error)
        print(complaint)
    return bool(complaint)


def main():
    """Each check has a process and buses of its own, so that none inherits what another left."""
    generate = "--generate" in sys.argv
    if "--only" in sys.argv:
        return run_one(sys.argv[sys.argv.index("--only") + 1], generate)
    names = list(checks(generate))
    print(f"1..{len(names)}")
    failed = False
    for number, name in enumerate(names, 1):
        command = ["dbus-run-session", "--", sys.executable, __file__, "--only", name, *["--generate"] * generate]
        run = subprocess.run(command, stdout=subprocess.PIPE, text=True)
        failed = failed or run.returncode != 0
        print(f"{'not ok' if run.returncode else 'ok'} {number} {name}")
        for line in run.stdout.splitlines() if run.returncode else ():
            print(f"# {line}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
