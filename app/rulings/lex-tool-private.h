/* lex-tool-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-vulnerability.h"
#include "rulings/lex-tool.h"

G_BEGIN_DECLS

#define LEX_TOOL_N_FIELDS(fields) (guint) G_N_ELEMENTS (fields)
#define LEX_TOOL_MOST_FIELDS 8

extern const LexTool lex_tool_score;
extern const LexTool lex_tool_imps;
extern const LexTool lex_tool_board;
extern const LexTool lex_tool_matchpoints;
extern const LexTool lex_tool_revoke;
extern const LexTool lex_tool_artificial;
extern const LexTool lex_tool_weighted;
extern const LexTool lex_tool_self_inflicted;

extern const LexToolChoice lex_tool_vulnerabilities[];

/**
 * lex_tool_read_vulnerability:
 * @name: what was chosen of lex_tool_vulnerabilities
 *
 * Reads who is vulnerable.
 *
 * Returns: who that is
 */
LexVulnerability lex_tool_read_vulnerability (const char *name);

/**
 * lex_tool_read_number:
 * @text: what was typed, with a point or a comma; untrusted
 * @least: the least it may be
 * @most: the most
 * @number: (out): the number
 * @error: return location for `LEX_RULINGS_ERROR_NUMBER`
 *
 * Reads a number.
 *
 * Returns: whether it is one
 */
gboolean lex_tool_read_number (const char *text, double least, double most, double *number,
                               GError **error);

/**
 * lex_tool_split:
 * @text: what was typed
 *
 * Parts a list: at the ends of lines where it has several, else at blanks.
 *
 * Returns: (transfer full): what it consists of
 */
char **lex_tool_split (const char *text);

G_END_DECLS
