/* lex-glimpse.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-parent.h"

G_BEGIN_DECLS

/**
 * LEX_SNIPPET_MATCH_START:
 *
 * Control characters around each match inside a snippet; they can not occur in
 * a text, so no match can be forged or escaped wrongly.
 */
#define LEX_SNIPPET_MATCH_START "\x02"
#define LEX_SNIPPET_MATCH_END "\x03"

/**
 * LexGlimpse:
 * @heading: (nullable): the nearest heading, in the hit's language
 * @snippet: the text around the matches, marked with #LEX_SNIPPET_MATCH_START
 * @via: (nullable): the index entry or defined term that led to the clause, where the words typed
 *   are not its own
 * @parents: (nullable) (element-type LexParent): what the clause stands below, the outermost first;
 *   the store leaves it to the services
 *
 * What is shown of a hit before it is opened.
 */
typedef struct
{
  char *heading;
  char *snippet;
  char *via;
  GPtrArray *parents;
} LexGlimpse;

/**
 * lex_glimpse_free:
 * @self: (transfer full) (nullable): a glimpse
 *
 * Frees it.
 */
void lex_glimpse_free (LexGlimpse *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexGlimpse, lex_glimpse_free)

G_END_DECLS
