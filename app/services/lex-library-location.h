/* lex-library-location.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_location_dup_library:
 *
 * Finds the shipped library: what `LEXBRIDGE_LIBRARY_FILE` names; else, when
 * the program runs from a build folder, the one built there; else the installed.
 *
 * Returns: (transfer full) (type filename): its path, whether or not it exists
 */
char *lex_location_dup_library (void);

/**
 * lex_location_dup_paths:
 *
 * Finds the file of the guided paths: what `LEXBRIDGE_PATHS_FILE` names, else beside the shipped
 * library.
 *
 * Returns: (transfer full) (type filename): its path, whether or not it exists
 */
char *lex_location_dup_paths (void);

/**
 * lex_location_dup_questions:
 *
 * Finds the file of the question bank: what `LEXBRIDGE_QUESTIONS_FILE` names, else beside the
 * shipped library.
 *
 * Returns: (transfer full) (type filename): its path, whether or not it exists
 */
char *lex_location_dup_questions (void);

/**
 * lex_location_dup_data_dir:
 *
 * Finds the folder of imported documents when the user names none.
 *
 * Returns: (transfer full) (type filename): `$XDG_DATA_HOME/lexbridge`, where that is absolute
 */
char *lex_location_dup_data_dir (void);

/**
 * lex_location_dup_locale_dir:
 *
 * Finds the translations: what `LEXBRIDGE_LOCALEDIR` names; else those of the
 * build folder that the program runs from; else the installed.
 *
 * Returns: (transfer full) (type filename): the folder for bindtextdomain()
 */
char *lex_location_dup_locale_dir (void);

/**
 * lex_location_dup_help:
 *
 * Finds the help as one page of HTML, in the first language of the interface that has one: in the
 * folder that `LEXBRIDGE_HELP_DIR` names; else in the build folder that the program runs from; else
 * among what is installed.
 *
 * Returns: (transfer full) (type filename): its path, whether or not it exists
 */
char *lex_location_dup_help (void);

/**
 * lex_location_dup_schema_dir:
 *
 * Finds the compiled schema of the preferences: that of the build folder that the program runs
 * from; else the installed.
 *
 * Returns: (transfer full) (type filename): its folder
 */
char *lex_location_dup_schema_dir (void);

/**
 * lex_location_dup_program:
 * @name: a program's file name
 *
 * Finds another program of Lexbridge: beside the running one in a build folder,
 * else where such programs are installed.
 *
 * Returns: (transfer full) (type filename): its path
 */
char *lex_location_dup_program (const char *name);

G_END_DECLS
