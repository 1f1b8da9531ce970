/* lex-paths.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-path.h"
#include "model/lex-profile.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * lex_paths_load:
 * @file: (type filename): the file that the build made, as lex_location_dup_paths() finds it
 * @error: return location for `LEX_LIBRARY_ERROR_STORAGE`
 *
 * Reads the guided paths, group by group. Nothing is parsed, so this takes no longer than a
 * keystroke; it is done when the first path is asked for.
 *
 * Returns: (transfer full) (nullable) (element-type LexPath): the paths
 */
GPtrArray *lex_paths_load (const char *file, GError **error);

/**
 * lex_paths_load_profiles:
 * @file: (type filename): the file that lex_paths_load() reads
 * @error: return location for `LEX_LIBRARY_ERROR_STORAGE`
 *
 * Reads what authorities do differently where the Laws let them, that of the Laws alone first.
 *
 * Returns: (transfer full) (nullable) (element-type LexProfile): the profiles
 */
GPtrArray *lex_paths_load_profiles (const char *file, GError **error);

/**
 * lex_paths_find:
 * @paths: (element-type LexPath): the paths
 * @name: a name
 *
 * Finds a path.
 *
 * Returns: (transfer none) (nullable): the path of that name
 */
LexPath *lex_paths_find (GPtrArray *paths, const char *name);

/**
 * lex_paths_build:
 * @corpus: (type filename): the folder of the corpus, with the folder `paths`
 * @library: (type filename): the shipped library, in which all their labels must be
 * @file: (type filename): the file to write
 * @error: return location for `LEX_LIBRARY_ERROR_STORAGE`
 *
 * Makes the file of the paths. What would lead a reader nowhere is an error here.
 *
 * Returns: whether it was written
 */
gboolean lex_paths_build (const char *corpus, const char *library, const char *file,
                          GError **error);

G_END_DECLS
