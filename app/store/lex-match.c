/* lex-match.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Turns a request into a MATCH expression of FTS5. It refuses to know the database, the lemmas
 * (the tokenizer adds them) and the order of hits. Only this room and tests call it.
 *
 * A term that may grow is two phrases, itself and the beginning of others, so that lex-rank.c can
 * tell them apart. Phrases that only narrow the search down are written first and do not count.
 */

#include "store/lex-match.h"

#include "language/lex-families.h"

static void
note_phrase (LexMatch *self, int term, const char *text, gboolean begins)
{
  LexMatchPhrase phrase = { term, 1, begins, *text == LEX_FAMILY_MARK };

  for (; *text != '\0'; text++)
    phrase.n_words += *text == ' ';
  g_array_append_val (self->phrases, phrase);
}

/* A folded word has letters and digits only, so it can not hold a quote. Doubling one anyway
 * keeps this file safe by itself, whatever the tokenizer will count as a letter. */
static void
append_quoted (GString *expression, const char *text)
{
  g_string_append_c (expression, '"');
  for (const char *c = text; *c != '\0'; c++)
    {
      if (*c == '"')
        g_string_append_c (expression, '"');
      g_string_append_c (expression, *c);
    }
  g_string_append_c (expression, '"');
}

static void
append_longer (LexMatch *self, GString *expression, const LexTerm *term, int number)
{
  if (term->completions == NULL)
    {
      append_quoted (expression, term->text);
      g_string_append (expression, " *");
      note_phrase (self, number, term->text, TRUE);
      return;
    }
  for (guint i = 0; term->completions[i] != NULL; i++)
    {
      g_string_append (expression, i > 0 ? " OR " : "");
      append_quoted (expression, term->completions[i]);
      note_phrase (self, number, term->completions[i], TRUE);
    }
}

static gboolean
has_longer (const LexTerm *term)
{
  return term->grows && !term->complete
         && (term->completions == NULL || term->completions[0] != NULL);
}

/* With the mark before it, the tokenizer takes a word for its families. */
static void
append_kin (LexMatch *self, GString *expression, const LexTerm *term, int number)
{
  g_autofree char *marked = g_strdup_printf ("%c%s", LEX_FAMILY_MARK, term->text);

  append_quoted (expression, marked);
  note_phrase (self, number, marked, FALSE);
}

/* Kin come in where any word will do, or where the word itself is nowhere.
 * To look for what is not there costs as much as for what is, and the vocabulary knows. A term
 * that is not there at all is looked for all the same: it has to stand for nothing. */
static void
append_term (LexMatch *self, GString *expression, const LexTerm *term, int number)
{
  gboolean longer = has_longer (term);
  gboolean kin = term->has_kin && (term->unmet || self->any);
  gboolean more = longer || kin;
  const char *joiner = more ? "(" : "";

  if (!term->unmet || !more)
    {
      g_string_append (expression, joiner);
      append_quoted (expression, term->text);
      note_phrase (self, number, term->text, FALSE);
      joiner = " OR ";
    }
  if (kin)
    {
      g_string_append (expression, joiner);
      append_kin (self, expression, term, number);
      joiner = " OR ";
    }
  if (longer)
    {
      g_string_append (expression, joiner);
      append_longer (self, expression, term, number);
    }
  g_string_append (expression, more ? ")" : "");
}

static gboolean
is_anywhere (const LexTerm *term)
{
  return !term->unmet || term->has_kin || has_longer (term);
}

/* @some: leave out those that are nowhere, unless all are. */
static void
append_terms (LexMatch *self, GString *expression, GPtrArray *terms, const char *joiner,
              gboolean some)
{
  gboolean first = TRUE;

  for (guint i = 0; i < terms->len; i++)
    {
      const LexTerm *term = g_ptr_array_index (terms, i);

      if (some && !is_anywhere (term) && (!first || i + 1 < terms->len))
        continue;
      g_string_append (expression, first ? "" : joiner);
      append_term (self, expression, term, term->excluded ? -1 : (int) i);
      first = FALSE;
    }
}

static void
append_leading (LexMatch *self, GString *expression, GPtrArray *terms, guint64 leading)
{
  const char *joiner = "(";

  for (guint i = 0; i < terms->len; i++)
    if ((leading >> i & 1) != 0)
      {
        g_string_append (expression, joiner);
        append_term (self, expression, g_ptr_array_index (terms, i), -1);
        joiner = " OR ";
      }
  g_string_append (expression, ") AND ");
}

/* What must be there though any term will do. */
static void
append_needed (LexMatch *self, GString *expression, GPtrArray *terms, guint64 leading)
{
  for (guint i = 0; i < terms->len; i++)
    {
      const LexTerm *term = g_ptr_array_index (terms, i);

      if (!term->quoted)
        continue;
      append_term (self, expression, term, -1);
      g_string_append (expression, " AND ");
    }
  if (leading != 0)
    append_leading (self, expression, terms, leading);
}

static void
append_columns (GString *expression, const LexRequest *request, LexMatchScope scope)
{
  static const char *const columns[][LEX_N_LANGUAGES] = {
    [LEX_MATCH_EVERYWHERE] = { " heading_en body_en above_en lent_en hint_en asked_en",
                               " heading_pl body_pl above_pl lent_pl hint_pl asked_pl" },
    [LEX_MATCH_HEADINGS] = { " heading_en lent_en", " heading_pl lent_pl" },
  };

  if (scope == LEX_MATCH_EVERYWHERE && request->languages == LEX_LANGUAGES_BOTH)
    return;
  g_string_append_c (expression, '{');
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    if ((request->languages & (1 << i)) != 0)
      g_string_append (expression, columns[scope][i]);
  g_string_append (expression, " } : ");
}

LexMatch *
lex_match_new (const LexRequest *request, LexMatchMode mode, LexMatchScope scope, guint64 leading)
{
  GString *expression = g_string_new (NULL);
  LexMatch *self;

  g_return_val_if_fail (request != NULL && request->terms->len > 0, NULL);

  self = g_new0 (LexMatch, 1);
  self->any = mode == LEX_MATCH_ANY;
  self->phrases = g_array_new (FALSE, FALSE, sizeof (LexMatchPhrase));
  append_columns (expression, request, scope);
  g_string_append_c (expression, '(');
  if (mode == LEX_MATCH_ANY)
    append_needed (self, expression, request->terms, leading);
  g_string_append_c (expression, '(');
  append_terms (self, expression, request->terms, mode == LEX_MATCH_ALL ? " AND " : " OR ",
                mode == LEX_MATCH_ANY);
  g_string_append_c (expression, ')');
  if (request->excluded->len > 0)
    {
      g_string_append (expression, " NOT (");
      append_terms (self, expression, request->excluded, " OR ", FALSE);
      g_string_append_c (expression, ')');
    }
  g_string_append_c (expression, ')');
  self->expression = g_string_free (expression, FALSE);
  return self;
}

void
lex_match_free (LexMatch *self)
{
  if (self == NULL)
    return;
  g_free (self->expression);
  g_array_unref (self->phrases);
  g_free (self);
}
