/* lex-cli-export.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/lex-cli.h"

G_BEGIN_DECLS

/**
 * lex_cli_export:
 * @self: the run
 * @label: an example
 *
 * Writes an example as a PBN file, where `--output` says.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_export (LexCli *self, LexLabel *label);

G_END_DECLS
