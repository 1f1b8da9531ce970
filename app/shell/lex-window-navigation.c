/* lex-window-navigation.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the reader goes: labels, words, back and forward. It refuses to know
 * what a page looks like. The actions and the application call it.
 */

#include "shell/lex-window-private.h"

/* Where a reader begins who never read anything: the law of the sketches. */
#define FIRST_LABEL "27"

static void
label_changed_cb (LexWindow *self)
{
  g_autofree char *title = lex_reader_get_title (self->reader);

  gtk_window_set_title (GTK_WINDOW (self), title != NULL ? title : "Lexbridge");
  lex_sidebar_set_current (self->sidebar, lex_reader_get_label (self->reader));
  lex_window_update_bookmark (self);
}

static void
history_changed_cb (LexWindow *self)
{
  lex_window_set_action_enabled (self, "back", lex_history_can_go (self->history, -1));
  lex_window_set_action_enabled (self, "forward", lex_history_can_go (self->history, 1));
}

void
lex_window_connect_navigation (LexWindow *self)
{
  g_signal_connect_swapped (self->reader, "notify::label", G_CALLBACK (label_changed_cb), self);
  g_signal_connect_object (self->history, "notify", G_CALLBACK (history_changed_cb), self,
                           G_CONNECT_SWAPPED);
  history_changed_cb (self);
}

gboolean
lex_window_open (LexWindow *self, const char *text)
{
  double position = lex_reader_get_position (self->reader);
  g_autoptr (LexLabel) label = lex_label_parse (text);
  g_autoptr (GError) error = NULL;

  if (label == NULL || self->library == NULL)
    return FALSE;

  if (!lex_reader_open (self->reader, label, &error))
    {
      lex_window_say (self, error->message);
      return FALSE;
    }

  lex_history_visit (self->history, label, position);
  if (self->band != LEX_BAND_WIDE)
    lex_window_show_sidebar (self, FALSE);
  return TRUE;
}

void
lex_window_open_hit (LexWindow *self, const char *text)
{
  g_auto (GStrv) words = lex_sidebar_dup_matches (self->sidebar);

  if (lex_window_open (self, text))
    lex_reader_set_highlight (self->reader, (const char *const *) words);
}

void
lex_window_go (LexWindow *self, int step)
{
  const LexPlace *place
      = lex_history_go (self->history, step, lex_reader_get_position (self->reader));
  g_autoptr (GError) error = NULL;

  if (place == NULL)
    return;

  /* An imported document may have been forgotten meanwhile. */
  if (!lex_reader_open (self->reader, place->label, &error))
    lex_window_say (self, error->message);
  else if (place->position >= 0)
    lex_reader_set_position (self->reader, place->position);
}

/* The label that @text is, sloppily written or not, if the library has it. */
static LexLabel *
resolve (LexWindow *self, const char *text)
{
  g_autoptr (LexLabel) label = lex_library_resolve (self->library, text);

  if (label == NULL || !lex_library_has_label (self->library, lex_label_get_text (label)))
    return NULL;

  return g_steal_pointer (&label);
}

void
lex_window_search (LexWindow *self, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

void
lex_window_show_text (LexWindow *self, const char *text)
{
  g_autoptr (LexLabel) label = NULL;

  g_return_if_fail (LEX_IS_WINDOW (self));
  g_return_if_fail (text != NULL);

  if (self->library == NULL)
    return;

  label = resolve (self, text);
  if (label != NULL)
    lex_window_open (self, lex_label_get_text (label));
  else
    lex_window_search (self, text);
}

void
lex_window_show_start (LexWindow *self, const char *text)
{
  g_autofree char *last = NULL;
  g_autoptr (LexLabel) label = NULL;

  g_return_if_fail (LEX_IS_WINDOW (self));

  if (self->library == NULL)
    return;

  if (text != NULL)
    label = resolve (self, text);
  if (label == NULL)
    {
      last = g_settings_get_string (self->preferences, "last-label");
      label = resolve (self, last);
    }

  lex_window_open (self, label != NULL ? lex_label_get_text (label) : FIRST_LABEL);
  gtk_widget_grab_focus (GTK_WIDGET (self->reader));

  /* Words get a page behind them all the same. */
  if (text != NULL && last != NULL)
    lex_window_search (self, text);
}

void
lex_window_step (LexWindow *self, int step)
{
  LexLabel *label = lex_reader_get_label (self->reader);
  g_autofree char *next = NULL;

  if (label == NULL || self->library == NULL || lex_label_get_law (label) == 0)
    return;

  next = g_strdup_printf ("%d", (int) lex_label_get_law (label) + step);
  if (lex_library_has_label (self->library, next))
    lex_window_open (self, next);
}
