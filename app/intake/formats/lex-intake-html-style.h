/* lex-intake-html-style.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-count.h"

G_BEGIN_DECLS

/**
 * LexIntakeHtmlList:
 * @name: the element: `ol`, `ul`, `li` and their kind
 * @classes: (nullable): its classes, parted by spaces
 * @id: (nullable): its name
 *
 * An element that a rule of a style sheet may be about.
 */
typedef struct
{
  char *name;
  char *classes;
  char *id;
} LexIntakeHtmlElement;

/**
 * LexIntakeHtmlStyle:
 *
 * What the style sheets inside a page say of how its lists count.
 */
typedef struct _LexIntakeHtmlStyle LexIntakeHtmlStyle;

/**
 * lex_intake_html_style_new:
 *
 * Makes an empty one.
 *
 * Returns: (transfer full): the styles; free with lex_intake_html_style_free()
 */
LexIntakeHtmlStyle *lex_intake_html_style_new (void);

/**
 * lex_intake_html_style_free:
 * @self: (transfer full) (nullable): styles
 *
 * Frees them.
 */
void lex_intake_html_style_free (LexIntakeHtmlStyle *self);

/**
 * lex_intake_html_style_add_sheet:
 * @self: styles
 * @sheet: the text of a style sheet
 *
 * Takes in the rules of a sheet that say how lists count.
 */
void lex_intake_html_style_add_sheet (LexIntakeHtmlStyle *self, const char *sheet);

/**
 * lex_intake_html_style_find:
 * @self: styles
 * @elements: (element-type LexIntakeHtmlElement): an element with the lists it stands in, the
 *   outermost first
 * @count: (out): how it counts
 *
 * Finds out what the rules say of an element.
 *
 * Returns: whether they say anything
 */
gboolean lex_intake_html_style_find (const LexIntakeHtmlStyle *self, GPtrArray *elements,
                                     LexIntakeCount *count);

/**
 * lex_intake_html_style_parse:
 * @declarations: (nullable): declarations, as in an attribute `style`
 * @count: (out): how a list counts
 *
 * Finds what declarations say of how a list counts.
 *
 * Returns: whether they say anything
 */
gboolean lex_intake_html_style_parse (const char *declarations, LexIntakeCount *count);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexIntakeHtmlStyle, lex_intake_html_style_free)

G_END_DECLS
