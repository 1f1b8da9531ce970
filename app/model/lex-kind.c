/* lex-kind.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The kinds of document and the names that files and the command line use for them.
 * It refuses to know what a reader calls them: translated names belong to the front ends.
 * Every room may call it.
 */

#include "model/lex-kind.h"

static const char *const names[] = {
  [LEX_KIND_LAW] = "law",
  [LEX_KIND_DEFINITION] = "definition",
  [LEX_KIND_COMMENTARY] = "commentary",
  [LEX_KIND_EXAMPLE] = "example",
  [LEX_KIND_REGULATION] = "regulation",
  [LEX_KIND_GUIDE] = "guide",
  [LEX_KIND_NOTE] = "note",
  [LEX_KIND_INDEX] = "index",
};

G_STATIC_ASSERT (G_N_ELEMENTS (names) == LEX_N_KINDS);

const char *
lex_kind_get_name (LexKind kind)
{
  g_return_val_if_fail ((guint) kind < LEX_N_KINDS, names[LEX_KIND_LAW]);

  return names[kind];
}

gboolean
lex_kind_from_name (const char *name, LexKind *kind)
{
  g_return_val_if_fail (kind != NULL, FALSE);

  for (guint i = 0; i < LEX_N_KINDS; i++)
    {
      if (g_strcmp0 (name, names[i]) == 0)
        {
          *kind = (LexKind) i;
          return TRUE;
        }
    }

  return FALSE;
}
