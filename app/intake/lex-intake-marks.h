/* lex-intake-marks.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LEX_INTAKE_MARKS_RAISED:
 *
 * What the kind of a raised number begins with.
 */
#define LEX_INTAKE_MARKS_RAISED "^"

/**
 * LexIntakeMark:
 * @block: the block it stands in
 * @from: where in its words, in bytes
 * @length: how many bytes it takes
 * @note: the index of its note, or -1
 * @kind: marks of one kind look alike; borrowed
 *
 * The mark of a footnote in the words.
 */
typedef struct
{
  guint block;
  gsize from;
  gsize length;
  int note;
  const char *kind;
} LexIntakeMark;

/**
 * LexIntakeMarks:
 * @all: (element-type LexIntakeMark): by block and place
 * @kinds: a #GArray of indices into @all for each kind
 *
 * The marks of a text.
 */
typedef struct
{
  GArray *all;
  GHashTable *kinds;
} LexIntakeMarks;

/**
 * lex_intake_marks_init:
 * @self: marks; free what is in them with lex_intake_marks_clear()
 *
 * Begins without a mark.
 */
void lex_intake_marks_init (LexIntakeMarks *self);

/**
 * lex_intake_marks_clear:
 * @self: marks
 *
 * Frees what is in them.
 */
void lex_intake_marks_clear (LexIntakeMarks *self);

/**
 * lex_intake_marks_dup_kind:
 * @text: the start of a mark
 * @length: how many bytes it takes
 *
 * Tells the kind of a mark: what a raised number says, any other mark itself.
 *
 * Returns: (transfer full): the kind
 */
char *lex_intake_marks_dup_kind (const char *text, gsize length);

/**
 * lex_intake_marks_collect:
 * @self: marks
 * @block: a block, behind those of earlier calls
 * @words: its words
 *
 * Adds the marks in the words of a block.
 */
void lex_intake_marks_collect (LexIntakeMarks *self, guint block, const char *words);

G_END_DECLS
