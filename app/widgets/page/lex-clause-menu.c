/* lex-clause-menu.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be done with a clause and with what is selected, as a menu at the pointer: copies, a
 * search, a note, highlights. It refuses to do any of it: the menu fires actions. Who makes a
 * reader attaches it.
 */

#include "widgets/page/lex-clause-menu.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "widgets/inplace/lex-popover.h"
#include "widgets/inplace/lex-preview.h"
#include "widgets/journal/lex-note-colour.h"
#include "widgets/page/lex-selecting.h"
#include "widgets/page/lex-walk.h"
#include "widgets/text/lex-text-label.h"

/* So many characters around a quotation tell it from the same words elsewhere. */
#define AROUND 40

/* So many letters of what is looked up are in the menu. */
#define LONGEST_LOOK_UP 24

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

/* The letter at a place, in bytes of the text; -1 where none is. */
static int
find_letter (GtkLabel *label, double x, double y)
{
  int left;
  int top;
  int index;
  int trailing;

  gtk_label_get_layout_offsets (label, &left, &top);
  if (!pango_layout_xy_to_index (gtk_label_get_layout (label), (int) (x - left) * PANGO_SCALE,
                                 (int) (y - top) * PANGO_SCALE, &index, &trailing))
    return -1;
  return index;
}

LexJournalEntry *
lex_clause_menu_quote_at (GtkLabel *label, double x, double y)
{
  const LexLanguage language = lex_text_label_get_language (GTK_WIDGET (label));
  LexJournalEntry *entry;
  PangoLayout *layout;
  Letters letters;
  int index;

  g_return_val_if_fail (GTK_IS_LABEL (label), NULL);

  layout = gtk_label_get_layout (label);
  index = find_letter (label, x, y);
  if (index < 0)
    return NULL;
  letters.text = pango_layout_get_text (layout);
  letters.attributes = pango_layout_get_log_attrs_readonly (layout, &letters.n);
  entry = quote (&letters, (int) g_utf8_pointer_to_offset (letters.text, letters.text + index));
  if (entry)
    lex_journal_entry_set (entry, LEX_JOURNAL_LANGUAGE, lex_language_get_code (language));
  return entry;
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
          item, "win.highlight", "(ssssss)", lex_label_get_text (label),
          lex_journal_colour_get_name (i), get (sentence, LEX_JOURNAL_LANGUAGE),
          get (sentence, LEX_JOURNAL_QUOTE), get (sentence, LEX_JOURNAL_PREFIX),
          get (sentence, LEX_JOURNAL_SUFFIX));
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

static void
append (GMenu *menu, const char *title, const char *action, const char *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (title, NULL);

  if (target)
    g_menu_item_set_action_and_target (item, action, "s", target);
  else
    g_menu_item_set_detailed_action (item, action);
  g_menu_append_item (menu, item);
}

static void
append_section (GMenu *menu, GMenu *section)
{
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

/* Of what is selected, the actions know what it is. */
static void
append_copying (GMenu *menu, const char *clause)
{
  g_autoptr (GMenu) section = g_menu_new ();

  if (clause)
    append (section, _ ("Copy This Clause"), "win.copy-clause", clause);
  else
    append (section, _ ("Copy"), "win.copy", NULL);
  append (section, _ ("Copy with Citation"), "win.copy-cited", clause ? clause : "");
  append (section, _ ("Copy Citation"), "win.copy-citation", clause ? clause : "");
  append (section, _ ("Copy Link"), "win.copy-link", clause ? clause : "");
  append_section (menu, section);
}

/* Beginning and end of what may be long. */
static char *
dup_short (const char *words)
{
  g_autofree char *line = g_strdelimit (g_strdup (words), "\n", ' ');
  g_autofree char *start = NULL;

  if (g_utf8_strlen (line, -1) <= LONGEST_LOOK_UP)
    return g_steal_pointer (&line);
  start = g_utf8_substring (line, 0, LONGEST_LOOK_UP);
  return g_strconcat (g_strchomp (start), "…", NULL);
}

static void
append_look_up (GMenu *menu, const char *words)
{
  g_autoptr (GMenu) section = g_menu_new ();
  g_autofree char *line = g_strstrip (g_strdelimit (g_strdup (words), "\n", ' '));
  g_autofree char *brief = dup_short (line);
  /* Translators: %s is a few words that are selected */
  g_autofree char *title = g_strdup_printf (_ ("Look Up “%s”"), brief);
  g_auto (GStrv) parts = g_strsplit (title, "_", -1);
  g_autofree char *escaped = g_strjoinv ("__", parts);

  append (section, escaped, "win.search", line);
  append_section (menu, section);
}

/* A card can be made, and one be asked, where the window knows how. */
static void
append_learning (GMenu *menu, const char *title, const char *action, const char *clause)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (title, NULL);

  g_menu_item_set_action_and_target (item, action, "s", clause);
  g_menu_item_set_attribute (item, "hidden-when", "s", "action-missing");
  g_menu_append_item (menu, item);
}

