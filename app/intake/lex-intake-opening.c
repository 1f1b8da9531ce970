/* lex-intake-opening.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the first words of a block open: what is said of a law, an example, a numbered clause, a
 * chapter. It knows how documents number themselves, and nothing of what goes before or after. Only
 * lex-intake-other.c, lex-intake-outline.c, lex-intake-keys.c, lex-intake-parts.c,
 * lex-intake-makeup.c and lex-intake-nature.c call it.
 */

#include "intake/lex-intake-opening.h"

#include <string.h>

#include "language/lex-citation-finder.h"
#include "language/lex-citation-words.h"
#include "language/lex-fold.h"
#include "model/lex-citation.h"
#include "model/lex-roman.h"

/* What opens a document's parts stands in its first words. */
#define MAX_OPENING_BYTES 120
#define MAX_SLUG_BYTES 48

/* A title is a line, not a paragraph. */
#define MAX_TITLE_CHARACTERS 90

/* Parts that are counted by a name: folded, and as a label has them. */
static const struct
{
  const char *word;
  const char *slug; /* nullable: the number alone names the clause */
} names[] = {
  { "§", NULL },
  { "art", NULL },
  { "artykul", NULL },
  { "article", NULL },
  { "section", NULL },
  { "paragraf", NULL },
  { "rule", NULL },
  { "regula", NULL },
  { "regulation", NULL },
  { "punkt", NULL },
  { "chapter", "chapter" },
  { "rozdzial", "chapter" },
  { "part", "part" },
  { "czesc", "part" },
  { "dzial", "part" },
  { "appendix", "appendix" },
  { "annex", "appendix" },
  { "zalacznik", "appendix" },
  { "appeal", "appeal" },
  { "odwolanie", "appeal" },
  { "case", "case" },
  { "sprawa", "case" },
  { "problem", "problem" },
  { "question", "question" },
  { "pytanie", "question" },
};

void
lex_intake_opening_clear (LexIntakeOpening *self)
{
  g_clear_pointer (&self->key, g_free);
  g_clear_pointer (&self->printed, g_free);
  g_clear_pointer (&self->laws, g_ptr_array_unref);
  g_clear_pointer (&self->rest, g_free);
}

char *
lex_intake_opening_dup_words (const LexIntakeBlock *block)
{
  if (!block->mark || block->marker == LEX_INTAKE_MARKER_BULLET)
    return g_strdup (block->text);
  return g_strjoin (*block->text ? " " : "", block->mark, block->text, NULL);
}

gboolean
lex_intake_opening_has_words (const char *text)
{
  guint n = 0;

  for (const char *c = text; *c; c = g_utf8_next_char (c))
    {
      n = g_unichar_isalpha (g_utf8_get_char (c)) ? n + 1 : 0;
      if (n == 3)
        return TRUE;
    }
  return FALSE;
}

gboolean
lex_intake_opening_is_titled (const char *rest)
{
  return *rest && g_utf8_strlen (rest, -1) <= MAX_TITLE_CHARACTERS
         && !strchr (".;,:?!", rest[strlen (rest) - 1])
         && !g_unichar_islower (g_utf8_get_char (rest)) && lex_intake_opening_has_words (rest);
}

char *
lex_intake_opening_dup_slug (const char *words)
{
  g_autofree char *folded = lex_fold (words ? words : "", -1);
  GString *slug = g_string_new (NULL);

  for (const char *c = folded; *c; c++)
    {
      if (g_ascii_isalnum (*c))
        g_string_append_c (slug, g_ascii_tolower (*c));
      else if (slug->len > 0 && slug->str[slug->len - 1] != '-' && (guchar) *c < 0x80)
        g_string_append_c (slug, '-');
      if (slug->len > MAX_SLUG_BYTES)
        {
          char *cut = strrchr (slug->str, '-');

          g_string_truncate (slug, cut ? (gsize) (cut - slug->str) : MAX_SLUG_BYTES);
          break;
        }
    }
  while (slug->len > 0 && slug->str[slug->len - 1] == '-')
    g_string_truncate (slug, slug->len - 1);
  return g_string_free (slug, slug->len == 0);
}

/* Behind what opens a part stands a sign, or nothing. */
static char *
dup_rest (const char *words)
{
  static const char *const signs[] = { ":", ".", "-", "–", "—", ")" };
  char *rest;

  while (*words == ' ')
    words++;
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (g_str_has_prefix (words, signs[i]))
      {
        words += strlen (signs[i]);
        break;
      }
  rest = g_strdup (words);
  return g_strstrip (rest);
}

static gboolean
has_sign (const char *words)
{
  while (*words == ' ')
    words++;
  return *words == '\0' || *words == ':' || *words == '.' || g_str_has_prefix (words, "–")
         || g_str_has_prefix (words, "—") || g_str_has_prefix (words, "- ");
}

static gboolean
exists_cb (const char *label, gpointer user_data)
{
  return g_hash_table_contains (user_data, label);
}

