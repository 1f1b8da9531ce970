/* lex-extract-text.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pages of words with their places. It refuses to know where they came from and how they are
 * read. This room fills it, and who asked this room reads it.
 */

#include "extract/lex-extract-text.h"

#define STRING_BLOCK 16384

static void
page_free (gpointer data)
{
  LexExtractPage *self = data;

  g_array_unref (self->words);
  g_free (self);
}

LexExtractText *
lex_extract_text_new (void)
{
  LexExtractText *self = g_new (LexExtractText, 1);

  self->pages = g_ptr_array_new_with_free_func (page_free);
  self->strings = g_string_chunk_new (STRING_BLOCK);
  return self;
}

void
lex_extract_text_free (LexExtractText *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->pages);
  g_string_chunk_free (self->strings);
  g_free (self);
}

LexExtractPage *
lex_extract_text_add_page (LexExtractText *self, guint number, int width, int height)
{
  LexExtractPage *page = g_new0 (LexExtractPage, 1);

  page->number = number;
  page->width = width;
  page->height = height;
  page->words = g_array_new (FALSE, FALSE, sizeof (LexExtractWord));
  g_ptr_array_add (self->pages, page);
  return page;
}

void
lex_extract_text_add_word (LexExtractText *self, LexExtractPage *page, LexExtractWord word)
{
  word.text = g_string_chunk_insert (self->strings, word.text);
  g_array_append_val (page->words, word);
}

guint
lex_extract_text_count_words (const LexExtractText *self)
{
  guint n = 0;

  for (guint i = 0; i < self->pages->len; i++)
    n += ((const LexExtractPage *) self->pages->pdata[i])->words->len;
  return n;
}

guint
lex_extract_text_count_pictures (const LexExtractText *self)
{
  guint n = 0;

  for (guint i = 0; i < self->pages->len; i++)
    n += ((const LexExtractPage *) self->pages->pdata[i])->picture ? 1 : 0;
  return n;
}
