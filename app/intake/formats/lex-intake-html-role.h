/* lex-intake-html-role.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexIntakeHtmlRole:
 * @LEX_INTAKE_HTML_ROLE_INLINE: words of a paragraph
 * @LEX_INTAKE_HTML_ROLE_BLOCK: a paragraph, or what holds some
 * @LEX_INTAKE_HTML_ROLE_HEADING: a heading
 * @LEX_INTAKE_HTML_ROLE_LINE: the end of a line
 * @LEX_INTAKE_HTML_ROLE_LIST: a list
 * @LEX_INTAKE_HTML_ROLE_ITEM: an item of a list
 * @LEX_INTAKE_HTML_ROLE_ROW: a row of a table, or the table
 * @LEX_INTAKE_HTML_ROLE_CELL: a cell of a row
 * @LEX_INTAKE_HTML_ROLE_LINK: a link, or a place that links lead to
 * @LEX_INTAKE_HTML_ROLE_MENU: what is there to go elsewhere
 * @LEX_INTAKE_HTML_ROLE_QUOTE: a quotation
 * @LEX_INTAKE_HTML_ROLE_LAID_OUT: lines that were laid out by hand
 * @LEX_INTAKE_HTML_ROLE_RAISED: raised letters
 * @LEX_INTAKE_HTML_ROLE_IMAGE: a picture
 * @LEX_INTAKE_HTML_ROLE_SHEET: a link to a style sheet
 * @LEX_INTAKE_HTML_ROLE_FRAME: a frame that shows another page
 *
 * What an element of a web page does to the text.
 */
typedef enum
{
  LEX_INTAKE_HTML_ROLE_INLINE,
  LEX_INTAKE_HTML_ROLE_BLOCK,
  LEX_INTAKE_HTML_ROLE_HEADING,
  LEX_INTAKE_HTML_ROLE_LINE,
  LEX_INTAKE_HTML_ROLE_LIST,
  LEX_INTAKE_HTML_ROLE_ITEM,
  LEX_INTAKE_HTML_ROLE_ROW,
  LEX_INTAKE_HTML_ROLE_CELL,
  LEX_INTAKE_HTML_ROLE_LINK,
  LEX_INTAKE_HTML_ROLE_MENU,
  LEX_INTAKE_HTML_ROLE_QUOTE,
  LEX_INTAKE_HTML_ROLE_LAID_OUT,
  LEX_INTAKE_HTML_ROLE_RAISED,
  LEX_INTAKE_HTML_ROLE_IMAGE,
  LEX_INTAKE_HTML_ROLE_SHEET,
  LEX_INTAKE_HTML_ROLE_FRAME,
} LexIntakeHtmlRole;

/**
 * lex_intake_html_role_find:
 * @name: the name of an element, in small letters
 *
 * Looks up what an element does to the text.
 *
 * Returns: its role; of an element that is not known, that of words
 */
LexIntakeHtmlRole lex_intake_html_role_find (const char *name);

G_END_DECLS
