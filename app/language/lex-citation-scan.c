/* lex-citation-scan.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looks at what stands around a token: whether a reference may begin or end
 * there. It does not read references. Only the citation finder may call it.
 */

#include "language/lex-citation-scan.h"

#include <string.h>

/* What may not hang on to a number that is a reference. */
#define ALIEN_SIGNS "%+=_@#$^~\\"
#define DEGREE 0xB0

const LexCitationToken *
lex_citation_scan_get (const LexCitationScan *self, guint at)
{
  static const LexCitationToken end
      = { .kind = LEX_CITATION_TOKEN_SIGN, .gap = LEX_CITATION_GAP_PARAGRAPH };

  return at < self->tokens->len ? &g_array_index (self->tokens, LexCitationToken, at) : &end;
}

char *
lex_citation_scan_dup_text (const LexCitationScan *self, guint at)
{
  const LexCitationToken *token = lex_citation_scan_get (self, at);

  return g_strndup (self->text + token->start, token->end - token->start);
}

static gboolean
is_kind (const LexCitationScan *self, guint at, LexCitationTokenKind kind)
{
  return at < self->tokens->len && lex_citation_scan_get (self, at)->kind == kind;
}

/* Whether a token follows the one before without any gap. */
static gboolean
hangs_on (const LexCitationScan *self, guint at)
{
  return lex_citation_scan_get (self, at)->gap == LEX_CITATION_GAP_NONE;
}

guint
lex_citation_scan_get_number (const LexCitationScan *self, guint at)
{
  const LexCitationToken *token = lex_citation_scan_get (self, at);
  gsize length = token->end - token->start;
  const char *text = self->text + token->start;

  if (token->kind != LEX_CITATION_TOKEN_RUN || length > 3 || *text == '0'
      || strspn (text, G_CSET_DIGITS) < length)
    return 0;

  return (guint) g_ascii_strtoull (text, NULL, 10);
}

gboolean
lex_citation_scan_is_sign (const LexCitationScan *self, guint at, const char *signs)
{
  gunichar sign = lex_citation_scan_get (self, at)->sign;

  return is_kind (self, at, LEX_CITATION_TOKEN_SIGN) && sign > 0 && sign < 0x80
         && strchr (signs, (char) sign) != NULL;
}

gboolean
lex_citation_scan_is_dash (const LexCitationScan *self, guint at)
{
  gunichar sign = lex_citation_scan_get (self, at)->sign;

  return is_kind (self, at, LEX_CITATION_TOKEN_SIGN)
         && (sign == '-' || (sign >= 0x2010 && sign <= 0x2015) || sign == 0x2212);
}

gboolean
lex_citation_scan_is_and (const LexCitationScan *self, guint at)
{
  const LexCitationToken *token = lex_citation_scan_get (self, at);

  return (token->word == LEX_CITATION_WORD_AND && !g_ascii_isupper (self->text[token->start]))
         || lex_citation_scan_is_sign (self, at, "&");
}

