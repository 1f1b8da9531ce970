/* lex-auction-view.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An auction as a table under W N E S. It refuses to know whether a call was
 * legal: the auction says so. The example makes it.
 */

#include "widgets/lex-auction-view.h"

#include "widgets/lex-speech.h"

struct _LexAuctionView
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (LexAuctionView, lex_auction_view, GTK_TYPE_WIDGET)

/* State of one walk over the calls. */
typedef struct
{
  GtkGrid *grid;
  const LexMarkupStyle *style;
  const LexAuctionCall *calls;
  gsize n_calls;
  int cell; /* counted from West's in the first line */
  GString *notes;
  int n_notes;
} Table;

static void
lex_auction_view_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (lex_auction_view_parent_class)->dispose (object);
}

static void
lex_auction_view_class_init (LexAuctionViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_auction_view_dispose;
  gtk_widget_class_set_css_name (widget_class, "auction");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lex_auction_view_init (LexAuctionView *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
}

/* West stands first. */
static int
get_column (LexSeat seat)
{
  return (seat + 1) % LEX_N_SEATS;
}

/* A player who calls again at once has replaced what he called. */
static gboolean
is_replaced (const LexAuctionCall *calls, gsize n_calls, gsize i)
{
  return i + 1 < n_calls && calls[i + 1].seat == calls[i].seat && *calls[i + 1].call;
}

/* A note of a bare star, as PBN files have it, only says “alerted”. */
static void
append_star (Table *table, GString *markup, const char *note)
{
  g_autofree char *words = NULL;

  if (!note)
    return;
  if (g_str_equal (note, "*"))
    {
      g_string_append (markup, "*");
      return;
    }
  table->n_notes++;
  for (int i = 0; i < table->n_notes; i++)
    {
      g_string_append (markup, "*");
      g_string_append (table->notes, "*");
    }
  words = lex_markup_from_plain (note, table->style);
  g_string_append_printf (table->notes, " %s\n", words);
}

static void
append_call (Table *table, GString *markup, const LexAuctionCall *call, gboolean replaced)
{
  g_autofree char *text = lex_call_to_text (call->call, table->style->language);
  g_autofree char *words = lex_markup_from_plain (text, table->style);

  if (replaced)
    {
      /* The arrow that follows says all that such a call's note could say. */
      g_string_append_printf (markup, "<s>%s</s>", words);
      return;
    }
  g_string_append (markup, words);
  if (call->irregularity == LEX_IRREGULARITY_INSUFFICIENT)
    g_string_append (markup, "!");
  append_star (table, markup, call->note);
}

static void
attach (Table *table, const char *markup, int column, int row, const char *css_class)
{
  GtkWidget *cell = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (cell), markup);
  gtk_label_set_xalign (GTK_LABEL (cell), 0);
  if (css_class)
    gtk_widget_add_css_class (cell, css_class);
  gtk_grid_attach (table->grid, cell, column, row, 1, 1);
}

/* Fills one cell: a call, and all that replaced it. Returns the next call. */
static gsize
attach_turn (Table *table, gsize i)
{
  g_autoptr (GString) markup = g_string_new (NULL);
  const int column = get_column (table->calls[i].seat);

  /* Turns passed over leave their cells empty, as the eye expects. */
  while (table->cell % LEX_N_SEATS != column)
    table->cell++;
  if (!*table->calls[i].call)
    g_string_append (markup, "·");
  else
    for (; is_replaced (table->calls, table->n_calls, i); i++)
      {
        append_call (table, markup, &table->calls[i], TRUE);
        g_string_append (markup, " → ");
      }
  if (*table->calls[i].call)
    append_call (table, markup, &table->calls[i], FALSE);
  attach (table, markup->str, column, 1 + table->cell / LEX_N_SEATS, NULL);
  table->cell++;
  return i + 1;
}

static void
attach_seats (Table *table)
{
  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    {
      const char letter[] = { lex_seat_get_letter (seat), '\0' };

      attach (table, letter, get_column (seat), 0, "seat");
    }
}

static void
append_notes (LexAuctionView *self, Table *table)
{
  GtkWidget *label;

  if (table->notes->len == 0)
    return;
  g_string_truncate (table->notes, table->notes->len - 1);
  label = gtk_label_new (NULL);
  gtk_label_set_markup (GTK_LABEL (label), table->notes->str);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_insert_before (label, GTK_WIDGET (self), NULL);
}

GtkWidget *
lex_auction_view_new (LexAuction *auction, const LexMarkupStyle *style)
{
  LexAuctionView *self = g_object_new (LEX_TYPE_AUCTION_VIEW, NULL);
  g_autoptr (GString) notes = g_string_new (NULL);
  g_autofree char *description = lex_auction_describe (auction, style->language);
  GtkWidget *grid = gtk_grid_new ();
  Table table = { .grid = GTK_GRID (grid), .style = style, .notes = notes };

  table.calls = lex_auction_get_calls (auction, &table.n_calls);
  gtk_grid_set_column_spacing (table.grid, 22);
  gtk_grid_set_row_spacing (table.grid, 3);
  gtk_widget_set_halign (grid, GTK_ALIGN_START);
  gtk_widget_insert_before (grid, GTK_WIDGET (self), NULL);
  attach_seats (&table);
  for (gsize i = 0; i < table.n_calls;)
    i = attach_turn (&table, i);
  append_notes (self, &table);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  style->language == LEX_LANGUAGE_PL ? "Licytacja" : "Auction",
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  return GTK_WIDGET (self);
}

static void
append_words (GString *words, const LexAuctionCall *call, gboolean replaced, gboolean polish)
{
  const LexLanguage language = polish ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN;
  g_autofree char *said = NULL;

  if (!*call->call)
    {
      g_string_append (words, polish ? "pominięty" : "skipped");
      return;
    }
  said = lex_speech_dup_call (call->call, language);
  g_string_append (words, said);
  if (call->irregularity == LEX_IRREGULARITY_INSUFFICIENT)
    g_string_append (words, polish ? " (niewystarczająca)" : " (insufficient)");
  if (call->note && !replaced)
    g_string_append_printf (words, " (%s)", g_str_equal (call->note, "*") ? "alert" : call->note);
  if (replaced)
    g_string_append (words, polish ? ", zastąpione przez" : ", replaced by");
}

char *
lex_auction_describe (LexAuction *auction, LexLanguage language)
{
  GString *words = g_string_new (NULL);
  gsize n_calls;
  const LexAuctionCall *calls = lex_auction_get_calls (auction, &n_calls);

  for (gsize i = 0; i < n_calls; i++)
    {
      const gboolean replaces = i > 0 && is_replaced (calls, n_calls, i - 1);

      if (!replaces)
        g_string_append_printf (words, "%s%s", i > 0 ? ", " : "",
                                lex_speech_get_seat (calls[i].seat, language));
      g_string_append_c (words, ' ');
      append_words (words, &calls[i], is_replaced (calls, n_calls, i), language == LEX_LANGUAGE_PL);
    }
  return g_string_free (words, FALSE);
}
