/* lex-shelf-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-shelf.h"

G_BEGIN_DECLS

/* What the files of the data folder end in; where each belongs, lex_shelf_dup_place() says. */
#define LEX_SHELF_XML ".xml"
#define LEX_SHELF_RECORD ".record"
#define LEX_SHELF_ORIGINAL ".original"
#define LEX_SHELF_PAST ".past"

/* Behind the name of a file, in `incoming`: it is to be removed. */
#define LEX_SHELF_GONE ".gone"

struct _LexShelf
{
  char *data_dir;
  char *documents;
  char *incoming;
  char *decided;
  GCancellable *cancellable; /* nullable */
  /* Open while the shelf is; closing it drops the lock. */
  int lock;
};

/**
 * lex_shelf_list_folder:
 * @path: a folder
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Lists what is in a folder, in no order.
 *
 * Returns: (transfer full) (nullable): the names; none where there is no such folder
 */
GStrv lex_shelf_list_folder (const char *path, GError **error);

/**
 * lex_shelf_dup_place:
 * @data_dir: the data folder
 * @file: the name of a file
 *
 * Gets where a file belongs.
 *
 * Returns: (transfer full): its path
 */
char *lex_shelf_dup_place (const char *data_dir, const char *file);

G_END_DECLS
