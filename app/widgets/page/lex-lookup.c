/* lex-lookup.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a page knows only the headline of is looked up when somebody asks: a
 * page of thirty relations shall not read thirty reasons for its first frame.
 * It refuses to know how pages are laid out. The reader attaches it.
 */

#include "widgets/page/lex-lookup.h"

#include <glib/gi18n-lib.h>

#include "services/lex-passage.h"
#include "widgets/inplace/lex-citing.h"
#include "widgets/inplace/lex-popover.h"
#include "widgets/inplace/lex-preview.h"
#include "widgets/inplace/lex-reason.h"

#define LOOKUP "lex-lookup"
#define MAX_HEIGHT 520
#define REASON_GAP 18

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

static void
explain_cb (LexPage *page, LexRelation *relation, GtkWidget *anchor)
{
  const Lookup *self = g_object_get_data (G_OBJECT (page), LOOKUP);

  lex_popover_show (lex_reason_new (self->library, relation, self->language), GTK_WIDGET (page),
                    anchor);
}

/* Moves a place into the part of the page that is seen. */
static void
clamp (GtkWidget *page, GdkRectangle *place)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (page, GTK_TYPE_VIEWPORT);
  GtkAdjustment *seen
      = viewport ? gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport)) : NULL;

  if (!seen)
    return;
  place->y = CLAMP (place->y, (int) gtk_adjustment_get_value (seen),
                    (int) (gtk_adjustment_get_value (seen) + gtk_adjustment_get_page_size (seen))
                        - place->height);
}

/* Beside the clause, or as near to it as what is seen of the page. */
static void
show_beside (LexPage *page, LexLabel *label, GtkWidget *content, const char *name)
{
  LexClauseRow *row = lex_page_find_row (page, label);
  GtkWidget *number = row ? gtk_widget_get_first_child (GTK_WIDGET (row)) : NULL;
  graphene_rect_t bounds;
  GdkRectangle place = { 0, 0, 1, 1 };
  GtkWidget *popover;

  if (number && gtk_widget_compute_bounds (number, GTK_WIDGET (page), &bounds))
    place
        = (GdkRectangle){ bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height };
  clamp (GTK_WIDGET (page), &place);
  popover = lex_popover_show_at (content, GTK_WIDGET (page), &place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

void
lex_lookup_show_citing (LexPage *page, LexLabel *label)
{
  const Lookup *self = g_object_get_data (G_OBJECT (page), LOOKUP);

  g_return_if_fail (self != NULL);

  show_beside (page, label, lex_citing_new (self->library, label, self->language),
               _ ("What cites this clause"));
}

static GtkWidget *
new_reasons (const Lookup *self, const LexPassage *passage)
{
  GPtrArray *const lists[] = { passage->yields_to, passage->prevails_over };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, REASON_GAP);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  for (gsize list = 0; list < G_N_ELEMENTS (lists); list++)
    for (guint i = 0; i < lists[list]->len; i++)
      gtk_box_append (GTK_BOX (box),
                      lex_reason_new (self->library, lists[list]->pdata[i], self->language));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  return scroller;
}

gboolean
lex_lookup_show_relations (LexPage *page, LexLabel *label)
{
  const Lookup *self = g_object_get_data (G_OBJECT (page), LOOKUP);
  g_autoptr (LexPassage) passage = NULL;

  g_return_val_if_fail (self != NULL, FALSE);

  passage = lex_library_show (self->library, label, NULL);
  if (!passage || passage->yields_to->len + passage->prevails_over->len == 0)
    return FALSE;
  show_beside (page, label, new_reasons (self, passage),
               _ ("What this clause yields to and prevails over"));
  return TRUE;
}

static void
cited_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  g_autoptr (LexLabel) label = lex_label_parse (g_variant_get_string (parameter, NULL));

  if (label)
    lex_lookup_show_citing (page, label);
}

/* What a page's own links and buttons ask for. */
static void
add_actions (LexPage *page)
{
  static const GActionEntry entries[] = { { "cited", cited_cb, "s", NULL, NULL } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), page);
  gtk_widget_insert_action_group (GTK_WIDGET (page), "lookup", G_ACTION_GROUP (actions));
}

void
lex_lookup_attach (LexPage *page, LexLibrary *library, LexLanguage language, LexWordsChoice *words)
{
  Lookup *self = g_new0 (Lookup, 1);

  g_return_if_fail (LEX_IS_PAGE (page));
  g_return_if_fail (LEX_IS_LIBRARY (library));

  self->library = g_object_ref (library);
  self->language = language;
  if (!g_object_get_data (G_OBJECT (page), LOOKUP))
    {
      g_signal_connect (page, "explain", G_CALLBACK (explain_cb), NULL);
      add_actions (page);
    }
  lex_preview_attach (GTK_WIDGET (page), library, language, words);
  g_object_set_data_full (G_OBJECT (page), LOOKUP, self, lookup_free);
}
