/* lex-page-setting.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-passage.h"
#include "widgets/page/lex-typesetting.h"

G_BEGIN_DECLS

/**
 * lex_page_setting_new:
 * @passage: what the page shows
 * @wanted: the languages to show it in
 *
 * Decides how a page is set: which languages stand, in which order, whether
 * labels have a gutter. A language that the passage has no word of is left out,
 * even if that leaves the other one, which was not wanted. Nothing is said of the margin.
 *
 * Returns: the setting
 */
LexTypesetting lex_page_setting_new (const LexPassage *passage, LexLanguages wanted);

G_END_DECLS
