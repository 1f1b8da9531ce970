/* test-meanings.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Meanings from the fields of a form and from the list of common ones, the two cases of the WBF's
 * commentary, and what follows from each verdict. Run by Meson.
 */

#include <locale.h>

#include "rulings/lex-comparable-case.h"
#include "rulings/lex-meaning-list.h"

static LexMeaning *
read (const LexCommonMeaning *common)
{
  const char *parts[LEX_N_MEANING_PARTS]
      = { common->strength,   common->lengths[0], common->lengths[1],
          common->lengths[2], common->lengths[3], common->purpose[LEX_LANGUAGE_EN] };
  g_autoptr (GError) error = NULL;
  guint part;
  LexMeaning *meaning = lex_meaning_from_parts (parts, &part, &error);

  g_assert_no_error (error);
  return meaning;
}

/* Each says something in both languages, and is comparable to itself. */
static void
test_list (void)
{
  g_autoptr (GPtrArray) list = lex_meaning_list_new ();

  g_assert_cmpuint (list->len, >, 30);
  for (guint i = 0; i < list->len; i++)
    {
      const LexCommonMeaning *common = list->pdata[i];
      g_autoptr (LexMeaning) meaning = read (common);
      g_autoptr (LexComparable) same = lex_comparable_new (meaning, meaning);

      g_assert_cmpint (*common->title[LEX_LANGUAGE_EN], !=, '\0');
      g_assert_cmpint (*common->title[LEX_LANGUAGE_PL], !=, '\0');
      g_assert_true (same->comparable);
    }
}

static gboolean
compare (const char *const *withdrawn, const char *const *replacement)
{
  guint part;
  g_autoptr (LexMeaning) before = lex_meaning_from_parts (withdrawn, &part, NULL);
  g_autoptr (LexMeaning) after = lex_meaning_from_parts (replacement, &part, NULL);
  g_autoptr (LexComparable) comparable = lex_comparable_new (before, after);

  return comparable->comparable;
}

/* 1♠ - 1♥, replaced by a take-out double; 1♣ - 1♠ - 1♥, replaced by a double that shows hearts. */
static void
test_wbf (void)
{
  static const char *const overcall[] = { "8-16", "", "5+", "", "", "" };
  static const char *const take_out[] = { "12+", "0-2", "3+", "3+", "3+", "" };
  static const char *const response[] = { "6+", "", "4+", "", "", "" };
  static const char *const negative[] = { "6+", "", "4+", "", "", "" };
  static const char *const both[] = { "6+", "", "4+", "4+", "", "" };

  g_assert_false (compare (overcall, take_out));
  g_assert_true (compare (response, negative));
  g_assert_true (compare (response, both));
}

static void
test_bad_parts (void)
{
  static const struct
  {
    const char *parts[LEX_N_MEANING_PARTS];
    guint part;
  } cases[] = {
    { { "many", "", "", "", "", "" }, LEX_MEANING_PART_STRENGTH },
    { { "17-15", "", "", "", "", "" }, LEX_MEANING_PART_STRENGTH },
    { { "", "14", "", "", "", "" }, LEX_MEANING_PART_SUITS },
    { { "", "", "", "", "5-", "" }, LEX_MEANING_PART_SUITS + 3 },
    { { "", "5+", "5+", "4+", "", "" }, LEX_MEANING_PART_SUITS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      guint part;

      g_assert_null (lex_meaning_from_parts (cases[i].parts, &part, &error));
      g_assert_error (error, LEX_RULINGS_ERROR, LEX_RULINGS_ERROR_MEANING);
      g_assert_cmpuint (part, ==, cases[i].part);
    }
}

/* Blanks and a typographer's dash are what one types. */
static void
test_typed (void)
{
  static const char *const parts[] = { " 15 – 17 ", "", " 5 +", "", "", " asks for aces " };
  guint part;
  g_autoptr (LexMeaning) meaning = lex_meaning_from_parts (parts, &part, NULL);

  g_assert_cmpint (meaning->strength.least, ==, 15);
  g_assert_cmpint (meaning->strength.most, ==, 17);
  g_assert_true (lex_meaning_shows (meaning, LEX_SUIT_HEARTS));
  g_assert_cmpstr (meaning->purpose, ==, "asks for aces");
}

static void
test_what_follows (void)
{
  static const char *const names[] = { "insufficient", "pass", "bid", "double" };
  static const char *const first[][2] = {
    { "27B2", "27B1b" }, { "30B1b(ii)", "30B1b(i)" }, { "31A2b", "31A2a" }, { "32A2b", "32A2a" }
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (guint comparable = 0; comparable < 2; comparable++)
      {
        LexComparableCase at;
        g_autoptr (LexWorking) follows = NULL;

        g_assert_true (lex_comparable_case_from_name (names[i], &at));
        follows = lex_comparable_case_list (at, comparable == 1);
        g_assert_cmpuint (follows->lines->len, >=, 2);
        g_assert_cmpstr (((LexWorkingLine *) follows->lines->pdata[0])->label, ==,
                         first[i][comparable]);
      }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/meanings/list", test_list);
  g_test_add_func ("/meanings/wbf", test_wbf);
  g_test_add_func ("/meanings/bad-parts", test_bad_parts);
  g_test_add_func ("/meanings/typed", test_typed);
  g_test_add_func ("/meanings/what-follows", test_what_follows);
  return g_test_run ();
}
