/* lex-sidebar-filter.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two choices beside the hits, kind and language. It refuses to search: who
 * asks is told what is chosen. The sidebar makes it when something is typed.
 */

#include "widgets/sidebar/lex-sidebar-filter.h"

#include <glib/gi18n-lib.h>

#include "widgets/sidebar/lex-hit-titles.h"
#include "widgets/text/lex-drop-down.h"

struct _LexSidebarFilter
{
  GtkWidget parent_instance;

  /* Template */
  GtkWidget *box;
  GtkDropDown *kind;
  GtkDropDown *language;

  gboolean resetting;
};

G_DEFINE_FINAL_TYPE (LexSidebarFilter, lex_sidebar_filter, GTK_TYPE_WIDGET)

static guint changed;

/* What the drop-downs offer, in their order. */
static const LexLanguages languages[] = { LEX_LANGUAGES_BOTH, LEX_LANGUAGES_PL, LEX_LANGUAGES_EN };

static void
selected_cb (LexSidebarFilter *self)
{
  if (!self->resetting)
    g_signal_emit (self, changed, 0);
}

static void
lex_sidebar_filter_dispose (GObject *object)
{
  g_clear_pointer (&LEX_SIDEBAR_FILTER (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (lex_sidebar_filter_parent_class)->dispose (object);
}

static void
lex_sidebar_filter_class_init (LexSidebarFilterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_sidebar_filter_dispose;

  changed = g_signal_new ("changed", LEX_TYPE_SIDEBAR_FILTER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                          NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/lexbridge/Lexbridge/lex-sidebar-filter.ui");
  gtk_widget_class_set_css_name (widget_class, "sidebarfilter");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarFilter, box);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarFilter, kind);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarFilter, language);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

/* Told what they offer before anyone listens: a new model selects its first. */
static void
lex_sidebar_filter_init (LexSidebarFilter *self)
{
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (NULL);

  self->resetting = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_string_list_append (kinds, _ ("All kinds"));
  for (LexKind kind = 0; kind < LEX_N_KINDS; kind++)
    gtk_string_list_append (kinds, lex_hit_titles_get_kind (kind));
  gtk_drop_down_set_model (self->kind, G_LIST_MODEL (kinds));
  lex_drop_down_cut (self->kind);
  lex_drop_down_cut (self->language);
  lex_drop_down_set_name (self->kind, _ ("Kinds of texts to search"));
  lex_drop_down_set_name (self->language, _ ("Languages to search"));
  self->resetting = FALSE;
}

int
lex_sidebar_filter_get_kind (LexSidebarFilter *self)
{
  g_return_val_if_fail (LEX_IS_SIDEBAR_FILTER (self), -1);

  return (int) gtk_drop_down_get_selected (self->kind) - 1;
}

LexLanguages
lex_sidebar_filter_get_languages (LexSidebarFilter *self)
{
  guint selected;

  g_return_val_if_fail (LEX_IS_SIDEBAR_FILTER (self), LEX_LANGUAGES_BOTH);

  selected = gtk_drop_down_get_selected (self->language);
  return selected < G_N_ELEMENTS (languages) ? languages[selected] : LEX_LANGUAGES_BOTH;
}

gboolean
lex_sidebar_filter_is_set (LexSidebarFilter *self)
{
  return lex_sidebar_filter_get_kind (self) >= 0
         || lex_sidebar_filter_get_languages (self) != LEX_LANGUAGES_BOTH;
}

void
lex_sidebar_filter_reset (LexSidebarFilter *self)
{
  g_return_if_fail (LEX_IS_SIDEBAR_FILTER (self));

  self->resetting = TRUE;
  gtk_drop_down_set_selected (self->kind, 0);
  gtk_drop_down_set_selected (self->language, 0);
  self->resetting = FALSE;
}
