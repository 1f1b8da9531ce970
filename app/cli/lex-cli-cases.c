/* lex-cli-cases.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `cases`: records of rulings listed, shown, exported, imported, counted. It refuses to
 * know how they are kept and written. lex-cli-commands.c lists it.
 */

#include "cli/lex-cli-cases.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-journal.h"
#include "cli/lex-cli-json.h"
#include "services/lex-case-files.h"
#include "services/lex-case-markdown.h"
#include "services/lex-case-names.h"
#include "services/lex-case-query.h"
#include "services/lex-cases.h"
#include "services/lex-example-export.h"

char *
lex_cli_cases_dup_query (LexCli *self)
{
  GString *text = g_string_new (NULL);

  for (char **at = self->arguments; *at != NULL; at++)
    {
      /* What begins with a minus and a digit has a blank before it, which the options need. */
      const char *word = **at == ' ' ? *at + 1 : *at;
      const char *colon = strchr (word, ':');
      const gboolean quoted = strchr (word, ' ') != NULL && strchr (word, '"') == NULL;

      if (quoted && colon != NULL)
        g_string_append_printf (text, "%.*s:\"%s\" ", (int) (colon - word), word, colon + 1);
      else
        g_string_append_printf (text, quoted ? "\"%s\" " : "%s ", word);
    }
  return g_string_free (text, FALSE);
}

LexCaseStyle
lex_cli_cases_get_style (LexCli *self)
{
  return (LexCaseStyle){ lex_cli_get_languages (self, 1 << self->language),
                         self->options.no_names };
}

static LexCliStatus
complain_of_none (void)
{
  return lex_cli_complain (LEX_CLI_NOTHING, _ ("cases: there are none"));
}

/* The case that is named by its number. */
static LexCase *
find (LexCli *self, LexJournal *journal, LexCliStatus *status)
{
  g_autoptr (GError) error = NULL;
  LexCase *found = NULL;
  gint64 number;

  if (!g_ascii_string_to_signed (self->options.show, 10, 1, G_MAXINT64, &number, NULL))
    *status = lex_cli_complain (LEX_CLI_USAGE, _ ("cases: --show is the number of a case; "
                                                  "“lexbridge-cli cases” lists them"));
  else
    found = lex_cases_find_number (journal, number, &error);
  if (error != NULL)
    *status = lex_cli_fail (self, g_steal_pointer (&error));
  return found;
}

GPtrArray *
lex_cli_cases_read (LexCli *self, LexCliStatus *status)
{
  g_autoptr (LexJournal) journal = lex_cli_journal_new (self);
  g_autofree char *text = lex_cli_cases_dup_query (self);
  g_autoptr (LexCaseQuery) query = lex_case_query_new (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) cases = NULL;
  LexCase *found;

  if (self->options.show != NULL)
    {
      found = find (self, journal, status);
      cases = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_case_free);
      if (found == NULL)
        return NULL;
      g_ptr_array_add (cases, found);
      return g_steal_pointer (&cases);
    }
  cases = lex_cases_read (journal, &query->filter, &error);
  if (cases == NULL)
    *status = lex_cli_fail (self, g_steal_pointer (&error));
  else if (cases->len == 0)
    *status = complain_of_none ();
  return cases != NULL && cases->len > 0 ? g_steal_pointer (&cases) : NULL;
}

LexCliStatus
lex_cli_cases_save (LexCli *self, GBytes *bytes, guint n)
{
  g_autoptr (GError) error = NULL;
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  if (g_str_equal (self->options.export_file, "-"))
    return fwrite (data, 1, size, stdout) == size ? LEX_CLI_DONE : LEX_CLI_STORAGE;
  if (!lex_example_export_save (bytes, self->options.export_file, &error))
    return lex_cli_fail (self, g_steal_pointer (&error));
  if (self->options.json)
    {
      g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

      lex_cli_json_set_string (builder, "output", self->options.export_file);
      lex_cli_json_set_int (builder, "cases", n);
      lex_cli_json_print (builder);
    }
  return LEX_CLI_DONE;
}

