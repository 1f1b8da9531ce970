/* pdf.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

guint pdf_count_pages (const char *pdf, gsize length);

/* Whether its end is there already; %NULL is none. */
gboolean pdf_is_whole (const char *pdf, gsize length);

G_END_DECLS
