/* test-diagrams.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws a sheet of deals, hands, a suit, auction and play, and compares how it looks and
 * what a reader of screens hears. Needs a display.
 */

#include <adwaita.h>

#include "golden.h"
#include "widgets/figures/lex-auction-view.h"
#include "widgets/figures/lex-deal-view.h"
#include "widgets/figures/lex-play-view.h"
#include "widgets/text/lex-flow-layout.h"
#include "widgets/text/lex-theme.h"

/* Whole, end position, two hands, one hand, one suit. */
static const char *const games[] = {
  "[Dealer \"S\"]\n[Vulnerable \"NS\"]\n"
  "[Deal \"N:KQ854.T7.AJ3.KT6 97.AQ854.K865.92 AJ62.K3.T42.AQ85 T3.J962.Q97.J743\"]\n"
  "[Auction \"S\"]\n1C =1= Pass 1S 2H\n^I 1NT =2= 2S Pass ^S Pass =3=\n4S X XX =4= Pass\nPass *\n"
  "[Note \"1:*\"]\n[Note \"2:S: 1NT -> 2S\"]\n[Note \"3:E: Pass -> -\"]\n[Note \"4:SOS\"]\n",
  "[Vulnerable \"None\"]\n[Deal \"N:K4.A..3 .Q.K.T9 Q.7..A5 .K9.A.2\"]\n"
  "[Contract \"4SX\"]\n[Declarer \"S\"]\n",
  "[Vulnerable \"All\"]\n[Deal \"N:KQ854.T7.AJ3.KT - AJ62.K3.T42.AQ85 -\"]\n",
  "[Deal \"N:- - - AQ7.8.KT9854.QT5\"]\n",
  "[Deal \"N:.AQT2.. .K76.. .J93.. .854..\"]\n",
};

static const LexPlayCard cards[] = {
  { TRUE, LEX_SUIT_SPADES, 11 },
  { TRUE, LEX_SUIT_SPADES, 1 },
  { TRUE, LEX_SUIT_SPADES, 3 },
  { TRUE, LEX_SUIT_SPADES, 12 },
  { TRUE, LEX_SUIT_HEARTS, 2 },
  { TRUE, LEX_SUIT_HEARTS, 10 },
  { TRUE, LEX_SUIT_CLUBS, 0, LEX_FAULT_REVOKE },
  { TRUE, LEX_SUIT_HEARTS, 8 },
};

static GtkWidget *
new_sheet (LexLanguage language)
{
  const LexMarkupStyle style = { language, lex_theme_get_palette () };
  GtkWidget *sheet = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autoptr (LexPlay) play
      = lex_play_new (LEX_SEAT_WEST, LEX_TRUMPS_NONE, cards, G_N_ELEMENTS (cards));

  gtk_widget_set_layout_manager (sheet, lex_flow_layout_new (30));
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LexPbn) pbn = lex_pbn_parse (games[i], &error);

      g_assert_no_error (error);
      gtk_box_append (GTK_BOX (sheet), lex_deal_view_new (pbn, &style));
      if (pbn->auction)
        gtk_box_append (GTK_BOX (sheet), lex_auction_view_new (pbn->auction, &style));
    }
  gtk_box_append (GTK_BOX (sheet), lex_play_view_new (play, &style));
  return sheet;
}

/* As on a page, whose colours are the reader's. */
static GtkWidget *
new_window (GtkWidget *sheet, int width, int height)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *reader = g_object_new (GTK_TYPE_BOX, "css-name", "reader", NULL);
  GtkWidget *page = g_object_new (GTK_TYPE_BOX, "css-name", "page", NULL);

  gtk_box_append (GTK_BOX (reader), page);
  gtk_box_append (GTK_BOX (page), sheet);
  gtk_widget_set_hexpand (sheet, TRUE);
  gtk_window_set_child (GTK_WINDOW (window), reader);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  golden_settle ();
  return window;
}

static void
test_words (gconstpointer data)
{
  const LexLanguage language = g_str_equal (data, "pl") ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN;
  GtkWidget *sheet = new_sheet (language);
  GtkWidget *window = new_window (sheet, 900, 700);
  g_autofree char *tree = golden_dup_tree (sheet);
  g_autofree char *name = g_strdup_printf ("diagrams-%s.txt", (const char *) data);

  golden_check_text (tree, name);
  gtk_window_destroy (GTK_WINDOW (window));
}

static const struct
{
  const char *name;
  GoldenLook look;
  int width;
  int height;
} looks[] = {
  { "light", GOLDEN_LIGHT, 900, 640 },
  { "dark", GOLDEN_DARK, 900, 640 },
  { "narrow", GOLDEN_LIGHT, 240, 1700 },
  { "large", GOLDEN_LARGE, 360, 3300 },
};

static void
test_looks (gconstpointer data)
{
  const LexLanguage language = g_str_equal (data, "pl") ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN;

  for (gsize i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autofree char *name
          = g_strdup_printf ("diagrams-%s-%s.png", looks[i].name, (const char *) data);
      GtkWidget *window;

      golden_dress (looks[i].look);
      window = new_window (new_sheet (language), looks[i].width, looks[i].height);
      golden_check_picture (gtk_window_get_child (GTK_WINDOW (window)), name);
      gtk_window_destroy (GTK_WINDOW (window));
    }
  golden_dress (GOLDEN_LIGHT);
}

/* Whatever room there is, nothing is cut off and no two parts of a diagram lie on one another. */
static void
check_parts (GtkWidget *view)
{
  graphene_rect_t own;

  g_assert_true (gtk_widget_compute_bounds (view, view, &own));
  for (GtkWidget *one = gtk_widget_get_first_child (view); one;
       one = gtk_widget_get_next_sibling (one))
    {
      graphene_rect_t bounds;

      if (!gtk_widget_get_child_visible (one))
        continue;
      g_assert_true (gtk_widget_compute_bounds (one, view, &bounds));
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, own.size.width + 1);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, own.size.height + 1);
      for (GtkWidget *other = gtk_widget_get_next_sibling (one); other;
           other = gtk_widget_get_next_sibling (other))
        {
          graphene_rect_t others;

          if (!gtk_widget_get_child_visible (other))
            continue;
          g_assert_true (gtk_widget_compute_bounds (other, view, &others));
          g_assert_false (graphene_rect_intersection (&bounds, &others, &others)
                          && others.size.width > 1 && others.size.height > 1);
        }
    }
}

static void
test_nothing_overlaps (void)
{
  for (int width = 200; width < 1000; width += 110)
    {
      GtkWidget *sheet = new_sheet (LEX_LANGUAGE_PL);
      GtkWidget *window = new_window (sheet, width, 700);

      for (GtkWidget *view = gtk_widget_get_first_child (sheet); view;
           view = gtk_widget_get_next_sibling (view))
        check_parts (view);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP no display: xvfb-run would give one\n");
      return 77;
    }
  adw_init ();
  golden_init ();
  g_test_add_data_func ("/diagrams/words/en", "en", test_words);
  g_test_add_data_func ("/diagrams/words/pl", "pl", test_words);
  g_test_add_data_func ("/diagrams/looks/en", "en", test_looks);
  g_test_add_data_func ("/diagrams/looks/pl", "pl", test_looks);
  g_test_add_func ("/diagrams/nothing-overlaps", test_nothing_overlaps);
  return g_test_run ();
}
