#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Validates every corpus file against the schema with a tool that is not ours.
cd "$1/data/corpus" || exit 1
if find . -name '*.xml' -print0 | xargs -0 xmllint --noout --nonet --relaxng corpus.rng 2>&1 \
  | grep -v ' validates$'; then
  exit 1
fi
