/* lex-sidebar-hit.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One hit of a search as a row. It refuses to know the query and the library.
 * The factory of the sidebar's list of hits makes it and gives it hits, again
 * and again.
 */

#include "widgets/lex-sidebar-hit.h"

#include <glib/gi18n-lib.h>

#include "widgets/lex-snippet.h"

struct _LexSidebarHit
{
  GtkWidget parent_instance;

  /* Template */
  GtkWidget *box;
  GtkLabel *label;
  GtkLabel *heading;
  GtkLabel *kind;
  GtkLabel *snippet;

  /* Owned; nullable until a hit is set */
  LexHit *hit;
};

G_DEFINE_FINAL_TYPE (LexSidebarHit, lex_sidebar_hit, GTK_TYPE_WIDGET)

static const char *
name_of_kind (LexKind kind)
{
  static const char *const names[LEX_N_KINDS] = {
    [LEX_KIND_LAW] = N_ ("Law"),
    [LEX_KIND_DEFINITION] = N_ ("Definition"),
    [LEX_KIND_COMMENTARY] = N_ ("Commentary"),
    [LEX_KIND_EXAMPLE] = N_ ("Example"),
    [LEX_KIND_REGULATION] = N_ ("Regulation"),
    [LEX_KIND_GUIDE] = N_ ("Guide"),
    [LEX_KIND_NOTE] = N_ ("Note"),
    [LEX_KIND_INDEX] = N_ ("Index"),
  };

  return _ (names[kind]);
}

/* The kind is written beside it, so the document's name need not be. */
static const char *
short_label (LexLabel *label)
{
  const char *slash = strrchr (lex_label_get_text (label), '/');
  const char *number = slash != NULL ? slash + 1 : lex_label_get_text (label);

  return g_ascii_isdigit (*number) ? number : "";
}

/* The list itself opens by Enter only: with its single-click activation the
 * pointer would move the selection merely by passing over. */
static void
clicked_cb (LexSidebarHit *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-hit", "s",
                              lex_label_get_text (lex_hit_get_label (self->hit)));
}

static void
lex_sidebar_hit_dispose (GObject *object)
{
  LexSidebarHit *self = LEX_SIDEBAR_HIT (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->hit);

  G_OBJECT_CLASS (lex_sidebar_hit_parent_class)->dispose (object);
}

static void
lex_sidebar_hit_class_init (LexSidebarHitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lex_sidebar_hit_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/lexbridge/Lexbridge/lex-sidebar-hit.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHit, box);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHit, label);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHit, heading);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHit, kind);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHit, snippet);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
lex_sidebar_hit_init (LexSidebarHit *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Whether the snippet says no more than the heading, being the heading. */
static gboolean
repeats_heading (LexHit *hit)
{
  g_auto (GStrv) pieces = g_strsplit_set (lex_hit_get_snippet (hit),
                                          LEX_SNIPPET_MATCH_START LEX_SNIPPET_MATCH_END, -1);
  g_autofree char *plain = g_strjoinv ("", pieces);

  return g_strcmp0 (plain, lex_hit_get_heading (hit)) == 0;
}

/* A heading that was found stands once, below, where it has the room of two lines. */
static void
show_heading (LexSidebarHit *self, LexHit *hit)
{
  const char *heading = repeats_heading (hit) ? NULL : lex_hit_get_heading (hit);

  gtk_label_set_text (self->heading, heading != NULL ? heading : "");
}

static void
show_snippet (LexSidebarHit *self, LexHit *hit)
{
  g_autofree char *markup = lex_snippet_to_markup (lex_hit_get_snippet (hit));

  gtk_label_set_markup (self->snippet, markup);
  gtk_widget_set_visible (GTK_WIDGET (self->snippet), *markup != '\0');
}

/* The list's own item has the focus, but as of GTK 4.8 no name. */
static void
name_list_item (LexSidebarHit *self, LexHit *hit)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  const char *heading = lex_hit_get_heading (hit);
  g_autofree char *name
      = g_strdup_printf ("%s %s, %s", gtk_label_get_text (self->label),
                         heading != NULL ? heading : "", gtk_label_get_text (self->kind));

  gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  g_strchug (name), -1);
}

void
lex_sidebar_hit_set_hit (LexSidebarHit *self, LexHit *hit)
{
  PangoAttrList *attributes;
  const char *label;

  g_return_if_fail (LEX_IS_SIDEBAR_HIT (self));
  g_return_if_fail (LEX_IS_HIT (hit));

  g_set_object (&self->hit, hit);
  attributes = lex_language_get_attributes (lex_hit_get_language (hit));
  label = short_label (lex_hit_get_label (hit));

  gtk_label_set_text (self->label, label);
  gtk_widget_set_visible (GTK_WIDGET (self->label), *label != '\0');
  gtk_label_set_text (self->kind, name_of_kind (lex_hit_get_kind (hit)));
  gtk_label_set_attributes (self->heading, attributes);
  show_heading (self, hit);
  gtk_label_set_attributes (self->snippet, attributes);
  show_snippet (self, hit);
  name_list_item (self, hit);
}
