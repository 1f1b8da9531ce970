/* lex-suggestion.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads a mistyped query as it was meant. It refuses to touch a word that any document knows.
 * The search of this room calls it.
 */

#include "language/lex-fold.h"
#include "services/lex-library-private.h"

typedef struct
{
  LexLibrary *library;
  const char *text;
  GString *suggestion;
  /* Up to where @text is copied. */
  gsize done;
  gboolean is_other;
  GError *fault; /* owned, nullable */
} Correction;

static void
take_fault (Correction *correction, LexSide side, GError *lower)
{
  lex_library_take_fault (correction->library, side, lower, &correction->fault);
}

/* A word that one file knows is right, however near it is to a word of the other. */
static gboolean
is_known (Correction *correction, const char *word)
{
  gboolean known = FALSE;

  for (guint side = 0; side < LEX_N_SIDES && !known && correction->fault == NULL; side++)
    {
      LexStoreReader *reader = correction->library->readers[side];
      GError *lower = NULL;

      if (reader != NULL && !lex_store_reader_find_word (reader, word, &known, &lower))
        take_fault (correction, side, lower);
    }
  return known;
}

/* Only the library that ships knows which words are right though nobody wrote them. */
static char *
dup_similar (Correction *correction, const char *word)
{
  GError *lower = NULL;
  char *similar
      = lex_store_reader_dup_similar (correction->library->readers[LEX_SIDE_SHIPPED], word, &lower);

  if (lower != NULL)
    take_fault (correction, LEX_SIDE_SHIPPED, lower);
  return similar;
}

static gboolean
correct_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  Correction *correction = user_data;
  g_autofree char *similar = NULL;

  /* `kind:example` is no word. */
  if (correction->text[end] == ':' || (start > 0 && correction->text[start - 1] == ':'))
    return TRUE;
  if (!is_known (correction, token))
    similar = dup_similar (correction, token);
  if (similar == NULL)
    return correction->fault == NULL;
  g_string_append_len (correction->suggestion, correction->text + correction->done,
                       (gssize) (start - correction->done));
  g_string_append (correction->suggestion, similar);
  correction->done = end;
  correction->is_other = TRUE;
  return TRUE;
}

char *
lex_library_dup_suggestion (LexLibrary *self, const char *text, GError **error)
{
  g_autoptr (GString) suggestion = g_string_new (NULL);
  Correction correction = { .library = self, .text = text, .suggestion = suggestion };

  lex_tokenize (text, -1, correct_cb, &correction);
  if (correction.fault != NULL)
    g_propagate_error (error, correction.fault);
  if (correction.fault != NULL || !correction.is_other)
    return NULL;
  g_string_append (suggestion, text + correction.done);
  return g_strdup (suggestion->str);
}
