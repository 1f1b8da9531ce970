/* lex-cli-search-text.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `search` for a person: each hit under what it stands below, with enough of its words
 * to tell whether it is the answer. It refuses to know JSON. lex-cli-search.c calls it.
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/lex-cli-page.h"
#include "cli/lex-cli-search.h"
#include "services/lex-naming.h"
#include "services/lex-passage.h"

#define INDENT 4

static void
add_indented (LexCliPage *page, const char *text)
{
  const char *cell[] = { text, NULL };

  lex_cli_page_add_row (page, "", INDENT, cell);
}

/* Why a clause is here that has not all of the words. */
static void
add_reason (LexCliPage *page, const char *via)
{
  g_autofree char *line = via != NULL ? g_strdup_printf (_ ("(found under “%s”)"), via) : NULL;

  if (line != NULL)
    add_indented (page, line);
}

/* Of a clause whose heading tells its number, the document is enough. */
static char *
dup_name (LexCli *self, LexHit *hit, const char *heading)
{
  LexLabel *label = lex_hit_get_label (hit);
  const LexLanguage language = lex_hit_get_language (hit);

  if (lex_naming_tells_number (heading, lex_label_get_number (label)))
    return lex_naming_dup_title (self->library, lex_label_get_document (label), language);
  return lex_naming_dup_name (self->library, label, language);
}

/* What the clause stands below, then its name and its own heading. */
static void
add_title (LexCli *self, LexCliPage *page, LexHit *hit, const LexGlimpse *glimpse)
{
  g_autofree char *above = lex_parent_dup_line (glimpse->parents, TRUE);
  g_autofree char *name = dup_name (self, hit, glimpse->heading);
  const gboolean named = glimpse->heading == NULL || strstr (name, glimpse->heading) != NULL
                         || lex_parent_list_has_text (glimpse->parents, glimpse->heading);
  g_autofree char *title = g_strconcat (LEX_CLI_BOLD, name, LEX_CLI_PLAIN, named ? "" : "  ",
                                        named ? "" : glimpse->heading, NULL);

  if (*above != '\0')
    lex_cli_page_add (page, above);
  lex_cli_page_add (page, title);
}

/* Of a clause that is only a heading, the snippet says the same again. */
static void
add_snippet (LexCliPage *page, const LexGlimpse *glimpse)
{
  g_auto (GStrv) pieces = g_strsplit_set (glimpse->snippet, LEX_CLI_BOLD LEX_CLI_PLAIN, -1);
  g_autofree char *words = g_strjoinv ("", pieces);

  if (*words != '\0' && g_strcmp0 (words, glimpse->heading) != 0)
    add_indented (page, glimpse->snippet);
}

GPtrArray *
lex_cli_search_list_clauses (LexCli *self, LexHit *hit, GError **error)
{
  LexLabel *label = lex_hit_get_label (hit);
  g_autoptr (GPtrArray) clauses = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (LexPassage) passage = lex_library_quote (self->library, label, error);
  g_autoptr (LexLabel) above = self->options.context ? lex_label_dup_parent (label) : NULL;

  for (guint i = 0; passage != NULL && i < (self->options.context ? passage->rows->len : 1); i++)
    g_ptr_array_add (clauses, g_object_ref (((LexPassageRow *) passage->rows->pdata[i])->clause));
  while (passage != NULL && above != NULL)
    {
      g_autoptr (LexPassage) outer = lex_library_quote (self->library, above, NULL);
      LexLabel *next = lex_label_dup_parent (above);

      /* An import may have a clause without those above it. */
      if (outer != NULL
          && lex_label_equal (
              above, lex_clause_get_label (((LexPassageRow *) outer->rows->pdata[0])->clause)))
        g_ptr_array_insert (clauses, 0,
                            g_object_ref (((LexPassageRow *) outer->rows->pdata[0])->clause));
      lex_label_unref (above);
      above = next;
    }
  return passage != NULL ? g_steal_pointer (&clauses) : NULL;
}

/* The words of a clause in the language of the hit, or else in the other. */
static char *
dup_words (LexCliPage *page, LexClause *clause, LexLanguage language)
{
  const guint room = lex_cli_page_get_room (page, INDENT, 1);
  LexText *text = lex_clause_get_text (clause, language);
  LexText *ruling = lex_clause_get_ruling (clause, language);
  g_autofree char *words = lex_cli_text_to_lines (text, language, room);
  g_autofree char *ruled = lex_cli_text_to_lines (ruling, language, room);

  return g_strjoin (*words != '\0' && *ruled != '\0' ? "\n\n" : "", words, ruled, NULL);
}

static gboolean
add_full (LexCli *self, LexCliPage *page, LexHit *hit, GError **error)
{
  const LexLanguage language = lex_hit_get_language (hit);
  g_autoptr (GPtrArray) clauses = lex_cli_search_list_clauses (self, hit, error);

  for (guint i = 0; clauses != NULL && i < clauses->len; i++)
    {
      LexClause *clause = clauses->pdata[i];
      LexLabel *label = lex_clause_get_label (clause);
      const char *heading = lex_clause_get_heading (clause, language);
      g_autofree char *words = dup_words (page, clause, language);
      g_autofree char *title
          = g_strconcat (LEX_CLI_BOLD, lex_label_get_number (label), LEX_CLI_PLAIN, "  ",
                         heading != NULL ? heading : "", NULL);

      if (self->options.context && (heading != NULL || *words != '\0'))
        add_indented (page, g_strchomp (title));
      if (*words != '\0')
        add_indented (page, words);
    }
  return clauses != NULL;
}

static gboolean
add_hit (LexCli *self, LexCliPage *page, LexHit *hit, const LexGlimpse *glimpse, GError **error)
{
  add_title (self, page, hit, glimpse);
  if (!self->options.full && !self->options.context)
    add_snippet (page, glimpse);
  else if (!add_full (self, page, hit, error))
    return FALSE;
  add_reason (page, glimpse->via);
  lex_cli_page_add_gap (page);
  return TRUE;
}

gboolean
lex_cli_search_print_text (LexCli *self, const char *figure, LexAnswer *answer, GPtrArray *glimpses,
                           GError **error)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();

  if (figure != NULL)
    {
      lex_cli_page_add (page, figure);
      lex_cli_page_add_gap (page);
    }
  if (answer->suggestion != NULL && answer->hits->len > 0)
    {
      g_autofree char *line
          = g_strdup_printf (_ ("Searched for “%s” instead."), answer->suggestion);

      lex_cli_page_add (page, line);
      lex_cli_page_add_gap (page);
    }
  for (guint i = 0; i < answer->hits->len; i++)
    if (!add_hit (self, page, answer->hits->pdata[i], glimpses->pdata[i], error))
      return FALSE;
  lex_cli_page_print (page);
  return TRUE;
}
