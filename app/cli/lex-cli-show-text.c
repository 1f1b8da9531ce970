/* lex-cli-show-text.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `show` for a person: rows of a label and its words, what was
 * before them. It refuses to know JSON and what else bears upon them. lex-cli-show.c calls it.
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/lex-cli-page.h"
#include "cli/lex-cli-show.h"
#include "model/lex-label-name.h"
#include "services/lex-entries.h"
#include "services/lex-naming.h"
#include "services/lex-parents.h"

/* A longer label, as definitions have, stands above its text, which keeps room that way. */
#define WIDEST_LABEL 16
#define NARROW_GUTTER 4

/* How the rows of a passage are printed. */
typedef struct
{
  LexCli *run;
  LexCliPage *page;
  LexLanguage languages[LEX_N_LANGUAGES];
  guint n_languages;
  guint gutter;
  guint room;        /* for tables */
  const char *since; /* nullable: since when the whole of it reads so */
  gboolean entries;  /* an index: sub-entries have no label that anybody would type */
  gboolean brief;    /* a line of a clause */
} Layout;

/* A wording: heading in bold, text. In an index both are one line. */
static GString *
new_cell (const Layout *self, LexLanguage language, const char *heading, LexText *text)
{
  g_autofree char *lines = lex_cli_text_to_lines (text, language, self->room);
  GString *cell = g_string_new (NULL);

  if (heading != NULL)
    g_string_append_printf (cell, LEX_CLI_BOLD "%s" LEX_CLI_PLAIN, heading);
  if (heading != NULL && *lines != '\0')
    g_string_append (cell, self->entries ? "  " : "\n");
  g_string_append (cell, lines);
  return cell;
}

static char *
dup_past_cell (const Layout *self, const LexPassageRow *row, LexLanguage language)
{
  const LexWording *past = lex_clause_get_past (row->clause, language);

  return g_string_free (new_cell (self, language, past->heading, past->text), FALSE);
}

/* Behind the heading, or else behind the text but not its notes. */
static void
insert_remark (GString *cell, const char *remark, gboolean has_heading)
{
  const char *end = strstr (cell->str, has_heading ? "\n" : "\n* ");

  g_string_insert (cell, end != NULL ? end - cell->str : -1, remark);
}

/* An example is no use without it. */
static void
append_ruling (const Layout *self, GString *cell, LexClause *clause, LexLanguage language)
{
  LexText *ruling = lex_clause_get_ruling (clause, language);
  g_autofree char *lines
      = ruling != NULL ? lex_cli_text_to_lines (ruling, language, self->room) : NULL;

  if (lines != NULL)
    g_string_append_printf (cell, "\n\n" LEX_CLI_BOLD "%s" LEX_CLI_PLAIN "\n%s",
                            lex_clause_get_authority (clause) == LEX_AUTHORITY_OURS
                                ? _ ("Ruling (our own conclusion):")
                                : _ ("Ruling:"),
                            lines);
}

/* A clause in one language, and whose words they are if not ours. */
static char *
dup_cell (const Layout *self, const LexPassageRow *row, LexLanguage language)
{
  const LexClauseParts *parts = lex_clause_get_parts (row->clause);
  const char *heading = lex_clause_get_heading (row->clause, language);
  g_autoptr (GString) cell
      = new_cell (self, language, heading, lex_clause_get_text (row->clause, language));
  /* Translators: %s is a date; the clause had another wording before */
  g_autofree char *since = g_strdup_printf (_ (" [since %s]"), parts->from);

  if (row->source[language] != NULL)
    {
      g_autofree char *title
          = lex_naming_dup_title (self->run->library, row->source[language], language);

      g_string_append_printf (cell, " [%s]", title);
    }
  else if (parts->from != NULL && self->since == NULL && cell->len > 0)
    insert_remark (cell, since, heading != NULL);
  append_ruling (self, cell, row->clause, language);
  return g_string_free (g_steal_pointer (&cell), FALSE);
}

/* One line of a clause, by which to tell whether it is the one: its heading, or how it begins. */
static char *
dup_line (const Layout *self, const LexPassageRow *row, LexLanguage language)
{
  const char *heading = lex_clause_get_heading (row->clause, language);
  LexText *text = lex_clause_get_text (row->clause, language);
  g_autofree char *plain = g_strdup (text != NULL ? lex_text_get_plain (text) : "");

  if (heading != NULL)
    return g_strconcat (LEX_CLI_BOLD, heading, LEX_CLI_PLAIN, NULL);
  return lex_cli_shorten (g_strdelimit (plain, "\n", ' '), self->room);
}

