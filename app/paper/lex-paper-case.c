/* lex-paper-case.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Records of rulings on paper: a form of headings and what was written under them. It refuses to
 * know where cases are kept. Both front ends order it.
 */

#include "paper/lex-paper-case.h"

#include "paper/lex-paper-example.h"
#include "services/lex-case-names.h"

/* Headings stand left of what they head. */
#define GUTTER 126.0
#define COLUMN_GAP 8.0
#define GAP 3.0
#define PART_GAP 8.0
#define CASE_GAP 24.0

static PangoLayout *
new_words (LexPaper *paper, LexPaperFont font, double width, const char *words)
{
  g_autofree char *markup = g_markup_escape_text (words, -1);

  return lex_paper_new_layout (paper, font, width, markup);
}

static void
add_row (LexPaper *paper, const char *heading, const char *words)
{
  const double room = lex_paper_get_width (paper) - GUTTER;
  const LexSheetCell cells[]
      = { { new_words (paper, LEX_PAPER_SMALL, GUTTER - COLUMN_GAP, heading), 0, FALSE },
          { new_words (paper, LEX_PAPER_TEXT, room, words), GUTTER, FALSE } };

  lex_sheet_add_row (lex_paper_get_sheet (paper), cells, G_N_ELEMENTS (cells), GAP);
}

static void
add_heading (LexPaper *paper, const char *heading)
{
  LexSheet *sheet = lex_paper_get_sheet (paper);

  lex_sheet_add_layout (
      sheet, new_words (paper, LEX_PAPER_SMALL, lex_paper_get_width (paper), heading), GAP);
  lex_sheet_keep (sheet);
}

static void
add_cells (LexPaper *paper, LexPaperFont font, const char *const *words, guint n)
{
  const double room = lex_paper_get_width (paper) / n;
  g_autofree LexSheetCell *cells = g_new (LexSheetCell, n);

  for (guint i = 0; i < n; i++)
    cells[i]
        = (LexSheetCell){ new_words (paper, font, room - COLUMN_GAP, words[i]), i * room, FALSE };
  lex_sheet_add_row (lex_paper_get_sheet (paper), cells, n, GAP);
}

static void
add_rows (LexPaper *paper, const LexCase *value, LexCaseKey key, LexLanguages languages)
{
  g_autoptr (GPtrArray) rows = lex_case_dup_rows (value, key);
  g_autoptr (GPtrArray) heads = g_ptr_array_new_with_free_func (g_free);
  const guint n = lex_case_field_get_n_terms (key);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (heads, lex_case_form_dup_column (key, i, languages));
  add_cells (paper, LEX_PAPER_LABEL, (const char *const *) heads->pdata, n);
  lex_sheet_keep (lex_paper_get_sheet (paper));
  for (guint i = 0; i < rows->len; i++)
    add_cells (paper, LEX_PAPER_TEXT, rows->pdata[i], n);
}

/* Set off, in each language below the other: its words and cards are drawn into it.
 * @heading: (nullable): the board needs none */
static gboolean
add_board (LexPaper *paper, const char *board, LexLanguages languages, const char *heading)
{
  const LexLanguage first = lex_languages_get_first (languages);

  lex_sheet_space (lex_paper_get_sheet (paper), PART_GAP);
  if (heading != NULL)
    add_heading (paper, heading);
  if (!lex_paper_example_add_pbn (paper, board, first, 0))
    return FALSE;
  if (lex_languages_are_both (languages))
    lex_paper_example_add_pbn (paper, board, 1 - first, 0);
  return TRUE;
}

static void
add_field (LexPaper *paper, const LexCase *value, LexCaseKey key, LexLanguages languages)
{
  const LexCaseShape shape = lex_case_field_get (key)->shape;
  g_autofree char *heading = lex_case_form_dup_heading (key, languages);
  g_autofree char *words = NULL;

  if (shape == LEX_CASE_ROWS)
    {
      add_heading (paper, heading);
      add_rows (paper, value, key, languages);
    }
  else if (shape == LEX_CASE_PBN
           && add_board (paper, value->values[key], languages,
                         key == LEX_CASE_CLAIM ? heading : NULL))
    return;
  else
    {
      words = lex_case_form_dup_value (value, key, languages);
      add_row (paper, heading, words);
    }
}

static void
add_case (LexPaper *paper, const LexCase *value, LexLanguages languages)
{
  LexSheet *sheet = lex_paper_get_sheet (paper);
  g_autofree char *title = lex_case_form_dup_title (value, languages);
  g_autofree char *markup = g_markup_escape_text (title, -1);
  LexCaseKey keys[LEX_CASE_N_FIELDS];

  lex_sheet_space (sheet, CASE_GAP);
  lex_sheet_mark (sheet, title);
  lex_paper_add (paper, LEX_PAPER_TITLE, markup, PART_GAP);
  lex_sheet_keep (sheet);
  for (guint part = 0; part < LEX_CASE_N_PARTS; part++)
    {
      const guint n = lex_case_form_list (value, part, keys);
      g_autofree char *heading = lex_case_form_dup_part (part, languages);

      if (n == 0)
        continue;
      lex_sheet_space (sheet, PART_GAP);
      lex_paper_add (paper, LEX_PAPER_HEADING, heading, GAP);
      lex_sheet_keep (sheet);
      for (guint i = 0; i < n; i++)
        add_field (paper, value, keys[i], languages);
    }
}

/* What is printed of each: all of it, or all but names. */
static GPtrArray *
dup_printed (GPtrArray *cases, const LexCaseStyle *style)
{
  GPtrArray *printed = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_case_free);

  for (guint i = 0; i < cases->len; i++)
    g_ptr_array_add (printed, style->no_names ? lex_case_names_leave_out (
                                  cases->pdata[i], lex_languages_get_first (style->languages))
                                              : lex_case_copy (cases->pdata[i]));
  return printed;
}

LexPaper *
lex_paper_case_new (GPtrArray *cases, const LexCaseStyle *style, const double room[2])
{
  g_autoptr (GPtrArray) printed = dup_printed (cases, style);
  g_autofree char *head = lex_case_form_dup_head (printed, style->languages);
  g_autofree char *caution = lex_case_form_dup_caution (style);
  g_autofree char *markup = caution != NULL ? g_markup_escape_text (caution, -1) : NULL;
  LexPaper *paper = lex_paper_new (room[0], room[1], head);

  for (guint i = 0; i < printed->len; i++)
    add_case (paper, printed->pdata[i], style->languages);
  lex_sheet_space (lex_paper_get_sheet (paper), PART_GAP);
  if (markup != NULL)
    lex_paper_add (paper, LEX_PAPER_SMALL, markup, GAP);
  return paper;
}
