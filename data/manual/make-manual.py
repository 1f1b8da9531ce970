#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a manual page from what the programs say themselves.

    make-manual.py PROGRAM PROSE [CATALOGUE]

PROGRAM is asked for its --help. PROSE is what else stands on the page: sections, each headed by
"== TITLE", in the page's language. CATALOGUE (.mo) translates the help, line by line.
"""
import gettext
import pathlib
import re
import sys

from program_help import Help


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


def usage(help_, command, _):
    """As the help has it, what stands for something in the page's language; what is in brackets may be left out."""
    name, arguments, _options, _text = command
    rest = re.sub(r"(--[a-z-]+=)([^\s\]|]+(?:\|(?!-)[^\s\]]+)*)", lambda found: found[1] + _(found[2]), help_.usages[name][len(name):])
    rest = re.sub(r"\[--[^]]+\]", lambda found: _(found[0]), rest)
    if arguments:
        before, after = troff(rest).split(troff(arguments), 1)
        return f"\\fB{name}\\fR{before}\\fI{troff(_(arguments))}\\fR{after}"
    return f"\\fB{name}\\fR{troff(rest)}"


def manual(help_, prose, _):
    """The page; what stands under COMMANDS and OPTIONS in the prose comes before what the help says."""
    yield f'.TH {help_.name.upper()} 1 "" Lexbridge'
    for title, text in sections(prose):
        yield f'.SH "{title}"'
        yield from paragraphs(text.replace("{commands}", "").replace("{options}", "").strip())
        if "{commands}" in text:
            for command in help_.commands:
                yield f".TP\n{usage(help_, command, _)}\n{troff(_(command[3]))}"
        if "{options}" in text:
            for option, what in help_.options:
                yield f".TP\n\\fB{troff(option)}\\fR\n{troff(_(what))}"


def main():
    program, prose, *catalogue = sys.argv[1:]
    _ = gettext.GNUTranslations(open(catalogue[0], "rb")).gettext if catalogue else str
    sys.stdout.reconfigure(encoding="utf-8")
    print("\n".join(manual(Help(program), prose, lambda text: _(text) if text else text)))


if __name__ == "__main__":
    main()
