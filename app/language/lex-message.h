/* lex-message.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LEX_MESSAGE_MAX_LENGTH:
 *
 * A message is never longer, in characters.
 */
#define LEX_MESSAGE_MAX_LENGTH 480

/**
 * lex_message_dup_line:
 * @text: bytes of any origin, ended by NUL: what somebody typed, a file's name, another's message
 *
 * Makes text fit to stand in a message. It becomes UTF-8 of one line that no terminal obeys: ends
 * of lines and tabs are spaces, other control characters and bytes that are no letters are shown
 * as �. Of what is too long the middle is left out, since a message begins with where and ends with
 * what to do.
 *
 * Returns: (transfer full): a line of at most %LEX_MESSAGE_MAX_LENGTH characters
 */
char *lex_message_dup_line (const char *text);

G_END_DECLS
