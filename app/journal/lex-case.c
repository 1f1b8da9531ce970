/* lex-case.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A record of one ruling, as a value: fields by the table of lex-case-field.c, each a text. It
 * refuses to know where it is kept. The files of this room, the services and the front ends call
 * it.
 */

#include "journal/lex-case.h"

#include "journal/lex-journal-file.h"

/* What parts rows and cells in memory; no cell has them. */
#define ROW_END "\x1e"
#define CELL_END "\x1f"

LexCase *
lex_case_new_empty (void)
{
  return g_new0 (LexCase, 1);
}

LexCase *
lex_case_new (const char *kind)
{
  LexCase *self = lex_case_new_empty ();

  lex_case_set (self, LEX_CASE_KIND, kind);
  lex_case_set (self, LEX_CASE_STATUS, LEX_CASE_OPEN);
  self->values[LEX_CASE_CALLED] = lex_case_dup_now ();
  return self;
}

static void
copy_other_cb (gpointer key, gpointer value, gpointer user_data)
{
  g_hash_table_insert (user_data, g_strdup (key), g_strdup (value));
}

LexCase *
lex_case_copy (const LexCase *self)
{
  LexCase *copy = lex_case_new_empty ();

  copy->number = self->number;
  copy->id = g_strdup (self->id);
  copy->created = g_strdup (self->created);
  copy->changed = g_strdup (self->changed);
  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    {
      copy->values[i] = g_strdup (self->values[i]);
      copy->seen[i] = g_strdup (self->seen[i]);
    }
  if (self->others != NULL)
    {
      copy->others = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
      g_hash_table_foreach (self->others, copy_other_cb, copy->others);
    }
  return copy;
}

void
lex_case_free (LexCase *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    {
      g_free (self->values[i]);
      g_free (self->seen[i]);
    }
  g_clear_pointer (&self->others, g_hash_table_unref);
  g_free (self->id);
  g_free (self->created);
  g_free (self->changed);
  g_free (self);
}

void
lex_case_set (LexCase *self, LexCaseKey key, const char *value)
{
  char *copy = value != NULL && *value != '\0' ? g_utf8_make_valid (value, -1) : NULL;

  g_free (self->values[key]);
  self->values[key] = copy;
}

void
lex_case_settle (LexCase *self)
{
  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    {
      g_free (self->seen[i]);
      self->seen[i] = g_strdup (self->values[i]);
    }
}

gboolean
lex_case_is_empty (const LexCase *self)
{
  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    if (i != LEX_CASE_KIND && i != LEX_CASE_STATUS && i != LEX_CASE_CALLED
        && self->values[i] != NULL)
      return FALSE;
  return self->others == NULL;
}

/* What a newer program calls otherwise is read as a ruling. */
guint
lex_case_get_kind (const LexCase *self)
{
  return g_strcmp0 (self->values[LEX_CASE_KIND], LEX_CASE_MEMO_KIND) == 0 ? LEX_CASE_IN_MEMO
                                                                          : LEX_CASE_IN_RULING;
}

/* Rows */

static GStrv
read_row (const char *text, guint n_columns)
{
  g_auto (GStrv) cells = g_strsplit (text, CELL_END, 0);
  GStrv row = g_new0 (char *, n_columns + 1);
  const guint n_cells = g_strv_length (cells);

  for (guint i = 0; i < n_columns; i++)
    row[i] = g_strdup (i < n_cells ? cells[i] : "");
  return row;
}

GPtrArray *
lex_case_dup_rows (const LexCase *self, LexCaseKey key)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  const guint n_columns = lex_case_field_get_n_terms (key);
  g_auto (GStrv) texts = NULL;

  if (self->values[key] == NULL)
    return rows;
  texts = g_strsplit (self->values[key], ROW_END, 0);
  for (guint i = 0; texts[i] != NULL; i++)
    g_ptr_array_add (rows, read_row (texts[i], n_columns));
  return rows;
}

/* What is empty at the end of a row is left out, so that the same rows are the same text. */
static void
append_row (GString *text, const char *const *cells, guint n_columns)
{
  g_autoptr (GString) row = g_string_new (NULL);
  gsize length = 0;

  for (guint i = 0; i < n_columns && cells[i] != NULL; i++)
    {
      g_autofree char *cell = g_strdup (cells[i]);

      g_strdelimit (cell, ROW_END CELL_END, ' ');
      g_string_append_printf (row, "%s%s", i > 0 ? CELL_END : "", cell);
      length = *cell != '\0' ? row->len : length;
    }
  g_string_truncate (row, length);
  if (length > 0)
    g_string_append_printf (text, "%s%s", text->len > 0 ? ROW_END : "", row->str);
}

void
lex_case_set_rows (LexCase *self, LexCaseKey key, GPtrArray *rows)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    append_row (text, rows->pdata[i], lex_case_field_get_n_terms (key));
  lex_case_set (self, key, text->str);
}

void
lex_case_add_row (LexCase *self, LexCaseKey key, const char *const *cells)
{
  g_autoptr (GString) text = g_string_new (self->values[key]);

  append_row (text, cells, lex_case_field_get_n_terms (key));
  lex_case_set (self, key, text->str);
}

GStrv
lex_case_dup_labels (const LexCase *self)
{
  const char *value = self->values[LEX_CASE_CLAUSES];
  g_auto (GStrv) parts = g_strsplit (value != NULL ? value : "", " ", 0);
  g_autoptr (GStrvBuilder) labels = g_strv_builder_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      g_strv_builder_add (labels, parts[i]);
  return g_strv_builder_end (labels);
}

/* Time */

/* Where no variable says it, the zone is the system's, read each time: a laptop may have crossed a
 * border since, and GLib's local zone is read once. */
char *
lex_case_dup_now (void)
{
  g_autoptr (GTimeZone) zone
      = g_getenv ("TZ") != NULL ? g_time_zone_new_local () : g_time_zone_new_identifier (NULL);
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (lex_journal_clock () / G_USEC_PER_SEC);
  g_autoptr (GDateTime) local
      = utc != NULL && zone != NULL ? g_date_time_to_timezone (utc, zone) : NULL;
  GDateTime *time = local != NULL ? local : utc;

  return time != NULL ? g_date_time_format (time, "%Y-%m-%dT%H:%M:%S%:z") : NULL;
}

gboolean
lex_case_get_seconds (const char *from, const char *to, gint64 *seconds)
{
  g_autoptr (GDateTime) start = from != NULL ? g_date_time_new_from_iso8601 (from, NULL) : NULL;
  g_autoptr (GDateTime) end = to != NULL ? g_date_time_new_from_iso8601 (to, NULL) : NULL;

  if (start == NULL || end == NULL)
    return FALSE;
  *seconds = g_date_time_difference (end, start) / G_TIME_SPAN_SECOND;
  return TRUE;
}
