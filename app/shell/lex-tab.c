/* lex-tab.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One reader with its history and the bar that finds in it. It refuses to know the window, other
 * tabs and what is searched. The window makes tabs and asks that in front.
 */

#include "shell/lex-tab.h"

#include "widgets/page/lex-clause-menu.h"
#include "widgets/page/lex-selecting.h"
#include "widgets/page/lex-walk.h"

struct _LexTab
{
  GtkBox parent_instance;

  /* Borrowed from the box; the bar is nullable until it is wanted */
  LexReader *reader;
  LexFindBar *find_bar;
  GtkWidget *start; /* nullable: in place of the reader, as long as nothing is open */

  /* Owned */
  LexHistory *history;
  LexTabPlace awaited; /* what is to be opened when the tab comes to the front; label nullable */
  GStrv words;         /* nullable: what is to be marked there */
};

G_DEFINE_FINAL_TYPE (LexTab, lex_tab, GTK_TYPE_BOX)

static void
lex_tab_dispose (GObject *object)
{
  LexTab *self = LEX_TAB (object);

  g_clear_object (&self->history);
  lex_tab_place_clear (&self->awaited);
  g_clear_pointer (&self->words, g_strfreev);

  G_OBJECT_CLASS (lex_tab_parent_class)->dispose (object);
}

static void
lex_tab_class_init (LexTabClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lex_tab_dispose;
}

static void
lex_tab_init (LexTab *self)
{
  self->history = lex_history_new ();
  self->reader = LEX_READER (lex_reader_new ());
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_hexpand (GTK_WIDGET (self->reader), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->reader), TRUE);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->reader));
  lex_walk_attach (self->reader);
  lex_selecting_attach (self->reader);
  lex_clause_menu_attach (self->reader);
}

GtkWidget *
lex_tab_new (void)
{
  return g_object_new (LEX_TYPE_TAB, NULL);
}

LexReader *
lex_tab_get_reader (LexTab *self)
{
  g_return_val_if_fail (LEX_IS_TAB (self), NULL);

  return self->reader;
}

LexHistory *
lex_tab_get_history (LexTab *self)
{
  g_return_val_if_fail (LEX_IS_TAB (self), NULL);

  return self->history;
}

LexFindBar *
lex_tab_get_find_bar (LexTab *self)
{
  g_return_val_if_fail (LEX_IS_TAB (self), NULL);

  return self->find_bar;
}

/* The first frame needs no bar: it is made when it is asked for. */
LexFindBar *
lex_tab_ensure_find_bar (LexTab *self)
{
  g_return_val_if_fail (LEX_IS_TAB (self), NULL);

  if (self->find_bar == NULL)
    {
      self->find_bar = g_object_new (LEX_TYPE_FIND_BAR, NULL);
      lex_find_bar_set_reader (self->find_bar, self->reader);
      gtk_box_prepend (GTK_BOX (self), GTK_WIDGET (self->find_bar));
    }
  return self->find_bar;
}

void
lex_tab_set_start (LexTab *self, GtkWidget *start)
{
  g_return_if_fail (LEX_IS_TAB (self));
  g_return_if_fail (GTK_IS_WIDGET (start) && self->start == NULL);

  self->start = start;
  gtk_widget_set_vexpand (start, TRUE);
  gtk_box_append (GTK_BOX (self), start);
  gtk_widget_set_visible (GTK_WIDGET (self->reader), FALSE);
}

GtkWidget *
lex_tab_get_start (LexTab *self)
{
  g_return_val_if_fail (LEX_IS_TAB (self), NULL);

  return self->start;
}

static void
leave_start (LexTab *self)
{
  if (self->start == NULL)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->reader), TRUE);
  gtk_box_remove (GTK_BOX (self), self->start);
  self->start = NULL;
}

gboolean
lex_tab_open (LexTab *self, LexLabel *label, GError **error)
{
  double position;

  g_return_val_if_fail (LEX_IS_TAB (self), FALSE);
  g_return_val_if_fail (label != NULL, FALSE);

  position = lex_reader_get_position (self->reader);
  if (!lex_reader_open (self->reader, label, error))
    return FALSE;
  lex_history_visit (self->history, label, position);
  leave_start (self);
  return TRUE;
}

/* Places */

void
lex_tab_place_clear (LexTabPlace *self)
{
  g_clear_pointer (&self->label, lex_label_unref);
  g_clear_pointer (&self->top, lex_label_unref);
}

static void
copy_place (const LexTabPlace *from, LexTabPlace *to)
{
  *to = (LexTabPlace){ lex_label_ref (from->label),
                       from->top != NULL ? lex_label_ref (from->top) : NULL, from->into };
}

gboolean
lex_tab_get_place (LexTab *self, LexTabPlace *place)
{
  LexLabel *label;

  g_return_val_if_fail (LEX_IS_TAB (self), FALSE);
  g_return_val_if_fail (place != NULL, FALSE);

  label = lex_reader_get_label (self->reader);
  *place = (LexTabPlace){ 0 };
  if (self->awaited.label != NULL)
    copy_place (&self->awaited, place);
  else if (label != NULL)
    {
      place->label = lex_label_ref (label);
      place->top = lex_reader_dup_top (self->reader, &place->into);
    }
  return place->label != NULL;
}

void
lex_tab_wait (LexTab *self, const LexTabPlace *place)
{
  g_return_if_fail (LEX_IS_TAB (self));
  g_return_if_fail (place != NULL && self->awaited.label == NULL);

  copy_place (place, &self->awaited);
}

gboolean
lex_tab_wake (LexTab *self, GError **error)
{
  g_auto (LexTabPlace) place = { 0 };
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (LEX_IS_TAB (self), FALSE);

  place = self->awaited;
  self->awaited = (LexTabPlace){ 0 };
  words = g_steal_pointer (&self->words);
  if (place.label == NULL)
    return TRUE;
  if (!lex_tab_open (self, place.label, error))
    return FALSE;
  lex_tab_mark (self, (const char *const *) words);
  if (place.top != NULL)
    lex_reader_set_top (self->reader, place.top, place.into);
  return TRUE;
}

void
lex_tab_mark (LexTab *self, const char *const *words)
{
  g_return_if_fail (LEX_IS_TAB (self));

  if (self->awaited.label != NULL)
    {
      g_strfreev (self->words);
      self->words = g_strdupv ((char **) words);
      return;
    }
  lex_finding_set_words (lex_reader_get_finding (self->reader), words);
  lex_history_mark (self->history, words);
}

gboolean
lex_tab_go (LexTab *self, int step, GError **error)
{
  const LexPlace *place;

  g_return_val_if_fail (LEX_IS_TAB (self), FALSE);

  place = lex_history_go (self->history, step, lex_reader_get_position (self->reader));
  /* An imported document may have been forgotten meanwhile. */
  if (place == NULL || !lex_reader_open (self->reader, place->label, error))
    return FALSE;
  lex_finding_set_words (lex_reader_get_finding (self->reader), (const char *const *) place->words);
  if (place->position >= 0)
    lex_reader_set_position (self->reader, place->position);
  return TRUE;
}
