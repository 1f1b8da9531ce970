/* lex-action-state.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the buttons of an action show. It refuses to know what any action does:
 * so the parts of the window can speak of an action without the file that has
 * them all. Those parts call it.
 */

#include "shell/lex-action-state.h"

static GSimpleAction *
look_up (GActionMap *actions, const char *name)
{
  return G_SIMPLE_ACTION (g_action_map_lookup_action (actions, name));
}

void
lex_action_state_enable (GActionMap *actions, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (look_up (actions, name), enabled);
}

void
lex_action_state_set (GActionMap *actions, const char *name, GVariant *state)
{
  g_simple_action_set_state (look_up (actions, name), state);
}
