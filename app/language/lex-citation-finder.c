/* lex-citation-finder.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds references to clauses in running text and reads what somebody typed as
 * one. It knows the form of labels, but not which clauses there are: the caller
 * tells. Whoever imports a text, resolves a search or prints a citation may call
 * it, from any thread.
 */

#include "language/lex-citation-finder.h"

#include <string.h>

#include "language/lex-citation-list.h"
#include "language/lex-citation-typed.h"
#include "language/lex-document-words.h"

/*
 * Five steps, each in a file of its own: tokens; what stands around a token
 * (scan); what a run of characters may mean as labels (reading); whether it is
 * a reference (item); and how references follow one another (list). Here they
 * are put together: a keyword or a run that begins with a digit starts a list.
 *
 * Rejected: one regular expression. It would find references well enough, but
 * what is none (`15-17 points`, `3NT`, `K10`, `18.11.2017`) is known only by what
 * stands around.
 */

static const char *const shipped_prefixes[] = {
  "screens/", "example/", "commentary/", "definitions/", "comparable/", "index/", "introduction/",
};

static LexCitation *
citation_from_mention (const char *text, const LexCitationMention *mention)
{
  g_autoptr (LexLabel) label = lex_label_parse (mention->label);
  g_autofree char *words = g_strndup (text + mention->from, mention->to - mention->from);

  return label == NULL ? NULL
                       : lex_citation_new (words, label, mention->from, mention->to,
                                           mention->exists, mention->repaired);
}

static gboolean
is_example (LexCitationWord word)
{
  return word == LEX_CITATION_WORD_EXAMPLE || word == LEX_CITATION_WORD_EXAMPLES;
}

/* Passes over what may stand between a keyword and its number: `art. 27`,
 * `Law no. 27`, `see also 27`, `przepisy: 27, 28`, `Laws (27, 28)`. But what
 * follows `Example:` is one, and not its number. */
static guint
skip_to_number (const LexCitationScan *scan, guint keyword)
{
  const LexCitationToken *word = lex_citation_scan_get (scan, keyword);
  guint at = keyword + 1;

  if (word->end - word->start <= 3 && lex_citation_scan_is_sign (scan, at, "."))
    at++;
  if (lex_citation_scan_get (scan, at)->word == LEX_CITATION_WORD_NUMBER)
    {
      at++;
      if (lex_citation_scan_is_sign (scan, at, "."))
        at++;
    }
  while (at < keyword + 6
         && lex_citation_scan_is_sign (scan, at, is_example (word->word) ? "*" : ":([\"*"))
    at++;

  return at;
}

static LexCitationWord
get_keyword (const LexCitationScan *scan, guint at)
{
  const LexCitationToken *token = lex_citation_scan_get (scan, at);

  if (token->kind == LEX_CITATION_TOKEN_SIGN && token->sign == 0xA7) /* § */
    return LEX_CITATION_WORD_LAW;

  /* `for example 3 cards` */
  if (is_example (token->word) && at > 0
      && lex_citation_scan_get (scan, at - 1)->word == LEX_CITATION_WORD_FOR)
    return LEX_CITATION_WORD_OTHER;

  return token->word >= LEX_CITATION_WORD_LAW && token->word <= LEX_CITATION_WORD_EXAMPLES
             ? token->word
             : LEX_CITATION_WORD_OTHER;
}

static void
read_path (const LexCitationScan *scan, guint at, GArray *mentions)
{
  const LexCitationToken *token = lex_citation_scan_get (scan, at);
  g_autofree char *text = lex_citation_scan_dup_text (scan, at);
  LexCitationMention mention = { .from = token->start, .to = token->end, .exists = TRUE };

  if (strlen (text) >= sizeof mention.label || !scan->exists (text, scan->user_data))
    return;

  g_strlcpy (mention.label, text, sizeof mention.label);
  g_array_append_val (mentions, mention);
}

/* Two numbers and a dash, or an `i` that a scanner took for a stroke, and nothing else: `10-11`,
 * `53 1 55`. Of one digit they are a score or a suit's division; among words, points. */
static gboolean
is_bare_range (const LexCitationScan *scan)
{
  guint first = lex_citation_scan_get_number (scan, 0);
  guint last = lex_citation_scan_get_number (scan, 2);
  const LexCitationToken *middle = lex_citation_scan_get (scan, 1);

  return scan->tokens->len == 3 && first >= 10 && last > first
         && (lex_citation_scan_is_dash (scan, 1)
             || (middle->gap == LEX_CITATION_GAP_SPACE && middle->end - middle->start == 1
                 && strchr ("1lI|", scan->text[middle->start]) != NULL));
}

