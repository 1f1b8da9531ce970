/* lex-lexicon.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexLexicon:
 *
 * From a folded form to its lemmas, folded too: `dziadka` → `dziadek`. Filled
 * when a library is built, stored in it, never loaded from a dictionary
 * afterwards. Reference counted; not thread-safe while it is being filled.
 */
typedef struct _LexLexicon LexLexicon;

/**
 * lex_lexicon_new:
 *
 * Makes an empty lexicon.
 *
 * Returns: (transfer full): a new lexicon
 */
LexLexicon *lex_lexicon_new (void);

/**
 * lex_lexicon_ref:
 * @self: a lexicon
 *
 * Adds a reference.
 *
 * Returns: (transfer full): @self
 */
LexLexicon *lex_lexicon_ref (LexLexicon *self);

/**
 * lex_lexicon_unref:
 * @self: (transfer full): a lexicon
 *
 * Drops a reference.
 */
void lex_lexicon_unref (LexLexicon *self);

/**
 * lex_lexicon_add:
 * @self: a lexicon
 * @form: a folded form
 * @lemma: a folded lemma
 *
 * Adds a pair; twice is once. A lemma equal to its form is left out.
 */
void lex_lexicon_add (LexLexicon *self, const char *form, const char *lemma);

/**
 * lex_lexicon_lookup:
 * @self: a lexicon
 * @form: a folded form
 *
 * Gets its lemmas other than @form.
 *
 * Returns: (transfer none) (array zero-terminated=1) (nullable): its lemmas other than @form
 */
const char *const *lex_lexicon_lookup (LexLexicon *self, const char *form);

/**
 * lex_lexicon_get_size:
 * @self: a lexicon
 *
 * Tells how many forms it has.
 *
 * Returns: how many forms it has
 */
guint lex_lexicon_get_size (LexLexicon *self);

/**
 * LexLexiconFunc:
 * @form: a form
 * @lemma: one of its lemmas
 * @user_data: what was passed
 *
 * Receives each pair.
 */
typedef void (*LexLexiconFunc) (const char *form, const char *lemma, gpointer user_data);

/**
 * lex_lexicon_foreach:
 * @self: a lexicon
 * @func: (scope call): called for each pair, by form then lemma
 * @user_data: passed on
 *
 * Sets of values.
 */
void lex_lexicon_foreach (LexLexicon *self, LexLexiconFunc func, gpointer user_data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexLexicon, lex_lexicon_unref)

G_END_DECLS
