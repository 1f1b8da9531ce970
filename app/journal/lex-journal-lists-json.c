/* lex-journal-lists-json.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An exported file of entries and cases that are in memory, as where a journal can not be written.
 * It refuses to know a journal and to read JSON. The services call it.
 */

#include "journal/lex-journal-lists-json.h"

#include "journal/lex-case.h"
#include "journal/lex-journal-entry.h"
#include "journal/lex-journal-file-private.h"
#include "journal/lex-journal-json.h"
#include "journal/lex-json-text.h"

/* By #LexJournalField. */
static const char *const names[LEX_JOURNAL_N_FIELDS] = {
  [LEX_JOURNAL_ID] = "id",           [LEX_JOURNAL_LABEL] = "label",
  [LEX_JOURNAL_EDITION] = "edition", [LEX_JOURNAL_LANGUAGE] = "language",
  [LEX_JOURNAL_QUOTE] = "quote",     [LEX_JOURNAL_PREFIX] = "prefix",
  [LEX_JOURNAL_SUFFIX] = "suffix",   [LEX_JOURNAL_TEXT] = "text",
  [LEX_JOURNAL_COLOUR] = "colour",   [LEX_JOURNAL_PARENT] = "folder",
  [LEX_JOURNAL_CREATED] = "created", [LEX_JOURNAL_CHANGED] = "changed",
};

/* What was never on a disk has neither identifier nor times. */
static void
complete (char **id, char **created, char **changed)
{
  g_autofree char *now = lex_journal_file_dup_now ();

  if (*id == NULL)
    *id = g_uuid_string_random ();
  if (*created == NULL)
    *created = g_strdup (now);
  if (*changed == NULL)
    *changed = g_strdup (now);
}

static void
append_entry (GString *text, const LexJournalEntry *entry)
{
  g_autoptr (LexJournalEntry) copy = lex_journal_entry_copy (entry);

  complete (&copy->fields[LEX_JOURNAL_ID], &copy->fields[LEX_JOURNAL_CREATED],
            &copy->fields[LEX_JOURNAL_CHANGED]);
  g_string_append_printf (text, "{\"kind\":\"%s\",\"position\":%" G_GINT64_FORMAT,
                          lex_journal_kind_get_name (copy->kind), copy->position);
  for (guint i = 0; i < LEX_JOURNAL_N_FIELDS; i++)
    {
      if (copy->fields[i] == NULL)
        continue;
      g_string_append_printf (text, ",\"%s\":", names[i]);
      lex_json_text_append (text, copy->fields[i]);
    }
  g_string_append_c (text, '}');
}

/* Identifiers and times are the program's own or were looked through: plain words. */
static void
append_case (GString *text, const LexCase *value)
{
  g_autoptr (LexCase) copy = lex_case_copy (value);
  g_autofree char *fields = lex_case_dup_json (copy);

  complete (&copy->id, &copy->created, &copy->changed);
  g_string_append_printf (text,
                          "{\"id\":\"%s\",\"number\":%" G_GINT64_FORMAT
                          ",\"created\":\"%s\",\"changed\":\"%s\",\"fields\":%s}",
                          copy->id, copy->number, copy->created, copy->changed, fields);
}

char *
lex_journal_lists_json_dup (GPtrArray *entries, GPtrArray *cases)
{
  GString *text = g_string_new (LEX_JOURNAL_JSON_HEAD ",\n\"entries\": [");

  for (guint i = 0; entries != NULL && i < entries->len; i++)
    {
      g_string_append (text, i > 0 ? ",\n" : "\n");
      append_entry (text, entries->pdata[i]);
    }
  g_string_append (text, "],\n\"cases\": [");
  for (guint i = 0; cases != NULL && i < cases->len; i++)
    {
      g_string_append (text, i > 0 ? ",\n" : "\n");
      append_case (text, cases->pdata[i]);
    }
  return g_string_free (g_string_append (text, "]}\n"), FALSE);
}
