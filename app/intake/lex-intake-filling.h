/* lex-intake-filling.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-chapter.h"
#include "intake/lex-intake-keys.h"

G_BEGIN_DECLS

/**
 * LexIntakeFilling:
 * @sections: (element-type LexIntakeChapter): the sections of a document, in order; borrowed
 * @keys: their keys, each with its section
 * @section: (nullable): the one that words go to
 * @figures: (element-type LexRepairFigure): deals and auctions, by line; borrowed
 * @n_figures: how many of them were given to their sections
 *
 * The sections of a document while words are put into them.
 */
typedef struct
{
  GPtrArray *sections;
  LexIntakeKeys keys;
  LexIntakeChapter *section;
  GPtrArray *figures;
  guint n_figures;
} LexIntakeFilling;

/**
 * lex_intake_filling_init:
 * @self: (out caller-allocates): a filling
 * @sections: (element-type LexIntakeChapter): where the sections go; must live as long
 * @figures: (element-type LexRepairFigure): deals and auctions, by line; must live as long
 * @problems: (element-type LexProblem): where to ask; must live as long
 *
 * Makes one in which no section has begun.
 */
void lex_intake_filling_init (LexIntakeFilling *self, GPtrArray *sections, GPtrArray *figures,
                              GPtrArray *problems);

/**
 * lex_intake_filling_clear:
 * @self: a filling
 *
 * Frees what it owns; the sections stay.
 */
void lex_intake_filling_clear (LexIntakeFilling *self);

/**
 * lex_intake_filling_begin:
 * @self: a filling
 * @key: a key that is free
 * @heading: (nullable): its heading
 * @line: the line it begins on
 *
 * Begins a section, and ends the one before.
 */
void lex_intake_filling_begin (LexIntakeFilling *self, const char *key, const char *heading,
                               guint line);

/**
 * lex_intake_filling_open:
 * @self: a filling
 * @above: (nullable): the key of the heading that stands over it
 * @key: the key that its heading makes, taken or not
 * @heading: (nullable): its heading
 * @line: the line it begins on
 *
 * Begins a section under a key that is free.
 */
void lex_intake_filling_open (LexIntakeFilling *self, const char *above, const char *key,
                              const char *heading, guint line);

/**
 * lex_intake_filling_ask:
 * @self: a filling
 * @printed: the number or letter that opens it
 * @heading: (nullable): its heading
 * @line: the line it begins on
 *
 * Begins a section that no certain place could be found for, and asks about it.
 */
void lex_intake_filling_ask (LexIntakeFilling *self, const char *printed, const char *heading,
                             guint line);

/**
 * lex_intake_filling_add_words:
 * @self: a filling
 * @line: the line they stand on
 * @kind: what block they become
 * @words: (nullable): the words
 *
 * Adds words to the section that is open, or to a preface.
 */
void lex_intake_filling_add_words (LexIntakeFilling *self, guint line, LexSpanKind kind,
                                   const char *words);

/**
 * lex_intake_filling_take_figures:
 * @self: a filling
 * @before: the line that the next words stand on
 *
 * Adds the figures above that line to the section that is open.
 */
void lex_intake_filling_take_figures (LexIntakeFilling *self, guint before);

G_END_DECLS
