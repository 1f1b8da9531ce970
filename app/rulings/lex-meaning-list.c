/* lex-meaning-list.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Common meanings of calls, from a list that is data. It refuses to know calls and systems: the
 * meanings are there to be changed. The window shows them.
 */

#include "rulings/lex-meaning-list.h"

#include <gio/gio.h>

#include "model/lex-resource.h"
#include "rulings/lex-rulings-resources.h"

LEX_RESOURCE_LATE (rulings)

#define PATH "/org/lexbridge/rulings/meanings.tsv"

/* The columns. */
enum
{
  NAME,
  ENGLISH,
  POLISH,
  STRENGTH,
  SPADES,
  PURPOSE_ENGLISH = SPADES + LEX_N_SUITS,
  PURPOSE_POLISH,
  N_COLUMNS
};

static void
meaning_free (gpointer data)
{
  LexCommonMeaning *self = data;

  g_free (self->name);
  g_free (self->strength);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_free (self->title[i]);
      g_free (self->purpose[i]);
    }
  for (guint i = 0; i < LEX_N_SUITS; i++)
    g_free (self->lengths[i]);
  g_free (self);
}

static LexCommonMeaning *
meaning_new (char **columns)
{
  LexCommonMeaning *self = g_new0 (LexCommonMeaning, 1);

  self->name = g_strdup (columns[NAME]);
  self->title[LEX_LANGUAGE_EN] = g_strdup (columns[ENGLISH]);
  self->title[LEX_LANGUAGE_PL] = g_strdup (columns[POLISH]);
  self->strength = g_strdup (columns[STRENGTH]);
  for (guint suit = 0; suit < LEX_N_SUITS; suit++)
    self->lengths[suit] = g_strdup (columns[SPADES + suit]);
  self->purpose[LEX_LANGUAGE_EN] = g_strdup (columns[PURPOSE_ENGLISH]);
  self->purpose[LEX_LANGUAGE_PL] = g_strdup (columns[PURPOSE_POLISH]);
  return self;
}

GPtrArray *
lex_meaning_list_new (void)
{
  GPtrArray *self = g_ptr_array_new_with_free_func (meaning_free);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (lex_rulings_find_resource (), PATH,
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (GStrv) columns = g_strsplit (*line, "\t", -1);

      if (**line != '#' && g_strv_length (columns) == N_COLUMNS)
        g_ptr_array_add (self, meaning_new (columns));
    }
  return self;
}
