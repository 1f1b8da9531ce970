/* test-labels.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A printed label is believed, or the doubt is asked: pages in the structure of the
 * official ones and in words of our own, where words once came under a label that was
 * not theirs.
 */

#include <string.h>

#include "intake-bench.h"

/* What a page must give: `label=words` begins so and has nothing else in it, `label-` is not there.
 */
typedef struct
{
  const char *name;
  const char *page;
  const char *expected[6];
  const char *question; /* (nullable): words of it */
  const char *repair;   /* (nullable): how it is listed */
} Case;

/* A page is filled with more than a table. */
#define FILLED                                                                                     \
  "Whatever is scored is told in words here, so that this page is filled as pages are, line by "   \
  "line, until there is no more room on it, and the next one goes on with what is left of the "    \
  "scores for tricks that were bid, and made, by the side that has declared."

static const Case cases[] = {
  { "page-number",
    "LAW 85\nRULINGS ON DISPUTED FACTS\n\nWhere the facts are disputed the Director goes on so:\n"
    "A. Director's Assessment 1. In determining facts he weighs which is the likelier and collects "
    "evidence. 2. Satisfied that he knows the facts he rules as in Law 84.\n\n98\n"
    "B. Facts Not Determined Unable to determine them the Director rules so that play goes on.\n",
    { "85A1=In determining facts he weighs which is the likelier and collects evidence.",
      "85A2=Satisfied that he knows the facts he rules as in Law 84.",
      "85B=Unable to determine them the Director rules so that play goes on." } },
  { "second-of-b",
    "LAW 48 - EXPOSURE OF DECLARER'S CARDS\n\nA. Declarer Exposes a Card\nDeclarer who exposes a "
    "card has no penalty card.\nB. Declarer Faces Cards\n1. After an opening lead out of turn it "
    "is Law 54 that applies.\n2. At any other time declarer who faces his cards may have "
    "claimed.\n57\n",
    { "48A=Declarer who exposes a card has no penalty card.",
      "48B1=After an opening lead out of turn it is Law 54 that applies.",
      "48B2=At any other time declarer who faces his cards may have claimed." } },
  { "note-in-its-paragraph",
    "LAW 48\nEXPOSURE OF DECLARER'S CARDS\n\nA. Declarer Exposes a Card\nDeclarer who exposes a "
    "card (or indicates18 one) has no penalty card. 18 as by a gesture or nod\nB. Declarer Faces "
    "Cards\n1. Law 54 may apply.\n2. Or he has claimed19 all. 19 as in Law 68\n",
    { "48A=Declarer who exposes a card (or indicates one) has no penalty card.\nas by a gesture or "
      "nod",
      "48B1=Law 54 may apply.", "48B2=Or he has claimed all.\nas in Law 68" } },
  { "page-titles",
    "Laws 48–49\n\nLAW 48\nEXPOSURE OF DECLARER'S CARDS\nA. Declarer Exposes a Card\nDeclarer may "
    "expose one.\nB. Declarer Faces Cards\n1. Law 54 may apply.\n2. Or he has claimed.\n\nLaws "
    "49–50\n\nLAW 49\nEXPOSURE OF A DEFENDER'S CARDS\nA defender who shows a card has a penalty "
    "card.\n",
    { "48A=Declarer may expose one.", "48B1=Law 54 may apply.", "48B2=Or he has claimed.",
      "49=A defender who shows a card has a penalty card." } },
  { "lists-in-lists",
    "LAW 43\nDUMMY'S LIMITATIONS\nSave where Law 42 allows:\nA. Limitations on Dummy\n1. a. Dummy "
    "may not be the first to call the Director.\nb. Nor draw attention to an irregularity.\nc. Nor "
    "take part in the play.\n2. a. Nor exchange hands.\nb. Nor leave his seat.\nc. Nor look at a "
    "defender's cards.\n3. Nor may a defender show him any.\n",
    { "43A1a=Dummy may not be the first to call the Director.",
      "43A1b=Nor draw attention to an irregularity.", "43A2a=Nor exchange hands.",
      "43A2b=Nor leave his seat.", "43A3=Nor may a defender show him any." } },
  { "columns-in-one",
    "LAW 48\nEXPOSURE OF DECLARER'S CARDS\nA. Declarer Exposes a Card\nDeclarer may ex\u2010 has "
    "claimed pose one.\nB. Declarer Faces Cards\n1. Law 54 may apply.\n2. Or he has claimed.\n",
    { "48A-", "48B1-", "48B2-" },
    "Declarer may ex" },
  { "columns-typed",
    "LAW 48\nEXPOSURE OF DECLARER'S CARDS\nA. Declarer Exposes a Card\nDeclarer may ex- has "
    "claimed pose one that de- he is fend- as Law 68 clarer held.\nB. Declarer Faces Cards\n1. Law "
    "54 "
    "may apply, ere it was- told.\n2. Or he has claimed.\n",
    { "48A-", "48B1-", "48B2-" },
    "Declarer may ex" },
  { "hyphen-typed",
    "LAW 48\nEXPOSURE OF DECLARER'S CARDS\nA. Declarer Exposes a Card\nDeclarer may expose one or "
    "two- or threefold, pre- and post- or mid-play.\nB. Declarer Faces Cards\n1. Law 54 may "
    "apply.\n2. Or he has claimed.\n",
    { "48A=Declarer may expose one or two- or threefold, pre- and post- or mid-play.",
      "48B1=Law 54 may apply.", "48B2=Or he has claimed." } },
  { "raised-marks",
    "LAW 48\nEXPOSURE OF DECLARER'S CARDS\nA. Declarer Exposes a Card\nDeclarer may expose¹⁸ one.\n"
    "B. Declarer Faces Cards\n1. Law 54 may apply.\n2. Or he has claimed¹⁹ all.\n¹⁸ as by a "
    "nod\n¹⁹ as in Law 68\n",
    { "48A=Declarer may expose one.\nas by a nod", "48B1=Law 54 may apply.",
      "48B2=Or he has claimed all.\nas in Law 68" } },
  { "no-break-space",
    "LAW 48\nEXPOSURE OF DECLARER'S CARDS\nA.\u00a0Declarer Exposes a Card\nDeclarer may expose "
    "one.\nB.\u00a0Declarer Faces Cards\n1.\u00a0Law 54 may apply.\n2.\u00a0Or he has claimed.\n",
    { "48A=Declarer may expose one.", "48B1=Law 54 may apply.", "48B2=Or he has claimed." } },
  { "marker-alone",
    "LAW 48\nEXPOSURE OF DECLARER'S CARDS\nA.\nDeclarer Exposes a Card\nDeclarer may expose one.\n"
    "B.\nDeclarer Faces Cards\n1.\nLaw 54 may apply.\n2.\nOr he has claimed.\n",
    { "48A=Declarer may expose one.", "48B1=Law 54 may apply.", "48B2=Or he has claimed." } },
  { "third-of-b",
    "LAW 25\nLEGAL AND ILLEGAL CHANGES OF CALL\nA. Unintended Call 1. A player who called what he "
    "did not mean may put it right.\n\n34\n2. The call that he meant at first stands. 3. How he "
    "noticed does not matter. 4. Not after his partner has called. 5. Nor after the auction. "
    "6. LHO may then change his call.\nB. Call Intended 1. A change not allowed by A may be "
    "accepted by LHO. 2. Not accepted it is cancelled. 3. Law 16C applies to what was withdrawn.\n",
    { "25A1=A player who called what he did not mean may put it right.",
      "25A6=LHO may then change his call.",
      "25B1=A change not allowed by A may be accepted by LHO.",
      "25B2=Not accepted it is cancelled.", "25B3=Law 16C applies to what was withdrawn." } },
  { "small-letters",
    "LAW 43\nDUMMY'S LIMITATIONS\nSave where Law 42 allows:\nA. Limitations on Dummy 1.(a) Dummy "
    "may "
    "not be the first to call the Director.\n\n50\n(b) Nor draw attention to an irregularity. "
    "(c) Nor take part in the play.\n2.(a) Nor exchange hands. (b) Nor leave his seat. (c) Nor "
    "look at a defender's cards.\n3. Nor may a defender show him any.\nB. If Violation Occurs "
    "1. Dummy may be penalized under Law 90. 2. If dummy after his violation: (a) warns declarer, "
    "a defender chooses the hand. (b) asks about a revoke, declarer puts it right. 3. If he draws "
    "attention first, there is no rectification.\n",
    { "43=Save where Law 42 allows:", "43A1a=Dummy may not be the first to call the Director.",
      "43A2b=Nor leave his seat.",
      "43B2=If dummy after his violation:", "43B2a=warns declarer, a defender chooses the hand.",
      "43B3=If he draws attention first, there is no rectification." } },
  { "footnotes",
    "LAW 90\nPROCEDURAL PENALTIES\nA. Director's Authority The Director may assess procedural "
    "penalties6 for an offence.\nB. Offences Subject to Procedural Penalty Such are:\n1. arriving "
    "late.\n2. playing slowly.\n6 Not a score.\n\n101\n3. talking of a board. 4. comparing scores. "
    "5. touching cards of another. 6. putting cards in the wrong pocket. 7. errors of procedure. "
    "8. not complying with regulations.\n",
    { "90A=The Director may assess procedural penalties for an offence.\nNot a score.",
      "90B1=arriving late.", "90B2=playing slowly.", "90B3=talking of a board.",
      "90B8=not complying with regulations." } },
  { "footnote-goes-on",
    "LAW 90\nPROCEDURAL PENALTIES\nA. Director's Authority The Director may assess procedural "
    "penalties6 for an offence.\nB. Offences Subject to Procedural Penalty Such are:\n1. arriving "
    "late.\n2. playing slowly.\n\n6 Not a score, but what an organizer has laid down for the "
    "whole of his tournament, and\n\nalso what he lays down later.\n\n101\n3. talking of a "
    "board. 4. comparing scores. 5. touching cards of another. 6. putting cards in the wrong "
    "pocket. 7. errors of procedure. 8. not complying with regulations. Whoever does more of all "
    "this than his opponents can be asked to bear in one evening pays more.\n",
    { "90A=The Director may assess procedural penalties for an offence.\nNot a score, but what an "
      "organizer has laid down for the whole of his tournament, and also what he lays down later.",
      "90B2=playing slowly.", "90B3=talking of a board." } },
  { "unknown-letter",
    "LAW 48\nEXPOSURE OF DECLARER'S CARDS\nA. Declarer Exposes a Card\nDeclarer may expose one.\n"
    "B. Declarer Faces Cards\n1. Law 54 may apply.\n2. Or he has claimed.\nD. Anything else is "
    "left "
    "to the Director.\n",
    { "48A=Declarer may expose one.", "48B2=Or he has claimed.", "48D-" },
    "“D.”" },
  { "counts-anew",
    "LAW 74\nCONDUCT AND ETIQUETTE\nA. Proper Attitude\n1. Be courteous.\n2. Annoy nobody.\n3. "
    "Follow procedure.\nB. Etiquette\nA player should refrain from:\n1. paying no attention.\n2. "
    "needless comments.\n1. detaching a card early.\n2. prolonging play.\n3. summoning the "
    "Director rudely.\nC. Violations of Procedure\nSuch are:\n1. different designations.\n2. "
    "showing approval.\n3. showing hope. 4. pointing things out. 5. looking intently. 6. showing "
    "no interest. 7. varying the tempo. 8. leaving the table.\n",
    { "74B1=paying no attention.", "74B3-", "74B4-", "74B5-", "74C3=showing hope.",
      "74C8=leaving the table." },
    "“1.”" },
  { "letter-lost",
    "LAW 19\nDOUBLES AND REDOUBLES\nA. Doubles\n1. Only the last bid may be doubled.\n2. One says "
    "just double.\n3. An error in the number is put right.\n1. Only the last double may be "
    "redoubled.\n2. One says just redouble.\n3. So is an error here.\nC. Double or Redouble "
    "Superseded\nA legal bid supersedes both.\nD. Scoring a Doubled or Redoubled Contract\nSee Law "
    "77.\n",
    { "19A1=Only the last bid may be doubled.", "19B1-", "19B2-", "19B3-",
      "19C=A legal bid supersedes both." },
    "“1.”" },
  { "stem-not-printed",
    "LAW 43\nDUMMY'S LIMITATIONS\nSave where Law 42 allows:\nA. Limitations on Dummy\n(a) Dummy "
    "may "
    "not be the first to call the Director.\n(b) Nor draw attention to an irregularity.\n(c) Nor "
    "take part in the play.\n3. Nor may a defender show him any.\nB. If Violation Occurs\n1. Dummy "
    "may be penalized under Law 90.\n",
    { "43A1a=Dummy may not be the first to call the Director.", "43A1c=Nor take part in the play.",
      "43A3=Nor may a defender show him any.", "43B1=Dummy may be penalized under Law 90." } },
  { "scores",
    "LAW 77\nDUPLICATE BRIDGE SCORING TABLE\n\nHow the tricks count that were bid and made:\n\n"
    "So much is a game that was made with its side vulnerable\n\n500\n\n" FILLED "\n\n88\n\n" FILLED
    "\n\n" FILLED "\n\n89\n\nNothing is scored when all four players have passed, as Law 22 has "
    "it:\n\n20\u00ad40\n\nAnd so it ends with what is left of the scores\n\n24\n\n" FILLED
    "\n\n90\n",
    { "77=How the tricks count that were bid and made:\nSo much is a game that was made with its "
      "side "
      "vulnerable\n500\n" FILLED "\n" FILLED "\n" FILLED
      "\nNothing is scored when all four players have passed, as Law 22 has it:\n20-40\nAnd so it "
      "ends with what is left of the scores\n24\n" FILLED } },
  { "footnote-between",
    "LAW 48\nEXPOSURE OF DECLARER'S CARDS\nA. Declarer Exposes a Card\nDeclarer may expose one. 21 "
    "It "
    "is no infraction when a card falls.\nB. Declarer Faces Cards\n1. Law 54 may apply.\n2. Or he "
    "has "
    "claimed.\n",
    { "48A-", "48B1=Law 54 may apply." },
    "may be of 48A" },
  { "titles-run-on",
    "LAW 48\nEXPOSURE OF DECLARER'S CARDS\nA. Declarer Exposes a Card\nDeclarer may expose one.\n"
    "B. Declarer Faces Cards\n1. Law 54 may apply.\n2. Or he has claimed. LAW 49\nEXPOSURE OF A "
    "DEFENDER'S CARDS\nA card of a defender that his partner could see is a penalty card, see Law "
    "50. LAW 50DISPOSITION OF PENALTY CARD A penalty card stays where it is.\nA. Penalty Card "
    "Remains Exposed\nIt lies on the table.\nB. Major or Minor Penalty Card?\nA low one is a "
    "minor one.\nC. Disposition of Minor Penalty Card\nNo other low card of the suit may be "
    "played.\nD. Disposition of Major Penalty Card\n1. Offender to play\n(a) It must be played. "
    "(b) Declarer may choose.\n2. Partner to lead\n(a) He waits for declarer. (b) Declarer takes "
    "it up.\n",
    { "48B2=Or he has claimed.",
      "49=A card of a defender that his partner could see is a penalty card, see Law 50.",
      "50=A penalty card stays where it is.", "50A=It lies on the table.",
      "50D2a=He waits for declarer." } },
  { "title-in-lines",
    "LAW 73\nCOMMUNICATION,\nTEMPO AND DECEPTION\nA. Appropriate Communication between Partners\n"
    "1. Calls and plays say all.\n2. They are made evenly.\nB. Inappropriate Communication between "
    "Partners\n1. Nothing else may say it.\n2. Least of all what was agreed on.\nC. Player "
    "Receives Unauthorized Information from Partner\n1. He makes no use of it.\n2. Or the score "
    "is adjusted.\nD. Variations in Tempo or Manner\n1. They are best avoided.\n2. They must not "
    "mislead.\nE. Deception\n1. Any call may be made.\n2. See Law 12C1.\n",
    { "73-", "73A1=Calls and plays say all.", "73B1=Nothing else may say it." } },
  { "glued",
    "LAW 24\nCARD EXPOSED OR LED DURING THE AUCTION\nThe Director has such cards put on the "
    "table.\nA. Low Card Not Prematurely Led\nNothing more is done.\nB. Single Card of Honor "
    "Rank or Card Prematurely Led\nPartner must pass when next he is to call.\nC. Two or More "
    "Cards Are Exposed\nPartner must pass then, too.\nD.Declaring Side\nThe cards go back to the "
    "hand.\nE.Defenders\nEvery such card becomes a penalty card.\n",
    { "24B=Partner must pass when next he is to call.", "24C=Partner must pass then, too.",
      "24D=The cards go back to the hand.", "24E=Every such card becomes a penalty card." } },
  { "glued-numbers",
    "LAW 48\nEXPOSURE OF DECLARER'S CARDS\nA.Declarer Exposes a Card\nDeclarer may expose one.\n"
    "B.Declarer Faces Cards\n1.Law 54 may apply, as J.Doe says.\n2.Or he has claimed.\n",
    { "48A=Declarer may expose one.", "48B1=Law 54 may apply, as J.Doe says.",
      "48B2=Or he has claimed." } },
  { "small-stops",
    "LAW 9\nPROCEDURE FOLLOWING AN IRREGULARITY\nA. Drawing Attention to an Irregularity\n1. In "
    "the auction any player may.\n2. In the play declarer or a defender may.\n3. All may prevent "
    "one.\n4. Dummy waits for the end of the play.\n5. Nobody must.\nB. After Attention Is Drawn "
    "to an Irregularity\n1. This applies:\na. The Director is to be called.\nb. Any player may "
    "call him.\nc. No right is lost by it.\nd. Nor has the other side less.\n2. Nobody acts "
    "before the Director has spoken.\nC. Premature Correction of an Irregularity\nIt may cost "
    "him more.\n",
    { "9B1=This applies:", "9B1a=The Director is to be called.", "9B1b=Any player may call him.",
      "9B1d=Nor has the other side less.", "9B2=Nobody acts before the Director has spoken.",
      "9C=It may cost him more." } },
  { "letter-for-one",
    "LAW 48\nEXPOSURE OF DECLARER'S CARDS\nA. Declarer Exposes a Card\nDeclarer may expose one.\n"
    "B. Declarer Faces Cards\nl. Law 54 may apply.\n2. Or he has claimed.\n",
    { "48A=Declarer may expose one.", "48B1=Law 54 may apply.", "48B2=Or he has claimed." },
    NULL,
    "l. → 1." },
  { "no-stops",
    "LAW 85\nRULINGS ON DISPUTED FACTS\nWhere the facts are disputed the Director goes on so:\n"
    "A Director's Assessment\n1 In determining facts he weighs which is the likelier and collects "
    "evidence.\n2 Satisfied that he knows the facts he rules as in Law 84.\nB Facts Not "
    "Determined\nUnable to determine them the Director rules so that play goes on.\n",
    { "85A1=In determining facts he weighs which is the likelier and collects evidence.",
      "85A2=Satisfied that he knows the facts he rules as in Law 84.",
      "85B=Unable to determine them the Director rules so that play goes on." } },
  { "second-letter",
    "LAW 25\nLEGAL AND ILLEGAL CHANGES OF CALL\nA. Unintended Call\n1. A player who called what he "
    "did not mean may put it right.\n2. The call that he meant at first stands.\n3. How he "
    "noticed does not matter.\n4. Not after his partner has called.\n5. Nor after the auction.\n"
    "6. LHO may then change his call.\nA. Call Intended\n1. A change not allowed by A may be "
    "accepted by LHO.\n2. Not accepted it is cancelled.\n3. Law 16C applies to what was "
    "withdrawn.\n",
    { "25A1=A player who called what he did not mean may put it right.",
      "25A3=How he noticed does not matter.", "25A5=Nor after the auction.", "25B-", "25B1-",
      "25B3-" },
    "“A.”" },
};

