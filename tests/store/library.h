/* library.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-store-reader.h"

G_BEGIN_DECLS

/* A library in a folder of its own. */
typedef struct
{
  char *folder;
  char *path;
  LexStoreReader *reader;
} Library;

void library_set_up (Library *library, gconstpointer data);
void library_tear_down (Library *library, gconstpointer data);

/* What stands below a label, as `document:label`, parted by blanks. */
char *library_dup_below (LexStoreReader *reader, const char *label_text);

G_END_DECLS
