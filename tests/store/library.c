/* library.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A library in a folder of its own, for one test. It refuses to know what is tested.
 */

#include "library.h"

#include "fixture.h"

void
library_set_up (Library *library, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  library->folder = fixture_make_folder ();
  library->path = g_build_filename (library->folder, "library #1 ?%41.db", NULL);
  fixture_write (library->path);
  library->reader = lex_store_reader_open (library->path, &error);
  g_assert_no_error (error);
}

void
library_tear_down (Library *library, gconstpointer data)
{
  lex_store_reader_free (library->reader);
  g_free (library->path);
  fixture_remove_folder (library->folder);
}

/* The labels below one, parted by spaces. */
char *
library_dup_below (LexStoreReader *reader, const char *text)
{
  g_autoptr (LexLabel) label = lex_label_parse (text);
  g_autoptr (GPtrArray) rows = lex_store_reader_list_below (reader, label, NULL);
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      LexStoreRow *row = rows->pdata[i];

      g_string_append_printf (list, "%s%s:%s", i > 0 ? " " : "", row->document,
                              lex_label_get_text (lex_clause_get_label (row->clause)));
    }
  return g_string_free (list, FALSE);
}