/* Writes what @dup makes of a clause, today's wording or the one before. */
typedef char *(*DupCell) (const Layout *self, const LexPassageRow *row, LexLanguage language);

/* One below the other, apart unless they are a line each. */
static void
add_stacked (const Layout *self, const char *label, GPtrArray *cells)
{
  for (guint i = 0, n_added = 0; i < cells->len; i++)
    {
      const char *cell[] = { cells->pdata[i], NULL };

      if (*cell[0] == '\0')
        continue;
      if (n_added > 0 && (strchr (cell[0], '\n') != NULL || lex_cli_width (cell[0]) > self->room))
        lex_cli_page_add_gap (self->page);
      lex_cli_page_add_row (self->page, n_added++ == 0 ? label : "", self->gutter, cell);
    }
}

static GPtrArray *
list_cells (const Layout *self, const LexPassageRow *row, DupCell dup)
{
  GPtrArray *cells = g_ptr_array_new_with_free_func (g_free);
  gboolean words = FALSE;

  for (guint i = 0; i < self->n_languages; i++)
    {
      char *cell = dup (self, row, self->languages[i]);

      g_ptr_array_add (cells, cell);
      words = words || *cell != '\0';
    }
  if (!words)
    g_ptr_array_set_size (cells, 0);
  return cells;
}

/* What is typed for a clause, unless its heading tells it. */
static const char *
get_number (const Layout *self, LexClause *clause)
{
  const char *number = lex_label_get_number (lex_clause_get_label (clause));

  for (guint i = 0; i < self->n_languages; i++)
    if (lex_naming_tells_number (lex_clause_get_heading (clause, self->languages[i]), number))
      return "";
  return number;
}

/* A clause that only numbers its parts, or has no words in the language asked for, has no row. */
static void
add_row (const Layout *self, const LexPassageRow *row, DupCell dup)
{
  g_autoptr (GPtrArray) cells = list_cells (self, row, dup);
  LexLabel *own = lex_clause_get_label (row->clause);
  const char *label = get_number (self, row->clause);

  if (cells->len == 0)
    return;
  if (self->entries && lex_label_get_depth (own) > 0)
    label = "";
  if (lex_cli_width (label) > self->gutter)
    {
      lex_cli_page_add (self->page, label);
      label = "";
    }
  if (lex_cli_page_is_wide (self->page))
    {
      g_ptr_array_add (cells, NULL);
      lex_cli_page_add_row (self->page, label, self->gutter, (const char *const *) cells->pdata);
    }
  else
    add_stacked (self, label, cells);
  if (dup != dup_line)
    lex_cli_page_add_gap (self->page);
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
add_past (const Layout *self, LexPassage *passage)
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
          lex_cli_page_add (self->page, title);
          lex_cli_page_add_gap (self->page);
        }
      titled = TRUE;
      add_row (self, row, dup_past_cell);
    }
}

/* How wide the column of labels is, of all or of those that stand first. */
static guint
measure_gutter (LexPassage *passage, gboolean only_first)
{
  guint gutter = 0;

  for (guint i = 0; i < passage->rows->len; i++)
    {
      const LexPassageRow *row = passage->rows->pdata[i];
      LexLabel *label = lex_clause_get_label (row->clause);

      if (!only_first || lex_label_get_depth (label) == 0)
        gutter = MAX (gutter, lex_cli_width (lex_label_get_number (label)));
    }
  if (gutter == 0)
    return 0;
  return gutter <= WIDEST_LABEL ? gutter + 2 : NARROW_GUTTER;
}

/* Since when all words of a passage are in force, if that is one day: it is said once. */
static const char *
find_since (LexPassage *passage)
{
  const LexPassageRow *first = passage->rows->pdata[0];
  const char *since = lex_clause_get_parts (first->clause)->from;

  for (guint i = 0; i < passage->rows->len; i++)
    {
      const LexPassageRow *row = passage->rows->pdata[i];

      if (!is_only_past (row) && g_strcmp0 (lex_clause_get_parts (row->clause)->from, since) != 0)
        return NULL;
    }
  return since;
}

/* Who asks for one language is shown the other where there is nothing else. */
static void
choose_languages (Layout *self, LexCli *run, LexPassage *passage)
{
  const LexLanguages otherwise = self->brief ? 1u << run->language : LEX_LANGUAGES_BOTH;

  self->n_languages = lex_cli_list_languages (run, otherwise, self->languages);
  for (guint i = 0; i < passage->rows->len; i++)
    {
      const LexPassageRow *row = passage->rows->pdata[i];

      if (lex_clause_get_heading (row->clause, self->languages[0]) != NULL
          || lex_clause_get_text (row->clause, self->languages[0]) != NULL
          || lex_clause_has_past (row->clause, self->languages[0]))
        return;
    }
  self->languages[0] = 1 - self->languages[0];
  self->n_languages = 1;
}

