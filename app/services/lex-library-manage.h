/* lex-library-manage.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"
#include "services/lex-record.h"
#include "services/lex-shelf-past.h"

G_BEGIN_DECLS

/**
 * LexManage:
 * @LEX_MANAGE_RENAME: gives the document of the first name the title that is the second
 * @LEX_MANAGE_RANK: lets the documents of these names prevail over all others, the first over all
 * @LEX_MANAGE_UNDO: undoes the last change that is not undone yet, whichever it was; no names
 *
 * What can be done to imported documents as they are.
 */
typedef enum
{
  LEX_MANAGE_RENAME,
  LEX_MANAGE_RANK,
  LEX_MANAGE_UNDO,
} LexManage;

/**
 * lex_library_manage:
 * @self: a library
 * @what: what to do
 * @arguments: (array zero-terminated=1): to what
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Changes the imported documents, so that it can be undone unless it is an undoing itself. Emits
 * `changed`.
 *
 * Returns: whether it was done
 */
gboolean lex_library_manage (LexLibrary *self, LexManage what, const char *const *arguments,
                             GError **error);

/**
 * lex_library_manage_async:
 * @self: a library
 * @what: what to do
 * @arguments: (array zero-terminated=1): to what; copied
 * @cancellable: (nullable): looked at until it is decided
 * @callback: called in the caller's main context
 * @user_data: passed on
 *
 * Does lex_library_manage() in a thread, then reopens the library and emits `changed`.
 */
void lex_library_manage_async (LexLibrary *self, LexManage what, const char *const *arguments,
                               GCancellable *cancellable, GAsyncReadyCallback callback,
                               gpointer user_data);

/**
 * lex_library_manage_finish:
 * @self: a library
 * @result: what the callback got
 * @error: return location
 *
 * Gets as lex_library_manage().
 *
 * Returns: whether it was done
 */
gboolean lex_library_manage_finish (LexLibrary *self, GAsyncResult *result, GError **error);

G_END_DECLS
