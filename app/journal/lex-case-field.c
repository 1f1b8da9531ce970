/* lex-case-field.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one table of what a case may say, with the words of both languages: a case is printed in
 * either, whatever the interface speaks. It refuses to know what a case does say. Whoever makes a
 * form, a print, a file or a window of cases reads it.
 */

#include "journal/lex-case-field.h"

#define BOTH (LEX_CASE_IN_RULING | LEX_CASE_IN_MEMO)
#define RULING LEX_CASE_IN_RULING
#define MEMO LEX_CASE_IN_MEMO

/* A name that was given out stays: files on other people's disks have it. */

static const LexCaseTerm kinds[] = {
  { "ruling", { "Ruling", "Orzeczenie" } },
  { "memo", { "Memo on a player", "Notatka o zawodniku" } },
  { NULL },
};
static const LexCaseTerm statuses[] = {
  { "open", { "Open", "Otwarta" } },
  { "ruled", { "Ruled", "Rozstrzygnięta" } },
  { "review", { "Under review", "Rozpatrywana ponownie" } },
  { "appealed", { "Appealed", "W odwołaniu" } },
  { "closed", { "Closed", "Zamknięta" } },
  { NULL },
};
static const LexCaseTerm outcomes[] = {
  { "stands", { "Table result stands", "Wynik ze stołu utrzymany" } },
  { "rectified", { "Rectified", "Rektyfikacja" } },
  { "adjusted", { "Adjusted score", "Wynik rozjemczy" } },
  { "weighted", { "Weighted score", "Wynik ważony" } },
  { "artificial", { "Artificial score", "Wynik procentowy" } },
  { "penalty", { "Penalty", "Kara" } },
  { "warning", { "Warning", "Ostrzeżenie" } },
  { "other", { "Other", "Inne" } },
  { NULL },
};
static const LexCaseTerm yes_no[] = {
  { "yes", { "Yes", "Tak" } },
  { "no", { "No", "Nie" } },
  { NULL },
};
static const LexCaseTerm deposits[] = {
  { "none", { "None", "Brak" } },
  { "paid", { "Paid", "Wpłacone" } },
  { "returned", { "Returned", "Zwrócone" } },
  { "kept", { "Forfeited", "Zatrzymane" } },
  { NULL },
};
static const LexCaseTerm decisions[] = {
  { "upheld", { "Ruling upheld", "Orzeczenie utrzymane" } },
  { "changed", { "Ruling changed", "Orzeczenie zmienione" } },
  { "returned", { "Sent back to the director", "Zwrócone sędziemu" } },
  { "withdrawn", { "Appeal withdrawn", "Odwołanie wycofane" } },
  { NULL },
};
static const LexCaseTerm answers[] = {
  { "question", { "Question", "Pytanie" } },
  { "answer", { "Answer", "Odpowiedź" } },
  { NULL },
};
static const LexCaseTerm checks[] = {
  { "step", { "Step", "Czynność" } },
  { "done", { "Done", "Wykonano" } },
  { NULL },
};
static const LexCaseTerm polls[] = {
  { "hand", { "Hand shown", "Pokazana ręka" } }, { "question", { "Question", "Pytanie" } },
  { "call", { "Answer", "Odpowiedź" }, TRUE },   { "number", { "Peers", "Liczba" }, TRUE },
  { "class", { "Class", "Klasa" }, TRUE },       { NULL },
};
static const LexCaseTerm restrictions[] = {
  { "who", { "Who", "Kto" } },
  { "what", { "What", "Co" } },
  { "until", { "Until", "Do kiedy" } },
  { "over", { "Over at", "Koniec o" }, TRUE },
  { NULL },
};

