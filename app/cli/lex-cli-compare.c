/* lex-cli-compare.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `compare`: a clause in two editions, differences marked word by word. It refuses to
 * find them: the library does. lex-cli-commands.c lists it.
 */

#include <glib/gi18n-lib.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"
#include "cli/lex-cli-page.h"
#include "services/lex-comparison.h"

static void
add_edition (JsonBuilder *builder, const LexEdition *edition)
{
  json_builder_begin_object (builder);
  lex_cli_json_set_string (builder, "document", edition->document);
  lex_cli_json_set_string (builder, "edition", edition->edition);
  lex_cli_json_set_string (builder, "publisher", edition->publisher);
  lex_cli_json_set_both (builder, "title", (const char *const *) edition->titles);
  json_builder_end_object (builder);
}

static char *
dup_words (const LexComparisonRow *row, const LexDifference *difference)
{
  const char *text = row->texts[difference->kind == LEX_DIFFERENCE_ADDED ? 1 : 0];

  return g_strndup (text + difference->start, difference->end - difference->start);
}

static void
add_differences (JsonBuilder *builder, const LexComparisonRow *row)
{
  static const char *const kinds[] = { "same", "removed", "added" };

  lex_cli_json_begin_list (builder, "differences");
  for (guint i = 0; row->differences != NULL && i < row->differences->len; i++)
    {
      const LexDifference *difference = &g_array_index (row->differences, LexDifference, i);
      g_autofree char *words = dup_words (row, difference);

      json_builder_begin_object (builder);
      lex_cli_json_set_string (builder, "kind", kinds[difference->kind]);
      lex_cli_json_set_string (builder, "text", words);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_rows (JsonBuilder *builder, const LexComparison *comparison)
{
  for (guint i = 0; i < comparison->rows->len; i++)
    {
      const LexComparisonRow *row = g_ptr_array_index (comparison->rows, i);

      json_builder_begin_object (builder);
      lex_cli_json_set_label (builder, "label", row->label);
      lex_cli_json_set_string (builder, "language", lex_language_get_code (comparison->language));
      lex_cli_json_begin_list (builder, "texts");
      for (guint j = 0; j < 2; j++)
        lex_cli_json_add_string (builder, row->texts[j]);
      json_builder_end_array (builder);
      lex_cli_json_set_boolean (builder, "same", lex_comparison_row_is_same (row));
      add_differences (builder, row);
      json_builder_end_object (builder);
    }
}

static void
print_json (GPtrArray *comparisons)
{
  const LexComparison *first = g_ptr_array_index (comparisons, 0);
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_set_label (builder, "label", first->label);
  lex_cli_json_begin_list (builder, "editions");
  for (guint i = 0; i < 2; i++)
    add_edition (builder, first->editions[i]);
  json_builder_end_array (builder);
  lex_cli_json_begin_list (builder, "clauses");
  for (guint i = 0; i < comparisons->len; i++)
    add_rows (builder, g_ptr_array_index (comparisons, i));
  json_builder_end_array (builder);
  lex_cli_json_print (builder);
}

static char *
dup_edition (const LexEdition *edition)
{
  g_autoptr (GString) text = g_string_new (edition->document);

  if (edition->edition != NULL)
    g_string_append_printf (text, ", %s", edition->edition);
  if (edition->publisher != NULL)
    g_string_append_printf (text, ", %s", edition->publisher);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Marks stand at words as in their text: no space before a comma. */
static gboolean
has_space_before (const LexComparisonRow *row, const LexDifference *difference)
{
  const char *text = row->texts[difference->kind == LEX_DIFFERENCE_ADDED ? 1 : 0];

  return difference->start > 0 && g_ascii_isspace (text[difference->start - 1]);
}

/* As wdiff marks: [-removed-] {+added+}. */
static char *
dup_marked (const LexComparisonRow *row)
{
  static const char *const marks[][2] = { { "", "" }, { "[-", "-]" }, { "{+", "+}" } };
  g_autoptr (GString) text = g_string_new (NULL);

  if (row->differences == NULL)
    g_string_append_printf (text, row->texts[0] != NULL ? "[-%s-]" : "{+%s+}",
                            row->texts[row->texts[0] != NULL ? 0 : 1]);
  for (guint i = 0; row->differences != NULL && i < row->differences->len; i++)
    {
      const LexDifference *difference = &g_array_index (row->differences, LexDifference, i);
      g_autofree char *words = dup_words (row, difference);

      g_string_append_printf (text, "%s%s%s%s",
                              i > 0 && has_space_before (row, difference) ? " " : "",
                              marks[difference->kind][0], words, marks[difference->kind][1]);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_comparison (LexCliPage *page, const LexComparison *comparison)
{
  guint gutter = 0;

  for (guint i = 0; i < comparison->rows->len; i++)
    gutter = MAX (gutter, lex_cli_width (lex_label_get_text (
                              ((LexComparisonRow *) comparison->rows->pdata[i])->label)));
  for (guint i = 0; i < comparison->rows->len; i++)
    {
      const LexComparisonRow *row = g_ptr_array_index (comparison->rows, i);
      g_autofree char *marked = dup_marked (row);
      const char *cells[] = { marked, NULL };

      lex_cli_page_add_gap (page);
      lex_cli_page_add_row (page, lex_label_get_text (row->label), gutter + 2, cells);
    }
}

static void
print_text (GPtrArray *comparisons)
{
  const LexComparison *first = g_ptr_array_index (comparisons, 0);
  g_autoptr (LexCliPage) page = lex_cli_page_new ();
  g_autofree char *before = dup_edition (first->editions[0]);
  g_autofree char *after = dup_edition (first->editions[1]);
  g_autofree char *head = g_strdup_printf ("[-%s-] {+%s+}", before, after);

  lex_cli_page_add (page, head);
  for (guint i = 0; i < comparisons->len; i++)
    add_comparison (page, g_ptr_array_index (comparisons, i));
  lex_cli_page_print (page);
}

/* Two names, parted by a comma. */
static GStrv
part_editions (LexCli *self, LexCliStatus *status)
{
  g_auto (GStrv) names
      = g_strsplit (self->options.edition != NULL ? self->options.edition : "", ",", -1);

  for (guint i = 0; names[i] != NULL; i++)
    g_strstrip (names[i]);
  if (g_strv_length (names) == 2 && *names[0] != '\0' && *names[1] != '\0')
    return g_steal_pointer (&names);
  *status = lex_cli_complain (LEX_CLI_USAGE,
                              _ ("compare: --editions names two, as in --editions=2007,digest"));
  return NULL;
}

LexCliStatus
lex_cli_compare (LexCli *self)
{
  LexCliStatus status = LEX_CLI_DONE;
  g_auto (GStrv) names = part_editions (self, &status);
  g_autoptr (LexLabel) label = names != NULL ? lex_cli_open_at_label (self, &status) : NULL;
  g_autoptr (GPtrArray) comparisons
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_comparison_free);

  if (label == NULL)
    return status;
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      g_autoptr (GError) error = NULL;
      LexComparison *comparison;

      if ((lex_cli_get_languages (self, LEX_LANGUAGES_BOTH) & (1u << language)) == 0)
        continue;
      comparison = lex_library_compare (self->library, label, (const char *const *) names, language,
                                        &error);
      if (comparison == NULL)
        return lex_cli_fail (self, g_steal_pointer (&error));
      g_ptr_array_add (comparisons, comparison);
    }
  if (self->options.json)
    print_json (comparisons);
  else
    print_text (comparisons);
  return LEX_CLI_DONE;
}