/* Which document it is, unless it is the Laws; and what the clause stands below. */
static gboolean
add_place (const Layout *self, LexPassage *passage, GError **error)
{
  const char *document = lex_document_get_name (passage->document);

  if (!g_str_equal (document, "laws"))
    {
      g_autofree char *title
          = lex_naming_dup_title (self->run->library, document, self->languages[0]);
      g_autofree char *line = g_strconcat (LEX_CLI_BOLD, title, LEX_CLI_PLAIN, NULL);

      lex_cli_page_add (self->page, line);
    }
  for (guint i = 0; i < self->n_languages && passage->label != NULL; i++)
    {
      g_autoptr (GPtrArray) parents
          = lex_parents_list (self->run->library, passage->label, self->languages[i], error);
      g_autofree char *line = parents != NULL ? lex_parent_dup_line (parents, TRUE) : NULL;

      if (line == NULL)
        return FALSE;
      if (*line != '\0')
        lex_cli_page_add (self->page, line);
    }
  lex_cli_page_add_gap (self->page);
  return TRUE;
}

/* Below the clause itself a line each, of a document what stands first: its contents. */
static void
add_brief_rows (const Layout *self, LexPassage *passage)
{
  for (guint i = 0; i < passage->rows->len; i++)
    {
      const LexPassageRow *row = passage->rows->pdata[i];

      if (i == 0 && passage->label != NULL)
        add_row (self, row, dup_cell);
      else if (passage->label != NULL
               || lex_label_get_depth (lex_clause_get_label (row->clause)) == 0)
        add_row (self, row, dup_line);
    }
}

static void
add_rows (Layout *self, LexPassage *passage)
{
  for (guint i = 0; i < passage->rows->len; i++)
    {
      add_row (self, passage->rows->pdata[i], dup_cell);
      if (i == 0)
        self->since = find_since (passage);
    }
  self->since = NULL;
  add_past (self, passage);
}

/* The deal and the auction are drawn by the command for them. */
static void
add_figures_hint (LexCliPage *page, LexPassage *passage)
{
  const LexPassageRow *row = passage->rows->pdata[0];
  LexLabel *label = lex_clause_get_label (row->clause);
  const gboolean ours = lex_document_get_kind (passage->document) == LEX_KIND_EXAMPLE
                        && !lex_document_get_imported (passage->document);
  const char *number = ours ? lex_label_get_part (label) : lex_label_get_text (label);
  g_autofree char *line
      = g_strdup_printf (_ ("With its diagrams: “lexbridge-cli example %s”"), number);

  if (passage->label == NULL || lex_clause_get_pbn (row->clause) == NULL)
    return;
  lex_cli_page_add (page, line);
  lex_cli_page_add_gap (page);
}

static gboolean
add_passage (LexCli *self, LexCliPage *page, LexPassage *passage, GError **error)
{
  Layout layout = { .run = self, .page = page, .brief = self->options.brief };
  const gboolean alphabetical = lex_entries_is_alphabetical (passage->document);

  layout.gutter = measure_gutter (passage, layout.brief && passage->label == NULL);
  choose_languages (&layout, self, passage);
  layout.room = lex_cli_page_get_room (page, layout.gutter,
                                       lex_cli_page_is_wide (page) ? layout.n_languages : 1);
  layout.entries = lex_document_get_kind (passage->document) == LEX_KIND_INDEX;
  if (alphabetical)
    lex_entries_sort_passage (passage, layout.languages[0]);

  lex_cli_page_add_gap (page);
  if (!add_place (&layout, passage, error))
    return FALSE;
  if (layout.brief)
    add_brief_rows (&layout, passage);
  else
    add_rows (&layout, passage);
  if (layout.brief || passage->label == NULL)
    return TRUE;
  add_figures_hint (page, passage);
  if (self->options.all)
    return lex_cli_show_add_links (self, page, passage, error);
  lex_cli_show_add_summary (self, page, passage);
  return TRUE;
}

gboolean
lex_cli_show_print_text (LexCli *self, GPtrArray *passages, GError **error)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();

  for (guint i = 0; i < passages->len; i++)
    if (!add_passage (self, page, passages->pdata[i], error))
      return FALSE;
  lex_cli_page_print (page);
  return TRUE;
}
