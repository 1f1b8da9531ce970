/* lex-cli-maintain.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The commands `rebuild` and `check`: the library is made again, or verified.
 * It refuses to open it first, since it may be damaged. lexbridge-librarian calls it through
 * lex-cli-main.c.
 */

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"
#include "cli/lex-cli-page.h"
#include "services/lex-library-location.h"
#include "services/lex-library-rebuild.h"
#include "services/lex-questions.h"

LexCliStatus
lex_cli_rebuild (LexCli *self)
{
  g_autofree char *shipped = lex_location_dup_library ();
  g_autofree char *data_dir = lex_cli_dup_data_dir (self);
  g_autoptr (GError) error = NULL;
  LexRebuilt rebuilt;

  if (!lex_library_rebuild (shipped, data_dir, &rebuilt, &error))
    return lex_cli_fail (self, g_steal_pointer (&error));

  if (self->options.json)
    {
      g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

      lex_cli_json_set_int (builder, "documents", rebuilt.documents);
      lex_cli_json_set_int (builder, "clauses", rebuilt.clauses);
      json_builder_set_member_name (builder, "seconds");
      json_builder_add_double_value (builder, rebuilt.seconds);
      lex_cli_json_print (builder);
    }
  else
    {
      g_autoptr (LexCliPage) page = lex_cli_page_new ();
      g_autofree char *line = g_strdup_printf (_ ("Documents: %u, clauses: %u. All is in order."),
                                               rebuilt.documents, rebuilt.clauses);

      lex_cli_page_add (page, line);
      lex_cli_page_print (page);
    }
  return LEX_CLI_DONE;
}

static void
print_problems (char **problems)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_set_boolean (builder, "ok", problems[0] == NULL);
  lex_cli_json_begin_list (builder, "problems");
  for (guint i = 0; problems[i] != NULL; i++)
    lex_cli_json_add_string (builder, problems[i]);
  json_builder_end_array (builder);
  lex_cli_json_print (builder);
}

/* A library that can not be opened was complained of already. */
static GStrv
check_questions (const char *shipped, const char *data_dir)
{
  g_autofree char *file = lex_location_dup_questions ();
  g_autoptr (LexLibrary) library = lex_library_open_as_is (shipped, data_dir, NULL);

  return library != NULL ? lex_questions_check (library, file) : g_new0 (char *, 1);
}

/* What is wrong with the library, and with the question bank. */
static GStrv
check_all (const char *shipped, const char *data_dir)
{
  g_auto (GStrv) problems = lex_library_check (shipped, data_dir);
  g_auto (GStrv) questions = check_questions (shipped, data_dir);
  g_autoptr (GStrvBuilder) all = g_strv_builder_new ();

  g_strv_builder_addv (all, (const char **) problems);
  g_strv_builder_addv (all, (const char **) questions);
  return g_strv_builder_end (all);
}

LexCliStatus
lex_cli_check (LexCli *self)
{
  g_autofree char *shipped = lex_location_dup_library ();
  g_autofree char *data_dir = lex_cli_dup_data_dir (self);
  g_auto (GStrv) problems = check_all (shipped, data_dir);

  if (self->options.json)
    print_problems (problems);
  else if (problems[0] == NULL)
    puts (_ ("All is in order."));
  for (guint i = 0; problems[i] != NULL; i++)
    lex_cli_complain (LEX_CLI_STORAGE, "%s", problems[i]);
  return problems[0] == NULL ? LEX_CLI_DONE : LEX_CLI_STORAGE;
}
