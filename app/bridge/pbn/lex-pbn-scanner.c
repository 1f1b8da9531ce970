/* lex-pbn-scanner.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts PBN 2.1, import format, into tokens: tags, words, lines, annotations, remarks, gaps.
 * It refuses to know what a tag or a word means.
 * Only PBN's reader calls it.
 */

#include "bridge/pbn/lex-pbn-scanner-private.h"

#include "bridge/lex-bridge-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define WHITE_SPACE " \t\r\n\f\v"

/* Where a call or card ends, even without a space: `1S!!`, `2C=1=`. */
#define CARD_ENDS WHITE_SPACE "[{;=$!?^*+"

/* Where the text of a section ends before its line does, outside quotation marks. */
#define TEXT_ENDS "[{;\n"

/* No game of four players and thirteen tricks comes near; a file need not be a game. */
#define MAX_TOKENS (2 * 1024 * 1024)

typedef struct
{
  /* Owned */
  GPtrArray *tokens;

  /* Borrowed */
  const char *start; /* of the whole text */
  const char *p;     /* what comes next */

  guint line;
  gboolean in_cards; /* whether calls or cards follow, rather than text */
} Scanner;

static void
token_free (LexPbnToken *token)
{
  g_free (token->text);
  g_free (token->value);
  g_free (token);
}

static LexPbnToken *
add_token (Scanner *self, LexPbnTokenKind kind, const char *text, gsize length)
{
  LexPbnToken *token = g_new0 (LexPbnToken, 1);

  token->kind = kind;
  token->text = g_strndup (text, length);
  token->line = self->line;
  g_ptr_array_add (self->tokens, token);

  return token;
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

static void
add_remark (Scanner *self, const char *style, const char *text, gsize length)
{
  add_token (self, LEX_PBN_TOKEN_REMARK, text, length)->value = g_strdup (style);
}

static gboolean
scan_comment (Scanner *self, GError **error)
{
  const char *end = strchr (self->p, '}');

  if (end == NULL)
    {
      g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_PBN,
                   _ ("Line %u: the comment is not closed: end it with }"), self->line);
      return FALSE;
    }

  add_remark (self, "{", self->p + 1, (gsize) (end - self->p - 1));
  advance (self, (gsize) (end + 1 - self->p));
  return TRUE;
}

/* A comment, or an escaped line, up to the end of its line. */
static void
scan_rest (Scanner *self)
{
  const char style[] = { *self->p, '\0' };
  gsize length = strcspn (self->p, "\n");

  add_remark (self, style, self->p + 1, length - 1);
  advance (self, length);
}

/* People leave out the backslash before a quotation mark: only one that stands before the
 * bracket closes the value. */
static gboolean
closes (const char *quote)
{
  return quote[1 + strspn (quote + 1, WHITE_SPACE)] == ']';
}

/* Whether a backslash protects what follows. A value may end in one that does not, though no
 * other quotation mark follows to close it then. */
static gboolean
protects (const char *backslash)
{
  const char *next = backslash + 1;

  if (*next != '"' || next[1] != ']')
    return *next == '"' || *next == '\\';

  next++;
  return next[strcspn (next, "\"\n")] == '"';
}

/* A value up to its quotation mark; %NULL when the line ends first. A backslash
 * protects a quotation mark or a backslash, and else stands for itself: \S. */
static char *
scan_value (const char **p)
{
  g_autoptr (GString) value = g_string_new (NULL);
  const char *c;

  for (c = *p; *c != '"' || !closes (c); c++)
    {
      if (*c == '\0' || *c == '\n')
        return NULL;
      if (*c == '\\' && protects (c))
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
  LexPbnToken *token;

  if (length > 0 && *p == '"')
    {
      p++;
      value = scan_value (&p);
    }
  if (value != NULL)
    p += strspn (p, WHITE_SPACE);
  if (value == NULL || *p != ']')
    {
      g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_PBN,
                   _ ("Line %u: the tag is not whole: write it as [Name \"value\"]"), self->line);
      return FALSE;
    }

  token = add_token (self, LEX_PBN_TOKEN_TAG, name, length);
  token->value = g_steal_pointer (&value);
  self->in_cards = g_str_equal (token->text, "Auction") || g_str_equal (token->text, "Play");
  advance (self, (gsize) (p + 1 - self->p));

  return TRUE;
}

