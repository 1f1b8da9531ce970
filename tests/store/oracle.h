/* oracle.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the test of the engine against a naive matcher is made of: a world of words and clauses
 * (oracle-world.c), queries typed into it (oracle-query.c), and the matcher (oracle-naive.c).
 */

#pragma once

#include "fixture.h"

G_BEGIN_DECLS

#define N_CLAUSES 120
#define MAX_WISHES 16

/* What stands in a row in a clause: its heading, and its text with the ruling behind it. */
enum
{
  HEADING,
  BODY,
  N_PARTS,
};

/* A clause as the matcher sees it: its words, in the order of the text. */
typedef struct
{
  char *label;
  guint law;
  LexKind kind;
  GPtrArray *words[LEX_N_LANGUAGES][N_PARTS];
} Entry;

/* A word that is asked for, or some in a row. */
typedef struct
{
  GPtrArray *words;
  gboolean quoted;
  gboolean grows;
  gboolean excluded;
} Wish;

/* What a query asks for; its numbers are those of LexRequest. */
typedef struct
{
  GString *text;
  GPtrArray *wishes;
  GPtrArray *excluded;
  LexLanguages languages;
  int kind;
  guint first_law;
  guint last_law;
  gboolean limited;
} Query;

typedef struct
{
  GRand *random;
  GPtrArray *forms;
  GPtrArray *folded; /* each once */
  GPtrArray *lemmas; /* folded */
  LexLexicon *lexicon;
  GPtrArray *entries;
} World;

World *world_new (guint seed);
void world_free (World *world);
LexStoreReader *world_write (World *world);

/* A form of the world, and any word. */
const char *world_pick (World *world);
char *world_make_word (GRand *random);

/* For lex_tokenize(): collects the words. */
gboolean world_word_cb (const char *token, gsize start, gsize end, gpointer user_data);

/* A query with nothing typed yet, but perhaps limits beside the text. */
Query *typed_new (World *world);
void typed_free (Query *query);

/* Types something. */
LexQuery *typed_type (World *world, Query *query);

/* The labels of what a query should find, sorted. */
char *naive_expect (World *world, const Query *query);

/* Sorts labels and joins them. */
char *naive_join_sorted (GPtrArray *labels);

G_END_DECLS
