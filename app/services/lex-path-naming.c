/* lex-path-naming.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The headings of a guided path. They stand between its words, are read aloud, copied and printed
 * with them, and so are in its language, not the interface's. It refuses to know where that is.
 * Front ends call it.
 */

#include "services/lex-path-naming.h"

typedef struct
{
  const char *name;
  const char *words[LEX_N_LANGUAGES];
} Naming;

static const Naming groups[] = {
  { "auction", { "Auction", "Licytacja" } },
  { "lead", { "Opening lead", "Pierwsze wyjście" } },
  { "play", { "Play", "Rozgrywka" } },
  { "revoke", { "Revoke", "Fałszywy renons" } },
  { "penalty-card", { "Penalty cards", "Karty przygwożdżone" } },
  { "claim", { "Claim and concession", "Deklaracja i zrzeczenie się lew" } },
  { "information", { "Information", "Informacja" } },
  { "board", { "Boards and cards", "Pudełka i karty" } },
  { "score", { "Score", "Wynik" } },
  { "conduct", { "Conduct and time", "Zachowanie i czas" } },
};

static const Naming listeners[] = {
  { "all", { "Say to all four:", "Powiedz wszystkim:" } },
  { "side", { "Say to the offending side:", "Powiedz stronie wykraczającej:" } },
  { "defenders", { "Say to the defenders:", "Powiedz obrońcom:" } },
  { "offender", { "Say to the offender:", "Powiedz wykraczającemu:" } },
  { "partner", { "Say to the offender’s partner:", "Powiedz partnerowi wykraczającego:" } },
  { "lho", { "Say to LHO:", "Powiedz LHO:" } },
  { "rho", { "Say to RHO:", "Powiedz RHO:" } },
  { "declarer", { "Say to declarer:", "Powiedz rozgrywającemu:" } },
  { "dummy", { "Say to dummy:", "Powiedz dziadkowi:" } },
};

static const char *const line_kinds[LEX_N_PATH_LINE_KINDS][LEX_N_LANGUAGES] = {
  [LEX_PATH_LINE_TELL] = { "Tell the table", "Powiedz przy stole" },
  [LEX_PATH_LINE_OPTION] = { "Options", "Do wyboru" },
  [LEX_PATH_LINE_RECTIFICATION] = { "Rectification", "Sprostowanie" },
  [LEX_PATH_LINE_RESTRICTION] = { "Restrictions that last", "Ograniczenia, które trwają" },
  [LEX_PATH_LINE_LATER] = { "Open until the end of play", "Do sprawdzenia po rozgrywce" },
};

/* A name that is of no table stands for itself. */
static const char *
find_words (const Naming *namings, gsize n_namings, const char *name, LexLanguage language)
{
  for (gsize i = 0; i < n_namings; i++)
    if (g_str_equal (namings[i].name, name))
      return namings[i].words[language];
  return name;
}

const char *
lex_path_naming_get_group (const char *group, LexLanguage language)
{
  g_return_val_if_fail (group != NULL, NULL);

  return find_words (groups, G_N_ELEMENTS (groups), group, language);
}

const char *
lex_path_naming_get_line_kind (LexPathLineKind kind, LexLanguage language)
{
  g_return_val_if_fail ((guint) kind < LEX_N_PATH_LINE_KINDS, NULL);

  return line_kinds[kind][language];
}

const char *
lex_path_naming_get_remark (const LexRemark *remark, LexLanguage language)
{
  static const char *const away[] = { "Away from the table:", "Z dala od stołu:" };
  static const char *const unknown[] = { "If you do not know yet:", "Jeżeli jeszcze nie wiesz:" };

  g_return_val_if_fail (remark != NULL, NULL);

  switch (remark->kind)
    {
    case LEX_REMARK_AWAY:
      return away[language];
    case LEX_REMARK_UNKNOWN:
      return unknown[language];
    case LEX_REMARK_SAY:
    default:
      return find_words (listeners, G_N_ELEMENTS (listeners), remark->to, language);
    }
}
