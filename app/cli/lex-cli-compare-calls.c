/* lex-cli-compare-calls.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `compare-calls`: whether what replaces a call is comparable to it. It refuses to
 * judge: the rulings do. lex-cli-commands.c lists it.
 */

#include <glib/gi18n-lib.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"
#include "cli/lex-cli-options.h"
#include "cli/lex-cli-page.h"
#include "rulings/lex-comparable.h"

/* The clauses that a comparable call may rest on. */
static const char *const bases[] = { "23A1", "23A2", "23A3" };

static void
add_criterion (JsonBuilder *builder, const LexCriterion *criterion)
{
  json_builder_begin_object (builder);
  lex_cli_json_set_string (builder, "name", criterion->name);
  lex_cli_json_set_string (builder, "law", criterion->law);
  lex_cli_json_set_boolean (builder, "holds", criterion->holds);
  lex_cli_json_set_both (builder, "detail", (const char *const *) criterion->detail);
  json_builder_end_object (builder);
}

static void
print_json (const LexComparable *comparable)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_set_boolean (builder, "comparable", comparable->comparable);
  lex_cli_json_begin_list (builder, "basis");
  for (guint i = 0; i < G_N_ELEMENTS (bases); i++)
    if (lex_comparable_rests_on (comparable, bases[i]))
      lex_cli_json_add_string (builder, bases[i]);
  json_builder_end_array (builder);
  lex_cli_json_begin_list (builder, "criteria");
  for (guint i = 0; i < LEX_COMPARABLE_N_CRITERIA; i++)
    add_criterion (builder, &comparable->criteria[i]);
  json_builder_end_array (builder);
  lex_cli_json_print (builder);
}

static void
print_text (const LexComparable *comparable, LexLanguage language)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();

  lex_cli_page_add (page, comparable->comparable
                              ? _ ("comparable; the judgement stays the Director’s")
                              : _ ("not comparable; the judgement stays the Director’s"));
  lex_cli_page_add_gap (page);
  for (guint i = 0; i < LEX_COMPARABLE_N_CRITERIA; i++)
    {
      const LexCriterion *criterion = &comparable->criteria[i];
      g_autofree char *text
          = g_strdup_printf ("%s  %s", criterion->holds ? "✓" : "✗", criterion->detail[language]);
      const char *cells[] = { text, NULL };

      lex_cli_page_add_row (page, criterion->law, 6, cells);
    }
  lex_cli_page_print (page);
}

static LexMeaning *
read_meaning (LexCli *self, const char *text, const char *option, LexCliStatus *status)
{
  g_autoptr (GError) error = NULL;
  LexMeaning *meaning;

  if (text == NULL)
    {
      g_autofree char *message = g_strdup_printf (_ ("%s is missing"), option);

      lex_cli_options_complain (self->command, message);
      *status = LEX_CLI_USAGE;
      return NULL;
    }
  meaning = lex_meaning_parse (text, &error);
  if (meaning == NULL)
    *status = lex_cli_complain (LEX_CLI_INPUT, "%s: %s", option, error->message);
  return meaning;
}

LexCliStatus
lex_cli_compare_calls (LexCli *self)
{
  LexCliStatus status = LEX_CLI_DONE;
  g_autoptr (LexMeaning) withdrawn
      = read_meaning (self, self->options.withdrawn, "--withdrawn", &status);
  g_autoptr (LexMeaning) replacement
      = withdrawn != NULL ? read_meaning (self, self->options.replacement, "--replacement", &status)
                          : NULL;
  g_autoptr (LexComparable) comparable = NULL;

  if (replacement == NULL)
    return status;
  comparable = lex_comparable_new (withdrawn, replacement);
  if (self->options.json)
    print_json (comparable);
  else
    print_text (comparable, self->language);
  return comparable->comparable ? LEX_CLI_DONE : LEX_CLI_NOTHING;
}
