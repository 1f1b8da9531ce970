/* lex-margin-kind.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The kinds of things that bear upon a clause, as a table: a new kind is a line of it. It
 * refuses to know widgets. The margin and its drawers ask it.
 */

#include "widgets/page/lex-margin-kind.h"

#include <glib/gi18n-lib.h>

#define CONTEXT "margin"
#define NO_DOCUMENT -1

/* The road sign that yields, and its contrary; a card; a bubble; a table cut by a screen; an
 * open book; a question mark; a sheet. */
static const struct
{
  const char *name;
  const char *title;
  const char *words; /* nullable */
  int document;      /* LexKind */
  const char *sign;
  const char *colour;
  const char *action; /* nullable */
} kinds[] = {
  [LEX_MARGIN_YIELDS] = { "yields", N_ ("Yields to"), NC_ ("margin", "yields to"), NO_DOCUMENT,
                          "M 2 3.5 L 14 3.5 L 8 13.5 Z", "lex_orange" },
  [LEX_MARGIN_PREVAILS] = { "prevails", N_ ("Prevails over"), NC_ ("margin", "prevails over"),
                            NO_DOCUMENT, "M 2 13 L 14 13 L 8 3 Z", "lex_orange" },
  [LEX_MARGIN_EXAMPLES]
  = { "examples", N_ ("Examples"), NULL, LEX_KIND_EXAMPLE,
      "M 3.5 2 L 12.5 2 L 12.5 14 L 3.5 14 Z M 8 5.5 L 10 8 L 8 10.5 L 6 8 Z", "lex_blue" },
  [LEX_MARGIN_COMMENTARY] = { "commentary", N_ ("Commentary"), NULL, LEX_KIND_COMMENTARY,
                              "M 2 3 L 14 3 L 14 11 L 8 11 L 5 14 L 5 11 L 2 11 Z", "lex_purple" },
  [LEX_MARGIN_SCREENS]
  = { "screens", N_ ("Screens"), NULL, LEX_KIND_REGULATION,
      "M 2.5 2.5 L 13.5 2.5 L 13.5 13.5 L 2.5 13.5 Z M 2.5 13.5 L 13.5 2.5", "lex_teal" },
  [LEX_MARGIN_GUIDE]
  = { "guide", N_ ("Guide"), NULL, LEX_KIND_GUIDE,
      "M 8 4.5 L 2 3 L 2 12 L 8 13.5 L 14 12 L 14 3 Z M 8 4.5 L 8 13.5", "lex_purple" },
  [LEX_MARGIN_QUESTIONS]
  = { "questions", N_ ("Questions"), NULL, NO_DOCUMENT,
      "M 4 5.5 L 4.6 3.6 L 6.3 2.4 L 9.7 2.4 L 11.4 3.6 L 12 5.4 L 11.2 7.2 L 8 9.4 L 8 11"
      " M 8 13 L 8 14.5",
      "lex_brown", "win.ask-clause" },
  [LEX_MARGIN_NOTE] = { "note", N_ ("My notes"), NULL, LEX_KIND_NOTE,
                        "M 3 2 L 13 2 L 13 10 L 9 14 L 3 14 Z M 13 10 L 9 10 L 9 14", "lex_green" },
};
G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == LEX_N_MARGIN_KINDS);

int
lex_margin_kind_find (LexKind document)
{
  for (int kind = 0; kind < LEX_N_MARGIN_KINDS; kind++)
    if (kinds[kind].document == (int) document)
      return kind;
  return -1;
}

const char *
lex_margin_kind_get_name (LexMarginKind kind)
{
  g_return_val_if_fail (kind < LEX_N_MARGIN_KINDS, NULL);

  return kinds[kind].name;
}

const char *
lex_margin_kind_get_title (LexMarginKind kind)
{
  g_return_val_if_fail (kind < LEX_N_MARGIN_KINDS, NULL);

  return _ (kinds[kind].title);
}

const char *
lex_margin_kind_get_words (LexMarginKind kind)
{
  g_return_val_if_fail (kind < LEX_N_MARGIN_KINDS, NULL);

  if (!kinds[kind].words)
    return NULL;
  return g_dpgettext2 (GETTEXT_PACKAGE, CONTEXT, kinds[kind].words);
}

const char *
lex_margin_kind_get_sign (LexMarginKind kind)
{
  g_return_val_if_fail (kind < LEX_N_MARGIN_KINDS, NULL);

  return kinds[kind].sign;
}

const char *
lex_margin_kind_get_colour (LexMarginKind kind)
{
  g_return_val_if_fail (kind < LEX_N_MARGIN_KINDS, NULL);

  return kinds[kind].colour;
}

const char *
lex_margin_kind_get_action (LexMarginKind kind)
{
  g_return_val_if_fail (kind < LEX_N_MARGIN_KINDS, NULL);

  return kinds[kind].action;
}
