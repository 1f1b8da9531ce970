/* lex-intake-docx.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-flow.h"

G_BEGIN_DECLS

/**
 * LexIntakeDocxParts:
 * @document: the text
 * @numbering: (nullable): how lists count
 * @styles: (nullable): what styles of paragraphs say
 * @footnotes: (nullable): the footnotes
 * @endnotes: (nullable): the notes at the end
 *
 * The parts of a document of Word that say something.
 */
typedef struct
{
  GBytes *document;
  GBytes *numbering;
  GBytes *styles;
  GBytes *footnotes;
  GBytes *endnotes;
} LexIntakeDocxParts;

/**
 * lex_intake_docx_read:
 * @parts: the parts; untrusted
 * @flow: where the text goes
 *
 * Reads a document of Word: what is shown, as it would be printed. What was deleted while changes
 * were tracked, comments, and heads and feet of pages are no text.
 *
 * Returns: whether the document could be read to its end
 */
gboolean lex_intake_docx_read (const LexIntakeDocxParts *parts, LexIntakeFlow *flow);

G_END_DECLS
