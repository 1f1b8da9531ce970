/* lex-citation-token.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cuts a text for the citation finder. It does not judge what is a reference.
 * Only the finder may call it; words for the index are cut by lex_tokenize().
 */

#include "language/lex-citation-token.h"

#include <string.h>

#include "model/lex-label.h"

#define MAX_PATH 64
#define LABEL_CHARS "-/()" G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS

static gunichar
char_at (const char *text)
{
  gunichar ch = (guchar) *text;

  if (ch >= 0x80)
    ch = g_utf8_get_char_validated (text, -1);

  return ch == (gunichar) -1 || ch == (gunichar) -2 ? 0xFFFD : ch;
}

static gsize
char_length (const char *text)
{
  return (guchar) *text < 0x80 || char_at (text) == 0xFFFD ? 1 : g_utf8_skip[(guchar) *text];
}

static gboolean
is_letter_or_digit (gunichar ch)
{
  if (ch < 0x80)
    return g_ascii_isalnum ((char) ch);

  return g_unichar_isalpha (ch) || g_unichar_isdigit (ch) || g_unichar_ismark (ch);
}

/* The bytes of `(a)`, `(1)` or `(iv)`, or 0; a scanner may have made digits of the latter. */
static gsize
bracket_length (const char *text)
{
  gsize n;

  if (text[0] != '(')
    return 0;
  if (g_ascii_isalnum (text[1]) && text[2] == ')')
    return 3;

  n = strspn (text + 1, "ivxIVX1l");
  return n > 0 && n <= 4 && text[n + 1] == ')' ? n + 2 : 0;
}

/* Where a word ends that makes a number a reference, when it is glued to it: `Law27`,
 * `przepis6lB`. */
static gsize
keyword_length (const char *text)
{
  gsize length = strspn (text, G_CSET_A_2_Z G_CSET_a_2_z);
  LexCitationWord word;

  if (length < 2 || !g_ascii_isdigit (text[length]))
    return 0;
  word = lex_citation_word_classify (text, length);
  return word >= LEX_CITATION_WORD_LAW && word <= LEX_CITATION_WORD_EXAMPLES ? length : 0;
}

/* A stroke that a scanner made of 1 belongs to the run. */
static gboolean
is_stroke (const char *text, const char *at)
{
  return *at == '|' && at > text && g_ascii_isalnum (at[-1]) && g_ascii_isalnum (at[1]);
}

static void
read_run (const char *text, LexCitationToken *token)
{
  const char *at = text + token->start;
  gboolean ascii = TRUE;
  gboolean digit = FALSE;

  while (is_letter_or_digit (char_at (at)) || (digit && is_stroke (text, at)))
    {
      ascii = ascii && (guchar) *at < 0x80;
      digit = digit || g_ascii_isdigit (*at);
      at += char_length (at);
    }

  token->end = (gsize) (at - text);
  if (ascii && digit && keyword_length (text + token->start) > 0)
    {
      token->end = token->start + keyword_length (text + token->start);
      digit = FALSE;
    }
  token->word = lex_citation_word_classify (text + token->start, token->end - token->start);
  if (!ascii || (!digit && token->end - token->start > 1))
    return;

  token->kind = LEX_CITATION_TOKEN_RUN;
  while (bracket_length (at) > 0)
    {
      at += bracket_length (at);
      if (is_letter_or_digit (char_at (at)) && !g_ascii_isalnum (*at))
        break;
      token->end = (gsize) (at - text);
      at += strspn (at, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS);
      if (is_letter_or_digit (char_at (at)))
        break;
      token->end = (gsize) (at - text);
    }
}

/* `example/33`, but neither a part of an address nor `and/or`'s own business. */
static gboolean
read_path (const char *text, LexCitationToken *token)
{
  const char *at = text + token->start;
  gsize name = strspn (at, "-" G_CSET_a_2_z G_CSET_DIGITS);
  gsize length = strspn (at, LABEL_CHARS);

  if (!g_ascii_islower (*at) || at[name] != '/' || length > MAX_PATH)
    return FALSE;
  if (token->gap == LEX_CITATION_GAP_NONE && token->start > 0 && strchr ("/.:@_", at[-1]) != NULL)
    return FALSE;

  /* A closing bracket or a dash may be the sentence's. */
  for (; length > name + 1; length--)
    {
      g_autofree char *part = g_strndup (at, length);
      g_autoptr (LexLabel) label = lex_label_parse (part);

      if (label != NULL)
        {
          token->kind = LEX_CITATION_TOKEN_PATH;
          token->end = token->start + length;
          return TRUE;
        }
      if (g_ascii_isalnum (at[length - 1]))
        return FALSE;
    }

  return FALSE;
}

static LexCitationGap
read_gap (const char **at)
{
  guint lines = 0;
  gboolean any = FALSE;

  for (; **at != '\0' && g_unichar_isspace (char_at (*at)); *at += char_length (*at))
    {
      any = TRUE;
      lines += **at == '\n';
    }
  if (char_at (*at) == 0xFEFF)
    *at += char_length (*at);

  if (lines > 1)
    return LEX_CITATION_GAP_PARAGRAPH;
  if (lines == 1)
    return LEX_CITATION_GAP_LINE;

  return any ? LEX_CITATION_GAP_SPACE : LEX_CITATION_GAP_NONE;
}

static void
read_token (const char *text, LexCitationToken *token)
{
  const char *at = text + token->start;

  if (is_letter_or_digit (char_at (at)))
    {
      if (!read_path (text, token))
        read_run (text, token);
    }
  else if (bracket_length (at) > 0)
    {
      token->kind = LEX_CITATION_TOKEN_BRACKET;
      token->end = token->start + bracket_length (at);
    }
  else
    {
      token->kind = LEX_CITATION_TOKEN_SIGN;
      token->sign = char_at (at);
      token->end = token->start + char_length (at);
    }
}

GArray *
lex_citation_tokens_new (const char *text)
{
  GArray *tokens = g_array_new (FALSE, FALSE, sizeof (LexCitationToken));
  const char *at = text;

  g_return_val_if_fail (text != NULL, tokens);

  for (;;)
    {
      LexCitationToken token = { .gap = read_gap (&at) };

      if (*at == '\0')
        return tokens;

      token.start = (gsize) (at - text);
      if (token.start == 0 || tokens->len == 0)
        token.gap = LEX_CITATION_GAP_PARAGRAPH;
      read_token (text, &token);
      g_array_append_val (tokens, token);
      at = text + token.end;
    }
}
