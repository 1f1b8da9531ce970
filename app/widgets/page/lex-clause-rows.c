/* lex-clause-rows.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of one clause put into its row: those in force, and those before
 * them. It refuses to know the rows around it and whether history was asked for. The page calls it.
 */

#include "widgets/page/lex-clause-rows.h"

#include <stdio.h>
#include <string.h>

#include "model/lex-label-name.h"
#include "services/lex-passage.h"
#include "type/lex-speech.h"
#include "widgets/page/lex-words-chip.h"

#define NO_BREAK_SPACE "\xC2\xA0"

gboolean
lex_clause_rows_has_words (LexClause *clause, LexLanguage language)
{
  return lex_clause_get_text (clause, language) || lex_clause_get_heading (clause, language);
}

gboolean
lex_clause_rows_is_in_force (LexClause *clause)
{
  return lex_clause_rows_has_words (clause, LEX_LANGUAGE_EN)
         || lex_clause_rows_has_words (clause, LEX_LANGUAGE_PL);
}

/* Which language stands in a column: the column's own, or in a page of one
 * language the other where the clause has no other words. */
static LexLanguage
choose_language (const LexTypesetting *setting, LexClause *clause, int place)
{
  const LexLanguage wanted = setting->languages[place];

  if (setting->grid.n_texts == 1 && !lex_clause_rows_has_words (clause, wanted))
    return 1 - wanted;
  return wanted;
}

char *
lex_clause_rows_dup_date (const char *iso, LexLanguage language)
{
  static const char *const months[]
      = { "January", "February", "March",     "April",   "May",      "June",
          "July",    "August",   "September", "October", "November", "December" };
  guint year;
  guint month;
  guint day;

  if (sscanf (iso, "%4u-%2u-%2u", &year, &month, &day) != 3 || month < 1
      || month > G_N_ELEMENTS (months))
    return g_strdup (iso);
  if (language == LEX_LANGUAGE_PL)
    return g_strdup_printf ("%u.%02u.%u", day, month, year);
  return g_strdup_printf ("%u" NO_BREAK_SPACE "%s" NO_BREAK_SPACE "%u", day, months[month - 1],
                          year);
}

/* Since when a clause reads so, with the way to how it read before. */
static char *
dup_since (LexClause *clause, LexLanguage language)
{
  const LexClauseParts *parts = lex_clause_get_parts (clause);
  const gboolean polish = language == LEX_LANGUAGE_PL;
  g_autofree char *since = NULL;
  g_autofree char *until = NULL;

  if (!parts->from)
    return NULL;
  since = lex_clause_rows_dup_date (parts->from, language);
  if (!parts->until || !lex_clause_has_past (clause, language))
    return g_strdup_printf (polish ? "brzmienie od %s" : "as worded since %s", since);
  until = lex_clause_rows_dup_date (parts->until, language);
  return g_strdup_printf (polish ? "brzmienie od %s; <a href=\"%s\">do %s</a>"
                                 : "as worded since %s; <a href=\"%s\">until %s</a>",
                          since, LEX_MARKUP_PAST, until);
}

/* Small type after a text, in the law's language: since when it is in force,
 * and whose words these are where a page mixes them. */
static char *
dup_remark (const LexTypesetting *setting, const LexPassage *passage, const LexPassageRow *row,
            LexLanguage language)
{
  g_autofree char *since = dup_since (row->clause, language);
  g_autofree char *source = NULL;

  if (setting->mixed[language])
    {
      g_autofree char *words = lex_words_chip_dup_source (
          lex_wordings_find_document (passage, row->source[language]), language);

      source = g_markup_escape_text (words, -1);
    }
  if (!since && !source)
    return NULL;
  return g_strconcat (since ? since : "", since && source ? " · " : "", source ? source : "", NULL);
}

static void
fill_row (const LexTypesetting *setting, LexClauseRow *row, const LexPassage *passage,
          const LexPassageRow *source, gboolean opening)
{
  for (int place = 0; place < setting->grid.n_texts; place++)
    {
      const LexLanguage language = choose_language (setting, source->clause, place);
      const LexMarkupStyle style = lex_typesetting_get_style (setting, language);
      const char *heading = lex_clause_get_heading (source->clause, language);
      LexText *text = lex_clause_get_text (source->clause, language);
      g_autofree char *remark = dup_remark (setting, passage, source, language);

      if (setting->entries && heading && text && !opening)
        {
          lex_clause_row_set_entry (row, place, heading, text, &style);
          continue;
        }
      if (heading && !opening)
        lex_clause_row_set_heading (row, place, heading, &style);
      if (text)
        lex_clause_row_set_text (row, place, text, &style, remark);
    }
}

static void
set_name (const LexTypesetting *setting, LexClauseRow *row, LexLabel *label)
{
  const char *name = lex_label_get_number (label);

  if (*name)
    lex_clause_row_set_name (row, name, "label", setting->languages[0]);
}

/* What a screen reader calls a row: a name of words is in the heading. */
static char *
dup_name (LexLabel *label, const char *heading)
{
  const char *number = lex_label_get_number (label);

  if (*number == '\0')
    return heading ? g_strdup (heading) : lex_label_name_dup (label);
  return g_strjoin (" ", number, heading, NULL);
}

