/* lex-affix.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexAffixes:
 *
 * The affix rules of a hunspell dictionary (its `.aff` file), able to write
 * every form of a stem. Immutable once read.
 */
typedef struct _LexAffixes LexAffixes;

/**
 * LexAffixFunc:
 * @form: the form, UTF-8
 * @prefix: the prefix that was put before it, empty for none
 * @stripped: the bytes that the suffix rule took from the end of the stem
 * @added: what it put there, empty for none
 * @user_data: what was passed
 *
 * Receives each form of a stem, the stem itself first.
 */
typedef void (*LexAffixFunc) (const char *form, const char *prefix, gsize stripped,
                              const char *added, gpointer user_data);

/**
 * lex_affixes_new:
 * @text: the content of an `.aff` file, already UTF-8
 *
 * Reads the rules. What is not understood is passed over, as hunspell does.
 *
 * Returns: (transfer full): the rules
 */
LexAffixes *lex_affixes_new (const char *text);

/**
 * lex_affixes_free:
 * @self: (transfer full) (nullable): rules
 *
 * Frees them.
 */
void lex_affixes_free (LexAffixes *self);

/**
 * lex_affixes_dup_encoding:
 * @text: the bytes of an `.aff` file in whatever encoding
 *
 * Finds what its `SET` line says.
 *
 * Returns: (transfer full): the name of an encoding; `ISO8859-1` where none is named
 */
char *lex_affixes_dup_encoding (const char *text);

/**
 * lex_affixes_expand:
 * @self: rules
 * @stem: a word of the dictionary, UTF-8
 * @flags: what follows the slash there; empty for none
 * @func: (scope call): called for each form
 * @user_data: passed to @func
 *
 * Writes every form of a stem; the same form may come more than once.
 */
void lex_affixes_expand (LexAffixes *self, const char *stem, const char *flags, LexAffixFunc func,
                         gpointer user_data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexAffixes, lex_affixes_free)

G_END_DECLS
