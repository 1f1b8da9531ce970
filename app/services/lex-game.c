/* lex-game.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One board at one table, as an event's own file tells of it. It refuses to know files and how a
 * board is drawn. lex-games.c makes it; both front ends read it.
 */

#include "services/lex-game.h"

#include <string.h>

#include "rulings/lex-score.h"

struct _LexGame
{
  GObject parent_instance;

  /* Owned */
  GObject *owner;
  LexPbn *pbn; /* nullable */
  char *fault; /* nullable */

  /* Borrowed from what the owner has */
  const LexPbnFile *file;
  LexPbnGame *game;

  guint index;
};

G_DEFINE_FINAL_TYPE (LexGame, lex_game, G_TYPE_OBJECT)

static void
lex_game_finalize (GObject *object)
{
  LexGame *self = LEX_GAME (object);

  g_clear_pointer (&self->pbn, lex_pbn_free);
  g_clear_pointer (&self->fault, g_free);
  g_clear_object (&self->owner);

  G_OBJECT_CLASS (lex_game_parent_class)->finalize (object);
}

static void
lex_game_class_init (LexGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lex_game_finalize;
}

static void
lex_game_init (LexGame *self)
{
}

LexGame *
lex_game_new (GObject *owner, const LexPbnFile *file, guint i)
{
  LexGame *self;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (G_IS_OBJECT (owner) && file != NULL, NULL);

  self = g_object_new (LEX_TYPE_GAME, NULL);
  self->owner = g_object_ref (owner);
  self->file = file;
  self->game = lex_pbn_file_get_game (file, i);
  self->index = i;
  self->pbn = lex_pbn_interpret (self->game, &error);
  if (error != NULL)
    self->fault = g_strdup (error->message);
  if (self->pbn == NULL)
    self->pbn = lex_pbn_interpret_deal (self->game, NULL);
  return self;
}

guint
lex_game_get_index (LexGame *self)
{
  g_return_val_if_fail (LEX_IS_GAME (self), 0);

  return self->index;
}

const LexPbn *
lex_game_get_pbn (LexGame *self)
{
  g_return_val_if_fail (LEX_IS_GAME (self), NULL);

  return self->pbn;
}

const char *
lex_game_get_fault (LexGame *self)
{
  g_return_val_if_fail (LEX_IS_GAME (self), NULL);

  return self->fault;
}

const char *
lex_game_get_value (LexGame *self, const char *tag)
{
  const char *value;

  g_return_val_if_fail (LEX_IS_GAME (self) && tag != NULL, NULL);

  value = lex_pbn_game_get_value (self->game, tag);
  return value != NULL && *value != '\0' && !g_str_equal (value, "?") && !g_str_equal (value, "-")
             ? value
             : NULL;
}

LexPbnTable *
lex_game_dup_table (LexGame *self, const char *tag)
{
  g_return_val_if_fail (LEX_IS_GAME (self) && tag != NULL, NULL);

  return lex_pbn_table_read (self->game, tag);
}

/* "10", "^9" (a claim that may be wrong), "EW 7". */
gboolean
lex_game_get_tricks (LexGame *self, guint *tricks)
{
  const char *value;
  guint64 number;
  LexSeat declarer;

  g_return_val_if_fail (LEX_IS_GAME (self) && tricks != NULL, FALSE);

  value = lex_game_get_value (self, "Result");
  if (value == NULL)
    return FALSE;
  if (*value == '^')
    value++;
  if (g_ascii_string_to_unsigned (value, 10, 0, LEX_TRICKS, &number, NULL))
    {
      *tricks = (guint) number;
      return TRUE;
    }
  if (self->pbn == NULL || self->pbn->declarer == NULL
      || !lex_seat_from_letter (*self->pbn->declarer, &declarer)
      || (!g_str_has_prefix (value, "NS ") && !g_str_has_prefix (value, "EW "))
      || !g_ascii_string_to_unsigned (value + strlen ("NS "), 10, 0, LEX_TRICKS, &number, NULL))
    return FALSE;
  *tricks = (*value == 'N') == (declarer % 2 == 0) ? (guint) number : LEX_TRICKS - (guint) number;
  return TRUE;
}

gboolean
lex_game_get_points (LexGame *self, int *points)
{
  LexContract contract;
  LexSeat declarer;
  guint tricks;

  g_return_val_if_fail (LEX_IS_GAME (self) && points != NULL, FALSE);

  if (self->pbn == NULL || self->pbn->contract == NULL)
    return FALSE;
  *points = 0;
  if (g_ascii_strcasecmp (self->pbn->contract, "Pass") == 0)
    return TRUE;
  if (lex_contract_read (self->pbn->contract, &contract) == NULL || self->pbn->declarer == NULL
      || !lex_seat_from_letter (*self->pbn->declarer, &declarer)
      || self->pbn->vulnerability == LEX_VULNERABILITY_UNKNOWN
      || !lex_game_get_tricks (self, &tricks))
    return FALSE;
  *points = lex_score_of (&contract,
                          lex_vulnerability_includes (self->pbn->vulnerability, declarer), tricks);
  if (declarer % 2 != 0)
    *points = -*points;
  return TRUE;
}

/* The event is what whoever keeps a board calls it by. */
static GBytes *
rename_event (GBytes *bytes, const char *title, GError **error)
{
  g_autoptr (LexPbnFile) file
      = lex_pbn_file_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
  g_autofree char *line = g_strdelimit (g_strdup (title), "\r\n", ' ');

  if (file == NULL)
    return NULL;
  lex_pbn_game_set_value (lex_pbn_file_get_game (file, 0), "Event", line);
  return lex_pbn_file_write (file, error);
}

char *
lex_game_dup_text (LexGame *self, const char *title, GError **error)
{
  g_autoptr (GBytes) own = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (LEX_IS_GAME (self), NULL);

  own = lex_pbn_file_write_game (self->file, self->index, error);
  if (own == NULL)
    return NULL;
  bytes = title != NULL ? rename_event (own, title, error) : g_bytes_ref (own);
  if (bytes == NULL)
    return NULL;
  text = g_convert (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), "UTF-8",
                    "ISO-8859-1", NULL, NULL, error);
  if (text == NULL)
    return NULL;
  lines = g_strsplit (text, "\r\n", -1);
  return g_strjoinv ("\n", lines);
}
