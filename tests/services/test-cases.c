/* test-cases.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cases by the façade: who is told of a change, what a query means, what a form, a table and the
 * counts say, and that no name is left where none is wanted.
 */

#include <string.h>

#include "fixture.h"
#include "services/lex-case-csv.h"
#include "services/lex-case-files.h"
#include "services/lex-case-markdown.h"
#include "services/lex-case-names.h"
#include "services/lex-case-query.h"
#include "services/lex-case-stats.h"
#include "services/lex-cases.h"

static LexCase *
make_case (void)
{
  LexCase *value = lex_case_new (LEX_CASE_RULING_KIND);

  value->number = 7;
  lex_case_set (value, LEX_CASE_EVENT, "Cup");
  lex_case_set (value, LEX_CASE_CALLED, "2026-11-22T23:59:00+01:00");
  lex_case_set (value, LEX_CASE_NORTH, "Jan Kowalski");
  lex_case_set (value, LEX_CASE_SOUTH, "Żaneta Nowak-Kowalska");
  lex_case_set (value, LEX_CASE_EAST, "Ewa Lis");
  lex_case_set (value, LEX_CASE_PAIR_NS, "12 Kowalski – Nowak");
  lex_case_set (value, LEX_CASE_PAIR_EW, "Lis – Wilk");
  lex_case_set (value, LEX_CASE_CALLER, "KOWALSKI");
  lex_case_set (value, LEX_CASE_AGREED,
                "Jan Kowalski thought; Lis, Wilk and Żaneta Nowak-Kowalska agree. Ewa asked.");
  lex_case_set (value, LEX_CASE_GAME,
                "[Event \"Final of Kowalski\"]\n[West \"Borys Sowa\"]\n[Board \"7\"]\n"
                "[Dealer \"N\"]\n[Vulnerable \"None\"]\n"
                "[Deal \"N:JT8.9.QJT6.AJ854 K52.AQT4.A83.Q92 A974.K87.K94.KT3 Q63.J6532.752.76\"]\n"
                "[Auction \"N\"]\n1C =1= AP\n[Note \"1:asked by Sowa\"]\n"
                "{Lis wrote [this\n[down} \n[ScoreTable \"Rank\"]\n1 Jan Kowalski\n");
  lex_case_add_row (value, LEX_CASE_ANSWERS, (const char *[]){ "Who?", "Lis", NULL });
  return value;
}

