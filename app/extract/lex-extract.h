/* lex-extract.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "extract/lex-extract-text.h"

G_BEGIN_DECLS

/**
 * LEX_EXTRACT_ERROR:
 *
 * Why the words of a file cannot be had. The messages name no file.
 */
#define LEX_EXTRACT_ERROR (lex_extract_error_quark ())

GQuark lex_extract_error_quark (void);

/**
 * LexExtractError:
 * @LEX_EXTRACT_ERROR_LOCKED: the file wants a password
 * @LEX_EXTRACT_ERROR_SCANNED: the file has pictures only, and they cannot be recognized here
 * @LEX_EXTRACT_ERROR_DAMAGED: the file cannot be read
 * @LEX_EXTRACT_ERROR_SIZE: there is more in the file than may be unpacked
 * @LEX_EXTRACT_ERROR_TIME: the reader said nothing for too long, and was ended
 * @LEX_EXTRACT_ERROR_BROKEN: the reader crashed, ran out of its memory or spoke nonsense
 * @LEX_EXTRACT_ERROR_FORBIDDEN: the reader tried what it may not, and was ended
 * @LEX_EXTRACT_ERROR_PROGRAM: the reader cannot be started
 *
 * The errors of this room. A cancelled call fails with %G_IO_ERROR_CANCELLED.
 */
typedef enum
{
  LEX_EXTRACT_ERROR_LOCKED,
  LEX_EXTRACT_ERROR_SCANNED,
  LEX_EXTRACT_ERROR_DAMAGED,
  LEX_EXTRACT_ERROR_SIZE,
  LEX_EXTRACT_ERROR_TIME,
  LEX_EXTRACT_ERROR_BROKEN,
  LEX_EXTRACT_ERROR_FORBIDDEN,
  LEX_EXTRACT_ERROR_PROGRAM,
} LexExtractError;

/**
 * LexExtractKind:
 * @LEX_EXTRACT_PDF: a PDF file
 * @LEX_EXTRACT_IMAGE: a picture of a page: PNG, JPEG or TIFF
 *
 * What a file is.
 */
typedef enum
{
  LEX_EXTRACT_PDF,
  LEX_EXTRACT_IMAGE,
} LexExtractKind;

/**
 * LexExtractProgress:
 * @done: how many pages are done
 * @total: how many there are
 * @data: what the caller gave
 *
 * Hears of each page, in the thread that called.
 */
typedef void (*LexExtractProgress) (guint done, guint total, gpointer data);

/**
 * LexExtractRequest:
 * @kind: what the file is
 * @program: (nullable): the reader; %NULL for the one that came with the caller
 * @silence: for how many seconds it may say nothing; 0 for what suits its work
 * @progress: (nullable): who hears of each page
 * @data: for @progress
 * @cancellable: (nullable): ends the reader when it is cancelled
 *
 * What is asked for. All but @kind may be zero.
 */
typedef struct
{
  LexExtractKind kind;
  const char *program;
  guint silence;
  LexExtractProgress progress;
  gpointer data;
  GCancellable *cancellable;
} LexExtractRequest;

/**
 * lex_extract_read:
 * @bytes: a file's content; untrusted
 * @request: what it is and how to wait
 * @error: return location for a `LEX_EXTRACT_ERROR`
 *
 * Reads the words of a file and their places. Pages that are pictures are recognized where
 * tesseract and its data are installed; where not, they stay without words, and a file of nothing
 * else is refused.
 *
 * Blocks its thread, any, and needs no main loop.
 *
 * Returns: (transfer full) (nullable): the text
 */
LexExtractText *lex_extract_read (GBytes *bytes, const LexExtractRequest *request, GError **error);

G_END_DECLS