/* What needs paper is done by the program that has it. */
static LexCliStatus export(LexCli *self)
{
  const LexCaseFormat format = lex_case_files_get_format (self->options.export_file);
  const LexCaseStyle style = lex_cli_cases_get_style (self);
  LexCliStatus status = LEX_CLI_DONE;
  g_autoptr (GPtrArray) cases = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (format == LEX_CASE_PDF)
    return self->program->workers != NULL ? self->program->workers[LEX_CLI_WORK_CASES](self)
                                          : lex_cli_hand_over (self);
  cases = lex_cli_cases_read (self, &status);
  if (cases == NULL)
    return status;
  bytes = lex_case_files_dup (cases, format, &style);
  return lex_cli_cases_save (self, bytes, cases->len);
}

/* Showing one */

static void
print_case_json (const LexCase *value)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();
  g_autofree char *fields = lex_case_dup_json (value);

  lex_cli_json_set_int (builder, "number", value->number);
  lex_cli_json_set_string (builder, "id", value->id);
  lex_cli_json_set_string (builder, "created", value->created);
  lex_cli_json_set_string (builder, "changed", value->changed);
  json_builder_set_member_name (builder, "fields");
  json_builder_add_value (builder, json_from_string (fields, NULL));
  lex_cli_json_print (builder);
}

static LexCliStatus
show (LexCli *self)
{
  const LexCaseStyle style = lex_cli_cases_get_style (self);
  LexCliStatus status = LEX_CLI_DONE;
  g_autoptr (GPtrArray) cases = lex_cli_cases_read (self, &status);
  g_autoptr (LexCase) nameless = NULL;
  g_autofree char *text = NULL;

  if (cases == NULL)
    return status;
  if (self->options.json)
    {
      if (style.no_names)
        nameless = lex_case_names_leave_out (cases->pdata[0], self->language);
      print_case_json (nameless != NULL ? nameless : cases->pdata[0]);
      return LEX_CLI_DONE;
    }
  text = lex_case_markdown_dup (cases, &style);
  fputs (text, stdout);
  return LEX_CLI_DONE;
}

/* Listing */

static void
add_labels (JsonBuilder *builder, const char *clauses)
{
  g_auto (GStrv) labels = g_strsplit (clauses != NULL ? clauses : "", " ", 0);

  lex_cli_json_begin_list (builder, "clauses");
  for (guint i = 0; labels[i] != NULL; i++)
    if (*labels[i] != '\0')
      lex_cli_json_add_string (builder, labels[i]);
  json_builder_end_array (builder);
}

