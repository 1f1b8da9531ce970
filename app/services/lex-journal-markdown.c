/* lex-journal-markdown.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The journal as Markdown for people. It refuses to be read again by a program: the JSON is for
 * that. lex-journal-exchange.c calls it.
 */

#include "services/lex-journal-markdown.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "journal/lex-journal-entry.h"
#include "model/lex-label-name.h"
#include "services/lex-journal.h"

/* What Markdown would take for a mark of its own, anywhere in a line. */
#define MARKS "\\`*_[]<>#|~"

static void
append_escaped (GString *text, const char *words, const char *line_start)
{
  g_string_append (text, line_start);
  for (const char *at = words; *at != '\0'; at++)
    {
      if (strchr (MARKS, *at) != NULL)
        g_string_append_c (text, '\\');
      if (*at == '\n')
        g_string_append_printf (text, "\n%s", line_start);
      else if (*at != '\r')
        g_string_append_c (text, *at);
    }
  g_string_append (text, "\n\n");
}

static void
append_entry (GString *text, const LexJournalEntry *entry)
{
  static const char *const names[]
      = { N_ ("Folder"), N_ ("Bookmark"), N_ ("Note"), N_ ("Highlight") };
  const char *words = entry->fields[LEX_JOURNAL_TEXT];
  g_autofree char *quote = lex_journal_dup_quote (NULL, entry);
  g_autoptr (LexLabel) label = lex_label_parse (entry->fields[LEX_JOURNAL_LABEL]);
  g_autofree char *name
      = label != NULL ? lex_label_name_dup (label) : g_strdup (entry->fields[LEX_JOURNAL_LABEL]);

  g_string_append_printf (text, "## %s", _ (names[entry->kind]));
  if (name != NULL)
    g_string_append_printf (text, ": %s", name);
  g_string_append (text, "\n\n");
  if (quote != NULL)
    append_escaped (text, quote, "> ");
  if (words != NULL && *words != '\0')
    append_escaped (text, words, "");
  g_string_append_printf (text, "%.10s\n\n", entry->fields[LEX_JOURNAL_CHANGED]);
}

char *
lex_journal_markdown_dup (GPtrArray *entries)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "# %s\n\n", _ ("My notes in Lexbridge"));
  for (guint i = 0; i < entries->len; i++)
    append_entry (text, entries->pdata[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
