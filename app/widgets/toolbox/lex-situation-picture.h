/* lex-situation-picture.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-path.h"

G_BEGIN_DECLS

#define LEX_TYPE_SITUATION_PICTURE (lex_situation_picture_get_type ())
G_DECLARE_FINAL_TYPE (LexSituationPicture, lex_situation_picture, LEX, SITUATION_PICTURE, GtkWidget)

/**
 * lex_situation_picture_new:
 * @path: a guided path
 *
 * Draws what it is about: by its group a call from the box, a card, a fan, a bubble, a board …, and
 * on it the sign that the path has.
 *
 * Returns: (transfer floating): a picture, which says nothing to a screen reader
 */
GtkWidget *lex_situation_picture_new (LexPath *path);

G_END_DECLS