gboolean
lex_citation_scan_is_contract (const LexCitationScan *self, guint at)
{
  static const char *const strains[] = { "C", "D", "H", "S", "N", "NT", "BA" };
  g_autofree char *text = lex_citation_scan_dup_text (self, at);

  for (gsize i = 0; text[0] >= '1' && text[0] <= '7' && i < G_N_ELEMENTS (strains); i++)
    {
      if (g_ascii_strcasecmp (text + 1, strains[i]) == 0)
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_suit (gunichar sign)
{
  return sign >= 0x2660 && sign <= 0x2667;
}

gboolean
lex_citation_scan_opens (const LexCitationScan *self, guint at)
{
  gunichar sign;

  if (at == 0)
    return TRUE;

  sign = lex_citation_scan_get (self, at - 1)->sign;
  if (is_suit (sign))
    return FALSE;
  if (!hangs_on (self, at))
    return TRUE;
  if (!is_kind (self, at - 1, LEX_CITATION_TOKEN_SIGN))
    return FALSE;
  if (lex_citation_scan_is_dash (self, at - 1))
    return !hangs_on (self, at - 1);

  return !lex_citation_scan_is_sign (self, at - 1, ".,:;/" ALIEN_SIGNS);
}

/* What hangs on after a full stop, colon, comma, slash or dash. */
static gboolean
goes_on_well (const LexCitationScan *self, guint at)
{
  gboolean bare = lex_citation_scan_get_number (self, at - 1) > 0;
  guint next = at + 1;
  const char *text = self->text + lex_citation_scan_get (self, next)->start;

  if (!hangs_on (self, next)
      || !(is_kind (self, next, LEX_CITATION_TOKEN_RUN)
           || is_kind (self, next, LEX_CITATION_TOKEN_WORD)))
    return TRUE;
  if (lex_citation_scan_is_sign (self, at, ".:"))
    return is_kind (self, next, LEX_CITATION_TOKEN_WORD);

  /* 46/2017 and 52-card are no lists; 10/11, 10-11 and 27B/27C are. */
  return !bare || (g_ascii_isdigit (*text) && strspn (text, G_CSET_DIGITS) <= 2);
}

gboolean
lex_citation_scan_closes (const LexCitationScan *self, guint at)
{
  guint next = at + 1;

  if (!hangs_on (self, next))
    return TRUE;
  if (!is_kind (self, next, LEX_CITATION_TOKEN_SIGN))
    return FALSE;
  if (lex_citation_scan_is_sign (self, next, ALIEN_SIGNS))
    return FALSE;
  if (lex_citation_scan_is_sign (self, next, ".:,/") || lex_citation_scan_is_dash (self, next))
    return goes_on_well (self, next);

  return !is_suit (lex_citation_scan_get (self, next)->sign)
         && lex_citation_scan_get (self, next)->sign != DEGREE;
}

/* The token after a number, or after the range that it begins. */
static guint
after_range (const LexCitationScan *self, guint at)
{
  gboolean range = lex_citation_scan_is_dash (self, at + 1)
                   || lex_citation_scan_get (self, at + 1)->word == LEX_CITATION_WORD_TO;

  return range && is_kind (self, at + 2, LEX_CITATION_TOKEN_RUN) ? at + 3 : at + 1;
}

gboolean
lex_citation_scan_counts (const LexCitationScan *self, guint at)
{
  const LexCitationToken *next = lex_citation_scan_get (self, after_range (self, at));

  return next->gap < LEX_CITATION_GAP_PARAGRAPH
         && (next->word == LEX_CITATION_WORD_UNIT || next->word == LEX_CITATION_WORD_THING);
}

gboolean
lex_citation_scan_rests (const LexCitationScan *self, guint at)
{
  guint next = after_range (self, at);

  return lex_citation_scan_get (self, next)->gap == LEX_CITATION_GAP_PARAGRAPH
         || lex_citation_scan_get (self, next)->kind == LEX_CITATION_TOKEN_SIGN
         || lex_citation_scan_is_and (self, next);
}

/* `nr`, `str.`: a full stop behind a longer word ends a sentence. */
static gboolean
is_abbreviation (const LexCitationScan *self, guint stop)
{
  const LexCitationToken *token = lex_citation_scan_get (self, stop);

  return lex_citation_scan_is_sign (self, stop, ".") && stop > 0
         && token->gap == LEX_CITATION_GAP_NONE && token->end - token[-1].start <= 4;
}

gboolean
lex_citation_scan_is_numbered (const LexCitationScan *self, guint at)
{
  LexCitationWord word;

  if (lex_citation_scan_get (self, at)->gap == LEX_CITATION_GAP_PARAGRAPH)
    return FALSE;

  while (at > 1
         && (lex_citation_scan_get (self, at - 1)->word == LEX_CITATION_WORD_NUMBER
             || is_abbreviation (self, at - 1)))
    at--;

  word = at > 0 ? lex_citation_scan_get (self, at - 1)->word : LEX_CITATION_WORD_OTHER;
  return word == LEX_CITATION_WORD_UNIT || word == LEX_CITATION_WORD_THING;
}
