/* lex-case-timer.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The time since the director was called, quiet, in a line of its own, where it is whole however
 * narrow the window. It refuses to know which case is shown. The window of cases makes it.
 */

#include "widgets/cases/lex-case-timer.h"

#include "widgets/cases/lex-case-moment.h"
#include "widgets/text/lex-widget.h"

#define TICK 10

struct _LexCaseTimer
{
  GtkWidget parent_instance;

  /* Owned */
  LexCase *value; /* nullable: of a case, what its time hangs on */
  guint tick;     /* 0 while nobody waits */

  /* Owned by the widget tree */
  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (LexCaseTimer, lex_case_timer, GTK_TYPE_WIDGET)

/* Returns whether somebody waits. */
static gboolean
update (LexCaseTimer *self)
{
  g_autofree char *waiting = self->value != NULL ? lex_case_moment_dup_waiting (self->value) : NULL;

  gtk_label_set_text (GTK_LABEL (self->label), waiting != NULL ? waiting : "");
  gtk_widget_set_visible (GTK_WIDGET (self), waiting != NULL);
  return waiting != NULL;
}

static gboolean
tick_cb (gpointer user_data)
{
  LexCaseTimer *self = user_data;

  if (update (self))
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
lex_case_timer_dispose (GObject *object)
{
  LexCaseTimer *self = LEX_CASE_TIMER (object);

  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_pointer (&self->value, lex_case_free);
  g_clear_pointer (&self->label, gtk_widget_unparent);

  G_OBJECT_CLASS (lex_case_timer_parent_class)->dispose (object);
}

static void
lex_case_timer_class_init (LexCaseTimerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lex_case_timer_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "casetimer");
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
lex_case_timer_init (LexCaseTimer *self)
{
  self->label = lex_widget_label_new ("", "dim-label");
  gtk_label_set_justify (GTK_LABEL (self->label), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (self->label), .5f);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
lex_case_timer_new (void)
{
  return g_object_new (LEX_TYPE_CASE_TIMER, NULL);
}

void
lex_case_timer_show (LexCaseTimer *self, const LexCase *value)
{
  static const LexCaseKey keys[] = { LEX_CASE_STATUS, LEX_CASE_CALLED, LEX_CASE_RULED };

  g_return_if_fail (LEX_IS_CASE_TIMER (self));

  g_clear_pointer (&self->value, lex_case_free);
  self->value = value != NULL ? lex_case_new_empty () : NULL;
  for (guint i = 0; value != NULL && i < G_N_ELEMENTS (keys); i++)
    lex_case_set (self->value, keys[i], value->values[keys[i]]);
  g_clear_handle_id (&self->tick, g_source_remove);
  if (update (self))
    self->tick = g_timeout_add_seconds (TICK, tick_cb, self);
}
