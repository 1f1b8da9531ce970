/* lex-shelf-past.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-shelf.h"

G_BEGIN_DECLS

/**
 * LexDeed:
 * @LEX_DEED_IMPORT: documents were imported
 * @LEX_DEED_REMOVE: a document was removed
 * @LEX_DEED_RENAME: a document got another title
 * @LEX_DEED_RANK: which documents prevail was changed
 * @LEX_DEED_REIMPORT: documents were read again from their originals
 *
 * What was done to the imported documents.
 */
typedef enum
{
  LEX_DEED_IMPORT,
  LEX_DEED_REMOVE,
  LEX_DEED_RENAME,
  LEX_DEED_RANK,
  LEX_DEED_REIMPORT,
} LexDeed;

/**
 * LexShelfChange:
 * @number: its number, from 1
 * @deed: what was done
 * @names: the documents it was done to
 *
 * A change that can be undone.
 */
typedef struct
{
  guint number;
  LexDeed deed;
  GStrv names;
} LexShelfChange;

/**
 * lex_deed_get_name:
 * @self: a deed
 *
 * Gets what files and the command line call it.
 *
 * Returns: (transfer none): its name
 */
const char *lex_deed_get_name (LexDeed self);

/**
 * lex_shelf_change_free:
 * @self: (transfer full) (nullable): a change
 *
 * Frees it.
 */
void lex_shelf_change_free (LexShelfChange *self);

/**
 * lex_shelf_keep_past:
 * @self: a shelf on which a change of documents and records has been prepared
 * @deed: what it does
 * @names: the documents it does it to
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Prepares that the change can be undone once it is in place: what it replaces or removes is kept.
 *
 * Returns: whether that could be prepared
 */
gboolean lex_shelf_keep_past (LexShelf *self, LexDeed deed, const char *const *names,
                              GError **error);

/**
 * lex_shelf_find_last_change:
 * @data_dir: the data folder
 * @change: (out) (transfer full) (nullable): the change that would be undone; %NULL if there is
 * none
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Finds the last change that was not undone.
 *
 * Returns: whether there was no fault
 */
gboolean lex_shelf_find_last_change (const char *data_dir, LexShelfChange **change, GError **error);

/**
 * lex_shelf_undo:
 * @self: a shelf with nothing prepared
 * @change: its last change
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Prepares that everything @change touched is as it was before it.
 *
 * Returns: whether that could be prepared
 */
gboolean lex_shelf_undo (LexShelf *self, const LexShelfChange *change, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexShelfChange, lex_shelf_change_free)

G_END_DECLS
