/* lex-cli-show-text.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `show` for a person: rows of a label and its words, what was
 * before them, what bears upon them. It refuses to know JSON. lex-cli-show.c calls it.
 */

#include <glib/gi18n-lib.h>

#include "cli/lex-cli-page.h"
#include "cli/lex-cli-show.h"

/* A longer label, as definitions have, stands above its text, which keeps room that way. */
#define WIDEST_LABEL 16
#define NARROW_GUTTER 4

/* A wording: heading in bold, text. */
static GString *
new_cell (const char *heading, LexText *text)
{
  g_autofree char *lines = lex_cli_text_to_lines (text);
  GString *cell = g_string_new (NULL);

  if (heading != NULL)
    g_string_append_printf (cell, LEX_CLI_BOLD "%s" LEX_CLI_PLAIN, heading);
  if (heading != NULL && *lines != '\0')
    g_string_append_c (cell, '\n');
  g_string_append (cell, lines);
  return cell;
}

static char *
dup_past_cell (const LexPassageRow *row, LexLanguage language)
{
  const LexWording *past = lex_clause_get_past (row->clause, language);

  return g_string_free (new_cell (past->heading, past->text), FALSE);
}

/* A clause in one language, and whose words they are if not ours. */
static char *
dup_cell (const LexPassageRow *row, LexLanguage language)
{
  const LexClauseParts *parts = lex_clause_get_parts (row->clause);
  g_autoptr (GString) cell = new_cell (lex_clause_get_heading (row->clause, language),
                                       lex_clause_get_text (row->clause, language));

  if (row->source[language] != NULL)
    g_string_append_printf (cell, " [%s]", row->source[language]);
  else if (parts->from != NULL && cell->len > 0)
    /* Translators: %s is a date; the clause had another wording before */
    g_string_append_printf (cell, _ (" [since %s]"), parts->from);
  return g_string_free (g_steal_pointer (&cell), FALSE);
}

/* The languages in the order a reader of this locale expects, as codes to ask for. */
static guint
order_languages (LexCli *self, LexLanguage *languages)
{
  LexLanguage other = self->language == LEX_LANGUAGE_PL ? LEX_LANGUAGE_EN : LEX_LANGUAGE_PL;
  guint n_languages = 0;

  if (lex_cli_show_get_languages (self) & (1 << self->language))
    languages[n_languages++] = self->language;
  if (lex_cli_show_get_languages (self) & (1 << other))
    languages[n_languages++] = other;
  return n_languages;
}

/* Writes what @dup makes of a clause, today's wording or the one before. */
typedef char *(*DupCell) (const LexPassageRow *row, LexLanguage language);

static void
add_row (LexCli *self, LexCliPage *page, const LexPassageRow *row, guint gutter, DupCell dup)
{
  LexLanguage languages[LEX_N_LANGUAGES];
  guint n_languages = order_languages (self, languages);
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
  const char *label = lex_label_get_text (lex_clause_get_label (row->clause));

  for (guint i = 0; i < n_languages; i++)
    g_ptr_array_add (cells, dup (row, languages[i]));
  g_ptr_array_add (cells, NULL);

  if (lex_cli_width (label) > gutter)
    {
      lex_cli_page_add (page, label);
      label = "";
    }
  if (lex_cli_page_is_wide (page))
    lex_cli_page_add_row (page, label, gutter, (const char *const *) cells->pdata);
  else
    for (guint i = 0; i < n_languages; i++)
      {
        const char *cell[] = { cells->pdata[i], NULL };

        if (i == 0 || *cell[0] != '\0')
          lex_cli_page_add_row (page, i == 0 ? label : "", gutter, cell);
      }
  lex_cli_page_add_gap (page);
}

static void
add_list (LexCliPage *page, const char *title, GString *list)
{
  g_autofree char *line = g_strdup_printf (LEX_CLI_BOLD "%s" LEX_CLI_PLAIN " %s", title, list->str);

  if (list->len > 0)
    lex_cli_page_add (page, line);
}

static void
append_once (GString *list, GHashTable *seen, LexLabel *label)
{
  if (!g_hash_table_add (seen, label))
    return;
  if (list->len > 0)
    g_string_append (list, ", ");
  g_string_append (list, lex_label_get_text (label));
}

static void
add_pairs (LexCliPage *page, const char *title, GPtrArray *pairs, gboolean incoming)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new (lex_label_hash, lex_label_equal);

  for (guint i = 0; i < pairs->len; i++)
    {
      const LexReferencePair *pair = pairs->pdata[i];

      append_once (list, seen, incoming ? pair->from : pair->to);
    }
  add_list (page, title, list);
}

