/* lex-pbn-letters.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The signs that PBN's export format lacks, written with those that it has.
 * It refuses to know what stands in the text.
 * Only PBN's writer calls it.
 *
 * The standard knows ISO 8859-1 alone, and programs take it at its word: UTF-8 would show as
 * rubbish in them. So Polish loses its accents there rather than its letters.
 */

#include "bridge/pbn/lex-pbn-letters-private.h"

/* What does not come apart into a letter and its accent. */
static const struct
{
  gunichar sign;
  const char *plain;
} plain_signs[] = {
  { 0x0141, "L" },   { 0x0142, "l" },   { 0x0152, "OE" },  { 0x0153, "oe" },  { 0x2010, "-" },
  { 0x2011, "-" },   { 0x2013, "-" },   { 0x2014, "-" },   { 0x2018, "'" },   { 0x2019, "'" },
  { 0x201a, "'" },   { 0x201c, "\"" },  { 0x201d, "\"" },  { 0x201e, "\"" },  { 0x2022, "-" },
  { 0x2026, "..." }, { 0x2192, "=>" },  { 0x2660, "\\S" }, { 0x2661, "\\H" }, { 0x2662, "\\D" },
  { 0x2663, "\\C" }, { 0x2664, "\\S" }, { 0x2665, "\\H" }, { 0x2666, "\\D" }, { 0x2667, "\\C" },
};

/* The standard leaves the upper control signs unused, and tabs out of the export format. */
static gboolean
is_latin (gunichar sign)
{
  return (sign >= 0x20 && sign < 0x7f) || (sign >= 0xa0 && sign < 0x100) || sign == '\n';
}

static const char *
find_plain (gunichar sign)
{
  for (guint i = 0; i < G_N_ELEMENTS (plain_signs); i++)
    {
      if (plain_signs[i].sign == sign)
        return plain_signs[i].plain;
    }

  return NULL;
}

static void
append_folded (GString *folded, gunichar sign)
{
  const char *plain = find_plain (sign);
  gunichar parts[4];

  if (is_latin (sign))
    g_string_append_unichar (folded, sign);
  else if (plain != NULL)
    g_string_append (folded, plain);
  else if (g_unichar_isspace (sign))
    g_string_append_c (folded, ' ');
  else if (g_unichar_fully_decompose (sign, FALSE, parts, G_N_ELEMENTS (parts)) > 1
           && is_latin (parts[0]))
    g_string_append_unichar (folded, parts[0]);
  else if (!g_unichar_iszerowidth (sign))
    g_string_append_c (folded, '?');
}

char *
lex_pbn_letters_fold (const char *text)
{
  GString *folded = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    append_folded (folded, g_utf8_get_char (p));

  return g_string_free (folded, FALSE);
}

/* At the start of a line that sign would hide the rest of it. */
static void
hide_escape (char *text)
{
  if (*text == '%')
    *text = '_';
}

char *
lex_pbn_letters_fold_line (const char *text)
{
  GString *folded = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      const gsize before = folded->len;

      append_folded (folded, g_utf8_get_char (p));
      if (*p != '"')
        g_strdelimit (folded->str + before, "\"", '\'');
    }

  hide_escape (folded->str);

  return g_string_free (folded, FALSE);
}

char *
lex_pbn_letters_mask (const char *text)
{
  GString *masked = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    g_string_append_c (masked, g_ascii_isprint (*p) ? *p : '_');
  hide_escape (masked->str);

  return g_string_free (masked, FALSE);
}
