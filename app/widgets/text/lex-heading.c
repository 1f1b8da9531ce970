/* lex-heading.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a clause is called where it is only pointed to. It refuses to know who
 * points. Margin, reasons and the views of precedence call it.
 */

#include "widgets/text/lex-heading.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/lex-label-name.h"
#include "services/lex-passage.h"

/* Letters that stand for a heading where there is none. */
#define BEGINNING 60

/* The first words of a clause that has no heading, enough to know it again. */
static char *
dup_beginning (LexClause *clause, LexLanguage language)
{
  LexText *text = lex_clause_get_text (clause, language);
  const char *plain = text ? lex_text_get_plain (text) : "";
  const char *end = plain;

  if (*plain == '\0')
    return NULL;
  for (const char *space = plain;
       (space = strpbrk (space + 1, " \n")) && space - plain < BEGINNING;)
    end = space;
  if (strlen (plain) < BEGINNING)
    return g_strdup (plain);
  while (end > plain && strchr (",;:", end[-1]))
    end--;
  return g_strdup_printf ("%.*s…", (int) (end - plain), plain);
}

char *
lex_heading_lookup (LexLibrary *library, LexLabel *label, LexLanguage language)
{
  char *heading = lex_library_dup_heading (library, label, language, NULL);
  g_autoptr (LexPassage) passage = NULL;

  if (!heading)
    heading = lex_library_dup_heading (library, label, 1 - language, NULL);
  if (heading)
    return heading;

  passage = lex_library_quote (library, label, NULL);
  return passage ? dup_beginning (((LexPassageRow *) passage->rows->pdata[0])->clause, language)
                 : NULL;
}

char *
lex_heading_dup_name (LexLabel *label)
{
  const char *name = lex_label_get_number (label);

  if (*name && g_str_equal (lex_label_get_document (label), "screens"))
    /* Translators: the regulations for play with screens; %s is a number such as 3a(ii). */
    return g_strdup_printf (_ ("screens %s"), name);
  return g_strdup (name);
}

char *
lex_heading_dup_markup (LexLabel *label, const char *name, const char *heading,
                        const LexMarkupStyle *style)
{
  g_autofree char *words_of_name = lex_label_name_dup (label);
  const char *shown = *name ? name : heading ? heading : words_of_name;
  g_autofree char *link = lex_markup_from_plain (shown, style);
  g_autofree char *words = NULL;

  if (heading && shown != heading)
    words = lex_markup_from_plain (heading, style);
  return g_strdup_printf ("<a href=\"" LEX_MARKUP_SCHEME "%s\"><b>%s</b></a>%s%s",
                          lex_label_get_text (label), link, words ? "  " : "", words ? words : "");
}
