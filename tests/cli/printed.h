/* printed.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <poppler.h>

#include "runner.h"

/* 2 cm, but for what a glyph may stand over its box. */
#define MARGIN 54.0
#define A4_WIDTH 595.3
#define A4_HEIGHT 841.9

/* Not all versions of poppler that we build with free their objects themselves. */
typedef PopplerDocument Printed;
typedef PopplerPage Page;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Printed, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Page, g_object_unref)

/* Runs the real program on the library that ships, without a display. */
Run *run_shipped (Fixture *fixture, const char *rest);

/* Runs what prints, but for the name of the file, and opens what came of it. */
PopplerDocument *print_by (Fixture *fixture, const char *command);

/* Does it with `print`. */
PopplerDocument *print (Fixture *fixture, const char *arguments);
