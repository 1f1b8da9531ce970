/* lex-intake-notes.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-blocks.h"

G_BEGIN_DECLS

/**
 * LexIntakeNote:
 * @line: the line it stands on
 * @text: its words
 * @borne: whether a mark in the text leads to it
 * @alien: whether its mark is likely to stand in another file
 *
 * A footnote of a foreign file.
 */
typedef struct
{
  guint line;
  char *text;
  gboolean borne;
  gboolean alien;
} LexIntakeNote;

/**
 * lex_intake_take_notes:
 * @blocks: (element-type LexIntakeBlock): the blocks; footnotes are taken out of them, and each of
 *   their marks in the words is made an anchor, which stays with its word wherever that is cut or
 * joined
 *
 * Finds footnotes and where they belong, in one pass over the words.
 *
 * Returns: (transfer full) (element-type LexIntakeNote): the footnotes in order
 */
GPtrArray *lex_intake_take_notes (GPtrArray *blocks);

/**
 * lex_intake_notes_take_anchors:
 * @text: words; anchors are taken out of them
 * @anchored: (element-type guint) (nullable): where to add the indices of the footnotes that they
 * lead to
 *
 * Finds out which footnotes belong to some words.
 */
void lex_intake_notes_take_anchors (char *text, GArray *anchored);

G_END_DECLS
