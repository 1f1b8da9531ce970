/* lex-notebook-row.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One thing that the reader made as a row among all of them. It refuses to know the list. The
 * notebook calls it.
 */

#include "widgets/journal/lex-notebook-row.h"

#include <glib/gi18n-lib.h>

#include "widgets/journal/lex-note.h"
#include "widgets/text/lex-heading.h"
#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-theme.h"

#define GAP 8
#define ROW_GAP 3

static const char *
get_kind (LexJournalKind kind)
{
  static const char *const names[]
      = { N_ ("Folder"), N_ ("Bookmark"), N_ ("Note"), N_ ("Highlight") };

  return _ (names[kind]);
}

/* Of a clause that is no more, what was noted of it. */
static char *
dup_title (LexLibrary *library, LexNotebookItem *item, LexLanguage language)
{
  LexLabel *label = lex_notebook_item_get_label (item);
  const LexJournalEntry *entry = lex_notebook_item_get_entry (item);
  g_autofree char *name = label ? lex_heading_dup_name (label) : NULL;
  g_autofree char *heading = label ? lex_heading_lookup (library, label, language) : NULL;

  if (!name || (*name == '\0' && !heading))
    return g_strdup (entry->fields[LEX_JOURNAL_LABEL]);
  return g_strstrip (g_strconcat (name, "  ", heading, NULL));
}

static GtkWidget *
title_new (const char *title, LexLanguage language)
{
  g_autofree char *markup = g_markup_escape_text (title, -1);
  GtkWidget *label = lex_text_label_new (markup, language, "heading");

  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

/* Kept in that of Greenwich, told in the reader's. */
static char *
dup_day (const char *moment)
{
  g_autoptr (GDateTime) time = moment ? g_date_time_new_from_iso8601 (moment, NULL) : NULL;
  g_autoptr (GDateTime) local = time ? g_date_time_to_local (time) : NULL;

  return local ? g_date_time_format (local, "%x") : NULL;
}

static char *
dup_facts (const LexJournalEntry *entry, gboolean loose)
{
  g_autofree char *day = dup_day (entry->fields[LEX_JOURNAL_CHANGED]);
  g_autoptr (GString) facts = g_string_new (get_kind (entry->kind));

  if (day)
    g_string_append_printf (facts, " · %s", day);
  if (loose)
    g_string_append_printf (facts, " · %s", _ ("loose: its clause or the words are gone"));
  return g_string_free (g_steal_pointer (&facts), FALSE);
}

static GtkWidget *
facts_new (const char *facts, gboolean loose)
{
  GtkWidget *label = gtk_label_new (facts);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "facts");
  if (loose)
    gtk_widget_add_css_class (label, "loose");
  return label;
}

/* The words that a loose note was written on are all that is left of its clause. */
static void
append_lost_words (GtkWidget *box, LexLibrary *library, const LexJournalEntry *entry,
                   LexLanguage language)
{
  g_autofree char *words = lex_journal_dup_quotation (library, entry);
  g_autofree char *markup = NULL;
  GtkWidget *label;

  if (!words || entry->kind == LEX_JOURNAL_HIGHLIGHT)
    return;
  markup = g_markup_escape_text (words, -1);
  label = lex_text_label_new (markup, language, "lost");
  gtk_box_append (GTK_BOX (box), label);
}

static GtkWidget *
remove_new (const char *id)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_widget_set_tooltip_text (button, _ ("Remove"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Remove"), -1);
  gtk_widget_set_valign (button, GTK_ALIGN_END);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "small");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.remove-entry");
  return button;
}

/* Beside both lines, or it would part them: it is higher than either. */
static GtkWidget *
with_button (GtkWidget *head, const LexJournalEntry *entry)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);

  gtk_widget_set_hexpand (head, TRUE);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), remove_new (entry->fields[LEX_JOURNAL_ID]));
  return box;
}

char *
lex_notebook_row_fill (GtkWidget *box, LexLibrary *library, LexNotebookItem *item, gboolean fixed)
{
  const LexLanguage language = lex_language_of_locale ();
  const LexMarkupStyle style = { language, lex_theme_get_palette () };
  const LexJournalEntry *entry = lex_notebook_item_get_entry (item);
  const gboolean loose = lex_notebook_item_is_loose (item, library);
  const gboolean bookmark = entry->kind == LEX_JOURNAL_BOOKMARK;
  const char *text = entry->fields[LEX_JOURNAL_TEXT];
  g_autofree char *title = dup_title (library, item, language);
  g_autofree char *facts = dup_facts (entry, loose);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, ROW_GAP);

  gtk_box_append (GTK_BOX (head), title_new (title ? title : "", language));
  gtk_box_append (GTK_BOX (head), facts_new (facts, loose));
  gtk_box_append (GTK_BOX (box), bookmark && !fixed ? with_button (head, entry) : head);
  if (!bookmark)
    gtk_box_append (GTK_BOX (box), lex_note_new (library, entry, &style, fixed));
  if (loose)
    append_lost_words (box, library, entry, language);
  return g_strjoin (", ", title ? title : "", facts, text && *text != '\0' ? text : NULL, NULL);
}
