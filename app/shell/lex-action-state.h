/* lex-action-state.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * lex_action_state_enable:
 * @actions: where the action is
 * @name: a #GSimpleAction there, without its prefix
 * @enabled: whether it can be used now
 *
 * Enables or disables an action.
 */
void lex_action_state_enable (GActionMap *actions, const char *name, gboolean enabled);

/**
 * lex_action_state_set:
 * @actions: where the action is
 * @name: a #GSimpleAction there, without its prefix
 * @state: (transfer floating): its new state
 *
 * Sets what an action's buttons show, without activating it.
 */
void lex_action_state_set (GActionMap *actions, const char *name, GVariant *state);

G_END_DECLS
