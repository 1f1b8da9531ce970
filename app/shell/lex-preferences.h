/* lex-preferences.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * lex_preferences_open:
 * @error: return location for a `G_IO_ERROR`
 *
 * Opens the preferences, with the schema of the build folder when the program
 * runs from there, else with the installed one.
 *
 * Returns: (transfer full) (nullable): the preferences
 */
GSettings *lex_preferences_open (GError **error);

G_END_DECLS
