/* lex-intake-joining.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-result.h"

G_BEGIN_DECLS

/**
 * LexIntakeBeside:
 * @LEX_INTAKE_BESIDE_AGREES: all of them tell the edition a page was read as, or the page does
 * @LEX_INTAKE_BESIDE_DIFFERS: some tell another
 * @LEX_INTAKE_BESIDE_SILENT: none tells any, nor does the page
 *
 * What the pages beside one say of its edition.
 */
typedef enum
{
  LEX_INTAKE_BESIDE_AGREES,
  LEX_INTAKE_BESIDE_DIFFERS,
  LEX_INTAKE_BESIDE_SILENT,
} LexIntakeBeside;

/**
 * lex_intake_joining_find_edition:
 * @intakes: (element-type LexIntake): what came of all files
 * @intake: one of them
 * @beside: (out): what those beside it say of the edition it was read as
 *
 * Finds the edition of a page of the Laws that does not tell it itself: the one that most pages
 * beside it in its folder tell.
 *
 * Returns: (transfer none) (nullable): an edition other than the one it was read as; %NULL if it
 *   is to stay with that
 */
const char *lex_intake_joining_find_edition (GPtrArray *intakes, const LexIntake *intake,
                                             LexIntakeBeside *beside);

/**
 * lex_intake_joining_join:
 * @intakes: (element-type LexIntake): what came of all files, in their order
 * @skeletons: (element-type LexIntakeSkeleton): what they may hold
 *
 * Makes one document of files of one folder that are the pages or parts of one book of Laws: of
 * one language, edition and publisher, most of the laws from the first to the last of them there.
 * A law that is there twice stays apart, and its report says so.
 *
 * Returns: (transfer full) (element-type LexIntake): what they are now, in the order of their first
 *   files
 */
GPtrArray *lex_intake_joining_join (GPtrArray *intakes, GPtrArray *skeletons);

G_END_DECLS
