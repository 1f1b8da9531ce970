/* lex-typesetting.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "type/lex-markup.h"
#include "widgets/page/lex-columns.h"

G_BEGIN_DECLS

/**
 * LexTypesetting:
 * @grid: what all rows have in common
 * @languages: the languages in reading order; @grid tells how many of them stand
 * @palette: colours in running text
 * @mixed: by language, whether digest and imported words alternate on the page
 * @entries: whether it is a page of an index, each row a heading and where it leads
 *
 * How a whole page is set. Borrowed by whoever builds a piece of the page.
 */
typedef struct
{
  LexGrid grid;
  LexLanguage languages[LEX_N_LANGUAGES];
  const LexPalette *palette;
  gboolean mixed[LEX_N_LANGUAGES];
  gboolean entries;
} LexTypesetting;

/**
 * lex_typesetting_get_style:
 * @self: how the page is set
 * @language: a language
 *
 * Gets how a text of that language is set on this page.
 *
 * Returns: the style
 */
LexMarkupStyle lex_typesetting_get_style (const LexTypesetting *self, LexLanguage language);

G_END_DECLS
