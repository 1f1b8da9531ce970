/* lex-worker-picture.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_worker_picture_open:
 *
 * Reads what the recognition of letters needs: the data of Polish and English, or of one of them.
 * Nothing untrusted is read.
 *
 * Returns: whether pictures can be recognized
 */
gboolean lex_worker_picture_open (void);

/**
 * lex_worker_picture_say:
 * @grey: a page in grey, a byte a dot, line by line
 * @width: dots in a line
 * @height: lines
 * @density: dots in an inch
 *
 * Says the words of a picture, on the page that was said last.
 */
void lex_worker_picture_say (const guchar *grey, int width, int height, double density);

/**
 * lex_worker_picture_read:
 * @bytes: a picture file; untrusted
 *
 * Says the words of a file that is a picture of one page.
 *
 * Returns: the last line to say
 */
const char *lex_worker_picture_read (GBytes *bytes);

G_END_DECLS
