/* lex-cli-manage.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The commands `rename`, `rank` and `undo`: imported documents are changed as they are.
 * It refuses to know how; the library does. lexbridge-librarian calls it through lex-cli-main.c.
 */

#include <glib/gi18n-lib.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"
#include "cli/lex-cli-page.h"
#include "services/lex-library-manage.h"
#include "services/lex-library-records.h"

static void
print_json (const LexShelfChange *change, gboolean undone)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_set_string (builder, undone ? "undone" : "done", lex_deed_get_name (change->deed));
  lex_cli_json_begin_list (builder, "documents");
  for (guint i = 0; change->names[i] != NULL; i++)
    lex_cli_json_add_string (builder, change->names[i]);
  json_builder_end_array (builder);
  lex_cli_json_print (builder);
}

static void
print_text (const LexShelfChange *change)
{
  static const char *const lines[] = {
    [LEX_DEED_IMPORT] = N_ ("Undone: the import of %s"),
    [LEX_DEED_REMOVE] = N_ ("Undone: the removal of %s"),
    [LEX_DEED_RENAME] = N_ ("Undone: the new title of %s"),
    [LEX_DEED_RANK] = N_ ("Undone: the rank of %s"),
    [LEX_DEED_REIMPORT] = N_ ("Undone: the new reading of %s"),
  };
  g_autoptr (LexCliPage) page = lex_cli_page_new ();
  g_autofree char *names = g_strjoinv (", ", change->names);
  /* Not printf(): its format would come from a table, where no compiler can check it. */
  g_auto (GStrv) halves = g_strsplit (_ (lines[change->deed]), "%s", 2);
  g_autofree char *line = g_strjoinv (names, halves);

  lex_cli_page_add (page, line);
  lex_cli_page_print (page);
}

static LexManage
get_what (LexCli *self)
{
  if (g_str_equal (self->command->name, "rename"))
    return LEX_MANAGE_RENAME;
  return g_str_equal (self->command->name, "rank") ? LEX_MANAGE_RANK : LEX_MANAGE_UNDO;
}

static gboolean
manage (LexCli *self, LexManage what, GError **error)
{
  const char *const *arguments = (const char *const *) self->arguments;
  g_autofree char *title = NULL;
  const char *renamed[3] = { NULL };

  if (what != LEX_MANAGE_RENAME)
    return lex_library_manage (self->library, what, arguments, error);

  /* So that nobody need quote a title. */
  title = g_strjoinv (" ", self->arguments + 1);
  renamed[0] = arguments[0];
  renamed[1] = title;
  return lex_library_manage (self->library, what, renamed, error);
}

LexCliStatus
lex_cli_manage (LexCli *self)
{
  const LexManage what = get_what (self);
  LexCliStatus status = LEX_CLI_DONE;
  g_autoptr (LexShelfChange) change = NULL;
  g_autoptr (GError) error = NULL;

  if (!lex_cli_open_for_change (self, &status))
    return status;
  /* What is undone is told before it is gone; what is done, when it is there. */
  if ((what == LEX_MANAGE_UNDO && !lex_library_find_last_change (self->library, &change, &error))
      || !manage (self, what, &error)
      || (what != LEX_MANAGE_UNDO
          && !lex_library_find_last_change (self->library, &change, &error)))
    return lex_cli_fail (self, g_steal_pointer (&error));

  if (change != NULL && self->options.json)
    print_json (change, what == LEX_MANAGE_UNDO);
  else if (change != NULL && what == LEX_MANAGE_UNDO)
    print_text (change);
  return LEX_CLI_DONE;
}