/* What a text that has nothing but references is taken for: `42 and 43` and
 * `27b` need no keyword when nothing else could be meant. */
static LexCitationWord
get_whole_keyword (const LexCitationScan *scan)
{
  guint n_ands = 0;

  if (is_bare_range (scan))
    return LEX_CITATION_WORD_LAWS;
  for (guint i = 0; i < scan->tokens->len; i++)
    {
      const LexCitationToken *token = lex_citation_scan_get (scan, i);

      if (lex_citation_scan_is_and (scan, i))
        n_ands++;
      else if (lex_citation_scan_is_contract (scan, i))
        return LEX_CITATION_WORD_OTHER;
      else if (token->kind == LEX_CITATION_TOKEN_SIGN
                   ? !lex_citation_scan_is_sign (scan, i, ",;.")
                   : token->kind == LEX_CITATION_TOKEN_WORD
                         || token->kind == LEX_CITATION_TOKEN_PATH)
        return LEX_CITATION_WORD_OTHER;
    }

  if (n_ands > 0)
    return LEX_CITATION_WORD_LAWS;

  return lex_citation_scan_get_number (scan, 0) > 0 && scan->tokens->len == 1
             ? LEX_CITATION_WORD_OTHER
             : LEX_CITATION_WORD_SEE;
}

/* Reads what begins at a token; returns the token to go on with. */
static guint
read_at (const LexCitationScan *scan, guint at, GArray *mentions)
{
  const LexCitationToken *token = lex_citation_scan_get (scan, at);
  LexCitationWord keyword = get_keyword (scan, at);
  guint number = skip_to_number (scan, at);
  guint end = number;

  if (keyword != LEX_CITATION_WORD_OTHER
      && lex_citation_scan_get (scan, number)->gap != LEX_CITATION_GAP_PARAGRAPH)
    end = lex_citation_list_read (scan, number, keyword, mentions);
  if (end > number)
    return end;

  if (token->kind == LEX_CITATION_TOKEN_PATH)
    read_path (scan, at, mentions);
  if (token->kind != LEX_CITATION_TOKEN_RUN || !g_ascii_isdigit (scan->text[token->start])
      || !lex_citation_scan_opens (scan, at))
    return at + 1;

  end = lex_citation_list_read (scan, at, LEX_CITATION_WORD_OTHER, mentions);
  return end > at ? end : at + 1;
}

/* Whether the tokens from @at on are mere punctuation behind a reference. */
static gboolean
is_end (const LexCitationScan *scan, guint at)
{
  while (lex_citation_scan_is_sign (scan, at, ".,;:)]\"*"))
    at++;

  return at >= scan->tokens->len;
}

/* Finds everything that a text names. */
static void
read_all (const LexCitationScan *scan, GArray *mentions)
{
  LexCitationWord whole = get_whole_keyword (scan);

  if (whole != LEX_CITATION_WORD_OTHER
      && is_end (scan, lex_citation_list_read (scan, 0, whole, mentions)))
    return;

  g_array_set_size (mentions, 0);
  for (guint at = 0; at < scan->tokens->len;)
    at = read_at (scan, at, mentions);
}

GPtrArray *
lex_citations_find (const char *text, LexLabelExistsFunc exists, gpointer user_data)
{
  g_autoptr (GPtrArray) citations
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_citation_unref);
  g_autoptr (GArray) mentions = g_array_new (FALSE, FALSE, sizeof (LexCitationMention));
  g_autoptr (GArray) tokens = NULL;
  LexCitationScan scan = { text, exists, user_data, NULL };

  g_return_val_if_fail (text != NULL && exists != NULL, g_steal_pointer (&citations));

  tokens = lex_citation_tokens_new (text);
  scan.tokens = tokens;
  read_all (&scan, mentions);
  for (guint i = 0; i < mentions->len; i++)
    {
      LexCitation *citation
          = citation_from_mention (text, &g_array_index (mentions, LexCitationMention, i));

      if (citation != NULL)
        g_ptr_array_add (citations, citation);
    }

  return g_steal_pointer (&citations);
}

/* A label in full, `introduction` or `example/33`. One that nobody has must at
 * least belong to a document that we ship: `and/or` is none. */
