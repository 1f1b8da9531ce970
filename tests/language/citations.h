/* citations.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-citation.h"

G_BEGIN_DECLS

/**
 * citations_append:
 * @found: where to write
 * @citation: a citation
 *
 * Writes the label; `~` marks a repaired one, `?` one that does not exist.
 */
void citations_append (GString *found, LexCitation *citation);

/**
 * citations_dup_found:
 * @text: running text
 * @labels: what label_list_load() gave
 *
 * Finds citations, and checks what must hold of any result.
 *
 * Returns: (transfer full): all of them, parted by blanks
 */
char *citations_dup_found (const char *text, GHashTable *labels);

G_END_DECLS
