/* lex-tokenizer.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * FTS5's tokenizer `lexbridge`: the folded words of lex_tokenize(), each with its lemmas at the
 * same place. It refuses to know a language or a dictionary: lemmas come from the library's own
 * table. Only lex-database.c calls it.
 *
 * A word is indexed as its form, and each of its lemmas as a token of its own that begins with
 * LEMMA_MARK. A word of a query is the same set, and FTS5 takes tokens at one place for
 * synonyms: two words meet when they share the form or a lemma. Without the mark, the beginning
 * of a word would also meet lemmas that nobody wrote ("be" every "is"), so the mark keeps
 * prefixes to forms. A form that is a lemma of others needs its own marked token to be met by
 * them; the table holds such a form as its own lemma.
 *
 * The same table serves writing and reading, and not a lexicon in memory while writing, so that
 * what was indexed and what a query asks for can not differ. Measured, that costs a build a few
 * tenths of a second.
 */

#include "store/lex-tokenizer.h"

#include <sqlite3.h>
#include <string.h>

#include "language/lex-families.h"
#include "language/lex-fold.h"

/* No word holds it: words are letters and digits. */
#define LEMMA_MARK '\x01'

typedef int (*EmitFunc) (void *context, int flags, const char *token, int n_token, int start,
                         int end);

/* One tokenizer serves one index table of one connection.
 * @lookup is prepared at the first word: opening a library should prepare nothing. */
typedef struct
{
  sqlite3 *db;          /* borrowed */
  sqlite3_stmt *lookup; /* owned, nullable */
  GString *marked;      /* owned: the token in hand, with its mark */
} Tokenizer;

/* One text on its way through. */
typedef struct
{
  Tokenizer *tokenizer;
  gboolean with_word;
  gboolean with_lemmas;
  gboolean with_families;
  EmitFunc emit;
  void *context;
  guint n_emitted;
  int result;
} Pass;

static int
ensure_lookup (Tokenizer *self)
{
  if (self->lookup != NULL)
    return SQLITE_OK;
  return sqlite3_prepare_v3 (self->db, "SELECT lemma FROM main.lemma WHERE form = ?1", -1,
                             SQLITE_PREPARE_PERSISTENT | SQLITE_PREPARE_NO_VTAB, &self->lookup,
                             NULL);
}

static int
emit_lemma (Pass *pass, int start, int end)
{
  Tokenizer *tokenizer = pass->tokenizer;
  const unsigned char *lemma = sqlite3_column_text (tokenizer->lookup, 0);

  if (lemma == NULL)
    return SQLITE_CORRUPT;
  if (*lemma == LEX_FAMILY_MARK ? !pass->with_families : !pass->with_lemmas)
    return SQLITE_OK;
  g_string_truncate (tokenizer->marked, 0);
  if (*lemma != LEX_FAMILY_MARK)
    g_string_append_c (tokenizer->marked, LEMMA_MARK);
  g_string_append (tokenizer->marked, (const char *) lemma);
  return pass->emit (pass->context, pass->n_emitted++ > 0 ? FTS5_TOKEN_COLOCATED : 0,
                     tokenizer->marked->str, (int) tokenizer->marked->len, start, end);
}

static int
emit_lemmas (Pass *pass, const char *form, int start, int end)
{
  sqlite3_stmt *lookup;
  int result = ensure_lookup (pass->tokenizer);
  int reset;

  if (result != SQLITE_OK)
    return result;
  lookup = pass->tokenizer->lookup;
  sqlite3_bind_text (lookup, 1, form, -1, SQLITE_STATIC);
  while (result == SQLITE_OK && sqlite3_step (lookup) == SQLITE_ROW)
    result = emit_lemma (pass, start, end);
  reset = sqlite3_reset (lookup);
  return result != SQLITE_OK ? result : reset;
}

static gboolean
token_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  Pass *pass = user_data;

  pass->n_emitted = pass->with_word;
  if (pass->with_word)
    pass->result
        = pass->emit (pass->context, 0, token, (int) strlen (token), (int) start, (int) end);
  if (pass->result == SQLITE_OK && (pass->with_lemmas || pass->with_families))
    pass->result = emit_lemmas (pass, token, (int) start, (int) end);
  return pass->result == SQLITE_OK;
}

/* FTS5 asks for a document, a word of a query, the beginning of one, or (AUX) only for the
 * places of words, to cut a snippet. Lemmas matter to the first two. */
static int
tokenize_cb (Fts5Tokenizer *tokenizer, void *context, int flags, const char *text, int n_text,
             EmitFunc emit)
{
  Pass pass = { .tokenizer = (Tokenizer *) tokenizer, .emit = emit, .context = context };
  gboolean kin = (flags & FTS5_TOKENIZE_QUERY) != 0 && n_text > 0 && *text == LEX_FAMILY_MARK;

  pass.with_word = !kin;
  pass.with_lemmas = !kin && (flags & (FTS5_TOKENIZE_AUX | FTS5_TOKENIZE_PREFIX)) == 0;
  pass.with_families = kin || (flags & FTS5_TOKENIZE_DOCUMENT) != 0;
  if (text != NULL)
    lex_tokenize (text, n_text, token_cb, &pass);
  return pass.result;
}

static int
create_cb (void *context, const char **arguments, int n_arguments, Fts5Tokenizer **tokenizer)
{
  Tokenizer *self = g_new0 (Tokenizer, 1);

  self->db = context;
  self->marked = g_string_new (NULL);
  *tokenizer = (Fts5Tokenizer *) self;
  return SQLITE_OK;
}

static void
delete_cb (Fts5Tokenizer *tokenizer)
{
  Tokenizer *self = (Tokenizer *) tokenizer;

  sqlite3_finalize (self->lookup);
  g_string_free (self->marked, TRUE);
  g_free (self);
}

int
lex_tokenizer_register (sqlite3 *db, fts5_api *api)
{
  fts5_tokenizer methods = { create_cb, delete_cb, tokenize_cb };

  return api->xCreateTokenizer (api, "lexbridge", db, &methods, NULL);
}