/* The number of an example or a law without what its document is called. */
static const char *
get_number (LexCitation *citation)
{
  const char *label = lex_label_get_text (lex_citation_get_label (citation));
  const char *slash = strchr (label, '/');

  return slash ? slash + 1 : label;
}

/* What follows the keyword as one list: `27`, `10–11`, `53 and 55`. */
static guint
count_listed (GPtrArray *citations, const char *words, gsize keyword)
{
  gsize at = keyword;
  guint n = 0;

  for (; n < citations->len; n++)
    {
      LexCitation *citation = g_ptr_array_index (citations, n);
      gsize from = lex_citation_get_from (citation);

      /* Between two references stands a little word or a dash. */
      if (from > at + 6 || (n == 0 && from > keyword + 4))
        break;
      at = MAX (at, lex_citation_get_to (citation));
      if (strpbrk (words + keyword, ":") && from > (gsize) (strpbrk (words + keyword, ":") - words))
        break;
    }
  return n;
}

static void
set_cited (LexIntakeOpening *self, GPtrArray *citations, guint n, gboolean example)
{
  const char *first = get_number (g_ptr_array_index (citations, 0));
  const char *last = get_number (g_ptr_array_index (citations, n - 1));

  self->kind = example ? LEX_INTAKE_OPENING_EXAMPLE : LEX_INTAKE_OPENING_LAW;
  self->key = n > 1 ? g_strdup_printf ("%s%s-%s", example ? "example-" : "", first, last)
                    : g_strdup_printf ("%s%s", example ? "example-" : "", first);
  for (guint i = 0; i < n && !example; i++)
    g_ptr_array_add (self->laws, g_strdup (lex_label_get_text (
                                     lex_citation_get_label (g_ptr_array_index (citations, i)))));
}

/* `Law 27`, `Laws 10–11: title`, `Example 14:`, `Example:`. */
static gboolean
read_cited (LexIntakeOpening *self, const char *words, GHashTable *labels)
{
  gsize keyword = strcspn (words, " .:");
  LexCitationWord word = lex_citation_word_classify (words, keyword);
  gboolean example = word == LEX_CITATION_WORD_EXAMPLE || word == LEX_CITATION_WORD_EXAMPLES;
  g_autofree char *start = NULL;
  g_autoptr (GPtrArray) citations = NULL;
  gsize end = keyword;
  guint n;

  if (!example && word != LEX_CITATION_WORD_LAW && word != LEX_CITATION_WORD_LAWS)
    return FALSE;
  if (!g_unichar_isupper (g_utf8_get_char (words)))
    return FALSE;
  start = g_strndup (words, strnlen (words, MAX_OPENING_BYTES));
  citations = lex_citations_find (start, exists_cb, labels);
  n = count_listed (citations, start, keyword);
  if (n > 0)
    {
      LexCitation *last = g_ptr_array_index (citations, n - 1);

      end = lex_citation_get_to (last);
    }
  if (!has_sign (words + end) || (n == 0 && (!example || words[keyword] != ':')))
    return FALSE;
  if (n > 0)
    set_cited (self, citations, n, example);
  else
    {
      self->kind = LEX_INTAKE_OPENING_EXAMPLE;
      self->key = g_strdup ("example");
    }
  self->printed = g_strndup (words, end);
  self->rest = dup_rest (words + end);
  return TRUE;
}

/* Digits with dots, a roman or a capital; gives how many bytes they take. */
static gsize
read_counter (const char *words, char **counter)
{
  gsize length = strspn (words, "0123456789.");
  gsize letters = strcspn (words, " .:)\t");
  guint roman = letters > 0 && letters < 8 ? lex_roman_parse (words, letters) : 0;
  g_autofree char *small = g_ascii_strdown (words, (gssize) letters);

  if (length > 0 && g_ascii_isdigit (*words))
    {
      while (length > 0 && words[length - 1] == '.')
        length--;
      *counter = g_strndup (words, length);
      return length;
    }
  if (!roman && letters > 0 && letters < 8)
    roman = lex_roman_parse (small, letters);
  if (letters == 1 && *words == 'l')
    roman = 1; /* a capital I that was misread: nothing has fifty parts */
  if (roman && !(letters == 1 && strchr ("CDLM", *words)))
    *counter = g_strdup_printf ("%u", roman);
  else if (letters == 1 && g_ascii_isupper (*words))
    *counter = g_strdup (small);
  return *counter ? letters : 0;
}

/* `Part A of this law says`: a sentence goes on. */
static gboolean
begins_small (const char *words)
{
  while (*words == ' ')
    words++;
  return g_unichar_islower (g_utf8_get_char (words));
}

static const char *
find_name (const char *words, gsize *length, gboolean *found)
{
  gsize end = g_str_has_prefix (words, "§") ? strlen ("§") : strcspn (words, " .:");
  g_autofree char *word = lex_fold (words, (gssize) end);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (word, names[i].word))
      {
        *length = end;
        *found = TRUE;
        return names[i].slug;
      }
  return NULL;
}

