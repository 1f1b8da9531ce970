/* lex-cli-study-fit.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The part `fit` of the command `study`: parameters from the reader's own answers, with both
 * losses. It refuses to know how they are fitted. lex-cli-study.c calls it.
 */

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "cli/lex-cli-json.h"
#include "cli/lex-cli-study.h"
#include "services/lex-study-fit.h"
#include "study/lex-fit.h"

static void
end_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static gboolean
fit (LexStudy *study, LexFit *fitted, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  lex_study_fit_async (study, NULL, NULL, NULL, end_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return lex_study_fit_finish (result, fitted, error);
}

static void
print_json (const LexFit *fitted, guint answers, gboolean used)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_set_string (builder, "algorithm", "FSRS-6");
  lex_cli_json_set_int (builder, "answers", answers);
  lex_cli_json_set_int (builder, "tested", fitted->n_tested);
  lex_cli_json_set_number (builder, "loss_before", fitted->before);
  lex_cli_json_set_number (builder, "loss_after", fitted->after);
  lex_cli_json_set_boolean (builder, "better", fitted->better);
  lex_cli_json_set_boolean (builder, "used", used);
  lex_cli_json_begin_list (builder, "parameters");
  for (guint i = 0; i < LEX_FSRS_PARAMETERS; i++)
    json_builder_add_double_value (builder, fitted->parameters[i]);
  json_builder_end_array (builder);
  lex_cli_json_print (builder);
}

static void
print_text (const LexFit *fitted, gboolean used)
{
  printf (_ ("Loss on %u answers that were not learned from: %.4f before, %.4f after.\n"),
          fitted->n_tested, fitted->before, fitted->after);
  if (used)
    puts (_ ("The fitted parameters are used from now on."));
  else if (fitted->better)
    puts (_ ("The fitted parameters predict better; “study fit use” uses them."));
  else
    puts (_ ("The fitted parameters predict no better; those that are used stay."));
}

LexCliStatus
lex_cli_study_fit (const LexCliStudy *self)
{
  const gboolean use = self->arguments[0] != NULL && g_str_equal (self->arguments[0], "use");
  g_autoptr (GError) error = NULL;
  LexFit fitted;

  if (self->arguments[0] != NULL && !use)
    return lex_cli_complain (LEX_CLI_USAGE, _ ("%s: say use, or nothing to see what it is worth"),
                             self->arguments[0]);
  if (!fit (self->study, &fitted, &error)
      || (use && fitted.better && !lex_study_fit_use (self->study, &fitted, self->now, &error)))
    return lex_cli_fail (self->cli, g_steal_pointer (&error));
  if (self->cli->options.json)
    print_json (&fitted, lex_study_fit_count (self->study), use && fitted.better);
  else
    print_text (&fitted, use && fitted.better);
  return LEX_CLI_DONE;
}
