/* lex-cli-notes.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `notes`: what the reader made, listed, exported, imported, restored. It refuses to
 * know how it is kept. lex-cli-commands.c lists it.
 */

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-journal.h"
#include "cli/lex-cli-json.h"
#include "cli/lex-cli-page.h"
#include "model/lex-label-name.h"
#include "services/lex-journal.h"

/* The members of a note that are fields of its entry. */
static const struct
{
  const char *name;
  LexJournalField field;
} members[] = {
  { "id", LEX_JOURNAL_ID },           { "label", LEX_JOURNAL_LABEL },
  { "edition", LEX_JOURNAL_EDITION }, { "language", LEX_JOURNAL_LANGUAGE },
  { "quote", LEX_JOURNAL_QUOTE },     { "text", LEX_JOURNAL_TEXT },
  { "colour", LEX_JOURNAL_COLOUR },   { "folder", LEX_JOURNAL_PARENT },
  { "created", LEX_JOURNAL_CREATED }, { "changed", LEX_JOURNAL_CHANGED },
};

static void
add_note (JsonBuilder *builder, const LexJournalEntry *entry, gboolean loose)
{
  json_builder_begin_object (builder);
  lex_cli_json_set_string (builder, "kind", lex_journal_kind_get_name (entry->kind));
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    lex_cli_json_set_string (builder, members[i].name, entry->fields[members[i].field]);
  lex_cli_json_set_boolean (builder, "loose", loose);
  json_builder_end_object (builder);
}

static void
add_folders (JsonBuilder *builder, GPtrArray *entries)
{
  lex_cli_json_begin_list (builder, "folders");
  for (guint i = 0; i < entries->len; i++)
    {
      const LexJournalEntry *entry = entries->pdata[i];

      if (entry->kind != LEX_JOURNAL_FOLDER)
        continue;
      json_builder_begin_object (builder);
      lex_cli_json_set_string (builder, "id", entry->fields[LEX_JOURNAL_ID]);
      lex_cli_json_set_string (builder, "name", entry->fields[LEX_JOURNAL_TEXT]);
      lex_cli_json_set_string (builder, "folder", entry->fields[LEX_JOURNAL_PARENT]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
print_json (GPtrArray *entries, const gboolean *loose)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_begin_list (builder, "notes");
  for (guint i = 0; i < entries->len; i++)
    if (((const LexJournalEntry *) entries->pdata[i])->kind != LEX_JOURNAL_FOLDER)
      add_note (builder, entries->pdata[i], loose[i]);
  json_builder_end_array (builder);
  add_folders (builder, entries);
  lex_cli_json_print (builder);
}

static char *
dup_name (const LexJournalEntry *entry)
{
  g_autoptr (LexLabel) label = lex_label_parse (entry->fields[LEX_JOURNAL_LABEL]);

  return label != NULL ? lex_label_name_dup (label) : g_strdup (entry->fields[LEX_JOURNAL_LABEL]);
}

/* A note that an import makes of a file is another word in Polish. */
static const char *
get_kind (LexJournalKind kind)
{
  if (kind == LEX_JOURNAL_NOTE)
    return C_ ("journal", "note");
  return kind == LEX_JOURNAL_BOOKMARK ? _ ("bookmark") : _ ("highlight");
}

static char *
dup_line (LexLibrary *library, const LexJournalEntry *entry, gboolean loose)
{
  const char *text = entry->fields[LEX_JOURNAL_TEXT];
  g_autofree char *quotation = lex_journal_dup_quotation (library, entry);
  g_autoptr (GString) line = g_string_new (get_kind (entry->kind));

  if (loose)
    g_string_append_printf (line, ", %s", _ ("loose"));
  if (quotation != NULL)
    g_string_append_printf (line, " – %s", quotation);
  if (text != NULL && *text != '\0')
    g_string_append_printf (line, " – %s", text);
  return g_string_free (g_steal_pointer (&line), FALSE);
}

static void
print_text (LexLibrary *library, GPtrArray *entries, const gboolean *loose)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();

  for (guint i = 0; i < entries->len; i++)
    {
      const LexJournalEntry *entry = entries->pdata[i];
      g_autofree char *name = NULL;
      g_autofree char *line = NULL;
      const char *cells[] = { NULL, NULL };

      if (entry->kind == LEX_JOURNAL_FOLDER)
        continue;
      name = dup_name (entry);
      line = dup_line (library, entry, loose[i]);
      cells[0] = line;
      lex_cli_page_add_row (page, name, MAX (lex_cli_width (name), 10) + 2, cells);
    }
  lex_cli_page_print (page);
}

static LexCliStatus
list (LexCli *self, LexJournal *journal)
{
  LexCliStatus status = LEX_CLI_DONE;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = lex_journal_list (journal, &error);
  g_autofree gboolean *loose = NULL;

  if (entries == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));
  if (lex_cli_open (self, &status) == NULL)
    return status;
  loose = g_new0 (gboolean, entries->len + 1);
  for (guint i = 0; i < entries->len; i++)
    if (!lex_journal_is_loose (self->library, entries->pdata[i], &loose[i], &error))
      return lex_cli_fail (self, g_steal_pointer (&error));

  if (self->options.json)
    print_json (entries, loose);
  else if (entries->len > 0)
    print_text (self->library, entries, loose);
  else
    return lex_cli_complain (LEX_CLI_NOTHING, _ ("notes: there are none yet"));
  return LEX_CLI_DONE;
}

