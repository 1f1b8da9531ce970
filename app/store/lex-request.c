/* lex-request.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads what a user typed: words, and the few signs that mean something. It refuses to know the
 * index and its expressions. Only lex-store-search.c and the tests call it.
 *
 * The text is read in chunks without spaces. A sign that does not fit (a lone quote, a minus
 * before nothing, `law:` before no number) is passed over, and what stands beside it is words.
 */

#include "store/lex-request.h"

#include <string.h>

#include "language/lex-fold.h"
#include "language/lex-silent.h"
#include "store/lex-typed-call.h"

static void
term_free (gpointer data)
{
  LexTerm *term = data;

  g_free (term->text);
  g_strfreev (term->completions);
  g_free (term);
}

void
lex_request_free (LexRequest *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->terms);
  g_ptr_array_unref (self->excluded);
  g_free (self);
}

static LexTerm *
find_term (GPtrArray *terms, const char *text, guint *place)
{
  for (guint i = 0; i < terms->len; i++)
    {
      LexTerm *term = g_ptr_array_index (terms, i);

      if (!g_str_equal (term->text, text))
        continue;
      *place = i;
      return term;
    }
  return NULL;
}

/* A term typed again moves to the end, and is as strict or as open as either wanted. */
static LexTerm *
add_term (GPtrArray *terms, const char *text)
{
  guint place = 0;
  LexTerm *term = find_term (terms, text, &place);

  if (term != NULL)
    {
      g_ptr_array_steal_index (terms, place);
    }
  else
    {
      term = g_new0 (LexTerm, 1);
      term->text = g_strdup (text);
    }
  g_ptr_array_add (terms, term);
  return term;
}

/* Where loose words go.
 * @last: the last of them, nullable; perhaps no new one. */
typedef struct
{
  GPtrArray *terms;
  LexTerm *last;
} Words;

static gboolean
word_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  Words *words = user_data;
  g_autofree char *call = lex_typed_call_dup_words (token);
  g_auto (GStrv) parts = g_strsplit (call != NULL ? call : token, " ", -1);

  for (guint i = 0; parts[i] != NULL && words->terms->len < LEX_REQUEST_MAX_TERMS; i++)
    words->last = add_term (words->terms, parts[i]);
  return words->terms->len < LEX_REQUEST_MAX_TERMS;
}

static gboolean
join_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  GString *joined = user_data;

  if (joined->len > 0)
    g_string_append_c (joined, ' ');
  g_string_append (joined, token);
  return TRUE;
}

static gboolean
is_full (const LexRequest *self)
{
  return self->terms->len >= LEX_REQUEST_MAX_TERMS || self->excluded->len >= LEX_REQUEST_MAX_TERMS;
}

/* Words that belong together. */
static void
add_row (LexRequest *self, const char *text, gsize length, gboolean excluded)
{
  g_autoptr (GString) joined = g_string_new (NULL);
  LexTerm *term;

  lex_tokenize (text, (gssize) length, join_cb, joined);
  if (joined->len == 0 || is_full (self))
    return;
  term = add_term (excluded ? self->excluded : self->terms, joined->str);
  term->quoted = TRUE;
  term->excluded = excluded;
}

/* Loose words; a star at the end lets the last one grow. */
static void
add_words (LexRequest *self, const char *text, gsize length)
{
  Words words = { self->terms, NULL };
  g_autofree char *spelled = lex_typed_call_dup_spelled (text, length);

  if (is_full (self))
    return;
  lex_tokenize (spelled, -1, word_cb, &words);
  if (words.last != NULL && text[length - 1] == '*')
    words.last->grows = TRUE;
}

/* `27`, `27-30`, or with a longer dash. */
static gboolean
read_laws (LexRequest *self, const char *value)
{
  char *end = NULL;
  guint64 first = g_ascii_strtoull (value, &end, 10);
  guint64 last = first;

  if (!g_ascii_isdigit (*value) || first == 0 || first > G_MAXUINT16)
    return FALSE;
  if (*end == '-' || g_str_has_prefix (end, "–"))
    {
      value = g_utf8_next_char (end);
      last = g_ascii_strtoull (value, &end, 10);
      if (!g_ascii_isdigit (*value) || last < first || last > G_MAXUINT16)
        return FALSE;
    }
  if (*end != '\0')
    return FALSE;
  self->first_law = (guint) first;
  self->last_law = (guint) last;
  return TRUE;
}

static gboolean
read_kind (LexRequest *self, const char *value)
{
  LexKind kind;

  if (!lex_kind_from_name (value, &kind))
    return FALSE;
  self->kind = (int) kind;
  return TRUE;
}

static gboolean
read_language (LexRequest *self, const char *value)
{
  LexLanguage language;

  if (!lex_language_from_code (value, &language))
    return FALSE;
  self->languages = (LexLanguages) (1 << language);
  return TRUE;
}