static GMenuModel *
selected_colours_new (void)
{
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < LEX_JOURNAL_N_COLOURS; i++)
    append (menu, lex_note_colour_get_title (i), "win.highlight-selected",
            lex_journal_colour_get_name (i));
  return G_MENU_MODEL (menu);
}

static void
append_made (GMenu *menu, const char *id)
{
  g_autoptr (GMenu) section = g_menu_new ();
  g_autoptr (GMenu) colours = g_menu_new ();

  for (guint i = 0; i < LEX_JOURNAL_N_COLOURS; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (lex_note_colour_get_title (i), NULL);

      g_menu_item_set_action_and_target (item, "win.colour-entry", "(ss)", id,
                                         lex_journal_colour_get_name (i));
      g_menu_append_item (colours, item);
    }
  g_menu_append_submenu (section, _ ("Colour of the Highlight"), G_MENU_MODEL (colours));
  append (section, _ ("Remove the Highlight"), "win.remove-entry", id);
  append_section (menu, section);
}

GMenuModel *
lex_clause_menu_dup_model (LexLabel *label, const LexJournalEntry *sentence, const char *made)
{
  const char *clause = lex_label_get_text (label);
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) making = g_menu_new ();
  g_autoptr (GMenuModel) all = colours_new (label, NULL);
  g_autoptr (GMenuModel) part = sentence ? colours_new (label, sentence) : NULL;

  append_copying (menu, clause);
  append (making, _ ("Add a Note"), "win.note-at", clause);
  if (part)
    g_menu_append_submenu (making, _ ("Highlight This Sentence"), part);
  g_menu_append_submenu (making, _ ("Highlight This Clause"), all);
  append_learning (making, _ ("Make a Card"), "win.make-card", clause);
  append_learning (making, _ ("Ask Me About This Clause"), "win.ask-clause", clause);
  append_section (menu, making);
  if (made)
    append_made (menu, made);
  return G_MENU_MODEL (menu);
}

GMenuModel *
lex_clause_menu_dup_selected (LexSelection *selection)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) making = g_menu_new ();
  g_autoptr (GMenuModel) colours = selected_colours_new ();
  g_autofree char *words = lex_selection_dup_words (selection);
  const char *made = lex_selection_find_made (selection);
  LexLabel *first;
  LexLabel *last;

  lex_selection_get_clauses (selection, &first, &last);
  append_copying (menu, NULL);
  append_look_up (menu, words);
  append (making, _ ("Add a Note"), "win.note-at", lex_label_get_text (first));
  g_menu_append_submenu (making, _ ("Highlight Selection"), colours);
  append_learning (making, _ ("Make a Card"), "win.make-card", lex_label_get_text (first));
  append_section (menu, making);
  if (made)
    append_made (menu, made);
  return G_MENU_MODEL (menu);
}

static void
show (LexPage *page, GMenuModel *menu, const graphene_point_t *point)
{
  GtkWidget *popover = gtk_popover_menu_new_from_model (menu);
  const GdkRectangle place = { (int) point->x, (int) point->y, 1, 1 };

  gtk_popover_set_has_arrow (GTK_POPOVER (popover), FALSE);
  gtk_widget_set_halign (popover, GTK_ALIGN_START);
  lex_popover_open (popover, GTK_WIDGET (page), &place);
}

static const char *
find_made (LexClauseRow *row, GtkLabel *label, const graphene_point_t *point)
{
  const int letter = find_letter (label, (double) point->x, (double) point->y);

  return lex_clause_row_find_made (row, &(LexStretch){ label, letter, letter + 1 });
}

