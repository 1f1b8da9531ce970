/* lex-worker-package.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LEX_WORKER_MAX_WANTED:
 *
 * More names of parts are not asked for.
 */
#define LEX_WORKER_MAX_WANTED 64

/**
 * LexWorkerTake:
 * @part: which of the wanted parts
 * @bytes: (nullable): what comes next of it; nothing says that it begins
 * @size: how many bytes
 * @data: what the caller gave
 *
 * Takes a piece of a part, the pieces of one part together and in order.
 */
typedef void (*LexWorkerTake) (guint part, const void *bytes, gsize size, gpointer data);

/**
 * LexWorkerWanted:
 * @patterns: (array zero-terminated=1): the names of the parts, fewer than
 *   `LEX_WORKER_MAX_WANTED`, `*` standing for any signs
 * @most: more bytes than this are not unpacked, however small the package is
 * @take: takes what was unpacked
 * @data: for @take
 *
 * What is wanted of a package.
 */
typedef struct
{
  const char *const *patterns;
  gsize most;
  LexWorkerTake take;
  gpointer data;
} LexWorkerWanted;

/**
 * lex_worker_package_read:
 * @bytes: a ZIP file; untrusted
 * @wanted: which parts, and who takes them
 *
 * Unpacks the parts of a package that are wanted, no others; of several that fit a name the first.
 *
 * Returns: (transfer none): the last line to say
 */
const char *lex_worker_package_read (GBytes *bytes, const LexWorkerWanted *wanted);

G_END_DECLS
