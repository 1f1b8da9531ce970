/* test-figures.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests that deals and auctions are restored where one possibility is left, and asked about or left
 * alone where there are several or none.
 */

#include <string.h>

#include "intake/repair/lex-repair-figures.h"

typedef struct
{
  const char *name;
  LexLanguage language;
  const char *text;
  const char *found; /* each figure: `line:pbn` or `line?rows`, new lines as a stroke */
} Case;

static const Case cases[] = {
  { "clean", LEX_LANGUAGE_EN,
    "♠ AKJ\n♥ 1042\n♦ 9753\n♣ Q84\n♠ Q1087 ♠ 9543\n♥ AK ♥ QJ9\n♦ KQ10 ♦ 864\n♣ 10763 ♣ K52\n"
    "♠ 62\n♥ 87653\n♦ AJ2\n♣ AJ9\n",
    "1:[Deal \"N:AKJ.T42.9753.Q84 9543.QJ9.864.K52 62.87653.AJ2.AJ9 QT87.AK.KQT.T763\"]" },
  /* The rows of West and East ran into those of North and South, and a card is no card. */
  { "merged", LEX_LANGUAGE_PL,
    "& AKW\n© 1042\n$ 9753\n& D1087 & D84 & 9543\n© AK © DW9\n$ KD10 $ 864\n& 10763 & 62 & K52\n"
    "© 876R3\n$ AW2\n& AW9\n",
    "1:[Deal \"N:AKJ.T42.9753.Q84 9543.QJ9.864.K52 62.87653.AJ2.AJ9 QT87.AK.KQT.T763\"]" },
  /* A void that lost its dash, hands of equal length. */
  { "ending", LEX_LANGUAGE_PL,
    "& A\n© 2\n$ -\n& 3\n& - & K\n© 3 © -\n$ A2 $ K3\n& - L\n& -\n© 4\n$ -\n& A2\n",
    "1:[Deal \"N:A.2..3 K..K3. .4..A2 .3.A2.\"]" },
  /* A card too many: nothing is restored, and it is asked. */
  { "twice", LEX_LANGUAGE_PL,
    "& A2\n© 2\n$ -\n& 3\n& - & A\n© 3 © -\n$ A2 $ K3\n& - & -\n& -\n© 4\n$ -\n& A2\n",
    "1?& A2|© 2|$ -|& 3|& - & A|© 3 © -|$ A2 $ K3|& - & -|& -|© 4|$ -|& A2" },
  { "one suit", LEX_LANGUAGE_PL, "Kier:\n\nAD105\nK74 W9\n8632\n",
    "3:[Deal \"N:.AQT5.. .J9.. .8632.. .K74..\"]" },
  /* As booklets of appeals print it: cards set apart, and who holds them. */
  { "seats", LEX_LANGUAGE_EN,
    "             North\n             ♠ A K 7 5\n             ♥ 9 3\n             ♦ K Q 4\n"
    "             ♣ 10 8 6 2\nWest                     East\n♠ Q J 2              ♠ 10 9 8\n"
    "♥ A K 8 4            ♥ J 10 7\n♦ J 9 3              ♦ 10 8 7 6\n♣ A 9 4 ♣ K 5 3\n"
    "             South\n             ♠ 6 4 3\n             ♥ Q 6 5 2\n             ♦ A 5 2\n"
    "             ♣ Q J 7\n",
    "1:[Deal \"N:AK75.93.KQ4.T862 T98.JT7.T876.K53 643.Q652.A52.QJ7 QJ2.AK84.J93.A94\"]" },
  { "all pass", LEX_LANGUAGE_EN, "West North East South\n- 1♥ pass 2NT\npass 4 ♥ All Pass\n",
    "1:[Dealer \"N\"]|[Auction \"N\"]|1H Pass 2NT Pass 4H AP" },
  { "hand", LEX_LANGUAGE_PL, "Reka E: 4AD7 O8 $K10984 &D1052.\n",
    "1:[Deal \"E:AQ7.8.KT984.QT52 - - -\"]" },
  /* Which of the two suits that a ring may be, nobody says. */
  { "auction unsure", LEX_LANGUAGE_PL, "W N E S\n10 pas 30 pas\n",
    "1?W\tN\tE\tS|10\tpas\t30\tpas" },
  { "auction", LEX_LANGUAGE_EN, "West North East South\n- 1♥ pass 2NT\npass 4 ♥ pass pass\npass\n",
    "1:[Dealer \"N\"]|[Auction \"N\"]|1H Pass 2NT Pass 4H Pass Pass Pass" },
  { "skipped turn", LEX_LANGUAGE_PL, "W N E S\npas pas - pas\n",
    "1:[Dealer \"W\"]|[Auction \"W\"]|Pass Pass ^S Pass|*" },
  { "words", LEX_LANGUAGE_PL, "W rozdaniu tym nie ma nic.\nA to co?\n- nic\n", "" },
  { "numbers", LEX_LANGUAGE_EN, "10\n9 8\n7\n6 5\n43\n98 7\n5\n", "" },
};

