# SPDX-License-Identifier: GPL-3.0-or-later
"""What a program says of itself by --help: its commands and its options. Manual pages and completions are made of it."""
import os
import pathlib
import re
import subprocess


class Help:
    """The help of a program: what it is for, its usage, its commands and its options."""

    def __init__(self, program):
        self.name = pathlib.Path(program).name
        text = subprocess.run([program, "--help"], check=True, capture_output=True, text=True, encoding="utf-8",
                              env=dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en")).stdout
        lines = text.splitlines()
        self.commands = []  # (name, arguments, options, text)
        self.usages = {}  # of each command, as it stands there
        self.options = []  # (option, text)
        for line, below in zip(lines, lines[1:] + [""]):
            if re.match(r"  [a-z]", line) and re.match(r"      \S", below):
                self.commands.append((*self.split(line.strip()), below.strip()))
                self.usages[self.commands[-1][0]] = line.strip()
            elif option := re.match(r"  (-\S(?:.*?\S)?) {2,}(\S.*)", line):
                self.options.append(option.groups())

    @staticmethod
    def split(usage):
        name, *rest = usage.split(" ")
        options = re.findall(r"--([a-z-]+)(=[^\s\]|]+(?:\|(?!-)[^\s\]]+)*)?", usage)
        arguments = " ".join(word for word in rest if "--" not in word).strip("[]")
        return name, arguments, [(option, value.lstrip("=")) for option, value in options]

    def common(self):
        """The options that stand before any command, each as (long name, value)."""
        for option, _text in self.options:
            if long := re.search(r"--([a-z-]+)(?:=(\S+))?", option):
                yield long[1], long[2] or ""
