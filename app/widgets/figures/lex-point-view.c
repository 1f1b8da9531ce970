/* lex-point-view.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The points of a play, one at a time: the cards that are left, and what each that may be played is
 * worth. It refuses to know how that was worked out. lex-solving.c makes it.
 */

#include "widgets/figures/lex-point-view.h"

#include <glib/gi18n-lib.h>

#include "type/lex-speech.h"
#include "widgets/figures/lex-deal-view.h"
#include "widgets/text/lex-figure-label.h"
#include "widgets/text/lex-flow-layout.h"
#include "widgets/text/lex-widget.h"

#define CARD_GAP 6

struct _LexPointView
{
  GtkWidget parent_instance;

  /* Owned */
  LexPbn *pbn;
  GArray *points;
  LexMarkupStyle style;
  guint place;

  /* Owned by the widget tree */
  GtkWidget *buttons[4];
  GtkLabel *title;
  GtkBox *shown;
};

G_DEFINE_FINAL_TYPE (LexPointView, lex_point_view, GTK_TYPE_WIDGET)

/* What each button does, in their order. */
static const struct
{
  const char *icon;
  const char *name;
  int step;
} steps[] = {
  { "go-first-symbolic", N_ ("To the lead"), G_MININT16 },
  { "go-previous-symbolic", N_ ("A card back"), -1 },
  { "go-next-symbolic", N_ ("A card on"), 1 },
  { "go-last-symbolic", N_ ("To the end"), G_MAXINT16 },
};

static const LexSolvedPoint *
get_point (LexPointView *self)
{
  return &g_array_index (self->points, LexSolvedPoint, self->place);
}

/* Without a declarer, right of whom the first lead came from. */
static LexSeat
get_declarer (LexPointView *self)
{
  const LexPosition *first = &g_array_index (self->points, LexSolvedPoint, 0).position;
  LexSeat seat;

  if (self->pbn->declarer && lex_seat_from_letter (*self->pbn->declarer, &seat))
    return seat;
  return (LexSeat) ((first->leader + LEX_N_SEATS - 1) % LEX_N_SEATS);
}

/* The card that was played there, or nobody knows. */
static const LexPlayCard *
get_played (LexPointView *self)
{
  const LexPosition *position = &get_point (self)->position;
  gsize n_tricks = 0;
  const LexTrick *tricks
      = self->pbn->play ? lex_play_get_tricks (self->pbn->play, &n_tricks) : NULL;

  return position->trick < n_tricks ? &tricks[position->trick].cards[position->turn] : NULL;
}

/* The hands as they are there. */
static GtkWidget *
new_deal (LexPointView *self)
{
  const LexPosition *position = &get_point (self)->position;
  LexHolding gone[LEX_N_SEATS][LEX_N_SUITS];
  g_autoptr (LexPbn) pbn = lex_pbn_copy (self->pbn);

  for (guint seat = 0; seat < LEX_N_SEATS; seat++)
    for (guint suit = 0; suit < LEX_N_SUITS; suit++)
      gone[seat][suit] = (LexHolding) ~position->left[seat][suit];
  g_object_unref (pbn->deal);
  pbn->deal = lex_deal_dup_without (self->pbn->deal, gone);
  return lex_deal_view_new (pbn, &self->style);
}

static GtkWidget *
new_card (LexPointView *self, const LexSolvedCard *card)
{
  const LexPlayCard *played = get_played (self);
  g_autofree char *text
      = g_strdup_printf ("%s%s\n%u", lex_suit_get_symbol (card->suit),
                         lex_rank_get_text (card->rank, self->style.language),
                         lex_solved_point_get_tricks (get_point (self), card, get_declarer (self)));
  GtkWidget *label = lex_figure_label_new (text, &self->style, "card");

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  if (played && played->known && played->suit == card->suit && played->rank == card->rank)
    gtk_widget_add_css_class (label, "led");
  return label;
}

/* The cards on the table, in the order of play. */
static char *
dup_table (LexPointView *self)
{
  const LexPosition *position = &get_point (self)->position;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < position->n_played; i++)
    g_string_append_printf (text, "%s%c %s%s", i > 0 ? ", " : "",
                            lex_seat_get_letter ((LexSeat) ((position->leader + i) % LEX_N_SEATS)),
                            lex_suit_get_symbol (position->played[i].suit),
                            lex_rank_get_text (position->played[i].rank, self->style.language));
  return g_string_free (text, FALSE);
}

