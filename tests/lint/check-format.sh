#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Checks that clang-format would change nothing. Versions shape code differently;
# Debian 12's decides, others skip.
cd "$1" || exit 1
case $(clang-format --version) in
  *' version 14.'*) ;;
  *) echo "this clang-format is not version 14; skipped"; exit 77 ;;
esac
find app tests \( -name '*.c' -o -name '*.h' \) -print0 | xargs -0 clang-format --dry-run --Werror || exit 1
if grep -rIn --include='*.c' --include='*.h' --include='*.py' --include='*.ui' --include='*.xml' --include='meson.build' '[[:space:]]$' app data tests ui; then
  echo "trailing space"
  exit 1
fi
