/* lex-pbn-table.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes the rows of PBN's tables, each column as wide as its table asks for.
 * It refuses to know what a table is about.
 * Only PBN's writer calls it.
 */

#include "bridge/pbn/lex-pbn-table-private.h"

#include "bridge/lex-bridge-error.h"
#include "bridge/pbn/lex-pbn-letters-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* "Result\2R": the width of a column, negative where it is filled on the right. */
static int
parse_width (const char *column)
{
  const char *backslash = strrchr (column, '\\');
  char *end;
  gint64 width;

  if (backslash == NULL)
    return 0;

  width = CLAMP (g_ascii_strtoll (backslash + 1, &end, 10), 0, LEX_PBN_MAX_LINE);
  return (int) (*end == 'R' ? width : -width);
}

/* Only an element in quotation marks may have letters of a language. */
static char *
dup_element (const char *element)
{
  const gsize length = strlen (element);
  char *text;

  if (length < 2 || *element != '"' || element[length - 1] != '"')
    return lex_pbn_letters_mask (element);

  text = lex_pbn_letters_fold (element);
  g_strdelimit (text, "\"", '\'');
  text[0] = text[strlen (text) - 1] = '"';
  return text;
}

static gboolean
add_row (LexPbnPage *page, const LexPbnTag *tag, char **columns, GPtrArray *elements,
         GError **error)
{
  const guint n_columns = g_strv_length (columns);
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < elements->len; i++)
    {
      g_autofree char *element = dup_element (elements->pdata[i]);

      g_string_append_printf (line, "%s%*s", i > 0 ? " " : "",
                              i < n_columns ? parse_width (columns[i]) : 0, element);
    }
  g_strchomp (line->str);
  if (g_utf8_strlen (line->str, -1) > LEX_PBN_MAX_LINE)
    {
      g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_PBN,
                   _ ("A row of %s is longer than the %u signs that PBN allows a line: shorten it"),
                   tag->name, (guint) LEX_PBN_MAX_LINE);
      return FALSE;
    }
  lex_pbn_page_add_line (page, line->str);
  return TRUE;
}

/* A table's rows have its columns, wherever the lines of the file ended; other sections keep
 * their lines. */
static GPtrArray *
dup_rows (const LexPbnTag *tag, guint n_columns)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  const gboolean regular = g_str_has_suffix (tag->name, "Table");
  GPtrArray *row = NULL;

  for (guint i = 0; tag->rows != NULL && i < tag->rows->len; i++)
    {
      GPtrArray *elements = tag->rows->pdata[i];

      for (guint j = 0; j < elements->len; j++)
        {
          if (row == NULL || (regular ? row->len == n_columns : j == 0))
            g_ptr_array_add (rows, row = g_ptr_array_new ());
          g_ptr_array_add (row, elements->pdata[j]);
        }
    }

  return rows;
}

gboolean
lex_pbn_table_add_rows (LexPbnPage *page, const LexPbnTag *tag, GError **error)
{
  g_auto (GStrv) columns = g_strsplit (tag->value, ";", -1);
  g_autoptr (GPtrArray) rows = dup_rows (tag, MAX (g_strv_length (columns), 1));

  for (guint i = 0; i < rows->len; i++)
    {
      if (!add_row (page, tag, columns, rows->pdata[i], error))
        return FALSE;
    }

  return TRUE;
}
