/* lex-repairer.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/repair/lex-repairs.h"
#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * LexRepairer:
 *
 * Mends the words of one damaged text. One thread at a time.
 */
typedef struct _LexRepairer LexRepairer;

/**
 * lex_repairer_new:
 * @language: of the text
 * @folder: (nullable): where the words of the field may lie, `words-pl.dic` and `words-en.dic`
 * @error: return location for a `LEX_LANGUAGE_ERROR`
 *
 * Opens the dictionary, which takes tens of milliseconds.
 *
 * Returns: (transfer full) (nullable): a new repairer
 */
LexRepairer *lex_repairer_new (LexLanguage language, const char *folder, GError **error);

/**
 * lex_repairer_free:
 * @self: (transfer full) (nullable): a repairer
 *
 * Frees it.
 */
void lex_repairer_free (LexRepairer *self);

/**
 * lex_repairer_learn:
 * @self: a repairer
 * @text: a text of the field in the same language, known to be sound
 *
 * Notes which words the field uses: of two readings, the field's is meant.
 */
void lex_repairer_learn (LexRepairer *self, const char *text);

/**
 * lex_repairer_survey:
 * @self: a repairer
 * @text: the whole text that is to be mended, or much of it
 *
 * Finds what damage to look for. Of a text that has lost the marks of its letters no word is safe;
 * of another only those are mended that are no words.
 */
void lex_repairer_survey (LexRepairer *self, const char *text);

/**
 * lex_repairer_mend:
 * @self: a repairer
 * @text: words of that text
 * @line: the line of the original
 * @repairs: where to list what was done and what is to be asked
 *
 * Mends lost ligatures and, in Polish, letters. What has only one reading is
 * repaired; of what has several nothing is changed but what they share.
 *
 * Returns: (transfer full): the text
 */
char *lex_repairer_mend (LexRepairer *self, const char *text, guint line, LexRepairs *repairs);

/**
 * lex_repairer_is_exhausted:
 * @self: a repairer
 *
 * Tells whether so many words were damaged that the last of them were left alone: the time a text
 * may take grows with its length only.
 *
 * Returns: whether it gave up
 */
gboolean lex_repairer_is_exhausted (LexRepairer *self);

/**
 * lex_repairer_close_dictionaries:
 *
 * Gives back the memory of dictionaries, which stay open from one text to the next otherwise. Any
 * thread may call it.
 */
void lex_repairer_close_dictionaries (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexRepairer, lex_repairer_free)

G_END_DECLS
