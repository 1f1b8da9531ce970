/* lex-text.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-language.h"

G_BEGIN_DECLS

#define LEX_TYPE_TEXT (lex_text_get_type ())

/**
 * LexSpanKind:
 * @LEX_SPAN_CITATION: a reference; the target is its label
 * @LEX_SPAN_TERM: a defined term; the target is the label of its definition
 * @LEX_SPAN_EMPHASIS: emphasis; no target
 * @LEX_SPAN_CALL: a call; the target is PBN's, such as `1NT`
 * @LEX_SPAN_SUIT: a suit symbol; the target is `S`, `H`, `D` or `C`
 * @LEX_SPAN_CARD: cards, with or without a suit symbol; the target is PBN's, such as `SKQ5`
 * @LEX_SPAN_WHO: whom a guided path names; the target is the role, such as `lho`
 * @LEX_SPAN_SEAT: a seat or a side that may turn, such as `N` or `NS`; no target
 * @LEX_SPAN_PARAGRAPH: a further paragraph
 * @LEX_SPAN_ITEM: an item of a list
 * @LEX_SPAN_FOOTNOTE: a footnote
 * @LEX_SPAN_DOUBT: what could not be settled
 * @LEX_SPAN_TABLE: a table: lines are rows, tabs part the cells; the target is
 *   `head` when the first row is a heading, `heads` when the first cell of every other is one, too,
 *   else empty
 *
 * What a stretch of text is. From @LEX_SPAN_PARAGRAPH on, spans are blocks:
 * whole lines, which do not overlap one another but may hold inline spans.
 */
typedef enum
{
  LEX_SPAN_CITATION,
  LEX_SPAN_TERM,
  LEX_SPAN_EMPHASIS,
  LEX_SPAN_CALL,
  LEX_SPAN_SUIT,
  LEX_SPAN_CARD,
  LEX_SPAN_WHO,
  LEX_SPAN_SEAT,
  LEX_SPAN_PARAGRAPH,
  LEX_SPAN_ITEM,
  LEX_SPAN_FOOTNOTE,
  LEX_SPAN_DOUBT,
  LEX_SPAN_TABLE,
} LexSpanKind;

/**
 * LexSpan:
 * @start: first byte in the plain text
 * @end: byte after the last
 * @kind: what it is
 * @target: (nullable): what it leads to, as the kind says; owned by the text
 *
 * A marked stretch of a text.
 */
typedef struct
{
  gsize start;
  gsize end;
  LexSpanKind kind;
  const char *target;
} LexSpan;

/**
 * LexText:
 *
 * Running text in one language: plain UTF-8 with marked stretches, in order of
 * their start (the longer first). Calls, suits and cards already read as that
 * language writes them (`1BA`, `KDW`). Blocks are parted by newlines.
 * Immutable, reference counted.
 */
typedef struct _LexText LexText;

/**
 * lex_text_get_type:
 *
 * Registers the boxed type of a text, so that properties and signals can carry one.
 *
 * Returns: the type
 */
GType lex_text_get_type (void) G_GNUC_CONST;

/**
 * lex_text_new:
 * @plain: the text, valid UTF-8
 * @spans: (array length=n_spans) (nullable): the marked stretches; copied
 * @n_spans: their number
 *
 * Makes a text. Spans outside @plain are a programming error.
 *
 * Returns: (transfer full): a new text
 */
LexText *lex_text_new (const char *plain, const LexSpan *spans, gsize n_spans);

/**
 * lex_text_ref:
 * @self: a text
 *
 * Adds a reference.
 *
 * Returns: (transfer full): @self
 */
LexText *lex_text_ref (LexText *self);

/**
 * lex_text_unref:
 * @self: (transfer full): a text
 *
 * Drops a reference.
 */
void lex_text_unref (LexText *self);

/**
 * lex_text_get_plain:
 * @self: a text
 *
 * Gets the words without their marks.
 *
 * Returns: (transfer none): UTF-8
 */
const char *lex_text_get_plain (LexText *self);

/**
 * lex_text_get_spans:
 * @self: a text
 * @n_spans: (out): the number of spans
 *
 * Gets the marked stretches in order.
 *
 * Returns: (transfer none) (array length=n_spans): the spans
 */
const LexSpan *lex_text_get_spans (LexText *self, gsize *n_spans);

/**
 * lex_text_span_has_head:
 * @self: a table
 *
 * Tells whether its first row is a heading.
 *
 * Returns: whether it is
 */
gboolean lex_text_span_has_head (const LexSpan *self);

/**
 * lex_text_span_has_side_heads:
 * @self: a table
 *
 * Tells whether each row of it begins with a heading.
 *
 * Returns: whether it does
 */
gboolean lex_text_span_has_side_heads (const LexSpan *self);

/**
 * lex_text_dup_span_data:
 * @self: a text
 *
 * Packs the spans for storage beside the plain text.
 *
 * Returns: (transfer full): bytes that lex_text_new_from_data() reads
 */
GBytes *lex_text_dup_span_data (LexText *self);

/**
 * lex_text_new_from_data:
 * @plain: the plain text
 * @span_data: (nullable): what lex_text_dup_span_data() packed
 *
 * Unpacks a stored text. Spans that do not fit @plain are dropped, so damaged
 * storage can not make a reader overrun.
 *
 * Returns: (transfer full): a new text
 */
LexText *lex_text_new_from_data (const char *plain, GBytes *span_data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexText, lex_text_unref)

G_END_DECLS
