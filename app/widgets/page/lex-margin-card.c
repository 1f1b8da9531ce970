/* lex-margin-card.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card in the margin: what else bears upon a clause. It refuses to know
 * where it stands and how the other clause is opened. The page makes cards.
 */

#include "widgets/page/lex-margin-card.h"

#include <glib/gi18n-lib.h>

#include "widgets/text/lex-heading.h"
#include "widgets/text/lex-text-label.h"

/* Where the link after a relation leads: no clause, but its reason. */
#define WHY "why:"

struct _LexMarginCard
{
  GtkWidget parent_instance;

  /* Owned */
  LexLabel *only; /* nullable: where a click leads, while there is one line */

  /* Borrowed: children */
  GtkWidget *title;

  guint n_lines;
};

static guint explain_signal;

G_DEFINE_FINAL_TYPE (LexMarginCard, lex_margin_card, GTK_TYPE_WIDGET)

static const struct
{
  const char *name;
  const char *title;
} kinds[] = {
  [LEX_CARD_YIELDS] = { "yields", N_ ("Yields to") },
  [LEX_CARD_PREVAILS] = { "prevails", N_ ("Prevails over") },
  [LEX_CARD_EXAMPLES] = { "examples", N_ ("Examples") },
  [LEX_CARD_COMMENTARY] = { "commentary", N_ ("Commentary") },
  [LEX_CARD_SCREENS] = { "screens", N_ ("Screens") },
  [LEX_CARD_GUIDE] = { "guide", N_ ("Guide") },
  [LEX_CARD_NOTE] = { "note", N_ ("My note") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == LEX_N_CARD_KINDS);

const char *
lex_margin_card_kind_get_title (LexMarginCardKind kind)
{
  g_return_val_if_fail (kind < LEX_N_CARD_KINDS, NULL);

  return _ (kinds[kind].title);
}

const char *
lex_margin_card_kind_get_name (LexMarginCardKind kind)
{
  g_return_val_if_fail (kind < LEX_N_CARD_KINDS, NULL);

  return kinds[kind].name;
}

/* A link under the pointer takes the click first and claims it. */
static void
released_cb (GtkGestureClick *gesture, int n_press, double x, double y, LexMarginCard *self)
{
  if (self->only && gtk_widget_contains (GTK_WIDGET (self), x, y))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open", "s",
                                lex_label_get_text (self->only));
}

static void
lex_margin_card_dispose (GObject *object)
{
  LexMarginCard *self = LEX_MARGIN_CARD (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  g_clear_pointer (&self->only, lex_label_unref);

  G_OBJECT_CLASS (lex_margin_card_parent_class)->dispose (object);
}

static void
lex_margin_card_class_init (LexMarginCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_margin_card_dispose;
  gtk_widget_class_set_css_name (widget_class, "card");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  explain_signal = g_signal_new ("explain", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 2, LEX_TYPE_RELATION, GTK_TYPE_WIDGET);
}

static void
lex_margin_card_init (LexMarginCard *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  self->title = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_widget_add_css_class (self->title, "kind");
  gtk_widget_set_parent (self->title, GTK_WIDGET (self));
}

GtkWidget *
lex_margin_card_new (LexMarginCardKind kind, LexLabel *beside, LexLanguage language)
{
  LexMarginCard *self = g_object_new (LEX_TYPE_MARGIN_CARD, NULL);
  const char *name = lex_label_get_number (beside);
  g_autofree char *title
      = g_strjoin (*name ? " · " : "", name, lex_margin_card_kind_get_title (kind), NULL);

  gtk_widget_add_css_class (GTK_WIDGET (self), lex_margin_card_kind_get_name (kind));
  gtk_label_set_text (GTK_LABEL (self->title), title);
  lex_text_label_set_language (self->title, language);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return GTK_WIDGET (self);
}

/* The whole card is a target only while it is clear what for. */
static void
set_only (LexMarginCard *self, LexLabel *target)
{
  GtkGesture *click;

  g_clear_pointer (&self->only, lex_label_unref);
  if (self->n_lines > 0)
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self), "activatable");
      return;
    }
  self->only = lex_label_ref (target);
  gtk_widget_add_css_class (GTK_WIDGET (self), "activatable");
  click = gtk_gesture_click_new ();
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static gboolean
explain_cb (GtkWidget *line, const char *uri, LexRelation *relation)
{
  GtkWidget *card = gtk_widget_get_ancestor (line, LEX_TYPE_MARGIN_CARD);

  if (!g_str_equal (uri, WHY))
    return FALSE;
  g_signal_emit (card, explain_signal, 0, relation, line);
  return TRUE;
}

static void
relation_unref_cb (gpointer relation, GClosure *closure)
{
  lex_relation_unref (relation);
}

void
lex_margin_card_add (LexMarginCard *self, LexLabel *target, const char *heading,
                     LexRelation *relation, const LexMarkupStyle *style)
{
  g_autofree char *name = NULL;
  g_autofree char *link = NULL;
  g_autofree char *markup = NULL;
  GtkWidget *line;

  g_return_if_fail (LEX_IS_MARGIN_CARD (self));

  /* The title of a card about screens says so; that of a relation does not. */
  name = relation ? lex_heading_dup_name (target) : g_strdup (lex_label_get_number (target));
  link = lex_heading_dup_markup (target, name, heading, style);
  markup = relation ? g_strdup_printf ("%s  <a href=\"" WHY "\">%s</a>", link, _ ("why?"))
                    : g_strdup (link);
  set_only (self, target);
  self->n_lines++;
  line = lex_text_label_new (markup, style->language, NULL);
  if (relation)
    g_signal_connect_data (line, "activate-link", G_CALLBACK (explain_cb),
                           lex_relation_ref (relation), relation_unref_cb, 0);
  gtk_widget_insert_before (line, GTK_WIDGET (self), NULL);
}
