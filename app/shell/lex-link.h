/* lex-link.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_link_dup_text:
 * @uri: any address, or what was typed
 *
 * Reads a link into the library, as `lexbridge:27B1a` or `lexbridge://27B1a`.
 *
 * Returns: (transfer full) (nullable): what to look up; %NULL where @uri is no such link
 */
char *lex_link_dup_text (const char *uri);

G_END_DECLS
