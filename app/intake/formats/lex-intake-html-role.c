/* lex-intake-html-role.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The elements of web pages of any age, by what they do to the text. It keeps no state and reads no
 * page. Only lex-intake-html.c calls it.
 */

#include "intake/formats/lex-intake-html-role.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  const char *name;
  LexIntakeHtmlRole role;
} Entry;

/* In the order of their names. */
static const Entry entries[] = {
  { "a", LEX_INTAKE_HTML_ROLE_LINK },           { "address", LEX_INTAKE_HTML_ROLE_BLOCK },
  { "article", LEX_INTAKE_HTML_ROLE_BLOCK },    { "aside", LEX_INTAKE_HTML_ROLE_BLOCK },
  { "blockquote", LEX_INTAKE_HTML_ROLE_QUOTE }, { "body", LEX_INTAKE_HTML_ROLE_BLOCK },
  { "br", LEX_INTAKE_HTML_ROLE_LINE },          { "button", LEX_INTAKE_HTML_ROLE_MENU },
  { "caption", LEX_INTAKE_HTML_ROLE_BLOCK },    { "center", LEX_INTAKE_HTML_ROLE_BLOCK },
  { "dd", LEX_INTAKE_HTML_ROLE_BLOCK },         { "details", LEX_INTAKE_HTML_ROLE_BLOCK },
  { "dir", LEX_INTAKE_HTML_ROLE_LIST },         { "div", LEX_INTAKE_HTML_ROLE_BLOCK },
  { "dl", LEX_INTAKE_HTML_ROLE_BLOCK },         { "dt", LEX_INTAKE_HTML_ROLE_BLOCK },
  { "fieldset", LEX_INTAKE_HTML_ROLE_BLOCK },   { "figcaption", LEX_INTAKE_HTML_ROLE_BLOCK },
  { "figure", LEX_INTAKE_HTML_ROLE_BLOCK },     { "footer", LEX_INTAKE_HTML_ROLE_BLOCK },
  { "form", LEX_INTAKE_HTML_ROLE_BLOCK },       { "frame", LEX_INTAKE_HTML_ROLE_FRAME },
  { "h1", LEX_INTAKE_HTML_ROLE_HEADING },       { "h2", LEX_INTAKE_HTML_ROLE_HEADING },
  { "h3", LEX_INTAKE_HTML_ROLE_HEADING },       { "h4", LEX_INTAKE_HTML_ROLE_HEADING },
  { "h5", LEX_INTAKE_HTML_ROLE_HEADING },       { "h6", LEX_INTAKE_HTML_ROLE_HEADING },
  { "head", LEX_INTAKE_HTML_ROLE_BLOCK },       { "header", LEX_INTAKE_HTML_ROLE_BLOCK },
  { "hr", LEX_INTAKE_HTML_ROLE_BLOCK },         { "html", LEX_INTAKE_HTML_ROLE_BLOCK },
  { "iframe", LEX_INTAKE_HTML_ROLE_FRAME },     { "img", LEX_INTAKE_HTML_ROLE_IMAGE },
  { "li", LEX_INTAKE_HTML_ROLE_ITEM },          { "link", LEX_INTAKE_HTML_ROLE_SHEET },
  { "main", LEX_INTAKE_HTML_ROLE_BLOCK },       { "menu", LEX_INTAKE_HTML_ROLE_LIST },
  { "nav", LEX_INTAKE_HTML_ROLE_MENU },         { "noframes", LEX_INTAKE_HTML_ROLE_BLOCK },
  { "ol", LEX_INTAKE_HTML_ROLE_LIST },          { "option", LEX_INTAKE_HTML_ROLE_BLOCK },
  { "p", LEX_INTAKE_HTML_ROLE_BLOCK },          { "pre", LEX_INTAKE_HTML_ROLE_LAID_OUT },
  { "section", LEX_INTAKE_HTML_ROLE_BLOCK },    { "select", LEX_INTAKE_HTML_ROLE_MENU },
  { "summary", LEX_INTAKE_HTML_ROLE_BLOCK },    { "sup", LEX_INTAKE_HTML_ROLE_RAISED },
  { "table", LEX_INTAKE_HTML_ROLE_ROW },        { "tbody", LEX_INTAKE_HTML_ROLE_ROW },
  { "td", LEX_INTAKE_HTML_ROLE_CELL },          { "tfoot", LEX_INTAKE_HTML_ROLE_ROW },
  { "th", LEX_INTAKE_HTML_ROLE_CELL },          { "thead", LEX_INTAKE_HTML_ROLE_ROW },
  { "tr", LEX_INTAKE_HTML_ROLE_ROW },           { "ul", LEX_INTAKE_HTML_ROLE_LIST },
  { "xmp", LEX_INTAKE_HTML_ROLE_BLOCK },
};

static int
compare (gconstpointer name, gconstpointer entry)
{
  return strcmp (name, ((const Entry *) entry)->name);
}

LexIntakeHtmlRole
lex_intake_html_role_find (const char *name)
{
  const Entry *found = bsearch (name, entries, G_N_ELEMENTS (entries), sizeof (Entry), compare);

  return found ? found->role : LEX_INTAKE_HTML_ROLE_INLINE;
}
