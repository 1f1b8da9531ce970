/* lex-window-print.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Printing what the window shows. It refuses to know how anything stands on paper and what the
 * dialog asks. The action calls it.
 */

#include "shell/lex-window-print.h"

#include "shell/lex-window-cases.h"
#include "shell/lex-window-toolbox.h"
#include "widgets/printing/lex-print.h"
#include "widgets/study/lex-study-room.h"
#include "widgets/text/lex-toast.h"

LexPrintJob *
lex_window_new_print_job (LexWindow *self)
{
  LexPrintJob *job;
  LexLabel *label;
  const char *query;

  g_return_val_if_fail (LEX_IS_WINDOW (self) && self->library != NULL, NULL);

  label = lex_reader_get_label (self->reader);
  query = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  job = lex_print_job_new (self->library, lex_reader_get_languages (self->reader));
  if (self->journal != NULL)
    job->journal = g_object_ref (self->journal);
  if (label != NULL)
    job->label = lex_library_dup_page (self->library, label);
  else
    job->what = LEX_PRINT_NAMED;
  job->query = g_strdup (query);
  job->words = lex_words_choice_get_words (self->words);
  job->preferred = g_strdupv ((char **) lex_words_choice_get_preferred (self->words));
  return job;
}

static void
print_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  /* The dialog runs the main loop: the window may be closed meanwhile. */
  g_autoptr (LexWindow) self = g_object_ref (LEX_WINDOW (user_data));
  g_autoptr (LexPrintJob) job = NULL;
  g_autoptr (GError) error = NULL;

  if (self->cases != NULL && gtk_window_is_active (self->cases))
    {
      lex_window_print_cases (self);
      return;
    }
  if (lex_window_has_toolbox (self))
    {
      lex_window_print_ruling (self);
      return;
    }
  if (self->library == NULL)
    return;
  if (self->study != NULL && self->instead == self->study)
    {
      if (!lex_study_room_print (LEX_STUDY_ROOM (self->study), GTK_WINDOW (self), &error))
        lex_toast_say (self->toasts, error->message);
      return;
    }
  job = lex_window_new_print_job (self);
  if (!lex_print_run (job, GTK_WINDOW (self), &error))
    lex_toast_say (self->toasts, error->message);
}

void
lex_window_add_print_actions (LexWindow *self)
{
  static const GActionEntry entries[] = { { "print", print_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
