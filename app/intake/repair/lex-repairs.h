/* lex-repairs.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexRepair:
 * @line: the line of the original where it occurs first, from 1
 * @before: what is printed there
 * @after: (nullable): what it was read as; %NULL for a question
 * @readings: (nullable) (array zero-terminated=1): what a question may be answered with; empty
 * where nobody knows
 * @times: how often it occurs
 *
 * Damage that was repaired, or that has more than one reading and was left as it is printed.
 */
typedef struct
{
  guint line;
  char *before;
  char *after;
  GStrv readings;
  guint times;
} LexRepair;

/**
 * LexRepairs:
 *
 * What was repaired in a text and what is to be asked, in the order of the text; the same damage is
 * listed once.
 */
typedef struct _LexRepairs LexRepairs;

/**
 * lex_repairs_new:
 *
 * Makes an empty list.
 *
 * Returns: (transfer full): the list
 */
LexRepairs *lex_repairs_new (void);

/**
 * lex_repairs_free:
 * @self: (transfer full) (nullable): a list
 *
 * Frees it.
 */
void lex_repairs_free (LexRepairs *self);

/**
 * lex_repairs_add:
 * @self: a list
 * @line: the line of the original
 * @before: what is printed
 * @after: what it was read as
 *
 * Lists a repair.
 */
void lex_repairs_add (LexRepairs *self, guint line, const char *before, const char *after);

/**
 * lex_repairs_ask:
 * @self: a list
 * @line: the line of the original
 * @before: what is printed
 * @readings: (nullable) (array zero-terminated=1): what it may be; %NULL if nobody knows
 *
 * Lists a question.
 */
void lex_repairs_ask (LexRepairs *self, guint line, const char *before,
                      const char *const *readings);

/**
 * lex_repairs_get_items:
 * @self: a list
 *
 * Gets what is listed.
 *
 * Returns: (transfer none) (element-type LexRepair): the entries in order
 */
GPtrArray *lex_repairs_get_items (LexRepairs *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexRepairs, lex_repairs_free)

G_END_DECLS
