#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each shell itself completes what is typed into it, by the completions that the build made.

    test-completion.py bash|zsh|fish PROGRAM COMPLETION [PROGRAM COMPLETION]

The shell runs at a terminal of its own and is asked by its keys, as its user asks it. A shell that is not there is skipped.
"""
import os
import pathlib
import pty
import select
import shutil
import subprocess
import sys
import tempfile
import time

SKIP = 77
PATIENCE = 60.0

shell = sys.argv[1]
programs = dict(zip(*[(pathlib.Path(path).resolve() for path in sys.argv[2:])] * 2))
folders = ":".join(str(program.parent) for program in programs)
count = 0


def check(holds, what, found=""):
    global count
    count += 1
    print(f"{'ok' if holds else 'not ok'} {count} {shell} completes {what}" + ("" if holds else f" # {found}"), flush=True)


class Terminal:
    """A shell at a terminal; `set_up` defines what Ctrl+X a does: to write what may stand here into the file `answer`."""

    def __init__(self, home, command, set_up):
        self.answer = home / "answer"
        environment = dict(os.environ, HOME=str(home), ZDOTDIR=str(home), TERM="dumb", PS1="", LC_ALL="C.UTF-8",
                           LANGUAGE="", ANSWER=str(self.answer), PATH=f"{folders}:{os.environ['PATH']}")
        environment.pop("LEXBRIDGE_LANGUAGE", None)
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.chdir(home)
            os.execvpe(command[0], command, environment)
        (home / "set-up").write_text(set_up, encoding="utf-8")
        self.type(f". {home}/set-up; echo done > {home}/ready\r")
        self.wait_for(home / "ready")

    def type(self, keys):
        os.write(self.terminal, keys.encode())

    def wait_for(self, path):
        until = time.monotonic() + PATIENCE
        while not path.exists() and time.monotonic() < until:
            if select.select([self.terminal], [], [], 0.01)[0]:
                os.read(self.terminal, 65536)
        return path.exists()

    def ask(self, line):
        self.answer.unlink(missing_ok=True)
        self.type(f"{line}\x18a")
        if not self.wait_for(self.answer):
            return ["no answer"]
        self.type("\x15")
        return self.answer.read_text(encoding="utf-8").split("\n")[:-1]

    def close(self):
        os.close(self.terminal)
        os.waitpid(self.pid, 0)


BASH = r"""
PS1=
bind 'set completion-query-items 0'; bind 'set bell-style none'; bind 'set colored-stats off'
tell() { printf '%s\n' "$READLINE_LINE" > "$ANSWER.new"; mv "$ANSWER.new" "$ANSWER"; }
bind '"\C-xi": insert-completions'; bind -x '"\C-xt": tell'
bind '"\C-xa": "\C-xi\C-xt"'
"""
ZSH = r"""
autoload -Uz compinit; compinit -u -D
tell() {
  : > $ANSWER.new
  compadd() { local -a found; builtin compadd -O found "$@"; (( $#found )) && print -rl -- $found >> $ANSWER.new; builtin compadd "$@" }
  _main_complete
  unfunction compadd
}
zle -C ask complete-word tell
answer() { zle ask; mv $ANSWER.new $ANSWER; zle kill-whole-line }
zle -N answer
bindkey '^Xa' answer
"""


class Bash(Terminal):
    """Bash inserts all that may stand here; what stood there before is the line without its last word."""

    def __init__(self, home):
        super().__init__(home, ["bash", "--noprofile", "--norc"], "".join(f". {completion}\n" for completion in programs.values()) + BASH)

    def ask(self, line):
        answers = super().ask(line)
        return answers[0].removeprefix(line.rsplit(" ", 1)[0]).split() if answers else []


class Zsh(Terminal):
    def __init__(self, home):
        functions = home / "functions"
        functions.mkdir()
        for completion in programs.values():
            shutil.copy(completion, functions)
        super().__init__(home, ["zsh", "-f"], f"fpath=({functions} $fpath)\n{ZSH}")


class Fish:
    """Fish tells what it would offer without a terminal."""

    def __init__(self, home):
        self.environment = dict(os.environ, HOME=str(home), LC_ALL="C.UTF-8", LANGUAGE="", PATH=f"{folders}:{os.environ['PATH']}")
        self.home = home

    def ask(self, line):
        sources = "; ".join(f"source {completion}" for completion in programs.values())
        run = subprocess.run(["fish", "--no-config", "-c", f"{sources}; complete -C $argv[1]", line], cwd=self.home,
                             env=self.environment, capture_output=True, text=True, check=True)
        return [offered.split("\t")[0] for offered in run.stdout.splitlines()]

    def close(self):
        pass


def plain(word):
    """An answer without the shell's quoting and without the option that it is a value of."""
    return word.replace("\\", "").strip()


def ask_all(terminal):
    def offers(line, wanted, what, exact=True):
        found = {plain(word) for word in terminal.ask(line)}
        short = {word.rsplit("=", 1)[-1] if word.count("=") and not word.endswith("=") else word.rstrip("=") for word in found}
        check(wanted == short if exact else wanted <= short, what, sorted(short)[:12])

    offers("lexbridge-cli sea", {"search"}, "a command")
    offers("lexbridge-cli --json sea", {"search"}, "it behind an option, too")
    offers("lexbridge-cli --library . sea", {"search"}, "and behind a folder")
    offers("lexbridge-cli show 27B1", {"27B1", "27B1a", "27B1b"}, "labels")
    offers("lexbridge-cli --json show 16 27B1", {"27B1", "27B1a", "27B1b"}, "the second one, too")
    offers("lexbridge-cli show scre", {"screens"}, "a whole document", exact=False)
    offers("lexbridge-cli show screens/3a\\(i", {"screens/3a(i)", "screens/3a(ii)"}, "labels with brackets")
    offers("lexbridge-cli export comm", {"commentary"}, "the name of a document")
    offers("lexbridge-cli example 10", {"101", "102", "103"}, "the number of an example", exact=False)
    offers("lexbridge-cli rule insu", {"insufficient-bid"}, "a path")
    offers("lexbridge-cli calculate match", {"matchpoints"}, "a tool")
    offers("lexbridge-cli study st", {"stats"}, "what to do with one’s study")
    # From version 4 on fish offers behind these what has the letter elsewhere.
    offers("lexbridge-cli search --l", {"--language", "--library", "--limit"}, "options", exact=shell != "fish")
    offers("lexbridge-cli search --language=", {"en", "pl"}, "their values")
    offers("lexbridge-cli export laws --format=ma", {"markdown"}, "a value that is begun")
    offers("lexbridge-cli import some", {"some file.txt" if shell != "bash" else "some"}, "files", exact=False)
    offers("lexbridge-cli print 27 --output=some", {"some file.txt" if shell != "bash" else "some"}, "a file as a value", exact=False)
    if len(programs) > 1:
        offers("lexbridge 16 27B1", {"27B1", "27B1a", "27B1b"}, "labels for the window")
        offers("lexbridge --wh", {"--what-happened"}, "its options")
        offers("lexbridge so", {"some file.txt" if shell != "bash" else "some"}, "and files that it opens", exact=False)


def main():
    if not shutil.which(shell):
        print(f"1..0 # SKIP no {shell} here: Debian's package of that name would run this")
        return SKIP
    with tempfile.TemporaryDirectory(prefix="lexbridge-") as folder:
        home = pathlib.Path(folder)
        (home / "some file.txt").touch()
        terminal = {"bash": Bash, "zsh": Zsh, "fish": Fish}[shell](home)
        ask_all(terminal)
        terminal.close()
    print(f"1..{count}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
