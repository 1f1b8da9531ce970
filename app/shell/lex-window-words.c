/* lex-window-words.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whose words the window shows: chosen, told to the actions, and remembered. It refuses to know
 * which documents there are. The window and its actions call it.
 */

#include "shell/lex-window-words.h"

#include "shell/lex-action-state.h"
#include "shell/lex-window-private.h"

#define WORDS "words"
#define PREFERRED "preferred-documents"

static void
words_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = user_data;

  lex_words_choice_set_words (self->words,
                              lex_words_parse (g_variant_get_string (parameter, NULL)));
}

/* Who asks for one of several official texts wants to read it. */
static void
prefer_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = user_data;

  lex_words_choice_prefer (self->words, g_variant_get_string (parameter, NULL));
  if (lex_words_choice_get_words (self->words) == LEX_WORDS_DIGEST)
    lex_words_choice_set_words (self->words, LEX_WORDS_OFFICIAL);
}

static void
show_state (LexWindow *self)
{
  const char *name = lex_words_get_name (lex_words_choice_get_words (self->words));

  lex_action_state_set (G_ACTION_MAP (self), "words", g_variant_new_string (name));
}

static void
changed_cb (LexWindow *self)
{
  show_state (self);
  g_settings_set_string (self->preferences, WORDS,
                         lex_words_get_name (lex_words_choice_get_words (self->words)));
  g_settings_set_strv (self->preferences, PREFERRED, lex_words_choice_get_preferred (self->words));
}

void
lex_window_add_words_actions (LexWindow *self)
{
  static const GActionEntry entries[] = {
    { "words", NULL, "s", "'official'", words_cb },
    { "prefer", prefer_cb, "s" },
  };

  self->words = lex_words_choice_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

void
lex_window_restore_words (LexWindow *self)
{
  g_autofree char *words = g_settings_get_string (self->preferences, WORDS);
  g_auto (GStrv) preferred = g_settings_get_strv (self->preferences, PREFERRED);

  lex_words_choice_set_words (self->words, lex_words_parse (words));
  lex_words_choice_set_preferred (self->words, (const char *const *) preferred);
  show_state (self);
  g_signal_connect_object (self->words, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
}
