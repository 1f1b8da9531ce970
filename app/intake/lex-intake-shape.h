/* lex-intake-shape.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-sections.h"

G_BEGIN_DECLS

/**
 * lex_intake_shape_is_foreign:
 * @sections: (element-type LexIntakeSection): laws as they are printed
 *
 * Tells whether the letters of some laws stand before other headings than the known laws have, in
 * so many places that they are hardly those laws.
 *
 * Returns: whether they are of another shape; not if their letters are not printed
 */
gboolean lex_intake_shape_is_foreign (GPtrArray *sections);

G_END_DECLS
