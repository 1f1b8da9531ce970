/* lex-path-transcript.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/toolbox/lex-path-parts.h"

G_BEGIN_DECLS

/**
 * lex_path_transcript_dup_text:
 * @state: a state
 *
 * Writes down the way so far, and the ruling where it has one, in plain lines: to be copied,
 * printed or kept.
 *
 * Returns: (transfer full): the lines
 */
char *lex_path_transcript_dup_text (const LexPathState *state);

G_END_DECLS
