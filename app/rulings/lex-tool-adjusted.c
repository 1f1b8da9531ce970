/* lex-tool-adjusted.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tools for what the Director awards: tricks after a revoke, artificial scores, relief without
 * what a side did to itself. They refuse to judge: what happened is told to them. lex-tool.c lists
 * them.
 */

#include "rulings/lex-award.h"
#include "rulings/lex-result.h"
#include "rulings/lex-revoke.h"
#include "rulings/lex-score.h"
#include "rulings/lex-tool-private.h"
#include "rulings/lex-weight.h"

/* Tricks after a revoke */

enum
{
  REVOKE_WINNER,
  REVOKE_LATER,
  REVOKE_BAR,
  REVOKE_CARD,
  REVOKE_SIDE,
  REVOKE_RESULT,
  REVOKE_VULNERABLE
};

static const LexToolChoice winners[] = {
  { "player", { "The player who revoked", "Gracz, który popełnił fałszywy renons" } },
  { "partner", { "That player’s partner, or dummy", "Jego partner lub dziadek" } },
  { "others", { "The other side", "Druga strona" } },
  { NULL, { NULL, NULL } },
};

static const LexToolChoice bars[] = {
  { "none", { "Nothing of this", "Nic z tego" } },
  { "62A", { "Corrected before it was established", "Poprawiony, zanim został uprawomocniony" } },
  { "64B2", { "Again in the same suit, by the same player", "Kolejny tego gracza w tym kolorze" } },
  { "64B3",
    { "A penalty card or a card of dummy was not played",
      "Nie zagrano karty przygwożdżonej lub karty dziadka" } },
  { "64B4",
    { "Noticed after the other side called on the next deal",
      "Zauważony, gdy druga strona licytowała już następne rozdanie" } },
  { "64B5", { "Noticed after the round", "Zauważony po zakończeniu rundy" } },
  { "64B6", { "On the twelfth trick", "W dwunastej lewie" } },
  { "64B7", { "Both sides revoked, both established", "Obie strony, oba uprawomocnione" } },
  { "64B8", { "Corrected under 62C3", "Poprawiony na podstawie 62C3" } },
  { NULL, { NULL, NULL } },
};

static const LexToolChoice cards[] = {
  { "wrong", { "A card of a wrong suit was played", "Zagrano kartę niewłaściwego koloru" } },
  { "none", { "No card was played to the trick", "Do lewy nie dołożono karty" } },
  { NULL, { NULL, NULL } },
};

static const LexToolChoice revokers[] = {
  { "defenders", { "A defender revoked", "Fałszywy renons obrońcy" } },
  { "declarer", { "Declarer revoked", "Fałszywy renons rozgrywającego" } },
  { NULL, { NULL, NULL } },
};

static const LexToolChoice vulnerable[] = {
  { "no", { "Declarer’s side is not vulnerable", "Strona rozgrywająca przed partią" } },
  { "yes", { "Declarer’s side is vulnerable", "Strona rozgrywająca po partii" } },
  { NULL, { NULL, NULL } },
};

static const LexToolField revoke_fields[] = {
  { "winner",
    LEX_TOOL_FIELD_CHOICE,
    FALSE,
    { "Who won the trick of the revoke", "Kto wygrał lewę z fałszywym renonsem" },
    { NULL, NULL },
    winners },
  { "later",
    LEX_TOOL_FIELD_LINE,
    TRUE,
    { "Later tricks won by that player’s side", "Późniejsze lewy tej strony" },
    { "0 to 12", "od 0 do 12" },
    NULL },
  { "bar",
    LEX_TOOL_FIELD_CHOICE,
    FALSE,
    { "What stands in the way", "Co stoi na przeszkodzie" },
    { NULL, NULL },
    bars },
  { "card", LEX_TOOL_FIELD_CHOICE, FALSE, { "The card", "Karta" }, { NULL, NULL }, cards },
  { "by", LEX_TOOL_FIELD_CHOICE, FALSE, { "Whose revoke", "Czyj" }, { NULL, NULL }, revokers },
  { "result",
    LEX_TOOL_FIELD_LINE,
    FALSE,
    { "Contract and result at the table", "Kontrakt i wynik przy stole" },
    { "4♠-1", "4♠-1" },
    NULL },
  { "vulnerable",
    LEX_TOOL_FIELD_CHOICE,
    FALSE,
    { "Vulnerability", "Założenia" },
    { NULL, NULL },
    vulnerable },
};

