/* lex-intake-html-words.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_intake_html_words_dup:
 * @text: words of a page
 * @raised: they are raised above the line
 * @leading: they lead to another place of the page
 *
 * Copies words. The mark of a footnote, a raised number or one in brackets that leads to the note,
 * becomes the superscript digits by which every format marks footnotes.
 *
 * Returns: (transfer full): the words
 */
char *lex_intake_html_words_dup (const char *text, gboolean raised, gboolean leading);

/**
 * lex_intake_html_words_find_suit:
 * @alt: what a page says of a picture
 *
 * Finds the suit that a picture shows.
 *
 * Returns: (nullable): its sign
 */
const char *lex_intake_html_words_find_suit (const char *alt);

G_END_DECLS
