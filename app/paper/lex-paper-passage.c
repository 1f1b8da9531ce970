/* lex-paper-passage.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A passage on paper: titles, what a clause stands below, rows, figures, ruling. It refuses to
 * know how a row is set and where pages end. Whoever prints passages calls it.
 */

#include "paper/lex-paper-passage.h"

#include "model/lex-label-name.h"
#include "paper/lex-paper-example.h"
#include "services/lex-entries.h"
#include "services/lex-naming.h"
#include "services/lex-parents.h"
#include "services/lex-reference.h"
#include "type/lex-markup.h"

/* Above a title. */
#define TITLE_GAP 18.0

typedef struct
{
  LexPaper *paper;
  const LexPaperStyle *style;
  LexPassage *passage;
  gboolean entries; /* whether its headings are looked up, and are no titles */
} Printing;

/* Words that are the same function of the language in both, and stay with what comes next. */
static void
add_words (Printing *self, LexPaperFont font, const char *label, const char *const *plain)
{
  char *markup[LEX_N_LANGUAGES] = { NULL, NULL };

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      const LexMarkupStyle style = { language, lex_palette_get (FALSE, FALSE) };

      if (plain[language])
        markup[language] = lex_markup_from_plain (plain[language], &style);
    }
  lex_paper_text_add_markup (self->paper, &self->style->columns, font, label,
                             (const char *const *) markup);
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    g_free (markup[language]);
}

/* Whose words they are: those of the digest, or of an import by its title. */
static char *
dup_source (Printing *self, const LexPassageRow *row, LexLanguage language)
{
  if (row->source[language])
    return lex_naming_dup_title (self->style->library, row->source[language], language);
  return g_strdup (language == LEX_LANGUAGE_PL ? "streszczenie" : "digest");
}

static void
add_reference (Printing *self, const LexPassageRow *row)
{
  LexLabel *label = lex_clause_get_label (row->clause);
  char *words[LEX_N_LANGUAGES];

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      g_autofree char *reference = lex_reference_dup (self->style->library, label, language);
      g_autofree char *source = dup_source (self, row, language);

      words[language] = g_strdup_printf ("%s · %s", reference, source);
    }
  add_words (self, LEX_PAPER_SMALL, NULL, (const char *const *) words);
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    g_free (words[language]);
}

/* A clause read alone misleads: what it stands below is said above it. */
static gboolean
add_parents (Printing *self, LexLabel *label, GError **error)
{
  char *lines[LEX_N_LANGUAGES] = { NULL, NULL };
  gboolean good = TRUE;

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES && good; language++)
    {
      g_autoptr (GPtrArray) parents
          = lex_parents_list (self->style->library, label, language, error);

      good = parents != NULL;
      if (good && parents->len > 0)
        lines[language] = lex_parent_dup_line (parents, TRUE);
    }
  if (good && lines[self->style->columns.languages[0]])
    add_words (self, LEX_PAPER_SMALL, NULL, (const char *const *) lines);
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    g_free (lines[language]);
  return good;
}

static const char *
get_title (LexClause *clause, LexLanguage language)
{
  const char *heading = lex_clause_get_heading (clause, language);

  return heading ? heading : lex_clause_get_heading (clause, 1 - language);
}

/* The title of a law or a section; only a law wears a big number. */
static gboolean
add_title (Printing *self, const LexPassageRow *row, GError **error)
{
  LexLabel *label = lex_clause_get_label (row->clause);
  const gboolean law = lex_label_get_law (label) > 0 && lex_label_get_depth (label) == 0;
  const char *number = lex_label_get_number (label);
  const gboolean example = lex_document_get_kind (self->passage->document) == LEX_KIND_EXAMPLE;
  char *titles[LEX_N_LANGUAGES];

  lex_sheet_space (lex_paper_get_sheet (self->paper), TITLE_GAP);
  if (!add_parents (self, label, error))
    return FALSE;
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      const char *heading = get_title (row->clause, language);
      const char *word = language == LEX_LANGUAGE_PL ? "Przykład" : "Example";

      if (example)
        titles[language] = g_strdup_printf ("%s %s%s%s", word, number, heading ? ". " : "",
                                            heading ? heading : "");
      else if (law)
        titles[language] = g_strdup (heading ? heading : "");
      else
        titles[language] = g_strjoin (*number != '\0' && heading ? "  " : "", number,
                                      heading ? heading : "", NULL);
    }
  add_words (self, LEX_PAPER_TITLE, law ? number : NULL, (const char *const *) titles);
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    g_free (titles[language]);
  add_reference (self, row);
  return TRUE;
}

