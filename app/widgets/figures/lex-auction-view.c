/* lex-auction-view.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An auction as a table under W N E S. It refuses to know whether a call was
 * legal: the auction says so. The example makes it.
 */

#include "widgets/figures/lex-auction-view.h"

#include "bridge/lex-call.h"
#include "type/lex-speech.h"
#include "widgets/text/lex-figure-label.h"
#include "widgets/text/lex-flow-layout.h"

#include <string.h>

#define CALL_GAP 6
#define SEAT_CHARS 4
#define SKIPPED "–"

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
  gboolean insufficient; /* what the marks in the table mean, if they occur */
  gboolean out_of_rotation;
  gboolean withdrawn;
  gboolean skipped;
  gboolean alerted;
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

/* Whoever calls after a turn that was passed over calls out of rotation. */
static gboolean
is_out_of_rotation (const LexAuctionCall *calls, gsize i)
{
  return i > 0 && calls[i - 1].irregularity == LEX_IRREGULARITY_SKIPPED && *calls[i].call;
}

static gboolean
is_withdrawn (const LexAuctionCall *calls, gsize n_calls, gsize i)
{
  return calls[i].withdrawn || is_replaced (calls, n_calls, i);
}

/* What became of a withdrawn call (`W: 1NT -> 2NT`) the table shows already. */
static const char *
get_note (const LexAuctionCall *call, gboolean withdrawn)
{
  if (withdrawn && call->note && strstr (call->note, " -> "))
    return NULL;
  return call->note;
}

/* A note of a bare star, as PBN files have it, only says “alerted”. */
static gboolean
is_bare_star (const char *note)
{
  return note && g_str_equal (note, "*");
}

/* One star is for all that is only alerted, if anything is; each note has one star more. */
static void
count_alerts (Table *table)
{
  for (gsize i = 0; i < table->n_calls; i++)
    table->alerted |= is_bare_star (table->calls[i].note);
  table->n_notes = table->alerted ? 1 : 0;
}

static void
append_star (Table *table, GString *text, const char *note)
{
  g_autofree char *stars = NULL;

  if (!note)
    return;
  if (is_bare_star (note))
    {
      g_string_append_c (text, '*');
      return;
    }
  stars = g_strnfill (++table->n_notes, '*');
  g_string_append (text, stars);
  g_string_append_printf (table->notes, "%s %s\n", stars, note);
}

/* Pango draws its line through a suit where the symbol's font has it, lower than through
 * the words; one line is drawn over all. */
static GtkWidget *
strike (GtkWidget *label)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (overlay, "withdrawn");
  gtk_widget_add_css_class (line, "line");
  gtk_widget_set_valign (line, GTK_ALIGN_CENTER);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), label);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), line);
  return overlay;
}

static GtkWidget *
new_call (Table *table, gsize i)
{
  const LexAuctionCall *call = &table->calls[i];
  const gboolean withdrawn = is_withdrawn (table->calls, table->n_calls, i);
  const gboolean insufficient = call->irregularity == LEX_IRREGULARITY_INSUFFICIENT;
  const gboolean out_of_rotation = is_out_of_rotation (table->calls, i);
  g_autofree char *words = lex_call_to_text (call->call, table->style->language);
  g_autoptr (GString) text = g_string_new (words);
  GtkWidget *label;

  if (insufficient || out_of_rotation)
    g_string_append_c (text, '!');
  table->insufficient |= insufficient;
  table->out_of_rotation |= out_of_rotation;
  append_star (table, text, get_note (call, withdrawn));
  label = lex_figure_label_new (text->str, table->style, NULL);
  if (!withdrawn)
    return label;
  table->withdrawn = TRUE;
  return strike (label);
}

/* The arrow must not part from what it leads to. */
static GtkWidget *
new_replacement (Table *table, gsize i)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, CALL_GAP);

  gtk_box_append (GTK_BOX (box), lex_figure_label_new ("→", table->style, NULL));
  gtk_box_append (GTK_BOX (box), new_call (table, i));
  return box;
}

static GtkWidget *
new_cell (void)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (cell, lex_flow_layout_new (CALL_GAP));
  return cell;
}

/* Fills one cell: a call, and all that replaced it. Returns the next call. */
static gsize
attach_turn (Table *table, gsize i)
{
  const int column = get_column (table->calls[i].seat);
  GtkWidget *cell = new_cell ();

  /* Turns passed over leave their cells empty, as the eye expects. */
  while (table->cell % LEX_N_SEATS != column)
    table->cell++;
  if (*table->calls[i].call)
    {
      gtk_box_append (GTK_BOX (cell), new_call (table, i));
      for (; is_replaced (table->calls, table->n_calls, i); i++)
        gtk_box_append (GTK_BOX (cell), new_replacement (table, i + 1));
    }
  else
    {
      table->skipped = TRUE;
      gtk_box_append (GTK_BOX (cell), lex_figure_label_new (SKIPPED, table->style, NULL));
    }
  gtk_grid_attach (table->grid, cell, column, 1 + table->cell / LEX_N_SEATS, 1, 1);
  table->cell++;
  return i + 1;
}

