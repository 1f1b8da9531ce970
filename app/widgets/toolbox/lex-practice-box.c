/* lex-practice-box.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What an authority does differently, beside a path or a tool that it bears upon, and which
 * authority that is. It refuses to keep the choice: the window does. The pages of the toolbox make
 * it.
 */

#include "widgets/toolbox/lex-practice-box.h"

#include <glib/gi18n-lib.h>

#include "model/lex-label-name.h"
#include "type/lex-markup.h"
#include "widgets/text/lex-flow-layout.h"
#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-theme.h"
#include "widgets/text/lex-wrap-layout.h"

static gboolean
bears_upon (GPtrArray *profiles, const char *topic)
{
  for (guint i = 0; profiles != NULL && i < profiles->len; i++)
    {
      g_autoptr (GPtrArray) practices = lex_profile_list_practices (profiles->pdata[i], topic);

      if (practices->len > 0)
        return TRUE;
    }
  return FALSE;
}

static GtkWidget *
words_new (const char *markup, LexLanguage language, const char *css_class)
{
  GtkWidget *label = lex_text_label_new (markup, language, css_class);

  gtk_widget_set_layout_manager (label, lex_wrap_layout_new ());
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

/* `wbf` is pressed as WBF and read aloud in full. */
static GtkWidget *
button_new (const LexProfile *profile, LexLanguage language)
{
  g_autofree char *name = g_ascii_strup (profile->name, -1);
  GtkWidget *button = gtk_toggle_button_new_with_label (name);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.profile");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", profile->name);
  gtk_widget_set_tooltip_text (button, profile->title[language]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  profile->title[language], -1);
  return button;
}

static GtkWidget *
chooser_new (GPtrArray *profiles, LexLanguage language)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *linked = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = gtk_label_new (language == LEX_LANGUAGE_PL ? "Praktyka" : "Practice");

  gtk_widget_set_layout_manager (box, lex_flow_layout_new (6));
  gtk_widget_set_layout_manager (linked, lex_flow_layout_new (0));
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (linked, "linked");
  for (guint i = 0; i < profiles->len; i++)
    gtk_box_append (GTK_BOX (linked), button_new (profiles->pdata[i], language));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), linked);
  gtk_widget_add_css_class (box, "seats");
  return box;
}

/* What was looked for and not found is told, and said to be no more than that. */
static const char *
get_doubt (LexLanguage language)
{
  return language == LEX_LANGUAGE_PL ? "niepotwierdzone" : "not confirmed";
}

/* The clauses open in place; behind them where it was found. */
static GtkWidget *
grounds_new (const LexPractice *practice, LexLanguage language)
{
  g_autoptr (GString) markup = g_string_new (NULL);
  g_autofree char *source = g_markup_escape_text (practice->source, -1);

  for (guint i = 0; i < practice->labels->len; i++)
    {
      LexLabel *label = practice->labels->pdata[i];
      g_autofree char *name = lex_label_name_dup (label);

      g_string_append_printf (markup, "%s<a href=\"" LEX_MARKUP_TERM "%s\">%s</a>",
                              i > 0 ? " · " : "", lex_label_get_text (label), name);
    }
  g_string_append_printf (markup, " · %s", practice->known ? source : get_doubt (language));
  return words_new (markup->str, language, "clauses");
}

static void
add_practice (GtkBox *box, const LexPractice *practice, LexLanguage language)
{
  const LexMarkupStyle style = { language, lex_theme_get_palette () };
  g_autofree char *markup = lex_markup_from_text (practice->text[language], &style);
  GtkWidget *words = words_new (markup, language, "law");

  if (!practice->known)
    gtk_widget_add_css_class (words, "dim-label");
  gtk_box_append (box, words);
  gtk_box_append (box, grounds_new (practice, language));
}

GtkWidget *
lex_practice_box_new (const LexPracticeChoice *choice, const char *topic, LexLanguage language)
{
  const LexProfile *profile;
  g_autoptr (GPtrArray) practices = NULL;
  GtkWidget *box;

  g_return_val_if_fail (choice != NULL && topic != NULL, NULL);

  if (!bears_upon (choice->profiles, topic))
    return NULL;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (box, "practice");
  gtk_box_append (GTK_BOX (box), chooser_new (choice->profiles, language));
  profile = lex_profile_find (choice->profiles, choice->name);
  if (profile == NULL)
    return box;
  practices = lex_profile_list_practices (profile, topic);
  for (guint i = 0; i < practices->len; i++)
    add_practice (GTK_BOX (box), practices->pdata[i], language);
  return box;
}

char *
lex_practice_box_dup_text (const LexPracticeChoice *choice, const char *topic, LexLanguage language)
{
  const LexProfile *profile;
  g_autoptr (GPtrArray) practices = NULL;
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (choice != NULL && topic != NULL, NULL);

  profile = choice->profiles != NULL ? lex_profile_find (choice->profiles, choice->name) : NULL;
  practices = profile != NULL ? lex_profile_list_practices (profile, topic) : NULL;
  if (practices == NULL || practices->len == 0)
    return NULL;
  text = g_string_new (profile->title[language]);
  for (guint i = 0; i < practices->len; i++)
    {
      const LexPractice *practice = practices->pdata[i];

      g_string_append_printf (text, "\n%s %s", practice->known ? "•" : "?",
                              lex_text_get_plain (practice->text[language]));
      if (!practice->known)
        g_string_append_printf (text, " (%s)", get_doubt (language));
    }
  g_string_append_c (text, '\n');
  return g_string_free (g_steal_pointer (&text), FALSE);
}