static void
add_about (LexCliPage *page, const char *title, LexPassage *passage, LexKind kind)
{
  g_autoptr (GPtrArray) labels = lex_cli_show_list_about (passage, kind);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < labels->len; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", lex_label_get_text (labels->pdata[i]));
  add_list (page, title, list);
}

static void
add_relation (LexCli *self, LexCliPage *page, LexRelation *relation)
{
  g_autofree char *line = g_strdup_printf (
      /* Translators: a clause, the clause over which it prevails, the reason, the source */
      _ ("%s prevails over %s: %s (%s)"), lex_label_get_text (lex_relation_get_specific (relation)),
      lex_label_get_text (lex_relation_get_general (relation)),
      lex_text_get_plain (lex_relation_get_why (relation, self->language)),
      lex_relation_get_source (relation));

  lex_cli_page_add (page, line);
}

/* A relation between two clauses of the passage stands in both lists, and is printed once. */
static void
add_relations (LexCli *self, LexCliPage *page, LexPassage *passage)
{
  for (guint i = 0; i < passage->yields_to->len; i++)
    add_relation (self, page, passage->yields_to->pdata[i]);
  for (guint i = 0; i < passage->prevails_over->len; i++)
    if (!lex_label_contains (passage->label,
                             lex_relation_get_general (passage->prevails_over->pdata[i])))
      add_relation (self, page, passage->prevails_over->pdata[i]);
}

/* Only what is history: it has no line among what is in force. */
static gboolean
is_only_past (const LexPassageRow *row)
{
  gboolean past = FALSE;

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      if (lex_clause_get_text (row->clause, language) != NULL
          || lex_clause_get_heading (row->clause, language) != NULL)
        return FALSE;
      past = past || lex_clause_has_past (row->clause, language);
    }
  return past;
}

/* History stands apart, after everything that is in force, under a line that says so. */
static void
add_past (LexCli *self, LexCliPage *page, LexPassage *passage, guint gutter)
{
  gboolean titled = FALSE;

  for (guint i = 0; i < passage->rows->len; i++)
    {
      const LexPassageRow *row = passage->rows->pdata[i];
      const char *until = lex_clause_get_parts (row->clause)->until;
      /* Translators: %s is a date; what follows is how clauses read until that day */
      g_autofree char *title = g_strdup_printf (_ ("=== Wording until %s, no longer in force ==="),
                                                until != NULL ? until : "?");

      if (!lex_clause_has_past (row->clause, LEX_LANGUAGE_EN)
          && !lex_clause_has_past (row->clause, LEX_LANGUAGE_PL))
        continue;
      if (!titled)
        {
          lex_cli_page_add (page, title);
          lex_cli_page_add_gap (page);
        }
      titled = TRUE;
      add_row (self, page, row, gutter, dup_past_cell);
    }
}

/* How wide the column of labels is. */
static guint
measure_gutter (LexPassage *passage)
{
  guint gutter = 0;

  for (guint i = 0; i < passage->rows->len; i++)
    {
      const LexPassageRow *row = passage->rows->pdata[i];

      gutter
          = MAX (gutter, lex_cli_width (lex_label_get_text (lex_clause_get_label (row->clause))));
    }
  return gutter <= WIDEST_LABEL ? gutter + 2 : NARROW_GUTTER;
}

void
lex_cli_show_print_text (LexCli *self, LexPassage *passage)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();
  const guint gutter = measure_gutter (passage);

  for (guint i = 0; i < passage->rows->len; i++)
    if (!is_only_past (passage->rows->pdata[i]))
      add_row (self, page, passage->rows->pdata[i], gutter, dup_cell);
  add_past (self, page, passage, gutter);

  add_relations (self, page, passage);
  lex_cli_page_add_gap (page);
  add_pairs (page, _ ("Cites:"), passage->cites, FALSE);
  add_pairs (page, _ ("Cited by:"), passage->cited_by, TRUE);
  add_about (page, _ ("Commentary:"), passage, LEX_KIND_COMMENTARY);
  add_about (page, _ ("Examples:"), passage, LEX_KIND_EXAMPLE);
  add_about (page, _ ("Regulations:"), passage, LEX_KIND_REGULATION);
  add_about (page, _ ("Guides:"), passage, LEX_KIND_GUIDE);
  lex_cli_page_print (page);
}
