/* lex-title-question.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * LexTitleFunc:
 * @name: the document
 * @title: the title that it is to have
 * @user_data: what was given with it
 *
 * Told when the user gave a title.
 */
typedef void (*LexTitleFunc) (const char *name, const char *title, gpointer user_data);

/**
 * lex_title_question_ask:
 * @parent: the window to stand before
 * @name: a document
 * @title: the title it has
 * @done: told when the user gave another, never otherwise
 * @object: (type GObject): handed to @done; while it is there
 *
 * Asks for the title of a document.
 *
 * Returns: (transfer none): the window that asks
 */
GtkWindow *lex_title_question_ask (GtkWindow *parent, const char *name, const char *title,
                                   LexTitleFunc done, gpointer object);

G_END_DECLS