static void
show_clause (LexPage *page, GtkWidget *picked, const graphene_point_t *point)
{
  GtkWidget *row = gtk_widget_get_ancestor (picked, LEX_TYPE_CLAUSE_ROW);
  g_autoptr (LexJournalEntry) sentence = NULL;
  g_autoptr (GMenuModel) menu = NULL;
  graphene_point_t here;
  const char *made;

  if (!row)
    return;
  if (GTK_IS_LABEL (picked) && gtk_widget_compute_point (GTK_WIDGET (page), picked, point, &here))
    sentence = lex_clause_menu_quote_at (GTK_LABEL (picked), (double) here.x, (double) here.y);
  made = sentence ? find_made (LEX_CLAUSE_ROW (row), GTK_LABEL (picked), &here)
                  : lex_clause_row_find_made (LEX_CLAUSE_ROW (row), NULL);
  menu
      = lex_clause_menu_dup_model (lex_clause_row_get_label (LEX_CLAUSE_ROW (row)), sentence, made);
  show (page, menu, point);
}

static void
show_selected (LexPage *page, const graphene_point_t *point)
{
  g_autoptr (GMenuModel) menu = lex_clause_menu_dup_selected (lex_page_get_selection (page));

  show (page, menu, point);
}

/* What is selected has its menu wherever it is pointed at, also at a link in it; that of a clause
 * comes when nobody else wants the button. */
static void
pressed_cb (GtkGestureClick *gesture, int n_presses, double x, double y, LexReader *reader)
{
  LexPage *page = lex_reader_get_page (reader);
  const gboolean first = gtk_event_controller_get_propagation_phase (GTK_EVENT_CONTROLLER (gesture))
                         == GTK_PHASE_CAPTURE;
  graphene_point_t point;
  gboolean selected;

  if (!page || !lex_selecting_get_point (reader, x, y, &point))
    return;
  selected = lex_selection_contains (lex_page_get_selection (page), &point);
  if (first && !selected)
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  if (selected)
    {
      show_selected (page, &point);
      return;
    }
  lex_selection_clear (lex_page_get_selection (page));
  show_clause (page, gtk_widget_pick (GTK_WIDGET (reader), x, y, GTK_PICK_DEFAULT), &point);
}

/* Where the selection ends, at the link that has the focus, or at the clause that was opened. */
static gboolean
menu_key_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  LexReader *reader = LEX_READER (widget);
  LexPage *page = lex_reader_get_page (reader);
  LexLabel *label = lex_reader_get_label (reader);
  LexClauseRow *row = page && label ? lex_page_find_row (page, label) : NULL;
  graphene_rect_t place;

  if (!page || lex_walk_is_writing (reader))
    return FALSE;
  if (!lex_selection_is_empty (lex_page_get_selection (page))
      && lex_selection_get_moving (lex_page_get_selection (page), &place))
    show_selected (page, &GRAPHENE_POINT_INIT (place.origin.x, place.origin.y + place.size.height));
  else if (lex_preview_show_menu (GTK_WIDGET (page)))
    return TRUE;
  else if (row && gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (page), &place))
    show_clause (page, GTK_WIDGET (row), &place.origin);
  else
    return FALSE;
  return TRUE;
}

static void
add_button (LexReader *reader, GtkPropagationPhase phase)
{
  GtkGesture *gesture = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), GDK_BUTTON_SECONDARY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), phase);
  g_signal_connect (gesture, "pressed", G_CALLBACK (pressed_cb), reader);
  gtk_widget_add_controller (GTK_WIDGET (reader), GTK_EVENT_CONTROLLER (gesture));
}

static void
add_key (GtkShortcutController *keys, guint key, GdkModifierType modifiers)
{
  gtk_shortcut_controller_add_shortcut (
      keys, gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers),
                              gtk_callback_action_new (menu_key_cb, NULL, NULL)));
}

void
lex_clause_menu_attach (LexReader *reader)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_return_if_fail (LEX_IS_READER (reader));

  add_button (reader, GTK_PHASE_CAPTURE);
  add_button (reader, GTK_PHASE_BUBBLE);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  add_key (GTK_SHORTCUT_CONTROLLER (keys), GDK_KEY_Menu, 0);
  add_key (GTK_SHORTCUT_CONTROLLER (keys), GDK_KEY_F10, GDK_SHIFT_MASK);
  gtk_widget_add_controller (GTK_WIDGET (reader), keys);
}
