/* lex-label-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-label.h"

G_BEGIN_DECLS

#define LEX_LABEL_MAX_PARTS 5

/**
 * LexLabelLevel:
 * @LEX_LABEL_NUMBER: `27`
 * @LEX_LABEL_CAPITAL: `B`
 * @LEX_LABEL_DIGIT: `1`
 * @LEX_LABEL_SMALL: `a`
 * @LEX_LABEL_ROMAN: `(ii)`
 * @LEX_LABEL_DOTTED: `2` of `1.2`, in an imported document
 *
 * The levels in the order in which the Laws nest them, and one that they do not have.
 */
typedef enum
{
  LEX_LABEL_NUMBER,
  LEX_LABEL_CAPITAL,
  LEX_LABEL_DIGIT,
  LEX_LABEL_SMALL,
  LEX_LABEL_ROMAN,
  LEX_LABEL_DOTTED,
} LexLabelLevel;

/**
 * LexLabelPart:
 * @start: first byte within the text
 * @level: what it is; meaningless in a slug
 * @value: what sorts it: the number, the letter, the roman's value; meaningless in a slug
 *
 * One level of a label. A part runs to the next one or to the end.
 */
typedef struct
{
  gsize start;
  LexLabelLevel level;
  guint value;
} LexLabelPart;

struct _LexLabel
{
  /* Owned */
  char *text;
  char *number;   /* nullable: as the Laws print it, where that is not within the text */
  char *document; /* GRefString: thousands of labels share a dozen names */

  gsize tail; /* where the text goes on after prefix and slash */
  gboolean is_slug;
  guint rank; /* of the document among the shipped ones; 0 for the Laws */
  guint n_parts;
  LexLabelPart parts[LEX_LABEL_MAX_PARTS];
};

/**
 * lex_label_grammar_read:
 * @self: a label with nothing but its text
 *
 * Fills in the rest from the text.
 *
 * Returns: whether the text is canonical; if not, @self may only be freed
 */
gboolean lex_label_grammar_read (LexLabel *self);

G_END_DECLS
