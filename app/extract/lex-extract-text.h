/* lex-extract-text.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexExtractFlags:
 * @LEX_EXTRACT_BOLD: in a heavy face
 * @LEX_EXTRACT_ITALIC: in a slanted face
 * @LEX_EXTRACT_GLUED: no space parts it from the word before
 * @LEX_EXTRACT_OPENS: the reader sees a new line begin here
 *
 * What is known of a word beside its place.
 */
typedef enum
{
  LEX_EXTRACT_BOLD = 1 << 0,
  LEX_EXTRACT_ITALIC = 1 << 1,
  LEX_EXTRACT_GLUED = 1 << 2,
  LEX_EXTRACT_OPENS = 1 << 3,
} LexExtractFlags;

/**
 * LexExtractWord:
 * @x0: left edge
 * @y0: upper edge
 * @x1: right edge
 * @y1: lower edge
 * @size: size of the type
 * @flags: what else is known
 * @text: (not nullable): the word, UTF-8, without white space; the #LexExtractText owns it
 *
 * A word on a page. Places are in hundredths of a point from the page's upper left corner.
 */
typedef struct
{
  int x0;
  int y0;
  int x1;
  int y1;
  int size;
  LexExtractFlags flags;
  const char *text;
} LexExtractWord;

/**
 * LexExtractPage:
 * @number: which it is, from 1
 * @width: its width, in hundredths of a point
 * @height: its height
 * @picture: it has no text, but a picture
 * @recognized: its words were read from a picture
 * @words: (element-type LexExtractWord): its words, as the reader orders them
 *
 * A page.
 */
typedef struct
{
  guint number;
  int width;
  int height;
  gboolean picture;
  gboolean recognized;
  GArray *words;
} LexExtractPage;

/**
 * LexExtractText:
 * @pages: (element-type LexExtractPage): the pages in order
 * @strings: owns the words' letters
 *
 * What stands on the pages of a file.
 */
typedef struct
{
  GPtrArray *pages;
  GStringChunk *strings;
} LexExtractText;

/**
 * lex_extract_text_new:
 *
 * Makes a text without pages.
 *
 * Returns: (transfer full): the text
 */
LexExtractText *lex_extract_text_new (void);

/**
 * lex_extract_text_free:
 * @self: (transfer full) (nullable): a text
 *
 * Frees it.
 */
void lex_extract_text_free (LexExtractText *self);

/**
 * lex_extract_text_add_page:
 * @self: a text
 * @number: which page, from 1
 * @width: its width
 * @height: its height
 *
 * Adds a page without words.
 *
 * Returns: (transfer none): the page
 */
LexExtractPage *lex_extract_text_add_page (LexExtractText *self, guint number, int width,
                                           int height);

/**
 * lex_extract_text_add_word:
 * @self: a text
 * @page: one of its pages
 * @word: a word; its letters are copied
 *
 * Adds a word to a page.
 */
void lex_extract_text_add_word (LexExtractText *self, LexExtractPage *page, LexExtractWord word);

/**
 * lex_extract_text_count_words:
 * @self: a text
 *
 * Counts the words of all pages.
 *
 * Returns: how many they are
 */
guint lex_extract_text_count_words (const LexExtractText *self);

/**
 * lex_extract_text_count_pictures:
 * @self: a text
 *
 * Counts the pages that have a picture and no text.
 *
 * Returns: how many they are
 */
guint lex_extract_text_count_pictures (const LexExtractText *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexExtractText, lex_extract_text_free)

G_END_DECLS