static const LexCaseField fields[LEX_CASE_N_FIELDS] = {
  [LEX_CASE_KIND]
  = { "kind", LEX_CASE_CHOICE, LEX_CASE_PART_CALL, BOTH, { "Kind", "Rodzaj" }, kinds },
  [LEX_CASE_STATUS]
  = { "status", LEX_CASE_CHOICE, LEX_CASE_PART_CALL, BOTH, { "Status", "Stan" }, statuses },
  [LEX_CASE_EVENT]
  = { "event", LEX_CASE_LINE, LEX_CASE_PART_CALL, BOTH, { "Event", "Zawody" }, NULL },
  [LEX_CASE_SESSION]
  = { "session", LEX_CASE_LINE, LEX_CASE_PART_CALL, BOTH, { "Session", "Sesja" }, NULL },
  [LEX_CASE_TABLE]
  = { "table", LEX_CASE_LINE, LEX_CASE_PART_CALL, BOTH, { "Table", "Stół" }, NULL },
  [LEX_CASE_BOARD]
  = { "board", LEX_CASE_LINE, LEX_CASE_PART_CALL, BOTH, { "Board", "Rozdanie" }, NULL },
  [LEX_CASE_CALLED]
  = { "called", LEX_CASE_MOMENT, LEX_CASE_PART_CALL, BOTH, { "Called", "Wezwano" }, NULL },
  [LEX_CASE_CALLER]
  = { "caller", LEX_CASE_LINE, LEX_CASE_PART_CALL, BOTH, { "Called by", "Kto wezwał" }, NULL },
  [LEX_CASE_DIRECTOR]
  = { "director", LEX_CASE_LINE, LEX_CASE_PART_CALL, BOTH, { "Director", "Sędzia" }, NULL },
  [LEX_CASE_PAIR_NS]
  = { "pair-ns", LEX_CASE_LINE, LEX_CASE_PART_PLAYERS, BOTH, { "Pair NS", "Para NS" }, NULL },
  [LEX_CASE_PAIR_EW]
  = { "pair-ew", LEX_CASE_LINE, LEX_CASE_PART_PLAYERS, BOTH, { "Pair EW", "Para EW" }, NULL },
  [LEX_CASE_NORTH]
  = { "north", LEX_CASE_NAME, LEX_CASE_PART_PLAYERS, BOTH, { "North", "Gracz N" }, NULL },
  [LEX_CASE_EAST]
  = { "east", LEX_CASE_NAME, LEX_CASE_PART_PLAYERS, BOTH, { "East", "Gracz E" }, NULL },
  [LEX_CASE_SOUTH]
  = { "south", LEX_CASE_NAME, LEX_CASE_PART_PLAYERS, BOTH, { "South", "Gracz S" }, NULL },
  [LEX_CASE_WEST]
  = { "west", LEX_CASE_NAME, LEX_CASE_PART_PLAYERS, BOTH, { "West", "Gracz W" }, NULL },
  [LEX_CASE_PLAYER]
  = { "player", LEX_CASE_NAME, LEX_CASE_PART_PLAYERS, MEMO, { "Player", "Zawodnik" }, NULL },
  [LEX_CASE_AGREED] = { "agreed",
                        LEX_CASE_WORDS,
                        LEX_CASE_PART_FACTS,
                        BOTH,
                        { "Agreed facts", "Fakty bezsporne" },
                        NULL },
  [LEX_CASE_DISPUTED] = { "disputed",
                          LEX_CASE_WORDS,
                          LEX_CASE_PART_FACTS,
                          BOTH,
                          { "Disputed", "Kwestie sporne" },
                          NULL },
  [LEX_CASE_GAME]
  = { "game", LEX_CASE_PBN, LEX_CASE_PART_FACTS, BOTH, { "The board", "Przebieg rozdania" }, NULL },
  [LEX_CASE_PATH]
  = { "path", LEX_CASE_LINE, LEX_CASE_PART_QUESTIONS, RULING, { "Path", "Ścieżka" }, NULL },
  [LEX_CASE_ANSWERS] = { "answers",
                         LEX_CASE_ROWS,
                         LEX_CASE_PART_QUESTIONS,
                         RULING,
                         { "Questions and answers", "Pytania i odpowiedzi" },
                         answers },
  [LEX_CASE_CHECKLIST] = { "checklist",
                           LEX_CASE_ROWS,
                           LEX_CASE_PART_QUESTIONS,
                           RULING,
                           { "Checklist", "Lista czynności" },
                           checks },
  [LEX_CASE_POLLS] = { "polls",
                       LEX_CASE_ROWS,
                       LEX_CASE_PART_QUESTIONS,
                       RULING,
                       { "Polls of peers", "Ankiety wśród graczy tej samej klasy" },
                       polls },
  [LEX_CASE_CLAUSES] = { "clauses",
                         LEX_CASE_LABELS,
                         LEX_CASE_PART_RULING,
                         BOTH,
                         { "Clauses applied", "Zastosowane przepisy" },
                         NULL },
  [LEX_CASE_CONCLUSIONS] = { "conclusions",
                             LEX_CASE_WORDS,
                             LEX_CASE_PART_RULING,
                             RULING,
                             { "Conclusions", "Wnioski" },
                             NULL },
  [LEX_CASE_OUTCOME] = { "outcome",
                         LEX_CASE_CHOICE,
                         LEX_CASE_PART_RULING,
                         RULING,
                         { "Outcome", "Rozstrzygnięcie" },
                         outcomes },
  [LEX_CASE_RULING]
  = { "ruling", LEX_CASE_WORDS, LEX_CASE_PART_RULING, RULING, { "Ruling", "Orzeczenie" }, NULL },
  [LEX_CASE_SCORE]
  = { "score", LEX_CASE_WORDS, LEX_CASE_PART_RULING, RULING, { "Score", "Wynik" }, NULL },
  [LEX_CASE_RULED]
  = { "ruled", LEX_CASE_MOMENT, LEX_CASE_PART_RULING, BOTH, { "Ruled at", "Orzeczono" }, NULL },
  [LEX_CASE_RESTRICTIONS] = { "restrictions",
                              LEX_CASE_ROWS,
                              LEX_CASE_PART_RULING,
                              RULING,
                              { "Restrictions still running", "Obowiązujące ograniczenia" },
                              restrictions },
  [LEX_CASE_TOLD] = { "told",
                      LEX_CASE_CHOICE,
                      LEX_CASE_PART_RULING,
                      RULING,
                      { "Told of the right to appeal", "Pouczono o prawie do odwołania" },
                      yes_no },
  [LEX_CASE_REVIEWER] = { "reviewer",
                          LEX_CASE_LINE,
                          LEX_CASE_PART_REVIEW,
                          RULING,
                          { "Reviewed by", "Rozpatrujący ponownie" },
                          NULL },
  [LEX_CASE_REVIEW] = { "review",
                        LEX_CASE_WORDS,
                        LEX_CASE_PART_REVIEW,
                        RULING,
                        { "Result of the review", "Wynik ponownego rozpatrzenia" },
                        NULL },
  [LEX_CASE_APPELLANT] = { "appellant",
                           LEX_CASE_LINE,
                           LEX_CASE_PART_APPEAL,
                           RULING,
                           { "Appellant", "Odwołujący się" },
                           NULL },
  [LEX_CASE_DEPOSIT]
  = { "deposit", LEX_CASE_CHOICE, LEX_CASE_PART_APPEAL, RULING, { "Deposit", "Wadium" }, deposits },
  [LEX_CASE_FOR] = { "for",
                     LEX_CASE_WORDS,
                     LEX_CASE_PART_APPEAL,
                     RULING,
                     { "The appellants’ arguments", "Argumenty odwołujących się" },
                     NULL },
  [LEX_CASE_AGAINST] = { "against",
                         LEX_CASE_WORDS,
                         LEX_CASE_PART_APPEAL,
                         RULING,
                         { "The other side’s arguments", "Argumenty strony przeciwnej" },
                         NULL },
  [LEX_CASE_ATTENDANCE]
  = { "attendance", LEX_CASE_WORDS, LEX_CASE_PART_APPEAL, RULING, { "Present", "Obecni" }, NULL },
  [LEX_CASE_COMMITTEE] = { "committee",
                           LEX_CASE_WORDS,
                           LEX_CASE_PART_APPEAL,
                           RULING,
                           { "Committee", "Skład komisji" },
                           NULL },
  [LEX_CASE_FINDINGS] = { "findings",
                          LEX_CASE_WORDS,
                          LEX_CASE_PART_APPEAL,
                          RULING,
                          { "Findings of the committee", "Ustalenia komisji" },
                          NULL },
  [LEX_CASE_DECISION] = { "decision",
                          LEX_CASE_CHOICE,
                          LEX_CASE_PART_APPEAL,
                          RULING,
                          { "Decision", "Decyzja" },
                          decisions },
  [LEX_CASE_DECIDED] = { "decided",
                         LEX_CASE_WORDS,
                         LEX_CASE_PART_APPEAL,
                         RULING,
                         { "The decision in words", "Treść decyzji" },
                         NULL },
  [LEX_CASE_UNANIMOUS] = { "unanimous",
                           LEX_CASE_CHOICE,
                           LEX_CASE_PART_APPEAL,
                           RULING,
                           { "Unanimous", "Jednogłośnie" },
                           yes_no },
  [LEX_CASE_WITNESSES] = { "witnesses",
                           LEX_CASE_NAMES,
                           LEX_CASE_PART_PLAYERS,
                           MEMO,
                           { "Witnesses", "Świadkowie" },
                           NULL },
  [LEX_CASE_ACTION] = { "action",
                        LEX_CASE_WORDS,
                        LEX_CASE_PART_RULING,
                        MEMO,
                        { "Action taken", "Podjęte działania" },
                        NULL },
  [LEX_CASE_CLAIM] = { "claim",
                       LEX_CASE_PBN,
                       LEX_CASE_PART_FACTS,
                       RULING,
                       { "Position at the claim", "Pozycja przy deklaracji" },
                       NULL },
  [LEX_CASE_STATEMENT] = { "statement",
                           LEX_CASE_WORDS,
                           LEX_CASE_PART_FACTS,
                           RULING,
                           { "The claim in words", "Treść deklaracji" },
                           NULL },
  [LEX_CASE_CONDITIONS] = { "conditions",
                            LEX_CASE_WORDS,
                            LEX_CASE_PART_FACTS,
                            RULING,
                            { "Systems and conditions", "Systemy i warunki gry" },
                            NULL },
  [LEX_CASE_RESULT] = { "result",
                        LEX_CASE_LINE,
                        LEX_CASE_PART_FACTS,
                        RULING,
                        { "Result at the table", "Wynik przy stole" },
                        NULL },
  [LEX_CASE_REMARKS]
  = { "remarks", LEX_CASE_WORDS, LEX_CASE_PART_REMARKS, BOTH, { "Remarks", "Uwagi" }, NULL },
};

