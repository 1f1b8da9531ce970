/* lex-profile.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-label.h"
#include "model/lex-text.h"

G_BEGIN_DECLS

/**
 * LexPractice:
 * @known: whether it was found; else the text says what was not
 * @source: where it was found; empty where nothing was
 * @topics: (array zero-terminated=1): the guided paths and tools that it bears upon, by name
 * @labels: (element-type LexLabel): the clauses that leave it to an authority
 * @text: by language, what is done
 *
 * Something that authorities do differently.
 */
typedef struct
{
  gboolean known;
  char *source;
  char **topics;
  GPtrArray *labels;
  LexText *text[LEX_N_LANGUAGES];
} LexPractice;

/**
 * LexProfile:
 * @name: its name
 * @title: by language, whose practice it is
 * @practices: (element-type LexPractice): what is done there, or was not found
 *
 * The practice of an authority, as far as a source tells it. That of the bare Laws has none.
 */
typedef struct
{
  char *name;
  char *title[LEX_N_LANGUAGES];
  GPtrArray *practices;
} LexProfile;

/**
 * LEX_PROFILE_LAWS:
 *
 * The name of the profile that is the Laws alone.
 */
#define LEX_PROFILE_LAWS "wbf"

/**
 * lex_profile_new:
 *
 * Makes a profile without a practice, to be filled.
 *
 * Returns: (transfer full): a profile
 */
LexProfile *lex_profile_new (void);

/**
 * lex_profile_free:
 * @self: (transfer full) (nullable): a profile
 *
 * Frees it.
 */
void lex_profile_free (LexProfile *self);

/**
 * lex_profile_add_practice:
 * @self: a profile that is being made
 *
 * Adds a practice, to be filled.
 *
 * Returns: (transfer none): the practice
 */
LexPractice *lex_profile_add_practice (LexProfile *self);

/**
 * lex_profile_find:
 * @profiles: (element-type LexProfile): profiles
 * @name: (nullable): a name
 *
 * Finds a profile.
 *
 * Returns: (nullable) (transfer none): the profile of that name
 */
const LexProfile *lex_profile_find (GPtrArray *profiles, const char *name);

/**
 * lex_profile_list_practices:
 * @self: a profile
 * @topic: a guided path or a tool, by name
 *
 * Lists what bears upon it, what is known first.
 *
 * Returns: (transfer container) (element-type LexPractice): the practices
 */
GPtrArray *lex_profile_list_practices (const LexProfile *self, const char *topic);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexProfile, lex_profile_free)

G_END_DECLS
