/* lex-pbn-reader.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sorts PBN's tokens into games, tags, calls, cards and other lines.
 * It refuses to know whether a call or card can be.
 * Only PBN's file calls it.
 *
 * Where a game ends. The standard parts games by a line without signs. Files are not so careful:
 * people part the auction from the deal by one, and programs forget it between two games. So a gap
 * does not end a game when what follows goes on with it (a section, or the tags that sum it up,
 * which it has not had yet), and without a gap a game ends where its first tag comes again.
 * Any other tag that comes a second time is passed over, as the standard says.
 */

#include "bridge/pbn/lex-pbn-reader-private.h"

#include "bridge/lex-bridge-error.h"
#include "bridge/pbn/lex-pbn-scanner-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The standard knows 71 tags; looking one up is a walk. */
#define MAX_TAGS 200

/* More than any file of a size that is read can hold, unless it is made to do harm. */
#define MAX_GAMES 50000

#define MAX_NOTE 99

/* The first glyph of a call's suffix is $1, of a card's $7. */
static const char *const suffixes[] = { "!", "?", "!!", "??", "!?", "?!" };

/* What may follow a gap and still be the same game. */
static const char *const continuing[]
    = { "Auction", "Play", "Note", "Declarer", "Contract", "Result" };

typedef struct
{
  /* Owned */
  GPtrArray *games;   /* of LexPbnGame */
  GPtrArray *pending; /* nullable, of LexPbnRemark: after a gap they may belong to the next game */
  LexPbnTag *ignored; /* nullable: a tag that came a second time, and its section */

  /* Borrowed, each nullable */
  LexPbnGame *game;
  LexPbnTag *tag;     /* what words belong to */
  LexPbnTag *note;    /* the last note of that tag, if it came last */
  LexPbnItem *item;   /* the last call or card, if it came last */
  char mark;          /* an irregularity that waits for its call or card */
  gboolean after_gap; /* whether a gap came since the last tag or word */
} Reader;

static void
reader_clear (Reader *self)
{
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->pending, g_ptr_array_unref);
  g_clear_pointer (&self->ignored, lex_pbn_tag_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Reader, reader_clear)

static GPtrArray **
find_remarks (Reader *self)
{
  if (self->item != NULL)
    return &self->item->remarks;
  if (self->note != NULL)
    return &self->note->remarks;
  if (self->tag != NULL)
    return &self->tag->remarks;
  if (self->game != NULL)
    return &self->game->remarks;

  return &self->pending;
}

static void
place_pending (Reader *self)
{
  for (guint i = 0; self->pending != NULL && i < self->pending->len; i++)
    {
      const LexPbnRemark *remark = self->pending->pdata[i];

      lex_pbn_remarks_add (find_remarks (self), remark->style, remark->text);
    }
  g_clear_pointer (&self->pending, g_ptr_array_unref);
}

/* What every export file begins with is said anew by whoever writes one. */
static gboolean
is_header (const Reader *self, const LexPbnToken *token)
{
  const char *text = token->text + strspn (token->text, " ");

  return self->game == NULL && *token->value == '%'
         && (g_str_has_prefix (text, "PBN ") || g_str_has_prefix (text, "EXPORT"));
}

static void
read_remark (Reader *self, const LexPbnToken *token)
{
  if (is_header (self, token))
    return;
  if (self->after_gap)
    lex_pbn_remarks_add (&self->pending, *token->value, token->text);
  else
    lex_pbn_remarks_add (find_remarks (self), *token->value, token->text);
}

static gboolean
continues (const char *name)
{
  return g_strv_contains (continuing, name) || g_str_has_suffix (name, "Table");
}

static gboolean
begins_game (const Reader *self, const LexPbnToken *token)
{
  gboolean again;

  if (self->game == NULL)
    return TRUE;
  if (self->game->tags->len == 0)
    return FALSE;

  again = !g_str_equal (token->text, "Note") && lex_pbn_game_find (self->game, token->text) != NULL;
  if (self->after_gap)
    return again || !continues (token->text);

  return again && g_str_equal (((LexPbnTag *) self->game->tags->pdata[0])->name, token->text);
}

static gboolean
begin_game (Reader *self, const LexPbnToken *token, GError **error)
{
  if (self->games->len == MAX_GAMES)
    {
      g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_PBN,
                   _ ("Line %u: the file has more than %u games; part it into smaller ones"),
                   token->line, (guint) MAX_GAMES);
      return FALSE;
    }

  self->game = lex_pbn_game_new ();
  g_ptr_array_add (self->games, self->game);
  self->tag = NULL;
  self->note = NULL;
  self->item = NULL;
  return TRUE;
}

static gboolean
fail_many (const LexPbnToken *token, GError **error)
{
  g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_PBN,
               _ ("Line %u: this game has more than %u tags; part the games by an empty line"),
               token->line, (guint) MAX_TAGS);
  return FALSE;
}

/* A note belongs to the section before it. */
static gboolean
add_note (Reader *self, const LexPbnToken *token, GError **error)
{
  if (self->tag->notes == NULL)
    self->tag->notes = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_pbn_tag_free);
  if (self->tag->notes->len == MAX_TAGS)
    return fail_many (token, error);

  self->note = lex_pbn_tag_new (token->text, token->value, token->line);
  g_ptr_array_add (self->tag->notes, self->note);
  return TRUE;
}

