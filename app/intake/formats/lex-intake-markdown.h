/* lex-intake-markdown.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_intake_markdown_dup_plain:
 * @text: a text, UTF-8, its lines parted by a line feed
 *
 * Takes out of Markdown what is only there for a program: links, tables, quotations, escapes,
 * fences. Headings, bullets and emphasis stay, since plain texts have them, too. The lines stay the
 * same ones.
 *
 * Returns: (transfer full) (nullable): the text; %NULL if it is no Markdown
 */
char *lex_intake_markdown_dup_plain (const char *text);

G_END_DECLS