static guint
find_choice (const LexToolChoice *choices, const char *name)
{
  guint i = 0;

  while (!g_str_equal (choices[i].name, name))
    i++;
  return i;
}

static char *
dup_over (int tricks, const LexContract *contract)
{
  const int over = tricks - 6 - (int) contract->level;

  return over == 0 ? g_strdup ("=") : lex_working_dup_number (over, TRUE, LEX_LANGUAGE_EN);
}

/* What the contract is then. */
static gboolean
add_score (LexWorking *working, const char *const *values, guint tricks, GError **error)
{
  const gboolean yes = g_str_equal (values[REVOKE_VULNERABLE], "yes");
  const int sign = g_str_equal (values[REVOKE_SIDE], "declarer") ? -1 : 1;
  LexResult result;
  int after;
  g_autofree char *old = NULL;
  g_autofree char *new = NULL;
  g_autofree char *over = NULL;

  if (!lex_result_read_played (values[REVOKE_RESULT], &result, error))
    return FALSE;
  after = CLAMP ((int) result.tricks + sign * (int) tricks, 0, LEX_TRICKS);
  old = lex_working_dup_number (lex_score_of (&result.contract, yes, result.tricks), TRUE,
                                LEX_LANGUAGE_EN);
  new = lex_working_dup_number (lex_score_of (&result.contract, yes, (guint) after), TRUE,
                                LEX_LANGUAGE_EN);
  over = dup_over (after, &result.contract);
  lex_working_take_result (
      working, "77",
      g_strdup_printf ("declarer’s side: %u tricks at the table, %d now (%s): %s instead of %s",
                       result.tricks, after, over, new, old),
      g_strdup_printf ("strona rozgrywająca: przy stole %u lew, teraz %d (%s): %s zamiast %s",
                       result.tricks, after, over, new, old));
  lex_working_add_figure (working, "score", lex_score_of (&result.contract, yes, (guint) after));
  return TRUE;
}

static LexWorking *
work_revoke (const char *const *values, guint *field, GError **error)
{
  LexRevoke revoke = { (LexRevokeBar) find_choice (bars, values[REVOKE_BAR]),
                       (LexRevokeWinner) find_choice (winners, values[REVOKE_WINNER]), 0,
                       g_str_equal (values[REVOKE_CARD], "none") };
  g_autoptr (LexWorking) working = lex_working_new ();
  const char *label;
  double later;
  guint tricks;

  *field = REVOKE_LATER;
  if (!lex_tool_read_number (values[REVOKE_LATER], 0, LEX_TRICKS - 1, &later, error))
    return NULL;
  revoke.later = (guint) later;
  tricks = lex_revoke_count (&revoke, &label);
  lex_working_take_result (working, label,
                           g_strdup_printf ("tricks transferred after play: %u", tricks),
                           g_strdup_printf ("lewy do przekazania po rozgrywce: %u", tricks));
  lex_working_add_figure (working, "tricks", tricks);
  *field = REVOKE_RESULT;
  if (*values[REVOKE_RESULT] != '\0' && !add_score (working, values, tricks, error))
    return NULL;
  if (revoke.bar != LEX_REVOKE_BAR_NOT_ESTABLISHED)
    lex_working_take (working, "64C1",
                      g_strdup ("if that compensates too little, adjust the score"),
                      g_strdup ("jeżeli to za mało, orzeknij wynik rozjemczy"));
  return g_steal_pointer (&working);
}

const LexTool lex_tool_revoke = {
  "revoke",
  { "64", "67B", NULL },
  { "Tricks after a revoke", "Lewy po fałszywym renonsie" },
  { "revoke, trick transfer, two tricks, missing card",
    "renons, fałszywy renons, lewy, dwie lewy" },
  revoke_fields,
  LEX_TOOL_N_FIELDS (revoke_fields),
  work_revoke,
};

