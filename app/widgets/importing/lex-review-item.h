/* lex-review-item.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-import.h"

G_BEGIN_DECLS

#define LEX_TYPE_REVIEW_ITEM (lex_review_item_get_type ())
G_DECLARE_FINAL_TYPE (LexReviewItem, lex_review_item, LEX, REVIEW_ITEM, GObject)

/**
 * LexReviewPart:
 * @LEX_REVIEW_PART_REPORT: what was asked, unsure or repaired
 * @LEX_REVIEW_PART_CLAUSES: the clauses that were found
 * @LEX_REVIEW_PART_MISSING: what is known and was not found
 *
 * What a review lists.
 */
typedef enum
{
  LEX_REVIEW_PART_REPORT,
  LEX_REVIEW_PART_CLAUSES,
  LEX_REVIEW_PART_MISSING,
} LexReviewPart;

#define LEX_REVIEW_N_PARTS 3

/**
 * lex_review_item_list:
 * @import: what came of files
 * @part: what to list
 *
 * Lists a part of an import. Of the report, questions stand first.
 *
 * Returns: (transfer full): a list of #LexReviewItem
 */
GListModel *lex_review_item_list (const LexImport *import, LexReviewPart part);

/**
 * lex_review_item_dup_title:
 * @label: a clause
 * @heading: (nullable): its heading
 *
 * Writes what people call a clause of an import, with its heading.
 *
 * Returns: (transfer full): the words
 */
char *lex_review_item_dup_title (LexLabel *label, const char *heading);

/**
 * lex_review_item_get_title:
 * @self: an item
 *
 * Gets what it says.
 *
 * Returns: (transfer none): its text
 */
const char *lex_review_item_get_title (LexReviewItem *self);

/**
 * lex_review_item_get_subtitle:
 * @self: an item
 *
 * Gets where it is, and what was made of what.
 *
 * Returns: (transfer none) (nullable): its second text
 */
const char *lex_review_item_get_subtitle (LexReviewItem *self);

/**
 * lex_review_item_get_icon:
 * @self: an item
 *
 * Gets the icon of how much it matters.
 *
 * Returns: (transfer none) (nullable): the icon's name
 */
const char *lex_review_item_get_icon (LexReviewItem *self);

/**
 * lex_review_item_get_label:
 * @self: an item
 *
 * Gets the clause it is about.
 *
 * Returns: (transfer none) (nullable): its label
 */
const char *lex_review_item_get_label (LexReviewItem *self);

/**
 * lex_review_item_get_spot:
 * @self: an item
 *
 * Gets where it is in the originals.
 *
 * Returns: file and line; line 0 for the whole file
 */
LexSpot lex_review_item_get_spot (LexReviewItem *self);

G_END_DECLS
