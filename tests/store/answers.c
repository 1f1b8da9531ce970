/* answers.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a reader says of the fixture, question by question, as text. It refuses to know SQL and
 * what the right answer is: who has a sound library asks it first. Only tests of the store call it.
 */

#include "answers.h"

#include <string.h>

/* A hit */

char *
answers_describe_hit (LexStoreReader *reader, LexHit *hit, GError **error)
{
  g_autoptr (LexGlimpse) glimpse = NULL;
  g_autoptr (GString) snippet = NULL;

  if (!lex_store_reader_glimpse (reader, hit, &glimpse, error))
    return NULL;
  g_assert_nonnull (glimpse);
  snippet = g_string_new (glimpse->snippet);
  g_string_replace (snippet, LEX_SNIPPET_MATCH_START, "[", 0);
  g_string_replace (snippet, LEX_SNIPPET_MATCH_END, "]", 0);
  if (glimpse->via != NULL)
    g_string_append_printf (snippet, "\n  via %s", glimpse->via);
  return g_strdup_printf ("%s (%s, %s, %s) %s\n  %s\n",
                          lex_label_get_text (lex_hit_get_label (hit)), lex_hit_get_document (hit),
                          lex_kind_get_name (lex_hit_get_kind (hit)),
                          lex_language_get_code (lex_hit_get_language (hit)),
                          glimpse->heading != NULL ? glimpse->heading : "-", snippet->str);
}

/* A clause */

static void
add_text (GString *answer, const char *what, LexText *text)
{
  gsize n_spans = 0;
  const LexSpan *spans;

  if (text == NULL)
    return;
  g_string_append_printf (answer, "  %s: %s\n", what, lex_text_get_plain (text));
  spans = lex_text_get_spans (text, &n_spans);
  for (gsize i = 0; i < n_spans; i++)
    g_string_append_printf (answer, "    %zu-%zu %d %s\n", spans[i].start, spans[i].end,
                            (int) spans[i].kind, spans[i].target);
}

static void
add_clause (GString *answer, LexClause *clause)
{
  const LexClauseParts *parts = lex_clause_get_parts (clause);

  g_string_append_printf (answer, "%s %d %s %s %s\n", lex_label_get_text (parts->label),
                          (int) parts->authority, parts->from, parts->until, parts->pbn);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_string_append_printf (answer, "  heading: %s past: %s\n", parts->wording[i].heading,
                              parts->past[i].heading);
      add_text (answer, "text", parts->wording[i].text);
      add_text (answer, "past", parts->past[i].text);
      add_text (answer, "ruling", parts->ruling[i]);
    }
  for (guint i = 0; parts->about != NULL && i < parts->about->len; i++)
    g_string_append_printf (answer, "  about %s\n", lex_label_get_text (parts->about->pdata[i]));
}

/* Questions: each writes its answer, or sets the error. */

static void
ask_documents (LexStoreReader *reader, const char *unused, GString *answer, GError **error)
{
  g_autoptr (GPtrArray) documents = lex_store_reader_list_documents (reader, error);

  for (guint i = 0; documents != NULL && i < documents->len; i++)
    {
      LexDocument *document = documents->pdata[i];

      g_string_append_printf (answer, "# %s %s %u %d %s\n", lex_document_get_name (document),
                              lex_kind_get_name (lex_document_get_kind (document)),
                              lex_document_get_n_clauses (document),
                              (int) lex_document_get_languages (document),
                              lex_document_get_title (document, LEX_LANGUAGE_EN));
    }
}

static void
ask_clauses (LexStoreReader *reader, const char *document, GString *answer, GError **error)
{
  g_autoptr (GPtrArray) clauses = lex_store_reader_list_clauses (reader, document, error);

  for (guint i = 0; clauses != NULL && i < clauses->len; i++)
    add_clause (answer, clauses->pdata[i]);
}

static void
ask_below (LexStoreReader *reader, const char *name, GString *answer, GError **error)
{
  g_autoptr (LexLabel) label = lex_label_parse (name);
  g_autoptr (GPtrArray) rows = lex_store_reader_list_below (reader, label, error);

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      const LexStoreRow *row = rows->pdata[i];

      g_string_append_printf (answer, "(%s) ", row->document);
      add_clause (answer, row->clause);
    }
}

static void
ask_label (LexStoreReader *reader, const char *label, GString *answer, GError **error)
{
  gboolean exists;

  lex_store_reader_find_label (reader, label, &exists, error);
  g_string_append (answer, exists ? "exists\n" : "does not exist\n");
}

static void
ask_heading (LexStoreReader *reader, const char *name, GString *answer, GError **error)
{
  g_autoptr (LexLabel) label = lex_label_parse (name);
  g_autofree char *heading
      = lex_store_reader_dup_heading (reader, label, LEX_LANGUAGE_PL, FALSE, error);

  g_string_append_printf (answer, "%s\n", heading);
}

static void
add_references (GString *answer, GPtrArray *references)
{
  for (guint i = 0; references != NULL && i < references->len; i++)
    {
      LexReference *reference = references->pdata[i];

      g_string_append_printf (answer, "%s -> %s (%s)\n", lex_label_get_text (reference->from),
                              lex_label_get_text (reference->to), reference->document);
    }
}

