/* lex-library-rebuild.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * LexRebuilt:
 * @documents: how many documents the library has
 * @clauses: how many clauses
 * @seconds: how long it took
 *
 * What a rebuild did.
 */
typedef struct
{
  guint documents;
  guint clauses;
  double seconds;
} LexRebuilt;

/**
 * lex_library_rebuild:
 * @shipped: the library file that came with the program
 * @data_dir: the folder of imported documents
 * @rebuilt: (out): what was done
 * @error: return location
 *
 * Drops and rebuilds the index of the imported documents, also when it is damaged, and verifies
 * the shipped one.
 *
 * Returns: whether all is well
 */
gboolean lex_library_rebuild (const char *shipped, const char *data_dir, LexRebuilt *rebuilt,
                              GError **error);

/**
 * lex_library_rebuild_async:
 * @shipped: as for lex_library_rebuild(); copied
 * @data_dir: as for lex_library_rebuild(); copied
 * @callback: called in the caller's main context
 * @user_data: passed on
 *
 * Does lex_library_rebuild() in a thread.
 */
void lex_library_rebuild_async (const char *shipped, const char *data_dir,
                                GAsyncReadyCallback callback, gpointer user_data);

/**
 * lex_library_rebuild_finish:
 * @result: what the callback got
 * @rebuilt: (out): what was done
 * @error: return location
 *
 * Gets as lex_library_rebuild().
 *
 * Returns: whether all is well
 */
gboolean lex_library_rebuild_finish (GAsyncResult *result, LexRebuilt *rebuilt, GError **error);

/**
 * lex_library_check:
 * @shipped: the library file that came with the program
 * @data_dir: the folder of imported documents
 *
 * Gets problems found.
 *
 * Returns: (transfer full): problems found, a line each; empty when all is well
 */
GStrv lex_library_check (const char *shipped, const char *data_dir);

/**
 * lex_library_build:
 * @corpus: the folder of the corpus
 * @path: the library file to make
 * @error: return location
 *
 * Builds a library file from corpus XML: what the build of Lexbridge itself runs.
 *
 * Returns: whether it was made
 */
gboolean lex_library_build (const char *corpus, const char *path, GError **error);

G_END_DECLS
