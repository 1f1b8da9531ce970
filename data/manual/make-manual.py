#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a manual page or a shell's completion from what the programs say themselves.

    make-manual.py man|bash|zsh|fish PROGRAM [PROSE [CATALOGUE]]

PROGRAM is asked for its --help. PROSE is what else stands on the page: sections, each headed by
"== TITLE", in the page's language. CATALOGUE (.mo) translates the help, line by line.
"""
import gettext
import os
import pathlib
import re
import subprocess
import sys

# What stands for an argument, and what completes it.
COMPLETIONS = {"LABEL": "labels", "LABEL…": "labels", "PREFIX": "labels", "NAME": "documents", "NAME…": "documents",
               "PATH": "paths"}
FILES = ("FILE", "BACKUP", "DIR")


class Help:
    """The help of a program: what it is for, its usage, its commands and its options."""

    def __init__(self, program):
        self.name = pathlib.Path(program).name
        text = subprocess.run([program, "--help"], check=True, capture_output=True, text=True, encoding="utf-8",
                              env=dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en")).stdout
        lines = text.splitlines()
        self.commands = []  # (name, arguments, options, text)
        self.options = []  # (option, text)
        for line, below in zip(lines, lines[1:] + [""]):
            if re.match(r"  [a-z]", line) and re.match(r"      \S", below):
                self.commands.append((*self.split(line.strip()), below.strip()))
            elif option := re.match(r"  (-\S(?:.*?\S)?) {2,}(\S.*)", line):
                self.options.append(option.groups())

    @staticmethod
    def split(usage):
        name, *rest = usage.split(" ")
        options = re.findall(r"--([a-z-]+)(=[^\s\]|]+(?:\|(?!-)[^\s\]]+)*)?", usage)
        arguments = " ".join(word for word in rest if "--" not in word).strip("[]")
        return name, arguments, [(option, value.lstrip("=")) for option, value in options]


def sections(prose):
    found = re.split(r"^== (.+)$", pathlib.Path(prose).read_text(encoding="utf-8"), flags=re.M)
    return list(zip(found[1::2], (text.strip() for text in found[2::2])))


def troff(text):
    """Text as it is printed: nothing of it is a request."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.splitlines())


def paragraphs(text):
    for block in re.split(r"\n{2,}", text):
        if item := re.match(r"(\S[^\n]*)\n {4}(.*)", block, re.S):
            yield f".TP\n\\fB{troff(item[1])}\\fR\n{troff(re.sub(r'^ +', '', item[2], flags=re.M))}"
        else:
            yield f".PP\n{troff(block)}"


def usage(command, _):
    name, arguments, options, _text = command
    words = [f"\\fB{name}\\fR"] + ([f"\\fI{troff(_(arguments))}\\fR"] if arguments else [])
    words += [troff(f"[--{option}{'=' + _(value) if value else ''}]") for option, value in options]
    return " ".join(words)


def manual(help_, prose, _):
    """The page; what stands under COMMANDS and OPTIONS in the prose comes before what the help says."""
    yield f'.TH {help_.name.upper()} 1 "" Lexbridge'
    for title, text in sections(prose):
        yield f'.SH "{title}"'
        yield from paragraphs(text.replace("{commands}", "").replace("{options}", "").strip())
        if "{commands}" in text:
            for command in help_.commands:
                yield f".TP\n{usage(command, _)}\n{troff(_(command[3]))}"
        if "{options}" in text:
            for option, what in help_.options:
                yield f".TP\n\\fB{troff(option)}\\fR\n{troff(_(what))}"


def completes(command):
    """What completes the arguments of a command; those called NUMBER are of several kinds."""
    arguments = command[1]
    if command[0] == "example":
        return "examples"
    return COMPLETIONS.get(arguments.split(" ")[0], "files" if arguments.startswith(FILES) else "")


def option_words(command):
    for option, value in command[2]:
        if "|" in value:
            yield from (f"--{option}={choice}" for choice in value.split("|"))
        else:
            yield f"--{option}" + ("=" if value else "")


