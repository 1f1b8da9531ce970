/* lex-card-made.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards that the build made of clauses and tables, as cards of a deck. It refuses to know how they
 * were made: lex-card-cloze.c and lex-card-numbers.c do. lex-study.c calls it.
 */

#include "services/lex-card-made.h"

#include "model/lex-made-card.h"
#include "services/lex-card-deck.h"

static void
add_card (GPtrArray *cards, const LexMadeCard *made)
{
  LexStudyCard *card = lex_card_deck_add (
      cards, g_str_has_prefix (made->id, "numbers/") ? LEX_CARD_NUMBERS : LEX_CARD_CLOZE,
      g_strdup (made->id));

  g_ptr_array_add (card->labels, lex_label_ref (made->label));
  g_free (card->print);
  card->print = g_strdup (made->print);
  card->packed = g_variant_ref (made->packed);
}

void
lex_card_made_add_all (GPtrArray *cards, GPtrArray *made)
{
  for (guint i = 0; i < made->len; i++)
    add_card (cards, made->pdata[i]);
}
