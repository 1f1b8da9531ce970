/* lex-label-exists.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexLabelExistsFunc:
 * @label: canonical text of a label
 * @user_data: what was passed
 *
 * Tells whether the library has that clause.
 *
 * Returns: whether the library has that clause
 */
typedef gboolean (*LexLabelExistsFunc) (const char *label, gpointer user_data);

G_END_DECLS
