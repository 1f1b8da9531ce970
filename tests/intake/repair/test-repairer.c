/* test-repairer.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests that damaged words are mended where one reading is left, and asked about where several are,
 * with the dictionaries that the program itself asks.
 */

#include <string.h>

#include "intake/repair/lex-repair-references.h"
#include "intake/repair/lex-repairer.h"

/* What was done: `before=after` or `before?reading|reading`, in order. */
static char *
dump (LexRepairs *repairs)
{
  GPtrArray *items = lex_repairs_get_items (repairs);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    {
      const LexRepair *repair = g_ptr_array_index (items, i);
      g_autofree char *readings = repair->readings ? g_strjoinv ("|", repair->readings) : NULL;

      g_string_append_printf (out, "%s%s%s%s", i ? " " : "", repair->before,
                              repair->after ? "=" : "?", repair->after ? repair->after : readings);
    }
  return g_string_free (out, FALSE);
}

typedef struct
{
  LexLanguage language;
  const char *whole; /* what the whole text is like */
  const char *text;
  const char *mended;
  const char *done;
} Case;

#define LOST "W tym tekscie zgubiono znaki wszystkich liter, bo skaner ich nie widzial. "
#define KEPT "Zażółć gęślą jaźń, a potem połóż ją tu znów. "
#define PLAIN "The director was called to the table. "

static const Case cases[] = {
  /* Only one word it can be. */
  { LEX_LANGUAGE_PL, LOST, "Sedziego wezwano pozniej.", "Sędziego wezwano później.",
    "Sedziego=Sędziego pozniej=później" },
  /* Letters misread as others, also as signs that Polish has not. */
  { LEX_LANGUAGE_PL, LOST, "nieprawidtowosé", "nieprawidłowość",
    "nieprawidtowosé=nieprawidłowość" },
  { LEX_LANGUAGE_PL, LOST, "zwroci¢ mozliwo$é", "zwrócić możliwość",
    "zwroci¢=zwrócić mozliwo$é=możliwość" },
  { LEX_LANGUAGE_PL, LOST, "poréwnywalne;j", "porównywalnej", "poréwnywalne;j=porównywalnej" },
  { LEX_LANGUAGE_PL, LOST, "nie zdazy! tego", "nie zdążył tego", "zdazy!=zdążył" },
  /* A stop stays a stop. */
  { LEX_LANGUAGE_PL, LOST, "Ale pas! Nie.", "Ale pas! Nie.", "" },
  /* Two forms, and nothing says which: what they share is repaired, the rest asked. */
  { LEX_LANGUAGE_PL, LOST, "Wlasciwa", "Właściwa", "Wlasciwa?Właściwa|Właściwą" },
  /* Behind a preposition it is no nominative; an adjective agrees with its noun. */
  { LEX_LANGUAGE_PL, LOST, "z wlasciwa reka", "z właściwą ręką", "wlasciwa=właściwą reka=ręką" },
  { LEX_LANGUAGE_PL, LOST, "odda wlasciwa karte", "odda właściwą kartę",
    "wlasciwa=właściwą karte=kartę" },
  { LEX_LANGUAGE_PL, LOST, "mowi, ze tak ze stolu", "mówi, że tak ze stołu",
    "mowi=mówi ze=że stolu=stołu" },
  /* A word of the field before one of the dictionary alone (odżywkę). */
  { LEX_LANGUAGE_PL, LOST, "odzywke", "odzywkę", "odzywke=odzywkę" },
  /* Abbreviations of the field. */
  { LEX_LANGUAGE_PL, LOST, "ma UL i Ul", "ma UI i UI", "UL=UI Ul=UI" },
  /* In a sound text only what is no word is touched, and no name. */
  { LEX_LANGUAGE_PL, KEPT, "Karta reka zrozumiaty Zolcinska", "Karta ręka zrozumiały Zolcinska",
    "reka?ręka|ręką zrozumiaty=zrozumiały" },
  /* Labels and cards are no words. */
  { LEX_LANGUAGE_PL, LOST, "27Bla KDWx 3BA", "27Bla KDWx 3BA", "" },
  /* Ligatures: in a gap, and without one. */
  { LEX_LANGUAGE_EN, PLAIN, "an insu cient bid", "an insufficient bid", "insu cient=insufficient" },
  { LEX_LANGUAGE_EN, PLAIN, "the o ender and the de nition", "the offender and the definition",
    "o ender=offender de nition=definition" },
  { LEX_LANGUAGE_EN, PLAIN, "an insucient bid", "an insufficient bid", "insucient=insufficient" },
  { LEX_LANGUAGE_EN, PLAIN,
    "of\xEF\xBF\xBD"
    "cial",
    "official",
    "of\xEF\xBF\xBD"
    "cial=official" },
  { LEX_LANGUAGE_EN, PLAIN, "the ﬁrst oﬃcer", "the first officer", "" },
  /* A text that has its ligatures has lost none, but where a gap is left. */
  { LEX_LANGUAGE_EN, "first fly off office baffle", "an insu cient bid", "an insufficient bid",
    "insu cient=insufficient" },
  { LEX_LANGUAGE_EN, "first fly off office baffle", "an insucient bid of a ord",
    "an insucient bid of a ord", "" },
  /* A name that no dictionary has is no other name that lost one. */
  { LEX_LANGUAGE_PL, KEPT, "na platformie Bridge Base Online", "na platformie Bridge Base Online",
    "" },
  /* Polish has few words with ligatures: only one of the field is what was meant. */
  { LEX_LANGUAGE_PL, KEPT, "to ora tamto", "to ora tamto", "" },
  { LEX_LANGUAGE_EN, PLAIN, "Insucient bids", "Insufficient bids", "Insucient=Insufficient" },
  /* American words, and one that lost its hyphen, too. */
  { LEX_LANGUAGE_EN, PLAIN, "the o enses", "the offenses", "o enses=offenses" },
  { LEX_LANGUAGE_EN, PLAIN, "any o ense that the nono ending side must ful ll",
    "any offense that the nonoffending side must fulfill",
    "o ense=offense nono ending=nonoffending ful ll=fulfill" },
  /* A word that no dictionary has is no reason to put a ligature elsewhere. */
  { LEX_LANGUAGE_EN, PLAIN, "the o umses", "the o umses", "" },
  { LEX_LANGUAGE_EN, PLAIN, "don't call a air we're", "don't call a air we're", "" },
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "..", "data", "corpus", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexRepairer) repairer = lex_repairer_new (test->language, folder, &error);
  g_autoptr (LexRepairs) repairs = lex_repairs_new ();
  g_autofree char *mended = NULL;
  g_autofree char *done = NULL;

  g_assert_no_error (error);
  lex_repairer_learn (repairer, "odzywka odzywkę");
  lex_repairer_survey (repairer, test->whole);
  mended = lex_repairer_mend (repairer, test->text, 1, repairs);
  done = dump (repairs);
  g_assert_cmpstr (mended, ==, test->mended);
  g_assert_cmpstr (done, ==, test->done);
}

