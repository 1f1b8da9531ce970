/* lex-case-form.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a case says as people read it, heading by heading, in one language or two. It refuses to
 * know whether it goes on paper, into a file or onto a screen. What writes cases calls it, and
 * front ends.
 */

#include "services/lex-case-form.h"

#include "model/lex-label-name.h"

/* By language, joined where both are wanted; what is the same in both stands once. */
static char *
join (const char *const words[LEX_N_LANGUAGES], LexLanguages languages)
{
  const LexLanguage first = lex_languages_get_first (languages);
  const LexLanguage other = first == LEX_LANGUAGE_EN ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN;

  if (!lex_languages_are_both (languages) || g_strcmp0 (words[first], words[other]) == 0)
    return g_strdup (words[first]);
  return g_strdup_printf ("%s / %s", words[first], words[other]);
}

char *
lex_case_form_dup_heading (LexCaseKey key, LexLanguages languages)
{
  return join (lex_case_field_get (key)->heading, languages);
}

char *
lex_case_form_dup_part (LexCasePart part, LexLanguages languages)
{
  const char *const words[LEX_N_LANGUAGES] = {
    [LEX_LANGUAGE_EN] = lex_case_field_get_part (part, LEX_LANGUAGE_EN),
    [LEX_LANGUAGE_PL] = lex_case_field_get_part (part, LEX_LANGUAGE_PL),
  };

  return join (words, languages);
}

char *
lex_case_form_dup_column (LexCaseKey key, guint column, LexLanguages languages)
{
  return join (lex_case_field_get (key)->terms[column].words, languages);
}

static char *
dup_choice (LexCaseKey key, const char *name, LexLanguages languages)
{
  const char *const words[LEX_N_LANGUAGES] = {
    [LEX_LANGUAGE_EN] = lex_case_field_get_words (key, name, LEX_LANGUAGE_EN),
    [LEX_LANGUAGE_PL] = lex_case_field_get_words (key, name, LEX_LANGUAGE_PL),
  };

  return join (words, languages);
}

/* As the clock on that wall showed it, and its zone; what is no moment stays as it is. */
static char *
dup_moment (const char *moment)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (moment, NULL);

  return time != NULL ? g_date_time_format (time, "%Y-%m-%d %H:%M (%:z)") : g_strdup (moment);
}

static char *
dup_labels (const LexCase *value)
{
  g_auto (GStrv) labels = lex_case_dup_labels (value);

  for (guint i = 0; labels[i] != NULL; i++)
    {
      g_autoptr (LexLabel) label = lex_label_parse (labels[i]);

      if (label == NULL)
        continue;
      g_free (labels[i]);
      labels[i] = lex_label_name_dup (label);
    }
  return g_strjoinv (", ", labels);
}

char *
lex_case_form_dup_value (const LexCase *value, LexCaseKey key, LexLanguages languages)
{
  const char *text = value->values[key];

  if (text == NULL)
    return NULL;
  switch (lex_case_field_get (key)->shape)
    {
    case LEX_CASE_CHOICE:
      return dup_choice (key, text, languages);
    case LEX_CASE_MOMENT:
      return dup_moment (text);
    case LEX_CASE_LABELS:
      return dup_labels (value);
    case LEX_CASE_LINE:
    case LEX_CASE_WORDS:
    case LEX_CASE_NAME:
    case LEX_CASE_NAMES:
    case LEX_CASE_PBN:
    case LEX_CASE_ROWS:
      break;
    }
  return g_strdup (text);
}

char *
lex_case_form_dup_title (const LexCase *value, LexLanguages languages)
{
  const char *kind
      = lex_case_get_kind (value) == LEX_CASE_IN_MEMO ? LEX_CASE_MEMO_KIND : LEX_CASE_RULING_KIND;
  static const LexCaseKey keys[]
      = { LEX_CASE_EVENT, LEX_CASE_SESSION, LEX_CASE_TABLE, LEX_CASE_BOARD };
  g_autofree char *what = dup_choice (LEX_CASE_KIND, kind, languages);
  GString *title = g_string_new (what);

  if (value->number > 0)
    g_string_append_printf (title, " %" G_GINT64_FORMAT, value->number);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *heading = lex_case_form_dup_heading (keys[i], languages);

      if (value->values[keys[i]] == NULL)
        continue;
      if (i == 0)
        g_string_append_printf (title, ", %s", value->values[keys[i]]);
      else
        g_string_append_printf (title, ", %s: %s", heading, value->values[keys[i]]);
    }
  return g_string_free (title, FALSE);
}

/* Nothing where they differ.
 * Returns: (nullable) */
static const char *
get_common (GPtrArray *cases, LexCaseKey key)
{
  const char *common = cases->len > 0 ? ((const LexCase *) cases->pdata[0])->values[key] : NULL;

  for (guint i = 1; i < cases->len; i++)
    if (g_strcmp0 (((const LexCase *) cases->pdata[i])->values[key], common) != 0)
      return NULL;
  return common;
}

char *
lex_case_form_dup_head (GPtrArray *cases, LexLanguages languages)
{
  static const char *const rulings[LEX_N_LANGUAGES] = {
    [LEX_LANGUAGE_EN] = "Record of rulings",
    [LEX_LANGUAGE_PL] = "Rejestr orzeczeń",
  };
  static const char *const memos[LEX_N_LANGUAGES] = {
    [LEX_LANGUAGE_EN] = "Memos on players",
    [LEX_LANGUAGE_PL] = "Notatki o zawodnikach",
  };
  const char *event = get_common (cases, LEX_CASE_EVENT);

  if (event != NULL)
    return g_strdup (event);
  if (cases->len == 1)
    return lex_case_form_dup_title (cases->pdata[0], languages);
  return join (g_strcmp0 (get_common (cases, LEX_CASE_KIND), LEX_CASE_MEMO_KIND) == 0 ? memos
                                                                                      : rulings,
               languages);
}

char *
lex_case_form_dup_caution (const LexCaseStyle *style)
{
  static const char *const words[LEX_N_LANGUAGES] = {
    [LEX_LANGUAGE_EN]
    = "Players’ names are left out: those entered in the case were replaced by their seats "
      "wherever they stand, their initials and Polish cases too. Names that were not entered, or "
      "stand in another form, may remain in free text: read it before you publish.",
    [LEX_LANGUAGE_PL]
    = "Pominięto nazwiska zawodników: te wpisane w sprawie, ich odmianę i inicjały zastąpiono "
      "wszędzie nazwami miejsc. W tekście swobodnym mogą pozostać nazwiska niewpisane lub w innej "
      "postaci: przeczytaj go przed publikacją.",
  };

  return style->no_names ? join (words, style->languages) : NULL;
}

guint
lex_case_form_list (const LexCase *value, LexCasePart part, LexCaseKey *keys)
{
  guint n = 0;

  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    {
      const LexCaseKey key = lex_case_field_get_nth (i);

      if (key != LEX_CASE_KIND && lex_case_field_get (key)->part == part
          && value->values[key] != NULL)
        keys[n++] = key;
    }
  return n;
}
