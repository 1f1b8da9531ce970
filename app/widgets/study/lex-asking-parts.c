/* lex-asking-parts.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pieces of the pages of study: an answer as a row, marked or to be chosen, clauses, buttons.
 * They refuse to do anything: each names an action of the room. The pages of study put them
 * together.
 */

#include "widgets/study/lex-asking-parts.h"

#include <glib/gi18n-lib.h>

#include "type/lex-markup.h"
#include "widgets/inplace/lex-quote.h"
#include "widgets/text/lex-flow-layout.h"
#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-text-widget.h"
#include "widgets/text/lex-theme.h"
#include "widgets/text/lex-widget.h"

/* So many clauses are read; further ones are only named in the reasons. */
#define MOST_CLAUSES 3

GtkWidget *
lex_asking_parts_label_new (LexText *const *texts, LexLanguage language, const char *css_class)
{
  const LexLanguage own = texts[language] != NULL ? language : 1 - language;
  const LexMarkupStyle style = { own, lex_theme_get_palette () };
  g_autofree char *markup = NULL;

  if (texts[own] == NULL)
    return lex_text_label_new ("", language, css_class);
  markup = lex_markup_from_text (texts[own], &style);
  return lex_text_label_new (markup, own, css_class);
}

GtkWidget *
lex_asking_parts_situation_new (LexText *const *texts, LexLanguage language)
{
  GtkWidget *label = lex_asking_parts_label_new (texts, language, "law");

  gtk_widget_add_css_class (label, "situation");
  return label;
}

GtkWidget *
lex_asking_parts_heading_new (const char *words, const char *css_class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
words_new (const LexAskingRow *row, LexLanguage language)
{
  const LexMarkupStyle style = { language, lex_theme_get_palette () };
  g_autofree char *markup = NULL;
  GtkWidget *label;

  if (row->text != NULL)
    label = lex_asking_parts_label_new (row->text, language, "law");
  else
    {
      markup = lex_markup_from_plain (row->plain, &style);
      label = lex_text_label_new (markup, language, "law");
    }
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static GtkWidget *
key_new (const char *key)
{
  GtkWidget *label = gtk_label_new (key);

  gtk_widget_add_css_class (label, "key");
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  return label;
}

GtkWidget *
lex_asking_parts_choice_new (const LexAskingRow *row, LexLanguage language, guint place)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *button = gtk_button_new ();

  gtk_box_append (GTK_BOX (box), key_new (row->key));
  gtk_box_append (GTK_BOX (box), words_new (row, language));
  if (row->chosen)
    {
      gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("object-select-symbolic"));
      gtk_widget_add_css_class (button, "chosen");
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      _ ("Chosen"), -1);
    }
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "study.choose");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", place);
  gtk_widget_add_css_class (button, "answer");
  return button;
}

/* Never colour alone: a sign, and a word for who can not see it. */
static GtkWidget *
sign_new (const LexAskingRow *row)
{
  const gboolean right = row->verdict == LEX_VERDICT_RIGHT;
  const gboolean wrong = row->verdict == LEX_VERDICT_WRONG;
  GtkWidget *sign = gtk_label_new (right ? "✓" : wrong ? "✗" : "");
  const char *words = right && row->chosen ? _ ("Right, your answer")
                      : right              ? _ ("Right")
                      : wrong              ? _ ("Wrong, your answer")
                                           : _ ("Wrong");

  gtk_widget_add_css_class (sign, "sign");
  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (sign), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return sign;
}

GtkWidget *
lex_asking_parts_marked_new (const LexAskingRow *row, LexLanguage language)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_box_append (GTK_BOX (box), key_new (row->key));
  gtk_box_append (GTK_BOX (box), sign_new (row));
  gtk_box_append (GTK_BOX (column), words_new (row, language));
  if (row->why != NULL)
    gtk_box_append (GTK_BOX (column), lex_asking_parts_label_new (row->why, language, "why"));
  gtk_box_append (GTK_BOX (box), column);
  gtk_widget_add_css_class (box, "marked");
  if (row->verdict != LEX_VERDICT_NONE)
    gtk_widget_add_css_class (box, row->verdict == LEX_VERDICT_RIGHT ? "right" : "wrong");
  return box;
}

GtkWidget *
lex_asking_parts_button_new (const char *words, const char *action, const char *tooltip)
{
  GtkWidget *button = gtk_button_new_with_label (words);
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, tooltip);
  return button;
}

GtkWidget *
lex_asking_parts_expander_new (const char *words, GtkWidget *child)
{
  GtkWidget *expander = gtk_expander_new (NULL);

  gtk_expander_set_label_widget (GTK_EXPANDER (expander),
                                 lex_asking_parts_heading_new (words, NULL));
  gtk_widget_set_margin_top (child, 6);
  lex_widget_fold (expander, child);
  return expander;
}

GtkWidget *
lex_asking_parts_flow_new (int gap)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, lex_flow_layout_new (gap));
  return box;
}

GtkWidget *
lex_asking_parts_clauses_new (LexLibrary *library, GPtrArray *labels, LexLanguage language)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  for (guint i = 0; i < MIN (labels->len, MOST_CLAUSES); i++)
    {
      GtkWidget *quote = lex_quote_new (library, labels->pdata[i], language, NULL);

      if (quote == NULL)
        continue;
      lex_quote_fit (quote);
      gtk_widget_add_css_class (quote, "clause-box");
      gtk_box_append (GTK_BOX (box), quote);
    }
  return box;
}
