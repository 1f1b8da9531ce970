/* lex-depfile.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_depfile_write:
 * @depfile: (type filename): the file to write
 * @target: what was made
 * @folder: (type filename): the folder it was made from
 * @error: return location
 *
 * Tells ninja what a file of the build was made from.
 *
 * Returns: whether it was written
 */
gboolean lex_depfile_write (const char *depfile, const char *target, const char *folder,
                            GError **error);

G_END_DECLS