static void
assert_nameless (const char *text)
{
  static const char *const names[]
      = { "Kowalsk", "KOWALSK", "Jan", "Nowak", "Lis", "Wilk", "Sowa", "Ewa", "aneta", "Final" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (strstr (text, names[i]) != NULL)
      g_error ("“%s” is left in: %s", names[i], text);
}

/* In every format that is text; the PDF is of the room of paper. */
static void
test_names (void)
{
  const LexCaseStyle style = { LEX_LANGUAGES_EN, TRUE };
  const LexCaseStyle named = { LEX_LANGUAGES_EN, FALSE };
  g_autoptr (LexCase) value = make_case ();
  g_autoptr (LexCase) nameless = lex_case_names_leave_out (value, LEX_LANGUAGE_EN);
  g_autoptr (GPtrArray) cases = g_ptr_array_new ();

  g_ptr_array_add (cases, value);
  g_assert_cmpstr (nameless->values[LEX_CASE_AGREED], ==,
                   "North thought; East, EW and South agree. East asked.");
  g_assert_cmpstr (nameless->values[LEX_CASE_CALLER], ==, "North");
  g_assert_cmpstr (nameless->values[LEX_CASE_PAIR_NS], ==, "12");
  g_assert_null (nameless->values[LEX_CASE_PAIR_EW]);
  g_assert_nonnull (strstr (nameless->values[LEX_CASE_GAME], "[Deal \"N:JT8.9.QJT6.AJ854 K52"));
  g_assert_nonnull (strstr (nameless->values[LEX_CASE_GAME], "1:asked by West"));
  for (guint format = LEX_CASE_JSON; format < LEX_CASE_PDF; format++)
    {
      g_autoptr (GBytes) without = lex_case_files_dup (cases, format, &style);
      g_autoptr (GBytes) with = lex_case_files_dup (cases, format, &named);
      g_autofree char *text
          = g_strndup (g_bytes_get_data (without, NULL), g_bytes_get_size (without));
      g_autofree char *full = g_strndup (g_bytes_get_data (with, NULL), g_bytes_get_size (with));

      assert_nameless (text);
      g_assert_nonnull (strstr (full, "Jan Kowalski"));
    }
}

/* Whoever writes in Polish writes names in its cases, and whoever is in a hurry writes initials. */
static void
test_forms (void)
{
  static const struct
  {
    const char *written;
    const char *left;
  } tests[] = {
    { "Zapytano Kowalskiego i Ewę Lis, potem Lisowi; Markiem Wronką, Pawła",
      "Zapytano N i E, potem E; S, W" },
    { "Wronki, Wronce; Kowalscy i Wronkowie", "S, S; N i S" },
    { "J. Kowalski asked; E.L. and M. W. passed; Jan K. too; JK did",
      "N asked; E and S passed; N too; N did" },
    { "O’Neil’s hand, Neil and P. O'Neil", "W’s hand, W and W" },
    { "Kowalski (48213) and 48213; board 482, 3NT", "N (N) and N; board 482, 3NT" },
    { "kowalski passed, markiem too", "N passed, S too" },
    { "He led the K. Kowalski took it with A and EW passed.",
      "He led the K. N took it with A and EW passed." },
    { "Nowy stół, Markę znał każdy; a wronka? AK i 1NT. L. 27",
      "Nowy stół, Markę znał każdy; a wronka? AK i 1NT. L. 27" },
    { "North led to East; Para 12.", "North led to East; Para 12." },
    { "", "" },
  };
  g_autoptr (LexCase) value = lex_case_new (LEX_CASE_RULING_KIND);

  lex_case_set (value, LEX_CASE_NORTH, "Jan Kowalski 48213");
  lex_case_set (value, LEX_CASE_EAST, "Ewa Lis");
  lex_case_set (value, LEX_CASE_SOUTH, "Marek Wronka");
  lex_case_set (value, LEX_CASE_WEST, "Paweł O’Neil");
  lex_case_set (value, LEX_CASE_PAIR_NS, "Para 48213, 12");
  lex_case_set (value, LEX_CASE_PAIR_EW, "51177");
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autoptr (LexCase) nameless = NULL;

      lex_case_set (value, LEX_CASE_AGREED, tests[i].written);
      lex_case_set (value, LEX_CASE_DIRECTOR, "Jan Lis");
      nameless = lex_case_names_leave_out (value, LEX_LANGUAGE_PL);
      g_assert_cmpstr (nameless->values[LEX_CASE_AGREED], ==,
                       *tests[i].left != '\0' ? tests[i].left : NULL);
      g_assert_cmpstr (nameless->values[LEX_CASE_PAIR_NS], ==, "12");
      g_assert_null (nameless->values[LEX_CASE_PAIR_EW]);
      g_assert_cmpstr (nameless->values[LEX_CASE_DIRECTOR], ==, "Jan Lis");
    }
}

/* A memo names those who saw it, one a line or parted by commas; none of them is left, and who saw
 * is not told as who is accused. */
