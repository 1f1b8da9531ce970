/* test-hits.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How ranked hits become rows: `27| 27A 27B +3` reads: the group of law 27 with
 * three hits shown and three more to ask for.
 */

#include "widgets/sidebar/lex-hit-list.h"

static GPtrArray *
hits_new (const char *labels)
{
  GPtrArray *hits = g_ptr_array_new_with_free_func (g_object_unref);
  g_auto (GStrv) parts = g_strsplit (labels, " ", -1);

  for (guint i = 0; parts[i] != NULL && *parts[i] != '\0'; i++)
    {
      g_autoptr (LexLabel) label = lex_label_parse (parts[i]);
      LexHitParts hit = { .label = label, .score = -(double) i };

      g_assert_nonnull (label);
      hit.document = lex_label_get_document (label);
      g_ptr_array_add (hits, lex_hit_new (&hit));
    }
  return hits;
}

static char *
dup_rows (LexHitList *list)
{
  GListModel *model = lex_hit_list_get_model (list);
  g_autoptr (GString) rows = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (LexHitItem) item = g_list_model_get_item (model, i);
      const guint n_more = lex_hit_item_get_n_more (item);
      const char *label = lex_label_get_text (lex_hit_get_label (lex_hit_item_get_hit (item)));

      if (n_more > 0)
        g_string_append_printf (rows, " +%u", n_more);
      else
        g_string_append_printf (rows, "%s%s", lex_hit_item_get_begins (item) ? " | " : " ", label);
    }
  return g_string_free (g_steal_pointer (&rows), FALSE);
}

static const struct
{
  const char *hits;
  const char *rows;
} lists[] = {
  { "", "" },
  { "27", " | 27" },
  /* The best leads its group, the others follow in the law's order. */
  { "23A 23C 23 27B1a 23A10", " | 23A 23 23A10 23C | 27B1a" },
  /* The best hit of a group decides its place. */
  { "50 definitions/revoke 52A 50B 52 definitions/dummy",
    " | 50 50B | definitions/revoke definitions/dummy | 52A 52" },
  /* Cut to the best four; one more is shown rather than counted. */
  { "50E 50D 50C 50B 50A", " | 50E 50A 50B 50C 50D" },
  { "50E 50D 50C 50B 50A 50 51", " | 50E 50B 50C 50D +2 | 51" },
  { "50E 50D 50C 50B 50A 50", " | 50E 50 50A 50B 50C 50D" },
  /* Law 33 and example 33 have nothing in common. */
  { "33 example/33 33A example/1", " | 33 33A | example/33 example/1" },
};

static void
test_groups (void)
{
  g_autoptr (LexHitList) list = lex_hit_list_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autoptr (GPtrArray) hits = hits_new (lists[i].hits);
      g_autofree char *rows = NULL;

      lex_hit_list_set_hits (list, hits);
      rows = dup_rows (list);
      g_assert_cmpstr (rows, ==, lists[i].rows);
    }
}

static void
test_open (void)
{
  g_autoptr (LexHitList) list = lex_hit_list_new ();
  g_autoptr (GPtrArray) hits = hits_new ("50E 50D 50C 50B 50A 50 51");
  g_autofree char *rows = NULL;

  lex_hit_list_set_hits (list, hits);
  lex_hit_list_open (list, 4);
  rows = dup_rows (list);
  g_assert_cmpstr (rows, ==, " | 50E 50B 50C 50D 50 50A | 51");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hits/groups", test_groups);
  g_test_add_func ("/hits/open", test_open);
  return g_test_run ();
}
