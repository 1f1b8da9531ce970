/* lex-card-telling.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the words of a clause that tell: those whose gap can not be read off the rest of it, and
 * that both languages have. It refuses to know what cards are. lex-card-cloze.c calls it.
 */

#include "services/lex-card-telling.h"

#include <string.h>

#include "language/lex-fold.h"

/* No form has more words. */
#define MAX_WORDS 4

/* @forms: folded words, parted by blanks, to the meaning + 1, by language.
 * @betrayers: of each meaning (element-type utf8), folded beginnings.
 * @groups: of each meaning (element-type guint), which group it is of.
 * @n_groups: how many groups have begun. */
struct _LexCardTelling
{
  GHashTable *forms[LEX_N_LANGUAGES];
  GPtrArray *betrayers;
  GArray *groups;
  guint n_groups;
};

typedef struct
{
  char *word;
  gsize start;
  gsize end;
} Token;

void
lex_card_telling_free (LexCardTelling *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    g_hash_table_unref (self->forms[i]);
  g_ptr_array_unref (self->betrayers);
  g_array_unref (self->groups);
  g_free (self);
}

/* Reading */

static char *
dup_folded (const char *text)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));

  return lex_fold (stripped, -1);
}

static void
add_forms (LexCardTelling *self, LexLanguage language, const char *field)
{
  g_auto (GStrv) forms = g_strsplit (field, ",", -1);

  for (guint i = 0; forms[i] != NULL; i++)
    g_hash_table_insert (self->forms[language], dup_folded (forms[i]),
                         GUINT_TO_POINTER (self->betrayers->len));
}

static void
add_line (LexCardTelling *self, const char *line)
{
  g_auto (GStrv) fields = g_strsplit (line, "|", 3);
  g_auto (GStrv) betrayers = NULL;
  GPtrArray *folded;

  self->n_groups += *line == '[';
  if (*line == '#' || *line == '[' || fields[0] == NULL || fields[1] == NULL)
    return;
  folded = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->betrayers, folded);
  g_array_append_val (self->groups, self->n_groups);
  add_forms (self, LEX_LANGUAGE_EN, fields[0]);
  add_forms (self, LEX_LANGUAGE_PL, fields[1]);
  betrayers = g_strsplit (fields[2] != NULL ? fields[2] : "", ",", -1);
  for (guint i = 0; betrayers[i] != NULL; i++)
    g_ptr_array_add (folded, dup_folded (betrayers[i]));
}