static char *
dump (GPtrArray *figures)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < figures->len; i++)
    {
      const LexRepairFigure *figure = g_ptr_array_index (figures, i);
      g_autofree char *said = g_strdup (figure->pbn ? figure->pbn : figure->rows);

      g_string_append_printf (out, "%s%u%s%s", i ? " " : "", figure->line, figure->pbn ? ":" : "?",
                              g_strdelimit (said, "\n", '|'));
    }
  return g_string_free (out, FALSE);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (LexRepairSuits) suits = lex_repair_suits_new ();
  g_autoptr (LexRepairs) repairs = lex_repairs_new ();
  g_autoptr (GPtrArray) figures
      = lex_repair_figures_find (test->text, test->language, suits, repairs);
  g_autofree char *found = dump (figures);

  g_assert_cmpstr (found, ==, test->found);
}

/* What a sign stood for in a deal it stands for in the words around it; what it never stood for is
 * asked, unless they name a single suit. Money is money where no deal was damaged. */
static void
test_suits (void)
{
  g_autoptr (LexRepairSuits) suits = lex_repair_suits_new ();
  g_autoptr (LexRepairs) repairs = lex_repairs_new ();
  g_autofree char *before = lex_repair_suits_mend (suits, "za $10", -1, 1, repairs);
  g_autofree char *known = NULL, *named = NULL, *unknown = NULL;
  const LexRepair *repair;

  g_assert_cmpstr (before, ==, "za $10");
  lex_repair_suits_add (suits, "$", LEX_SUIT_DIAMONDS);
  lex_repair_suits_add (suits, "$", LEX_SUIT_DIAMONDS);
  known = lex_repair_suits_mend (suits, "zagrał $W, a 17-$15", -1, 2, repairs);
  named = lex_repair_suits_mend (suits, "potem #7", LEX_SUIT_SPADES, 3, repairs);
  unknown = lex_repair_suits_mend (suits, "potem #7", -1, 4, repairs);
  g_assert_cmpstr (known, ==, "zagrał ♦W, a 17-$15");
  g_assert_cmpstr (named, ==, "potem ♠7");
  g_assert_cmpstr (unknown, ==, "potem #7");
  g_assert_cmpuint (lex_repairs_get_items (repairs)->len, ==, 3);
  repair = g_ptr_array_index (lex_repairs_get_items (repairs), 2);
  g_assert_null (repair->after);
  g_assert_cmpuint (g_strv_length (repair->readings), ==, 4);
}

/* Lines that can be read in many ways, without end. */
static void
test_bounds (void)
{
  static const char *const pieces[] = { "A A A A A A A\n", "A4 A4 A4\n", "4 4\n", "& - & -\n",
                                        "W N E S\n",       "- - - -\n",  "\n",    "Q9 Q9 Q9\n" };

  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autoptr (LexRepairSuits) suits = lex_repair_suits_new ();
      g_autoptr (LexRepairs) repairs = lex_repairs_new ();
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GPtrArray) figures = NULL;

      while (text->len < 60000)
        g_string_append (text, pieces[i]);
      figures = lex_repair_figures_find (text->str, LEX_LANGUAGE_PL, suits, repairs);
      g_assert_nonnull (figures);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = g_strconcat ("/intake/figures/", cases[i].name, NULL);

      g_test_add_data_func (name, &cases[i], test_case);
    }
  g_test_add_func ("/intake/figures/suits", test_suits);
  g_test_add_func ("/intake/figures/bounds", test_bounds);
  return g_test_run ();
}
