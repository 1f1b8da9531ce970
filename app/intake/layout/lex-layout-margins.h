/* lex-layout-margins.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/layout/lex-layout-line.h"

G_BEGIN_DECLS

/**
 * lex_layout_margins_take:
 * @pages: (element-type GPtrArray): for each page its pieces of lines
 *
 * Takes out running heads and feet and page numbers: what stands at the edge of page after page and
 * says the same there, or counts the pages.
 *
 * Returns: (transfer full) (element-type LexLayoutLine): what was taken out, page by page
 */
GPtrArray *lex_layout_margins_take (GPtrArray *pages);

G_END_DECLS
