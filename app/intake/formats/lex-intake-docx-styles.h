/* lex-intake-docx-styles.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexIntakeDocxStyle:
 * @level: how deep a heading it is, from 1; 0 for none
 * @has_list: it puts paragraphs into a list
 * @list: the number of the list
 * @has_list_level: it says on which level
 * @list_level: the level, from 0
 * @contents: it is one of a table of contents
 *
 * What a style of paragraphs says.
 */
typedef struct
{
  guint level;
  gboolean has_list;
  guint list;
  gboolean has_list_level;
  guint list_level;
  gboolean contents;
} LexIntakeDocxStyle;

/**
 * LexIntakeDocxStyles:
 *
 * The styles of paragraphs of a document of Word.
 */
typedef struct _LexIntakeDocxStyles LexIntakeDocxStyles;

/**
 * lex_intake_docx_styles_new:
 * @part: (nullable): the part `styles.xml`; untrusted
 *
 * Reads styles. Of a part that is broken what was read is kept.
 *
 * Returns: (transfer full): the styles; free with lex_intake_docx_styles_free()
 */
LexIntakeDocxStyles *lex_intake_docx_styles_new (GBytes *part);

/**
 * lex_intake_docx_styles_free:
 * @self: (transfer full) (nullable): styles
 *
 * Frees them.
 */
void lex_intake_docx_styles_free (LexIntakeDocxStyles *self);

/**
 * lex_intake_docx_styles_find:
 * @self: styles
 * @name: a style, as paragraphs name it
 *
 * Finds what a style says, and the styles that it is based on where it says nothing.
 *
 * Returns: what it says; nothing if there is no such style
 */
LexIntakeDocxStyle lex_intake_docx_styles_find (const LexIntakeDocxStyles *self, const char *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexIntakeDocxStyles, lex_intake_docx_styles_free)

G_END_DECLS
