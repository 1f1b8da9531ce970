/* lex-window-languages.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In which languages the law is read: set, shown and remembered in one go. It
 * refuses to know what is read. The window and its actions call it.
 */

#include "shell/lex-action-state.h"
#include "shell/lex-window-study.h"
#include "shell/lex-window-toolbox.h"

void
lex_window_set_languages (LexWindow *self, LexLanguages languages)
{
  g_autofree char *nick = NULL;

  g_settings_set_enum (self->preferences, "languages", (int) languages);
  nick = g_settings_get_string (self->preferences, "languages");
  lex_action_state_set (G_ACTION_MAP (self), "languages", g_variant_new_string (nick));

  lex_reader_set_languages (self->reader, languages);
  lex_sidebar_set_languages (self->sidebar, languages);
  lex_window_update_toolbox (self);
  lex_window_update_study (self);
}
