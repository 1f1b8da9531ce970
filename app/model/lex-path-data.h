/* lex-path-data.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-path.h"
#include "model/lex-profile.h"

G_BEGIN_DECLS

/**
 * lex_path_data_pack:
 * @paths: (element-type LexPath): paths
 * @profiles: (element-type LexProfile): what authorities do differently
 *
 * Packs paths for a file.
 *
 * Returns: (transfer full): bytes that lex_path_data_unpack() reads on any machine
 */
GBytes *lex_path_data_pack (GPtrArray *paths, GPtrArray *profiles);

/**
 * lex_path_data_unpack:
 * @data: what lex_path_data_pack() packed, perhaps damaged since
 *
 * Unpacks paths.
 *
 * Returns: (transfer full) (nullable) (element-type LexPath): the paths, or %NULL if @data is no
 *   such thing or damaged
 */
GPtrArray *lex_path_data_unpack (GBytes *data);

/**
 * lex_path_data_unpack_profiles:
 * @data: what lex_path_data_pack() packed, perhaps damaged since
 *
 * Unpacks what authorities do differently.
 *
 * Returns: (transfer full) (nullable) (element-type LexProfile): the profiles, or %NULL if @data is
 *   no such thing or damaged
 */
GPtrArray *lex_path_data_unpack_profiles (GBytes *data);

G_END_DECLS
