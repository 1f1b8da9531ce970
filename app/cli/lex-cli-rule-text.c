/* lex-cli-rule-text.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A guided path for a person at a terminal, in the languages asked for. It refuses to follow it.
 * Only lex-cli-rule.c calls it.
 */

#include "cli/lex-cli-page.h"
#include "cli/lex-cli-rule.h"
#include "services/lex-path-naming.h"

#define GUTTER 4

/* What is printed, and on what. */
typedef struct
{
  LexCli *cli;
  LexCliPage *page;
  const LexCliRuling *ruling;
} Sheet;

/* The same text in each language asked for, one below the other. */
static void
add_texts (const Sheet *sheet, const char *label, LexText *const *texts)
{
  LexLanguage languages[LEX_N_LANGUAGES];
  const guint n_languages
      = lex_cli_list_languages (sheet->cli, 1u << sheet->cli->language, languages);

  for (guint i = 0; i < n_languages; i++)
    {
      g_autoptr (LexText) text
          = lex_ruling_name_seats (texts[languages[i]], sheet->ruling->offender);

      lex_cli_page_add_row (sheet->page, i == 0 ? label : "", GUTTER,
                            (const char *const[]){ lex_text_get_plain (text), NULL });
    }
}

static void
add_heading (LexCliPage *page, const char *words)
{
  g_autofree char *bold = g_strconcat (LEX_CLI_BOLD, words, LEX_CLI_PLAIN, NULL);

  lex_cli_page_add_gap (page);
  lex_cli_page_add (page, bold);
}

/* The remarks of a kind, those to the same listener below one heading. */
static void
add_remarks (const Sheet *sheet, gboolean unknown)
{
  const LexPathStep *step = lex_ruling_get_step (sheet->ruling->ruling);
  const char *last = NULL;

  for (guint i = 0; i < step->remarks->len; i++)
    {
      const LexRemark *remark = step->remarks->pdata[i];
      const char *heading = lex_path_naming_get_remark (remark, sheet->cli->language);

      if ((remark->kind == LEX_REMARK_UNKNOWN) != unknown)
        continue;
      if (last == NULL || !g_str_equal (last, heading))
        add_heading (sheet->page, heading);
      last = heading;
      add_texts (sheet, "", remark->text);
    }
  lex_cli_page_add_gap (sheet->page);
}

static void
add_given (const Sheet *sheet)
{
  const LexRuling *ruling = sheet->ruling->ruling;
  const LexLanguage language = sheet->cli->language;

  for (guint i = 0; i < ruling->given->len; i++)
    {
      const LexPathStep *question;
      const LexPathAnswer *answer = lex_ruling_get_given (ruling, i, &question);
      g_autoptr (LexText) asked
          = lex_ruling_name_seats (question->ask[language], sheet->ruling->offender);
      g_autoptr (LexText) answered
          = lex_ruling_name_seats (answer->text[language], sheet->ruling->offender);
      g_autofree char *line
          = g_strdup_printf ("%s %s", lex_text_get_plain (asked), lex_text_get_plain (answered));

      lex_cli_page_add_row (sheet->page, "✓", GUTTER, (const char *const[]){ line, NULL });
    }
  lex_cli_page_add_gap (sheet->page);
}

static void
add_question (const Sheet *sheet)
{
  const LexPathStep *step = lex_ruling_get_step (sheet->ruling->ruling);

  /* Options are explained before anybody chooses. */
  add_remarks (sheet, FALSE);
  add_texts (sheet, "?", step->ask);
  lex_cli_page_add_gap (sheet->page);
  for (guint i = 0; i < step->answers->len; i++)
    {
      const LexPathAnswer *answer = step->answers->pdata[i];
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      add_texts (sheet, number, answer->text);
    }
  add_remarks (sheet, TRUE);
}

static char *
dup_labels (const LexPathLine *line)
{
  g_autoptr (GString) labels = g_string_new (NULL);

  for (guint i = 0; i < line->labels->len; i++)
    g_string_append_printf (labels, "%s%s", i > 0 ? ", " : "",
                            lex_label_get_text (line->labels->pdata[i]));
  return g_string_free (g_steal_pointer (&labels), FALSE);
}

static void
add_lines (const Sheet *sheet)
{
  g_autoptr (GPtrArray) lines = lex_ruling_list_lines (sheet->ruling->ruling);
  const LexPathLine *before = NULL;

  for (guint i = 0; i < lines->len; before = lines->pdata[i++])
    {
      const LexPathLine *line = lines->pdata[i];
      g_autofree char *labels = dup_labels (line);

      if (before == NULL || before->kind != line->kind)
        add_heading (sheet->page, lex_path_naming_get_line_kind (line->kind, sheet->cli->language));
      add_texts (sheet, "•", line->text);
      lex_cli_page_add_row (sheet->page, "", GUTTER, (const char *const[]){ labels, NULL });
    }
}

void
lex_cli_rule_print_text (LexCli *self, const LexCliRuling *ruling)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();
  const Sheet sheet = { self, page, ruling };

  add_heading (page, ruling->ruling->path->title[self->language]);
  add_given (&sheet);
  if (lex_path_step_is_end (lex_ruling_get_step (ruling->ruling)))
    add_lines (&sheet);
  else
    add_question (&sheet);
  lex_cli_practice_add_text (ruling->practice, ruling->ruling->path->name, page, self->language);
  lex_cli_page_print (page);
}

void
lex_cli_rule_list_text (LexCli *self, GPtrArray *paths)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();
  const char *group = NULL;
  guint gutter = 0;

  for (guint i = 0; i < paths->len; i++)
    gutter = MAX (gutter, lex_cli_width (((const LexPath *) paths->pdata[i])->name) + 2);
  for (guint i = 0; i < paths->len; i++)
    {
      const LexPath *path = paths->pdata[i];

      if (g_strcmp0 (group, path->group) != 0)
        add_heading (page, lex_path_naming_get_group (path->group, self->language));
      group = path->group;
      lex_cli_page_add_row (page, path->name, gutter,
                            (const char *const[]){ path->title[self->language], NULL });
    }
  lex_cli_page_print (page);
}
