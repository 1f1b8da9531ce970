/* lex-case-markdown.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cases as Markdown for people, each as a form. It refuses to be read back: JSON is for that. Front
 * ends call it.
 */

#include "services/lex-case-markdown.h"

#include <string.h>

#include "bridge/lex-call.h"
#include "bridge/pbn/lex-pbn.h"
#include "services/lex-case-names.h"
#include "services/lex-diagram.h"

/* What Markdown would take for a mark of its own, anywhere in a line. */
#define MARKS "\\`*_[]<>#|~"

/* @line_end: what a line's end becomes: in a table there is none */
static void
append_escaped (GString *text, const char *words, const char *line_end)
{
  for (const char *at = words; *at != '\0'; at++)
    if (*at == '\n')
      g_string_append (text, line_end);
    else if (strchr (MARKS, *at) != NULL)
      g_string_append_printf (text, "\\%c", *at);
    else if (*at != '\r')
      g_string_append_c (text, *at);
}

static void
append_table_row (GString *text, const char *const *cells, guint n_cells)
{
  g_string_append_c (text, '|');
  for (guint i = 0; i < n_cells; i++)
    {
      g_string_append_c (text, ' ');
      append_escaped (text, cells[i], "<br>");
      g_string_append (text, " |");
    }
  g_string_append_c (text, '\n');
}

static void
append_rows (GString *text, const LexCase *value, LexCaseKey key, LexLanguages languages)
{
  g_autoptr (GPtrArray) rows = lex_case_dup_rows (value, key);
  g_autoptr (GPtrArray) heads = g_ptr_array_new_with_free_func (g_free);
  const guint n = lex_case_field_get_n_terms (key);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (heads, lex_case_form_dup_column (key, i, languages));
  append_table_row (text, (const char *const *) heads->pdata, n);
  g_string_append_c (text, '|');
  for (guint i = 0; i < n; i++)
    g_string_append (text, " --- |");
  g_string_append_c (text, '\n');
  for (guint i = 0; i < rows->len; i++)
    append_table_row (text, rows->pdata[i], n);
  g_string_append_c (text, '\n');
}

static void
append_diagram (GString *text, char *diagram)
{
  g_autofree char *owned = g_strdelimit (diagram, "`", '\'');

  g_string_append_printf (text, "```\n%s%s```\n\n", owned,
                          g_str_has_suffix (owned, "\n") ? "" : "\n");
}

/* "4♠X"; of an end position perhaps what is trumps only, as it is written. */
static char *
dup_contract (const char *written, LexLanguage language)
{
  const gsize length = written != NULL ? strcspn (written, "X") : 0;
  g_autofree char *bid = g_strndup (written != NULL ? written : "", length);
  g_autofree char *shown
      = lex_call_is_valid (bid) ? lex_call_to_text (bid, language) : g_strdup (bid);

  return g_strconcat (shown, written != NULL ? written + length : "", NULL);
}

/* What stands beside a drawn board: who dealt, who is vulnerable, what was played. */
static void
append_facts (GString *text, const LexPbn *pbn, LexLanguage language)
{
  const gboolean polish = language == LEX_LANGUAGE_PL;
  g_autoptr (GStrvBuilder) facts = g_strv_builder_new ();
  g_autofree char *dealer = g_strdup_printf ("%s %s", polish ? "rozdawał" : "dealer",
                                             pbn->dealer != NULL ? pbn->dealer : "");
  g_autofree char *contract = dup_contract (pbn->contract, language);
  g_autofree char *played = g_strdup_printf ("%s%s %s", contract, polish ? ", gra" : " by",
                                             pbn->declarer != NULL ? pbn->declarer : "?");
  const char *vulnerable = lex_vulnerability_get_text (pbn->vulnerability, language);
  g_auto (GStrv) listed = NULL;
  g_autofree char *line = NULL;

  if (pbn->dealer != NULL)
    g_strv_builder_add (facts, dealer);
  if (vulnerable != NULL)
    g_strv_builder_add (facts, vulnerable);
  if (pbn->contract != NULL && pbn->auction == NULL)
    g_strv_builder_add (facts, played);
  listed = g_strv_builder_end (facts);
  line = g_strjoinv (", ", listed);
  if (*line != '\0')
    g_string_append_printf (text, "%s\n\n", line);
}

/* What cannot be read as a board is shown as it was typed.
 * Returns: whether it was drawn */
static gboolean
append_board (GString *text, const char *board, LexLanguage language)
{
  g_autoptr (LexPbn) pbn = lex_pbn_parse (board, NULL);

  if (pbn == NULL || (pbn->deal == NULL && pbn->auction == NULL && pbn->play == NULL))
    {
      append_escaped (text, board, "\n");
      g_string_append (text, "\n\n");
      return FALSE;
    }
  append_facts (text, pbn, language);
  if (pbn->deal != NULL)
    append_diagram (text, lex_diagram_dup_deal (pbn->deal, language));
  if (pbn->auction != NULL)
    append_diagram (text, lex_diagram_dup_auction (pbn->auction, language));
  if (pbn->play != NULL)
    append_diagram (text, lex_diagram_dup_play (pbn->play, language));
  return TRUE;
}

/* In each language below the other. */
static void
append_boards (GString *text, const char *board, LexLanguages languages)
{
  const LexLanguage first = lex_languages_get_first (languages);

  if (append_board (text, board, first) && lex_languages_are_both (languages))
    append_board (text, board, 1 - first);
}

static void
append_field (GString *text, const LexCase *value, LexCaseKey key, LexLanguages languages)
{
  const LexCaseShape shape = lex_case_field_get (key)->shape;
  g_autofree char *heading = lex_case_form_dup_heading (key, languages);
  g_autofree char *words = NULL;
  const gboolean block = shape == LEX_CASE_WORDS || shape == LEX_CASE_ROWS || shape == LEX_CASE_PBN;

  g_string_append_printf (text, "**%s**%s", heading, block ? "\n\n" : ": ");
  if (shape == LEX_CASE_ROWS)
    append_rows (text, value, key, languages);
  else if (shape == LEX_CASE_PBN)
    append_boards (text, value->values[key], languages);
  else
    {
      words = lex_case_form_dup_value (value, key, languages);
      append_escaped (text, words, "  \n");
      g_string_append (text, "\n\n");
    }
}

static void
append_case (GString *text, const LexCase *value, LexLanguages languages)
{
  g_autofree char *title = lex_case_form_dup_title (value, languages);
  LexCaseKey keys[LEX_CASE_N_FIELDS];

  g_string_append (text, "# ");
  append_escaped (text, title, " ");
  g_string_append (text, "\n\n");
  for (guint part = 0; part < LEX_CASE_N_PARTS; part++)
    {
      const guint n = lex_case_form_list (value, part, keys);
      g_autofree char *heading = lex_case_form_dup_part (part, languages);

      if (n > 0)
        g_string_append_printf (text, "## %s\n\n", heading);
      for (guint i = 0; i < n; i++)
        append_field (text, value, keys[i], languages);
    }
}

char *
lex_case_markdown_dup (GPtrArray *cases, const LexCaseStyle *style)
{
  const LexLanguage first = lex_languages_get_first (style->languages);
  g_autofree char *caution = lex_case_form_dup_caution (style);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < cases->len; i++)
    {
      g_autoptr (LexCase) nameless
          = style->no_names ? lex_case_names_leave_out (cases->pdata[i], first) : NULL;

      append_case (text, nameless != NULL ? nameless : cases->pdata[i], style->languages);
    }
  if (caution != NULL)
    g_string_append_printf (text, "*%s*\n", caution);
  return g_string_free (text, FALSE);
}
