/* test-citation-labels.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests that a label is understood in every style that people write it in, alone and in running
 * text. Results are written as citations.h says.
 */

#include <string.h>

#include "citations.h"
#include "label-list.h"
#include "language/lex-citation-finder.h"

static GHashTable *labels;

typedef struct
{
  const char *text;
  const char *labels;
} Case;

static const Case resolved_cases[] = {
  { "27", "27" },
  { " 27b1a ", "27B1a" },
  { "27 B", "27B" },
  { "27 b 1 a", "27B1a" },
  { "przepis 27 B", "27B" },
  { "Law 27", "27" },
  { "(27B)", "27B" },
  { "27B.", "27B" },
  { "1C", "1C" },
  { "7c", "7C" },
  { "1S", NULL },
  { "3NT", NULL },
  { "4H", NULL },
  { "99", NULL },
  { "0", NULL },
  { "", NULL },
  { "   ", NULL },
  { "27F", "27F?" },
  { "27b9", "27B9?" },
  { "27 F 3", "27F3?" },
  { "43Ala", "43A1a~" },
  { "6lB", "61B~" },
  { "47E41", NULL },
  { "27 28", NULL },
  { "27, 28", NULL },
  { "10-11", NULL },
  { "27 B karta", NULL },
  { "penalty card 50", NULL },
  { "dziadek", NULL },
  { "15-17", NULL },
  { "K10", NULL },
  { "27 cards", NULL },
  { "and/or", NULL },
  { "example/33", "example/33" },
  { "example/99", "example/99?" },
  { "przykład 33", "example/33" },
  { "Example 33", "example/33" },
  { "definitions/psychic-call", "definitions/psychic-call" },
  { "definitions/none", "definitions/none?" },
  { "introduction", "introduction" },
  { "screens/3a(ii)", "screens/3a(ii)" },
  { "3a(ii)", "screens/3a(ii)" },
  { "2b", "screens/2b" },
  { "screens 3a(ii)", "screens/3a(ii)" },
  { "zasłony 3 (a) ii", "screens/3a(ii)" },
  { "Zaslona 2b", "screens/2b" },
  { "komentarz 27", "commentary/27" },
  { "ex 145", "example/145?" },
  { "L16", "16" },
  { "l. 16", "16" },
  { "L27B", "27B" },
  { "l27b", "27B" },
  { "Law27", "27" },
  { "prz27b", "27B" },
  { "prz 27", "27" },
  { "27.B.1.a", "27B1a" },
  { "27-b-1", "27B1" },
  { "27,b", "27B" },
  { "27 law", "27" },
  { "33 example", "example/33" },
  { "33 przykład", "example/33" },
  { "example L16", "example/116?" },
  { "12 c 1 e ii", "12C1e(ii)" },
  { "przepis6lB", "61B~" },
  { "1.5", NULL },
  { "2,7", NULL },
  { "10, 11", NULL },
  { "L", NULL },
  { "lewa 3", NULL },
  { "L99", NULL },
  { "27 players", NULL },
};

static void
test_resolve (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (resolved_cases); i++)
    {
      g_autoptr (LexCitation) citation
          = lex_citation_resolve (resolved_cases[i].text, label_list_has, labels);
      g_autoptr (GString) found = g_string_new (NULL);

      if (citation != NULL)
        citations_append (found, citation);
      if (g_strcmp0 (citation != NULL ? found->str : NULL, resolved_cases[i].labels) != 0)
        {
          g_test_message ("“%s” gave “%s”", resolved_cases[i].text, found->str);
          g_test_fail ();
        }
    }
}

/* The label's levels, each as a person might part it from the next. */
static char *
print_label (LexLabel *label, const char *gap, gboolean brackets)
{
  GString *printed = g_string_new (NULL);
  g_autoptr (LexLabel) level = lex_label_ref (label);

  while (level != NULL)
    {
      const char *part = lex_label_get_part (level);
      LexLabel *parent = lex_label_dup_parent (level);
      gboolean small = brackets && g_ascii_islower (*part);
      g_autofree char *text = g_strdup_printf ("%s%s%s%s", parent != NULL ? gap : "",
                                               small ? "(" : "", part, small ? ")" : "");

      g_string_prepend (printed, text);
      lex_label_unref (level);
      level = parent;
    }

  return g_string_free (printed, FALSE);
}

