/* lex-intake-html.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-flow.h"

G_BEGIN_DECLS

/**
 * LexIntakeHtmlPage:
 * @title: (nullable): what the page calls itself
 * @frames: (element-type utf8): the pages that it shows in frames of its own, as it names them
 *
 * What a web page says of itself.
 */
typedef struct
{
  char *title;
  GPtrArray *frames;
} LexIntakeHtmlPage;

/**
 * lex_intake_html_read:
 * @text: a web page, UTF-8; untrusted
 * @flow: where its text goes
 *
 * Reads a web page, however old its markup. Lists count as their types, styles and style sheets
 * inside the page say; of one that counts in digits because nothing says otherwise, it stays open
 * when the page leans on style sheets of other files.
 *
 * Returns: (transfer full): what else it says; free with lex_intake_html_page_free()
 */
LexIntakeHtmlPage *lex_intake_html_read (const char *text, LexIntakeFlow *flow);

/**
 * lex_intake_html_page_free:
 * @self: (transfer full) (nullable): what a page says
 *
 * Frees it.
 */
void lex_intake_html_page_free (LexIntakeHtmlPage *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexIntakeHtmlPage, lex_intake_html_page_free)

G_END_DECLS
