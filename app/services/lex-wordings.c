/* lex-wordings.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The wordings of one clause, the digest's and those of imports, and which of them is shown. It
 * refuses to know files and how words look. Whoever makes a passage fills it, front ends choose.
 */

#include "services/lex-wordings.h"

static const char *const names[LEX_N_WORDS] = { "official", "digest", "both" };

const char *
lex_words_get_name (LexWords self)
{
  g_return_val_if_fail ((guint) self < LEX_N_WORDS, names[0]);

  return names[self];
}

LexWords
lex_words_parse (const char *name)
{
  for (LexWords words = 0; words < LEX_N_WORDS; words++)
    if (g_strcmp0 (name, names[words]) == 0)
      return words;
  return LEX_WORDS_OFFICIAL;
}

/* Choosing */

/* Puts the imported words of @language before those of @row. A heading alone replaces nothing:
 * the text under it would still be the digest's. */
static void
replace_wording (LexPassageRow *row, const LexImportedWording *import, LexLanguage language)
{
  LexClauseParts parts = *lex_clause_get_parts (row->clause);
  const LexWording *words = &lex_clause_get_parts (import->clause)->wording[language];
  g_autoptr (LexClause) merged = NULL;

  if (words->text == NULL || row->source[language] != NULL)
    return;

  if (words->heading != NULL)
    parts.wording[language].heading = words->heading;
  parts.wording[language].text = words->text;
  /* What was in force before is the digest's, and may not pass for the import's. */
  parts.past[language] = (LexWording){ 0 };
  if (lex_clause_get_ruling (import->clause, language) != NULL)
    parts.ruling[language] = lex_clause_get_ruling (import->clause, language);

  merged = lex_clause_new (&parts);
  g_set_object (&row->clause, merged);
  row->source[language] = g_strdup (import->document);
}

/* A clause that the digest does not have: all its words are the import's. */
static void
begin_with (LexPassageRow *row, const LexImportedWording *import)
{
  g_set_object (&row->clause, import->clause);
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    if (lex_clause_get_text (import->clause, language) != NULL
        || lex_clause_get_heading (import->clause, language) != NULL)
      row->source[language] = g_strdup (import->document);
}

static void
add_import (LexPassageRow *row, const LexImportedWording *import)
{
  if (row->clause == NULL)
    begin_with (row, import);
  else
    for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
      replace_wording (row, import, language);
}

static gboolean
is_of (const LexImportedWording *import, const char *document)
{
  return g_str_equal (import->document, document);
}

static void
add_imports (LexPassageRow *row, const char *const *preferred)
{
  for (gsize i = 0; preferred != NULL && preferred[i] != NULL; i++)
    for (guint j = 0; j < row->imports->len; j++)
      if (is_of (row->imports->pdata[j], preferred[i]))
        add_import (row, row->imports->pdata[j]);
  for (guint j = 0; j < row->imports->len; j++)
    add_import (row, row->imports->pdata[j]);
}

static void
settle (LexPassageRow *row, LexWords words, const char *const *preferred)
{
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    g_clear_pointer (&row->source[language], g_free);
  g_set_object (&row->clause, row->digest);
  row->both = words == LEX_WORDS_BOTH;
  if (row->imports != NULL && (row->digest == NULL || words != LEX_WORDS_DIGEST))
    add_imports (row, preferred);
}

void
lex_wordings_choose (LexPassage *passage, LexWords words, const char *const *preferred)
{
  g_return_if_fail (passage != NULL);

  for (guint i = 0; i < passage->rows->len; i++)
    settle (g_ptr_array_index (passage->rows, i), words, preferred);
}

/* Filling */

static LexLabel *
get_label (const LexPassageRow *row)
{
  return lex_clause_get_label (row->clause);
}

static LexPassageRow *
find_row (GPtrArray *rows, LexLabel *label)
{
  for (guint i = 0; i < rows->len; i++)
    if (lex_label_equal (get_label (g_ptr_array_index (rows, i)), label))
      return g_ptr_array_index (rows, i);
  return NULL;
}

