/* lex-layout-hyphens.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexLayoutHyphens:
 *
 * The words of a text, by which cut ones are made whole.
 */
typedef struct _LexLayoutHyphens LexLayoutHyphens;

/**
 * lex_layout_hyphens_new:
 *
 * Makes an empty list of words.
 *
 * Returns: (transfer full): the list
 */
LexLayoutHyphens *lex_layout_hyphens_new (void);

/**
 * lex_layout_hyphens_free:
 * @self: (transfer full) (nullable): a list
 *
 * Frees it.
 */
void lex_layout_hyphens_free (LexLayoutHyphens *self);

/**
 * lex_layout_hyphens_learn:
 * @self: a list
 * @line: a line of the text
 *
 * Learns the words of a line but the last, which may be cut.
 */
void lex_layout_hyphens_learn (LexLayoutHyphens *self, const char *line);

/**
 * lex_layout_hyphens_join:
 * @self: a list
 * @text: what was written so far; changed
 * @line: the line that follows
 *
 * Appends a line. A word cut at its end is made whole; its hyphen stays if the text has the word
 * with one elsewhere and not without.
 */
void lex_layout_hyphens_join (LexLayoutHyphens *self, GString *text, const char *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexLayoutHyphens, lex_layout_hyphens_free)

G_END_DECLS
