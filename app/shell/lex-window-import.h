/* lex-window-import.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/lex-window.h"

G_BEGIN_DECLS

/**
 * lex_window_import_files:
 * @self: the window
 * @paths: (array zero-terminated=1): files and folders
 *
 * Reads files, then shows what came of them.
 */
void lex_window_import_files (LexWindow *self, const char *const *paths);

/**
 * lex_window_import_passing:
 * @self: the window
 * @path: a file that was made to be read, alone in a folder
 *
 * Reads it, then removes it and its folder, and shows what came of it.
 */
void lex_window_import_passing (LexWindow *self, const char *path);

/**
 * lex_window_review:
 * @self: the window
 * @imports: (transfer full) (element-type LexImport): what came of files
 *
 * Shows it, and has it stored when that is accepted.
 */
void lex_window_review (LexWindow *self, GPtrArray *imports);

G_END_DECLS
