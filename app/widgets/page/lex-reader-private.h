/* lex-reader-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/page/lex-reader.h"
#include "widgets/page/lex-scrolling.h"
#include "widgets/page/lex-trail.h"

G_BEGIN_DECLS

struct _LexReader
{
  GtkWidget parent_instance;

  /* Template */
  GtkScrolledWindow *scroller;
  LexPage *page;

  /* Owned, nullable */
  LexLibrary *library;
  LexLabel *label; /* opened last */
  LexLabel *root;  /* what the page shows */
  char *title;
  LexScrolling *scrolling;
  LexTrail *trail;
  LexFinding *finding;
  LexWordsChoice *words;

  /* Borrowed: a row of the page, nullable */
  LexClauseRow *current;

  /* Borrowed: a child, nullable until the first frame is over */
  GtkWidget *handle;

  LexLanguages languages;
  double english_share;
  gboolean handle_expected;
  guint handle_ticks;
  gboolean past;
  int width; /* in the last allocation */
  double em; /* of the page, then */
};

/**
 * lex_reader_get_scrolling:
 * @self: a reader
 *
 * Gets where its page stands.
 *
 * Returns: (transfer none): the scrolling
 */
LexScrolling *lex_reader_get_scrolling (LexReader *self);

/**
 * lex_reader_apply_share:
 * @self: a reader
 *
 * Has its page divide the room as the reader does.
 */
void lex_reader_apply_share (LexReader *self);

/**
 * lex_reader_expect_handle:
 * @self: a reader that shows something
 *
 * Makes what divides the room when the first frame is over.
 */
void lex_reader_expect_handle (LexReader *self);

/**
 * lex_reader_place_handle:
 * @self: a reader whose page has its size
 * @height: of the reader
 *
 * Puts what divides the room between the languages, if they stand side by side.
 */
void lex_reader_place_handle (LexReader *self, int height);

/**
 * lex_reader_rebuild:
 * @self: a reader
 *
 * Shows the same page again, with other languages, colours or words, and keeps the line at the
 * top of the view.
 */
void lex_reader_rebuild (LexReader *self);

G_END_DECLS