static void
check_repair (const LexIntake *intake, const char *expected)
{
  g_autofree char *listed = NULL;

  for (guint i = 0; i < intake->problems->len; i++)
    {
      const LexProblem *problem = intake->problems->pdata[i];

      if (!problem->before || !problem->after)
        continue;
      g_assert_null (listed);
      listed = g_strdup_printf ("%s → %s", problem->before, problem->after);
    }
  g_assert_cmpstr (listed, ==, expected);
}

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
  check_repair (intake, self->repair);
  bench_assert_storable (intake);
}

/* A page of another edition stands apart from the clauses of 2017. */
typedef struct
{
  const char *edition;
  const char *name;
  const char *labels;
  const char *page;
} Old;

static const Old olds[] = {
  { "2007", "law-25-2007-en",
    "laws-2007/25 laws-2007/25A laws-2007/25A1 laws-2007/25A2 laws-2007/25A3 laws-2007/25A4 "
    "laws-2007/25B laws-2007/25B1 laws-2007/25B2 laws-2007/25B3",
    "LAW 25\nLEGAL AND ILLEGAL CHANGES OF CALL\nA. Unintended Call\n1. A call not meant may be "
    "changed.\n2. Not once partner has called.\n3. Nor after the auction.\n4. LHO may change his "
    "own.\nB. Call Intended\n1. LHO may accept another change.\n2. Not accepted it is "
    "cancelled.\n3. Law 16D applies.\n" },
  { "2007", "law-23-2007-en", "laws-2007/23",
    "LAW 23 - AWARENESS OF POTENTIAL DAMAGE\nWhoever could have known that he would do damage "
    "keeps nothing of it.\n" },
  /* As one copies it from a page whose title is counted, and led to another language. */
  { "2007", "law-15-2007-pl",
    "laws-2007/15 laws-2007/15A laws-2007/15A1 laws-2007/15A2 laws-2007/15B",
    "15. NIEWŁAŚCIWE ROZDANIE wersja angielska\n\nA. Nikt tych kart nie zna\n\nGdy gra się co "
    "innego niż trzeba, to:\n\n1. Zapis zostaje, jeżeli nikt tego nie grał.\n\n2. Sędzia może "
    "kazać zagrać to, co trzeba, później.\n\nB. Ktoś te karty zna\n\nDrugi zapis się nie "
    "liczy, a sędzia daje wynik rozjemczy tym, którzy nie mogą zagrać.\n" },
  { "1997", "law-21-1997-en",
    "laws-1997/21 laws-1997/21A laws-1997/21B laws-1997/21B1 laws-1997/21B2 laws-1997/21B3",
    "LAW 21\nCALL BASED ON MISINFORMATION\nA. Call Based on Caller's Misunderstanding\nWho errs "
    "has "
    "no redress.\nB. Call Based on Misinformation from an Opponent\n1. Change of Call\nBefore Law "
    "17E ends the auction he may change it, if the sponsoring organisation says so.\n2. Change "
    "of Call by Opponent\nHis LHO may then change his own.\n3. Too Late to Change Call\nThe "
    "Director may adjust the score.\n" },
  /* Short, and without the year. */
  { "1997", "law-25-1997-en",
    "laws-1997/25 laws-1997/25A laws-1997/25B laws-1997/25B1 laws-1997/25B2",
    "LAW 25 - LEGAL AND ILLEGAL CHANGES OF CALL\nA. Immediate Correction of Inadvertency\nWhoever "
    "bids at once what he meant may have it; his last call then stands.\nB. Delayed or Purposeful "
    "Correction\nUntil LHO calls another call may be made where A does not serve:\n1. Substitute "
    "Call Accepted\nLHO may accept it.\n2. Substitute Call Not Accepted\nThen it is "
    "cancelled.\n" },
  { "1997", "law-27-1997-en",
    "laws-1997/27 laws-1997/27A laws-1997/27B laws-1997/27B1 laws-1997/27B1a laws-1997/27B2",
    "LAW 27 - INSUFFICIENT BID\nA. Insufficient Bid Accepted\nLHO may accept any; he does by "
    "calling.\nB. Insufficient Bid Not Accepted\nThen it must be made good.\n1. Not Conventional "
    "and Corrected by Lowest Sufficient Bid in Same Denomination\n(a) No Penalty If nothing is "
    "conventional the auction goes on.\n2. Conventional or Corrected by Any Other Sufficient Bid "
    "or "
    "Pass\nThen partner must pass throughout.\n" },
  { "1997", "law-41-1997-pl",
    "laws-1997/41 laws-1997/41A laws-1997/41B laws-1997/41C laws-1997/41D",
    "41. ROZPOCZĘCIE ROZGRYWKI\n\nA. Pierwsze wyjście zakrytą kartą\nKto ma wyjść, kładzie kartę "
    "rewersem do góry.\n\nB. Powtórzenia i wyjaśnienia\nWtedy wolno jeszcze pytać o licytację.\n\n"
    "C. Odsłonięcie pierwszego wyjścia\nPotem obrońca odwraca tę kartę.\n\nD. Wyłożenie dziadka\n"
    "Dziadek kładzie karty na stole, każdy kolor dla siebie.\n" },
  /* A list that ends where 2017 has one more. */
  { "2007", "law-63-2007-pl",
    "laws-2007/63 laws-2007/63A laws-2007/63A1 laws-2007/63A2 laws-2007/63A3 laws-2007/63B",
    "63. UPRAWOMOCNIENIE FAŁSZYWEGO RENONSU\n\nA. Uprawomocnienie\nTak się dzieje:\n1. Kto go "
    "popełnił, gra dalej.\n2. Jego partner nazywa kartę do następnej lewy.\n3. Ktoś z tej strony "
    "żąda lew.\n\nB. Zakaz poprawiania uprawomocnionego fałszywego renonsu\nTeraz poprawić go już "
    "nie wolno.\n" },
  { "2007", "law-64-2007-pl",
    "laws-2007/64 laws-2007/64A laws-2007/64A1 laws-2007/64A2 laws-2007/64B laws-2007/64B1 "
    "laws-2007/64B2 laws-2007/64C",
    "64. POSTĘPOWANIE PO UPRAWOMOCNIENIU FAŁSZYWEGO RENONSU\n\nA. Rekompensata w następstwie "
    "uprawomocnienia fałszywego renonsu\nNależy się:\n1. Dwie lewy, gdy wziął ją ten, kto "
    "popełnił.\n2. Jedna, gdy nie wziął.\n\nB. Brak rekompensaty\nNie ma jej:\n1. Gdy nie ma z "
    "czego.\n2. Gdy to drugi raz w tym kolorze.\n\nC. Odpowiedzialność sędziego za zachowanie "
    "sprawiedliwości\nGdy to za mało, sędzia zmienia wynik.\n" },
  /* Of no edition that is known, but not of the one in force. */
  { "2007", "law-64-2007-en", "laws-2007/64 laws-2007/64A laws-2007/64B laws-2007/64C",
    "LAW 64 - PROCEDURE AFTER ESTABLISHMENT OF A REVOKE\n\nA. What the Others Get\nTwo tricks when "
    "the revoker took that one.\n\nB. What They Do Not Get\nNothing for a second one in the "
    "suit.\n\n"
    "C. What Remains to the Director\nMore, if this was not enough.\n" },
  { "2007", "law-17-2007-en",
    "laws-2007/17 laws-2007/17A laws-2007/17B laws-2007/17C laws-2007/17C1 laws-2007/17C2",
    "THE AUCTION\n\nLAW 17\n\nDURATION OF THE AUCTION\n\nA. Auction Period Starts\nIt does when "
    "one of "
    "them takes his cards out.\n\nB. The First Call\nThe dealer makes it.\n\nC. Cards from Wrong "
    "Board\n1. What is called on them is cancelled.\n2. Then the right ones are looked at.\n" },
  /* The items of a clause whose letter fits nowhere are not those of the clause before it. */
  { "2007", "law-22-2007-en", "laws-2007/22 laws-2007/22A",
    "LAW 22 - PROCEDURE AFTER THE AUCTION HAS ENDED\n\nA. Nobody Bid\nThe hands go back to the "
    "board.\n\nB. Somebody Bid\nA defender leads.\n\nD. Somebody Left\n1. The director is called.\n"
    "2. He looks for him.\n" },
};

