/* lex-worker-pdf.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_worker_pdf_read:
 * @bytes: a PDF file; untrusted
 * @recognize: whether pages that have a picture and no text are recognized;
 * lex_worker_picture_open() was called then
 *
 * Says the words of a PDF file page by page.
 *
 * Returns: the last line to say
 */
const char *lex_worker_pdf_read (GBytes *bytes, gboolean recognize);

G_END_DECLS