static void
print_list_json (GPtrArray *cases)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_begin_list (builder, "cases");
  for (guint i = 0; i < cases->len; i++)
    {
      const LexCaseSummary *summary = cases->pdata[i];

      json_builder_begin_object (builder);
      lex_cli_json_set_int (builder, "number", summary->number);
      lex_cli_json_set_string (builder, "id", summary->id);
      for (guint j = 0; j < LEX_CASE_CLAUSES; j++)
        lex_cli_json_set_string (builder, lex_case_field_get (j)->name, summary->values[j]);
      add_labels (builder, summary->values[LEX_CASE_CLAUSES]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  lex_cli_json_print (builder);
}

static void
add_counts (JsonBuilder *builder, const char *name, GPtrArray *counts)
{
  lex_cli_json_begin_list (builder, name);
  for (guint i = 0; i < counts->len; i++)
    {
      const LexCaseCount *row = counts->pdata[i];

      json_builder_begin_object (builder);
      lex_cli_json_set_string (builder, "of", row->name);
      lex_cli_json_set_int (builder, "calls", row->n);
      lex_cli_json_set_int (builder, "timed", row->n_timed);
      lex_cli_json_set_int (builder, "seconds", row->seconds);
      lex_cli_json_set_int (builder, "longest", row->longest);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static LexCliStatus
count (LexCli *self, GPtrArray *cases)
{
  g_autoptr (LexCaseStats) stats = lex_case_stats_new (cases);

  if (self->options.export_file != NULL)
    {
      char *csv = lex_case_stats_dup_csv (stats);
      g_autoptr (GBytes) bytes = g_bytes_new_take (csv, strlen (csv));

      return lex_cli_cases_save (self, bytes, cases->len);
    }
  if (self->options.json)
    {
      g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

      lex_cli_json_set_int (builder, "calls", stats->n);
      lex_cli_json_set_int (builder, "timed", stats->n_timed);
      lex_cli_json_set_int (builder, "middle", stats->middle);
      lex_cli_json_set_int (builder, "longest", stats->longest);
      add_counts (builder, "laws", stats->laws);
      add_counts (builder, "tables", stats->tables);
      lex_cli_json_print (builder);
    }
  else
    lex_cli_cases_print_stats (stats);
  return LEX_CLI_DONE;
}

/* An event may be called after one who plays in it; who does, only the cases themselves say, and
 * what is listed then is theirs. Returns: (transfer full): the cases, which @summaries borrow from
 */
static GPtrArray *
leave_out_names (LexJournal *journal, GPtrArray *summaries, LexLanguage language)
{
  GPtrArray *nameless = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_case_free);

  for (guint i = 0; i < summaries->len; i++)
    {
      LexCaseSummary *summary = summaries->pdata[i];
      g_autoptr (LexCase) value = lex_cases_find (journal, summary->id, NULL);
      LexCase *clean = value != NULL ? lex_case_names_leave_out (value, language) : NULL;

      if (clean == NULL)
        continue;
      g_ptr_array_add (nameless, clean);
      for (guint j = 0; j < LEX_CASE_N_HEADS; j++)
        summary->values[j] = clean->values[j];
    }
  return nameless;
}

static LexCliStatus
list (LexCli *self)
{
  g_autoptr (LexJournal) journal = lex_cli_journal_new (self);
  g_autofree char *text = lex_cli_cases_dup_query (self);
  g_autoptr (LexCaseQuery) query = lex_case_query_new (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) nameless = NULL;
  g_autoptr (GPtrArray) cases = lex_cases_list (journal, &query->filter, &error);

  if (cases == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));
  if (cases->len == 0)
    return complain_of_none ();
  if (self->options.no_names)
    nameless = leave_out_names (journal, cases, self->language);
  if (self->options.statistics)
    return count (self, cases);
  if (self->options.json)
    print_list_json (cases);
  else
    lex_cli_cases_print_list (cases, self);
  return LEX_CLI_DONE;
}

/* One thing at a time; what is exported may be what is shown or counted. */
static gboolean
check (LexCli *self)
{
  const LexCliOptions *options = &self->options;
  const guint n_wishes = options->list + options->statistics + (options->show != NULL)
                         + (options->import_file != NULL);

  if (n_wishes <= 1 && (options->import_file == NULL || options->export_file == NULL)
      && (!options->list || options->export_file == NULL))
    return TRUE;
  lex_cli_complain (LEX_CLI_USAGE, _ ("cases: --list, --show, --statistics and --import are one at "
                                      "a time; --export goes with a query, --show or "
                                      "--statistics"));
  return FALSE;
}

LexCliStatus
lex_cli_cases (LexCli *self)
{
  const LexCliOptions *options = &self->options;

  if (!check (self))
    return LEX_CLI_USAGE;
  if (options->import_file != NULL)
    {
      g_autoptr (LexJournal) journal = lex_cli_journal_new (self);

      return lex_cli_journal_import (self, journal);
    }
  if (options->export_file != NULL && !options->statistics)
    return export(self);
  return options->show != NULL ? show (self) : list (self);
}
