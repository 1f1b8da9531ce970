/* test-label.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What users of labels rely on: spelling, parents, order; and every label of the Laws where the
 * oracle is at hand.
 */

#include "model/lex-label.h"

#include <string.h>

static const struct
{
  const char *text;
  const char *document;
  guint law;
  guint depth;
  const char *part;
  const char *parent;
} good[] = {
  { "1", "laws", 1, 0, "1", NULL },
  { "93", "laws", 93, 0, "93", NULL },
  { "27B", "laws", 27, 1, "B", "27" },
  { "27B1", "laws", 27, 2, "1", "27B" },
  { "27B10", "laws", 27, 2, "10", "27B" },
  { "27B1a", "laws", 27, 3, "a", "27B1" },
  { "12C1e", "laws", 12, 3, "e", "12C1" },
  { "12C1e(ii)", "laws", 12, 4, "(ii)", "12C1e" },
  { "20F5b(i)", "laws", 20, 4, "(i)", "20F5b" },
  { "40B2a(ii)", "laws", 40, 4, "(ii)", "40B2a" },
  { "80B2k", "laws", 80, 3, "k", "80B2" },
  { "screens/1", "screens", 0, 0, "1", NULL },
  { "screens/2a", "screens", 0, 1, "a", "screens/2" },
  { "screens/3a(ii)", "screens", 0, 2, "(ii)", "screens/3a" },
  { "screens/preamble", "screens", 0, 0, "preamble", NULL },
  { "introduction", "introduction", 0, 0, "introduction", NULL },
  { "introduction/ladder", "introduction", 0, 1, "ladder", "introduction" },
  { "definitions/psychic-call", "definitions", 0, 0, "psychic-call", NULL },
  { "example/33", "examples", 0, 0, "33", NULL },
  { "example/101", "examples", 0, 0, "101", NULL },
  { "commentary/27", "commentary", 0, 0, "27", NULL },
  { "comparable/strength", "comparable", 0, 0, "strength", NULL },
  { "index/penalty-card", "index", 0, 0, "penalty-card", NULL },
  { "index/penalty-card/major", "index", 0, 1, "major", "index/penalty-card" },
  { "club-rules/3a(ii)", "club-rules", 0, 2, "(ii)", "club-rules/3a" },
  { "club-rules/12C1e", "club-rules", 0, 3, "e", "club-rules/12C1" },
  { "club-rules/4.2", "club-rules", 0, 1, "2", "club-rules/4" },
  { "club-rules/4.12.1a(ii)", "club-rules", 0, 4, "(ii)", "club-rules/4.12.1a" },
  { "club-rules/late-play", "club-rules", 0, 0, "late-play", NULL },
  { "law-20-pl/2024-01", "law-20-pl", 0, 0, "2024-01", NULL },
};

static void
test_good (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autoptr (LexLabel) label = lex_label_parse (good[i].text);
      g_autoptr (LexLabel) parent = NULL;

      g_test_message ("%s", good[i].text);
      g_assert_nonnull (label);
      g_assert_cmpstr (lex_label_get_text (label), ==, good[i].text);
      g_assert_cmpstr (lex_label_get_document (label), ==, good[i].document);
      g_assert_cmpuint (lex_label_get_law (label), ==, good[i].law);
      g_assert_cmpuint (lex_label_get_depth (label), ==, good[i].depth);
      g_assert_cmpstr (lex_label_get_part (label), ==, good[i].part);

      parent = lex_label_dup_parent (label);
      g_assert_cmpstr (parent != NULL ? lex_label_get_text (parent) : NULL, ==, good[i].parent);
      if (parent != NULL)
        {
          g_assert_true (lex_label_contains (parent, label));
          g_assert_false (lex_label_contains (label, parent));
          g_assert_cmpint (lex_label_compare (parent, label), <, 0);
        }
    }
}

/* What our own examples were called before is still understood, in its document. */
static void
test_former (void)
{
  static const char *const former[][2] = {
    { "example/L1", "example/101" },
    { "example/L16", "example/116" },
    { "example/L86", "example/186" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (former); i++)
    {
      g_autoptr (LexLabel) label = lex_label_parse (former[i][0]);

      g_assert_nonnull (label);
      g_assert_cmpstr (lex_label_get_text (label), ==, former[i][1]);
      g_assert_cmpstr (lex_label_get_number (label), ==, strchr (former[i][1], '/') + 1);
    }
  g_assert_null (lex_label_parse ("L16"));
}

/* What no label can be. */
static void
check_bad (const char *const *bad, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (LexLabel) label = lex_label_parse (bad[i]);

      g_test_message ("%s", bad[i]);
      g_assert_null (label);
    }
}

