/* lex-window-navigation.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the reader goes: labels, hits, words, back and forward. It refuses to know what a page
 * looks like and which tab is in front. The actions call it.
 */

#include "shell/lex-window-private.h"
#include "shell/lex-window-recent.h"
#include "widgets/text/lex-toast.h"

#include "services/lex-passage.h"

static gboolean
open_here (LexWindow *self, const char *text)
{
  g_autoptr (LexLabel) label = lex_label_parse (text);
  g_autoptr (GError) error = NULL;

  if (label == NULL || self->library == NULL)
    return FALSE;

  if (!lex_tab_open (self->tab, label, &error))
    {
      lex_toast_say (self->toasts, error->message);
      return FALSE;
    }

  lex_window_read_from_instead (self);
  lex_window_update_ways (self);
  if (self->band != LEX_BAND_WIDE)
    lex_window_show_sidebar (self, FALSE);
  return TRUE;
}

/* Only once: what it sets off is not meant. */
static LexTab *
open_aside (LexWindow *self, const char *text)
{
  const gboolean front = self->aside == LEX_ASIDE_FRONT;
  LexTab *tab;

  self->aside = LEX_ASIDE_NONE;
  tab = lex_window_open_tab (self, text, front);
  if (tab != NULL && front)
    lex_window_leave_instead (self);
  return tab;
}

/* The tab where it is, or %NULL. */
static LexTab *
open_somewhere (LexWindow *self, const char *text)
{
  if (self->aside != LEX_ASIDE_NONE)
    return open_aside (self, text);
  return open_here (self, text) ? self->tab : NULL;
}

gboolean
lex_window_open (LexWindow *self, const char *text)
{
  return open_somewhere (self, text) != NULL;
}

/* The only clause that an entry of an index leads to: a page that says no more than its number is
 * in the way. */
static char *
dup_only_target (LexWindow *self, const char *text)
{
  g_autoptr (LexLabel) label = lex_label_parse (text);
  g_autoptr (LexPassage) passage = NULL;
  LexLabel *target = NULL;

  if (label == NULL || self->library == NULL
      || !g_str_equal (lex_label_get_document (label), "index"))
    return NULL;
  passage = lex_library_show (self->library, label, NULL);
  for (guint i = 0; passage != NULL && i < passage->cites->len; i++)
    {
      LexReferencePair *pair = g_ptr_array_index (passage->cites, i);

      if (target != NULL && !lex_label_equal (target, pair->to))
        return NULL;
      target = pair->to;
    }
  return target != NULL ? g_strdup (lex_label_get_text (target)) : NULL;
}

void
lex_window_open_hit (LexWindow *self, const char *text)
{
  g_auto (GStrv) words = lex_sidebar_dup_matches (self->sidebar);
  g_autofree char *target = dup_only_target (self, text);
  LexTab *tab = open_somewhere (self, target != NULL ? target : text);

  if (tab == NULL)
    return;
  lex_tab_mark (tab, (const char *const *) words);
  if (words != NULL)
    lex_window_keep_search (self, gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  if (tab == self->tab)
    gtk_widget_grab_focus (GTK_WIDGET (self->reader));
}

void
lex_window_go_up (LexWindow *self)
{
  LexLabel *label = lex_reader_get_label (self->reader);
  g_autoptr (LexLabel) parent = label != NULL ? lex_label_dup_parent (label) : NULL;

  if (parent != NULL)
    lex_window_open (self, lex_label_get_text (parent));
}

void
lex_window_go (LexWindow *self, int step)
{
  g_autoptr (GError) error = NULL;

  if (step < 0 && lex_window_return_instead (self))
    return;
  if (!lex_history_can_go (lex_tab_get_history (self->tab), step))
    return;
  lex_window_leave_instead (self);
  self->left = NULL;
  if (!lex_tab_go (self->tab, step, &error))
    lex_toast_say (self->toasts, error->message);
}

void
lex_window_search (LexWindow *self, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}
