/* lex-pbn-tag-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/pbn/lex-pbn-item-private.h"

G_BEGIN_DECLS

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
 * @self: the tag Auction or Play
 * @number: a note's number
 *
 * Gets the text of a note.
 *
 * Returns: (transfer full) (nullable): its text without the number
 */
char *lex_pbn_tag_dup_note (const LexPbnTag *self, guint number);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPbnTag, lex_pbn_tag_free)

G_END_DECLS
