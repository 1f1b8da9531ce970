/* lex-path-parts.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pieces of the page of a guided path. They refuse to do anything: each names an action of the
 * toolbox. Only lex-path-page.c puts them together.
 */

#include "widgets/toolbox/lex-path-parts.h"

#include <glib/gi18n-lib.h>

#include "model/lex-label-name.h"
#include "rulings/lex-ruling-seats.h"
#include "type/lex-markup.h"
#include "type/lex-speech.h"
#include "widgets/text/lex-flow-layout.h"
#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-theme.h"
#include "widgets/text/lex-wrap-layout.h"

LexText *
lex_path_parts_dup_text (const LexPathState *state, LexText *const *texts)
{
  return lex_ruling_name_seats (texts[state->language], state->seated ? &state->offender : NULL);
}

static char *
dup_markup (const LexPathState *state, LexText *const *texts)
{
  const LexMarkupStyle style = { state->language, lex_theme_get_palette () };
  g_autoptr (LexText) text = lex_path_parts_dup_text (state, texts);

  return lex_markup_from_text (text, &style);
}

GtkWidget *
lex_path_parts_words_new (const LexPathState *state, const char *markup, const char *css_class)
{
  GtkWidget *label = lex_text_label_new (markup, state->language, css_class);

  gtk_widget_set_layout_manager (label, lex_wrap_layout_new ());
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

GtkWidget *
lex_path_parts_label_new (const LexPathState *state, LexText *const *texts, const char *css_class)
{
  g_autofree char *markup = dup_markup (state, texts);

  return lex_path_parts_words_new (state, markup, css_class);
}

GtkWidget *
lex_path_parts_clauses_new (const LexPathState *state, GPtrArray *labels)
{
  g_autoptr (GString) markup = g_string_new (NULL);

  for (guint i = 0; i < labels->len; i++)
    {
      LexLabel *label = labels->pdata[i];
      g_autofree char *name = lex_label_name_dup (label);

      /* The scheme of what is read in place. */
      g_string_append_printf (markup, "%s<a href=\"" LEX_MARKUP_TERM "%s\">%s</a>",
                              i > 0 ? " · " : "", lex_label_get_text (label), name);
    }
  return lex_path_parts_words_new (state, markup->str, "clauses");
}

/* What is pressed is plain, even where the words have links. */
static GtkWidget *
button_new (GtkWidget *child, const char *name, const char *action, guint target)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", target);
  gtk_widget_add_css_class (button, "flat");
  return button;
}

GtkWidget *
lex_path_parts_crumb_new (const LexPathState *state, guint i)
{
  const LexMarkupStyle style = { state->language, lex_theme_get_palette () };
  const LexPathStep *question;
  const LexPathAnswer *answer = lex_ruling_get_given (state->ruling, i, &question);
  g_autoptr (LexText) asked = lex_path_parts_dup_text (state, question->ask);
  g_autoptr (LexText) answered = lex_path_parts_dup_text (state, answer->text);
  g_autofree char *first = lex_markup_from_plain (lex_text_get_plain (asked), &style);
  g_autofree char *second = lex_markup_from_plain (lex_text_get_plain (answered), &style);
  g_autofree char *markup = g_strdup_printf ("%s <b>%s</b>", first, second);
  g_autofree char *name
      = g_strdup_printf ("%s %s", lex_text_get_plain (asked), lex_text_get_plain (answered));
  GtkWidget *label = lex_path_parts_words_new (state, markup, NULL);
  GtkWidget *button = button_new (label, name, "toolbox.back", i);

  gtk_widget_set_tooltip_text (button, _ ("Take this answer back"));
  gtk_widget_add_css_class (button, "crumb");
  return button;
}

GtkWidget *
lex_path_parts_answer_new (const LexPathState *state, guint i)
{
  const LexPathStep *step = lex_ruling_get_step (state->ruling);
  const LexPathAnswer *answer = step->answers->pdata[i];
  g_autofree char *number = g_strdup_printf ("%u", i + 1);
  g_autoptr (LexText) text = lex_path_parts_dup_text (state, answer->text);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *key = gtk_label_new (number);
  GtkWidget *button = button_new (box, lex_text_get_plain (text), "toolbox.answer", i);

  gtk_widget_add_css_class (key, "key");
  gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), key);
  gtk_box_append (GTK_BOX (box), lex_path_parts_label_new (state, answer->text, "law"));
  gtk_widget_remove_css_class (button, "flat");
  gtk_widget_add_css_class (button, "answer");
  return button;
}

GtkWidget *
lex_path_parts_seats_new (const LexPathState *state)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *linked = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = gtk_label_new (_ ("The offender sits"));

  gtk_widget_set_layout_manager (box, lex_flow_layout_new (6));
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (linked, "linked");
  for (guint seat = 0; seat < LEX_N_SEATS; seat++)
    {
      const char letter[] = { lex_seat_get_letter ((LexSeat) seat), '\0' };
      GtkWidget *button = gtk_toggle_button_new_with_label (letter);

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "toolbox.seat");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", letter);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      lex_speech_get_seat ((LexSeat) seat, state->language), -1);
      gtk_box_append (GTK_BOX (linked), button);
    }
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), linked);
  gtk_widget_add_css_class (box, "seats");
  return box;
}
