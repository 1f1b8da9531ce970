/* lex-cli.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the commands share: the library, the text and the label they were given, and how they end.
 * It refuses to know any command by name, and how one is chosen. The commands call it.
 */

#include "cli/lex-cli.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <unistd.h>

#include "cli/lex-cli-commands.h"
#include "language/lex-message.h"
#include "services/lex-library-location.h"

#define LIBRARIAN "lexbridge-librarian"

LexCliStatus
lex_cli_complain (LexCliStatus status, const char *format, ...)
{
  g_autofree char *message = NULL;
  g_autofree char *line = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  line = lex_message_dup_line (message);
  /* Not g_printerr(), which would write question marks in the C locale. */
  fprintf (stderr, "lexbridge-cli: %s\n", line);
  return status;
}

LexCliStatus
lex_cli_fail (LexCli *self, GError *error)
{
  g_autoptr (GError) owned = error;
  LexCliStatus status = LEX_CLI_STORAGE;

  if (g_error_matches (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND))
    status = LEX_CLI_NOTHING;
  else if (g_error_matches (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT))
    status = LEX_CLI_INPUT;
  return lex_cli_complain (status, "%s", error->message);
}

LexCliStatus
lex_cli_hand_over (LexCli *self)
{
  g_autofree char *path = lex_location_dup_program (LIBRARIAN);

  execv (path, self->argv);
  return lex_cli_complain (LEX_CLI_STORAGE, _ ("%s: %s; install Lexbridge again"), path,
                           g_strerror (errno));
}

char *
lex_cli_dup_data_dir (LexCli *self)
{
  return self->options.library != NULL ? g_strdup (self->options.library)
                                       : lex_location_dup_data_dir ();
}

/* Of several that are named those that are there are shown, and each that is not is said. */
GPtrArray *
lex_cli_read_passages (LexCli *self, GPtrArray *targets, LexCliStatus *status)
{
  GPtrArray *passages = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_passage_free);

  for (guint i = 0; i < targets->len; i++)
    {
      g_autoptr (GError) error = NULL;
      LexPassage *passage = lex_target_show (targets->pdata[i], self->library, &error);

      if (passage != NULL)
        g_ptr_array_add (passages, passage);
      else
        *status = lex_cli_fail (self, g_steal_pointer (&error));
    }
  return passages;
}

LexLanguages
lex_cli_get_languages (LexCli *self, LexLanguages otherwise)
{
  if (self->options.languages != LEX_LANGUAGES_NONE)
    return self->options.languages;
  if (!self->options.json && self->options.setting != LEX_LANGUAGES_NONE)
    return self->options.setting;
  return otherwise;
}

guint
lex_cli_list_languages (LexCli *self, LexLanguages otherwise, LexLanguage *languages)
{
  const LexLanguages wanted = lex_cli_get_languages (self, otherwise);
  const LexLanguage order[LEX_N_LANGUAGES] = { self->language, 1 - self->language };
  guint n_languages = 0;

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    if (wanted & (1 << order[i]))
      languages[n_languages++] = order[i];
  return n_languages;
}

LexLibrary *
lex_cli_open (LexCli *self, LexCliStatus *status)
{
  g_autofree char *shipped = lex_location_dup_library ();
  g_autofree char *data_dir = lex_cli_dup_data_dir (self);
  g_autoptr (GError) error = NULL;

  self->library = self->program->open (shipped, data_dir, &error);
  if (self->library != NULL)
    return self->library;
  /* Who can index and could not hands over to nobody: that would be itself, for ever. */
  if (self->program->workers == NULL
      && g_error_matches (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_OUTDATED))
    *status = lex_cli_hand_over (self);
  else
    *status = lex_cli_fail (self, g_steal_pointer (&error));
  return NULL;
}

char *
lex_cli_dup_text (LexCli *self, LexCliStatus *status)
{
  g_autofree char *joined = g_strjoinv (" ", self->arguments);
  g_autofree char *text = NULL;

  /* In the C locale a terminal sends UTF-8 all the same. */
  if (g_utf8_validate (joined, -1, NULL))
    text = g_steal_pointer (&joined);
  else
    text = g_locale_to_utf8 (joined, -1, NULL, NULL, NULL);

  if (text == NULL)
    *status = lex_cli_complain (LEX_CLI_INPUT, _ ("%s: the text is not UTF-8; convert it first"),
                                self->command->name);
  else if (*g_strstrip (text) == '\0')
    *status = lex_cli_complain (LEX_CLI_INPUT, _ ("%s: the text is empty; write something"),
                                self->command->name);
  else
    return g_steal_pointer (&text);
  return NULL;
}

/* Says why @text is no label; `94` is one in form, only there is no such Law. */
static LexCliStatus
complain_of_label (const char *text)
{
  const char *digits = strpbrk (text, "0123456789");

  if (digits != NULL && g_ascii_strtoull (digits, NULL, 10) > LEX_LABEL_N_LAWS)
    return lex_cli_complain (LEX_CLI_NOTHING, _ ("%s: the Laws are numbered 1 to %d"), text,
                             LEX_LABEL_N_LAWS);
  return lex_cli_complain (LEX_CLI_INPUT,
                           _ ("%s: this names no clause; write it as 27, 27B1a, screens 3a or "
                              "psychic call, or search for it"),
                           text);
}

GPtrArray *
lex_cli_open_at_targets (LexCli *self, LexCliStatus *status)
{
  g_autofree char *text = lex_cli_dup_text (self, status);
  g_autofree char *unknown = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *targets;

  if (text == NULL || lex_cli_open (self, status) == NULL)
    return NULL;

  targets = lex_targets_read (self->library, text, &unknown, &error);
  if (error != NULL)
    *status = lex_cli_fail (self, g_steal_pointer (&error));
  else if (targets == NULL)
    *status = complain_of_label (unknown);
  return targets;
}

LexLabel *
lex_cli_open_at_label (LexCli *self, LexCliStatus *status)
{
  g_autofree char *text = lex_cli_dup_text (self, status);
  g_autoptr (GError) error = NULL;
  LexLabel *label;

  if (text == NULL || lex_cli_open (self, status) == NULL)
    return NULL;

  label = lex_library_resolve (self->library, text, &error);
  if (error != NULL)
    *status = lex_cli_fail (self, g_steal_pointer (&error));
  else if (label == NULL)
    *status = complain_of_label (text);
  return label;
}
