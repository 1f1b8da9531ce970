/* lex-journal-quote.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of a clause that an entry of the journal quotes: how many they are, and how they are
 * shown. It refuses to know whether they still stand there. Front ends call it through
 * lex-journal.h.
 */

#include <string.h>

#include "journal/lex-quote.h"
#include "services/lex-comparison.h"
#include "services/lex-journal.h"
#include "services/lex-passage.h"

/* By so many letters a clause is known again. */
#define QUOTED 160

/* No word is longer: what has fewer letters was not cut. */
#define LONGEST 30

/* Quoting */

/* As many whole words as are needed to know a text again. */
static char *
dup_beginning (const char *text)
{
  const glong length = g_utf8_strlen (text, -1);
  char *beginning = g_utf8_substring (text, 0, MIN (length, QUOTED));
  char *space = length > QUOTED ? strrchr (beginning, ' ') : NULL;

  if (space != NULL)
    *space = '\0';
  return beginning;
}

/* A clause that is only a heading is known by it. */
static char *
dup_words (LexClause *clause, LexLanguage language)
{
  LexText *text = lex_clause_get_text (clause, language);
  const char *heading = lex_clause_get_heading (clause, language);

  return text != NULL ? dup_beginning (lex_text_get_plain (text)) : g_strdup (heading);
}

void
lex_journal_quote (LexLibrary *library, LexJournalEntry *entry, LexLanguage language)
{
  g_autoptr (LexLabel) label = lex_label_parse (entry->fields[LEX_JOURNAL_LABEL]);
  g_autoptr (LexPassage) passage = label != NULL ? lex_library_quote (library, label, NULL) : NULL;
  const LexPassageRow *row = passage != NULL ? g_ptr_array_index (passage->rows, 0) : NULL;
  g_autofree char *words = row != NULL ? dup_words (row->clause, language) : NULL;

  if (row != NULL && words == NULL)
    words = dup_words (row->clause, language = 1 - language);
  if (words == NULL)
    return;
  lex_journal_entry_set (entry, LEX_JOURNAL_QUOTE, words);
  lex_journal_entry_set (entry, LEX_JOURNAL_LANGUAGE, lex_language_get_code (language));
  lex_journal_entry_set (entry, LEX_JOURNAL_EDITION,
                         row->source[language] != NULL ? row->source[language]
                                                       : LEX_EDITION_DIGEST);
}

/* Showing */

static LexText *
get_text (LexPassage *passage, const LexJournalEntry *entry)
{
  const LexPassageRow *row = g_ptr_array_index (passage->rows, 0);
  LexLanguage language = LEX_LANGUAGE_EN;

  lex_language_from_code (entry->fields[LEX_JOURNAL_LANGUAGE], &language);
  return lex_clause_get_text (row->clause, language);
}

/* By the clause; of one that is not there any more, or says something else, as far as a sentence
 * tells that it ends. */
static gboolean
goes_on (LexLibrary *library, const LexJournalEntry *entry)
{
  const char *words = entry->fields[LEX_JOURNAL_QUOTE];
  const LexQuote quote = { words, NULL, NULL };
  g_autoptr (LexLabel) label = lex_label_parse (entry->fields[LEX_JOURNAL_LABEL]);
  g_autoptr (LexPassage) passage
      = library != NULL && label != NULL ? lex_library_quote (library, label, NULL) : NULL;
  LexText *text = passage != NULL ? get_text (passage, entry) : NULL;
  const char *plain = text != NULL ? lex_text_get_plain (text) : NULL;
  gsize to = 0;

  if (plain != NULL && lex_quote_find (&quote, plain, NULL, &to))
    return strlen (plain) > to + strspn (plain + to, " .,;:!?\n\t");
  return strchr (".!?", words[strlen (words) - 1]) == NULL;
}

char *
lex_journal_dup_quote (LexLibrary *library, const LexJournalEntry *entry)
{
  const char *words = entry->fields[LEX_JOURNAL_QUOTE];
  gsize length;

  if (words == NULL || *words == '\0')
    return NULL;
  /* The words of a highlight are the reader's choice. */
  if (entry->kind == LEX_JOURNAL_HIGHLIGHT || g_utf8_strlen (words, -1) < QUOTED - LONGEST
      || !goes_on (library, entry))
    return g_strdup (words);
  for (length = strlen (words); length > 0 && strchr (" .,;:", words[length - 1]) != NULL;)
    length--;
  return g_strdup_printf ("%.*s…", (int) length, words);
}

char *
lex_journal_dup_quotation (LexLibrary *library, const LexJournalEntry *entry)
{
  static const char *const opening[LEX_N_LANGUAGES]
      = { [LEX_LANGUAGE_EN] = "“", [LEX_LANGUAGE_PL] = "„" };
  g_autofree char *words = lex_journal_dup_quote (library, entry);
  LexLanguage language = lex_language_of_locale ();

  lex_language_from_code (entry->fields[LEX_JOURNAL_LANGUAGE], &language);
  return words != NULL ? g_strconcat (opening[language], words, "”", NULL) : NULL;
}
