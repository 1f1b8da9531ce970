/* lex-snippet.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pango.h>

#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * lex_snippet_to_markup:
 * @snippet: (nullable): a snippet, matches between `LEX_SNIPPET_MATCH_START` and
 *   `LEX_SNIPPET_MATCH_END`; pairs need not be complete
 *
 * Turns a snippet into Pango markup with its matches bold.
 *
 * Returns: (transfer full): valid markup, whatever the snippet holds
 */
char *lex_snippet_to_markup (const char *snippet);

/**
 * lex_snippet_collect_matches:
 * @snippet: (nullable): as #LexGlimpse has it
 * @words: (element-type utf8): a set that owns its strings
 *
 * Adds the words marked in a snippet, folded.
 */
void lex_snippet_collect_matches (const char *snippet, GHashTable *words);

/**
 * lex_snippet_get_attributes:
 * @language: a language of the law
 *
 * Gets the attributes that tell Pango and a screen reader in which language a
 * text of the law is.
 *
 * Returns: (transfer none): an attribute list, shared by all labels
 */
PangoAttrList *lex_snippet_get_attributes (LexLanguage language);

G_END_DECLS
