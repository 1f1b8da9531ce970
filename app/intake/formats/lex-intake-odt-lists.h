/* lex-intake-odt-lists.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-flow.h"
#include "intake/formats/lex-intake-xml.h"

G_BEGIN_DECLS

/**
 * LexIntakeOdtLists:
 *
 * The lists of a document of LibreOffice: how each style counts, which lists are open and how far
 * they have come.
 */
typedef struct _LexIntakeOdtLists LexIntakeOdtLists;

/**
 * lex_intake_odt_lists_new:
 *
 * Makes one without lists.
 *
 * Returns: (transfer full): the lists; free with lex_intake_odt_lists_free()
 */
LexIntakeOdtLists *lex_intake_odt_lists_new (void);

/**
 * lex_intake_odt_lists_free:
 * @self: (transfer full) (nullable): lists
 *
 * Frees them.
 */
void lex_intake_odt_lists_free (LexIntakeOdtLists *self);

/**
 * lex_intake_odt_lists_define:
 * @self: lists
 * @xml: a reader at the beginning of any element
 *
 * Takes in an element that says how lists of a style count, or how headings do.
 */
void lex_intake_odt_lists_define (LexIntakeOdtLists *self, LexIntakeXml *xml);

/**
 * lex_intake_odt_lists_open:
 * @self: lists
 * @xml: a reader at the beginning of a list
 *
 * Opens a list, or goes on with one.
 */
void lex_intake_odt_lists_open (LexIntakeOdtLists *self, LexIntakeXml *xml);

/**
 * lex_intake_odt_lists_close:
 * @self: lists
 *
 * Closes the innermost list.
 */
void lex_intake_odt_lists_close (LexIntakeOdtLists *self);

/**
 * lex_intake_odt_lists_open_item:
 * @self: lists
 * @start: where it begins to count; 0 to go on
 * @counts: it counts; what stands above a list does not
 *
 * Begins an item of the innermost list. It is counted with its first paragraph.
 */
void lex_intake_odt_lists_open_item (LexIntakeOdtLists *self, guint start, gboolean counts);

/**
 * lex_intake_odt_lists_next:
 * @self: lists
 * @item: (out): the item; its mark is borrowed until the next call
 * @level: (out): how deep it stands, from 1
 *
 * Counts a paragraph in the innermost list, and before it each item round it that has no words of
 * its own. One call gives one of them.
 *
 * Returns: whether an item begins; if not, there is no further one
 */
gboolean lex_intake_odt_lists_next (LexIntakeOdtLists *self, LexIntakeItem *item, guint *level);

/**
 * lex_intake_odt_lists_next_heading:
 * @self: lists
 * @level: how deep a heading, from 1
 * @item: (out): the item; its mark is borrowed until the next call
 *
 * Counts a heading outside lists.
 *
 * Returns: whether headings of the level count
 */
gboolean lex_intake_odt_lists_next_heading (LexIntakeOdtLists *self, guint level,
                                            LexIntakeItem *item);

/**
 * lex_intake_odt_lists_get_depth:
 * @self: lists
 *
 * Tells how many lists are open.
 *
 * Returns: how many
 */
guint lex_intake_odt_lists_get_depth (const LexIntakeOdtLists *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexIntakeOdtLists, lex_intake_odt_lists_free)

G_END_DECLS
