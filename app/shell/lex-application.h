/* lex-application.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LEX_TYPE_APPLICATION (lex_application_get_type ())

/**
 * LexApplication:
 *
 * The graphical program: one instance, one library, one window. Its command
 * line takes the label of a clause, or words to search for.
 */
G_DECLARE_FINAL_TYPE (LexApplication, lex_application, LEX, APPLICATION, AdwApplication)

/**
 * lex_application_new:
 *
 * Makes the application; g_application_run() does the rest.
 *
 * Returns: (transfer full): a new application
 */
LexApplication *lex_application_new (void);

G_END_DECLS
