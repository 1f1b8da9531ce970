#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Goes through the main uses of a fresh Lexbridge in both languages and takes the pictures of help, README and metainfo.

    tour.py FOLDER-OF-THE-HELP

`./dev tour` runs it on a display of its own. A step that does not come where it should ends it with an error, and no picture of that
language is changed. Pictures are as shops of programs want them: windows of GNOME's own settings, no larger than 1000 × 700, with their
round corners and shadow.
"""
import pathlib
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "shell"))
from accessible import Atspi, Bus, Program, activate, find, find_all, press, role_of, type_text, wait_for, walk  # noqa: E402
from screen import Screen  # noqa: E402

WIDTH, HEIGHT = 1000, 700
# A drawn frame and whatever fades after it.
CALM = 1.0
WORDS = {
    "en": {"folder": "C", "bid": "Insufficient Bid", "typed": "insufficient", "situation": "Insufficient bid",
           "accept": "Does LHO accept", "comparable": "Comparable Call", "verdict": "Comparable by these meanings",
           "solve": "What would the cards have made?", "tricks": "Tricks of each declarer", "notes": "My Notes",
           "note": "Ask the partner away from the table what both calls mean; see 23A.", "learn": "Learn", "next": "Next",
           "picture": "Picture", "case": "Case 1", "found": "Law 27",
           "fields": {"Event": "Autumn Cup", "Session": "2", "Table": "4", "Board": "12", "Called by": "South", "Director": "A. Nowak",
                      "Agreed facts": "North opened 1♠, East bid 1♥. Nobody had called since.",
                      "Disputed": "East says he meant 2♥ all along; South is not sure."}},
    "pl": {"folder": "pl", "bid": "Odzywka niewystarczająca", "typed": "niewystarcz", "situation": "Odzywka niewystarczająca",
           "accept": "Czy LHO akceptuje", "comparable": "Zapowiedź porównywalna", "verdict": "Według tych znaczeń porównywalna",
           "solve": "Ile lew dają karty?", "tricks": "Lewy każdego rozgrywającego", "notes": "Moje notatki",
           "note": "Zapytaj partnera z dala od stołu, co znaczą obie zapowiedzi; zob. 23A.", "learn": "Ucz się", "next": "Dalej",
           "picture": "Rysunek", "case": "Sprawa 1", "found": "Przepis 27",
           "fields": {"Zawody": "Puchar Jesieni", "Sesja": "2", "Stół": "4", "Rozdanie": "12", "Kto wezwał": "S", "Sędzia": "A. Nowak",
                      "Fakty bezsporne": "N otworzył 1♠, E odezwał się 1♥. Nikt dalej nie licytował.",
                      "Kwestie sporne": "E mówi, że od początku chciał zalicytować 2♥; S nie jest pewien."}},
}


class Tour:
    def __init__(self, language, folder):
        self.words = WORDS[language]
        self.language = language
        self.folder = folder
        self.screen = Screen()

    def prepare(self, program):
        settings = pathlib.Path(program.home.name) / "glib-2.0/settings"
        settings.mkdir(parents=True)
        (settings / "keyfile").write_text(f"[org/lexbridge/Lexbridge]\nwindow-width={WIDTH}\nwindow-height={HEIGHT}\n")
        program.environment["GSETTINGS_BACKEND"] = "keyfile"
        desktop = pathlib.Path(program.home.name) / "gtk-4.0/settings.ini"
        desktop.parent.mkdir()
        desktop.write_text("[Settings]\ngtk-decoration-layout=appmenu:close\n")

    def program(self, *arguments):
        return Program(*arguments, language=self.language, prepare=self.prepare)

    def take(self, name, window, width=None):
        """What is in front now; a window of its own is made as high as may be."""
        subprocess.run(["xdotool", "mousemove", "1500", "1100"], check=True)
        if width:
            self.screen.resize(window.get_name(), width, HEIGHT)
        time.sleep(CALM)
        self.screen.take(window.get_name(), self.folder / f"{name}.png")
        print(f"tour: {self.language}: {name}", flush=True)

    def shows(self, window, text):
        return wait_for(lambda: next((node for node, _ in walk(window) if text in (node.get_name() or "")), None), text)

    def choose(self, window, item):
        """An item of the menu, by its name."""
        press("F10")
        activate(wait_for(lambda: next((node for node, _ in walk(window) if item == node.get_name()
                                        and role_of(node) in ("menu item", "push button", "check menu item")), None), item))

    def fill(self, window, number, text):
        """A field of the form of comparable calls, counted as it is read."""
        fields = wait_for(lambda: [node for node, _ in walk(window) if role_of(node) == "text" and ": " in (node.get_name() or "")],
                          "the form")
        Atspi.EditableText.set_text_contents(fields[number], text)

    def field(self, window, name):
        return next((node for node, _ in walk(window) if role_of(node) == "text" and node.get_name() == name), None)

    def read(self):
        with self.program("27") as program:
            window = program.window()
            wait_for(lambda: window.get_name().startswith("27 "), "law 27")
            self.shows(window, self.words["bid"])
            self.take("law", window)
            press("ctrl+l")
            type_text("odzywka niewystarczajaca")
            self.shows(window, self.words["found"])
            self.take("search", window)
            press("Escape", "Escape")
            press("F11")
            time.sleep(CALM)
            press("Right", "Right")
            self.take("table", window)
            press("F11")
            press("ctrl+shift+p")
            self.shows(program.dialog(), self.words["picture"])
            self.take("precedence", program.dialog(), 980)
            press("Escape")

    def rule(self):
        with self.program("27") as program:
            window = program.window()
            wait_for(lambda: window.get_name().startswith("27 "), "law 27")
            press("F2")
            type_text(self.words["typed"])
            wait_for(lambda: len(find_all(window, "table cell", "")) == 1, "the situation")
            press("Return")
            press("1", "1")
            self.shows(window, self.words["accept"])
            self.take("path", window)
            self.choose(window, self.words["comparable"])
            for number, text in ((0, "8-15"), (2, "5+"), (6, "10-16"), (8, "5+")):
                self.fill(window, number, text)
            self.shows(window, self.words["verdict"])
            self.take("comparable", window)

    def record(self):
        with self.program("27B1a") as program:
            window = program.window()
            wait_for(lambda: window.get_name().startswith("27 "), "law 27")
            press("shift+F2")
            wait_for(lambda: program.dialog().get_name() == self.words["case"], "the case")
            for name, text in self.words["fields"].items():
                Atspi.EditableText.set_text_contents(wait_for(lambda: self.field(program.dialog(), name), name), text)
            self.take("case", program.dialog(), 760)

    def look_at_boards(self):
        with self.program(str(pathlib.Path(__file__).with_name("evening.pbn"))) as program:
            wait_for(lambda: program.dialog().get_name() == "evening.pbn", "the boards")
            boards = program.dialog()
            activate(wait_for(lambda: find(boards, "push button", self.words["solve"]), "the solver"))
            self.shows(boards, self.words["tricks"])
            self.take("boards", boards, 980)

    def note(self):
        with self.program("27B1b") as program:
            window = program.window()
            wait_for(lambda: window.get_name().startswith("27 "), "law 27")
            press("ctrl+d", "ctrl+n")
            time.sleep(CALM)
            type_text(self.words["note"])
            time.sleep(2 * CALM)
            press("Escape")
            press("ctrl+shift+n")
            wait_for(lambda: program.dialog().get_name() == self.words["notes"], "the notes")
            self.shows(program.dialog(), "23A")
            self.take("notes", program.dialog())

    def study(self):
        with self.program("27") as program:
            window = program.window()
            wait_for(lambda: window.get_name().startswith("27 "), "law 27")
            press("F4")
            self.shows(window, self.words["learn"])
            press("Return")
            time.sleep(CALM)
            press("1")
            time.sleep(CALM)
            if not find(window, "push button", self.words["next"]):
                press("Return")  # it was typed, not chosen
            self.shows(window, self.words["next"])
            self.take("study", window)

    def go(self):
        with Bus():
            for step in (self.read, self.rule, self.record, self.look_at_boards, self.note, self.study):
                step()


def main():
    folder = pathlib.Path(sys.argv[1])
    if "--only" in sys.argv:
        language = sys.argv[sys.argv.index("--only") + 1]
        Tour(language, pathlib.Path(sys.argv[-1])).go()
        return 0
    for language in WORDS:
        with tempfile.TemporaryDirectory(prefix="lexbridge-") as pictures:
            run = subprocess.run(["dbus-run-session", "--", sys.executable, __file__, folder, "--only", language, pictures])
            if run.returncode:
                print(f"tour: {language}: a step did not come where it should; no picture was changed", file=sys.stderr)
                return 1
            figures = folder / WORDS[language]["folder"] / "figures"
            figures.mkdir(exist_ok=True)
            for picture in sorted(pathlib.Path(pictures).iterdir()):
                (figures / picture.name).write_bytes(picture.read_bytes())
    return 0


if __name__ == "__main__":
    sys.exit(main())
