/* lex-marks.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where in a text the words of a search or the phrase of a finder stand. It
 * refuses to know widgets and colours: texts in, byte ranges out. The highlight
 * of a page calls it for each of its labels.
 */

#include "widgets/page/lex-marks.h"

#include <string.h>

#include "language/lex-fold.h"

typedef struct
{
  GHashTable *words;
  GArray *marks;
} Search;

static gboolean
mark_token_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  const Search *search = user_data;
  const LexMark mark = { start, end };

  if (g_hash_table_contains (search->words, token))
    g_array_append_val (search->marks, mark);
  return TRUE;
}

GArray *
lex_marks_find_words (const char *text, GHashTable *words)
{
  Search search = { words, g_array_new (FALSE, FALSE, sizeof (LexMark)) };

  lex_tokenize (text, -1, mark_token_cb, &search);
  return search.marks;
}

/* A text made comparable, and for each of its bytes the character it came from. */
typedef struct
{
  GString *folded;
  GArray *origins; /* (element-type LexMark) */
} Folding;

/* What no keyboard has: typographers' quotes and dashes. */
static const char *
get_plain_sign (gunichar ch)
{
  switch (ch)
    {
    case 0x2018:
    case 0x2019:
      return "'";
    case 0x201C:
    case 0x201D:
    case 0x201E:
      return "\"";
    case 0x2010:
    case 0x2011:
    case 0x2013:
    case 0x2014:
      return "-";
    default:
      return NULL;
    }
}

static void
append_origin (Folding *self, const char *folded, guint start, guint end)
{
  const LexMark origin = { start, end };

  for (const char *byte = folded; *byte != '\0'; byte++)
    g_array_append_val (self->origins, origin);
  g_string_append (self->folded, folded);
}

/* White space of any kind and length, no-break and paragraph's included, is one space. */
static void
append_char (Folding *self, const char *text, const char *at)
{
  const gunichar ch = g_utf8_get_char (at);
  const char *next = g_utf8_next_char (at);
  const char *sign = get_plain_sign (ch);
  g_autofree char *folded = NULL;

  if (g_unichar_isspace (ch))
    {
      if (!g_str_has_suffix (self->folded->str, " "))
        append_origin (self, " ", at - text, next - text);
      return;
    }
  if (sign == NULL)
    sign = folded = lex_fold (at, next - at);
  append_origin (self, sign, at - text, next - text);
}

static Folding
fold (const char *text)
{
  Folding self = { g_string_sized_new (strlen (text)), NULL };

  self.origins = g_array_sized_new (FALSE, FALSE, sizeof (LexMark), strlen (text));
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    append_char (&self, text, at);
  return self;
}

static void
clear_folding (Folding *self)
{
  g_string_free (self->folded, TRUE);
  g_array_unref (self->origins);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Folding, clear_folding)

GArray *
lex_marks_find_phrase (const char *text, const char *phrase)
{
  g_auto (Folding) haystack = fold (text);
  g_auto (Folding) needle = fold (phrase);
  const char *wanted = g_strstrip (needle.folded->str);
  const gsize length = strlen (wanted);
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (LexMark));
  const char *at = haystack.folded->str;

  while (length > 0 && (at = strstr (at, wanted)) != NULL)
    {
      const gsize place = at - haystack.folded->str;
      const LexMark mark = { g_array_index (haystack.origins, LexMark, place).start,
                             g_array_index (haystack.origins, LexMark, place + length - 1).end };

      g_array_append_val (marks, mark);
      at += length;
    }
  return marks;
}
