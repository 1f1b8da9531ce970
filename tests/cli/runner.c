/* runner.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Spawns the real program, as a script would, and keeps what it said.
 */

#include "runner.h"

#include <gio/gio.h>
#include <sys/wait.h>
#include <unistd.h>

/* No answer takes a hundredth of it: who is still at it will never be done. Seconds. */
#define PATIENCE 60

/* Settings come first and have an equals sign; the arguments begin with a command or a dash. */
static gboolean
is_setting (const char *word)
{
  return g_ascii_isupper (*word) && strchr (word, '=') != NULL;
}

static char **
skip_settings (char **words)
{
  while (*words != NULL && is_setting (*words))
    words++;
  return words;
}

static char **
make_environment (Fixture *fixture, char **words)
{
  char **environment = g_get_environ ();

  environment = g_environ_setenv (environment, "LEXBRIDGE_LIBRARY_FILE", fixture->shipped, TRUE);
  environment = g_environ_setenv (environment, "COLUMNS", "80", TRUE);
  environment = g_environ_unsetenv (environment, "LANGUAGE");
  environment = g_environ_unsetenv (environment, "LEXBRIDGE_LANGUAGE");
  for (; *words != NULL && is_setting (*words); words++)
    {
      g_auto (GStrv) pair = g_strsplit (*words, "=", 2);

      environment = g_environ_setenv (environment, pair[0], pair[1], TRUE);
    }
  return environment;
}

/* An alarm outlives exec(), also where a program becomes another for ever. */
static void
limit_cb (gpointer user_data)
{
  alarm (PATIENCE);
}

static Run *
run (Fixture *fixture, const char *library, const char *line)
{
  g_auto (GStrv) words = NULL;
  g_auto (GStrv) environment = NULL;
  g_autoptr (GPtrArray) command = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  Run *self = g_new0 (Run, 1);
  int status;

  g_shell_parse_argv (line, NULL, &words, &error);
  g_assert_no_error (error);
  environment = make_environment (fixture, words);
  g_ptr_array_add (command, g_strdup (g_getenv ("LEXBRIDGE_CLI")));
  if (library != NULL)
    g_ptr_array_add (command, g_strconcat ("--library=", library, NULL));
  for (char **word = skip_settings (words); *word != NULL; word++)
    g_ptr_array_add (command, g_strdup (*word));
  g_ptr_array_add (command, NULL);

  g_spawn_sync (fixture->root, (char **) command->pdata, environment, G_SPAWN_DEFAULT, limit_cb,
                NULL, &self->out, &self->err, &status, &error);
  g_assert_no_error (error);
  g_assert_true (WIFEXITED (status));
  self->status = WEXITSTATUS (status);
  return self;
}

Run *
run_program (Fixture *fixture, const char *line)
{
  return run (fixture, fixture->data_dir, line);
}

Run *
run_program_at_home (Fixture *fixture, const char *line)
{
  return run (fixture, NULL, line);
}

JsonObject *
run_get_object (JsonParser *parser, Run *run)
{
  g_autoptr (GError) error = NULL;

  json_parser_load_from_data (parser, run->out, -1, &error);
  g_assert_no_error (error);
  return json_node_get_object (json_parser_get_root (parser));
}

void
run_free (Run *self)
{
  if (self == NULL)
    return;

  g_free (self->out);
  g_free (self->err);
  g_free (self);
}
