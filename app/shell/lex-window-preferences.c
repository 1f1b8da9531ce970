/* lex-window-preferences.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The settings: which there are, the window that changes them, and what a window does when they
 * change. It refuses to know how a setting is done. The window adds its action.
 */

#include "shell/lex-window-preferences.h"

#include <glib/gi18n-lib.h>

#include "shell/lex-preference-row.h"
#include "shell/lex-scheme.h"
#include "shell/lex-window-slate.h"
#include "shell/lex-window-toolbox.h"
#include "widgets/text/lex-zoom.h"

#define ZOOM "zoom"
#define ZOOM_STEP 10
#define MOST_ROWS 4

/* Where libadwaita has them, dialogs stand in their window. */
#if ADW_CHECK_VERSION(1, 5, 0)
#define add_page(dialog, page) adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (dialog), page)
#define dialog_new adw_preferences_dialog_new
#else
#define add_page(dialog, page) adw_preferences_window_add (ADW_PREFERENCES_WINDOW (dialog), page)
#define dialog_new adw_preferences_window_new
#endif

/* The settings by group, each beside its words. */
static const struct
{
  const char *title;
  LexPreferenceRow rows[MOST_ROWS];
} groups[] = {
  { N_ ("Languages"),
    {
        { "languages",
          N_ ("Languages of the Laws"),
          NULL,
          { { "pl", N_ ("Polish") },
            { "both", N_ ("English and Polish") },
            { "en", N_ ("English") } } },
        { "swapped",
          N_ ("The other language first"),
          N_ ("Where both are shown, that which is not the program's stands first"),
          { { NULL, NULL } } },
        { "table-language",
          N_ ("Language of table mode"),
          NULL,
          { { "reading", N_ ("As while reading") },
            { "pl", N_ ("Polish") },
            { "en", N_ ("English") } } },
    } },
  { N_ ("Pages"),
    {
        { "words",
          N_ ("Whose words"),
          NULL,
          { { "official", N_ ("Official text") },
            { "digest", N_ ("Digest") },
            { "both", N_ ("Both") } } },
        { LEX_SCHEME_KEY,
          N_ ("Colours"),
          NULL,
          { { "system", N_ ("As the desktop") },
            { "light", N_ ("Light") },
            { "dark", N_ ("Dark") } } },
    } },
  { N_ ("Rulings"),
    {
        { "cited-copies",
          N_ ("Copy with the citation"),
          N_ ("Below what Ctrl+C copies of a text stands where it is from"),
          { { NULL, NULL } } },
        { "profile",
          N_ ("National practice"),
          N_ ("What is told beside paths and weighted scores"),
          { { "wbf", N_ ("The Laws alone (WBF)") },
            { "acbl", N_ ("North America (ACBL)") },
            { "ebl", N_ ("Europe (EBL)") },
            { "ebu", N_ ("England (EBU)") },
            { "nbb", N_ ("Netherlands (NBB)") },
            { "pzbs", N_ ("Poland (PZBS)") } } },
        { "rounding",
          N_ ("Weighted scores"),
          N_ ("What the calculator begins with; no authority’s own rule was found, so those of the "
              "event decide"),
          { { "exact", N_ ("Not rounded") },
            { "nearest", N_ ("To the nearest") },
            { "non-offenders", N_ ("For the non-offending side") } } },
    } },
};

static GtkWidget *
zoom_row_new (GSettings *preferences)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (LEX_ZOOM_MIN, LEX_ZOOM_MAX, ZOOM_STEP);

  g_settings_bind (preferences, ZOOM, spin, "value", G_SETTINGS_BIND_DEFAULT);
  return lex_preference_row_put (_ ("Size of text"), _ ("Percent"), spin);
}

static AdwPreferencesGroup *
group_new (LexWindow *self, guint i)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ (groups[i].title));
  for (guint j = 0; j < MOST_ROWS && groups[i].rows[j].key != NULL; j++)
    {
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                                 lex_preference_row_new (&groups[i].rows[j], self->preferences));
      if (g_str_equal (groups[i].rows[j].key, "words"))
        adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), zoom_row_new (self->preferences));
    }
  return ADW_PREFERENCES_GROUP (group);
}

static void
present (GtkWidget *dialog, LexWindow *self)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self));
#else
  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (self));
  gtk_window_set_modal (GTK_WINDOW (dialog), TRUE);
  gtk_window_present (GTK_WINDOW (dialog));
#endif
}

static void
preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  GtkWidget *dialog = GTK_WIDGET (dialog_new ());
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  GtkWidget *study = lex_window_study_preferences_new (self);

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    adw_preferences_page_add (page, group_new (self, i));
  if (study != NULL)
    adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (study));
  g_object_set (dialog, "title", _ ("Settings"), NULL);
  add_page (dialog, page);
  present (dialog, self);
}

void
lex_window_add_preferences_actions (LexWindow *self)
{
  static const GActionEntry entries[] = { { "preferences", preferences_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

static void
words_changed_cb (LexWindow *self)
{
  g_autofree char *words = g_settings_get_string (self->preferences, "words");

  lex_words_choice_set_words (self->words, lex_words_parse (words));
}

void
lex_window_follow_preferences (LexWindow *self)
{
  static const struct
  {
    const char *signal;
    void (*changed) (LexWindow *self);
  } followed[] = {
    { "changed::words", words_changed_cb },
    { "changed::rounding", lex_window_update_rounding },
    { "changed::profile", lex_window_update_practice },
    { "changed::table-language", lex_window_update_slate },
  };

  lex_scheme_follow (self->preferences, GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (followed); i++)
    g_signal_connect_object (self->preferences, followed[i].signal,
                             G_CALLBACK (followed[i].changed), self, G_CONNECT_SWAPPED);
}
