/* lex-extract-answer.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the lines that `lexbridge-extract` writes. It trusts none of them, since a hostile file may
 * have taken that program over, and refuses to know how they came here. Only lex-extract.c calls
 * it.
 */

#include "extract/lex-extract-answer.h"

#include <string.h>

/* What a book holds: the corpus of all laws, commentaries and regulations is less. */
#define MAX_PAGES 3000
#define MAX_WORDS 2000000
#define MAX_LINE_BYTES 2048

/* No page is larger: 200 inches, as the format itself says. */
#define MAX_PLACE 1440000

struct _LexExtractAnswer
{
  LexExtractText *text; /* nullable once it was stolen */
  LexExtractPage *page; /* borrowed, nullable; the one that words belong to */
  GString *rest;        /* a line that has not ended yet */
  guint n_pages;
  guint n_words;
  gboolean opens; /* the next word begins a line */
  LexExtractState state;
};

LexExtractAnswer *
lex_extract_answer_new (void)
{
  LexExtractAnswer *self = g_new0 (LexExtractAnswer, 1);

  self->text = lex_extract_text_new ();
  self->rest = g_string_new (NULL);
  return self;
}

void
lex_extract_answer_free (LexExtractAnswer *self)
{
  if (self == NULL)
    return;
  lex_extract_text_free (self->text);
  g_string_free (self->rest, TRUE);
  g_free (self);
}

/* Reads numbers parted by one space each, and gives what stands behind them. */
static const char *
read_numbers (const char *c, int *numbers, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      char *end;
      gint64 number = g_ascii_strtoll (c, &end, 10);

      if (end == c || number < -MAX_PLACE || number > MAX_PLACE)
        return NULL;
      numbers[i] = (int) number;
      if (*end != ' ' && *end != '\0')
        return NULL;
      c = *end == ' ' ? end + 1 : end;
    }
  return c;
}

static gboolean
read_pages (LexExtractAnswer *self, const char *line)
{
  int n;

  if (self->n_pages > 0 || read_numbers (line, &n, 1) == NULL || n < 1 || n > MAX_PAGES)
    return FALSE;
  self->n_pages = (guint) n;
  return TRUE;
}

static gboolean
read_page (LexExtractAnswer *self, const char *line)
{
  int numbers[3];

  if (read_numbers (line, numbers, G_N_ELEMENTS (numbers)) == NULL
      || (guint) numbers[0] != self->text->pages->len + 1 || (guint) numbers[0] > self->n_pages
      || numbers[1] <= 0 || numbers[2] <= 0)
    return FALSE;
  self->page = lex_extract_text_add_page (self->text, (guint) numbers[0], numbers[1], numbers[2]);
  self->opens = TRUE;
  return TRUE;
}

static gboolean
read_flags (const char **line, LexExtractFlags *flags)
{
  const char *c = *line;

  for (*flags = 0; *c != ' '; c++)
    switch (*c)
      {
      case 'b':
        *flags |= LEX_EXTRACT_BOLD;
        break;
      case 'i':
        *flags |= LEX_EXTRACT_ITALIC;
        break;
      case 'g':
        *flags |= LEX_EXTRACT_GLUED;
        break;
      case '-':
        break;
      default:
        return FALSE;
      }
  *line = c + 1;
  return TRUE;
}

static gboolean
is_word (const char *text)
{
  if (*text == '\0')
    return FALSE;
  for (const char *c = text; *c; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      if (g_unichar_isspace (character) || g_unichar_iscntrl (character))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_word (LexExtractAnswer *self, const char *line)
{
  int numbers[5];
  LexExtractWord word;

  line = read_numbers (line, numbers, G_N_ELEMENTS (numbers));
  if (line == NULL || self->page == NULL || ++self->n_words > MAX_WORDS || numbers[4] <= 0
      || numbers[0] > numbers[2] || numbers[1] > numbers[3] || !read_flags (&line, &word.flags)
      || !is_word (line))
    return FALSE;
  if (self->opens)
    word.flags = (word.flags | LEX_EXTRACT_OPENS) & (LexExtractFlags) ~LEX_EXTRACT_GLUED;
  self->opens = FALSE;
  word.x0 = numbers[0];
  word.y0 = numbers[1];
  word.x1 = numbers[2];
  word.y1 = numbers[3];
  word.size = numbers[4];
  word.text = line;
  lex_extract_text_add_word (self->text, self->page, word);
  return TRUE;
}

static LexExtractState
read_failure (const char *kind)
{
  if (g_str_equal (kind, "locked"))
    return LEX_EXTRACT_STATE_LOCKED;
  if (g_str_equal (kind, "damaged"))
    return LEX_EXTRACT_STATE_DAMAGED;
  if (g_str_equal (kind, "unavailable"))
    return LEX_EXTRACT_STATE_UNAVAILABLE;
  return LEX_EXTRACT_STATE_WRONG;
}

static gboolean
read_mark (LexExtractAnswer *self, const char *line)
{
  if (self->page == NULL)
    return FALSE;
  if (g_str_equal (line, "line"))
    self->opens = TRUE;
  else if (g_str_equal (line, "picture"))
    self->page->picture = TRUE;
  else if (g_str_equal (line, "recognized"))
    self->page->recognized = TRUE;
  else
    return FALSE;
  return TRUE;
}

static LexExtractState
read_line (LexExtractAnswer *self, const char *line, gsize length)
{
  gboolean right;

  if (length > MAX_LINE_BYTES || !g_utf8_validate (line, (gssize) length, NULL))
    return LEX_EXTRACT_STATE_WRONG;
  if (g_str_equal (line, "end"))
    return self->text->pages->len == self->n_pages && self->n_pages > 0 ? LEX_EXTRACT_STATE_WHOLE
                                                                        : LEX_EXTRACT_STATE_WRONG;
  if (g_str_has_prefix (line, "fail "))
    return read_failure (line + strlen ("fail "));
  if (g_str_has_prefix (line, "word "))
    right = read_word (self, line + strlen ("word "));
  else if (g_str_has_prefix (line, "pages "))
    right = read_pages (self, line + strlen ("pages "));
  else if (g_str_has_prefix (line, "page "))
    right = read_page (self, line + strlen ("page "));
  else
    right = read_mark (self, line);
  return right ? LEX_EXTRACT_STATE_OPEN : LEX_EXTRACT_STATE_WRONG;
}

LexExtractState
lex_extract_answer_feed (LexExtractAnswer *self, const char *bytes, gsize size)
{
  const char *end = bytes + size;

  while (self->state == LEX_EXTRACT_STATE_OPEN && bytes < end)
    {
      const char *feed = memchr (bytes, '\n', (gsize) (end - bytes));
      const char *stop = feed != NULL ? feed : end;

      g_string_append_len (self->rest, bytes, stop - bytes);
      if (feed != NULL)
        {
          self->state = read_line (self, self->rest->str, self->rest->len);
          g_string_truncate (self->rest, 0);
        }
      else if (self->rest->len > MAX_LINE_BYTES)
        self->state = LEX_EXTRACT_STATE_WRONG;
      bytes = feed != NULL ? feed + 1 : end;
    }
  return self->state;
}

LexExtractState
lex_extract_answer_get_state (const LexExtractAnswer *self)
{
  return self->state;
}

guint
lex_extract_answer_get_n_pages (const LexExtractAnswer *self)
{
  return self->n_pages;
}

const LexExtractText *
lex_extract_answer_get_text (const LexExtractAnswer *self)
{
  return self->text;
}

LexExtractText *
lex_extract_answer_steal_text (LexExtractAnswer *self)
{
  return g_steal_pointer (&self->text);
}
