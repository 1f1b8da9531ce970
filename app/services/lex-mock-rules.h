/* lex-mock-rules.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LEX_N_TOPICS 14

/**
 * LexMockRules:
 * @name: what the preset is called in files; empty for the reader's own
 * @questions: how many questions
 * @minutes: how long
 * @pass: the pass mark in percent
 * @open_book: whether the book may be opened
 * @level: the highest level of questions
 * @weights: by topic, in the order of lex_mock_rules_get_topic(), how much it counts
 *
 * What a mock exam is like.
 */
typedef struct
{
  const char *name;
  guint questions;
  guint minutes;
  guint pass;
  gboolean open_book;
  guint level;
  guint weights[LEX_N_TOPICS];
} LexMockRules;

/**
 * LexMockSource:
 * @LEX_MOCK_CONFIRMED: the numbers are those of the real exam
 * @LEX_MOCK_UNCONFIRMED: nobody confirmed that they are
 * @LEX_MOCK_OURS: they are Lexbridge's own, after no exam
 * @LEX_MOCK_OWN: they are the reader's
 *
 * Where the numbers of a mock exam come from.
 */
typedef enum
{
  LEX_MOCK_CONFIRMED,
  LEX_MOCK_UNCONFIRMED,
  LEX_MOCK_OURS,
  LEX_MOCK_OWN,
} LexMockSource;

/**
 * LexMockPreset:
 * @rules: what the exam is like
 * @title: what it is called for people, to be translated unless it is the reader's own
 * @source: where its numbers come from
 *
 * A mock exam after a real one.
 */
typedef struct
{
  LexMockRules rules;
  const char *title;
  LexMockSource source;
} LexMockPreset;

/**
 * lex_mock_rules_list_presets:
 * @n: (out): how many
 *
 * Lists the presets.
 *
 * Returns: (transfer none) (array length=n): the presets; translate their titles
 */
const LexMockPreset *lex_mock_rules_list_presets (guint *n);

/**
 * lex_mock_rules_find:
 * @name: a name
 *
 * Finds a preset.
 *
 * Returns: (transfer none) (nullable): the preset
 */
const LexMockPreset *lex_mock_rules_find (const char *name);

/**
 * lex_mock_rules_get_doubt:
 * @source: where numbers come from
 *
 * Says what is to be known of the numbers, in the locale's language.
 *
 * Returns: (transfer none): a sentence; empty for those that are confirmed and for the reader's own
 */
const char *lex_mock_rules_get_doubt (LexMockSource source);

/**
 * lex_mock_rules_get_topic:
 * @place: a number below %LEX_N_TOPICS
 *
 * Gets what a topic of questions is called in files.
 *
 * Returns: (transfer none): such as `revoke`
 */
const char *lex_mock_rules_get_topic (guint place);

G_END_DECLS
