/* source-dump.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-source.h"

/* The blocks of a file, one a line, with all that is known of them. */
char *source_dump (const LexIntakeSource *source);

/* What a block says, whatever format it came from: marker and words. */
char *source_dump_words (const LexIntakeSource *source);

/* Reads a fixture of the formats; fails the test if it cannot be opened. */
GBytes *source_load (const char *name);