static gboolean
resolve_label (const LexCitationScan *scan, const char *text, LexCitationMention *mention)
{
  g_autoptr (LexLabel) label = lex_label_parse (text);
  gboolean shipped = FALSE;

  if (label == NULL || strlen (text) >= sizeof mention->label)
    return FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (shipped_prefixes); i++)
    shipped = shipped || g_str_has_prefix (text, shipped_prefixes[i]);
  mention->exists = scan->exists (lex_label_get_text (label), scan->user_data);
  g_strlcpy (mention->label, lex_label_get_text (label), sizeof mention->label);

  return mention->exists || shipped;
}

static gboolean
resolve_reference (const LexCitationScan *scan, LexCitationMention *mention)
{
  g_autoptr (GArray) mentions = g_array_new (FALSE, FALSE, sizeof (LexCitationMention));
  LexCitationWord keyword = get_keyword (scan, 0);
  guint at = keyword != LEX_CITATION_WORD_OTHER ? skip_to_number (scan, 0) : 0;
  LexCitationItems missing
      = { .scan = scan, .keyword = LEX_CITATION_WORD_LAW, .mentions = mentions };
  guint end;

  while (at == 0 && lex_citation_scan_is_sign (scan, at, "([\"*"))
    at++;
  if (!is_example (keyword))
    keyword = LEX_CITATION_WORD_LAW;

  end = lex_citation_list_read (scan, at, keyword, mentions);
  if (end == at || !is_end (scan, end))
    {
      g_array_set_size (mentions, 0);
      end = lex_citation_items_read_missing (&missing, at);
    }
  if (end == at || !is_end (scan, end) || mentions->len != 1)
    return FALSE;

  *mention = g_array_index (mentions, LexCitationMention, 0);
  return TRUE;
}

/* `3a(ii)` is a section of the screen regulations: no law has such a label. */
static gboolean
resolve_screens (const LexCitationScan *scan, const char *text, LexCitationMention *mention)
{
  g_autofree char *lower = g_ascii_strdown (text, -1);
  g_autofree char *label = g_strconcat ("screens/", lower, NULL);

  return resolve_label (scan, label, mention) && mention->exists;
}

/* `zasłony 3c`, `komentarz 27`: the number is that of the document which is named. */
static gboolean
resolve_document (const LexCitationScan *scan, const char *text, LexCitationMention *mention)
{
  const char *rest;
  const char *document = lex_document_words_read (text, &rest);
  g_autofree char *label = NULL;

  if (document == NULL || strpbrk (rest, G_CSET_DIGITS) == NULL)
    return FALSE;
  label = lex_document_words_dup_label (document, rest);
  return label != NULL && resolve_label (scan, label, mention);
}

/* Reads a text that is to be one reference, and nothing else. */
static gboolean
resolve_text (const char *text, LexLabelExistsFunc exists, gpointer user_data,
              LexCitationMention *mention)
{
  g_autoptr (GArray) tokens = lex_citation_tokens_new (text);
  const LexCitationScan scan = { text, exists, user_data, tokens };
  LexCitationMention other = { .to = strlen (text) };

  *mention = other;
  if (!resolve_label (&scan, text, mention) && !resolve_reference (&scan, mention))
    mention->label[0] = '\0';
  if ((mention->label[0] == '\0' || !mention->exists)
      && (resolve_screens (&scan, text, &other) || resolve_document (&scan, text, &other)))
    *mention = other;
  return mention->label[0] != '\0';
}

/* Tidied, it must name a clause that exists: otherwise it is rather words. */
static gboolean
resolve_tidied (const char *text, LexLabelExistsFunc exists, gpointer user_data,
                LexCitationMention *mention)
{
  g_autofree char *tidy = lex_citation_typed_dup_tidy (text);
  LexCitationMention tidied;

  if (tidy == NULL || !resolve_text (tidy, exists, user_data, &tidied) || !tidied.exists
      || tidied.repaired)
    return FALSE;
  *mention = tidied;
  mention->from = 0;
  mention->to = strlen (text);
  return TRUE;
}

LexCitation *
lex_citation_resolve (const char *text, LexLabelExistsFunc exists, gpointer user_data)
{
  g_autofree char *trimmed = NULL;
  LexCitationMention mention;
  gboolean found;
  gsize before;

  g_return_val_if_fail (text != NULL && exists != NULL, NULL);

  before = strspn (text, " \t\r\n");
  trimmed = g_strchomp (g_strdup (text + before));
  found = resolve_text (trimmed, exists, user_data, &mention);
  if (!found || !mention.exists)
    found = resolve_tidied (trimmed, exists, user_data, &mention) || found;
  if (!found)
    return NULL;

  mention.from += before;
  mention.to += before;
  return citation_from_mention (text, &mention);
}