static const char *const parts[LEX_CASE_N_PARTS][LEX_N_LANGUAGES] = {
  [LEX_CASE_PART_CALL] = { "The call", "Wezwanie" },
  [LEX_CASE_PART_PLAYERS] = { "Players", "Zawodnicy" },
  [LEX_CASE_PART_FACTS] = { "Facts", "Fakty" },
  [LEX_CASE_PART_QUESTIONS] = { "Questions and polls", "Pytania i ankiety" },
  [LEX_CASE_PART_RULING] = { "Conclusions and ruling", "Wnioski i orzeczenie" },
  [LEX_CASE_PART_REVIEW] = { "Review", "Ponowne rozpatrzenie" },
  [LEX_CASE_PART_APPEAL] = { "Appeal", "Odwołanie" },
  [LEX_CASE_PART_REMARKS] = { "Remarks", "Uwagi" },
};

const LexCaseField *
lex_case_field_get (LexCaseKey key)
{
  return &fields[key];
}

/* The conclusions of a ruling stand between its facts and its decision. */
LexCaseKey
lex_case_field_get_nth (guint place)
{
  static const LexCaseKey order[] = {
    LEX_CASE_KIND,      LEX_CASE_STATUS,      LEX_CASE_EVENT,     LEX_CASE_SESSION,
    LEX_CASE_TABLE,     LEX_CASE_BOARD,       LEX_CASE_CALLED,    LEX_CASE_CALLER,
    LEX_CASE_DIRECTOR,  LEX_CASE_PAIR_NS,     LEX_CASE_PAIR_EW,   LEX_CASE_NORTH,
    LEX_CASE_EAST,      LEX_CASE_SOUTH,       LEX_CASE_WEST,      LEX_CASE_PLAYER,
    LEX_CASE_WITNESSES, LEX_CASE_AGREED,      LEX_CASE_DISPUTED,  LEX_CASE_CONDITIONS,
    LEX_CASE_GAME,      LEX_CASE_RESULT,      LEX_CASE_CLAIM,     LEX_CASE_STATEMENT,
    LEX_CASE_PATH,      LEX_CASE_ANSWERS,     LEX_CASE_CHECKLIST, LEX_CASE_POLLS,
    LEX_CASE_CLAUSES,   LEX_CASE_CONCLUSIONS, LEX_CASE_OUTCOME,   LEX_CASE_RULING,
    LEX_CASE_SCORE,     LEX_CASE_RULED,       LEX_CASE_ACTION,    LEX_CASE_RESTRICTIONS,
    LEX_CASE_TOLD,      LEX_CASE_REVIEWER,    LEX_CASE_REVIEW,    LEX_CASE_APPELLANT,
    LEX_CASE_DEPOSIT,   LEX_CASE_FOR,         LEX_CASE_AGAINST,   LEX_CASE_ATTENDANCE,
    LEX_CASE_COMMITTEE, LEX_CASE_FINDINGS,    LEX_CASE_DECISION,  LEX_CASE_DECIDED,
    LEX_CASE_UNANIMOUS, LEX_CASE_REMARKS,
  };
  G_STATIC_ASSERT (G_N_ELEMENTS (order) == LEX_CASE_N_FIELDS);

  return order[place];
}

gboolean
lex_case_field_from_name (const char *name, LexCaseKey *key)
{
  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    if (g_strcmp0 (name, fields[i].name) == 0)
      {
        *key = (LexCaseKey) i;
        return TRUE;
      }
  return FALSE;
}

const char *
lex_case_field_get_part (LexCasePart part, LexLanguage language)
{
  return parts[part][language];
}

guint
lex_case_field_get_n_terms (LexCaseKey key)
{
  guint n = 0;

  while (fields[key].terms != NULL && fields[key].terms[n].name != NULL)
    n++;
  return n;
}

const char *
lex_case_field_get_words (LexCaseKey key, const char *name, LexLanguage language)
{
  for (const LexCaseTerm *term = fields[key].terms; term != NULL && term->name != NULL; term++)
    if (g_strcmp0 (term->name, name) == 0)
      return term->words[language];
  return name;
}
