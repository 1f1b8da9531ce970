/* lex-intake-levels.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-blocks.h"

G_BEGIN_DECLS

/**
 * LexIntakeLevels:
 * @open: (element-type LexIntakeLevel): the lists that are open, the outermost first
 * @base: (nullable): the key of the sign (`§ 5`) that all of them stand below
 * @point: (nullable): the key of the last clause that prints its whole number (`2.1`)
 * @point_indent: how far in that stands
 * @lost: whether a list began anew and nothing tells below what: no number is certain from there
 *
 * How far each of the lists has counted that are numbered alike, one within another.
 */
typedef struct
{
  GArray *open;
  char *base;
  char *point;
  guint point_indent;
  gboolean lost;
} LexIntakeLevels;

/**
 * lex_intake_levels_init:
 * @self: (out caller-allocates): levels
 *
 * Makes them without a list.
 */
void lex_intake_levels_init (LexIntakeLevels *self);

/**
 * lex_intake_levels_clear:
 * @self: levels
 *
 * Frees what they own.
 */
void lex_intake_levels_clear (LexIntakeLevels *self);

/**
 * lex_intake_levels_begin:
 * @self: levels
 * @base: (nullable): the key of a sign, %NULL at the top of a part
 *
 * Closes all lists: what comes counts from the beginning.
 */
void lex_intake_levels_begin (LexIntakeLevels *self, const char *base);

/**
 * lex_intake_levels_set_point:
 * @self: levels
 * @block: a block that prints its whole number
 * @key: its key, `2.1`
 *
 * Goes on from there.
 */
void lex_intake_levels_set_point (LexIntakeLevels *self, const LexIntakeBlock *block,
                                  const char *key);

/**
 * lex_intake_levels_dup_key:
 * @self: levels
 * @block: a block that begins with a number alone
 * @value: that number
 * @returns: whether its list is followed by the number that the one around it waits for, and does
 *   not wait for itself
 *
 * Finds where a number stands: by how it is printed, how far in, and which list it goes on.
 *
 * Returns: (transfer full) (nullable): its key, %NULL if that is not certain
 */
char *lex_intake_levels_dup_key (LexIntakeLevels *self, const LexIntakeBlock *block, guint value,
                                 gboolean returns);

G_END_DECLS