static void
test_witnesses (void)
{
  const LexCaseStyle style = { LEX_LANGUAGES_EN, TRUE };
  g_autoptr (LexCase) value = lex_case_new (LEX_CASE_MEMO_KIND);
  g_autoptr (LexCase) nameless = NULL;
  g_autoptr (GPtrArray) cases = g_ptr_array_new ();

  g_ptr_array_add (cases, value);
  lex_case_set (value, LEX_CASE_PLAYER, "Borys Sowa");
  lex_case_set (value, LEX_CASE_WITNESSES, "Jan Kowalski, Table 5\nEwa Lis; Piotr Wilk");
  lex_case_set (value, LEX_CASE_AGREED,
                "Sowa shouted; Kowalskiego and E. Lis at Table 5 heard it, so did P.W.");
  lex_case_set (value, LEX_CASE_ACTION, "Sowa was warned before Wilk.");
  nameless = lex_case_names_leave_out (value, LEX_LANGUAGE_EN);
  g_assert_null (nameless->values[LEX_CASE_WITNESSES]);
  g_assert_cmpstr (nameless->values[LEX_CASE_AGREED], ==,
                   "player shouted; witness and witness at Table 5 heard it, so did witness");
  g_assert_cmpstr (nameless->values[LEX_CASE_ACTION], ==, "player was warned before witness.");
  for (guint format = LEX_CASE_JSON; format < LEX_CASE_PDF; format++)
    {
      g_autoptr (GBytes) bytes = lex_case_files_dup (cases, format, &style);
      g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

      assert_nameless (text);
      g_assert_nonnull (strstr (text, "was warned"));
    }
}

