/* lex-pbn-scanner.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts PBN 2.1, import format, into tokens: tags, words, note references, marks.
 * It refuses to know what a tag or a word means.
 * Only PBN's reader calls it.
 */

#include "model/lex-pbn-scanner-private.h"

#include "model/lex-model-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define WHITE_SPACE " \t\r\n\f\v"

/* Where a word ends, even without a space: `1S!!`, `2C=1=`. */
#define WORD_ENDS WHITE_SPACE "[{;=$!?^"

typedef struct
{
  /* Owned */
  GPtrArray *tokens;

  /* Borrowed */
  const char *start; /* of the whole text */
  const char *p;     /* what comes next */

  guint line;
} Scanner;

static void
token_free (LexPbnToken *token)
{
  g_free (token->text);
  g_free (token->value);
  g_free (token);
}

static void
add_token (Scanner *self, LexPbnTokenKind kind, const char *text, gsize length)
{
  LexPbnToken *token = g_new0 (LexPbnToken, 1);

  token->kind = kind;
  token->text = g_strndup (text, length);
  token->line = self->line;
  g_ptr_array_add (self->tokens, token);
}

static void
advance (Scanner *self, gsize n_bytes)
{
  for (; n_bytes > 0; n_bytes--)
    {
      if (*self->p == '\n')
        self->line++;
      self->p++;
    }
}

static gboolean
skip_comment (Scanner *self, GError **error)
{
  const char *end = strchr (self->p, '}');

  if (end == NULL)
    {
      g_set_error (error, LEX_MODEL_ERROR, LEX_MODEL_ERROR_PBN,
                   _ ("Line %u: the comment is not closed: end it with }"), self->line);
      return FALSE;
    }

  advance (self, (gsize) (end + 1 - self->p));
  return TRUE;
}

/* A value up to its quotation mark; %NULL when the line ends first. A backslash
 * protects a quotation mark or a backslash, and else stands for itself: \S. */
static char *
scan_value (const char **p)
{
  g_autoptr (GString) value = g_string_new (NULL);
  const char *c;

  for (c = *p; *c != '"'; c++)
    {
      if (*c == '\0' || *c == '\n')
        return NULL;
      if (*c == '\\' && (c[1] == '"' || c[1] == '\\'))
        c++;
      g_string_append_c (value, *c);
    }

  *p = c + 1;
  return g_string_free (g_steal_pointer (&value), FALSE);
}

static gboolean
scan_tag (Scanner *self, GError **error)
{
  const char *name = self->p + 1 + strspn (self->p + 1, WHITE_SPACE);
  gsize length = strspn (name, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "_");
  const char *p = name + length + strspn (name + length, WHITE_SPACE);
  g_autofree char *value = NULL;

  if (length > 0 && *p == '"')
    {
      p++;
      value = scan_value (&p);
    }
  if (value != NULL)
    p += strspn (p, WHITE_SPACE);
  if (value == NULL || *p != ']')
    {
      g_set_error (error, LEX_MODEL_ERROR, LEX_MODEL_ERROR_PBN,
                   _ ("Line %u: the tag is not whole: write it as [Name \"value\"]"), self->line);
      return FALSE;
    }

  add_token (self, LEX_PBN_TOKEN_TAG, name, length);
  ((LexPbnToken *) g_ptr_array_index (self->tokens, self->tokens->len - 1))->value
      = g_steal_pointer (&value);
  advance (self, (gsize) (p + 1 - self->p));

  return TRUE;
}

/* A word, note, mark, suffix or glyph. What is none of them becomes a word of at
 * least one character, so that whoever wants calls can say what is wrong. */
static void
scan_word (Scanner *self)
{
  const char *p = self->p;
  gsize digits = strspn (p + 1, G_CSET_DIGITS);
  gsize length;

  if (*p == '=' && digits > 0 && p[1 + digits] == '=')
    {
      add_token (self, LEX_PBN_TOKEN_NOTE, p + 1, digits);
      length = digits + 2;
    }
  else if (*p == '^' && g_ascii_isalpha (p[1]))
    {
      add_token (self, LEX_PBN_TOKEN_MARK, p + 1, 1);
      length = 2;
    }
  else if (*p == '$' && digits > 0)
    {
      length = digits + 1;
    }
  else if (*p == '!' || *p == '?')
    {
      length = strspn (p, "!?");
    }
  else
    {
      length = 1 + strcspn (p + 1, WORD_ENDS);
      add_token (self, LEX_PBN_TOKEN_WORD, p, length);
    }

  advance (self, length);
}

static gboolean
scan_next (Scanner *self, GError **error)
{
  gboolean line_starts = self->p == self->start || self->p[-1] == '\n';

  if (g_ascii_isspace (*self->p) || *self->p == '\v')
    advance (self, 1);
  else if (*self->p == ';' || (*self->p == '%' && line_starts))
    advance (self, strcspn (self->p, "\n"));
  else if (*self->p == '{')
    return skip_comment (self, error);
  else if (*self->p == '[')
    return scan_tag (self, error);
  else
    scan_word (self);

  return TRUE;
}

GPtrArray *
lex_pbn_scan (const char *text, GError **error)
{
  g_autoptr (GPtrArray) tokens = g_ptr_array_new_with_free_func ((GDestroyNotify) token_free);
  Scanner self = { .tokens = tokens, .start = text, .p = text, .line = 1 };

  while (*self.p != '\0')
    {
      if (!scan_next (&self, error))
        return NULL;
    }

  return g_steal_pointer (&tokens);
}
