/* test-write.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writing documents that no XML file ever held, and failing without harm.
 */

#include <glib/gstdio.h>
#include <string.h>

#include "corpus-dump.h"

typedef struct
{
  char *folder;
  char *path;
} Place;

static void
place_set_up (Place *self, gconstpointer unused)
{
  self->folder = g_dir_make_tmp ("lex-corpus-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "law-1-en.xml", NULL);
}

static void
place_tear_down (Place *self, gconstpointer unused)
{
  g_unlink (self->path);
  g_rmdir (self->folder);
  g_free (self->path);
  g_free (self->folder);
}

static LexDocument *
make_document_at (const char *address, const char *title, const char *plain, const LexSpan *spans,
                  gsize n_spans)
{
  LexDocument *document = lex_document_new ("law-1-en", LEX_KIND_LAW, title, NULL, TRUE);
  GPtrArray *clauses = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (LexLabel) label = lex_label_parse (address);
  g_autoptr (LexText) text = lex_text_new (plain, spans, n_spans);
  LexClauseParts parts = { .label = label };

  parts.wording[LEX_LANGUAGE_EN].text = text;
  g_ptr_array_add (clauses, lex_clause_new (&parts));
  lex_document_take_clauses (document, clauses);
  return document;
}

static LexDocument *
make_document (const char *title, const char *plain, const LexSpan *spans, gsize n_spans)
{
  return make_document_at ("1", title, plain, spans, n_spans);
}

static void
assert_reads_back (LexDocument *document, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexDocument) again = NULL;
  g_autofree char *before = corpus_dump (document);
  g_autofree char *after = NULL;

  lex_corpus_write (document, path, &error);
  g_assert_no_error (error);
  again = lex_corpus_read (path, TRUE, &error);
  g_assert_no_error (error);
  after = corpus_dump (again);
  g_assert_cmpstr (after, ==, before);
}

static void
test_blocks (Place *self, gconstpointer unused)
{
  static const char plain[] = "Łódź & 1 < 2\nsecond 27B\n\ta\nb\t";
  static const LexSpan spans[] = {
    { 0, 7, LEX_SPAN_EMPHASIS, NULL },
    { 16, 26, LEX_SPAN_ITEM, NULL },
    { 23, 26, LEX_SPAN_CITATION, "27B" },
    { 27, 32, LEX_SPAN_TABLE, "head" },
  };
  g_autoptr (LexDocument) document = make_document ("A & B", plain, spans, G_N_ELEMENTS (spans));

  assert_reads_back (document, self->path);
}

/* A section of another document may be called after the clause that it speaks of. */
static void
test_section (Place *self, gconstpointer unused)
{
  g_autoptr (LexDocument) document = make_document_at ("notes/18-2/18C", "T", "first", NULL, 0);

  assert_reads_back (document, self->path);
}

static void
test_fixture (Place *self, gconstpointer unused)
{
  g_autofree char *path
      = g_test_build_filename (G_TEST_DIST, "corpus", "fixtures", "good.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexDocument) document = lex_corpus_read (path, TRUE, &error);

  g_assert_no_error (error);
  assert_reads_back (document, self->path);
}

static void
test_edition (Place *self, gconstpointer unused)
{
  g_autoptr (LexDocument) document = make_document ("T", "first", NULL, 0);
  g_autoptr (LexDocument) again = NULL;

  lex_document_set_edition (document, "2007", "A & B");
  g_assert_true (lex_corpus_write (document, self->path, NULL));
  again = lex_corpus_read (self->path, TRUE, NULL);
  g_assert_cmpstr (lex_document_get_edition (again), ==, "2007");
  g_assert_cmpstr (lex_document_get_publisher (again), ==, "A & B");
}

/* A line that nothing marks is still a line when it comes back. */
static void
test_bare_lines (Place *self, gconstpointer unused)
{
  g_autoptr (LexDocument) document = make_document ("T", "first\nsecond", NULL, 0);
  g_autoptr (LexDocument) again = NULL;
  LexText *text;
  gsize n_spans;

  g_assert_true (lex_corpus_write (document, self->path, NULL));
  again = lex_corpus_read (self->path, TRUE, NULL);
  text = lex_clause_get_text (g_ptr_array_index (lex_document_get_clauses (again), 0),
                              LEX_LANGUAGE_EN);
  g_assert_cmpstr (lex_text_get_plain (text), ==, "first\nsecond");
  g_assert_cmpint (lex_text_get_spans (text, &n_spans)->kind, ==, LEX_SPAN_PARAGRAPH);
}

/* What XML can not hold is refused before the old file is touched. */
static void
test_refused (Place *self, gconstpointer unused)
{
  g_autoptr (LexDocument) document = make_document ("T", "a \001 b", NULL, 0);
  g_autoptr (GError) error = NULL;
  g_autofree char *content = NULL;

  g_assert_true (g_file_set_contents (self->path, "old", -1, NULL));
  g_assert_false (lex_corpus_write (document, self->path, &error));
  g_assert_error (error, LEX_CORPUS_ERROR, LEX_CORPUS_ERROR_WRITE);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_true (g_file_get_contents (self->path, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, "old");
}

static void
test_no_folder (Place *self, gconstpointer unused)
{
  g_autoptr (LexDocument) document = make_document ("T", "a", NULL, 0);
  g_autofree char *path = g_build_filename (self->folder, "none", "x.xml", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (lex_corpus_write (document, path, &error));
  g_assert_error (error, LEX_CORPUS_ERROR, LEX_CORPUS_ERROR_WRITE);
}

static void
add (const char *name, void (*test) (Place *, gconstpointer))
{
  g_test_add (name, Place, NULL, place_set_up, test, place_tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("/corpus/write/blocks", test_blocks);
  add ("/corpus/write/fixture", test_fixture);
  add ("/corpus/write/section", test_section);
  add ("/corpus/write/edition", test_edition);
  add ("/corpus/write/bare-lines", test_bare_lines);
  add ("/corpus/write/refused", test_refused);
  add ("/corpus/write/no-folder", test_no_folder);
  return g_test_run ();
}
