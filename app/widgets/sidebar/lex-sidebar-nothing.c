/* lex-sidebar-nothing.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The calm page for a search that found nothing. It refuses to search: it is
 * told what to say. The sidebar makes it when it is needed for the first time.
 */

#include "widgets/sidebar/lex-sidebar-nothing.h"

#include <glib/gi18n-lib.h>

struct _LexSidebarNothing
{
  GtkWidget parent_instance;

  /* Template */
  GtkWidget *box;
  GtkLabel *title;
  GtkLabel *message;
  GtkButton *suggestion;
};

G_DEFINE_FINAL_TYPE (LexSidebarNothing, lex_sidebar_nothing, GTK_TYPE_WIDGET)

static void
lex_sidebar_nothing_dispose (GObject *object)
{
  LexSidebarNothing *self = LEX_SIDEBAR_NOTHING (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (lex_sidebar_nothing_parent_class)->dispose (object);
}

static void
lex_sidebar_nothing_class_init (LexSidebarNothingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lex_sidebar_nothing_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/lexbridge/Lexbridge/lex-sidebar-nothing.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarNothing, box);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarNothing, title);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarNothing, message);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarNothing, suggestion);
}

static void
lex_sidebar_nothing_init (LexSidebarNothing *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show (LexSidebarNothing *self, const char *query, const char *message, const char *suggestion)
{
  /* Translators: the title when a search has no hits; %s is what was typed */
  g_autofree char *title = g_strdup_printf (_ ("Nothing for “%s”"), query);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->message, message);
  gtk_widget_set_visible (GTK_WIDGET (self->suggestion), suggestion != NULL);
  if (suggestion != NULL)
    {
      /* Translators: a button that searches for other words; %s are those words */
      g_autofree char *label = g_strdup_printf (_ ("Search for “%s”"), suggestion);

      gtk_label_set_text (GTK_LABEL (gtk_button_get_child (self->suggestion)), label);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->suggestion), "s", suggestion);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->suggestion), "win.search");
    }
}

void
lex_sidebar_nothing_show_words (LexSidebarNothing *self, const char *query, const char *suggestion,
                                gboolean filtered)
{
  const char *message;

  g_return_if_fail (LEX_IS_SIDEBAR_NOTHING (self));

  if (filtered)
    message = _ ("No text of the chosen kind and language has all these words. Choose others "
                 "above.");
  else if (suggestion != NULL)
    message = _ ("No clause has all these words, in Polish or in English. Perhaps you meant:");
  else
    message = _ ("No clause has all these words, in Polish or in English. Try fewer words, "
                 "or a number such as 27B1a.");

  show (self, query, message, suggestion);
}

void
lex_sidebar_nothing_show_fault (LexSidebarNothing *self, const char *query, const char *message)
{
  g_return_if_fail (LEX_IS_SIDEBAR_NOTHING (self));

  show (self, query, message, NULL);
}
