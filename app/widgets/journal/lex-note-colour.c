/* lex-note-colour.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The colours of highlights, by name. It refuses to know how they look, which is lex-palette.c's.
 * Whatever offers or shows highlights calls it.
 */

#include "widgets/journal/lex-note-colour.h"

#include <glib/gi18n-lib.h>

#include "services/lex-journal.h"

const char *
lex_note_colour_get_title (guint colour)
{
  static const char *const titles[]
      = { N_ ("Yellow"), N_ ("Green"), N_ ("Blue"), N_ ("Pink"), N_ ("Orange") };
  G_STATIC_ASSERT (G_N_ELEMENTS (titles) == LEX_JOURNAL_N_COLOURS);

  g_return_val_if_fail (colour < LEX_JOURNAL_N_COLOURS, NULL);

  return _ (titles[colour]);
}

guint
lex_note_colour_find (const char *name)
{
  for (guint i = 0; i < LEX_JOURNAL_N_COLOURS; i++)
    if (g_strcmp0 (name, lex_journal_colour_get_name (i)) == 0)
      return i;
  return 0;
}
