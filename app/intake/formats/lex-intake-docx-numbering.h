/* lex-intake-docx-numbering.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-count.h"
#include "intake/formats/lex-intake-flow.h"

G_BEGIN_DECLS

/**
 * LexIntakeDocxNumbering:
 *
 * The lists of a document of Word, and how far each has counted.
 */
typedef struct _LexIntakeDocxNumbering LexIntakeDocxNumbering;

/**
 * lex_intake_docx_numbering_new:
 * @part: (nullable): the part `numbering.xml`; untrusted
 *
 * Reads how lists count. Of a part that is broken what was read is kept.
 *
 * Returns: (transfer full): the lists; free with lex_intake_docx_numbering_free()
 */
LexIntakeDocxNumbering *lex_intake_docx_numbering_new (GBytes *part);

/**
 * lex_intake_docx_numbering_free:
 * @self: (transfer full) (nullable): lists
 *
 * Frees them.
 */
void lex_intake_docx_numbering_free (LexIntakeDocxNumbering *self);

/**
 * lex_intake_docx_numbering_find_level:
 * @self: lists
 * @list: the number of a list
 * @style: a style of paragraphs
 *
 * Finds the level of a list that a style stands for.
 *
 * Returns: the level, from 0; 0 if no level names the style
 */
guint lex_intake_docx_numbering_find_level (const LexIntakeDocxNumbering *self, guint list,
                                            const char *style);

/**
 * lex_intake_docx_numbering_next:
 * @self: lists
 * @list: the number of a list
 * @level: the level of a paragraph in it, from 0
 * @item: (out): the item; its mark is borrowed until the next call
 *
 * Counts a paragraph. What a list shows in words, such as `Law 27`, is no marker: then the item
 * counts as none, and has a mark.
 *
 * Returns: whether the list is known
 */
gboolean lex_intake_docx_numbering_next (LexIntakeDocxNumbering *self, guint list, guint level,
                                         LexIntakeItem *item);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexIntakeDocxNumbering, lex_intake_docx_numbering_free)

G_END_DECLS