/* `§ 5`, `Article 7.`, `Appeal No 3`, `Chapter II: title`. */
static gboolean
read_named (LexIntakeOpening *self, const char *words)
{
  g_autofree char *counter = NULL;
  gboolean found = FALSE;
  gsize end = 0;
  const char *slug = find_name (words, &end, &found);
  const char *c = words + end;

  if (!found || (!g_unichar_isupper (g_utf8_get_char (words)) && *words != "§"[0]))
    return FALSE;
  c += strspn (c, " .");
  if (g_ascii_strncasecmp (c, "no", 2) == 0 || g_ascii_strncasecmp (c, "nr", 2) == 0)
    c += 2 + strspn (c + 2, " .");
  end = (gsize) (c - words) + read_counter (c, &counter);
  /* `Appeal No 3 ........ 12`: so contents list it. */
  if (!counter || strstr (words + end, "....") || (strchr (counter, '.') && slug)
      || (!slug && !g_ascii_isdigit (*counter)) || begins_small (words + end)
      || (!has_sign (words + end) && strlen (words) > MAX_OPENING_BYTES))
    return FALSE;
  self->kind = slug ? LEX_INTAKE_OPENING_NAMED : LEX_INTAKE_OPENING_NUMBER;
  self->named = TRUE;
  self->key = slug ? g_strdup_printf ("%s-%s", slug, counter) : g_strdup (counter);
  self->printed = g_strndup (words, end);
  self->rest = dup_rest (words + end);
  return TRUE;
}

/* `1.1Words`: the space was lost behind a number that can be nothing else. */
static gboolean
is_glued (const char *words, gsize length)
{
  gunichar first = g_utf8_get_char (words + length);
  gunichar second = first ? g_utf8_get_char (g_utf8_next_char (words + length)) : 0;

  return length > 0 && words[length - 1] != '.' && memchr (words, '.', length)
         && g_unichar_isupper (first) && g_unichar_islower (second);
}

/* `3.5 points`: what is counted, folded. */
static gboolean
begins_with_unit (const char *words)
{
  static const char *const units[]
      = { "point",      "pts",     "punkt",    "pkt",  "vp",   "imp", "mp",
          "matchpoint", "percent", "per cent", "proc", "euro", "pln", "zl",
          "min",        "hour",    "godz",     "sec",  "sek",  "metr" };
  g_autofree char *folded = lex_fold (words, (gssize) strnlen (words, MAX_OPENING_BYTES));

  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    if (g_str_has_prefix (folded, units[i]))
      return TRUE;
  return FALSE;
}

/* `(4) Words`. */
static gboolean
read_bracketed (LexIntakeOpening *self, const char *words)
{
  gsize length = *words == '(' ? strspn (words + 1, "0123456789") : 0;

  if (length == 0 || length > 3 || words[1] == '0' || words[length + 1] != ')'
      || (words[length + 2] != ' ' && words[length + 2] != '\0'))
    return FALSE;
  self->kind = LEX_INTAKE_OPENING_BRACKET;
  self->key = g_strndup (words + 1, length);
  self->printed = g_strndup (words, length + 2);
  self->rest = dup_rest (words + length + 2);
  return TRUE;
}

/* The A of `A.2.1`. */
static char
read_part (const char *words)
{
  return g_ascii_isupper (words[0]) && words[1] == '.' && g_ascii_isdigit (words[2]) ? words[0]
                                                                                     : '\0';
}

/* `4.2.1 Words`, or `4. Words`, or `A.2.1 Words`. */
static gboolean
read_numbered (LexIntakeOpening *self, const char *printed)
{
  const char part = read_part (printed);
  const char *words = part ? printed + strlen ("A.") : printed;
  gsize length = strspn (words, "0123456789.");
  gsize bare = length;

  while (bare > 0 && words[bare - 1] == '.')
    bare--;
  if (bare == 0 || bare > 16 || !g_ascii_isdigit (*words) || strstr (words, "..") == words
      || (words[length] != ' ' && words[length] != '\0' && words[length] != ')'
          && !is_glued (words, length)))
    return FALSE;
  /* 4 points, and the year 2017 */
  if (bare == length && words[length] != ')' && !memchr (words, '.', bare) && !part)
    return FALSE;
  self->kind = LEX_INTAKE_OPENING_NUMBER;
  self->key = g_strndup (words, bare);
  self->part = part;
  self->printed = g_strndup (printed, (gsize) (words + bare - printed));
  self->rest = dup_rest (words + length);
  self->quantity = !part && bare == length && words[length] == ' ' && begins_with_unit (self->rest);
  return TRUE;
}

gboolean
lex_intake_opening_read (const LexIntakeBlock *block, GHashTable *labels, LexIntakeOpening *self)
{
  g_autofree char *words = lex_intake_opening_dup_words (block);

  *self = (LexIntakeOpening){ 0 };
  self->laws = g_ptr_array_new_with_free_func (g_free);
  return read_cited (self, words, labels) || read_named (self, words) || read_numbered (self, words)
         || read_bracketed (self, words);
}
