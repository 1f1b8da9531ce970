/* lex-pbn-file.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A PBN file as a row of games: its encoding and what a game inherits from those before it.
 * It refuses to know files on a disk, and what a game means.
 * Every room may call it.
 */

#include "bridge/pbn/lex-pbn-file.h"

#include "bridge/lex-bridge-error.h"
#include "bridge/pbn/lex-pbn-reader-private.h"
#include "bridge/pbn/lex-pbn-scanner-private.h"
#include "bridge/pbn/lex-pbn-writer-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _LexPbnFile
{
  /* Owned */
  GPtrArray *games; /* of LexPbnGame */
};

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* A header is copied whenever a game changes it; nobody means more than these. */
#define MAX_HEADER 50

/* Tags of which the standard says that they inherit nothing. */
static const char *const own[]
    = { "Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play", NULL };

/* Line ends of every system become one sign; the standard allows padding zeros. */
static char *
normalize (const char *text, gsize size)
{
  GString *plain = g_string_sized_new (size);

  for (gsize i = 0; i < size; i++)
    {
      if (text[i] == '\0')
        g_string_append_c (plain, ' ');
      else if (text[i] != '\r')
        g_string_append_c (plain, text[i]);
      else if (i + 1 == size || text[i + 1] != '\n')
        g_string_append_c (plain, '\n');
    }

  return g_string_free (plain, FALSE);
}

/* The standard's own encoding is ISO 8859-1, which Windows widened; what is valid UTF-8 is taken
 * for it, as no text of another encoding looks like that by chance. */
static char *
decode (const char *data, gsize size)
{
  static const char *const encodings[] = { "WINDOWS-1252", "ISO-8859-1" };

  if (size >= 2 && (memcmp (data, "\xff\xfe", 2) == 0 || memcmp (data, "\xfe\xff", 2) == 0))
    {
      gsize length = 0;
      g_autofree char *text
          = g_convert (data, (gssize) size, "UTF-8", "UTF-16", NULL, &length, NULL);

      if (text != NULL)
        return normalize (text, length);
    }
  if (size >= 3 && memcmp (data, BYTE_ORDER_MARK, 3) == 0)
    {
      data += 3;
      size -= 3;
    }

  g_autofree char *plain = normalize (data, size);
  if (g_utf8_validate (plain, -1, NULL))
    return g_steal_pointer (&plain);

  for (guint i = 0; i < G_N_ELEMENTS (encodings); i++)
    {
      char *text = g_convert (plain, -1, "UTF-8", encodings[i], NULL, NULL, NULL);

      if (text != NULL)
        return text;
    }

  return g_utf8_make_valid (plain, -1);
}

/* What "#" and "##" stand for, game after game. */
typedef struct
{
  /* Owned */
  GHashTable *last;   /* name to the last value that was given */
  GHashTable *header; /* nullable; name to the value that every later game inherits */
} Heritage;

static GHashTable *
new_values (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, (GDestroyNotify) g_ref_string_release,
                                (GDestroyNotify) g_ref_string_release);
}

static void
add_value (GHashTable *values, const char *name, const char *value)
{
  g_hash_table_replace (values, g_ref_string_new (name), g_ref_string_new (value));
}

/* The games before keep the header that they have. */
static void
change_header (Heritage *self, const char *name, const char *value)
{
  GHashTable *header = new_values ();
  GHashTableIter iter;
  gpointer old_name;
  gpointer old_value;

  if (self->header != NULL)
    {
      g_hash_table_iter_init (&iter, self->header);
      while (g_hash_table_iter_next (&iter, &old_name, &old_value))
        g_hash_table_replace (header, g_ref_string_acquire (old_name),
                              g_ref_string_acquire (old_value));
      g_hash_table_unref (self->header);
    }
  add_value (header, name, value);
  self->header = header;
}