/* "spade ace 10, spade king 9" */
static char *
dup_words (LexPointView *self)
{
  const LexSolvedPoint *point = get_point (self);
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < point->n_cards; i++)
    {
      g_autofree char *card
          = lex_speech_dup_card (point->cards[i].suit, point->cards[i].rank, self->style.language);

      g_string_append_printf (
          words, "%s%s %u", i > 0 ? ", " : "", card,
          lex_solved_point_get_tricks (point, &point->cards[i], get_declarer (self)));
    }
  return g_string_free (words, FALSE);
}

static GtkWidget *
new_cards (LexPointView *self)
{
  const LexSolvedPoint *point = get_point (self);
  GtkWidget *cards
      = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "orientation",
                      GTK_ORIENTATION_VERTICAL, "spacing", CARD_GAP, NULL);
  GtkWidget *suit = NULL;
  g_autofree char *words = dup_words (self);

  for (guint i = 0; i < point->n_cards; i++)
    {
      if (i == 0 || point->cards[i].suit != point->cards[i - 1].suit)
        {
          suit = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_NONE, NULL);
          gtk_widget_set_layout_manager (suit, lex_flow_layout_new (CARD_GAP));
          gtk_box_append (GTK_BOX (cards), suit);
        }
      gtk_box_append (GTK_BOX (suit), new_card (self, &point->cards[i]));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (cards), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Tricks of declarer’s side by each card"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  return cards;
}

static void
show_title (LexPointView *self)
{
  const LexPosition *position = &get_point (self)->position;
  g_autofree char *table = dup_table (self);
  g_autofree char *text = g_strdup_printf (_ ("Trick %u, %c to play"), position->trick + 1,
                                           lex_seat_get_letter (position->turn));
  g_autofree char *whole = *table ? g_strconcat (text, ": ", table, NULL) : g_strdup (text);

  gtk_label_set_text (self->title, whole);
}

static void
show_point (LexPointView *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->shown))))
    gtk_box_remove (self->shown, child);
  show_title (self);
  gtk_box_append (self->shown, new_cards (self));
  if (self->place > 0)
    gtk_box_append (self->shown, new_deal (self));
  for (guint i = 0; i < G_N_ELEMENTS (self->buttons); i++)
    gtk_widget_set_sensitive (self->buttons[i], steps[i].step < 0
                                                    ? self->place > 0
                                                    : self->place + 1 < self->points->len);
}

void
lex_point_view_step (LexPointView *self, int step)
{
  g_return_if_fail (LEX_IS_POINT_VIEW (self));

  self->place = (guint) CLAMP ((int) self->place + step, 0, (int) self->points->len - 1);
  show_point (self);
}

static void
clicked_cb (LexPointView *self, GtkWidget *button)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->buttons); i++)
    if (self->buttons[i] == button)
      lex_point_view_step (self, steps[i].step);
}

static GtkWidget *
new_buttons (LexPointView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_widget_set_halign (box, GTK_ALIGN_START);
  for (guint i = 0; i < G_N_ELEMENTS (self->buttons); i++)
    {
      GtkWidget *button = self->buttons[i] = gtk_button_new_from_icon_name (steps[i].icon);

      gtk_widget_set_tooltip_text (button, _ (steps[i].name));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      _ (steps[i].name), -1);
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);
      gtk_box_append (GTK_BOX (box), button);
    }
  return box;
}

static void
lex_point_view_dispose (GObject *object)
{
  LexPointView *self = LEX_POINT_VIEW (object);

  lex_widget_unparent_children (GTK_WIDGET (self));
  g_clear_pointer (&self->pbn, lex_pbn_free);
  g_clear_pointer (&self->points, g_array_unref);

  G_OBJECT_CLASS (lex_point_view_parent_class)->dispose (object);
}

static void
lex_point_view_class_init (LexPointViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_point_view_dispose;
  gtk_widget_class_set_css_name (widget_class, "point");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lex_point_view_init (LexPointView *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
  self->title = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->title, 0);
  gtk_label_set_wrap (self->title, TRUE);
  self->shown = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 10));
}

GtkWidget *
lex_point_view_new (LexPbn *pbn, GArray *points, const LexMarkupStyle *style)
{
  LexPointView *self = g_object_new (LEX_TYPE_POINT_VIEW, NULL);
  GtkWidget *buttons;

  self->pbn = pbn;
  self->points = g_array_ref (points);
  self->style = *style;
  buttons = new_buttons (self);
  gtk_widget_set_visible (buttons, points->len > 1);
  gtk_widget_insert_before (buttons, GTK_WIDGET (self), NULL);
  gtk_widget_insert_before (GTK_WIDGET (self->title), GTK_WIDGET (self), NULL);
  gtk_widget_insert_before (GTK_WIDGET (self->shown), GTK_WIDGET (self), NULL);
  show_point (self);
  return GTK_WIDGET (self);
}