static void
add_ruling (Printing *self, LexClause *clause)
{
  static const char *const titles[LEX_N_LANGUAGES]
      = { [LEX_LANGUAGE_EN] = "Ruling", [LEX_LANGUAGE_PL] = "Rozstrzygnięcie" };
  LexPaperWords words = { NULL };

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    words.text[language] = lex_clause_get_ruling (clause, language);
  if (!self->style->rulings || (!words.text[0] && !words.text[1]))
    return;
  add_words (self, LEX_PAPER_HEADING, NULL, titles);
  lex_paper_text_add (self->paper, &self->style->columns, &words);
}

/* @titled: whether its heading stands above it already
 * @next: (nullable): the row behind it */
static void
add_clause (Printing *self, const LexPassageRow *row, gboolean titled, const LexPassageRow *next)
{
  LexLabel *label = lex_clause_get_label (row->clause);
  const char *number = lex_label_get_number (label);
  const guint depth = lex_label_get_depth (label);
  const guint base = self->passage->label ? lex_label_get_depth (self->passage->label) : 0;
  const guint first = base + (self->entries ? 0 : 1);
  LexPaperWords words
      = { .indent = depth > first ? depth - first : 0,
          .entry = self->entries,
          .leads
          = next != NULL && lex_label_contains (label, lex_clause_get_label (next->clause)) };

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      words.heading[language] = titled ? NULL : lex_clause_get_heading (row->clause, language);
      words.text[language] = lex_clause_get_text (row->clause, language);
    }
  if (!titled && *number != '\0')
    words.label = number;
  lex_paper_text_add (self->paper, &self->style->columns, &words);
  lex_paper_example_add (self->paper, row->clause, self->style->columns.languages[0],
                         LEX_PAPER_TEXT_GUTTER);
  add_ruling (self, row->clause);
}

/* A clause that is history has no words in force. */
static gboolean
is_in_force (LexClause *clause)
{
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    if (lex_clause_get_heading (clause, language) || lex_clause_get_text (clause, language))
      return TRUE;
  return FALSE;
}

/* What begins under a title of its own: what was asked for, and in a document each law. */
static gboolean
is_titled (Printing *self, guint i)
{
  const LexPassageRow *row = self->passage->rows->pdata[i];

  if (self->passage->label)
    return i == 0;
  return !self->entries && lex_label_get_depth (lex_clause_get_label (row->clause)) == 0;
}

static gboolean
add_row (Printing *self, guint i, GError **error)
{
  const LexPassageRow *row = self->passage->rows->pdata[i];
  const gboolean titled = is_titled (self, i);
  g_autofree char *name = lex_naming_dup_name (
      self->style->library, lex_clause_get_label (row->clause), self->style->columns.languages[0]);

  if (!is_in_force (row->clause))
    return TRUE;
  lex_sheet_mark (lex_paper_get_sheet (self->paper), name);
  if (titled && !add_title (self, row, error))
    return FALSE;
  add_clause (self, row, titled,
              i + 1 < self->passage->rows->len ? self->passage->rows->pdata[i + 1] : NULL);
  return TRUE;
}

static void
add_document_title (Printing *self)
{
  const char *titles[LEX_N_LANGUAGES];
  g_autofree char *name
      = lex_naming_dup_title (self->style->library, lex_document_get_name (self->passage->document),
                              self->style->columns.languages[0]);

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    titles[language] = lex_document_get_title (self->passage->document, language);
  lex_sheet_mark (lex_paper_get_sheet (self->paper), name);
  add_words (self, LEX_PAPER_TITLE, NULL, titles);
}

gboolean
lex_paper_passage_add (LexPaper *paper, const LexPaperStyle *style, LexPassage *passage,
                       GError **error)
{
  Printing self = { paper, style, passage, lex_entries_is_alphabetical (passage->document) };

  if (self.entries)
    lex_entries_sort_passage (passage, style->columns.languages[0]);
  lex_sheet_space (lex_paper_get_sheet (paper), TITLE_GAP);
  if (!passage->label)
    add_document_title (&self);
  for (guint i = 0; i < passage->rows->len; i++)
    if (!add_row (&self, i, error))
      return FALSE;
  return TRUE;
}
