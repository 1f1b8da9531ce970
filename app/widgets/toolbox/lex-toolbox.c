/* lex-toolbox.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list of situations or the page of a path. It keeps what was answered, refuses to know what
 * follows from it, and to know the window. The shell makes it when it is first asked for.
 */

#include "widgets/toolbox/lex-toolbox-private.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "services/lex-paths.h"
#include "widgets/inplace/lex-preview.h"
#include "widgets/text/lex-widget.h"
#include "widgets/toolbox/lex-path-case.h"
#include "widgets/toolbox/lex-path-chart.h"
#include "widgets/toolbox/lex-path-print.h"
#include "widgets/toolbox/lex-path-transcript.h"
#include "widgets/toolbox/lex-situation-list.h"
#include "widgets/toolbox/lex-toolbox-bar.h"
#include "widgets/toolbox/lex-tools.h"

G_DEFINE_FINAL_TYPE (LexToolbox, lex_toolbox, GTK_TYPE_WIDGET)

static void
lex_toolbox_dispose (GObject *object)
{
  LexToolbox *self = LEX_TOOLBOX (object);

  lex_widget_unparent_children (GTK_WIDGET (self));
  g_clear_pointer (&self->state.ruling, lex_ruling_free);
  g_clear_pointer (&self->paths, g_ptr_array_unref);
  g_clear_pointer (&self->rounding, g_free);
  g_clear_pointer (&self->state.practice.profiles, g_ptr_array_unref);
  g_clear_pointer (&self->state.practice.name, g_free);
  lex_toolbox_forget_calls (self);
  g_clear_object (&self->library);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (lex_toolbox_parent_class)->dispose (object);
}

static void
lex_toolbox_class_init (LexToolboxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_toolbox_dispose;
  gtk_widget_class_set_css_name (widget_class, "toolbox");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

/* Suits inside words have colours of their own for each theme. */
static void
theme_changed_cb (LexToolbox *self)
{
  if (self->state.ruling == NULL || lex_toolbox_shows_tools (self))
    return;
  if (self->chart != NULL)
    lex_toolbox_show_chart (self);
  else
    lex_toolbox_show_page (self);
}

static void
follow_theme (LexToolbox *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (theme_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (theme_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
lex_toolbox_init (LexToolbox *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  lex_toolbox_add_actions (self);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->bar = lex_toolbox_bar_new ();
  self->stack = gtk_stack_new ();
  gtk_widget_set_vexpand (self->stack, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->bar);
  gtk_box_append (GTK_BOX (self->box), self->stack);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (lex_toolbox_press_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  follow_theme (self);
}

GtkWidget *
lex_toolbox_new (GPtrArray *paths)
{
  LexToolbox *self = g_object_new (LEX_TYPE_TOOLBOX, NULL);

  g_return_val_if_fail (paths != NULL, GTK_WIDGET (self));

  self->paths = g_ptr_array_ref (paths);
  return GTK_WIDGET (self);
}

void
lex_toolbox_set_source (LexToolbox *self, LexLibrary *library, LexLanguage language)
{
  const gboolean first = self->library == NULL;

  g_return_if_fail (LEX_IS_TOOLBOX (self));
  g_return_if_fail (LEX_IS_LIBRARY (library));

  g_set_object (&self->library, library);
  lex_preview_attach (GTK_WIDGET (self), library, language, NULL);
  if (first)
    lex_preview_watch (self->box);
  if (self->list != NULL)
    lex_situation_list_set_library (LEX_SITUATION_LIST (self->list), library);
  if (!first && language == self->state.language)
    return;
  self->state.language = language;
  if (self->list != NULL)
    gtk_stack_remove (GTK_STACK (self->stack), self->list);
  self->list = NULL;
  if (self->tools != NULL)
    gtk_stack_remove (GTK_STACK (self->stack), self->tools);
  self->tools = NULL;
  if (self->state.ruling != NULL)
    lex_toolbox_show_page (self);
  else
    lex_toolbox_show_list (self);
}

void
lex_toolbox_set_practice (LexToolbox *self, GPtrArray *profiles, const char *name)
{
  LexPracticeChoice *practice = &self->state.practice;

  g_return_if_fail (LEX_IS_TOOLBOX (self));

  if (profiles != NULL)
    g_ptr_array_ref (profiles);
  g_clear_pointer (&practice->profiles, g_ptr_array_unref);
  practice->profiles = profiles;
  g_free (practice->name);
  practice->name = g_strdup (name);
  if (self->tools != NULL)
    lex_tools_set_practice (LEX_TOOLS (self->tools), practice);
  if (self->state.ruling != NULL && self->chart == NULL && !lex_toolbox_shows_tools (self))
    lex_toolbox_show_page (self);
}

void
lex_toolbox_set_rounding (LexToolbox *self, const char *rounding)
{
  g_return_if_fail (LEX_IS_TOOLBOX (self));

  g_free (self->rounding);
  self->rounding = g_strdup (rounding);
  if (self->tools != NULL)
    lex_tools_set_rounding (LEX_TOOLS (self->tools), rounding);
}

char *
lex_toolbox_dup_text (LexToolbox *self)
{
  g_return_val_if_fail (LEX_IS_TOOLBOX (self), NULL);

  if (lex_toolbox_shows_tools (self))
    return lex_tools_dup_text (LEX_TOOLS (self->tools));
  return self->state.ruling != NULL ? lex_path_transcript_dup_text (&self->state) : NULL;
}

LexCase *
lex_toolbox_dup_case (LexToolbox *self)
{
  g_autofree char *text = NULL;
  g_autofree char *labels = NULL;
  LexCase *value;

  g_return_val_if_fail (LEX_IS_TOOLBOX (self), NULL);

  if (!lex_toolbox_shows_tools (self))
    return self->state.ruling != NULL ? lex_path_case_new (&self->state) : NULL;
  text = lex_tools_dup_text (LEX_TOOLS (self->tools));
  if (text == NULL)
    return NULL;
  labels = lex_tools_dup_labels (LEX_TOOLS (self->tools));
  value = lex_case_new (LEX_CASE_RULING_KIND);
  lex_case_set (value, LEX_CASE_SCORE, g_strchomp (text));
  lex_case_set (value, LEX_CASE_CLAUSES, labels);
  return value;
}

gboolean
lex_toolbox_print (LexToolbox *self, GError **error)
{
  g_autofree char *text = NULL;
  GtkRoot *root;

  g_return_val_if_fail (LEX_IS_TOOLBOX (self), FALSE);

  root = gtk_widget_get_root (GTK_WIDGET (self));
  if (self->chart != NULL)
    return lex_path_chart_print (self->state.ruling->path, self->state.language, NULL,
                                 GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, error);
  text = lex_toolbox_dup_text (self);
  return text == NULL
         || lex_path_print (text, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, error);
}

const char *
lex_toolbox_get_title (LexToolbox *self)
{
  g_return_val_if_fail (LEX_IS_TOOLBOX (self), NULL);

  if (lex_toolbox_shows_tools (self))
    return lex_tools_get_title (LEX_TOOLS (self->tools));
  return self->state.ruling != NULL ? self->state.ruling->path->title[self->state.language]
                                    : _ ("What happened?");
}