/* Artificial scores */

enum
{
  ARTIFICIAL_NS,
  ARTIFICIAL_EW,
  ARTIFICIAL_NS_SESSION,
  ARTIFICIAL_EW_SESSION,
  ARTIFICIAL_TOP
};

/* In the order of LexAward. */
static const LexToolChoice awards[] = {
  { "A-", { "Average minus: directly at fault", "Średnia minus: bezpośrednio odpowiedzialna" } },
  { "A", { "Average: partly at fault", "Średnia: częściowo odpowiedzialna" } },
  { "A+", { "Average plus: in no way at fault", "Średnia plus: nieodpowiedzialna" } },
  { NULL, { NULL, NULL } },
};

static const LexToolField artificial_fields[] = {
  { "ns", LEX_TOOL_FIELD_CHOICE, FALSE, { "North-South", "NS" }, { NULL, NULL }, awards },
  { "ew", LEX_TOOL_FIELD_CHOICE, FALSE, { "East-West", "EW" }, { NULL, NULL }, awards },
  { "ns-session",
    LEX_TOOL_FIELD_LINE,
    FALSE,
    { "North-South on the other boards of the session, %", "NS w pozostałych rozdaniach sesji, %" },
    { "63.5", "63,5" },
    NULL },
  { "ew-session",
    LEX_TOOL_FIELD_LINE,
    FALSE,
    { "East-West on the other boards of the session, %", "EW w pozostałych rozdaniach sesji, %" },
    { "38", "38" },
    NULL },
  { "top",
    LEX_TOOL_FIELD_LINE,
    FALSE,
    { "Matchpoints available on the board", "Punkty turniejowe do zdobycia w rozdaniu" },
    { "24", "24" },
    NULL },
};

static char *
dup_award (LexAward award, double percent, double top, guint side, LexLanguage language)
{
  const gboolean polish = language == LEX_LANGUAGE_PL;
  g_autofree char *share = lex_working_dup_number (percent, FALSE, language);
  g_autofree char *imps = lex_working_dup_number (lex_award_get_imps (award), TRUE, language);
  g_autofree char *matchpoints = lex_working_dup_number (percent * top / 100, FALSE, language);
  g_autofree char *of_top
      = top > 0 ? g_strdup_printf (polish ? " = %s PT" : " = %s MP", matchpoints) : g_strdup ("");

  return g_strdup_printf (polish ? "%s %s: %s%%%s; w meczu %s IMP"
                                 : "%s %s: %s%%%s; at teams %s IMPs",
                          side == 0 ? "NS" : "EW", lex_award_get_name (award), share, of_top, imps);
}

static LexWorking *
work_artificial (const char *const *values, guint *field, GError **error)
{
  static const char *const percents[] = { "ns", "ew" };
  g_autoptr (LexWorking) working = lex_working_new ();
  double session = 0;
  double top = 0;

  *field = ARTIFICIAL_TOP;
  if (*values[ARTIFICIAL_TOP] != '\0'
      && !lex_tool_read_number (values[ARTIFICIAL_TOP], 0, 4000, &top, error))
    return NULL;
  for (guint side = 0; side < 2; side++)
    {
      const LexAward award = (LexAward) find_choice (awards, values[ARTIFICIAL_NS + side]);
      const gboolean known = *values[ARTIFICIAL_NS_SESSION + side] != '\0';
      double percent;

      *field = ARTIFICIAL_NS_SESSION + side;
      if (known && !lex_tool_read_number (values[*field], 0, 100, &session, error))
        return NULL;
      percent = lex_award_get_percent (award, known ? &session : NULL);
      lex_working_take_result (working, percent > 60 || percent < 40 ? "12C2c" : "12C2a",
                               dup_award (award, percent, top, side, LEX_LANGUAGE_EN),
                               dup_award (award, percent, top, side, LEX_LANGUAGE_PL));
      lex_working_add_figure (working, percents[side], percent);
    }
  lex_working_take (working, "12C2b", g_strdup ("IMPs unless a regulation varies them"),
                    g_strdup ("IMP, o ile regulamin nie stanowi inaczej"));
  return g_steal_pointer (&working);
}

