/* lex-journal-entry.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One thing that a reader made, as a value. It refuses to know where it is kept and whether its
 * words still fit. The files of this room and the services call it.
 */

#include "journal/lex-journal-entry.h"

static const char *const kind_names[LEX_JOURNAL_N_KINDS]
    = { "folder", "bookmark", "note", "highlight" };

/* Names, not shades: a theme, and a paper, has its own. */
static const char *const colours[] = { "yellow", "green", "blue", "pink", "orange", NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (colours) == LEX_JOURNAL_N_COLOURS + 1);

const char *
lex_journal_kind_get_name (LexJournalKind kind)
{
  g_return_val_if_fail (kind < LEX_JOURNAL_N_KINDS, NULL);

  return kind_names[kind];
}

gboolean
lex_journal_kind_from_name (const char *name, LexJournalKind *kind)
{
  for (guint i = 0; i < LEX_JOURNAL_N_KINDS; i++)
    if (g_strcmp0 (name, kind_names[i]) == 0)
      {
        *kind = (LexJournalKind) i;
        return TRUE;
      }
  return FALSE;
}

const char *
lex_journal_colour_get_name (guint colour)
{
  g_return_val_if_fail (colour < LEX_JOURNAL_N_COLOURS, NULL);

  return colours[colour];
}

gboolean
lex_journal_colour_is_known (const char *name)
{
  return name != NULL && g_strv_contains (colours, name);
}

LexJournalEntry *
lex_journal_entry_new (LexJournalKind kind, const char *label, const char *text)
{
  LexJournalEntry *self = g_new0 (LexJournalEntry, 1);

  self->kind = kind;
  self->position = LEX_JOURNAL_LAST;
  self->fields[LEX_JOURNAL_LABEL] = g_strdup (label);
  self->fields[LEX_JOURNAL_TEXT] = g_strdup (text);
  return self;
}

LexJournalEntry *
lex_journal_entry_copy (const LexJournalEntry *self)
{
  LexJournalEntry *copy = g_new0 (LexJournalEntry, 1);

  copy->kind = self->kind;
  copy->position = self->position;
  for (guint i = 0; i < LEX_JOURNAL_N_FIELDS; i++)
    copy->fields[i] = g_strdup (self->fields[i]);
  return copy;
}

void
lex_journal_entry_set (LexJournalEntry *self, LexJournalField field, const char *value)
{
  char *copy = g_strdup (value);

  g_free (self->fields[field]);
  self->fields[field] = copy;
}

void
lex_journal_entry_free (LexJournalEntry *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < LEX_JOURNAL_N_FIELDS; i++)
    g_free (self->fields[i]);
  g_free (self);
}

char *
lex_journal_entry_dup_print (const LexJournalEntry *self)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (sum, (const guchar *) kind_names[self->kind], -1);
  for (guint i = LEX_JOURNAL_LABEL; i <= LEX_JOURNAL_COLOUR; i++)
    {
      const char *value = self->fields[i];

      /* A byte that no text has parts the fields, another tells none from an empty one. */
      g_checksum_update (sum, (const guchar *) (value != NULL ? "\xff" : "\xfe"), 1);
      if (value != NULL)
        g_checksum_update (sum, (const guchar *) value, -1);
    }
  return g_strdup (g_checksum_get_string (sum));
}
