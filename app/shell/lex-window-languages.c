/* lex-window-languages.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In which languages the law is read: set, shown and remembered in one go. It
 * refuses to know what is read. The window and its actions call it.
 */

#include "shell/lex-action-state.h"
#include "shell/lex-language-switch.h"
#include "shell/lex-window-study.h"
#include "shell/lex-window-tabs.h"
#include "shell/lex-window-toolbox.h"

#define LANGUAGES "languages"
#define SWAPPED "swapped"

/* In which order both stand is a choice of its own, which one language alone leaves as it is. */
static LexLanguages
order (LexWindow *self, LexLanguages languages)
{
  const gboolean swapped = g_settings_get_boolean (self->preferences, SWAPPED);

  return languages == LEX_LANGUAGES_BOTH && swapped ? LEX_LANGUAGES_SWAPPED : languages;
}

/* In the order of the buttons, which is that of the columns. */
static void
set_keys (GtkApplication *application, LexLanguages both)
{
  static const char *const actions[]
      = { "win.languages::en", "win.languages::both", "win.languages::pl" };
  static const char *const keys[][2]
      = { { "<Control>1", NULL }, { "<Control>2", NULL }, { "<Control>3", NULL } };
  const guint n = G_N_ELEMENTS (actions);
  const gboolean english = lex_languages_get_first (both) == LEX_LANGUAGE_EN;

  for (guint i = 0; i < n; i++)
    gtk_application_set_accels_for_action (application, actions[english ? i : n - 1 - i], keys[i]);
}

static void
update_switch (LexWindow *self)
{
  const LexLanguages both = order (self, LEX_LANGUAGES_BOTH);

  lex_language_switch_set_both (LEX_LANGUAGE_SWITCH (self->language_switch), both);
  set_keys (gtk_window_get_application (GTK_WINDOW (self)), both);
}

void
lex_window_set_languages (LexWindow *self, LexLanguages languages)
{
  const LexLanguages ordered = order (self, languages);
  g_autofree char *nick = NULL;

  lex_reader_set_languages (self->reader, ordered);
  lex_sidebar_set_languages (self->sidebar, ordered);
  lex_window_update_toolbox (self);
  lex_window_update_study (self);
  lex_window_retitle_tabs (self);

  g_settings_set_enum (self->preferences, LANGUAGES, (int) languages);
  nick = g_settings_get_string (self->preferences, LANGUAGES);
  lex_action_state_set (G_ACTION_MAP (self), "languages", g_variant_new_string (nick));
  lex_action_state_enable (G_ACTION_MAP (self), "swap-languages", lex_languages_are_both (ordered));
}

/* By the window itself, another one or the settings; what is shown already is not set anew. */
static void
changed_cb (LexWindow *self)
{
  const LexLanguages languages = (LexLanguages) g_settings_get_enum (self->preferences, LANGUAGES);

  update_switch (self);
  if (lex_reader_get_languages (self->reader) != order (self, languages))
    lex_window_set_languages (self, languages);
}

void
lex_window_connect_languages (LexWindow *self)
{
  update_switch (self);
  lex_window_set_languages (self,
                            (LexLanguages) g_settings_get_enum (self->preferences, LANGUAGES));
  g_signal_connect_object (self->preferences, "changed::" LANGUAGES, G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->preferences, "changed::" SWAPPED, G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
swap_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);

  g_settings_set_boolean (self->preferences, SWAPPED,
                          !g_settings_get_boolean (self->preferences, SWAPPED));
}

/* Where they stand one below the other there is nothing to divide. */
static void
columns_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);

  if (!lex_reader_focus_columns (self->reader))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

void
lex_window_add_language_actions (LexWindow *self)
{
  static const GActionEntry entries[]
      = { { "swap-languages", swap_cb }, { "columns", columns_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