static void
test_query (void)
{
  static const struct
  {
    const char *typed;
    const char *read;
  } tests[] = {
    { "27B", "+27B" },
    { "27b1(a) and", "+27B1a ~and" },
    { "16 -16b not 12C1c", "+16 -16B -12C1c" },
    { "20f5b(i) screens/3a", "+20F5b(i) +screens/3a" },
    { "16, nie 16B", "+16 -16B" },
    { "\"27\" revoke", "~27 revoke" },
    { "status:open kind:memo outcome:other event:\"Cup 2026\" x",
      "kmemo sopen oother eCup 2026 ~x" },
    { "", "" },
    { "\"", "" },
    { "status: not", "~status:" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autoptr (LexCaseQuery) query = lex_case_query_new (tests[i].typed);
      const LexCaseFilter *filter = &query->filter;
      g_autoptr (GString) text = g_string_new (NULL);

      for (guint j = 0; filter->with[j] != NULL; j++)
        g_string_append_printf (text, "+%s ", filter->with[j]);
      for (guint j = 0; filter->without[j] != NULL; j++)
        g_string_append_printf (text, "-%s ", filter->without[j]);
      if (filter->kind != NULL)
        g_string_append_printf (text, "k%s ", filter->kind);
      if (filter->status != NULL)
        g_string_append_printf (text, "s%s ", filter->status);
      if (filter->outcome != NULL)
        g_string_append_printf (text, "o%s ", filter->outcome);
      if (filter->event != NULL)
        g_string_append_printf (text, "e%s ", filter->event);
      if (filter->text != NULL)
        g_string_append_printf (text, "~%s", filter->text);
      g_strchomp (text->str);
      g_assert_cmpstr (text->str, ==, tests[i].read);
    }
}

static void
test_csv (void)
{
  const char *cells[] = { "plain", "a,\"b\"\nc", "=SUM(1)", "-12", "-x", "@x", "+1", "\t=1", NULL };
  g_autoptr (GString) text = g_string_new (NULL);

  lex_case_csv_append (text, cells, G_N_ELEMENTS (cells));
  g_assert_cmpstr (text->str, ==,
                   "plain,\"a,\"\"b\"\"\nc\",\"'=SUM(1)\",-12,\"'-x\",\"'@x\",+1,\"'\t=1\",\r\n");
}

/* What is typed stays what it is: no mark of Markdown, no table broken, in both languages. */
static void
test_markdown (void)
{
  const LexCaseStyle style = { LEX_LANGUAGES_BOTH, FALSE };
  g_autoptr (LexCase) value = make_case ();
  g_autoptr (GPtrArray) cases = g_ptr_array_new ();
  g_autofree char *text = NULL;

  g_ptr_array_add (cases, value);
  lex_case_set (value, LEX_CASE_AGREED, "# *x* |\ny");
  lex_case_set (value, LEX_CASE_CLAUSES, "16B1 12C1c");
  lex_case_add_row (value, LEX_CASE_ANSWERS, (const char *[]){ "a|b\nc", "`", NULL });
  text = lex_case_markdown_dup (cases, &style);
  g_assert_nonnull (strstr (text, "\\# \\*x\\* \\|  \ny\n"));
  g_assert_nonnull (strstr (text, "| a\\|b<br>c | \\` |\n"));
  g_assert_nonnull (strstr (text, "16B1, 12C1(c)"));
  g_assert_nonnull (strstr (text, "2026-11-22 23:59 (+01:00)"));
  g_assert_true (strstr (text, "Status / Stan") != NULL || strstr (text, "Stan / Status") != NULL);
}

static guint
count_words (const char *text, const char *words)
{
  guint n = 0;

  for (const char *at = text; (at = strstr (at, words)) != NULL; at++)
    n++;
  return n;
}

/* A form in both languages has its board in each: who dealt, the cards, the calls, the notes. */
static void
test_both (void)
{
  static const char *const once[]
      = { "dealer N", "rozdawał N", "AJ854", "AW854", "Pass  Pass", "pas   pas" };
  const LexCaseStyle style = { LEX_LANGUAGES_BOTH, FALSE };
  const LexCaseStyle polish = { LEX_LANGUAGES_PL, FALSE };
  g_autoptr (LexCase) value = make_case ();
  g_autoptr (GPtrArray) cases = g_ptr_array_new ();
  g_autofree char *text = NULL;
  g_autofree char *alone = NULL;

  g_ptr_array_add (cases, value);
  text = lex_case_markdown_dup (cases, &style);
  alone = lex_case_markdown_dup (cases, &polish);
  g_test_message ("%s", text);
  for (guint i = 0; i < G_N_ELEMENTS (once); i++)
    g_assert_cmpuint (count_words (text, once[i]), ==, 1);
  g_assert_cmpuint (count_words (alone, "dealer"), ==, 0);
  lex_case_set (value, LEX_CASE_GAME, "no board at all");
  g_free (text);
  text = lex_case_markdown_dup (cases, &style);
  g_assert_cmpuint (count_words (text, "no board at all"), ==, 1);
}

/* Above a form stands the event; without one, what the case is called, and never a part of it. */
static void
test_head (void)
{
  static const struct
  {
    const char *kinds[2];
    const char *events[2];
    const char *head;
  } tests[] = {
    { { LEX_CASE_RULING_KIND, NULL }, { "Cup", NULL }, "Cup" },
    { { LEX_CASE_RULING_KIND, NULL }, { NULL, NULL }, "Ruling 7, Table: 3" },
    { { LEX_CASE_MEMO_KIND, NULL }, { NULL, NULL }, "Memo on a player 7, Table: 3" },
    { { LEX_CASE_RULING_KIND, LEX_CASE_RULING_KIND }, { "Cup", "Cup" }, "Cup" },
    { { LEX_CASE_RULING_KIND, LEX_CASE_RULING_KIND }, { "Cup", NULL }, "Record of rulings" },
    { { LEX_CASE_MEMO_KIND, LEX_CASE_RULING_KIND }, { NULL, NULL }, "Record of rulings" },
    { { LEX_CASE_MEMO_KIND, LEX_CASE_MEMO_KIND }, { NULL, NULL }, "Memos on players" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autoptr (GPtrArray) cases = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_case_free);
      g_autofree char *head = NULL;

      for (guint j = 0; j < 2 && tests[i].kinds[j] != NULL; j++)
        {
          LexCase *value = lex_case_new (tests[i].kinds[j]);

          value->number = 7;
          lex_case_set (value, LEX_CASE_EVENT, tests[i].events[j]);
          lex_case_set (value, LEX_CASE_TABLE, "3");
          g_ptr_array_add (cases, value);
        }
      head = lex_case_form_dup_head (cases, LEX_LANGUAGES_EN);
      g_assert_cmpstr (head, ==, tests[i].head);
    }
}

static void
add_timed (LexJournal *journal, const char *table, const char *clauses, const char *ruled)
{
  g_autoptr (LexCase) value = lex_case_new (LEX_CASE_RULING_KIND);

  lex_case_set (value, LEX_CASE_CALLED, "2026-11-22T23:59:00+01:00");
  lex_case_set (value, LEX_CASE_RULED, ruled);
  lex_case_set (value, LEX_CASE_TABLE, table);
  lex_case_set (value, LEX_CASE_CLAUSES, clauses);
  g_assert_true (lex_cases_put (journal, value, NULL));
}

static void
test_stats (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = fixture_dup_path (fixture, "journal");
  g_autoptr (LexJournal) journal = lex_journal_new (folder);
  const LexCaseFilter all = { NULL };
  g_autoptr (GPtrArray) cases = NULL;
  g_autoptr (LexCaseStats) stats = NULL;
  g_autofree char *csv = NULL;

  add_timed (journal, "3", "16B1 16C 12C1c", "2026-11-23T00:11:00+01:00");
  add_timed (journal, "3", "27B1a", "2026-11-22T18:01:00-05:00");
  add_timed (journal, "5", "27B1b", NULL);
  add_timed (journal, "=1", "screens/3a 16", "2026-11-22T20:00:00+01:00");
  cases = lex_cases_list (journal, &all, NULL);
  stats = lex_case_stats_new (cases);
  csv = lex_case_stats_dup_csv (stats);
  g_assert_cmpuint (stats->n, ==, 4);
  g_assert_cmpuint (stats->n_timed, ==, 2);
  g_assert_cmpint (stats->middle, ==, 7 * 60);
  g_assert_cmpstr (csv, ==,
                   "counted,of,calls,timed,minutes,longest\r\n"
                   "law,16,2,1,12.0,12.0\r\nlaw,27,2,1,2.0,2.0\r\nlaw,12,1,1,12.0,12.0\r\n"
                   "table,3,2,2,7.0,12.0\r\ntable,5,1,0,,\r\ntable,\"'=1\",1,0,,\r\n"
                   "minutes,0–5,1,1,,\r\nminutes,5–10,0,0,,\r\nminutes,10–20,1,1,,\r\n"
                   "minutes,20–30,0,0,,\r\nminutes,30+,0,0,,\r\n");
}

static void
count_cb (LexJournal *journal, gpointer user_data)
{
  (*(guint *) user_data)++;
}

/* Who lists notes is not woken by each word that is written in a case; another program is. */
static void
test_told (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = fixture_dup_path (fixture, "journal");
  g_autoptr (LexJournal) journal = lex_journal_new (folder);
  g_autoptr (LexJournal) other = lex_journal_new (folder);
  const LexCaseFilter all = { NULL };
  g_autoptr (LexCase) value = make_case ();
  g_autoptr (GPtrArray) none = lex_cases_list (journal, &all, NULL);
  g_autoptr (LexCase) found = NULL;
  g_autoptr (GError) error = NULL;
  guint n_notes = 0;
  guint n_cases = 0;

  g_assert_cmpuint (none->len, ==, 0);
  g_signal_connect (journal, "changed", G_CALLBACK (count_cb), &n_notes);
  g_signal_connect (journal, "cases-changed", G_CALLBACK (count_cb), &n_cases);
  g_assert_true (lex_cases_put (journal, value, NULL));
  g_assert_cmpuint (n_cases, ==, 1);
  g_assert_cmpuint (n_notes, ==, 0);
  g_assert_true (lex_cases_remove (other, value->id, NULL));
  lex_journal_look (journal);
  g_assert_cmpuint (n_cases, ==, 2);
  g_assert_cmpuint (n_notes, ==, 1);
  g_assert_null (lex_cases_find (journal, value->id, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND);
  g_assert_true (lex_cases_bring_back (journal, value->id, NULL));
  found = lex_cases_find_number (journal, value->number, NULL);
  g_assert_cmpstr (found->values[LEX_CASE_EAST], ==, "Ewa Lis");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cases/names", test_names);
  g_test_add_func ("/cases/forms", test_forms);
  g_test_add_func ("/cases/witnesses", test_witnesses);
  g_test_add_func ("/cases/query", test_query);
  g_test_add_func ("/cases/csv", test_csv);
  g_test_add_func ("/cases/markdown", test_markdown);
  g_test_add_func ("/cases/both", test_both);
  g_test_add_func ("/cases/head", test_head);
  fixture_add ("/cases/stats", test_stats);
  fixture_add ("/cases/told", test_told);
  return g_test_run ();
}
