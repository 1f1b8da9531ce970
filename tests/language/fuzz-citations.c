/* fuzz-citations.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fuzz target of this room's readers of foreign text: whatever the bytes, each citation is a
 * stretch of them, in order, and names a label; each token is a stretch of them too.
 */

#include <string.h>

#include "label-list.h"
#include "language/lex-citation-finder.h"
#include "language/lex-fold.h"

int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);

static GHashTable *
labels_once (void)
{
  static GHashTable *labels;

  if (labels == NULL)
    labels = label_list_load ();
  return labels;
}

static void
check_citation (const char *text, LexCitation *citation)
{
  gsize from = lex_citation_get_from (citation);
  gsize to = lex_citation_get_to (citation);
  const char *label = lex_label_get_text (lex_citation_get_label (citation));

  g_assert_cmpuint (from, <, to);
  g_assert_cmpuint (to, <=, strlen (text));
  g_assert_cmpint (strncmp (lex_citation_get_text (citation), text + from, to - from), ==, 0);
  g_assert_cmpint (label_list_has (label, labels_once ()), ==, lex_citation_get_exists (citation));
  g_assert_true (lex_citation_get_exists (citation) || !lex_citation_get_repaired (citation));
}

static gboolean
check_token_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  gsize *last = user_data;

  g_assert_cmpuint (*last, <=, start);
  g_assert_cmpuint (start, <, end);
  g_assert_true (g_utf8_validate (token, -1, NULL));
  *last = end;
  return TRUE;
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GPtrArray) citations = lex_citations_find (text, label_list_has, labels_once ());
  g_autoptr (LexCitation) resolved = lex_citation_resolve (text, label_list_has, labels_once ());
  g_autofree char *folded = lex_fold ((const char *) data, (gssize) size);
  gsize last = 0;

  for (guint i = 0; i < citations->len; i++)
    {
      LexCitation *citation = g_ptr_array_index (citations, i);

      g_assert_cmpuint (last, <=, lex_citation_get_from (citation));
      last = lex_citation_get_from (citation);
      check_citation (text, citation);
    }
  if (resolved != NULL)
    g_assert_cmpuint (lex_citation_get_to (resolved), <=, strlen (text));

  last = 0;
  g_assert_true (g_utf8_validate (folded, -1, NULL));
  lex_tokenize ((const char *) data, (gssize) size, check_token_cb, &last);
  g_assert_cmpuint (last, <=, size);

  return 0;
}
