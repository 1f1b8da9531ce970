/* lex-reader-setting.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a reader sets what it reads: in which languages and whose words, with which margin. It
 * refuses to know what is read. Who makes a reader calls it.
 */

#include "widgets/page/lex-reader-private.h"

void
lex_reader_set_languages (LexReader *self, LexLanguages languages)
{
  g_return_if_fail (LEX_IS_READER (self));
  g_return_if_fail (languages != LEX_LANGUAGES_NONE);

  if (self->languages == languages)
    return;
  self->languages = languages;
  lex_reader_rebuild (self);
}

LexLanguages
lex_reader_get_languages (LexReader *self)
{
  g_return_val_if_fail (LEX_IS_READER (self), LEX_LANGUAGES_NONE);

  return self->languages;
}

void
lex_reader_set_words (LexReader *self, LexWordsChoice *words)
{
  g_return_if_fail (LEX_IS_READER (self));

  if (self->words == words)
    return;
  if (self->words)
    g_signal_handlers_disconnect_by_data (self->words, self);
  g_set_object (&self->words, words);
  g_signal_connect_object (words, "changed", G_CALLBACK (lex_reader_rebuild), self,
                           G_CONNECT_SWAPPED);
  lex_reader_rebuild (self);
}

void
lex_reader_set_margin (LexReader *self, gboolean margin)
{
  g_return_if_fail (LEX_IS_READER (self));

  lex_scrolling_keep_top (self->scrolling);
  lex_page_set_margin (self->page, margin);
}
