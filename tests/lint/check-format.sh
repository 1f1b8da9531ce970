#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Checks that clang-format would change nothing. Versions shape code differently;
# Debian 12's decides, others skip.
cd "$1" || exit 1
if grep -rIn --include='*.c' --include='*.h' --include='*.py' --include='*.ui' --include='*.xml' --include='meson.build' '[[:space:]]$' app data tests ui; then
  echo "trailing space"
  exit 1
fi
# Debian keeps the others' names beside its own.
clang_format=$(command -v clang-format-14 || echo clang-format)
case $("$clang_format" --version) in
  *' version 14.'*) ;;
  *) echo "version 14 of clang-format shapes the code, Debian 12's: clang-format-14 in the PATH would run this"; exit 77 ;;
esac
find app tests \( -name '*.c' -o -name '*.h' \) -print0 | xargs -0 "$clang_format" --dry-run --Werror