GtkWidget *
lex_clause_rows_new (const LexTypesetting *setting, const LexPassage *passage, guint index,
                     int indent)
{
  const LexPassageRow *source = g_ptr_array_index (passage->rows, index);
  const gboolean opening = index == 0;
  LexLabel *label = lex_clause_get_label (source->clause);
  const LexLanguage language = choose_language (setting, source->clause, 0);
  const char *heading = lex_clause_get_heading (source->clause, language);
  LexText *text = lex_clause_get_text (source->clause, language);
  GtkWidget *row = lex_clause_row_new (setting, label, indent);
  g_autofree char *name = dup_name (label, heading);
  g_autofree char *spoken = NULL;

  if (!opening)
    set_name (setting, LEX_CLAUSE_ROW (row), label);
  fill_row (setting, LEX_CLAUSE_ROW (row), passage, source, opening);
  if (text)
    spoken = lex_speech_dup_words (lex_text_get_plain (text), language);
  lex_clause_row_describe (LEX_CLAUSE_ROW (row), name, spoken);
  return row;
}

/* The digest below an official text */

GtkWidget *
lex_clause_rows_new_digest (const LexTypesetting *setting, const LexPassageRow *source, int indent)
{
  GtkWidget *row = NULL;
  g_autofree char *name = NULL;
  g_autofree char *words = lex_words_chip_dup_source (NULL, setting->languages[0]);

  for (int place = 0; place < setting->grid.n_texts; place++)
    {
      const LexLanguage language = choose_language (setting, source->clause, place);
      const LexMarkupStyle style = lex_typesetting_get_style (setting, language);
      g_autofree char *remark = lex_words_chip_dup_source (NULL, language);

      if (!lex_wordings_has_digest_below (source, language))
        continue;
      if (!row)
        row = lex_clause_row_new (setting, lex_clause_get_label (source->clause), indent);
      lex_clause_row_set_text (LEX_CLAUSE_ROW (row), place,
                               lex_clause_get_text (source->digest, language), &style, remark);
    }
  if (!row)
    return NULL;
  gtk_widget_add_css_class (row, "digest");
  name = dup_name (lex_clause_get_label (source->clause), words);
  lex_clause_row_describe (LEX_CLAUSE_ROW (row), name, NULL);
  return row;
}

/* History */

/* What a past wording says of itself, before anything else. */
static char *
dup_caption (LexClause *clause, LexLanguage language)
{
  const char *until = lex_clause_get_parts (clause)->until;
  const gboolean polish = language == LEX_LANGUAGE_PL;
  g_autofree char *date = NULL;

  if (!until)
    return g_strdup (polish ? "Dawne brzmienie, już nie obowiązuje"
                            : "Former wording, no longer in force");
  date = lex_clause_rows_dup_date (until, language);
  return g_strdup_printf (polish ? "Brzmienie do %s, już nie obowiązuje"
                                 : "Wording until %s, no longer in force",
                          date);
}

static void
fill_past (const LexTypesetting *setting, LexClauseRow *row, LexClause *clause, int place)
{
  const LexLanguage language = setting->languages[place];
  const LexMarkupStyle style = lex_typesetting_get_style (setting, language);
  const LexWording *past = lex_clause_get_past (clause, language);
  g_autofree char *caption = dup_caption (clause, language);
  g_autofree char *heading = g_strjoin ("\n", caption, past->heading, NULL);

  lex_clause_row_set_heading (row, place, heading, &style);
  if (past->text)
    lex_clause_row_set_text (row, place, past->text, &style, NULL);
}

GtkWidget *
lex_clause_rows_new_past (const LexTypesetting *setting, const LexPassageRow *source, int indent)
{
  LexLabel *label = lex_clause_get_label (source->clause);
  g_autofree char *caption = NULL;
  g_autofree char *name = NULL;
  GtkWidget *row = NULL;

  for (int place = 0; place < setting->grid.n_texts; place++)
    {
      if (!lex_clause_has_past (source->clause, setting->languages[place]))
        continue;
      if (!row)
        row = lex_clause_row_new (setting, label, indent);
      fill_past (setting, LEX_CLAUSE_ROW (row), source->clause, place);
    }
  if (!row)
    return NULL;
  set_name (setting, LEX_CLAUSE_ROW (row), label);
  gtk_widget_add_css_class (row, "past");
  caption = dup_caption (source->clause, setting->languages[0]);
  name = dup_name (label, caption);
  lex_clause_row_describe (LEX_CLAUSE_ROW (row), name, NULL);
  return row;
}

const char *
lex_clause_rows_get_until (const LexPassage *passage)
{
  const char *latest = NULL;

  for (guint i = 0; i < passage->rows->len; i++)
    {
      const LexPassageRow *row = g_ptr_array_index (passage->rows, i);
      const char *until = lex_clause_get_parts (row->clause)->until;

      if (!lex_clause_has_past (row->clause, LEX_LANGUAGE_EN)
          && !lex_clause_has_past (row->clause, LEX_LANGUAGE_PL))
        continue;
      if (until && (!latest || strcmp (until, latest) > 0))
        latest = until;
    }
  return latest;
}
