/* lex-page-setting.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a page is set, as far as what it shows decides that. It refuses to know
 * widgets and widths. Only the page calls it.
 */

#include "widgets/page/lex-page-setting.h"

#include "services/lex-passage.h"
#include "widgets/page/lex-clause-rows.h"
#include "widgets/page/lex-words-chip.h"
#include "widgets/text/lex-theme.h"

static gboolean
has_gutter (const LexPassage *passage)
{
  for (guint i = 0; i < passage->rows->len; i++)
    {
      const LexPassageRow *row = g_ptr_array_index (passage->rows, i);

      if (*lex_label_get_number (lex_clause_get_label (row->clause)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_language (const LexPassage *passage, LexLanguage language)
{
  for (guint i = 0; i < passage->rows->len; i++)
    {
      const LexPassageRow *row = g_ptr_array_index (passage->rows, i);

      if (lex_clause_rows_has_words (row->clause, language))
        return TRUE;
    }
  return FALSE;
}

/* A column that would stay empty all the way down is not set. */
static LexLanguages
choose_languages (const LexPassage *passage, LexLanguages wanted)
{
  const gboolean english = has_language (passage, LEX_LANGUAGE_EN);
  const gboolean polish = has_language (passage, LEX_LANGUAGE_PL);

  if (english == polish)
    return wanted;
  return english ? LEX_LANGUAGES_EN : LEX_LANGUAGES_PL;
}

static gboolean
is_mixed (const LexPassage *passage, LexLanguage language)
{
  g_auto (GStrv) sources = lex_words_chip_dup_sources (passage, language);

  return g_strv_length (sources) > 1;
}

LexTypesetting
lex_page_setting_new (const LexPassage *passage, LexLanguages wanted)
{
  LexTypesetting setting = { .palette = lex_theme_get_palette () };
  const LexLanguages languages = choose_languages (passage, wanted);

  setting.languages[0] = lex_languages_get_first (languages);
  setting.languages[1] = 1 - setting.languages[0];
  setting.grid.n_texts = lex_languages_are_both (languages) ? 2 : 1;
  setting.grid.has_gutter = has_gutter (passage);
  setting.entries = lex_document_get_kind (passage->document) == LEX_KIND_INDEX;
  setting.grid.tight = setting.entries;
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    setting.mixed[language] = is_mixed (passage, language);
  return setting;
}
