#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the sizes of functions, files and parameter lists, measured by ctags."""
import json
import pathlib
import subprocess
import sys

FUNCTION_WARN, FUNCTION_FAIL, CLASS_INIT_FAIL = 45, 60, 80
FILE_WARN, FILE_FAIL = 400, 500
PARAMETERS_FAIL = 6
# What overrides the measure of GtkWidget or GtkLayoutManager; GTK dictates its parameters.
FOREIGN_SHAPE = "_measure"
TEMPLATE_FAIL = 200


def functions(files):
    command = ["ctags", "--output-format=json", "--fields=+neS", "--kinds-C=f", "-o", "-"]
    output = subprocess.run(command + [str(f) for f in files], check=True, capture_output=True, text=True)
    for line in output.stdout.splitlines():
        tag = json.loads(line)
        if "end" in tag:
            yield tag


def check_function(tag):
    lines = tag["end"] - tag["line"] + 1
    limit = CLASS_INIT_FAIL if tag["name"].endswith("_class_init") else FUNCTION_FAIL
    where = f"{tag['path']}:{tag['line']}: {tag['name']}"
    parameters = tag.get("signature", "").count(",") + 1
    if lines > limit:
        yield "error", f"{where} has {lines} lines; {limit} at most"
    elif lines > FUNCTION_WARN:
        yield "warning", f"{where} has {lines} lines; {FUNCTION_WARN} are many"
    if parameters > PARAMETERS_FAIL and not tag["name"].endswith(FOREIGN_SHAPE):
        yield "error", f"{where} takes {parameters} parameters; {PARAMETERS_FAIL} at most"


def check_file(path):
    lines = len(path.read_text(encoding="utf-8").splitlines())
    if path.suffix == ".ui":
        if lines > TEMPLATE_FAIL:
            yield "error", f"{path} has {lines} lines; {TEMPLATE_FAIL} at most for a template"
    elif lines > FILE_FAIL:
        yield "error", f"{path} has {lines} lines; {FILE_FAIL} at most"
    elif lines > FILE_WARN:
        yield "warning", f"{path} has {lines} lines; {FILE_WARN} are many"


def main():
    root = pathlib.Path(sys.argv[1])
    code = sorted(root.glob("app/**/*.c")) + sorted(root.glob("app/**/*.h"))
    tests = sorted(root.glob("tests/**/*.c"))
    findings = []
    for tag in functions(code):
        findings += check_function(tag)
    for path in code + tests + sorted(root.glob("ui/*.ui")):
        findings += check_file(path)
    for severity, message in findings:
        print(f"{severity}: {message}")
    return any(severity == "error" for severity, _ in findings)


if __name__ == "__main__":
    sys.exit(main())
