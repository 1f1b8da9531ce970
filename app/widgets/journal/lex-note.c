/* lex-note.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One note or highlight to be read, with what can be done with it. It refuses to do any of that:
 * its buttons fire actions. Notes make it.
 */

#include "widgets/journal/lex-note.h"

#include <glib/gi18n-lib.h>

#include "widgets/journal/lex-note-colour.h"
#include "widgets/journal/lex-note-text.h"
#include "widgets/text/lex-text-label.h"

#define GAP 6

static const char *
get (const LexJournalEntry *entry, LexJournalField field)
{
  const char *value = entry->fields[field];

  return value && *value != '\0' ? value : NULL;
}

/* A highlight of a whole clause quotes nothing: the clause stands above. A heading has its line. */
static void
append_quote (GtkWidget *words, const LexJournalEntry *entry, const LexMarkupStyle *style)
{
  const char *quote = get (entry, LEX_JOURNAL_QUOTE);
  g_autofree char *markup = NULL;
  GtkWidget *label;

  if (entry->kind != LEX_JOURNAL_HIGHLIGHT)
    return;
  markup = lex_markup_from_plain (quote ? quote : _ ("the whole clause"), style);
  label = lex_text_label_new (markup, style->language, "quoted");
  if (get (entry, LEX_JOURNAL_COLOUR))
    gtk_widget_add_css_class (label, entry->fields[LEX_JOURNAL_COLOUR]);
  gtk_box_append (GTK_BOX (words), label);
}

static void
append_text (GtkWidget *words, LexLibrary *library, const LexJournalEntry *entry,
             const LexMarkupStyle *style)
{
  const char *text = get (entry, LEX_JOURNAL_TEXT);
  g_autofree char *markup = text ? lex_note_text_dup_markup (library, text, style) : NULL;

  if (markup)
    gtk_box_append (GTK_BOX (words), lex_text_label_new (markup, style->language, "law"));
}

static void
dress (GtkWidget *button, const char *name)
{
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "small");
}

static void
append_button (GtkWidget *box, const char *icon, const char *name, const char *action,
               const char *id)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  dress (button, name);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (box), button);
}

/* Of what was noted, or else of the words that it is about. */
static void
append_card (GtkWidget *box, const LexJournalEntry *entry)
{
  const char *text = entry->fields[LEX_JOURNAL_TEXT];
  const char *quote = entry->fields[LEX_JOURNAL_QUOTE];
  const char *words = text != NULL && *text != '\0' ? text : quote;
  GtkWidget *button = gtk_button_new_from_icon_name ("list-add-symbolic");

  dress (button, _ ("Make a Card"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ss)",
                                    entry->fields[LEX_JOURNAL_LABEL], words != NULL ? words : "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.make-card-of");
  gtk_box_append (GTK_BOX (box), button);
}

static void
append_colours (GtkWidget *box, const LexJournalEntry *entry)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; i < LEX_JOURNAL_N_COLOURS; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (lex_note_colour_get_title (i), NULL);

      g_menu_item_set_action_and_target (item, "win.colour-entry", "(ss)",
                                         entry->fields[LEX_JOURNAL_ID],
                                         lex_journal_colour_get_name (i));
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "color-select-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  dress (button, _ ("Another Colour"));
  gtk_box_append (GTK_BOX (box), button);
}

GtkWidget *
lex_note_new (LexLibrary *library, const LexJournalEntry *entry, const LexMarkupStyle *style,
              gboolean fixed)
{
  const gboolean highlight = entry->kind == LEX_JOURNAL_HIGHLIGHT;
  const char *id = entry->fields[LEX_JOURNAL_ID];
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                 "spacing", GAP, "css-name", "note", NULL);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  highlight ? _ ("Highlight") : _ ("Note"), -1);
  if (highlight)
    gtk_accessible_update_property (
        GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
        lex_note_colour_get_title (lex_note_colour_find (entry->fields[LEX_JOURNAL_COLOUR])), -1);
  gtk_widget_set_hexpand (words, TRUE);
  append_quote (words, entry, style);
  append_text (words, library, entry, style);
  gtk_box_append (GTK_BOX (box), words);
  if (fixed)
    return box;
  if (highlight)
    append_colours (box, entry);
  append_card (box, entry);
  append_button (box, "document-edit-symbolic", _ ("Edit"), LEX_NOTE_EDIT, id);
  append_button (box, "user-trash-symbolic", _ ("Remove"), "win.remove-entry", id);
  return box;
}
