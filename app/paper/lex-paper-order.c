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
#include "services/lex-naming.h"
#include "services/lex-reference.h"

#define GAP 4.0
#define NOTE_GAP 12.0

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

/* What a folder is called, or the clause that the reader marked. */
static char *
dup_heading (const LexPaperStyle *style, const LexJournalEntry *entry)
{
  const LexLanguage language = style->columns.languages[0];
  g_autoptr (LexLabel) label = lex_label_parse (entry->fields[LEX_JOURNAL_LABEL]);
  g_autofree char *name = NULL;
  g_autofree char *heading = NULL;

  if (label == NULL)
    return g_strdup (entry->fields[LEX_JOURNAL_LABEL]);
  name = lex_naming_dup_name (style->library, label, language);
  if (*lex_label_get_number (label) != '\0')
    heading = lex_library_dup_heading (style->library, label, language, NULL);
  return g_strjoin ("  ", name, heading, NULL);
}

static void
add_words (LexPaper *paper, const char *words, const char *format, double gap)
{
  g_autofree char *escaped = words != NULL ? g_markup_escape_text (words, -1) : NULL;
  g_auto (GStrv) parts = escaped != NULL ? g_strsplit (format, "%", 2) : NULL;
  g_autofree char *markup = NULL;

  if (escaped == NULL || *escaped == '\0')
    return;
  markup = g_strconcat (parts[0], escaped, parts[1], NULL);
  lex_paper_add (paper, LEX_PAPER_TEXT, markup, gap);
}

static void
add_entry (LexPaper *paper, const LexPaperStyle *style, const LexJournalEntry *entry)
{
  g_autofree char *heading = dup_heading (style, entry);
  g_autofree char *markup = heading != NULL ? g_markup_escape_text (heading, -1) : NULL;

  if (entry->kind == LEX_JOURNAL_FOLDER || markup == NULL)
    return;
  lex_sheet_space (lex_paper_get_sheet (paper), NOTE_GAP);
  lex_sheet_mark (lex_paper_get_sheet (paper), heading);
  lex_paper_add (paper, LEX_PAPER_HEADING, markup, GAP);
  if (entry->fields[LEX_JOURNAL_QUOTE] != NULL || entry->fields[LEX_JOURNAL_TEXT] != NULL)
    lex_sheet_keep (lex_paper_get_sheet (paper));
  /* A bookmark's words are only the beginning of its clause. */
  if (entry->kind != LEX_JOURNAL_BOOKMARK)
    add_words (paper, entry->fields[LEX_JOURNAL_QUOTE],
               "<span foreground=\"#4a4a4a\" style=\"italic\">“%”</span>", GAP);
  add_words (paper, entry->fields[LEX_JOURNAL_TEXT], "%", GAP);
}

LexPaper *
lex_paper_order_new_notes (const LexPaperStyle *style, GPtrArray *entries, const char *title,
                           const double room[2])
{
  LexPaper *paper = lex_paper_new (room[0], room[1], title);
  g_autofree char *markup = g_markup_escape_text (title, -1);

  lex_paper_add (paper, LEX_PAPER_TITLE, markup, NOTE_GAP);
  for (guint i = 0; i < entries->len; i++)
    add_entry (paper, style, entries->pdata[i]);
  return paper;
}
