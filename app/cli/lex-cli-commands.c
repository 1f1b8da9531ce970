/* lex-cli-commands.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of commands. It refuses to run any; work is only named here, so that the quick program
 * need not be linked with what does it. lex-cli-main.c reads it.
 */

#include "cli/lex-cli-commands.h"

#include <glib/gi18n-lib.h>

static const LexCliCommand commands[] = {
  { "show", N_ ("LABEL…"),
    N_ ("show clauses and all below them, or a whole document, in both languages"),
    LEX_CLI_TAKES_LANGUAGE | LEX_CLI_TAKES_AMOUNT, 1, G_MAXINT, lex_cli_show, LEX_CLI_WORK_NONE },
  { "search", N_ ("QUERY"), N_ ("find clauses by words or by label"),
    LEX_CLI_TAKES_LANGUAGE | LEX_CLI_TAKES_KIND | LEX_CLI_TAKES_LIMIT | LEX_CLI_TAKES_WORDS, 1,
    G_MAXINT, lex_cli_search, LEX_CLI_WORK_NONE },
  { "cite", N_ ("TEXT"), N_ ("find the citations in a text"), 0, 1, G_MAXINT, lex_cli_cite,
    LEX_CLI_WORK_NONE },
  { "precedence", N_ ("LABEL"),
    N_ ("tell which clauses prevail over a clause, and over which it does; without a label, list "
        "every relation"),
    LEX_CLI_TAKES_LANGUAGE | LEX_CLI_TAKES_LIST, 0, G_MAXINT, lex_cli_precedence,
    LEX_CLI_WORK_NONE },
  { "example", N_ ("NUMBER"),
    N_ ("show a worked example, or write it as a PBN file; or list them all"),
    LEX_CLI_TAKES_LANGUAGE | LEX_CLI_TAKES_LIST | LEX_CLI_TAKES_OUTPUT, 0, 1, lex_cli_example,
    LEX_CLI_WORK_NONE },
  { "compare", N_ ("LABEL"),
    N_ ("show a clause in two editions, differences marked: an edition is an imported document, a "
        "year, print, a publisher, or digest"),
    LEX_CLI_TAKES_LANGUAGE | LEX_CLI_TAKES_EDITIONS, 1, G_MAXINT, lex_cli_compare,
    LEX_CLI_WORK_NONE },
  { "score", N_ ("CONTRACT"), N_ ("score a contract by the tricks won"), LEX_CLI_TAKES_RESULT, 1, 1,
    lex_cli_score, LEX_CLI_WORK_NONE },
  { "imps", N_ ("POINTS"), N_ ("convert a difference of scores to IMPs"), 0, 1, 1, lex_cli_imps,
    LEX_CLI_WORK_NONE },
  { "board", N_ ("NUMBER"), N_ ("tell the dealer and who is vulnerable"), 0, 1, 1, lex_cli_board,
    LEX_CLI_WORK_NONE },
  { "solve", N_ ("FILE.pbn"),
    N_ ("tell what the cards would have made, all four hands seen: the tricks of each declarer, "
        "and "
        "par"),
    LEX_CLI_TAKES_BOARD, 1, 1, lex_cli_solve, LEX_CLI_WORK_NONE },
  { "weigh", N_ ("OUTCOME=PERCENT…"),
    N_ ("weigh outcomes of a board, each points for North-South (620, -100) or contract, declarer "
        "and result (4HS+1, 3NTxN-2)"),
    LEX_CLI_TAKES_AGAINST, 1, G_MAXINT, lex_cli_weigh, LEX_CLI_WORK_NONE },
  { "calculate", N_ ("TOOL FIELD=VALUE…"),
    N_ ("list the tools, such as matchpoints, revoke, artificial and weighted; or work something "
        "out "
        "with one, line by line"),
    LEX_CLI_TAKES_PROFILE, 0, G_MAXINT, lex_cli_calculate, LEX_CLI_WORK_NONE },
  { "rule", N_ ("PATH ANSWER…"),
    N_ ("list the guided paths; or follow one: tell the next question, or the ruling"),
    LEX_CLI_TAKES_LANGUAGE | LEX_CLI_TAKES_OFFENDER | LEX_CLI_TAKES_PROFILE, 0, G_MAXINT,
    lex_cli_rule, LEX_CLI_WORK_NONE },
  { "questions", "",
    N_ ("list the question bank with its answers, or a part of it; what was mended in it; or which "
        "questions another edition touches"),
    LEX_CLI_TAKES_LANGUAGE | LEX_CLI_TAKES_QUESTIONS | LEX_CLI_TAKES_LIST | LEX_CLI_TAKES_BANK, 0,
    0, lex_cli_questions, LEX_CLI_WORK_NONE },
  { "quiz", "",
    N_ ("ask questions, mark the answers that are typed, tell why, and keep them in the journal"),
    LEX_CLI_TAKES_LANGUAGE | LEX_CLI_TAKES_QUESTIONS | LEX_CLI_TAKES_NUMBER, 0, 0, lex_cli_quiz,
    LEX_CLI_WORK_NONE },
  { "study",
    "due|today|stats|why|suspend|bury|wake|undo|settings|chart|exam|forecast|backlog|fit|import|"
    "export …",
    N_ ("list the cards that are due, or those of today; tell how the study stands (stats); why "
        "CARD; suspend, bury or wake CARD…; undo; settings [NAME VALUE]; chart days|due|retention|"
        "times|calibration|exams|laws; exam [DAY [ANSWERS [NEW]]|stop|go-on|none]; forecast "
        "[EXAM]; backlog "
        "[apply]; fit [use] the parameters to one’s own answers; import FILE of one’s own "
        "questions "
        "(CSV or Markdown) or boards (PBN); export anki|reviews"),
    0, 1, G_MAXINT, lex_cli_study, LEX_CLI_WORK_NONE },
  { "compare-calls", "",
    N_ ("tell whether a call is comparable, by what both mean: hcp=15-17 hcp=11+ S=5+ H=0-1 C=3 "
        "purpose=asks-for-aces"),
    LEX_CLI_TAKES_MEANINGS, 0, 0, lex_cli_compare_calls, LEX_CLI_WORK_NONE },
  { "notes", "",
    N_ ("list the bookmarks, notes and highlights; export them to a file (Markdown if it ends in "
        ".md), import such a file, or restore a backup"),
    LEX_CLI_TAKES_JOURNAL, 0, 0, lex_cli_notes, LEX_CLI_WORK_NONE },
  { "cases", N_ ("QUERY"),
    N_ ("list the records of rulings, or those of clauses, words, event:NAME, status:open, "
        "kind:memo; -16B leaves out; show one as a form; export them (PDF, Markdown, CSV or JSON "
        "by the end of the name); import JSON; count by Law, table and time"),
    LEX_CLI_TAKES_LANGUAGE | LEX_CLI_TAKES_LIST | LEX_CLI_TAKES_CASES, 0, G_MAXINT, lex_cli_cases,
    LEX_CLI_WORK_NONE },
  { "documents", "", N_ ("list the documents of the library"), 0, 0, 0, lex_cli_documents,
    LEX_CLI_WORK_NONE },
  { "labels", N_ ("PREFIX"), N_ ("list the labels of the clauses, those that begin so or all"), 0,
    0, 1, lex_cli_labels, LEX_CLI_WORK_NONE },
  { "export", N_ ("NAME"), N_ ("write a document as a file for other programs"),
    LEX_CLI_TAKES_LANGUAGE | LEX_CLI_TAKES_FORMAT | LEX_CLI_TAKES_OUTPUT, 1, 1, NULL,
    LEX_CLI_WORK_EXPORT },
  { "print", N_ ("LABEL…"),
    N_ ("print clauses, examples or whole documents into a PDF file, in one column or both "
        "languages side by side"),
    LEX_CLI_TAKES_LANGUAGE | LEX_CLI_TAKES_OUTPUT | LEX_CLI_TAKES_PRINT, 1, G_MAXINT, NULL,
    LEX_CLI_WORK_PRINT },
  { "import", N_ ("FILE…"), N_ ("import official texts, files or whole folders"),
    LEX_CLI_TAKES_LANGUAGE | LEX_CLI_TAKES_KIND | LEX_CLI_TAKES_DRY_RUN | LEX_CLI_TAKES_EDITION, 1,
    G_MAXINT, NULL, LEX_CLI_WORK_IMPORT },
  { "forget", N_ ("NAME"), N_ ("remove an imported document"), 0, 1, 1, NULL, LEX_CLI_WORK_FORGET },
  { "reimport", N_ ("NAME…"),
    N_ ("read imported documents again from their originals, which are kept; without a name, all"),
    LEX_CLI_TAKES_DRY_RUN, 0, G_MAXINT, NULL, LEX_CLI_WORK_REIMPORT },
  { "rename", N_ ("NAME TITLE"), N_ ("give an imported document another title"), 0, 2, G_MAXINT,
    NULL, LEX_CLI_WORK_MANAGE },
  { "rank", N_ ("NAME…"),
    N_ ("let imported documents prevail over all others where they have the same clause, the first "
        "over all"),
    0, 1, G_MAXINT, NULL, LEX_CLI_WORK_MANAGE },
  { "undo", "", N_ ("undo the last change of the imported documents"), 0, 0, 0, NULL,
    LEX_CLI_WORK_MANAGE },
  { "rebuild", "", N_ ("index the imported documents again"), 0, 0, 0, NULL, LEX_CLI_WORK_REBUILD },
  { "check", "", N_ ("verify the library"), 0, 0, 0, NULL, LEX_CLI_WORK_CHECK },
};

const LexCliCommand *
lex_cli_get_commands (gsize *n_commands)
{
  *n_commands = G_N_ELEMENTS (commands);
  return commands;
}