static void
check_reads_back (const char *printed, const char *label)
{
  static const char *const frames[] = { "Law %s",
                                        "przepis %s",
                                        "(patrz przepis %s)",
                                        "see Law %s, and so on",
                                        "Zgodnie z przepisem %s.",
                                        "Laws 1 oraz %s" };
  g_autoptr (LexCitation) resolved = lex_citation_resolve (printed, label_list_has, labels);

  g_assert_nonnull (resolved);
  g_assert_cmpstr (lex_label_get_text (lex_citation_get_label (resolved)), ==, label);
  g_assert_true (lex_citation_get_exists (resolved));
  g_assert_false (lex_citation_get_repaired (resolved));

  for (gsize i = 0; i < G_N_ELEMENTS (frames); i++)
    {
      g_auto (GStrv) halves = g_strsplit (frames[i], "%s", 2);
      g_autofree char *text = g_strconcat (halves[0], printed, halves[1], NULL);
      g_autofree char *found = citations_dup_found (text, labels);
      const char *expected = g_str_has_prefix (found, "1 ") ? found + 2 : found;

      /* After 1 comes no 1 again. */
      if (i + 1 == G_N_ELEMENTS (frames) && g_str_equal (label, "1"))
        continue;
      if (!g_str_equal (expected, label))
        g_test_message ("“%s” gave “%s”", text, found);
      g_assert_cmpstr (expected, ==, label);
    }
}

/* Every label survives printing and reading back in every accepted style. */
static void
test_every_label (void)
{
  GHashTableIter iter;
  gpointer text;

  g_hash_table_iter_init (&iter, labels);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    {
      g_autoptr (LexLabel) label = lex_label_parse (text);
      g_autofree char *spaced = print_label (label, " ", FALSE);
      g_autofree char *spaced_brackets = print_label (label, " ", TRUE);
      g_autofree char *brackets = print_label (label, "", TRUE);
      g_autofree char *lower = g_ascii_strdown (text, -1);

      if (lex_label_get_law (label) == 0)
        {
          g_autofree char *found = citations_dup_found (text, labels);
          g_autoptr (LexCitation) resolved = lex_citation_resolve (text, label_list_has, labels);

          g_assert_cmpstr (found, ==, strchr (text, '/') != NULL ? text : "");
          g_assert_nonnull (resolved);
          continue;
        }
      check_reads_back (text, text);
      check_reads_back (lower, text);
      check_reads_back (brackets, text);
      check_reads_back (spaced, text);
      check_reads_back (spaced_brackets, text);
    }
}

/* Labels stand on their own, unless they read like a bid. */
static void
test_every_label_alone (void)
{
  GHashTableIter iter;
  gpointer text;

  g_hash_table_iter_init (&iter, labels);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    {
      g_autoptr (LexLabel) label = lex_label_parse (text);
      g_autofree char *sentence = g_strdup_printf ("Wynika to z %s wprost.", (char *) text);
      g_autofree char *found = citations_dup_found (sentence, labels);
      gboolean bid = ((char *) text)[0] <= '7' && strlen (text) == 2
                     && strchr ("CDHS", ((char *) text)[1]) != NULL;

      if (lex_label_get_law (label) > 0 && lex_label_get_depth (label) > 0)
        g_assert_cmpstr (found, ==, bid ? "" : text);
    }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  labels = label_list_load ();

  g_test_add_func ("/language/citation/resolve", test_resolve);
  g_test_add_func ("/language/citation/every-label", test_every_label);
  g_test_add_func ("/language/citation/every-label-alone", test_every_label_alone);

  status = g_test_run ();
  g_hash_table_unref (labels);
  return status;
}
