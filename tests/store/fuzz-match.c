/* fuzz-match.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fuzz target of searching: whatever a user can type, in whatever language and kind, is a
 * search and never an error. The first byte chooses language and kind, the rest is the query.
 */

#include <glib/gstdio.h>
#include <string.h>

#include "fixture.h"
#include "store/lex-request.h"

int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);

static LexStoreReader *
open_once (void)
{
  static LexStoreReader *reader;

  if (reader == NULL)
    {
      char *folder = fixture_make_folder ();
      g_autofree char *path = g_build_filename (folder, "library.db", NULL);

      fixture_write (path);
      reader = lex_store_reader_open (path, NULL);
      fixture_remove_folder (folder); /* an open file stays */
    }
  return reader;
}

static void
check_hits (GPtrArray *hits, int kind)
{
  for (guint i = 0; i < hits->len; i++)
    {
      g_autoptr (LexGlimpse) glimpse = NULL;

      g_assert_cmpfloat (lex_hit_get_score (hits->pdata[i]), >=, 0.0);
      g_assert_true (lex_store_reader_glimpse (open_once (), hits->pdata[i], &glimpse, NULL));
      g_assert_true (g_utf8_validate (glimpse->snippet, -1, NULL));
      g_assert_true (kind < 0 || (int) lex_hit_get_kind (hits->pdata[i]) == kind);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autofree char *raw = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LexQuery) query = NULL;
  g_autoptr (GPtrArray) hits = NULL;
  g_autoptr (LexRequest) request = NULL;
  int kind;

  if (size == 0)
    return 0;
  kind = data[0] / 4 % (LEX_N_KINDS + 1) - 1;
  raw = g_strndup ((const char *) data + 1, size - 1);
  text = g_utf8_make_valid (raw, -1);
  query = lex_query_new (text, (LexLanguages) (data[0] % 4), kind, 5);
  request = lex_request_new (query);
  g_assert_cmpuint (request->terms->len, <=, LEX_REQUEST_MAX_TERMS);
  hits = lex_store_reader_search (open_once (), query, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (hits->len, <=, 5);
  check_hits (hits, request->kind);
  return 0;
}
