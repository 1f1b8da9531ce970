/* lex-documents.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "services/lex-library.h"

G_BEGIN_DECLS

#define LEX_TYPE_DOCUMENTS (lex_documents_get_type ())
G_DECLARE_FINAL_TYPE (LexDocuments, lex_documents, LEX, DOCUMENTS, AdwWindow)

/**
 * lex_documents_new:
 * @library: a library
 * @parent: the window whose actions it fires: `import`, `open-document`, `report`, `rename`,
 * `rank`, `reimport`, `forget-document` and `undo-documents`
 *
 * Makes a window that lists the imported documents, that which prevails first, and offers what can
 * be done with them. It follows the library.
 *
 * Returns: (transfer none): the window
 */
LexDocuments *lex_documents_new (LexLibrary *library, GtkWindow *parent);

/**
 * lex_documents_say:
 * @self: the window
 * @message: what to say
 *
 * Says something in a toast.
 */
void lex_documents_say (LexDocuments *self, const char *message);

G_END_DECLS
