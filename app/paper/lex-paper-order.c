/* lex-paper-order.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole papers: of passages, of notes. It refuses to know who ordered them, and how one passage is
 * printed. Both front ends call it.
 */

#include "paper/lex-paper-order.h"

#include "journal/lex-journal-entry.h"
#include "services/lex-journal.h"
#include "services/lex-naming.h"
#include "services/lex-parents.h"
#include "services/lex-reference.h"

#define GAP 4.0
#define NOTE_GAP 12.0
#define FOLDER_GAP 18.0

static char *
dup_name (const LexPaperStyle *style, LexPassage *passage, gboolean alone)
{
  const LexLanguage language = style->columns.languages[0];

  if (passage->label == NULL)
    return lex_naming_dup_title (style->library, lex_document_get_name (passage->document),
                                 language);
  return alone ? lex_reference_dup (style->library, passage->label, language)
               : lex_naming_dup_name (style->library, passage->label, language);
}

static char *
dup_title (const LexPaperStyle *style, GPtrArray *passages)
{
  g_autoptr (GString) title = g_string_new (NULL);

  for (guint i = 0; i < passages->len; i++)
    {
      g_autofree char *name = dup_name (style, passages->pdata[i], passages->len == 1);

      g_string_append_printf (title, "%s%s", i > 0 ? ", " : "", name);
    }
  return g_string_free (g_steal_pointer (&title), FALSE);
}

LexPaper *
lex_paper_order_new_passages (const LexPaperStyle *style, GPtrArray *passages, const char *title,
                              const double room[2], GError **error)
{
  g_autofree char *names = title == NULL ? dup_title (style, passages) : NULL;
  g_autoptr (LexPaper) paper = lex_paper_new (room[0], room[1], title != NULL ? title : names);

  for (guint i = 0; i < passages->len; i++)
    if (!lex_paper_passage_add (paper, style, passages->pdata[i], error))
      return NULL;
  return g_steal_pointer (&paper);
}

/* Notes */

#define QUIET "#4a4a4a"

static char *
dup_own_heading (const LexPaperStyle *style, LexLabel *label)
{
  const LexLanguage first = style->columns.languages[0];
  char *heading = *lex_label_get_number (label) != '\0'
                      ? lex_library_dup_heading (style->library, label, first, NULL)
                      : NULL;

  if (heading == NULL && *lex_label_get_number (label) != '\0')
    heading = lex_library_dup_heading (style->library, label, 1 - first, NULL);
  return heading;
}

/* Of a bookmark on what has no heading the first words tell what it is; a note quotes them. */
static char *
dup_first_words (const LexPaperStyle *style, const LexJournalEntry *entry, LexLabel *label)
{
  const LexLanguage first = style->columns.languages[0];
  char *words = NULL;

  if (entry->kind != LEX_JOURNAL_BOOKMARK)
    return NULL;
  words = lex_parents_dup_words (style->library, label, first, NULL);
  return words != NULL ? words : lex_parents_dup_words (style->library, label, 1 - first, NULL);
}

static void
add_plain (LexPaper *paper, LexPaperFont font, const char *plain)
{
  g_autofree char *markup = g_markup_escape_text (plain, -1);

  lex_paper_add (paper, font, markup, GAP);
}

/* What a clause without a heading stands below: alone it would mislead. */
static void
add_parents (LexPaper *paper, const LexPaperStyle *style, LexLabel *label)
{
  g_autoptr (GPtrArray) parents
      = lex_parents_list (style->library, label, style->columns.languages[0], NULL);
  g_autofree char *line
      = parents != NULL && parents->len > 0 ? lex_parent_dup_line (parents, TRUE) : NULL;

  if (line == NULL || *line == '\0')
    return;
  lex_sheet_keep (lex_paper_get_sheet (paper));
  add_plain (paper, LEX_PAPER_SMALL, line);
}

/* The clause that the reader marked. */
static void
add_name (LexPaper *paper, const LexPaperStyle *style, const LexJournalEntry *entry)
{
  g_autoptr (LexLabel) label = lex_label_parse (entry->fields[LEX_JOURNAL_LABEL]);
  g_autofree char *name
      = label != NULL ? lex_naming_dup_name (style->library, label, style->columns.languages[0])
                      : g_strdup (entry->fields[LEX_JOURNAL_LABEL]);
  g_autofree char *heading = label != NULL ? dup_own_heading (style, label) : NULL;
  g_autofree char *words
      = label != NULL && heading == NULL ? dup_first_words (style, entry, label) : NULL;
  g_autofree char *line = g_strjoin ("  ", name, heading, NULL);
  g_autofree char *bold = g_markup_escape_text (line, -1);
  g_autofree char *rest = words != NULL ? g_markup_escape_text (words, -1) : NULL;
  g_autofree char *markup
      = rest != NULL ? g_strdup_printf ("%s  <span weight=\"normal\">%s</span>", bold, rest)
                     : g_strdup (bold);

  lex_sheet_mark (lex_paper_get_sheet (paper), line);
  lex_paper_add (paper, LEX_PAPER_HEADING, markup, GAP);
  if (label != NULL && heading == NULL)
    add_parents (paper, style, label);
}