const LexTool lex_tool_artificial = {
  "artificial",
  { "12C2", NULL },
  { "Artificial score", "Wynik procentowy" },
  { "artificial, average plus, average minus, 60 40, no result",
    "wynik procentowy, sztuczny, średnia plus, średnia minus, 60 40, bez wyniku" },
  artificial_fields,
  LEX_TOOL_N_FIELDS (artificial_fields),
  work_artificial,
};

/* Relief without what a side did to itself */

enum
{
  RELIEF_TABLE,
  RELIEF_RECTIFIED,
  RELIEF_WITHOUT
};

static const LexToolField relief_fields[] = {
  { "table",
    LEX_TOOL_FIELD_LINE,
    TRUE,
    { "A: what the side not at fault has from the table, in IMPs",
      "A: co strona niewykraczająca ma ze stołu, w IMP" },
    { "2", "2" },
    NULL },
  { "rectified",
    LEX_TOOL_FIELD_LINE,
    TRUE,
    { "B: what rectifying the infraction would give it", "B: co dałoby jej sprostowanie" },
    { "9", "9" },
    NULL },
  { "without",
    LEX_TOOL_FIELD_LINE,
    TRUE,
    { "C: what it would have from the table without its own error or gamble",
      "C: co miałaby ze stołu bez własnego błędu lub hazardu" },
    { "6", "6" },
    NULL },
};

/* The three lines: what the side did to itself, what it gets, and what the other side gets. */
static char *
dup_relief (const double *of, guint line, LexLanguage language)
{
  const gboolean polish = language == LEX_LANGUAGE_PL;
  g_autofree char *harm = lex_working_dup_number (MAX (of[2] - of[0], 0), FALSE, language);
  g_autofree char *better = lex_working_dup_number (of[1], TRUE, language);
  g_autofree char *own
      = lex_working_dup_number (lex_weight_relieve (of[0], of[1], of[2]), TRUE, language);
  g_autofree char *others = lex_working_dup_number (-of[1], TRUE, language);

  if (line == 0)
    return g_strdup_printf (polish ? "szkoda własna: C − A = %s" : "self-inflicted: C − A = %s",
                            harm);
  if (line == 1)
    return g_strdup_printf (polish ? "strona niewykraczająca: %s − %s = %s"
                                   : "side not at fault: %s − %s = %s",
                            better, harm, own);
  return g_strdup_printf (polish ? "strona wykraczająca: −B = %s" : "offending side: −B = %s",
                          others);
}

static LexWorking *
work_relief (const char *const *values, guint *field, GError **error)
{
  static const char *const labels[] = { "12C1e(ii)", "12C1e(ii)", "12C1e(i)" };
  double of[3];
  g_autoptr (LexWorking) working = lex_working_new ();

  for (*field = RELIEF_TABLE; *field <= RELIEF_WITHOUT; (*field)++)
    if (!lex_tool_read_number (values[*field], -1000, 1000, &of[*field], error))
      return NULL;
  for (guint line = 0; line < G_N_ELEMENTS (labels); line++)
    (line == 0 ? lex_working_take : lex_working_take_result) (
        working, labels[line], dup_relief (of, line, LEX_LANGUAGE_EN),
        dup_relief (of, line, LEX_LANGUAGE_PL));
  lex_working_add_figure (working, "non-offenders", lex_weight_relieve (of[0], of[1], of[2]));
  lex_working_add_figure (working, "offenders", -of[1]);
  return g_steal_pointer (&working);
}

const LexTool lex_tool_self_inflicted = {
  "self-inflicted",
  { "12C1e", NULL },
  { "Self-inflicted damage", "Szkoda z własnej winy" },
  { "self-inflicted damage, serious error, gambling action, double shot",
    "szkoda z własnej winy, poważny błąd, hazard" },
  relief_fields,
  LEX_TOOL_N_FIELDS (relief_fields),
  work_relief,
};
