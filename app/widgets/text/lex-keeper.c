/* lex-keeper.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keeps what is typed while it is typed, and says where that can not be. It refuses to know what it
 * is. The editor of notes and the form of a case have one each.
 */

#include "widgets/text/lex-keeper.h"

#include <glib/gi18n-lib.h>

#include "services/lex-unkept.h"

/* From the first key that is not kept on, in milliseconds: within a second, whoever types without
 * pause too. And how long to wait where it could not be kept. */
#define SOON 600
#define AGAIN 2000

/* @line: kept with a reference of its own
 * @source: 0 when all is kept */
struct _LexKeeper
{
  LexJournal *journal;
  gpointer owner;
  const LexKeeperTask *task;
  GtkLabel *line;
  gulong keep_handler;
  guint source;
};

static gboolean retry_cb (gpointer user_data);

static void
say (LexKeeper *self, const char *fault)
{
  g_autofree char *line = fault != NULL ? g_strdup_printf (_ ("Not kept yet: %s"), fault) : NULL;

  gtk_label_set_text (self->line, line != NULL ? line : "");
  gtk_widget_set_visible (GTK_WIDGET (self->line), line != NULL);
}

static gboolean
keep (LexKeeper *self)
{
  g_autoptr (GError) error = NULL;

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->task->put (self->owner, &error))
    {
      lex_unkept_remove (self->journal, self->owner);
      say (self, NULL);
      return TRUE;
    }
  self->task->wait (self->owner, error);
  say (self, error->message);
  self->source = g_timeout_add (AGAIN, retry_cb, self);
  return FALSE;
}

static gboolean
retry_cb (gpointer user_data)
{
  LexKeeper *self = user_data;

  self->source = 0;
  keep (self);
  return G_SOURCE_REMOVE;
}

static void
keep_cb (LexKeeper *self)
{
  lex_keeper_flush (self);
}

LexKeeper *
lex_keeper_new (LexJournal *journal, gpointer owner, const LexKeeperTask *task)
{
  LexKeeper *self = g_new0 (LexKeeper, 1);

  g_return_val_if_fail (LEX_IS_JOURNAL (journal), NULL);

  self->journal = g_object_ref (journal);
  self->owner = owner;
  self->task = task;
  self->line = g_object_ref_sink (GTK_LABEL (gtk_label_new (NULL)));
  gtk_label_set_wrap (self->line, TRUE);
  gtk_label_set_xalign (self->line, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->line), "error");
  gtk_widget_set_visible (GTK_WIDGET (self->line), FALSE);
  self->keep_handler = g_signal_connect_swapped (journal, "keep", G_CALLBACK (keep_cb), self);
  return self;
}

void
lex_keeper_free (LexKeeper *self)
{
  lex_keeper_flush (self);
  g_clear_handle_id (&self->source, g_source_remove);
  lex_unkept_leave (self->journal, self->owner);
  g_clear_signal_handler (&self->keep_handler, self->journal);
  g_object_unref (self->journal);
  g_object_unref (self->line);
  g_free (self);
}

GtkWidget *
lex_keeper_get_line (LexKeeper *self)
{
  return GTK_WIDGET (self->line);
}

void
lex_keeper_touch (LexKeeper *self)
{
  if (self->source == 0)
    self->source = g_timeout_add (SOON, retry_cb, self);
}

gboolean
lex_keeper_flush (LexKeeper *self)
{
  return self->source == 0 || keep (self);
}

gboolean
lex_keeper_is_at_rest (LexKeeper *self)
{
  return self->source == 0;
}