static gboolean
add_tag (Reader *self, const LexPbnToken *token, GError **error)
{
  LexPbnTag *tag = lex_pbn_tag_new (token->text, token->value, token->line);

  self->tag = tag;
  self->note = NULL;
  if (lex_pbn_game_find (self->game, token->text) != NULL)
    {
      g_clear_pointer (&self->ignored, lex_pbn_tag_free);
      self->ignored = tag;
      return TRUE;
    }

  g_ptr_array_add (self->game->tags, tag);
  return self->game->tags->len <= MAX_TAGS || fail_many (token, error);
}

/* A mark that nothing followed stands alone, so that whoever reads the calls can complain. */
static void
end_items (Reader *self, guint line)
{
  if (self->mark != 0)
    {
      self->item = lex_pbn_item_new ("", line);
      self->item->mark = self->mark;
      g_ptr_array_add (self->tag->items, self->item);
    }
  self->mark = 0;
}

static gboolean
read_tag (Reader *self, const LexPbnToken *token, GError **error)
{
  end_items (self, token->line);
  self->item = NULL;
  if (begins_game (self, token) && !begin_game (self, token, error))
    return FALSE;
  place_pending (self);
  self->after_gap = FALSE;

  if (g_str_equal (token->text, "Note") && self->tag != NULL && self->tag->items != NULL)
    return add_note (self, token, error);

  return add_tag (self, token, error);
}

static void
add_item (Reader *self, const char *text, char mark, guint line)
{
  self->item = lex_pbn_item_new (text, line);
  self->item->mark = mark;
  g_ptr_array_add (self->tag->items, self->item);
}

/* A line after a gap is some program's statistics, one after a note is nobody's. */
static void
read_line (Reader *self, const LexPbnToken *token)
{
  LexPbnTag *tag = self->tag;

  if (tag == NULL || self->note != NULL || self->after_gap)
    return;
  if (tag->lines == NULL)
    tag->lines = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (tag->lines, g_strchomp (g_strdup (token->text)));
}

static gboolean
looks_like_item (const char *text)
{
  return strchr ("1234567SHDCPXAshdcpxa-*+", *text) != NULL && strlen (text) <= 4;
}

/* What follows a gap is the rest of an auction or play, or some program's statistics. */
static void
read_word (Reader *self, const LexPbnToken *token)
{
  if (self->after_gap && !looks_like_item (token->text))
    return;

  place_pending (self);
  self->after_gap = FALSE;
  if (strchr ("*+-", *token->text) != NULL)
    end_items (self, token->line);
  add_item (self, token->text, self->mark, token->line);
  self->mark = 0;
}

static void
read_mark (Reader *self, const LexPbnToken *token)
{
  const char mark = g_ascii_toupper (*token->text);

  end_items (self, token->line);
  /* "^S" is a whole: it stands in place of a call. */
  if (mark == 'S')
    add_item (self, "", mark, token->line);
  else
    self->mark = mark;
}

static void
add_glyph (LexPbnItem *item, guint glyph)
{
  guint i = 0;

  if (item->glyphs == NULL)
    item->glyphs = g_array_new (FALSE, FALSE, sizeof (guint));
  while (i < item->glyphs->len && g_array_index (item->glyphs, guint, i) < glyph)
    i++;
  if (i == item->glyphs->len || g_array_index (item->glyphs, guint, i) != glyph)
    g_array_insert_val (item->glyphs, i, glyph);
}

static void
read_annotation (Reader *self, const LexPbnToken *token)
{
  const guint number = (guint) MIN (g_ascii_strtoull (token->text, NULL, 10), G_MAXUINT8);
  const guint first = g_str_equal (self->tag->name, "Auction") ? 1 : 7;

  if (self->item == NULL)
    return;
  if (token->kind == LEX_PBN_TOKEN_NOTE)
    self->item->note = MIN (number, MAX_NOTE);
  if (token->kind == LEX_PBN_TOKEN_GLYPH)
    add_glyph (self->item, number);
  for (guint i = 0; token->kind == LEX_PBN_TOKEN_SUFFIX && i < G_N_ELEMENTS (suffixes); i++)
    {
      if (g_str_equal (token->text, suffixes[i]))
        add_glyph (self->item, first + i);
    }
}

static gboolean
read_token (Reader *self, const LexPbnToken *token, GError **error)
{
  switch (token->kind)
    {
    case LEX_PBN_TOKEN_TAG:
      return read_tag (self, token, error);
    case LEX_PBN_TOKEN_GAP:
      self->after_gap = TRUE;
      return TRUE;
    case LEX_PBN_TOKEN_REMARK:
      read_remark (self, token);
      return TRUE;
    case LEX_PBN_TOKEN_WORD:
      read_word (self, token);
      return TRUE;
    case LEX_PBN_TOKEN_LINE:
      read_line (self, token);
      return TRUE;
    case LEX_PBN_TOKEN_MARK:
      read_mark (self, token);
      return TRUE;
    case LEX_PBN_TOKEN_NOTE:
    case LEX_PBN_TOKEN_GLYPH:
    case LEX_PBN_TOKEN_SUFFIX:
    default:
      read_annotation (self, token);
      return TRUE;
    }
}

GPtrArray *
lex_pbn_reader_read (GPtrArray *tokens, GError **error)
{
  g_auto (Reader) self
      = { .games = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_pbn_game_free) };
  guint line = 1;

  for (guint i = 0; i < tokens->len; i++)
    {
      const LexPbnToken *token = tokens->pdata[i];

      line = token->line;
      if (!read_token (&self, token, error))
        return NULL;
    }
  if (self.game == NULL)
    {
      g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_PBN,
                   _ ("Line %u: no tag found: a game has tags such as [Auction \"N\"]"), 1u);
      return NULL;
    }
  end_items (&self, line);
  place_pending (&self);

  return g_steal_pointer (&self.games);
}
