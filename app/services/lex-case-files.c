/* lex-case-files.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cases as files, but for paper. It refuses to know where files lie. Front ends call it, and save
 * what they get.
 */

#include "services/lex-case-files.h"

#include <string.h>

#include "journal/lex-journal-lists-json.h"
#include "services/lex-case-csv.h"
#include "services/lex-case-markdown.h"
#include "services/lex-case-names.h"

static const struct
{
  const char *suffix;
  LexCaseFormat format;
} formats[] = { { ".pdf", LEX_CASE_PDF },
                { ".md", LEX_CASE_MARKDOWN },
                { ".csv", LEX_CASE_CSV },
                { ".json", LEX_CASE_JSON } };

/* Gives how many there are for a file that ends otherwise. */
static guint
find_format (const char *path)
{
  g_autofree char *lower = g_ascii_strdown (path, -1);
  guint i = 0;

  while (i < G_N_ELEMENTS (formats) && !g_str_has_suffix (lower, formats[i].suffix))
    i++;
  return i;
}

gboolean
lex_case_files_has_format (const char *path)
{
  return find_format (path) < G_N_ELEMENTS (formats);
}

LexCaseFormat
lex_case_files_get_format (const char *path)
{
  const guint i = find_format (path);

  return i < G_N_ELEMENTS (formats) ? formats[i].format : LEX_CASE_JSON;
}

static char *
dup_json (GPtrArray *cases, const LexCaseStyle *style)
{
  g_autoptr (GPtrArray) nameless = NULL;

  if (!style->no_names)
    return lex_journal_lists_json_dup (NULL, cases);
  nameless = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_case_free);
  for (guint i = 0; i < cases->len; i++)
    g_ptr_array_add (nameless, lex_case_names_leave_out (
                                   cases->pdata[i], lex_languages_get_first (style->languages)));
  return lex_journal_lists_json_dup (NULL, nameless);
}

GBytes *
lex_case_files_dup (GPtrArray *cases, LexCaseFormat format, const LexCaseStyle *style)
{
  char *text = NULL;

  g_return_val_if_fail (format != LEX_CASE_PDF, NULL);

  if (format == LEX_CASE_MARKDOWN)
    text = lex_case_markdown_dup (cases, style);
  else if (format == LEX_CASE_CSV)
    text = lex_case_csv_dup (cases, style);
  else
    text = dup_json (cases, style);
  return g_bytes_new_take (text, strlen (text));
}
