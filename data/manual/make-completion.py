#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a shell's completion from what a program says by --help.

    make-completion.py bash|zsh|fish PROGRAM

In the words of `lexbridge-cli` the program itself tells which labels, documents, examples, paths and tools there are.
"""
import sys

from program_help import Help

# What stands for an argument or a value, and what completes it.
KINDS = {"LABEL": "labels", "LABEL…": "targets", "PREFIX": "labels", "NAME": "documents", "NAME…": "documents", "PATH": "paths",
         "TOOL": "tools", "FILE": "files", "FILE…": "files", "FILE.pbn": "files", "BACKUP": "files", "DIR": "files"}
# How the words of a kind are asked for; $1 is what they begin with.
ASK = "lexbridge-cli"
LISTS = {
    "labels": f'{ASK} labels "$1"',
    "targets": f'{ASK} labels "$1"; {ASK} documents | sed "s/ .*//"',
    "opened": f'{ASK} labels "$1"',
    "documents": f'{ASK} documents | sed "s/ .*//"',
    "examples": f'{ASK} labels example/ | sed "s|example/||"',
    "paths": f'{ASK} rule | sed -n "s/^\\([a-z-]*\\)  .*/\\1/p"',
    "tools": f'{ASK} calculate | sed -n "s/^\\([a-z-]*\\)  .*/\\1/p"',
}


def choices(value):
    return value.split("|") if "|" in value else []


def kind_of(command):
    """What completes the arguments of a command, or the words that may stand there; those called NUMBER are of several kinds."""
    name, arguments = command[:2]
    first = arguments.split(" ")[0]
    if name == "example":
        return "examples", []
    return KINDS.get(first, ""), choices(first)


def options_of(command, common):
    """Options of a command and those that stand anywhere, as (name, value); --version is the program's alone."""
    return [*command[2], *((name, value) for name, value in common if name != "version"), ("help", "")]


def quoted(text):
    return text.replace("'", "’")


def name_of(help_):
    return help_.name.replace("-", "_")


def list_function():
    """The words of a kind that begin so, for any shell of Bourne's family; other words are told in the C locale only."""
    yield "_lexbridge_list() {"
    yield "  local LC_ALL=C.UTF-8 LANGUAGE="
    yield '  local kind=$1; shift'
    yield "  case $kind in"
    yield from (f"    {kind}) {question} ;;" for kind, question in LISTS.items())
    yield "  esac 2>/dev/null"
    yield "}"


def valued_options(help_, common):
    """Which values stand behind which option of which command, as (command and option, kind, words); those of all commands last."""
    for command in help_.commands:
        for name, value in dict.fromkeys(command[2]):
            if value:
                yield f"{command[0]}--{name}", KINDS.get(value, ""), " ".join(choices(value))
    yield from ((f"*--{name}", KINDS.get(value, ""), "") for name, value in common if value)


def arguments(help_, common):
    """What may stand where, as (command, options, kind, words): first of all before any command."""
    if help_.commands:
        yield "", [*common, ("help", "")], "", [command[0] for command in help_.commands]
    else:
        yield "*", [*common, ("help", "")], "opened", []
    for command in help_.commands:
        yield command[0], options_of(command, common), *kind_of(command)


BASH = r"""
# Readline parts words at = and :, so that an option and its value come as three.
_PROGRAM() {
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]:-} command= word i kind= words= option=
  if [ "$current" = = ]; then option=$before current=
  elif [ "$before" = = ]; then option=${COMP_WORDS[COMP_CWORD-2]:-}
  elif [ "$before" = --library ]; then option=$before
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    case $word in
      --library) [ "${COMP_WORDS[i+1]}" = = ] && ((i++)); ((i++)) ;;
      =) ((i++)) ;;
      -*) ;;
      *) command=$word; break ;;
    esac
  done
  current=${current//\\/}
  _PROGRAM_what
  COMPREPLY=()
  case $kind in files | opened) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current") ;; esac
  case $kind in '' | files) ;; *) words+=" $(_lexbridge_list "$kind" "$current")" ;; esac
  for word in $words; do
    case $word in "$current"*) COMPREPLY+=("$(printf %q "$word")") ;; esac
  done
  case ${COMPREPLY[0]-} in *=) compopt -o nospace ;; esac
}"""


def bash_what(help_, common):
    """What may stand after a command, or after an option of one."""
    yield f"_{name_of(help_)}_what() {{"
    yield "  case $command$option in"
    yield from (f"    {where}) kind={kind} words='{words}'; return ;;" for where, kind, words in valued_options(help_, common))
    yield "    *--*) return ;;"
    yield "  esac"
    yield "  case $command:$current in"
    for command, options, kind, words in arguments(help_, common):
        yield f"    {command}:-*) words='{' '.join(words_of(options))}' ;;"
        yield f"    {command}:*) kind={kind} words='{' '.join(words)}' ;;"
    yield "  esac"
    yield "}"


