/* lex-store-error.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LEX_STORE_ERROR:
 *
 * Errors of this room; the code is a #LexStoreError.
 */
#define LEX_STORE_ERROR (lex_store_error_quark ())

GQuark lex_store_error_quark (void);

/**
 * LexStoreError:
 * @LEX_STORE_ERROR_MISSING: there is no such file
 * @LEX_STORE_ERROR_DAMAGED: it is no library, is cut short or fails its checks
 * @LEX_STORE_ERROR_VERSION: it was written by another version of Lexbridge
 * @LEX_STORE_ERROR_WRITE: it can not be written: permissions, or no space
 * @LEX_STORE_ERROR_CONTENT: two clauses with one label in one document
 * @LEX_STORE_ERROR_UNREADABLE: it may be whole, but the system does not let it be read
 *
 * What went wrong.
 */
typedef enum
{
  LEX_STORE_ERROR_MISSING,
  LEX_STORE_ERROR_DAMAGED,
  LEX_STORE_ERROR_VERSION,
  LEX_STORE_ERROR_WRITE,
  LEX_STORE_ERROR_CONTENT,
  LEX_STORE_ERROR_UNREADABLE,
} LexStoreError;

G_END_DECLS