/* Returns whether there is one. */
static gboolean
add_quotation (LexPaper *paper, const LexPaperStyle *style, const LexJournalEntry *entry)
{
  const char *language = entry->fields[LEX_JOURNAL_LANGUAGE];
  g_autofree char *words = lex_journal_dup_quotation (style->library, entry);
  g_autofree char *markup = NULL;

  if (words == NULL)
    return FALSE;
  markup = g_markup_printf_escaped ("<span lang=\"%s\" foreground=\"" QUIET
                                    "\" style=\"italic\">%s</span>",
                                    language != NULL ? language : "", words);
  lex_sheet_keep (lex_paper_get_sheet (paper));
  lex_paper_add (paper, LEX_PAPER_TEXT, markup, GAP);
  return TRUE;
}

static void
add_entry (LexPaper *paper, const LexPaperStyle *style, const LexJournalEntry *entry)
{
  const char *text = entry->fields[LEX_JOURNAL_TEXT];
  LexSheet *sheet = lex_paper_get_sheet (paper);
  gboolean quoted;

  lex_sheet_space (sheet, NOTE_GAP);
  add_name (paper, style, entry);
  /* What a bookmark quotes is how its clause begins. */
  quoted = entry->kind != LEX_JOURNAL_BOOKMARK && add_quotation (paper, style, entry);
  if (text == NULL || *text == '\0')
    return;
  if (!quoted)
    lex_sheet_keep (sheet);
  add_plain (paper, LEX_PAPER_TEXT, text);
}

static const LexJournalEntry *
find (GPtrArray *entries, const char *id)
{
  for (guint i = 0; id != NULL && i < entries->len; i++)
    {
      const LexJournalEntry *entry = entries->pdata[i];

      if (g_strcmp0 (entry->fields[LEX_JOURNAL_ID], id) == 0)
        return entry;
    }
  return NULL;
}

/* A folder with those that it stands in; none stands in itself. */
static char *
dup_folder (GPtrArray *entries, const char *id)
{
  const LexJournalEntry *folder = find (entries, id);
  g_autofree char *above = folder != NULL && folder->fields[LEX_JOURNAL_PARENT] != NULL
                               ? dup_folder (entries, folder->fields[LEX_JOURNAL_PARENT])
                               : NULL;

  if (folder == NULL)
    return NULL;
  return g_strjoin (above != NULL ? " › " : "", above != NULL ? above : "",
                    folder->fields[LEX_JOURNAL_TEXT], NULL);
}

/* @at: (nullable): the folder of the entry before */
static void
add_folder (LexPaper *paper, GPtrArray *entries, const LexJournalEntry *entry, const char *at)
{
  const char *id = entry->fields[LEX_JOURNAL_PARENT];
  g_autofree char *name = g_strcmp0 (id, at) != 0 ? dup_folder (entries, id) : NULL;

  if (name == NULL)
    return;
  lex_sheet_space (lex_paper_get_sheet (paper), FOLDER_GAP);
  lex_sheet_mark (lex_paper_get_sheet (paper), name);
  add_plain (paper, LEX_PAPER_TITLE, name);
  lex_sheet_keep (lex_paper_get_sheet (paper));
}

LexPaper *
lex_paper_order_new_notes (const LexPaperStyle *style, GPtrArray *entries, const char *title,
                           const double room[2])
{
  LexPaper *paper = lex_paper_new (room[0], room[1], title);
  const char *folder = NULL;

  add_plain (paper, LEX_PAPER_TITLE, title);
  for (guint i = 0; i < entries->len; i++)
    {
      const LexJournalEntry *entry = entries->pdata[i];

      if (entry->kind == LEX_JOURNAL_FOLDER)
        continue;
      add_folder (paper, entries, entry, folder);
      folder = entry->fields[LEX_JOURNAL_PARENT];
      add_entry (paper, style, entry);
    }
  return paper;
}
