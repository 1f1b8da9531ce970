/* lex-intake-source.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "intake/formats/lex-intake-blocks.h"
#include "intake/formats/lex-intake-error.h"
#include "intake/formats/lex-intake-format.h"
#include "model/lex-problem.h"

G_BEGIN_DECLS

/**
 * LexIntakeSource:
 * @format: what the file is
 * @title: (nullable): what the file calls itself, outside its text
 * @original: the text as it was extracted, UTF-8, its lines parted by a line feed; what
 *   #LexIntakeBlock.line counts
 * @blocks: (element-type LexIntakeBlock): the same text as blocks, in order; none of corpus XML and
 *   of PBN, which others read
 *
 * What a file holds, before anybody asks what it says.
 */
typedef struct
{
  LexIntakeFormat format;
  char *title;
  char *original;
  GPtrArray *blocks;
} LexIntakeSource;

/**
 * LexIntakePages:
 * @cancellable: (nullable): ends the reading when it is cancelled
 * @progress: (nullable): hears how many pages are done, of how many, in the thread that reads
 * @data: for @progress
 *
 * Who watches while pages are read, which may take long if they are pictures.
 */
typedef struct
{
  GCancellable *cancellable;
  void (*progress) (guint done, guint total, gpointer data);
  gpointer data;
} LexIntakePages;

/**
 * lex_intake_source_read:
 * @data: the file's content; untrusted
 * @file_name: its path as it was given, for messages
 * @problems: (element-type LexProblem): where to report what was unsure
 * @watch: (nullable): who hears of pages and may cancel
 * @error: return location for a `LEX_INTAKE_ERROR`, or for %G_IO_ERROR_CANCELLED
 *
 * Makes blocks of a file, in time that grows with its size only.
 *
 * Returns: (transfer full) (nullable): the content; free with lex_intake_source_free()
 */
LexIntakeSource *lex_intake_source_read (GBytes *data, const char *file_name, GPtrArray *problems,
                                         const LexIntakePages *watch, GError **error);

/**
 * lex_intake_source_free:
 * @self: (transfer full) (nullable): a content
 *
 * Frees it.
 */
void lex_intake_source_free (LexIntakeSource *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexIntakeSource, lex_intake_source_free)

G_END_DECLS