static void
inherit_tag (Heritage *self, LexPbnTag *tag)
{
  const char *value = tag->value;
  const gboolean sticky = g_str_has_prefix (value, "##");
  const gboolean known = self->header != NULL && g_hash_table_contains (self->header, tag->name);

  if (g_strv_contains (own, tag->name))
    return;
  if (sticky)
    {
      tag->inherited = g_strdup (value + 2);
    }
  else if (g_str_equal (value, "#"))
    {
      const char *before = g_hash_table_lookup (self->last, tag->name);

      tag->inherited = g_strdup (before != NULL ? before : "");
    }
  value = tag->inherited != NULL ? tag->inherited : value;
  add_value (self->last, tag->name, value);

  /* Who says it once for all games may say it anew in the middle. */
  if (known || (sticky && (!self->header || g_hash_table_size (self->header) < MAX_HEADER)))
    change_header (self, tag->name, value);
}

static void
inherit (GPtrArray *games)
{
  g_autoptr (GHashTable) last = new_values ();
  Heritage heritage = { last, NULL };

  for (guint i = 0; i < games->len; i++)
    {
      LexPbnGame *game = games->pdata[i];

      for (guint j = 0; j < game->tags->len; j++)
        inherit_tag (&heritage, game->tags->pdata[j]);
      if (heritage.header != NULL)
        game->header = g_hash_table_ref (heritage.header);
    }
  g_clear_pointer (&heritage.header, g_hash_table_unref);
}

LexPbnFile *
lex_pbn_file_read (const char *data, gsize size, GError **error)
{
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) tokens = NULL;
  g_autoptr (GPtrArray) games = NULL;
  LexPbnFile *self;

  g_return_val_if_fail (data != NULL, NULL);

  if (size > LEX_PBN_MAX_BYTES)
    {
      g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_PBN,
                   _ ("The file has more than %u MB; part it into smaller ones"),
                   LEX_PBN_MAX_BYTES / 1024 / 1024);
      return NULL;
    }
  text = decode (data, size);
  tokens = lex_pbn_scanner_scan (text, error);
  games = tokens != NULL ? lex_pbn_reader_read (tokens, error) : NULL;
  if (games == NULL)
    return NULL;

  inherit (games);
  self = g_new0 (LexPbnFile, 1);
  self->games = g_steal_pointer (&games);

  return self;
}

GBytes *
lex_pbn_file_write (const LexPbnFile *self, GError **error)
{
  g_return_val_if_fail (self != NULL, NULL);

  return lex_pbn_writer_write (self->games, error);
}

/* The tags of a game that stands alone; each is a copy of the outermost only. */
static GPtrArray *
new_own_tags (const LexPbnGame *game)
{
  GPtrArray *tags = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < game->tags->len; i++)
    {
      LexPbnTag *tag = g_memdup2 (game->tags->pdata[i], sizeof *tag);

      if (tag->inherited != NULL)
        tag->value = tag->inherited;
      g_ptr_array_add (tags, tag);
    }
  return tags;
}

/* What it says nothing of and has from the games before. */
static void
add_heritage (LexPbnGame *alone, const LexPbnGame *game)
{
  GHashTableIter iter;
  gpointer name, value;

  if (game->header == NULL)
    return;
  g_hash_table_iter_init (&iter, game->header);
  while (g_hash_table_iter_next (&iter, &name, &value))
    if (lex_pbn_game_find (game, name) == NULL)
      {
        const LexPbnTag tag = { .name = name, .value = value };

        g_ptr_array_add (alone->tags, g_memdup2 (&tag, sizeof tag));
      }
}

GBytes *
lex_pbn_file_write_game (const LexPbnFile *self, guint i, GError **error)
{
  g_autoptr (GPtrArray) one = g_ptr_array_new ();
  g_autoptr (GPtrArray) tags = NULL;
  LexPbnGame alone;

  g_return_val_if_fail (self != NULL && i < self->games->len, NULL);

  alone = *(LexPbnGame *) self->games->pdata[i];
  alone.tags = tags = new_own_tags (&alone);
  add_heritage (&alone, self->games->pdata[i]);
  alone.header = NULL;
  g_ptr_array_add (one, &alone);
  return lex_pbn_writer_write (one, error);
}

guint
lex_pbn_file_get_n_games (const LexPbnFile *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->games->len;
}

LexPbnGame *
lex_pbn_file_get_game (const LexPbnFile *self, guint i)
{
  g_return_val_if_fail (self != NULL && i < self->games->len, NULL);

  return self->games->pdata[i];
}

void
lex_pbn_file_free (LexPbnFile *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->games);
  g_free (self);
}