static void
attach_seats (Table *table)
{
  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    {
      const char letter[] = { lex_seat_get_letter (seat), '\0' };
      GtkWidget *label = lex_figure_label_new (letter, table->style, "seat");

      gtk_label_set_width_chars (GTK_LABEL (label), SEAT_CHARS);
      gtk_grid_attach (table->grid, label, get_column (seat), 0, 1, 1);
    }
}

/* Below the table: what its marks mean, those that occur, then the notes. */
static char *
dup_legend (const Table *table)
{
  const gboolean polish = table->style->language == LEX_LANGUAGE_PL;
  g_autoptr (GString) legend = g_string_new (NULL);

  if (table->insufficient)
    g_string_append (legend, polish ? "! odzywka niewystarczająca\n" : "! insufficient bid\n");
  if (table->out_of_rotation)
    g_string_append (legend,
                     polish ? "! zapowiedź poza kolejnością\n" : "! call out of rotation\n");
  if (table->withdrawn)
    g_string_append (legend, polish ? "przekreślone: wycofane\n" : "struck through: withdrawn\n");
  if (table->skipped)
    g_string_append (legend, polish ? SKIPPED " gracz pominięty\n" : SKIPPED " turn passed over\n");
  if (table->alerted)
    g_string_append (legend, "* alert\n");
  g_string_append (legend, table->notes->str);
  return g_strdup (g_strchomp (legend->str));
}

static void
append_legend (LexAuctionView *self, const Table *table)
{
  g_autofree char *legend = dup_legend (table);
  GtkWidget *label;

  if (!*legend)
    return;
  label = lex_figure_label_new (legend, table->style, "caption");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_insert_before (label, GTK_WIDGET (self), NULL);
}

GtkWidget *
lex_auction_view_new (LexAuction *auction, const LexMarkupStyle *style)
{
  LexAuctionView *self = g_object_new (LEX_TYPE_AUCTION_VIEW, NULL);
  g_autoptr (GString) notes = g_string_new (NULL);
  g_autofree char *description = lex_auction_view_describe (auction, style->language);
  /* The view says all that is drawn here. */
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_NONE, NULL);
  Table table = { .grid = GTK_GRID (grid), .style = style, .notes = notes };

  table.calls = lex_auction_get_calls (auction, &table.n_calls);
  gtk_grid_set_column_spacing (table.grid, 18);
  gtk_grid_set_row_spacing (table.grid, 3);
  gtk_widget_set_halign (grid, GTK_ALIGN_START);
  gtk_widget_set_valign (grid, GTK_ALIGN_START);
  gtk_widget_insert_before (grid, GTK_WIDGET (self), NULL);
  count_alerts (&table);
  attach_seats (&table);
  for (gsize i = 0; i < table.n_calls;)
    i = attach_turn (&table, i);
  append_legend (self, &table);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  style->language == LEX_LANGUAGE_PL ? "Licytacja" : "Auction",
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  return GTK_WIDGET (self);
}

/* What a call has of its own, in brackets behind it. */
static void
append_remarks (GString *words, const LexAuctionCall *calls, gsize i, gboolean withdrawn,
                gboolean polish)
{
  const char *note = get_note (&calls[i], withdrawn);
  const char *const remarks[] = {
    calls[i].irregularity == LEX_IRREGULARITY_INSUFFICIENT
        ? (polish ? "niewystarczająca" : "insufficient")
        : NULL,
    is_out_of_rotation (calls, i) ? (polish ? "poza kolejnością" : "out of rotation") : NULL,
    withdrawn ? (polish ? "wycofane" : "withdrawn") : NULL,
    is_bare_star (note) ? "alert" : note,
  };
  gboolean first = TRUE;

  for (gsize at = 0; at < G_N_ELEMENTS (remarks); at++)
    if (remarks[at])
      {
        g_string_append_printf (words, "%s%s", first ? " (" : ", ", remarks[at]);
        first = FALSE;
      }
  if (!first)
    g_string_append_c (words, ')');
}

static void
append_words (GString *words, const LexAuctionCall *calls, gsize n_calls, gsize i, gboolean polish)
{
  g_autofree char *said = NULL;

  if (!*calls[i].call)
    {
      g_string_append (words, polish ? "pominięty" : "passed over");
      return;
    }
  said = lex_speech_dup_call (calls[i].call, polish ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN);
  g_string_append (words, said);
  append_remarks (words, calls, i, is_withdrawn (calls, n_calls, i), polish);
}

char *
lex_auction_view_describe (LexAuction *auction, LexLanguage language)
{
  const gboolean polish = language == LEX_LANGUAGE_PL;
  GString *words = g_string_new (NULL);
  gsize n_calls;
  const LexAuctionCall *calls = lex_auction_get_calls (auction, &n_calls);

  for (gsize i = 0; i < n_calls; i++)
    {
      if (i > 0 && is_replaced (calls, n_calls, i - 1))
        g_string_append (words, polish ? ", zastąpione przez " : ", replaced by ");
      else
        g_string_append_printf (words, "%s%s ", i > 0 ? ", " : "",
                                lex_speech_get_seat (calls[i].seat, language));
      append_words (words, calls, n_calls, i, polish);
    }
  return g_string_free (words, FALSE);
}
