/* lex-sign.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-language.h"
#include "widgets/page/lex-margin-kind.h"

G_BEGIN_DECLS

#define LEX_TYPE_SIGN (lex_sign_get_type ())
G_DECLARE_FINAL_TYPE (LexSign, lex_sign, LEX, SIGN, GtkToggleButton)

/**
 * lex_sign_new:
 * @kind: what it stands for
 * @n: how many there are
 * @language: whose fonts to use
 *
 * Makes a sign with its count. Its words are its tooltip and its accessible name.
 *
 * Returns: (transfer floating): a new button, pressed while what it opens stands open
 */
GtkWidget *lex_sign_new (LexMarginKind kind, guint n, LexLanguage language);

/**
 * lex_sign_set_count:
 * @self: a sign
 * @n: how many there are now
 *
 * Shows another count.
 */
void lex_sign_set_count (LexSign *self, guint n);

/**
 * lex_sign_get_kind:
 * @self: a sign
 *
 * Gets what it stands for.
 *
 * Returns: a kind
 */
LexMarginKind lex_sign_get_kind (LexSign *self);

G_END_DECLS
