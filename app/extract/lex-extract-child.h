/* lex-extract-child.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "extract/lex-extract.h"

G_BEGIN_DECLS

/**
 * LexExtractHeard:
 * @LEX_EXTRACT_HEARD_MORE: nothing new that gives the program more time
 * @LEX_EXTRACT_HEARD_NEWS: it came on; it may go on for as long again
 * @LEX_EXTRACT_HEARD_END: all is said
 * @LEX_EXTRACT_HEARD_NONSENSE: this is no answer
 *
 * What a listener made of what it heard.
 */
typedef enum
{
  LEX_EXTRACT_HEARD_MORE,
  LEX_EXTRACT_HEARD_NEWS,
  LEX_EXTRACT_HEARD_END,
  LEX_EXTRACT_HEARD_NONSENSE,
} LexExtractHeard;

/**
 * LexExtractListener:
 * @arguments: (array zero-terminated=1): what the program shall do, its mode first
 * @hear: hears what it says, of any cut; untrusted
 * @data: for @hear
 *
 * What the program is asked, and who hears its answer.
 */
typedef struct
{
  const char *const *arguments;
  LexExtractHeard (*hear) (gpointer data, const char *bytes, gsize size);
  gpointer data;
} LexExtractListener;

/**
 * lex_extract_child_run:
 * @listener: what to ask, and who hears
 * @bytes: the file's content
 * @request: how to wait
 * @error: return location for a `LEX_EXTRACT_ERROR`
 *
 * Starts the program, waits until it has said all, and ends it. It does not outlive the call.
 *
 * Returns: whether the listener heard the end
 */
gboolean lex_extract_child_run (const LexExtractListener *listener, GBytes *bytes,
                                const LexExtractRequest *request, GError **error);

G_END_DECLS
