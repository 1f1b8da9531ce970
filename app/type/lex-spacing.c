/* lex-spacing.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a line must not break: the typographer's small rules for Polish and
 * English. It refuses to know markup and widths; it looks at one space of plain
 * text at a time. Only lex-markup.c calls it.
 */

#include "type/lex-spacing.h"

#include <string.h>

/* Words that point: what follows them is a number or a label. Compared without
 * case; Polish ones are stems, since przepis is declined. */
static const char *const pointing_words[] = {
  "law",    "laws",  "see",  "also", "section", "example", "examples", "no.",  "board",
  "boards", "patrz", "zob.", "por.", "też",     "pkt",     "nr",       "art.", "§",
};
static const char *const pointing_stems[] = { "przepis", "przykład", "rozdani", "pudełk" };

/* The word that ends where @end points, without the marks that open it. */
static char *
dup_word_before (const char *text, const char *end)
{
  static const char *const opening[] = { "„", "“", "‘", "\"" };
  const char *start = end;

  while (start > text && !strchr (" \n\t([", start[-1]))
    start--;
  for (gsize i = 0; i < G_N_ELEMENTS (opening); i++)
    if (g_str_has_prefix (start, opening[i]))
      start += strlen (opening[i]);
  return g_strndup (start, MAX (end - start, 0));
}

static gboolean
is_pointing (const char *word)
{
  g_autofree char *folded = g_utf8_strdown (word, -1);

  for (gsize i = 0; i < G_N_ELEMENTS (pointing_words); i++)
    if (g_str_equal (folded, pointing_words[i]))
      return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (pointing_stems); i++)
    if (g_str_has_prefix (folded, pointing_stems[i]))
      return TRUE;
  return FALSE;
}

static gboolean
is_single_letter (const char *word)
{
  return *word && g_unichar_isalpha (g_utf8_get_char (word)) && !*g_utf8_next_char (word);
}

static gsize
skip (const char *text, const char *set, gsize most)
{
  return MIN (strspn (text, set), most);
}

/* `D`, `B3`, `16C2`, `B1(b)`, `a(ii)`, `(a)`, whole up to a space or mark: a number,
 * capital, number, small letter and romans in brackets, each of them optional.
 * Taking the `A` of “A player” for one does no harm. */
static gboolean
is_label_like (const char *text)
{
  gsize i = skip (text, "0123456789", 2);
  const gsize digits = i;

  i += skip (text + i, "ABCDEFGH", 1);
  i += skip (text + i, "0123456789", 2);
  i += skip (text + i, "abcdefgh", 1);
  while (text[i] == '(')
    {
      const gsize roman = strspn (text + i + 1, "abcdefghivx");

      if (roman == 0 || roman > 4 || text[i + 1 + roman] != ')')
        break;
      i += roman + 2;
    }
  if (i == digits || (i == 1 && g_ascii_islower (*text)))
    return FALSE;
  return strchr (" \n\t.,;:!?)", text[i]) || g_str_has_prefix (text + i, "–")
         || g_str_has_prefix (text + i, "”");
}

gboolean
lex_spacing_binds (const char *text, gsize space)
{
  const char *after = text + space + 1;
  g_autofree char *before = NULL;

  if (g_str_has_prefix (after, "– ") || g_str_has_prefix (after, "→ ") || is_label_like (after))
    return TRUE;
  before = dup_word_before (text, text + space);
  if (is_single_letter (before))
    return TRUE;
  return (g_ascii_isdigit (*after) || g_ascii_isupper (*after)) && is_pointing (before);
}
