/* lex-layout.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/layout/lex-layout-line.h"

G_BEGIN_DECLS

/**
 * LexLayoutParagraph:
 * @role: what it is there for; never a margin
 * @page: the page it begins on, from 1
 * @line: the line of #LexLayout.original it begins on, from 1
 * @indent: how far in it begins, in half sizes of type
 * @level: how large a heading it is set as, 1 the largest; 0 if it is set as text
 * @text: its words
 *
 * A paragraph, heading, item of a list, row of a table or footnote. A footnote begins with its
 * mark, a raised number as raised digits.
 */
typedef struct
{
  LexLayoutRole role;
  guint page;
  guint line;
  guint indent;
  guint level;
  char *text;
} LexLayoutParagraph;

/**
 * LexLayout:
 * @original: all lines as they stand on the pages, also of the margins, in reading order
 * @paragraphs: (element-type LexLayoutParagraph): what they make, without the margins
 *
 * What pages say, in reading order.
 */
typedef struct
{
  char *original;
  GPtrArray *paragraphs;
} LexLayout;

/**
 * lex_layout_read:
 * @text: words with their places; untrusted
 *
 * Finds the paragraphs of pages, in time that grows with their words (and a logarithm) only.
 *
 * Returns: (transfer full): the paragraphs; free with lex_layout_free()
 */
LexLayout *lex_layout_read (const LexExtractText *text);

/**
 * lex_layout_free:
 * @self: (transfer full) (nullable): a layout
 *
 * Frees it.
 */
void lex_layout_free (LexLayout *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexLayout, lex_layout_free)

G_END_DECLS
