/* lex-intake-chapter.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/repair/lex-repair-figures.h"
#include "model/lex-text.h"

G_BEGIN_DECLS

/**
 * LexIntakeChapter:
 * @key: what follows the document's name in its label: `27`, `4.2.1a`, `chapter-2/scoring`
 * @heading: (nullable): its heading
 * @about: (element-type utf8): the labels that its heading names
 * @is_law: whether it speaks of a law
 * @is_example: whether it is an example
 * @parts: (element-type LexIntakePart): its words
 * @pbn: (nullable): its deal and auction
 * @line: the line it begins on
 * @end: the line that the next one begins on; G_MAXUINT for the last
 *
 * A part of a document of any kind.
 */
typedef struct
{
  char *key;
  char *heading;
  GPtrArray *about;
  gboolean is_law;
  gboolean is_example;
  GPtrArray *parts;
  char *pbn;
  guint line;
  guint end;
} LexIntakeChapter;

/**
 * lex_intake_chapter_new:
 * @key: what follows the document's name in its label
 * @heading: (nullable): its heading
 * @line: the line it begins on
 *
 * Makes a section without words.
 *
 * Returns: (transfer full): the section
 */
LexIntakeChapter *lex_intake_chapter_new (const char *key, const char *heading, guint line);

/**
 * lex_intake_chapter_free:
 * @self: (transfer full) (nullable): a section
 *
 * Frees it.
 */
void lex_intake_chapter_free (LexIntakeChapter *self);

/**
 * lex_intake_chapter_add_words:
 * @self: a section
 * @line: the line they stand on
 * @kind: what block they become
 * @words: the words
 *
 * Adds words at its end.
 */
void lex_intake_chapter_add_words (LexIntakeChapter *self, guint line, LexSpanKind kind,
                                   const char *words);

/**
 * lex_intake_chapter_add_figure:
 * @self: a section
 * @figure: a deal or auction
 *
 * Draws a figure with the section: any deal, and the auction of an example. One that
 * could not be restored, or for which there is no room beside another, is not taken.
 *
 * Returns: whether it was taken
 */
gboolean lex_intake_chapter_add_figure (LexIntakeChapter *self, const LexRepairFigure *figure);

/**
 * lex_intake_chapter_add_about:
 * @self: a section
 * @labels: (element-type utf8): labels
 *
 * Notes what the section speaks of.
 */
void lex_intake_chapter_add_about (LexIntakeChapter *self, GPtrArray *labels);

G_END_DECLS
