/* lex-window-unkept.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What becomes of what could not be kept, as on a full disk, when a window is closed: the user says
 * it. It refuses to know what was typed. Windows that close call it.
 */

#include "shell/lex-window-unkept.h"

#include <glib/gi18n-lib.h>

#include "services/lex-unkept.h"
#include "shell/lex-window-cases.h"
#include "shell/lex-window-path.h"
#include "widgets/text/lex-question.h"

#define AGAIN "again"
#define ELSEWHERE "elsewhere"
#define AWAY "away"

/* Whoever quits is asked once for all windows, and finds them all again. */
static void
quit_now (LexWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *item = gtk_application_get_windows (application); item != NULL; item = item->next)
    if (LEX_IS_WINDOW (item->data))
      LEX_WINDOW (item->data)->forsaking = TRUE;
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
}

/* What is closed is what was to be closed. The window of cases goes alone while the program does
 * not: the journal goes on trying what was in it. */
static gboolean
close_cb (gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);

  if (gtk_window_get_application (GTK_WINDOW (self)) == NULL)
    return G_SOURCE_REMOVE;
  if (self->asks_quit)
    quit_now (self);
  else if (self->asks_cases)
    lex_window_close_cases (self);
  else
    {
      self->forsaking = TRUE;
      gtk_window_close (GTK_WINDOW (self));
    }
  return G_SOURCE_REMOVE;
}

/* A question does not outlive its window while it is answered. */
static void
close_soon (LexWindow *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, close_cb, g_object_ref (self), g_object_unref);
}

static GtkWindow *
get_front (LexWindow *self)
{
  return self->asks_cases && self->cases != NULL ? self->cases : GTK_WINDOW (self);
}

static void ask (LexWindow *self, const char *why);

static void
try_again (LexWindow *self)
{
  g_autoptr (GError) error = NULL;

  if (lex_unkept_put (self->journal, &error))
    close_soon (self);
  else
    ask (self, error->message);
}

void
lex_window_save_unkept_to (LexWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (lex_unkept_save (self->journal, path, &error))
    close_soon (self);
  else
    ask (self, error->message);
}

static void
save_elsewhere (LexWindow *self)
{
  const LexFileChoice choice = { .title = _ ("Save What Could Not Be Kept"),
                                 .accept = _ ("_Save"),
                                 .name = "lexbridge-unkept.json" };

  lex_window_ask_path (self, get_front (self), &choice, lex_window_save_unkept_to);
}

static void
answered_cb (LexWindow *self, const char *answer)
{
  self->asking = FALSE;
  if (g_str_equal (answer, AGAIN))
    try_again (self);
  else if (g_str_equal (answer, ELSEWHERE))
    save_elsewhere (self);
  else if (g_str_equal (answer, AWAY))
    close_soon (self);
}

static void
ask (LexWindow *self, const char *why)
{
  const LexQuestionAnswer answers[] = {
    { "cancel", _ ("_Go Back"), ADW_RESPONSE_DEFAULT },
    { AWAY, _ ("_Close Without Keeping"), ADW_RESPONSE_DESTRUCTIVE },
    { ELSEWHERE, _ ("Save to a _File…"), ADW_RESPONSE_DEFAULT },
    { AGAIN, _ ("_Try Again"), ADW_RESPONSE_SUGGESTED },
  };
  GObject *question;

  if (self->asking)
    return;
  self->asking = TRUE;
  question = lex_question_ask_with (get_front (self), _ ("Not everything could be kept"), why,
                                    answers, G_N_ELEMENTS (answers));
  g_signal_connect_object (question, "response", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
}

static gboolean
may_close (LexWindow *self, gboolean cases)
{
  g_autoptr (GError) error = NULL;

  if (self->forsaking || self->journal == NULL || lex_unkept_put (self->journal, &error))
    return TRUE;
  if (!self->asking)
    {
      self->asks_cases = cases;
      self->asks_quit = self->leaving;
    }
  ask (self, error->message);
  return FALSE;
}

gboolean
lex_window_may_close (LexWindow *self)
{
  return may_close (self, FALSE);
}

void
lex_window_keep_all (GtkApplication *application)
{
  g_return_if_fail (GTK_IS_APPLICATION (application));

  for (GList *item = gtk_application_get_windows (application); item != NULL; item = item->next)
    if (LEX_IS_WINDOW (item->data) && LEX_WINDOW (item->data)->journal != NULL)
      {
        lex_unkept_put (LEX_WINDOW (item->data)->journal, NULL);
        return;
      }
}

static void
unkept_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);

  if (may_close (self, TRUE))
    lex_window_close_cases (self);
}

void
lex_window_add_unkept_actions (LexWindow *self)
{
  static const GActionEntry entries[] = { { "unkept", unkept_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