static void
test_old (gconstpointer data)
{
  const Old *self = data;
  g_autoptr (GPtrArray) skeleton = bench_read_real_skeleton ();
  g_autoptr (GBytes) page = g_bytes_new_static (self->page, strlen (self->page));
  g_autoptr (GError) error = NULL;
  g_autoptr (LexIntake) intake = bench_read (page, "page.txt", skeleton, &error);
  g_autofree char *labels = NULL;

  g_assert_no_error (error);
  labels = bench_dump_labels (intake);
  g_assert_cmpstr (lex_document_get_name (intake->document), ==, self->name);
  g_assert_cmpstr (lex_document_get_edition (intake->document), ==, self->edition);
  g_assert_cmpstr (labels, ==, self->labels);
  bench_assert_storable (intake);
}

/* Each looks at the marks in the text; thousands may not look at all of it. */
static void
test_many_footnotes (void)
{
  g_autoptr (GPtrArray) skeleton = bench_read_real_skeleton ();
  g_autoptr (GString) text = g_string_new (cases[1].page);
  g_autoptr (GBytes) page = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LexIntake) intake = NULL;

  for (guint i = 0; i < 12000; i++)
    g_string_append (text, "* A note that nothing leads to.\n\n");
  page = g_bytes_new (text->str, text->len);
  intake = bench_read (page, "notes.txt", skeleton, &error);
  g_assert_true ((intake == NULL) == (error != NULL));
}

