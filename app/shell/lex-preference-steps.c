/* lex-preference-steps.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The field of the settings into which the steps of a card are typed: minutes as words, and what is
 * wrong with them said beside it. It refuses to know what they are for and to keep them. The
 * settings of study call it.
 */

#include "shell/lex-preference-steps.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "services/lex-study-settings.h"

#define SECONDS_A_MINUTE 60
#define MOST_MINUTES (LEX_STUDY_LONGEST_STEP / SECONDS_A_MINUTE)

char *
lex_preference_steps_dup_minutes (const char *seconds)
{
  g_auto (GStrv) parts = g_strsplit (seconds, " ", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      char number[G_ASCII_DTOSTR_BUF_SIZE];

      if (*parts[i] != '\0')
        g_string_append_printf (
            text, "%s%s", text->len > 0 ? " " : "",
            g_ascii_formatd (number, sizeof number, "%.4g",
                             g_ascii_strtod (parts[i], NULL) / SECONDS_A_MINUTE));
    }
  return g_string_free (text, FALSE);
}

/* Returns: (nullable): what is wrong with it. */
static char *
read_step (const char *word, guint *seconds)
{
  g_autofree char *number = g_strdelimit (g_strdup (word), ",", '.');
  char *end;
  const double value = rint (g_ascii_strtod (number, &end) * SECONDS_A_MINUTE);

  if (end == number || *end != '\0' || isnan (value))
    return g_strdup_printf (
        _ ("“%s” is no number of minutes. Type minutes parted by blanks, such as 1 10."), word);
  if (value < 1 || value > LEX_STUDY_LONGEST_STEP)
    return g_strdup_printf (_ ("“%s” is no length of a step: it takes at least a second, and at "
                               "most a day, which is %u minutes."),
                            word, MOST_MINUTES);
  *seconds = (guint) value;
  return NULL;
}

char *
lex_preference_steps_read (const char *minutes, char **complaint)
{
  g_auto (GStrv) parts = g_strsplit_set (minutes, " ;\t", -1);
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = 0;

  *complaint = NULL;
  for (guint i = 0; parts[i] != NULL && *complaint == NULL; i++)
    {
      guint seconds = 0;

      if (*parts[i] == '\0')
        continue;
      *complaint = read_step (parts[i], &seconds);
      if (*complaint == NULL && n++ == LEX_MAX_STEPS)
        *complaint = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A card has at most %u step.",
                                                   "A card has at most %u steps.", LEX_MAX_STEPS),
                                      LEX_MAX_STEPS);
      if (*complaint == NULL)
        g_string_append_printf (text, "%s%u", text->len > 0 ? " " : "", seconds);
    }
  return *complaint == NULL ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

void
lex_preference_steps_mark (GtkWidget *entry, const char *usual, const char *complaint)
{
  GtkWidget *row = gtk_widget_get_ancestor (entry, ADW_TYPE_ACTION_ROW);
  g_autofree char *words = g_markup_escape_text (complaint != NULL ? complaint : usual, -1);

  g_return_if_fail (row != NULL);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words);
  if (complaint != NULL)
    {
      gtk_widget_add_css_class (entry, "error");
      gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      complaint, -1);
    }
  else
    {
      gtk_widget_remove_css_class (entry, "error");
      gtk_accessible_reset_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    }
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_STATE_INVALID,
      complaint != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}