/* What a section has on one line. Between two quotation marks any sign may stand. */
static void
scan_text (Scanner *self)
{
  const char *end = self->p + strcspn (self->p, "\"" TEXT_ENDS);

  while (*end == '"')
    {
      const gsize length = strcspn (end + 1, "\"\n");

      end += end[1 + length] == '"' ? length + 2 : 1;
      end += strcspn (end, "\"" TEXT_ENDS);
    }
  add_token (self, LEX_PBN_TOKEN_LINE, self->p, (gsize) (end - self->p));
  advance (self, (gsize) (end - self->p));
}

/* A word, note, mark, suffix or glyph. What is none of them becomes a word of at
 * least one character, so that whoever wants calls can say what is wrong. */
static void
scan_word (Scanner *self)
{
  const char *p = self->p;
  gsize digits = strspn (p + 1, G_CSET_DIGITS);
  gsize length;

  if (*p == '=' && digits > 0)
    {
      /* Programs there are that forget the second sign. */
      add_token (self, LEX_PBN_TOKEN_NOTE, p + 1, digits);
      length = digits + 1 + (p[1 + digits] == '=');
    }
  else if (*p == '^' && g_ascii_isalpha (p[1]))
    {
      add_token (self, LEX_PBN_TOKEN_MARK, p + 1, 1);
      length = 2;
    }
  else if (*p == '$' && digits > 0)
    {
      add_token (self, LEX_PBN_TOKEN_GLYPH, p + 1, digits);
      length = digits + 1;
    }
  else if (*p == '!' || *p == '?')
    {
      length = strspn (p, "!?");
      add_token (self, LEX_PBN_TOKEN_SUFFIX, p, length);
    }
  else if (*p == '*' || *p == '+')
    {
      length = 1;
      add_token (self, LEX_PBN_TOKEN_WORD, p, length);
    }
  else
    {
      length = 1 + strcspn (p + 1, CARD_ENDS);
      add_token (self, LEX_PBN_TOKEN_WORD, p, length);
    }

  advance (self, length);
}

/* White space up to the next sign; a line of nothing else is a gap. Before a section's text it
 * belongs to it, as columns are. */
static void
scan_space (Scanner *self, gboolean line_starts)
{
  gsize length = strspn (self->p, " \t\r\f\v");

  if (line_starts && !self->in_cards && strchr (TEXT_ENDS, self->p[length]) == NULL)
    {
      scan_text (self);
      return;
    }
  if (line_starts && self->p[length] == '\n')
    add_token (self, LEX_PBN_TOKEN_GAP, "", 0);
  if (self->p[length] == '\n')
    length++;
  advance (self, length);
}

static gboolean
scan_next (Scanner *self, GError **error)
{
  gboolean line_starts = self->p == self->start || self->p[-1] == '\n';

  if (strchr (WHITE_SPACE, *self->p) != NULL)
    scan_space (self, line_starts);
  else if (*self->p == ';' || (*self->p == '%' && line_starts))
    scan_rest (self);
  else if (*self->p == '{')
    return scan_comment (self, error);
  else if (*self->p == '[')
    return scan_tag (self, error);
  else if (self->in_cards)
    scan_word (self);
  else
    scan_text (self);

  return TRUE;
}

GPtrArray *
lex_pbn_scanner_scan (const char *text, GError **error)
{
  g_autoptr (GPtrArray) tokens = g_ptr_array_new_with_free_func ((GDestroyNotify) token_free);
  Scanner self = { .tokens = tokens, .start = text, .p = text, .line = 1 };

  while (*self.p != '\0')
    {
      if (!scan_next (&self, error))
        return NULL;
      if (tokens->len <= MAX_TOKENS)
        continue;
      g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_PBN,
                   _ ("Line %u: this is more than a file of games holds; part the file"),
                   self.line);
      return NULL;
    }

  return g_steal_pointer (&tokens);
}
