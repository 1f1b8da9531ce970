/* lex-trail.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"
#include "widgets/page/lex-page.h"

G_BEGIN_DECLS

/**
 * LexTrail:
 *
 * What the clause at the top of the view stands below: over the page, as soon as that is scrolled
 * out of the view.
 */
typedef struct _LexTrail LexTrail;

/**
 * lex_trail_new:
 * @reader: (transfer none): who shows it above @scroller; must outlive the result
 * @scroller: (transfer none): the view; must outlive the result
 * @page: (transfer none): the page in it; must outlive the result
 *
 * Makes a trail that follows the page as it is scrolled.
 *
 * Returns: (transfer full): a trail
 */
LexTrail *lex_trail_new (GtkWidget *reader, GtkScrolledWindow *scroller, LexPage *page);

/**
 * lex_trail_free:
 * @self: (transfer full) (nullable): a trail
 *
 * Frees it.
 */
void lex_trail_free (LexTrail *self);

/**
 * lex_trail_attach:
 * @self: a trail
 * @library: (transfer none): where the page is from
 * @language: the language to read in
 *
 * Says where the words are from; to be called for each page that is shown.
 */
void lex_trail_attach (LexTrail *self, LexLibrary *library, LexLanguage language);

/**
 * lex_trail_allocate:
 * @self: a trail
 * @width: of the reader
 *
 * Gives it its place at the top of the reader, in the reader's allocation.
 */
void lex_trail_allocate (LexTrail *self, int width);

G_END_DECLS
