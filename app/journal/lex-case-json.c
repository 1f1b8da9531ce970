/* lex-case-json.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a case says as one JSON object, and as words to be searched. It refuses to read JSON, which
 * SQLite does. The files of this room and the services call it.
 */

#include <string.h>

#include "journal/lex-case.h"
#include "journal/lex-json-text.h"
#include "language/lex-fold.h"

static void
append_row (GString *text, const LexCaseTerm *columns, GStrv row)
{
  const char *comma = "";

  g_string_append_c (text, '{');
  for (guint i = 0; row[i] != NULL; i++)
    {
      if (*row[i] == '\0')
        continue;
      g_string_append (text, comma);
      lex_json_text_append (text, columns[i].name);
      g_string_append_c (text, ':');
      lex_json_text_append (text, row[i]);
      comma = ",";
    }
  g_string_append_c (text, '}');
}

static void
append_rows (GString *text, const LexCase *self, LexCaseKey key)
{
  g_autoptr (GPtrArray) rows = lex_case_dup_rows (self, key);

  g_string_append_c (text, '[');
  for (guint i = 0; i < rows->len; i++)
    {
      g_string_append (text, i > 0 ? "," : "");
      append_row (text, lex_case_field_get (key)->terms, rows->pdata[i]);
    }
  g_string_append_c (text, ']');
}

static void
append_labels (GString *text, const LexCase *self)
{
  g_auto (GStrv) labels = lex_case_dup_labels (self);

  g_string_append_c (text, '[');
  for (guint i = 0; labels[i] != NULL; i++)
    {
      g_string_append (text, i > 0 ? "," : "");
      lex_json_text_append (text, labels[i]);
    }
  g_string_append_c (text, ']');
}

static void
append_field (GString *text, const LexCase *self, LexCaseKey key)
{
  const LexCaseField *field = lex_case_field_get (key);

  if (self->values[key] == NULL)
    return;
  g_string_append (text, text->len > 1 ? "," : "");
  lex_json_text_append (text, field->name);
  g_string_append_c (text, ':');
  if (field->shape == LEX_CASE_ROWS)
    append_rows (text, self, key);
  else if (field->shape == LEX_CASE_LABELS)
    append_labels (text, self);
  else
    lex_json_text_append (text, self->values[key]);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (a, b);
}

static void
append_others (GString *text, GHashTable *others)
{
  g_autoptr (GList) names = g_list_sort (g_hash_table_get_keys (others), compare);

  for (GList *at = names; at != NULL; at = at->next)
    {
      g_string_append (text, text->len > 1 ? "," : "");
      lex_json_text_append (text, at->data);
      g_string_append_printf (text, ":%s", (const char *) g_hash_table_lookup (others, at->data));
    }
}

char *
lex_case_dup_json (const LexCase *self)
{
  GString *text = g_string_new ("{");

  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    append_field (text, self, i);
  if (self->others != NULL)
    append_others (text, self->others);
  return g_string_free (g_string_append_c (text, '}'), FALSE);
}

static gboolean
append_word_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  GString *words = user_data;

  g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", token);
  return TRUE;
}

/* The words of choices are the program's, and a board's tags are nobody's. */
char *
lex_case_dup_words (const LexCase *self)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    {
      const LexCaseShape shape = lex_case_field_get (i)->shape;

      if (self->values[i] != NULL && shape != LEX_CASE_CHOICE && shape != LEX_CASE_PBN)
        lex_tokenize (self->values[i], -1, append_word_cb, words);
    }
  return g_string_free (words, FALSE);
}
