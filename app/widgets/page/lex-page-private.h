/* lex-page-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/page/lex-page.h"
#include "widgets/page/lex-typesetting.h"

G_BEGIN_DECLS

struct _LexPage
{
  GtkWidget parent_instance;

  /* Owned, nullable: what is shown, kept until all of it stands */
  LexPassage *passage;

  /* Borrowed: children, downwards */
  GPtrArray *rows;      /* (element-type LexClauseRow) */
  GPtrArray *past_rows; /* (element-type LexClauseRow): history */

  /* Owned */
  LexMarginalia *marginalia;
  LexSelection *selection;

  LexTypesetting setting;
  double share;    /* of the first of two languages; 0 for half */
  gboolean margin; /* whether there is room for one beside two languages */
  gboolean has_items;
  gboolean past;     /* whether history is shown */
  guint next;        /* first clause of the passage that has no row yet */
  gsize letters;     /* of the first language, in the rows that stand */
  guint rest_source; /* tick callback, 0 when all rows stand */
  guint ticks;
};

G_END_DECLS
