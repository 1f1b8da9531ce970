/* corpus-dump.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Documents as plain text, for comparison. It knows the model and no XML. The
 * tests of this folder call it.
 */

#include "corpus-dump.h"

static void
dump_span (GString *out, const char *plain, const LexSpan *span)
{
  static const char *const kinds[] = {
    "cite", "term",      "em",   "call",     "suit",  "card",  "who",
    "seat", "paragraph", "item", "footnote", "doubt", "table",
  };
  g_autofree char *words = g_strndup (plain + span->start, span->end - span->start);

  g_strdelimit (words, "\n", '|');
  g_strdelimit (words, "\t", '^');
  g_string_append_printf (out, "      %s [%s]%s%s\n", kinds[span->kind], words,
                          span->target ? " -> " : "", span->target ? span->target : "");
}

static void
dump_text (GString *out, const char *name, LexText *text)
{
  g_autofree char *plain = NULL;
  const LexSpan *spans;
  gsize n_spans;

  if (!text)
    return;
  plain = g_strdup (lex_text_get_plain (text));
  g_strdelimit (plain, "\n", '|');
  g_strdelimit (plain, "\t", '^');
  g_string_append_printf (out, "    %s: [%s]\n", name, plain);
  spans = lex_text_get_spans (text, &n_spans);
  for (gsize i = 0; i < n_spans; i++)
    dump_span (out, lex_text_get_plain (text), &spans[i]);
}

static void
dump_line (GString *out, const char *name, const char *value)
{
  if (value)
    g_string_append_printf (out, "    %s: %s\n", name, value);
}

static void
dump_clause (GString *out, LexClause *clause)
{
  const LexClauseParts *parts = lex_clause_get_parts (clause);

  g_string_append_printf (out, "  %s (authority %d)", lex_label_get_text (parts->label),
                          (int) parts->authority);
  for (guint i = 0; parts->about && i < parts->about->len; i++)
    g_string_append_printf (out, " %s", lex_label_get_text (g_ptr_array_index (parts->about, i)));
  g_string_append_c (out, '\n');
  for (int i = 0; i < LEX_N_LANGUAGES; i++)
    {
      dump_line (out, i ? "heading pl" : "heading en", parts->wording[i].heading);
      dump_text (out, i ? "text pl" : "text en", parts->wording[i].text);
      dump_line (out, i ? "past heading pl" : "past heading en", parts->past[i].heading);
      dump_text (out, i ? "past text pl" : "past text en", parts->past[i].text);
      dump_text (out, i ? "ruling pl" : "ruling en", parts->ruling[i]);
    }
  dump_line (out, "from", parts->from);
  dump_line (out, "until", parts->until);
  dump_line (out, "pbn", parts->pbn);
}

char *
corpus_dump (LexDocument *document)
{
  GString *out = g_string_new (NULL);
  GPtrArray *clauses = lex_document_get_clauses (document);

  g_string_append_printf (out, "%s (%s)%s\n", lex_document_get_name (document),
                          lex_kind_get_name (lex_document_get_kind (document)),
                          lex_document_get_imported (document) ? " imported" : "");
  dump_line (out, "title en", lex_document_get_title (document, LEX_LANGUAGE_EN));
  dump_line (out, "title pl", lex_document_get_title (document, LEX_LANGUAGE_PL));
  for (guint i = 0; i < clauses->len; i++)
    dump_clause (out, g_ptr_array_index (clauses, i));
  return g_string_free (out, FALSE);
}
