/* lex-markup.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-text.h"
#include "type/lex-palette.h"

G_BEGIN_DECLS

/**
 * LEX_MARKUP_SCHEME:
 *
 * What a link's address begins with; a label follows.
 */
#define LEX_MARKUP_SCHEME "lex:"

/**
 * LEX_MARKUP_TERM:
 *
 * What the address of a defined term begins with; the label of its definition follows.
 */
#define LEX_MARKUP_TERM "lex-term:"

/**
 * LEX_MARKUP_PAST:
 *
 * The address of a link that asks for the past wordings of the page.
 */
#define LEX_MARKUP_PAST "lex-past:"

/**
 * LEX_MARKUP_CITED:
 *
 * What the address of a link begins with that asks what cites a clause; its label follows.
 */
#define LEX_MARKUP_CITED "lex-cited:"

/**
 * LexMarkupStyle:
 * @language: the language the text is written in
 * @palette: colours for the theme in use
 *
 * How a text is set.
 */
typedef struct
{
  LexLanguage language;
  const LexPalette *palette;
} LexMarkupStyle;

/**
 * lex_markup_from_text:
 * @text: a text
 * @style: how to set it
 *
 * Writes a text as Pango markup for a #GtkLabel: citations and terms as links
 * of `lex:LABEL`, suits coloured, further paragraphs after half a line, notes small. Tables are
 * left as lines; lex_markup_from_range() serves whoever sets them apart.
 *
 * Returns: (transfer full): markup; everything in it is escaped
 */
char *lex_markup_from_text (LexText *text, const LexMarkupStyle *style);

/**
 * lex_markup_get_target:
 * @uri: a link's address
 *
 * Gets the label that a link leads to.
 *
 * Returns: (transfer none) (nullable): a part of @uri, %NULL if it leads elsewhere
 */
const char *lex_markup_get_target (const char *uri);

/**
 * lex_markup_from_range:
 * @text: a text
 * @start: first byte
 * @end: byte after the last
 * @style: how to set it
 *
 * Writes a stretch of a text, such as a cell of a table.
 *
 * Returns: (transfer full): markup
 */
char *lex_markup_from_range (LexText *text, gsize start, gsize end, const LexMarkupStyle *style);

/**
 * lex_markup_from_range_unlinked:
 * @text: a text
 * @start: first byte
 * @end: byte after the last
 * @style: how to set it
 *
 * Writes a stretch of a text for paper: citations and terms are words like others.
 *
 * Returns: (transfer full): markup that Pango itself understands
 */
char *lex_markup_from_range_unlinked (LexText *text, gsize start, gsize end,
                                      const LexMarkupStyle *style);

/**
 * lex_markup_from_plain:
 * @plain: words without spans: a heading, a call, a hand
 * @style: how to set them
 *
 * Escapes words, colours suits and binds what must not part.
 *
 * Returns: (transfer full): markup
 */
char *lex_markup_from_plain (const char *plain, const LexMarkupStyle *style);

G_END_DECLS