def bash(help_):
    yield f"""# Completes {help_.name} in bash.
_lexbridge_words() {{
  case $1 in
    labels) lexbridge-cli labels "$2" ;;
    documents) lexbridge-cli documents | sed 's/ .*//' ;;
    examples) lexbridge-cli labels example/ | sed 's|example/||' ;;
    paths) lexbridge-cli rule | sed 's/ .*//' ;;
  esac 2>/dev/null
}}

_lexbridge_cli() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} command= word words= kind=
  for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
    case $word in -*) ;; *) command=$word; break ;; esac
  done
  case $command in
    '') words='{' '.join([command[0] for command in help_.commands] + ['--json', '--library=', '--help', '--version'])}' ;;"""
    for command in help_.commands:
        words = " ".join(option_words(command))
        yield f"    {command[0]}) kind={completes(command) or 'none'} words='{words}' ;;"
    yield """  esac
  case $current in
    -*) kind=none ;;
    *) [ -z "$command" ] || words=$(_lexbridge_words "$kind" "$current") ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [ "$kind" != files ] || COMPREPLY+=($(compgen -f -- "$current"))
  case ${COMPREPLY[0]-} in *=) compopt -o nospace ;; esac
}
complete -F _lexbridge_cli lexbridge-cli"""


def zsh(help_):
    """What bash completes, with what each command does beside it."""
    yield f"#compdef {help_.name}"
    yield "local -a commands"
    yield "commands=("
    for command in help_.commands:
        text = command[3].replace("'", "’").replace(":", "\\:")
        yield f"  '{command[0]}:{text}'"
    yield """)
_lexbridge_labels() { compadd -- ${(f)"$(lexbridge-cli labels $PREFIX 2>/dev/null)"} }
_lexbridge_documents() { compadd -- ${${(f)"$(lexbridge-cli documents 2>/dev/null)"}%% *} }
_lexbridge_examples() { compadd -- ${${(f)"$(lexbridge-cli labels example/ 2>/dev/null)"}#example/} }
_lexbridge_paths() { compadd -- ${${(f)"$(lexbridge-cli rule 2>/dev/null)"}%% *} }
if (( CURRENT == 2 )); then
  _describe command commands
  compadd -- --json --library= --help --version
  return
fi
case $words[2] in"""
    for command in help_.commands:
        words = " ".join(option_words(command))
        what = {"files": "_files", "": ":"}.get(completes(command), "_lexbridge_" + completes(command))
        yield f"  {command[0]}) [[ $PREFIX = -* ]] && compadd -- {words} || {what} ;;"
    yield "esac"


def fish(help_):
    without = "complete -c lexbridge-cli -f"
    yield without
    yield f"{without} -n __fish_use_subcommand -l json"
    yield f"{without} -n __fish_use_subcommand -l version"
    yield "complete -c lexbridge-cli -l library -r"
    words = {"labels": "(lexbridge-cli labels (commandline -ct) 2>/dev/null)",
             "documents": "(lexbridge-cli documents 2>/dev/null | string replace -r ' .*' '')",
             "examples": "(lexbridge-cli labels example/ 2>/dev/null | string replace example/ '')",
             "paths": "(lexbridge-cli rule 2>/dev/null | string replace -r ' .*' '')"}
    for command in help_.commands:
        text = command[3].replace("'", "’")
        here = f"-n '__fish_seen_subcommand_from {command[0]}'"
        yield f"{without} -n __fish_use_subcommand -a {command[0]} -d '{text}'"
        kind = completes(command)
        if kind == "files":
            yield f"complete -c lexbridge-cli -F {here}"
        elif kind:
            yield f"{without} {here} -a \"{words[kind]}\""
        for option, value in command[2]:
            choices = f" -x -a '{value.replace('|', ' ')}'" if "|" in value else " -r" if value else ""
            yield f"complete -c lexbridge-cli {here} -l {option}{choices}"


def main():
    kind, program, *rest = sys.argv[1:]
    help_ = Help(program)
    if kind == "man":
        _ = gettext.GNUTranslations(open(rest[1], "rb")).gettext if len(rest) > 1 else str
        lines = manual(help_, rest[0], lambda text: _(text) if text else text)
    else:
        lines = {"bash": bash, "zsh": zsh, "fish": fish}[kind](help_)
    sys.stdout.reconfigure(encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
