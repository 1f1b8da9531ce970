/* lex-journal-fit.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether what a reader made still fits the library. It refuses to mend or to remove what does not.
 * Front ends call it.
 */

#include "journal/lex-quote.h"
#include "services/lex-comparison.h"
#include "services/lex-journal.h"
#include "services/lex-library-private.h"

/* Owned: what is quoted on several lines is there where each of them stands somewhere.
 * @lines: (nullable)
 * @found: whether the quoted words stand somewhere
 * @found_lines: by line, the same
 * @has_edition: whether the wording they are of is there */
typedef struct
{
  LexQuote quote;
  GStrv lines;
  const char *edition;
  gboolean found;
  gboolean *found_lines;
  gboolean has_edition;
} Fit;

static void
fit_init (Fit *self, const LexJournalEntry *entry)
{
  *self = (Fit){ .quote = { entry->fields[LEX_JOURNAL_QUOTE], entry->fields[LEX_JOURNAL_PREFIX],
                            entry->fields[LEX_JOURNAL_SUFFIX] },
                 .edition = entry->fields[LEX_JOURNAL_EDITION] };
  self->lines = lex_quote_split (&self->quote);
  if (self->lines != NULL)
    self->found_lines = g_new0 (gboolean, g_strv_length (self->lines));
}

static void
fit_clear (Fit *self)
{
  g_strfreev (self->lines);
  g_free (self->found_lines);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fit, fit_clear)

static gboolean
is_found (const Fit *self)
{
  guint i = 0;

  while (!self->found && self->lines != NULL && self->lines[i] != NULL && self->found_lines[i])
    i++;
  return self->found || (i > 0 && self->lines[i] == NULL);
}

static void
look_at_words (Fit *self, const char *words)
{
  if (words == NULL || self->found)
    return;
  self->found = lex_quote_find (&self->quote, words, NULL, NULL);
  for (guint i = 0; !self->found && self->lines != NULL && self->lines[i] != NULL; i++)
    {
      const LexQuote line = lex_quote_get_line (&self->quote, self->lines, i);

      if (!self->found_lines[i])
        self->found_lines[i] = lex_quote_find (&line, words, NULL, NULL);
    }
}

static void
look_at_text (Fit *self, LexText *text)
{
  look_at_words (self, text != NULL ? lex_text_get_plain (text) : NULL);
}

static void
look_at_clause (Fit *self, LexClause *clause)
{
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      look_at_text (self, lex_clause_get_text (clause, language));
      look_at_text (self, lex_clause_get_ruling (clause, language));
      look_at_words (self, lex_clause_get_heading (clause, language));
    }
}

/* All wordings that a file has of the clause and of what lies below it. */
static gboolean
look_at_side (Fit *self, LexLibrary *library, LexSide side, LexLabel *label, GError **error)
{
  GError *lower = NULL;
  g_autoptr (GPtrArray) rows = NULL;

  if (library->readers[side] == NULL)
    return TRUE;
  rows = lex_store_reader_list_below (library->readers[side], label, &lower);
  if (rows == NULL)
    {
      lex_library_take_fault (library, side, lower, error);
      return FALSE;
    }
  for (guint i = 0; i < rows->len; i++)
    {
      const LexStoreRow *row = g_ptr_array_index (rows, i);
      const char *edition = side == LEX_SIDE_SHIPPED ? LEX_EDITION_DIGEST : row->document;

      self->has_edition = self->has_edition || g_strcmp0 (self->edition, edition) == 0;
      look_at_clause (self, row->clause);
    }
  return TRUE;
}

static gboolean
quotes_something (const LexJournalEntry *entry)
{
  const char *quote = entry->fields[LEX_JOURNAL_QUOTE];

  return entry->kind != LEX_JOURNAL_BOOKMARK && quote != NULL && *quote != '\0';
}

gboolean
lex_journal_is_loose (LexLibrary *library, const LexJournalEntry *entry, gboolean *loose,
                      GError **error)
{
  g_autoptr (LexLabel) label = lex_label_parse (entry->fields[LEX_JOURNAL_LABEL]);
  g_auto (Fit) fit = { 0 };
  gboolean exists = FALSE;

  *loose = entry->kind != LEX_JOURNAL_FOLDER;
  if (label == NULL)
    return TRUE;
  if (!lex_library_find_label (library, lex_label_get_text (label), &exists, error))
    return FALSE;
  *loose = !exists;
  if (!exists || !quotes_something (entry))
    return TRUE;
  fit_init (&fit, entry);
  for (LexSide side = 0; side < LEX_N_SIDES; side++)
    if (!look_at_side (&fit, library, side, label, error))
      return FALSE;
  *loose = !is_found (&fit) && (entry->kind == LEX_JOURNAL_HIGHLIGHT || fit.has_edition);
  return TRUE;
}