static gboolean
read_limit (LexRequest *self, const char *chunk, gsize length)
{
  static const struct
  {
    const char *key;
    gboolean (*read) (LexRequest *self, const char *value);
  } limits[] = { { "law:", read_laws }, { "kind:", read_kind }, { "lang:", read_language } };
  g_autofree char *text = g_ascii_strdown (chunk, (gssize) length);

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    if (g_str_has_prefix (text, limits[i].key)
        && limits[i].read (self, text + strlen (limits[i].key)))
      {
        self->is_limited = TRUE;
        return TRUE;
      }
  return FALSE;
}

/* Reads what is quoted from @text on; gives the byte behind it, or @text if no quote ends. */
static const char *
read_quoted (LexRequest *self, const char *text, gboolean excluded)
{
  const char *end = strchr (text + 1, '"');

  if (end == NULL)
    return text;
  add_row (self, text + 1, (gsize) (end - text) - 1, excluded);
  return end + 1;
}

/* Reads one chunk; gives the byte behind it. */
static const char *
read_chunk (LexRequest *self, const char *text)
{
  gboolean excluded = text[0] == '-' && text[1] != '\0' && strchr (" \t\n-*", text[1]) == NULL;
  const char *start = excluded ? text + 1 : text;
  const char *end;
  gsize length;

  if (*start == '"' && (end = read_quoted (self, start, excluded)) != start)
    return end;
  length = MAX (1, strcspn (start, " \t\r\n\""));
  if (excluded)
    add_row (self, start, length, TRUE);
  else if (!read_limit (self, start, length))
    add_words (self, start, length);
  return start + length;
}

/* Whether the last that was typed is one letter by itself. */
static gboolean
ends_in_letter (const char *text)
{
  const char *end = text + strlen (text);
  const char *last = g_utf8_find_prev_char (text, end);

  return last != NULL && last > text && g_ascii_isspace (last[-1])
         && g_unichar_isalpha (g_utf8_get_char (last));
}

/* The last word may be being typed. Behind others its first letter says nothing yet: the answer to
 * what stands before it stays as it is. */
static void
let_last_grow (LexRequest *self, const char *text)
{
  guint n = self->terms->len;
  LexTerm *last = n > 0 ? g_ptr_array_index (self->terms, n - 1) : NULL;

  if (n > 1 && !last->quoted && ends_in_letter (text))
    g_ptr_array_set_size (self->terms, (int) n - 1);
  else if (last != NULL && !last->quoted)
    last->grows = TRUE;
  for (guint i = 0; i < self->terms->len; i++)
    {
      LexTerm *term = g_ptr_array_index (self->terms, i);

      if (g_utf8_strlen (term->text, -1) < LEX_REQUEST_MIN_PREFIX)
        term->grows = FALSE; /* one letter begins nearly everything */
    }
}

static gboolean
is_silent (const LexTerm *term)
{
  return !term->quoted && !term->grows && lex_word_is_silent (term->text);
}

/* What holds a question together is not looked for, unless it is all that was typed. The last word
 * may still become another. */
static void
leave_silent (LexRequest *self)
{
  guint n_silent = 0;
  guint gap = 0;

  for (guint i = 0; i < self->terms->len; i++)
    n_silent += is_silent (g_ptr_array_index (self->terms, i));
  if (n_silent == self->terms->len)
    return;
  for (guint i = 0; i < self->terms->len;)
    {
      LexTerm *term = g_ptr_array_index (self->terms, i);

      if (is_silent (term))
        {
          g_ptr_array_remove_index (self->terms, i);
          gap++;
          continue;
        }
      term->gap = gap;
      gap = 0;
      i++;
    }
}

/* Who only excludes wants something all the same: then a minus is a dash. */
static void
want_something (LexRequest *self)
{
  Words words = { self->terms, NULL };

  if (self->terms->len > 0)
    return;
  for (guint i = 0; i < self->excluded->len; i++)
    {
      LexTerm *term = g_ptr_array_index (self->excluded, i);

      lex_tokenize (term->text, -1, word_cb, &words);
    }
  g_ptr_array_set_size (self->excluded, 0);
}

LexRequest *
lex_request_new (LexQuery *query)
{
  const char *text;
  LexRequest *self;

  g_return_val_if_fail (query != NULL, NULL);

  text = lex_query_get_text (query);
  self = g_new0 (LexRequest, 1);
  self->terms = g_ptr_array_new_with_free_func (term_free);
  self->excluded = g_ptr_array_new_with_free_func (term_free);
  self->languages = lex_query_get_languages (query);
  self->read = lex_query_get_read (query);
  self->kind = lex_query_get_kind (query);
  for (const char *cursor = text; *cursor != '\0';)
    if (g_ascii_isspace (*cursor))
      cursor++;
    else
      cursor = read_chunk (self, cursor);
  want_something (self);
  let_last_grow (self, text);
  leave_silent (self);
  /* What was found in one language only is shown in it. */
  if (self->read != LEX_LANGUAGES_NONE && self->languages != LEX_LANGUAGES_BOTH)
    self->read = self->languages;
  return self;
}
