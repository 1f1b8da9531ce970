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
