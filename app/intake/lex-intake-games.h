/* lex-intake-games.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "intake/lex-intake-result.h"

G_BEGIN_DECLS

/**
 * lex_intake_games_read:
 * @self: a result; its document and spots are set, what was unsure is added to its report
 * @text: deals in Portable Bridge Notation, UTF-8, as lines
 * @file_name: the file's path as it was given
 * @error: return location for a `LEX_INTAKE_ERROR`
 *
 * Makes a document of examples of a file of deals: a clause of each, in both languages, with
 * contract, result and comments for a text. A game that cannot be shown is left out and reported.
 *
 * Returns: whether there is any
 */
gboolean lex_intake_games_read (LexIntake *self, const char *text, const char *file_name,
                                GError **error);

G_END_DECLS
