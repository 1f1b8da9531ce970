/* lex-own-card-form.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The reader's own cards as pages: all of them, and one that is written. They refuse to keep any:
 * their buttons name actions of the room of study, which makes them.
 */

#include "widgets/study/lex-own-card-form.h"

#include <glib/gi18n-lib.h>

#include "widgets/study/lex-asking-parts.h"
#include "widgets/study/lex-study-form.h"

#define LINES_HIGH 64
#define ENOUGH 140

/* A card */

static void
typed_cb (GtkTextBuffer *buffer, char **value)
{
  GtkTextIter start;
  GtkTextIter end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  g_free (*value);
  *value = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

/* Tab leaves it; Enter begins a line. */
static GtkWidget *
lines_new (const char *name, char **value)
{
  GtkWidget *view = gtk_text_view_new ();
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));

  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (view), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (view), FALSE);
  gtk_text_buffer_set_text (buffer, *value != NULL ? *value : "", -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (view, "lines");
  gtk_widget_set_size_request (view, -1, LINES_HIGH);
  g_signal_connect (buffer, "changed", G_CALLBACK (typed_cb), value);
  return view;
}

static GtkWidget *
add_lines (GtkBox *page, const char *name, char **value)
{
  GtkWidget *view = lines_new (name, value);

  gtk_box_append (page, lex_asking_parts_heading_new (name, "facts"));
  gtk_box_append (page, view);
  return view;
}

static void
add_sides (GtkBox *page, LexOwnCard *card, LexLanguage language, GtkWidget **first)
{
  const gboolean polish = language == LEX_LANGUAGE_PL;
  GtkWidget *front
      = add_lines (page, polish ? _ ("Question, in Polish") : _ ("Question, in English"),
                   &card->front[language]);

  add_lines (page, polish ? _ ("Answer, in Polish") : _ ("Answer, in English"),
             &card->back[language]);
  if (first != NULL)
    *first = front;
}

static GtkWidget *
rest_new (LexOwnCard *card, LexLanguage language)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  add_lines (GTK_BOX (box), _ ("Wrong answers to choose among, a line each"), &card->wrong);
  add_lines (GTK_BOX (box), _ ("Why the answer is right"), &card->why);
  add_lines (GTK_BOX (box), _ ("Clauses, such as 27B1a"), &card->labels);
  add_lines (GTK_BOX (box), _ ("Tags"), &card->tags);
  add_sides (GTK_BOX (box), card, 1 - language, NULL);
  return lex_asking_parts_expander_new (_ ("More"), box);
}

GtkWidget *
lex_own_card_form_new (LexOwnCard *card, LexLanguage language, GtkWidget **first)
{
  GtkWidget *page
      = lex_study_form_page_new (card->id == NULL ? _ ("New Card") : _ ("Change the Card"));
  GtkWidget *row = lex_asking_parts_flow_new (6);
  GtkWidget *keep = lex_asking_parts_button_new (_ ("Keep"), "study.keep-card", _ ("Ctrl+Enter"));

  add_sides (GTK_BOX (page), card, language, first);
  gtk_box_append (GTK_BOX (page), rest_new (card, language));
  gtk_widget_add_css_class (keep, "suggested-action");
  gtk_box_append (GTK_BOX (row), keep);
  gtk_box_append (GTK_BOX (row),
                  lex_asking_parts_button_new (_ ("Cancel"), "study.leave-card", _ ("Escape")));
  gtk_box_append (GTK_BOX (page), row);
  return page;
}

/* All cards */

static char *
dup_side (char *const *texts, LexLanguage language)
{
  const char *own = texts[language] != NULL ? texts[language] : texts[1 - language];
  g_autofree char *line = g_strdelimit (g_strdup (own != NULL ? own : ""), "\n", ' ');
  g_autofree char *start = NULL;

  if (g_utf8_strlen (line, -1) <= ENOUGH)
    return g_steal_pointer (&line);
  start = g_utf8_substring (line, 0, ENOUGH);
  return g_strconcat (start, "…", NULL);
}

static GtkWidget *
tool_new (const char *icon, const char *name, const char *action, const LexOwnCard *card,
          const char *of)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", card->id);
  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, of, -1);
  return button;
}

static GtkWidget *
row_new (const LexOwnCard *card, LexLanguage language)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *front = dup_side (card->front, language);
  g_autofree char *back = dup_side (card->back, language);

  gtk_box_append (GTK_BOX (column), lex_asking_parts_heading_new (front, NULL));
  gtk_box_append (GTK_BOX (column), lex_asking_parts_heading_new (back, "facts"));
  gtk_widget_set_hexpand (column, TRUE);
  gtk_box_append (GTK_BOX (row), column);
  gtk_box_append (GTK_BOX (row),
                  tool_new ("document-edit-symbolic", _ ("Edit"), "study.edit-card", card, front));
  gtk_box_append (GTK_BOX (row),
                  tool_new ("user-trash-symbolic", _ ("Remove"), "study.remove-card", card, front));
  return row;
}

static GtkWidget *
tools_new (GtkWidget **first)
{
  GtkWidget *row = lex_asking_parts_flow_new (6);

  *first = lex_asking_parts_button_new (_ ("New Card"), "study.new-card", NULL);
  gtk_box_append (GTK_BOX (row), *first);
  gtk_box_append (GTK_BOX (row), lex_asking_parts_button_new (_ ("Questions from a File…"),
                                                              "win.import-questions", NULL));
  gtk_box_append (GTK_BOX (row), lex_asking_parts_button_new (_ ("All Cards for Anki…"),
                                                              "win.export-cards", NULL));
  gtk_box_append (GTK_BOX (row), lex_asking_parts_button_new (_ ("My Answers as CSV…"),
                                                              "win.export-reviews", NULL));
  return row;
}

GtkWidget *
lex_own_card_form_list_new (GPtrArray *cards, LexLanguage language, GtkWidget **first)
{
  GtkWidget *page = lex_study_form_page_new (_ ("My Cards"));

  gtk_box_append (GTK_BOX (page), tools_new (first));
  if (cards->len == 0)
    gtk_box_append (
        GTK_BOX (page),
        lex_asking_parts_heading_new (
            _ ("None yet. Ctrl+Shift+D makes one of the clause that is read."), "facts"));
  for (guint i = 0; i < cards->len; i++)
    gtk_box_append (GTK_BOX (page), row_new (cards->pdata[i], language));
  return page;
}