static gboolean
exists_cb (const char *label, gpointer user_data)
{
  return strstr (user_data, label) != NULL;
}

static void
test_references (void)
{
  g_autoptr (LexRepairs) repairs = lex_repairs_new ();
  g_autofree char *mended
      = lex_repair_references_mend ("Zob. 43Ala i 27B1la. Przepisy 53 1 55 oraz przepis 27B1a.",
                                    exists_cb, (gpointer) " 43A1a 27B1a 53 55 ", 7, repairs);
  g_autofree char *done = dump (repairs);

  g_assert_cmpstr (mended, ==, "Zob. 43A1a i 27B1a. Przepisy 53 i 55 oraz przepis 27B1a.");
  g_assert_cmpstr (done, ==, "43Ala=43A1a 27B1la=27B1a 53 1 55=53 i 55");
}

/* The same damage is one entry, with the line where it stands first. */
static void
test_times (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexRepairer) repairer = lex_repairer_new (LEX_LANGUAGE_PL, NULL, &error);
  g_autoptr (LexRepairs) repairs = lex_repairs_new ();
  const LexRepair *repair;

  g_assert_no_error (error);
  lex_repairer_survey (repairer, LOST);
  for (guint line = 3; line < 6; line++)
    {
      g_autofree char *mended = lex_repairer_mend (repairer, "pozniej", line, repairs);

      g_assert_cmpstr (mended, ==, "później");
    }
  g_assert_cmpuint (lex_repairs_get_items (repairs)->len, ==, 1);
  repair = g_ptr_array_index (lex_repairs_get_items (repairs), 0);
  g_assert_cmpuint (repair->line, ==, 3);
  g_assert_cmpuint (repair->times, ==, 3);
}

/* Letters without end that may each be another: tried up to a bound, and left. */
static void
test_bounds (void)
{
  static const char *const pieces[] = { "z", "za", "zacelonsz", "ld", "é", "¢", "s¢d", "a " };
  g_autoptr (GError) error = NULL;
  g_autoptr (LexRepairer) repairer = lex_repairer_new (LEX_LANGUAGE_PL, NULL, &error);
  g_autoptr (LexRepairs) repairs = lex_repairs_new ();

  g_assert_no_error (error);
  lex_repairer_survey (repairer, LOST);
  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *mended = NULL;

      while (text->len < 40000)
        g_string_append (text, pieces[i]);
      mended = lex_repairer_mend (repairer, text->str, 1, repairs);
      g_assert_true (g_utf8_validate (mended, -1, NULL));
      g_string_truncate (text, 42);
      g_assert_true (g_utf8_validate_len (text->str, 0, NULL));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = g_strdup_printf ("/intake/repair/words/%u", i);

      g_test_add_data_func (name, &cases[i], test_case);
    }
  g_test_add_func ("/intake/repair/references", test_references);
  g_test_add_func ("/intake/repair/times", test_times);
  g_test_add_func ("/intake/repair/bounds", test_bounds);
  return g_test_run ();
}