def words_of(options):
    for name, value in dict.fromkeys(options):
        yield f"--{name}" + ("=" if value else "")


def bash(help_, common):
    yield f"# Completes {help_.name} in bash."
    yield from list_function()
    yield from bash_what(help_, common)
    yield BASH.strip().replace("PROGRAM", name_of(help_))
    yield f"complete -F _{name_of(help_)} {help_.name}"


ZSH = r"""
_lexbridge_words() {
  local kind=$1; shift
  case $kind in
    '') ;;
    files) _files; return ;;
    opened) _files; compadd -- ${(f)"$(_lexbridge_list opened "${(Q)PREFIX}")"} ;;
    *) compadd -- ${(f)"$(_lexbridge_list $kind "${(Q)PREFIX}")"} ;;
  esac
  (( $# )) && compadd -- "$@"
}
local -i at=2
while (( at < CURRENT )) && [[ $words[at] = -* ]]; do
  [[ $words[at] = --library ]] && (( at++ ))
  (( at++ ))
done
local command= option=
(( at < CURRENT )) && command=$words[at]
if [[ $words[CURRENT-1] = --library ]]; then option=--library
elif [[ $PREFIX = --*=* ]]; then option=${PREFIX%%=*}; compset -P '*='
fi"""


def zsh(help_, common):
    """What bash completes, with what each command does beside it."""
    yield f"#compdef {help_.name}"
    yield from list_function()
    yield ZSH.strip()
    yield "if [[ -n $option ]]; then case $command$option in"
    yield from (f"  {where}) _lexbridge_words '{kind}' {words} ;;" for where, kind, words in valued_options(help_, common))
    yield "esac; return; fi"
    yield "case $command:$PREFIX in"
    for command, options, kind, words in arguments(help_, common):
        spaced = [word for word in words_of(options) if not word.endswith("=")]
        valued = [word for word in words_of(options) if word.endswith("=")]
        yield f"  {command}:-*) compadd -- {' '.join(spaced)}" + (f"; compadd -S '' -- {' '.join(valued)}" if valued else "") + " ;;"
        if command == "" and words:
            yield "  :*) local -a commands; commands=("
            yield from (f"    '{name}:{quoted(text).replace(':', chr(92) + ':')}'" for name, _, _, text in help_.commands)
            yield "  ); _describe command commands ;;"
        else:
            yield f"  {command}:*) _lexbridge_words '{kind}' {' '.join(words)} ;;"
    yield "esac"


FISH = r"""
function _lexbridge_at --description 'Whether this is the command, or none was given yet'
    set -l words (commandline -opc)[2..-1]
    while string match -q -- '-*' $words[1]
        test "$words[1]" = --library; and set -e words[1]
        set -e words[1]
    end
    test "$words[1]" = "$argv[1]"
end"""


def fish_option(name, value):
    if choices(value):
        return f"-l {name} -x -a '{' '.join(choices(value))}'"
    if KINDS.get(value) == "files":
        return f"-l {name} -r -F"
    if KINDS.get(value):
        return f"-l {name} -x -a '(_lexbridge_list {KINDS[value]} \"\")'"
    return f"-l {name}" + (" -x" if value else "")


def fish(help_, common):
    yield f"# Completes {help_.name} in fish."
    yield "function _lexbridge_list"
    yield "    set -lx LC_ALL C.UTF-8"
    yield "    switch $argv[1]"
    yield from (f"        case {kind}\n            {question.replace('$1', '$argv[2]')}" for kind, question in LISTS.items())
    yield "    end 2>/dev/null"
    yield "end"
    yield FISH.strip()
    here = f"complete -c {help_.name}"
    yield f"{here} -f" if help_.commands else f"{here} -a '(_lexbridge_list opened (commandline -ct | string unescape))'"
    yield from (f"{here} {fish_option(name, value)}" + (" -n '_lexbridge_at \"\"'" if name == "version" else "")
                for name, value in [*common, ("help", "")])
    for command in help_.commands:
        yield f"{here} -n '_lexbridge_at \"\"' -a {command[0]} -d '{quoted(command[3])}'"
        after = f"{here} -n '_lexbridge_at {command[0]}'"
        kind, words = kind_of(command)
        if kind == "files":
            yield f"{after} -F"
        elif kind:
            yield f"{after} -a '(_lexbridge_list {kind} (commandline -ct | string unescape))'"
        if words:
            yield f"{after} -a '{' '.join(words)}'"
        yield from (f"{after} {fish_option(*option)}" for option in dict.fromkeys(command[2]))


def main():
    shell, program = sys.argv[1:]
    help_ = Help(program)
    sys.stdout.reconfigure(encoding="utf-8")
    print("\n".join({"bash": bash, "zsh": zsh, "fish": fish}[shell](help_, list(help_.common()))))


if __name__ == "__main__":
    main()