static void
test_bad_law (void)
{
  static const char *const bad[] = {
    NULL,          "",         " 27",           "27 ",    "0",         "07",
    "94",          "100",      "1000000000000", "-1",     "B",         "27b",
    "27BB",        "27B1A",    "27B01",         "27Ba",   "27B(i)",    "27B1(i)",
    "20F5b(iiii)", "20F5b(I)", "20F5b(i",       "20F5bi", "20F5b(i)a", "20F5(b)(i)",
    "27B1a1",      "27B1a\n",  "27/a",
  };

  check_bad (bad, G_N_ELEMENTS (bad));
}

static void
test_bad_document (void)
{
  static const char *const bad[] = {
    "psychic-call",
    "foreword",
    "/27",
    "laws/27",
    "examples/33",
    "Screens/1",
    "screens/",
    "screens/3A",
    "screens/3a1",
    "screens/3(i",
    "screens/0",
    "example/",
    "example/033",
    "example/3 3",
    "definitions/-a",
    "definitions/a-",
    "definitions/za\xc5\xbc",
    "index/a/b/c",
    "index//b",
    "index/a/",
    "introduction/",
    "9rules/1",
  };

  check_bad (bad, G_N_ELEMENTS (bad));
}

static void
test_contains (void)
{
  static const struct
  {
    const char *self;
    const char *other;
    gboolean contains;
  } table[] = {
    { "27B", "27B", TRUE },
    { "27B", "27B1a", TRUE },
    { "27", "27B1a", TRUE },
    { "27B", "27C", FALSE },
    { "27B", "27", FALSE },
    { "2", "27", FALSE },
    { "27B1", "27B10", FALSE },
    { "27", "commentary/27", FALSE },
    { "20F5b", "20F5b(i)", TRUE },
    { "screens/3", "screens/3a(ii)", TRUE },
    { "index/penalty-card", "index/penalty-card/major", TRUE },
    { "index/penalty", "index/penalty-card", FALSE },
    { "index/penalty", "index/penalty-card/major", FALSE },
    { "introduction", "introduction/ladder", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (LexLabel) self = lex_label_parse (table[i].self);
      g_autoptr (LexLabel) other = lex_label_parse (table[i].other);

      g_test_message ("%s contains %s", table[i].self, table[i].other);
      g_assert_cmpint (lex_label_contains (self, other), ==, table[i].contains);
    }
}

/* Compares every pair: an order that is right for neighbours may still be no order. */
static void
assert_sorted (GPtrArray *labels)
{
  for (guint i = 0; i < labels->len; i++)
    {
      for (guint j = 0; j < labels->len; j++)
        {
          int order = lex_label_compare (labels->pdata[i], labels->pdata[j]);

          if (CLAMP (order, -1, 1) != (i > j) - (i < j))
            g_error ("%s against %s gives %d", lex_label_get_text (labels->pdata[i]),
                     lex_label_get_text (labels->pdata[j]), order);
          g_assert_cmpint (lex_label_equal (labels->pdata[i], labels->pdata[j]), ==, i == j);
        }
    }
}

static void
test_order (void)
{
  static const char *const sorted[] = {
    "1",
    "9",
    "9A",
    "9A1",
    "9B",
    "10",
    "20F5b",
    "20F5b(i)",
    "20F5b(ii)",
    "20F5b(iv)",
    "20F5b(v)",
    "20F5b(ix)",
    "20F6",
    "27B1a",
    "27B2",
    "27B10",
    "27C",
    "introduction",
    "introduction/ladder",
    "definitions/honour",
    "definitions/honour-trick",
    "commentary/9",
    "commentary/27",
    "example/2",
    "example/33",
    "example/101",
    "example/102",
    "example/110",
    "screens/2",
    "screens/2a",
    "screens/3a(ii)",
    "screens/3a(iii)",
    "screens/3b",
    "screens/10",
    "screens/preamble",
    "index/penalty-card",
    "index/penalty-card/major",
    "index/penalty-card/minor",
    "index/penalty-card-x",
    "club-rules/1",
    "league/1",
  };
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);

  for (guint i = 0; i < G_N_ELEMENTS (sorted); i++)
    g_ptr_array_add (labels, lex_label_parse (sorted[i]));

  assert_sorted (labels);
}

