/* lex-window-start.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the window begins with, and what the command line asks of it later. It refuses to know how
 * anything is opened. The application calls it.
 */

#include "shell/lex-window-private.h"
#include "shell/lex-window-session.h"
#include "widgets/start/lex-typing-hints.h"

/* Where a reader begins who never read anything: where the contents begin, behind the question. */
#define FIRST_LABEL "1"

/* That of what stands below them. */
#define HINTS_WIDTH 960

/* The label that @text is, sloppily written or not, if the library has it. */
static LexLabel *
resolve (LexWindow *self, const char *text)
{
  g_autoptr (LexLabel) label = lex_library_resolve (self->library, text, NULL);

  if (label == NULL || !lex_library_has_label (self->library, lex_label_get_text (label)))
    return NULL;

  return g_steal_pointer (&label);
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

/* Where the reader was last, if that is known. */
static gboolean
open_last (LexWindow *self)
{
  g_autofree char *last = g_settings_get_string (self->preferences, "last-label");
  g_autoptr (LexLabel) label = NULL;

  if (lex_window_restore_place (self))
    return TRUE;
  label = resolve (self, last);
  return label != NULL && lex_window_open (self, lex_label_get_text (label));
}

void
lex_window_show_start (LexWindow *self, const char *text)
{
  g_autoptr (LexLabel) label = NULL;

  g_return_if_fail (LEX_IS_WINDOW (self));

  if (self->library == NULL)
    return;

  if (text != NULL)
    label = resolve (self, text);
  if (label != NULL)
    lex_window_open (self, lex_label_get_text (label));
  else if (!open_last (self))
    {
      /* Who never read anything is asked what happened, as soon as there is a window. */
      self->asks = text == NULL;
      lex_window_open (self, FIRST_LABEL);
    }
  gtk_widget_grab_focus (GTK_WIDGET (self->reader));

  /* Words get a page behind them all the same. */
  if (text != NULL && label == NULL)
    lex_window_search (self, text);
}

static void
drop_hints (LexWindow *self)
{
  if (self->hints != NULL)
    gtk_box_remove (self->reading, self->hints);
  self->hints = NULL;
}

void
lex_window_show_hints (LexWindow *self)
{
  if (self->instead == NULL || self->hints != NULL)
    return;
  self->hints = adw_clamp_new ();
  adw_clamp_set_maximum_size (ADW_CLAMP (self->hints), HINTS_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (self->hints), lex_typing_hints_new ());
  gtk_widget_add_css_class (self->hints, "first-start");
  gtk_box_prepend (self->reading, self->hints);
  g_signal_connect_object (self->instead, "hide", G_CALLBACK (drop_hints), self, G_CONNECT_SWAPPED);
}
