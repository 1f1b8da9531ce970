/* test-guard.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What guards a clause against words that are not its own, or not all of them: pages in the
 * structure of the official ones and in words of our own, damaged so that nobody could tell where a
 * clause ends. It is left out and asked about.
 */

#include <string.h>

#include "intake-bench.h"

typedef struct
{
  const char *name;
  const char *page;
  const char *expected[6]; /* as bench_check_clause() has them */
  const char *question;    /* (nullable): words of it */
} Case;

static const Case cases[] = {
  /* A footnote stood in the midst of a column, the next page's words behind its number. */
  { "note-in-column",
    "LAW 90\nPROCEDURAL PENALTIES\nA. Director's Authority The Director may assess procedural "
    "penalties6 for an offence that he has seen himself or has been\n\n6 Not a score. 101 told of "
    "by others at the table.\n\nB. Offences Subject to Procedural Penalty Such are:\n1. arriving "
    "late.\n2. playing slowly.\n3. talking of a board. 4. comparing scores. 5. touching cards of "
    "another. 6. putting cards in the wrong pocket. 7. errors of procedure. 8. not complying with "
    "regulations.\n",
    { "90A=The Director may assess procedural penalties for an offence that he has seen himself or "
      "has been told of by others at the table.\nNot a score.",
      "90B1=arriving late.", "90B8=not complying with regulations." } },
  { "broken-off",
    "LAW 48\nEXPOSURE OF DECLARER'S CARDS\nA. Declarer Exposes a Card\nDeclarer who exposes a card "
    "may go on as if he had\nB. Declarer Faces Cards\n1. After an opening lead out of turn it is "
    "Law 54.\n2. At any other time he may have claimed.\n",
    { "48A-", "48B1=After an opening lead out of turn it is Law 54.",
      "48B2=At any other time he may have claimed." },
    "48A" },
  { "items-go-on",
    "LAW 48\nEXPOSURE OF DECLARER'S CARDS\nA. Declarer Exposes a Card\nDeclarer may expose one.\n"
    "B. Declarer Faces Cards\nIt is taken for one of these\n1. After an opening lead out of turn "
    "for what it is, or\n2. At any other time he may have claimed.\n",
    { "48A=Declarer may expose one.", "48B=It is taken for one of these",
      "48B1=After an opening lead out of turn for what it is, or",
      "48B2=At any other time he may have claimed." } },
  /* `Law 54, or 2` may be a reference. */
  { "like-a-reference",
    "LAW 48\nEXPOSURE OF DECLARER'S CARDS\nA. Declarer Exposes a Card\nDeclarer may expose one.\n"
    "B. Declarer Faces Cards\n1. After an opening lead out of turn that is Law 54, or\n2. At any "
    "other time he may have claimed.\n",
    { "48A=Declarer may expose one.", "48B1-", "48B2-" },
    "48B1" },
  { "without-stops",
    "LAW 48\nEXPOSURE OF DECLARER'S CARDS\nA. Declarer Exposes a Card\nDeclarer who exposes a card "
    "has no penalty card\nB. Declarer Faces Cards\n1. After an opening lead out of turn Law 54 is "
    "in force\n2. At any other time declarer may have claimed\n",
    { "48A=Declarer who exposes a card has no penalty card",
      "48B2=At any other time declarer may have claimed" } },
  /* The words begin as the heading does. */
  { "heading-again",
    "LAW 48\nEXPOSURE OF DECLARER'S CARDS\nA. Declarer Exposes a Card\nDeclarer exposes a card "
    "without a fear of having it called.\nB. Declarer Faces Cards\n1. After an opening lead out of "
    "turn it is Law 54.\n2. At any other time he may have claimed.\n",
    { "48A=Declarer exposes a card without a fear of having it called.",
      "48B1=After an opening lead out of turn it is Law 54." } },
  /* Behind a clause that has all it needs stands a law without number and title. */
  { "law-lost",
    "LAW 47\nRETRACTION OF CARD PLAYED\nA. To Comply with Rectification\nA card may be taken back "
    "for it.\nB. To Correct an Illegal Play\nSo may it for that.\nC. To Change an Unintended "
    "Designation\nSo it may be for this.\nD. Following Opponent's Change of Play\nThen, too.\nE. "
    "Change of Play Based on Misinformation\n1. A lead out of turn told to be right goes back.\n2. "
    "(a) So does a card until the next is played.\n(b) After that there is only a score.\nF. Other "
    "Retraction\n1. As Law 53 has it.\n2. Otherwise no card goes back. Declarer Exposes a Card A "
    "declarer who exposes one has no penalty card. Declarer Faces Cards He may have claimed.\n",
    { "47F1=As Law 53 has it.", "47F2-" },
    "47F2" },
  /* Two titles side by side were read as one, line by line. */
  { "title-beside",
    "LAW 48\nEXPOSURE OF DECLARER'S CARDS\nProcedure\nA. Declarer Exposes a Card\nDeclarer may "
    "expose one.\nB. Declarer Faces Cards\n1. Law 54 may apply.\n2. Or he has claimed.\n",
    { "48-", "48A=Declarer may expose one.", "48B2=Or he has claimed." },
    "48" },
  { "old-letter-lost",
    "LAW 25\nLEGAL AND ILLEGAL CHANGES OF CALL\nA. Unintended Call\n1. A call not meant may be "
    "changed.\nNot once partner has called.\n3. Nor after the auction.\n4. LHO may change his "
    "own.\nB. Call Intended\n1. LHO may accept another change.\n2. Not accepted it is "
    "cancelled.\n3. Law 16D applies.\n",
    { "laws-2007/25A1-", "laws-2007/25A3-", "laws-2007/25B1=LHO may accept another change." },
    "25A1" },
  { "old-heading-lost",
    "LAW 25\nLEGAL AND ILLEGAL CHANGES OF CALL\nA. Unintended Call\n1. A call not meant may be "
    "changed.\n2. Not once partner has called.\n3. Nor after the auction.\n4. LHO may change his "
    "own. Call Intended Whatever else is changed LHO may accept.\n",
    { "laws-2007/25A3=Nor after the auction.", "laws-2007/25A4-" },
    "25A4" },
  { "old-broken-off",
    "LAW 25\nLEGAL AND ILLEGAL CHANGES OF CALL\nA. Unintended Call\n1. A call not meant may be "
    "changed.\n2. Not once partner has called, nor while\n3. Nor after the auction.\n4. LHO may "
    "change his own.\nB. Call Intended\n1. LHO may accept another change.\n2. Not accepted it is "
    "cancelled.\n3. Law 16D applies.\n",
    { "laws-2007/25A1=A call not meant may be changed.", "laws-2007/25A2-",
      "laws-2007/25A3=Nor after the auction." },
    "25A2" },
};

static void
test_case (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (GPtrArray) skeleton = bench_read_real_skeleton ();
  g_autoptr (GBytes) page = g_bytes_new_static (self->page, strlen (self->page));
  g_autoptr (GError) error = NULL;
  g_autoptr (LexIntake) intake = bench_read (page, "page.txt", skeleton, &error);

  g_assert_no_error (error);
  for (gsize i = 0; i < G_N_ELEMENTS (self->expected) && self->expected[i]; i++)
    bench_check_clause (intake->document, self->expected[i]);
  bench_check_question (intake, self->question);
  bench_assert_storable (intake);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/intake/guard/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  return g_test_run ();
}
