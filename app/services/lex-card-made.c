/* lex-card-made.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards that the build made of clauses and tables, as cards of a deck. It refuses to know how they
 * were made: lex-card-cloze.c and lex-card-numbers.c do. lex-card-deck.c calls it.
 */

#include "services/lex-card-made.h"

#include <string.h>

#include "services/lex-card-deck.h"

/* Letters and digits alone count, so that a comma that was mended changes nothing. */
static void
digest (GChecksum *sum, const char *words, gsize length)
{
  g_autofree char *folded = g_utf8_casefold (words, (gssize) length);

  for (const char *at = folded; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_isalnum (g_utf8_get_char (at)))
      g_checksum_update (sum, (const guchar *) at, g_utf8_next_char (at) - at);
  g_checksum_update (sum, (const guchar *) "\n", 1);
}

/* What is to be said: the words left out, which are emphasised, or all. */
static char *
dup_print (LexText *answer)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  const char *plain = lex_text_get_plain (answer);
  gsize n_spans = 0;
  gboolean any = FALSE;
  const LexSpan *spans = lex_text_get_spans (answer, &n_spans);

  for (gsize i = 0; i < n_spans; i++)
    if (spans[i].kind == LEX_SPAN_EMPHASIS)
      {
        digest (sum, plain + spans[i].start, spans[i].end - spans[i].start);
        any = TRUE;
      }
  if (!any)
    digest (sum, plain, strlen (plain));
  return g_strndup (g_checksum_get_string (sum), 16);
}

static void
add_card (GPtrArray *cards, LexLibrary *library, const LexQuestion *made)
{
  const LexQuestionStep *step = made->steps->pdata[0];
  const LexOption *answer = step->options->pdata[0];
  LexLabel *label = made->labels->pdata[0];
  LexStudyCard *card;

  if (answer->text[LEX_LANGUAGE_EN] == NULL || answer->text[LEX_LANGUAGE_PL] == NULL
      || !lex_library_has_label (library, lex_label_get_text (label)))
    return;
  card = lex_card_deck_add (
      cards, g_str_has_prefix (made->id, "numbers/") ? LEX_CARD_NUMBERS : LEX_CARD_CLOZE,
      g_strdup (made->id));
  g_ptr_array_add (card->labels, lex_label_ref (label));
  g_free (card->print);
  card->print = dup_print (answer->text[LEX_LANGUAGE_EN]);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      card->front[i] = lex_text_ref (made->text[i]);
      card->back[i] = lex_text_ref (answer->text[i]);
    }
}

void
lex_card_made_add_all (GPtrArray *cards, LexLibrary *library, GPtrArray *made)
{
  for (guint i = 0; i < made->len; i++)
    add_card (cards, library, made->pdata[i]);
}
