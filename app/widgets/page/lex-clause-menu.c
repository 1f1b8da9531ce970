/* lex-clause-menu.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be made of a clause, as a menu at the pointer: a note, a highlight of the sentence that
 * is pointed at or of all. It refuses to make any of it: the menu fires actions. The page's keeping
 * attaches it.
 */

#include "widgets/page/lex-clause-menu.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "widgets/inplace/lex-popover.h"
#include "widgets/journal/lex-note-colour.h"

/* So many characters around a quotation tell it from the same words elsewhere. */
#define AROUND 40

/* What is quoted */

typedef struct
{
  const char *text;
  const PangoLogAttr *attributes;
  int n;
} Letters;

static int
find_start (const Letters *self, int at)
{
  while (at > 0 && !self->attributes[at].is_sentence_start)
    at--;
  return at;
}

static int
find_end (const Letters *self, int at)
{
  for (at++; at < self->n - 1 && !self->attributes[at].is_sentence_start;)
    at++;
  return MIN (at, self->n - 1);
}

static void
set_part (const Letters *self, LexJournalEntry *entry, LexJournalField field, int from, int to)
{
  g_autofree char *part = g_utf8_substring (self->text, MAX (from, 0), MIN (to, self->n - 1));

  lex_journal_entry_set (entry, field, g_strstrip (part));
}

static LexJournalEntry *
quote (const Letters *self, int at)
{
  const int from = find_start (self, at);
  const int to = find_end (self, at);
  g_autoptr (LexJournalEntry) entry = lex_journal_entry_new (LEX_JOURNAL_HIGHLIGHT, NULL, NULL);

  set_part (self, entry, LEX_JOURNAL_QUOTE, from, to);
  set_part (self, entry, LEX_JOURNAL_PREFIX, from - AROUND, from);
  set_part (self, entry, LEX_JOURNAL_SUFFIX, to, to + AROUND);
  return *entry->fields[LEX_JOURNAL_QUOTE] != '\0' ? g_steal_pointer (&entry) : NULL;
}

LexJournalEntry *
lex_clause_menu_quote_at (GtkLabel *label, double x, double y)
{
  PangoLayout *layout;
  Letters letters;
  int left;
  int top;
  int index;
  int trailing;

  g_return_val_if_fail (GTK_IS_LABEL (label), NULL);

  layout = gtk_label_get_layout (label);
  gtk_label_get_layout_offsets (label, &left, &top);
  if (!pango_layout_xy_to_index (layout, (int) (x - left) * PANGO_SCALE,
                                 (int) (y - top) * PANGO_SCALE, &index, &trailing))
    return NULL;
  letters.text = pango_layout_get_text (layout);
  letters.attributes = pango_layout_get_log_attrs_readonly (layout, &letters.n);
  return quote (&letters, (int) g_utf8_pointer_to_offset (letters.text, letters.text + index));
}

/* The menu */

static const char *
get (const LexJournalEntry *sentence, LexJournalField field)
{
  return sentence && sentence->fields[field] ? sentence->fields[field] : "";
}

static GMenuModel *
colours_new (LexLabel *label, const LexJournalEntry *sentence)
{
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < LEX_JOURNAL_N_COLOURS; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (lex_note_colour_get_title (i), NULL);

      g_menu_item_set_action_and_target (
          item, "win.highlight", "(sssss)", lex_label_get_text (label),
          lex_journal_colour_get_name (i), get (sentence, LEX_JOURNAL_QUOTE),
          get (sentence, LEX_JOURNAL_PREFIX), get (sentence, LEX_JOURNAL_SUFFIX));
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

GMenuModel *
lex_clause_menu_dup_model (LexLabel *label, const LexJournalEntry *sentence)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenuItem) note = g_menu_item_new (_ ("Add a Note"), NULL);
  g_autoptr (GMenuModel) all = colours_new (label, NULL);
  g_autoptr (GMenuModel) part = sentence ? colours_new (label, sentence) : NULL;

  g_menu_item_set_action_and_target (note, "win.note-at", "s", lex_label_get_text (label));
  g_menu_append_item (menu, note);
  if (part)
    g_menu_append_submenu (menu, _ ("Highlight This Sentence"), part);
  g_menu_append_submenu (menu, _ ("Highlight This Clause"), all);
  return G_MENU_MODEL (menu);
}

static void
show (GtkWidget *page, LexLabel *label, const LexJournalEntry *sentence, double x, double y)
{
  g_autoptr (GMenuModel) menu = lex_clause_menu_dup_model (label, sentence);
  GtkWidget *popover = gtk_popover_menu_new_from_model (menu);
  const GdkRectangle place = { (int) x, (int) y, 1, 1 };

  gtk_popover_set_has_arrow (GTK_POPOVER (popover), FALSE);
  gtk_widget_set_halign (popover, GTK_ALIGN_START);
  lex_popover_open (popover, page, &place);
}

static void
pressed_cb (GtkGestureClick *gesture, int n_presses, double x, double y, GtkWidget *page)
{
  GtkWidget *picked = gtk_widget_pick (page, x, y, GTK_PICK_DEFAULT);
  GtkWidget *row = picked ? gtk_widget_get_ancestor (picked, LEX_TYPE_CLAUSE_ROW) : NULL;
  g_autoptr (LexJournalEntry) sentence = NULL;
  graphene_point_t here;

  if (!row)
    return;
  if (GTK_IS_LABEL (picked)
      && gtk_widget_compute_point (page, picked, &GRAPHENE_POINT_INIT ((float) x, (float) y),
                                   &here))
    sentence = lex_clause_menu_quote_at (GTK_LABEL (picked), (double) here.x, (double) here.y);
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  show (page, lex_clause_row_get_label (LEX_CLAUSE_ROW (row)), sentence, x, y);
}

void
lex_clause_menu_attach (LexPage *page)
{
  GtkGesture *gesture = gtk_gesture_click_new ();

  g_return_if_fail (LEX_IS_PAGE (page));

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), GDK_BUTTON_SECONDARY);
  g_signal_connect (gesture, "pressed", G_CALLBACK (pressed_cb), page);
  gtk_widget_add_controller (GTK_WIDGET (page), GTK_EVENT_CONTROLLER (gesture));
}