/* Puts a row where its label belongs among rows in reading order. */
static LexPassageRow *
insert_row (GPtrArray *rows, LexLabel *label)
{
  LexPassageRow *row = g_new0 (LexPassageRow, 1);
  guint place = rows->len;

  while (place > 0
         && lex_label_compare (get_label (g_ptr_array_index (rows, place - 1)), label) > 0)
    place--;
  g_ptr_array_insert (rows, (int) place, row);
  return row;
}

static void
wording_free (gpointer data)
{
  LexImportedWording *wording = data;

  g_clear_object (&wording->clause);
  g_free (wording->document);
  g_free (wording);
}

static void
add_digest (GPtrArray *rows, LexClause *clause)
{
  LexPassageRow *row = g_new0 (LexPassageRow, 1);

  row->digest = g_object_ref (clause);
  row->clause = g_object_ref (clause);
  g_ptr_array_add (rows, row);
}

void
lex_wordings_add (GPtrArray *rows, LexClause *clause, const char *document)
{
  LexImportedWording *wording;
  LexPassageRow *row;

  g_return_if_fail (rows != NULL);
  g_return_if_fail (LEX_IS_CLAUSE (clause));

  if (document == NULL)
    {
      add_digest (rows, clause);
      return;
    }
  row = find_row (rows, lex_clause_get_label (clause));
  if (row == NULL)
    row = insert_row (rows, lex_clause_get_label (clause));
  if (row->imports == NULL)
    row->imports = g_ptr_array_new_with_free_func (wording_free);
  wording = g_new0 (LexImportedWording, 1);
  wording->clause = g_object_ref (clause);
  wording->document = g_strdup (document);
  g_ptr_array_add (row->imports, wording);
  add_import (row, wording);
}

/* Telling */

static gboolean
is_worded (LexClause *clause, LexLanguage language)
{
  return clause != NULL && lex_clause_get_text (clause, language) != NULL;
}

gboolean
lex_wordings_has_digest_below (const LexPassageRow *row, LexLanguage language)
{
  g_return_val_if_fail (row != NULL, FALSE);

  return row->both && row->source[language] != NULL && is_worded (row->digest, language);
}

gboolean
lex_wordings_is_choice (const LexPassage *passage)
{
  g_return_val_if_fail (passage != NULL, FALSE);

  for (guint i = 0; i < passage->rows->len; i++)
    {
      const LexPassageRow *row = g_ptr_array_index (passage->rows, i);

      if (row->imports != NULL && row->digest != NULL)
        return TRUE;
    }
  return FALSE;
}

LexDocument *
lex_wordings_find_document (const LexPassage *passage, const char *name)
{
  g_return_val_if_fail (passage != NULL, NULL);

  for (guint i = 0; name != NULL && i < passage->imports->len; i++)
    if (g_str_equal (lex_document_get_name (passage->imports->pdata[i]), name))
      return passage->imports->pdata[i];
  return NULL;
}

static void
add_once (GPtrArray *documents, LexDocument *document)
{
  if (document != NULL && !g_ptr_array_find (documents, document, NULL))
    g_ptr_array_add (documents, document);
}

GPtrArray *
lex_wordings_list_shown (const LexPassage *passage, LexLanguage language)
{
  GPtrArray *documents = g_ptr_array_new ();

  for (guint i = 0; i < passage->rows->len; i++)
    {
      const LexPassageRow *row = g_ptr_array_index (passage->rows, i);

      if (is_worded (row->clause, language))
        add_once (documents, lex_wordings_find_document (passage, row->source[language]));
    }
  return documents;
}

static gboolean
has_words_of (const LexPassage *passage, const char *document, LexLanguage language)
{
  for (guint i = 0; i < passage->rows->len; i++)
    {
      const LexPassageRow *row = g_ptr_array_index (passage->rows, i);

      for (guint j = 0; row->imports != NULL && j < row->imports->len; j++)
        {
          const LexImportedWording *import = row->imports->pdata[j];

          if (is_of (import, document) && is_worded (import->clause, language))
            return TRUE;
        }
    }
  return FALSE;
}

GPtrArray *
lex_wordings_list_imports (const LexPassage *passage, LexLanguage language)
{
  GPtrArray *documents = g_ptr_array_new ();

  for (guint i = 0; i < passage->imports->len; i++)
    if (has_words_of (passage, lex_document_get_name (passage->imports->pdata[i]), language))
      g_ptr_array_add (documents, passage->imports->pdata[i]);
  return documents;
}
