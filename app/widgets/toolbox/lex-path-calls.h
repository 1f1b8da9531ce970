/* lex-path-calls.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/toolbox/lex-path-parts.h"

G_BEGIN_DECLS

/**
 * lex_path_calls_new:
 * @state: a state that stands at a question for which two calls are compared
 *
 * Asks for the two calls, which may both stay empty, and leads to comparing them: `toolbox.call`
 * with what is typed, `toolbox.compare`.
 *
 * Returns: (transfer floating): a box
 */
GtkWidget *lex_path_calls_new (const LexPathState *state);

/**
 * lex_path_calls_dup_call:
 * @state: a state
 * @replacement: whether the replacement is meant
 *
 * Writes down a call that was typed.
 *
 * Returns: (transfer full) (nullable): such as `1♥`, %NULL while it is none
 */
char *lex_path_calls_dup_call (const LexPathState *state, gboolean replacement);

/**
 * lex_path_calls_dup_tool:
 * @state: a state that stands at a question for which two calls are compared
 *
 * Names the tool with what the path knows.
 *
 * Returns: (transfer full): as lex_tools_show() knows it
 */
char *lex_path_calls_dup_tool (const LexPathState *state);

G_END_DECLS
