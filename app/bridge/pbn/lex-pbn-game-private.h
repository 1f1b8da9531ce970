/* lex-pbn-game-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/pbn/lex-pbn-game.h"

G_BEGIN_DECLS

/**
 * LexPbnRemark:
 * @style: `{` or `;` for a comment, `%` for an escaped line
 * @text: what follows that sign
 *
 * What is no part of the game, yet belongs to the sign before it.
 */
typedef struct
{
  char style;
  char *text;
} LexPbnRemark;

/**
 * LexPbnItem:
 * @text: a call or card as it is written, or `-`, `*`, `+`, `AP`; empty after the mark `S`
 * @mark: the letter of an irregularity, `I`, `S`, `R` or `L`, or 0
 * @note: the number of its note, or 0
 * @glyphs: (nullable) (element-type guint): its annotations as numbers, rising; a suffix is one
 * @remarks: (nullable) (element-type LexPbnRemark): the comments after it
 * @line: where it stands
 *
 * One call of an auction or one card of a play.
 */
typedef struct
{
  char *text;
  char mark;
  guint note;
  GArray *glyphs;
  GPtrArray *remarks;
  guint line;
} LexPbnItem;

/**
 * LexPbnTag:
 * @name: its name
 * @value: its value as it is written
 * @inherited: (nullable): the value that `#` or `##` stand for
 * @remarks: (nullable) (element-type LexPbnRemark): the comments after it
 * @items: (nullable) (element-type LexPbnItem): the calls or cards, of Auction and Play
 * @lines: (nullable) (element-type utf8): the lines of any other section, as they are written
 * @notes: (nullable) (element-type LexPbnTag): its notes, of Auction and Play
 * @line: where it stands
 *
 * A tag and the section that it opens.
 */
typedef struct
{
  char *name;
  char *value;
  char *inherited;
  GPtrArray *remarks;
  GPtrArray *items;
  GPtrArray *lines;
  GPtrArray *notes;
  guint line;
} LexPbnTag;

struct _LexPbnGame
{
  /* Owned */
  GPtrArray *remarks; /* of LexPbnRemark: the comments before the first tag */
  GPtrArray *tags;    /* of LexPbnTag */
  GHashTable *header; /* name to value: what it inherits without a tag of its own */
};

/**
 * lex_pbn_game_new:
 *
 * Makes a game without tags.
 *
 * Returns: (transfer full): a new game
 */
LexPbnGame *lex_pbn_game_new (void);

/**
 * lex_pbn_game_free:
 * @self: (transfer full): a game
 *
 * Frees it.
 */
void lex_pbn_game_free (LexPbnGame *self);

/**
 * lex_pbn_game_find:
 * @self: a game
 * @name: a tag's name
 *
 * Finds a tag.
 *
 * Returns: (transfer none) (nullable): the tag
 */
LexPbnTag *lex_pbn_game_find (const LexPbnGame *self, const char *name);

/**
 * lex_pbn_tag_new:
 * @name: its name
 * @value: its value
 * @line: where it stands
 *
 * Makes a tag; one of Auction or Play gets an empty list of items.
 *
 * Returns: (transfer full): a new tag
 */
LexPbnTag *lex_pbn_tag_new (const char *name, const char *value, guint line);

/**
 * lex_pbn_tag_free:
 * @self: (transfer full): a tag
 *
 * Frees it.
 */
void lex_pbn_tag_free (LexPbnTag *self);

/**
 * lex_pbn_tag_dup_note:
 * @self: (nullable): the tag Auction or Play
 * @number: a note's number
 *
 * Gets the text of a note.
 *
 * Returns: (transfer full) (nullable): its text without the number
 */
char *lex_pbn_tag_dup_note (const LexPbnTag *self, guint number);

/**
 * lex_pbn_item_new:
 * @text: a call or card
 * @line: where it stands
 *
 * Makes an item without annotations.
 *
 * Returns: (transfer full): a new item
 */
LexPbnItem *lex_pbn_item_new (const char *text, guint line);

/**
 * lex_pbn_item_dup_text:
 * @self: an item
 *
 * Writes a call or card with its mark, without its annotations.
 *
 * Returns: (transfer full): such as `^I 1NT`, `^S`, `H2`
 */
char *lex_pbn_item_dup_text (const LexPbnItem *self);

/**
 * lex_pbn_remarks_add:
 * @remarks: (inout): a list, made when it is %NULL
 * @style: `{`, `;` or `%`
 * @text: the text
 *
 * Adds a remark to a list.
 */
void lex_pbn_remarks_add (GPtrArray **remarks, char style, const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPbnGame, lex_pbn_game_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPbnTag, lex_pbn_tag_free)

G_END_DECLS
