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
 * @block: (transfer none) (nullable): the block whose words bore its mark
 *
 * A footnote of a foreign file.
 */
typedef struct
{
  guint line;
  char *text;
  const LexIntakeBlock *block;
} LexIntakeNote;

/**
 * lex_intake_take_notes:
 * @blocks: (element-type LexIntakeBlock): the blocks; footnotes are taken out
 *   of them, and their marks out of the words
 *
 * Finds footnotes and where they belong.
 *
 * Returns: (transfer full) (element-type LexIntakeNote): the footnotes in order
 */
GPtrArray *lex_intake_take_notes (GPtrArray *blocks);

G_END_DECLS
