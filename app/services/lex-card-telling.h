/* lex-card-telling.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-text.h"

G_BEGIN_DECLS

/**
 * LexCardTelling:
 *
 * The meanings whose words tell: who, how many, how long, whether it is a duty.
 */
typedef struct _LexCardTelling LexCardTelling;

/**
 * LexCardGap:
 * @start: first byte of the words in the text
 * @end: byte after the last
 * @meaning: which meaning they have
 *
 * Words that can be left out of a text.
 */
typedef struct
{
  gsize start;
  gsize end;
  guint meaning;
} LexCardGap;

/**
 * lex_card_telling_read:
 * @path: (type filename): a file with a meaning a line: English forms, a bar, Polish forms, perhaps
 *   a bar and beginnings of words that give it away; commas part them, # begins a remark, and
 *   `[…]` a group of meanings
 * @error: return location for a `G_FILE_ERROR`
 *
 * Reads meanings.
 *
 * Returns: (transfer full) (nullable): them
 */
LexCardTelling *lex_card_telling_read (const char *path, GError **error);

/**
 * lex_card_telling_free:
 * @self: (transfer full) (nullable): meanings
 *
 * Frees them.
 */
void lex_card_telling_free (LexCardTelling *self);

/**
 * lex_card_telling_find:
 * @self: meanings
 * @texts: by language, the texts of a clause
 * @headings: by language, (nullable) what stands over them
 * @gaps: (out caller-allocates) (array fixed-size=2): by language, (element-type LexCardGap) what
 *   can be left out, in the order of the text
 *
 * Finds the words that can be left out of a clause: each meaning stands once in each language, not
 * in what stands over the text, not within a reference, and no word beside it gives it away. Both
 * languages have as many words of its group, else words that only look alike might be paired.
 *
 * Returns: how many meanings there are
 */
guint lex_card_telling_find (const LexCardTelling *self, LexText *const *texts,
                             const char *const *headings, GArray **gaps);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexCardTelling, lex_card_telling_free)

G_END_DECLS
