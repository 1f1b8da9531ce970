/* lex-profile-data.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-packing.h"
#include "model/lex-profile.h"

G_BEGIN_DECLS

/**
 * LEX_PACKED_PROFILES:
 *
 * The type of packed profiles.
 */
#define LEX_PACKED_PROFILES "a(sssa(bsasas" LEX_PACKED_TEXTS "))"

/**
 * lex_profile_data_pack:
 * @profiles: (element-type LexProfile): profiles
 *
 * Packs profiles.
 *
 * Returns: (transfer floating): of type `LEX_PACKED_PROFILES`
 */
GVariant *lex_profile_data_pack (GPtrArray *profiles);

/**
 * lex_profile_data_unpack:
 * @variant: what lex_profile_data_pack() packed
 *
 * Unpacks profiles.
 *
 * Returns: (transfer full) (element-type LexProfile): the profiles
 */
GPtrArray *lex_profile_data_unpack (GVariant *variant);

G_END_DECLS