static void
test_hash (void)
{
  g_autoptr (LexLabel) one = lex_label_parse ("27B1a");
  g_autoptr (LexLabel) same = lex_label_parse ("27B1a");
  g_autoptr (LexLabel) other = lex_label_parse ("27B1b");
  g_autoptr (GHashTable) set = g_hash_table_new (lex_label_hash, lex_label_equal);

  g_hash_table_add (set, one);

  g_assert_true (g_hash_table_contains (set, same));
  g_assert_false (g_hash_table_contains (set, other));
}

/* Nullable: the folder of facts beside the source tree, which a release lacks. */
static char *
find_oracle (void)
{
  const char *shared = g_getenv ("LEXBRIDGE_SHARED");
  g_autofree char *path = NULL;

  if (shared != NULL)
    path = g_build_filename (shared, "oracle", "clauses.tsv", NULL);
  else
    path = g_test_build_filename (G_TEST_DIST, "..", "..", "shared", "oracle", "clauses.tsv", NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS) ? g_steal_pointer (&path) : NULL;
}

/* All but the last level: the text up to where its last run of one sort begins. */
static char *
strip_last_level (const char *text)
{
  gsize length = strlen (text);

  if (text[length - 1] == ')')
    return g_strndup (text, (gsize) (strrchr (text, '(') - text));
  if (!g_ascii_isdigit (text[length - 1]))
    return g_strndup (text, length - 1);
  while (length > 0 && g_ascii_isdigit (text[length - 1]))
    length--;

  return length > 0 ? g_strndup (text, length) : NULL;
}

static void
test_oracle (void)
{
  g_autofree char *path = find_oracle ();
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
  g_autofree char *content = NULL;
  g_auto (GStrv) lines = NULL;

  if (path == NULL)
    {
      g_test_skip ("the facts are not in the repository: LEXBRIDGE_SHARED=FOLDER, with "
                   "oracle/clauses.tsv in it, would run this");
      return;
    }

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  lines = g_strsplit (g_strchomp (content), "\n", -1);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_autofree char *text = g_strndup (lines[i], strcspn (lines[i], "\t"));
      g_autofree char *expected = strip_last_level (text);
      LexLabel *label = lex_label_parse (text);
      g_autoptr (LexLabel) parent = NULL;

      g_test_message ("%s", text);
      g_assert_nonnull (label);
      g_ptr_array_add (labels, label);
      g_assert_cmpstr (lex_label_get_text (label), ==, text);
      parent = lex_label_dup_parent (label);
      g_assert_cmpstr (parent != NULL ? lex_label_get_text (parent) : NULL, ==, expected);
    }

  g_assert_cmpuint (labels->len, ==, 93 + 735);
  assert_sorted (labels);
}

static void
test_number (void)
{
  static const char *const cases[][2] = {
    { "27B1", "27B1" },
    { "27B1a", "27B1(a)" },
    { "20F5b(i)", "20F5(b)(i)" },
    { "screens/3a(ii)", "3a(ii)" },
    { "laws-2007/27B1a", "27B1(a)" },
    { "rules/4.2.1a", "4.2.1a" },
    { "example/145", "145" },
    { "definitions/call", "" },
    { "index/claim/agreed", "" },
    { "introduction", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LexLabel) label = lex_label_parse (cases[i][0]);

      g_assert_cmpstr (lex_label_get_number (label), ==, cases[i][1]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/label/good", test_good);
  g_test_add_func ("/model/label/number", test_number);
  g_test_add_func ("/model/label/former", test_former);
  g_test_add_func ("/model/label/bad/law", test_bad_law);
  g_test_add_func ("/model/label/bad/document", test_bad_document);
  g_test_add_func ("/model/label/contains", test_contains);
  g_test_add_func ("/model/label/order", test_order);
  g_test_add_func ("/model/label/hash", test_hash);
  g_test_add_func ("/model/label/oracle", test_oracle);

  return g_test_run ();
}
