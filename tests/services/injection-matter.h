/* injection-matter.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "fixture.h"

/* What is imported: one law, two in a folder, or one that needs a reader. */
typedef enum
{
  MATTER_FILE,
  MATTER_FOLDER,
  MATTER_PDF,
  MATTER_DOCX,
  MATTER_ODT,
  MATTER_PICTURE,
} Matter;

/* Returns: a file with one law, which speaks of a word, or a folder with a file for each of two. */
char *injection_write_laws (Fixture *fixture, const char *name, Matter matter, const char *word);