LexCardTelling *
lex_card_telling_read (const char *path, GError **error)
{
  g_autofree char *contents = NULL;
  g_auto (GStrv) lines = NULL;
  LexCardTelling *self;

  if (!g_file_get_contents (path, &contents, NULL, error))
    return NULL;
  self = g_new0 (LexCardTelling, 1);
  self->betrayers = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  self->groups = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    self->forms[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  lines = g_strsplit (contents, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    add_line (self, lines[i]);
  return self;
}

/* Finding */

static void
token_clear (gpointer data)
{
  g_free (((Token *) data)->word);
}

static gboolean
add_token (const char *word, gsize start, gsize end, gpointer user_data)
{
  const Token token = { g_strdup (word), start, end };

  g_array_append_val ((GArray *) user_data, token);
  return TRUE;
}

static GArray *
list_tokens (const char *text)
{
  GArray *tokens = g_array_new (FALSE, FALSE, sizeof (Token));

  g_array_set_clear_func (tokens, token_clear);
  lex_tokenize (text != NULL ? text : "", -1, add_token, tokens);
  return tokens;
}

/* The longest form that begins at a token; gives its meaning + 1, or 0. */
static guint
match (const LexCardTelling *self, LexLanguage language, GArray *tokens, guint at, guint *n_words)
{
  g_autoptr (GString) form = g_string_new (NULL);
  guint found = 0;

  for (guint n = 1; n <= MAX_WORDS && at + n <= tokens->len; n++)
    {
      guint meaning;

      g_string_append_printf (form, "%s%s", n > 1 ? " " : "",
                              g_array_index (tokens, Token, at + n - 1).word);
      meaning = GPOINTER_TO_UINT (g_hash_table_lookup (self->forms[language], form->str));
      if (meaning > 0)
        {
          found = meaning;
          *n_words = n;
        }
    }
  return found;
}

/* A name, a call or a card is no word; of a term that is left out the link goes, too. */
static gboolean
is_marked (LexText *text, gsize start, gsize end)
{
  gsize n_spans = 0;
  const LexSpan *spans = text != NULL ? lex_text_get_spans (text, &n_spans) : NULL;

  for (gsize i = 0; i < n_spans; i++)
    if (spans[i].kind < LEX_SPAN_PARAGRAPH && spans[i].kind != LEX_SPAN_TERM
        && spans[i].kind != LEX_SPAN_EMPHASIS && spans[i].start < end && start < spans[i].end)
      return TRUE;
  return FALSE;
}

/* @counts: how often each meaning stands in the text or over it
 * @gaps: (nullable): where the text has it */
static void
count_meanings (const LexCardTelling *self, LexLanguage language, GArray *tokens, guint *counts,
                GArray *gaps)
{
  guint n_words = 1;

  for (guint i = 0; i < tokens->len; i += n_words)
    {
      guint meaning;
      LexCardGap gap;

      n_words = 1;
      meaning = match (self, language, tokens, i, &n_words);
      if (meaning == 0)
        continue;
      gap = (LexCardGap){ g_array_index (tokens, Token, i).start,
                          g_array_index (tokens, Token, i + n_words - 1).end, meaning - 1 };
      counts[meaning - 1]++;
      if (gaps != NULL)
        g_array_append_val (gaps, gap);
    }
}

/* @start, @end: where the words stand themselves */
static gboolean
is_betrayed (const LexCardTelling *self, guint meaning, GArray *tokens, gsize start, gsize end)
{
  const GPtrArray *betrayers = self->betrayers->pdata[meaning];

  for (guint i = 0; i < tokens->len; i++)
    {
      const Token *token = &g_array_index (tokens, Token, i);
      const gboolean beside = token->end <= start || token->start >= end;

      for (guint j = 0; beside && j < betrayers->len; j++)
        if (g_str_has_prefix (token->word, betrayers->pdata[j]))
          return TRUE;
    }
  return FALSE;
}

/* @banned: by meaning, whether it can not be left out in either language
 * @groups: by group, to which the number of its words is added */
static GArray *
list_gaps (const LexCardTelling *self, LexLanguage language, LexText *text, gboolean *banned,
           guint *groups)
{
  GArray *gaps = g_array_new (FALSE, FALSE, sizeof (LexCardGap));
  g_autoptr (GArray) tokens = list_tokens (lex_text_get_plain (text));
  g_autofree guint *counts = g_new0 (guint, self->betrayers->len);

  count_meanings (self, language, tokens, counts, gaps);
  for (guint i = 0; i < self->betrayers->len; i++)
    {
      banned[i] |= counts[i] != 1;
      groups[g_array_index (self->groups, guint, i)] += counts[i];
    }
  for (guint i = 0; i < gaps->len; i++)
    {
      const LexCardGap *gap = &g_array_index (gaps, LexCardGap, i);

      banned[gap->meaning] |= is_marked (text, gap->start, gap->end)
                              || is_betrayed (self, gap->meaning, tokens, gap->start, gap->end);
    }
  return gaps;
}

/* What stands over the text gives away what it names. */
static void
ban_named (const LexCardTelling *self, LexLanguage language, const char *heading, gboolean *banned)
{
  g_autoptr (GArray) tokens = list_tokens (heading);
  g_autofree guint *counts = g_new0 (guint, self->betrayers->len);

  count_meanings (self, language, tokens, counts, NULL);
  for (guint i = 0; i < self->betrayers->len; i++)
    banned[i] |= counts[i] > 0 || is_betrayed (self, i, tokens, 0, 0);
}

static guint
drop_banned (GArray *gaps, const gboolean *banned)
{
  for (guint i = gaps->len; i-- > 0;)
    if (banned[g_array_index (gaps, LexCardGap, i).meaning])
      g_array_remove_index (gaps, i);
  return gaps->len;
}

guint
lex_card_telling_find (const LexCardTelling *self, LexText *const *texts,
                       const char *const *headings, GArray **gaps)
{
  g_autofree gboolean *banned = g_new0 (gboolean, self->betrayers->len);
  g_autofree guint *groups = g_new0 (guint, LEX_N_LANGUAGES * (self->n_groups + 1));
  guint n = 0;

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      gaps[i]
          = list_gaps (self, (LexLanguage) i, texts[i], banned, groups + i * (self->n_groups + 1));
      ban_named (self, (LexLanguage) i, headings[i], banned);
    }
  for (guint i = 0; i < self->betrayers->len; i++)
    {
      const guint group = g_array_index (self->groups, guint, i);

      banned[i] |= groups[group] != groups[self->n_groups + 1 + group];
    }
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    n = drop_banned (gaps[i], banned);
  return n;
}
