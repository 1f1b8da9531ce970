/* lex-query.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is searched for: the words as typed and the limits set beside them.
 * It refuses to know tokens, operators and indexes: those are language's and the store's.
 * Every room may call it, from any thread: a query never changes.
 */

#include "model/lex-query.h"

#include <string.h>

struct _LexQuery
{
  /* Owned */
  char *text;

  LexLanguages languages;
  LexLanguages read;
  int kind; /* a LexKind, or -1 */
  guint limit;
};

/* Drops white space at both ends, the typographer's included: what is pasted
 * from a web page often ends in a hard space. */
static char *
trim (const char *text)
{
  const char *end = text + strlen (text);

  while (*text != '\0' && g_unichar_isspace (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);
  while (end > text && g_unichar_isspace (g_utf8_get_char (g_utf8_prev_char (end))))
    end = g_utf8_prev_char (end);

  return g_strndup (text, (gsize) (end - text));
}

/* Cuts at the last character that is whole within the bound. */
static void
cut (char *text)
{
  char *end = text + LEX_QUERY_MAX_BYTES;

  if (strlen (text) <= LEX_QUERY_MAX_BYTES)
    return;

  while (((guchar) *end & 0xC0) == 0x80)
    end--;
  *end = '\0';
}

LexQuery *
lex_query_new (const char *text, LexLanguages languages, int kind, guint limit)
{
  g_autofree char *valid = NULL;
  LexQuery *self;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (kind >= -1 && kind < LEX_N_KINDS, NULL);

  valid = g_utf8_make_valid (text, -1);
  self = g_atomic_rc_box_new0 (LexQuery);
  self->text = trim (valid);
  cut (self->text);
  /* To look nowhere is no wish of anybody's. */
  self->languages = languages == LEX_LANGUAGES_NONE ? LEX_LANGUAGES_BOTH : languages;
  self->kind = kind;
  self->limit = limit == 0 ? LEX_QUERY_DEFAULT_LIMIT : limit;

  return self;
}

LexQuery *
lex_query_new_for_reader (const char *text, LexLanguages languages, int kind, LexLanguages read)
{
  LexQuery *self = lex_query_new (text, languages, kind, 0);

  if (self != NULL)
    self->read = read;
  return self;
}

LexQuery *
lex_query_new_corrected (LexQuery *self, const char *text)
{
  LexQuery *corrected;

  g_return_val_if_fail (self != NULL, NULL);

  corrected = lex_query_new (text, self->languages, self->kind, self->limit);
  corrected->read = self->read;
  return corrected;
}

LexQuery *
lex_query_ref (LexQuery *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

static void
query_clear (gpointer data)
{
  LexQuery *self = data;

  g_free (self->text);
}

void
lex_query_unref (LexQuery *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, query_clear);
}

const char *
lex_query_get_text (LexQuery *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->text;
}

LexLanguages
lex_query_get_languages (LexQuery *self)
{
  g_return_val_if_fail (self != NULL, LEX_LANGUAGES_NONE);

  return self->languages;
}

LexLanguages
lex_query_get_read (LexQuery *self)
{
  g_return_val_if_fail (self != NULL, LEX_LANGUAGES_NONE);

  return self->read;
}

int
lex_query_get_kind (LexQuery *self)
{
  g_return_val_if_fail (self != NULL, -1);

  return self->kind;
}

guint
lex_query_get_limit (LexQuery *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->limit;
}
