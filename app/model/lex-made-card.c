/* lex-made-card.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card that the build made of a clause. It refuses to know how: the services do that. They call
 * it, and lex-question-data.c, which packs it.
 */

#include "model/lex-made-card.h"

#include <string.h>

LexMadeCard *
lex_made_card_new (char *id, LexLabel *label)
{
  LexMadeCard *self = g_new0 (LexMadeCard, 1);

  self->id = id;
  self->label = lex_label_ref (label);
  return self;
}

void
lex_made_card_free (LexMadeCard *self)
{
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_clear_pointer (&self->front[i], lex_text_unref);
      g_clear_pointer (&self->back[i], lex_text_unref);
    }
  g_clear_pointer (&self->packed, g_variant_unref);
  lex_label_unref (self->label);
  g_free (self->print);
  g_free (self->id);
  g_free (self);
}

static void
digest (GChecksum *sum, const char *words, gsize length)
{
  g_autofree char *folded = g_utf8_casefold (words, (gssize) length);

  for (const char *at = folded; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_isalnum (g_utf8_get_char (at)))
      g_checksum_update (sum, (const guchar *) at, g_utf8_next_char (at) - at);
  g_checksum_update (sum, (const guchar *) "\n", 1);
}

void
lex_made_card_fill_print (LexMadeCard *self)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  LexText *answer = self->back[LEX_LANGUAGE_EN];
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
  g_free (self->print);
  self->print = g_strndup (g_checksum_get_string (sum), 16);
}
