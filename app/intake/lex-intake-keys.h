/* lex-intake-keys.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexIntakeKeys:
 * @taken: (element-type utf8): the keys that are taken, as a set
 * @again: how often each was asked for again
 * @problems: (element-type LexProblem): where to ask; borrowed
 *
 * What follows the document's name in its labels, each once.
 */
typedef struct
{
  GHashTable *taken;
  GHashTable *again;
  GPtrArray *problems;
} LexIntakeKeys;

/**
 * lex_intake_keys_init:
 * @self: (out caller-allocates): keys
 * @problems: (element-type LexProblem): where to ask
 *
 * Makes them without any taken.
 */
void lex_intake_keys_init (LexIntakeKeys *self, GPtrArray *problems);

/**
 * lex_intake_keys_clear:
 * @self: keys
 *
 * Frees what they own.
 */
void lex_intake_keys_clear (LexIntakeKeys *self);

/**
 * lex_intake_keys_is_free:
 * @self: keys
 * @key: what may follow a document's name in a label
 *
 * Tells whether a key makes a label that nothing has yet.
 *
 * Returns: whether it is free
 */
gboolean lex_intake_keys_is_free (const LexIntakeKeys *self, const char *key);

/**
 * lex_intake_keys_dup_free:
 * @self: keys
 * @above: (nullable): the key of the heading that stands over it
 * @key: the key of a heading
 * @line: the line it stands on
 *
 * Finds a key that is free: the same heading again, of another part, stands below its own.
 *
 * Returns: (transfer full): the key
 */
char *lex_intake_keys_dup_free (LexIntakeKeys *self, const char *above, const char *key,
                                guint line);

/**
 * lex_intake_keys_dup_asked:
 * @self: keys
 * @key: what is printed
 * @line: the line it stands on
 *
 * Finds a key that nothing printed says, and asks about it.
 *
 * Returns: (transfer full): the key
 */
char *lex_intake_keys_dup_asked (LexIntakeKeys *self, const char *key, guint line);

G_END_DECLS