static void
ask_cites (LexStoreReader *reader, const char *name, GString *answer, GError **error)
{
  g_autoptr (LexLabel) label = lex_label_parse (name);
  g_autoptr (GPtrArray) references = lex_store_reader_list_citations (reader, label, FALSE, error);

  add_references (answer, references);
}

static void
ask_cited (LexStoreReader *reader, const char *name, GString *answer, GError **error)
{
  g_autoptr (LexLabel) label = lex_label_parse (name);
  g_autoptr (GPtrArray) references = lex_store_reader_list_citations (reader, label, TRUE, error);

  add_references (answer, references);
}

static void
ask_about (LexStoreReader *reader, const char *name, GString *answer, GError **error)
{
  g_autoptr (LexLabel) label = lex_label_parse (name);
  g_autoptr (GPtrArray) references = lex_store_reader_list_about (reader, label, error);

  add_references (answer, references);
}

static void
add_relations (GString *answer, GPtrArray *relations)
{
  for (guint i = 0; relations != NULL && i < relations->len; i++)
    add_text (answer, lex_label_get_text (lex_relation_get_specific (relations->pdata[i])),
              lex_relation_get_why (relations->pdata[i], LEX_LANGUAGE_EN));
}

static void
ask_relations (LexStoreReader *reader, const char *unused, GString *answer, GError **error)
{
  g_autoptr (GPtrArray) relations = lex_store_reader_list_relations (reader, error);

  add_relations (answer, relations);
}

static void
ask_relations_of (LexStoreReader *reader, const char *name, GString *answer, GError **error)
{
  g_autoptr (LexLabel) label = lex_label_parse (name);
  g_autoptr (GPtrArray) relations = lex_store_reader_list_relations_of (reader, label, error);

  add_relations (answer, relations);
}

static void
ask_search (LexStoreReader *reader, const char *text, GString *answer, GError **error)
{
  g_autoptr (LexQuery) query = lex_query_new (text, LEX_LANGUAGES_BOTH, -1, 0);
  g_autoptr (GPtrArray) hits = lex_store_reader_search (reader, query, error);
  gboolean good = hits != NULL;

  for (guint i = 0; good && i < hits->len; i++)
    {
      g_autofree char *hit = answers_describe_hit (reader, hits->pdata[i], error);

      good = hit != NULL;
      g_string_append (answer, good ? hit : "");
    }
}

static void
ask_word (LexStoreReader *reader, const char *word, GString *answer, GError **error)
{
  gboolean known;

  lex_store_reader_find_word (reader, word, &known, error);
  g_string_append (answer, known ? "known\n" : "unknown\n");
}

static void
ask_similar (LexStoreReader *reader, const char *word, GString *answer, GError **error)
{
  g_autofree char *similar = lex_store_reader_dup_similar (reader, word, error);

  g_string_append_printf (answer, "%s\n", similar);
}

static const struct
{
  void (*ask) (LexStoreReader *reader, const char *of, GString *answer, GError **error);
  const char *of;
} questions[] = {
  { ask_documents, "documents" },
  { ask_clauses, "laws" },
  { ask_clauses, "index" },
  { ask_clauses, "none" },
  { ask_below, "9" },
  { ask_below, "27" },
  { ask_below, "88" },
  { ask_label, "27B1b" },
  { ask_label, "27C" },
  { ask_label, "index/doll" },
  { ask_heading, "50" },
  { ask_heading, "9A3" },
  { ask_cites, "27" },
  { ask_cites, "43" },
  { ask_cited, "23" },
  { ask_cited, "9" },
  { ask_about, "27B1b" },
  { ask_about, "42" },
  { ask_relations, "relations" },
  { ask_relations_of, "61B" },
  { ask_relations_of, "9" },
  { ask_search, "dziadkiem" },
  { ask_search, "comparable call" },
  { ask_search, "kar" },
  { ask_search, "insuf" },
  { ask_search, "double silences nobody" },
  { ask_search, "a" },
  { ask_search, "law:27" },
  { ask_search, "nothing has these" },
  { ask_word, "dziadkiem" },
  { ask_word, "silenc" },
  { ask_word, "abracadabra" },
  { ask_similar, "insufficeint" },
  { ask_similar, "dziadkeim" },
  { ask_similar, "abracadabra" },
};

guint
answers_count (void)
{
  return G_N_ELEMENTS (questions);
}

char *
answers_ask (LexStoreReader *reader, guint question, GError **error)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (GString) answer = g_string_new (NULL);

  g_string_append_printf (answer, "? %s\n", questions[question].of);
  questions[question].ask (reader, questions[question].of, answer, &fault);
  if (fault == NULL)
    return g_strdup (answer->str);
  g_propagate_error (error, g_steal_pointer (&fault));
  return NULL;
}

char *
answers_dump (LexStoreReader *reader)
{
  g_autoptr (GError) error = NULL;
  GString *dump = g_string_new (NULL);

  for (guint i = 0; error == NULL && i < answers_count (); i++)
    {
      g_autofree char *answer = answers_ask (reader, i, &error);

      if (answer != NULL)
        g_string_append (dump, answer);
    }
  if (error != NULL)
    {
      g_assert_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_DAMAGED);
      g_string_append_printf (dump, "fault: %s\n", error->message);
    }
  return g_string_free (dump, FALSE);
}
