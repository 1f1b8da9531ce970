/* lex-lookup.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a page knows only the headline of is looked up when somebody asks: a
 * page of thirty relations shall not read thirty reasons for its first frame.
 * It refuses to know how pages are laid out. The reader attaches it.
 */

#include "widgets/lex-lookup.h"

#include "widgets/lex-preview.h"
#include "widgets/lex-quote.h"
#include "widgets/lex-reason.h"
#include "widgets/lex-slip.h"

#define LOOKUP "lex-lookup"

typedef struct
{
  LexLibrary *library; /* owned */
  LexLanguage language;
} Lookup;

static void
lookup_free (gpointer data)
{
  Lookup *self = data;

  g_object_unref (self->library);
  g_free (self);
}

/* Not at once: the popover is still in the middle of closing. */
static gboolean
unparent_cb (gpointer popover)
{
  if (gtk_widget_get_parent (popover))
    gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
closed_cb (GtkPopover *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (popover), g_object_unref);
}

void
lex_popover_show (GtkWidget *content, GtkWidget *over, GtkWidget *anchor)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (anchor, over, &bounds))
    graphene_rect_init (&bounds, 0, 0, 0, 0);
  lex_popover_show_at (
      content, over,
      &(GdkRectangle){ bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height });
}

GtkWidget *
lex_popover_show_at (GtkWidget *content, GtkWidget *over, const GdkRectangle *place)
{
  /* GTK gives a popover no role, and a reader of screens would pass over it. */
  GtkWidget *popover
      = g_object_new (GTK_TYPE_POPOVER, "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG, NULL);

  gtk_popover_set_child (GTK_POPOVER (popover), lex_slip_new (content));
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), place);
  gtk_widget_add_css_class (popover, "lookup");
  gtk_widget_set_parent (popover, over);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
  return popover;
}

static void
explain_cb (LexPage *page, LexRelation *relation, GtkWidget *anchor)
{
  const Lookup *self = g_object_get_data (G_OBJECT (page), LOOKUP);

  lex_popover_show (lex_reason_new (self->library, relation, self->language), GTK_WIDGET (page),
                    anchor);
}

GtkWidget *
lex_lookup_new_quote (LexPage *page, LexLabel *label)
{
  const Lookup *self = g_object_get_data (G_OBJECT (page), LOOKUP);

  g_return_val_if_fail (self != NULL, NULL);

  return lex_quote_new (self->library, label, self->language);
}

void
lex_lookup_attach (LexPage *page, LexLibrary *library, LexLanguage language)
{
  Lookup *self = g_new0 (Lookup, 1);

  g_return_if_fail (LEX_IS_PAGE (page));
  g_return_if_fail (LEX_IS_LIBRARY (library));

  self->library = g_object_ref (library);
  self->language = language;
  if (!g_object_get_data (G_OBJECT (page), LOOKUP))
    {
      g_signal_connect (page, "explain", G_CALLBACK (explain_cb), NULL);
      lex_preview_attach (page);
    }
  g_object_set_data_full (G_OBJECT (page), LOOKUP, self, lookup_free);
}