static guint
count_references (LexDocument *document)
{
  GPtrArray *clauses = lex_document_get_clauses (document);
  guint n = 0;

  for (guint i = 0; i < clauses->len; i++)
    {
      LexText *text = lex_clause_get_text (clauses->pdata[i], LEX_LANGUAGE_EN);
      gsize n_spans = 0;
      const LexSpan *spans = text ? lex_text_get_spans (text, &n_spans) : NULL;

      for (gsize j = 0; j < n_spans; j++)
        n += spans[j].kind == LEX_SPAN_CITATION;
    }
  return n;
}

/* What cites without end fills no memory, loses no words, and says so once. */
static void
test_many_references (void)
{
  g_autoptr (GPtrArray) skeleton = bench_read_real_skeleton ();
  g_autoptr (GString) text = g_string_new ("Commentary on the Laws of bridge\n\n");
  g_autoptr (GBytes) page = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LexIntake) intake = NULL;
  guint n_told = 0;

  for (guint i = 1; i <= 6000; i++)
    {
      g_string_append_printf (text, "Example %u. The director looks at", i);
      for (guint j = 0; j < 20; j++)
        g_string_append (text, " 27B1,");
      g_string_append (text, " and at the board.\n\n");
    }
  page = g_bytes_new (text->str, text->len);
  intake = bench_read (page, "references.txt", skeleton, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count_references (intake->document), >=, 50000);
  g_assert_cmpuint (count_references (intake->document), <, 100000);
  for (guint i = 0; i < intake->problems->len; i++)
    n_told += strstr (((const LexProblem *) intake->problems->pdata[i])->message, "50000") != NULL;
  g_assert_cmpuint (n_told, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/intake/labels/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (olds); i++)
    {
      g_autofree char *path = g_strconcat ("/intake/labels/old/", olds[i].name, NULL);

      g_test_add_data_func (path, &olds[i], test_old);
    }
  g_test_add_func ("/intake/labels/many-footnotes", test_many_footnotes);
  g_test_add_func ("/intake/labels/many-references", test_many_references);
  return g_test_run ();
}
