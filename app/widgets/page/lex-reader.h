/* lex-reader.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-library.h"
#include "widgets/inplace/lex-words-choice.h"
#include "widgets/page/lex-finding.h"
#include "widgets/page/lex-page.h"

G_BEGIN_DECLS

#define LEX_TYPE_READER (lex_reader_get_type ())
G_DECLARE_FINAL_TYPE (LexReader, lex_reader, LEX, READER, GtkWidget)

/**
 * lex_reader_new:
 *
 * Makes an empty reader.
 *
 * Returns: (transfer floating): a new reader
 */
GtkWidget *lex_reader_new (void);

/**
 * lex_reader_set_library:
 * @self: a reader
 * @library: (nullable) (transfer none): the library to read from
 *
 * Gives the reader its library and empties the page. A reader that shows
 * something reads it again by itself when the library emits `changed`.
 */
void lex_reader_set_library (LexReader *self, LexLibrary *library);

/**
 * lex_reader_open:
 * @self: a reader with a library
 * @label: a clause
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Opens the law or section that @label belongs to and brings the clause to the
 * upper third. When that law is shown already it only scrolls. On error the
 * page stays as it was.
 *
 * Returns: whether it is open
 */
gboolean lex_reader_open (LexReader *self, LexLabel *label, GError **error);

/**
 * lex_reader_get_label:
 * @self: a reader
 *
 * Gets the clause opened last; also the property `label`, which notifies.
 *
 * Returns: (transfer none) (nullable): the clause opened last
 */
LexLabel *lex_reader_get_label (LexReader *self);

/**
 * lex_reader_dup_title:
 * @self: a reader
 *
 * Gets what the page is called, for a window's title: `27 Insufficient Bid`.
 *
 * Returns: (transfer full) (nullable): the title in the first language shown
 */
char *lex_reader_dup_title (LexReader *self);

/**
 * lex_reader_set_languages:
 * @self: a reader
 * @languages: which languages of the law to show
 *
 * Shows one language or both; Polish comes first. The clause at the top of the
 * view stays there. Also the property `languages`, a #guint of #LexLanguages.
 */
void lex_reader_set_languages (LexReader *self, LexLanguages languages);

/**
 * lex_reader_get_languages:
 * @self: a reader
 *
 * Gets the languages asked for.
 *
 * Returns: the languages asked for
 */
LexLanguages lex_reader_get_languages (LexReader *self);

/**
 * lex_reader_set_words:
 * @self: a reader
 * @words: whose words are shown, and will be
 *
 * Has the reader follow a choice, and no other.
 */
void lex_reader_set_words (LexReader *self, LexWordsChoice *words);

/**
 * lex_reader_set_past:
 * @self: a reader
 * @past: whether to show them
 *
 * Shows or hides the wordings that were in force before, on a page that has
 * any; a page opened next begins without. Also the property `past` and the action `reader.past`.
 */
void lex_reader_set_past (LexReader *self, gboolean past);

/**
 * LEX_READER_HALF:
 *
 * Both languages have the same room.
 */
#define LEX_READER_HALF 0.5

/**
 * lex_reader_set_english_share:
 * @self: a reader
 * @share: how much of the room of both languages English has, wherever it stands
 *
 * Divides the room between the languages. Also the property `english-share`.
 */
void lex_reader_set_english_share (LexReader *self, double share);

/**
 * lex_reader_focus_columns:
 * @self: a reader
 *
 * Has the keys divide the room between the languages, or the page have them again.
 *
 * Returns: %FALSE if there is nothing to divide
 */
gboolean lex_reader_focus_columns (LexReader *self);

/**
 * lex_reader_set_margin:
 * @self: a reader
 * @margin: whether there is room for a margin beside two languages
 *
 * Says where the margin of a page in two languages stands: beside each clause
 * or below it. Only who knows the whole window can tell: a page is no narrower
 * where the sidebar folds away. The clause at the top of the view stays there.
 */
void lex_reader_set_margin (LexReader *self, gboolean margin);

/**
 * lex_reader_get_position:
 * @self: a reader
 *
 * Gets how far the page is scrolled, for a history.
 *
 * Returns: pixels above the view
 */
double lex_reader_get_position (LexReader *self);

/**
 * lex_reader_set_position:
 * @self: a reader
 * @position: what lex_reader_get_position() told
 *
 * Scrolls back to where the reader was. Right after lex_reader_open() it takes
 * the place of the scrolling to the clause.
 */
void lex_reader_set_position (LexReader *self, double position);

/**
 * lex_reader_dup_top:
 * @self: a reader
 * @into: return location: how many pixels of it are above the view
 *
 * Gets the clause at the top of the view, to come back to when the page is made anew, be it of
 * another width.
 *
 * Returns: (transfer full) (nullable): a clause; %NULL where the page begins
 */
LexLabel *lex_reader_dup_top (LexReader *self, int *into);

/**
 * lex_reader_set_top:
 * @self: a reader
 * @top: what lex_reader_dup_top() told
 * @into: as told
 *
 * Scrolls back to where the reader was. Right after lex_reader_open() it takes
 * the place of the scrolling to the clause.
 */
void lex_reader_set_top (LexReader *self, LexLabel *top, int into);

/**
 * lex_reader_get_finding:
 * @self: a reader
 *
 * Gets what marks words and finds phrases in what is read.
 *
 * Returns: (transfer none): the finding of this reader, the same for all its pages
 */
LexFinding *lex_reader_get_finding (LexReader *self);

/**
 * lex_reader_get_page:
 * @self: a reader
 *
 * Gets the page, to ask it what bears upon a clause.
 *
 * Returns: (transfer none) (nullable): the page, %NULL while nothing is open
 */
LexPage *lex_reader_get_page (LexReader *self);

G_END_DECLS
