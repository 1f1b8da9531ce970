/* lex-intake-html-lists.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-flow.h"

G_BEGIN_DECLS

/**
 * LexIntakeHtmlTag:
 * @name: the element
 * @classes: (nullable): its classes
 * @id: (nullable): its name
 * @type: (nullable): how it counts, as pages of old say it
 * @style: (nullable): its style
 * @number: (nullable): where it begins to count, or the number of the item
 *
 * The beginning of a list, or of an item.
 */
typedef struct
{
  const char *name;
  const char *classes;
  const char *id;
  const char *type;
  const char *style;
  const char *number;
} LexIntakeHtmlTag;

/**
 * LexIntakeHtmlLists:
 *
 * The lists of a web page that are open, and how far each has counted.
 */
typedef struct _LexIntakeHtmlLists LexIntakeHtmlLists;

/**
 * lex_intake_html_lists_new:
 *
 * Makes one without a list.
 *
 * Returns: (transfer full): the lists; free with lex_intake_html_lists_free()
 */
LexIntakeHtmlLists *lex_intake_html_lists_new (void);

/**
 * lex_intake_html_lists_free:
 * @self: (transfer full) (nullable): lists
 *
 * Frees them.
 */
void lex_intake_html_lists_free (LexIntakeHtmlLists *self);

/**
 * lex_intake_html_lists_add_sheet:
 * @self: lists
 * @sheet: a style sheet inside the page
 *
 * Takes in what a style sheet says of lists.
 */
void lex_intake_html_lists_add_sheet (LexIntakeHtmlLists *self, const char *sheet);

/**
 * lex_intake_html_lists_expect_sheet:
 * @self: lists
 *
 * Notes that the page leans on a style sheet of another file, which may say of lists what this one
 * does not.
 */
void lex_intake_html_lists_expect_sheet (LexIntakeHtmlLists *self);

/**
 * lex_intake_html_lists_open:
 * @self: lists
 * @tag: the beginning of a list
 *
 * Opens a list.
 */
void lex_intake_html_lists_open (LexIntakeHtmlLists *self, const LexIntakeHtmlTag *tag);

/**
 * lex_intake_html_lists_close:
 * @self: lists
 *
 * Closes the innermost list, if one is open.
 */
void lex_intake_html_lists_close (LexIntakeHtmlLists *self);

/**
 * lex_intake_html_lists_next:
 * @self: lists
 * @tag: the beginning of an item
 * @item: (out): the item; its mark is %NULL
 *
 * Counts the next item of the innermost list. An item outside any list has a bullet.
 */
void lex_intake_html_lists_next (LexIntakeHtmlLists *self, const LexIntakeHtmlTag *tag,
                                 LexIntakeItem *item);

/**
 * lex_intake_html_lists_get_depth:
 * @self: lists
 *
 * Tells how many lists are open.
 *
 * Returns: how many
 */
guint lex_intake_html_lists_get_depth (const LexIntakeHtmlLists *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexIntakeHtmlLists, lex_intake_html_lists_free)

G_END_DECLS