static guint
count_notes (GPtrArray *entries)
{
  guint n = 0;

  for (guint i = 0; i < entries->len; i++)
    n += ((const LexJournalEntry *) entries->pdata[i])->kind != LEX_JOURNAL_FOLDER;
  return n;
}

/* The file itself, and nothing else. */
static LexCliStatus
print_export (LexCli *self, LexJournal *journal)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = lex_journal_export (journal, &error);

  if (text == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));
  return fputs (text, stdout) >= 0 ? LEX_CLI_DONE : LEX_CLI_STORAGE;
}

/* As `cases --export` tells it. */
static LexCliStatus export(LexCli *self, LexJournal *journal)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (JsonBuilder) builder = NULL;

  if (g_str_equal (self->options.export_file, "-"))
    return print_export (self, journal);
  if (!lex_journal_save (journal, self->options.export_file, &error))
    return lex_cli_fail (self, g_steal_pointer (&error));
  if (!self->options.json)
    return LEX_CLI_DONE;
  entries = lex_journal_list (journal, &error);
  if (entries == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));
  builder = lex_cli_json_begin ();
  lex_cli_json_set_string (builder, "output", self->options.export_file);
  lex_cli_json_set_int (builder, "notes", count_notes (entries));
  lex_cli_json_print (builder);
  return LEX_CLI_DONE;
}

static LexCliStatus
change (LexCli *self, LexJournal *journal)
{
  const LexCliOptions *options = &self->options;
  g_autoptr (GError) error = NULL;

  if (options->restore != NULL && !lex_journal_restore (journal, options->restore, &error))
    return lex_cli_fail (self, g_steal_pointer (&error));
  if (options->export_file != NULL)
    return export(self, journal);
  if (options->import_file != NULL)
    return lex_cli_journal_import (self, journal);
  if (options->json)
    {
      g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

      lex_cli_json_set_string (builder, "restored", options->restore);
      lex_cli_json_print (builder);
    }
  return LEX_CLI_DONE;
}

LexCliStatus
lex_cli_notes (LexCli *self)
{
  const LexCliOptions *options = &self->options;
  g_autoptr (LexJournal) journal = lex_cli_journal_new (self);
  const guint n_wishes = (options->restore != NULL) + (options->export_file != NULL)
                         + (options->import_file != NULL);
  g_autofree char *notice = NULL;
  LexCliStatus status;

  if (n_wishes > 1)
    return lex_cli_complain (LEX_CLI_USAGE,
                             _ ("notes: --export, --import and --restore are one at a time"));
  status = n_wishes > 0 ? change (self, journal) : list (self, journal);
  notice = lex_journal_dup_notice (journal);
  if (notice != NULL && status == LEX_CLI_DONE)
    lex_cli_complain (status, "%s", notice);
  return status;
}
