/* test-faults.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the store does when the world is bad: files cut short, flipped or foreign, folders that
 * refuse, a disk that is full at any moment. The rule is always the same: an error of the room,
 * never a crash; and never a library that passes its check and answers otherwise than it was
 * written.
 */

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

#include "answers.h"
#include "fixture.h"
#include "store/lex-pages.h"
#include "store/lex-store-writer-private.h"

#define N_FLIPPED_FILES 400
#define N_FLIPS_OF_A_PAGE 8
#define USER_VERSION_OFFSET 60
#define APPLICATION_ID_OFFSET 68

/* A sound library's bytes and answers, and a path to put a bad copy. */
typedef struct
{
  char *folder;
  char *path;
  char *bytes;
  gsize size;
  GPtrArray *answers; /* by question */
  char *dump;
} Sound;

static void
set_up (Sound *sound, gconstpointer data)
{
  g_autoptr (LexStoreReader) reader = NULL;

  sound->folder = fixture_make_folder ();
  sound->path = g_build_filename (sound->folder, "library.db", NULL);
  fixture_write (sound->path);
  g_file_get_contents (sound->path, &sound->bytes, &sound->size, NULL);
  reader = lex_store_reader_open (sound->path, NULL);
  sound->dump = answers_dump (reader);
  sound->answers = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < answers_count (); i++)
    g_ptr_array_add (sound->answers, answers_ask (reader, i, NULL));
}

static void
tear_down (Sound *sound, gconstpointer data)
{
  g_free (sound->path);
  g_free (sound->bytes);
  g_free (sound->dump);
  g_ptr_array_unref (sound->answers);
  fixture_remove_folder (sound->folder);
}

/* Without waiting for the disk, which thousands of files would make long. */
static void
put (Sound *sound, const char *bytes, gsize size)
{
  g_autoptr (GError) error = NULL;

  g_unlink (sound->path); /* GLib would not cut it */
  g_file_set_contents_full (sound->path, bytes, (gssize) size, G_FILE_SET_CONTENTS_NONE, 0600,
                            &error);
  g_assert_no_error (error);
}

static void
assert_no_open (const char *path, LexStoreError code)
{
  g_autoptr (GError) error = NULL;
  LexStoreReader *reader = lex_store_reader_open (path, &error);

  g_assert_null (reader);
  g_assert_error (error, LEX_STORE_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, path));
  g_assert_null (strchr (error->message, '\n'));
}

/* What a fault is called where a message is not enough. */
static void
test_domain (Sound *sound, gconstpointer data)
{
  g_assert_cmpstr (g_quark_to_string (LEX_STORE_ERROR), ==, "lex-store-error-quark");
}

/* Reading */

static void
test_missing (Sound *sound, gconstpointer data)
{
  g_autofree char *path = g_build_filename (sound->folder, "none.db", NULL);
  g_autofree char *below = g_build_filename (sound->path, "below-a-file.db", NULL);

  assert_no_open (path, LEX_STORE_ERROR_MISSING);
  assert_no_open (below, LEX_STORE_ERROR_MISSING);
  assert_no_open (sound->folder, LEX_STORE_ERROR_DAMAGED);
}

static void
test_truncated (Sound *sound, gconstpointer data)
{
  const gsize sizes[] = { 0, 1, 99, 100, 4096, sound->size / 2, sound->size - 1 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      put (sound, sound->bytes, sizes[i]);
      assert_no_open (sound->path, LEX_STORE_ERROR_DAMAGED);
    }
}

static void
test_grown (Sound *sound, gconstpointer data)
{
  g_autofree char *longer = g_malloc0 (sound->size + 4096);

  memcpy (longer, sound->bytes, sound->size);
  put (sound, longer, sound->size + 4096);
  assert_no_open (sound->path, LEX_STORE_ERROR_DAMAGED);
}

static void
test_foreign (Sound *sound, gconstpointer data)
{
  g_autofree char *text = g_strnfill (8192, 'x');

  put (sound, text, 8192);
  assert_no_open (sound->path, LEX_STORE_ERROR_DAMAGED);
  sound->bytes[APPLICATION_ID_OFFSET] ^= 1; /* another program's database */
  put (sound, sound->bytes, sound->size);
  assert_no_open (sound->path, LEX_STORE_ERROR_DAMAGED);
}

static void
test_version (Sound *sound, gconstpointer data)
{
  sound->bytes[USER_VERSION_OFFSET + 3]++;
  put (sound, sound->bytes, sound->size);
  assert_no_open (sound->path, LEX_STORE_ERROR_VERSION);
}

/* Whatever is asked of a damaged library, the answer is the one that it gave when it was whole, or
 * a fault: never that there is no such thing. */
static void
assert_right_or_fault (Sound *sound, const char *what)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexStoreReader) reader = lex_store_reader_open (sound->path, &error);

  if (reader == NULL)
    g_assert_true (error->domain == LEX_STORE_ERROR);
  for (guint i = 0; reader != NULL && i < sound->answers->len; i++)
    {
      g_autoptr (GError) fault = NULL;
      g_autofree char *answer = answers_ask (reader, i, &fault);
      const char *right = sound->answers->pdata[i];

      if (answer == NULL)
        g_assert_error (fault, LEX_STORE_ERROR, LEX_STORE_ERROR_DAMAGED);
      else if (!g_str_equal (answer, right))
        g_error ("%s: answered\n%s\ninstead of\n%s", what, answer, right);
    }
}

/* One byte, in each page at several places, its last and first among them. */
static void
test_flipped_byte (Sound *sound, gconstpointer data)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (11927);

  for (gsize page = 0; page < sound->size / 4096; page++)
    for (guint i = 0; i < N_FLIPS_OF_A_PAGE; i++)
      {
        gsize within = i == 0 ? 0 : i == 1 ? 4095 : (gsize) g_rand_int_range (random, 0, 4096);
        char *byte = sound->bytes + page * 4096 + within;
        char flip = (char) g_rand_int_range (random, 1, 256);
        g_autofree char *what = g_strdup_printf ("page %zu, byte %zu ^ %d", page, within, flip);

        *byte ^= flip;
        put (sound, sound->bytes, sound->size);
        *byte ^= flip;
        assert_right_or_fault (sound, what);
      }
}

/* The heart of the matter. A flip may go unseen where nothing is stored, or be found by a reading,
 * or only by the check; but a file that passes the check answers as it did. */
static void
examine (Sound *sound, guint seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexStoreReader) reader = lex_store_reader_open (sound->path, &error);
  g_autofree char *dump = NULL;
  gboolean passes;

  if (reader == NULL)
    {
      g_assert_true (error->domain == LEX_STORE_ERROR);
      return;
    }
  dump = answers_dump (reader);
  passes = lex_store_reader_check (reader, &error);
  if (!passes)
    g_assert_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_DAMAGED);
  else if (!g_str_equal (dump, sound->dump))
    g_error ("seed %u: the check passes, the answers differ", seed);
}

static void
test_flipped (Sound *sound, gconstpointer data)
{
  for (guint seed = 0; seed < N_FLIPPED_FILES; seed++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (seed);
      g_autofree char *bytes = g_memdup2 (sound->bytes, sound->size);

      for (gint32 n = g_rand_int_range (random, 1, 20); n > 0; n--)
        bytes[g_rand_int_range (random, 0, (gint32) sound->size)]
            ^= (char) g_rand_int_range (random, 1, 256);
      put (sound, bytes, sound->size);
      examine (sound, seed);
    }
}

/* A page of zeros, as a bad disk leaves it; each in turn. */
static void
test_lost_page (Sound *sound, gconstpointer data)
{
  for (gsize page = 1; page < sound->size / 4096; page++)
    {
      g_autofree char *bytes = g_memdup2 (sound->bytes, sound->size);

      memset (bytes + page * 4096, 0, 4096);
      put (sound, bytes, sound->size);
      examine (sound, (guint) page);
    }
}

/* One bit in a word of the text is what no structure can tell; the checksum does. */
static void
test_changed_word (Sound *sound, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexStoreReader) reader = NULL;
  char *word = NULL;

  for (gsize i = 0; word == NULL && i + 8 < sound->size; i++)
    if (memcmp (sound->bytes + i, "forfeits", 8) == 0)
      word = sound->bytes + i;
  g_assert_nonnull (word);
  memcpy (word, "Forfeits", 8); /* folds alike, so the index still agrees */
  put (sound, sound->bytes, sound->size);
  reader = lex_store_reader_open (sound->path, &error);
  g_assert_no_error (error);
  g_assert_false (lex_store_reader_check (reader, &error));
  g_assert_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_DAMAGED);
}

/* The file goes away under an open reader: what is open still answers, and the check says so. */
static void
test_removed (Sound *sound, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexStoreReader) reader = lex_store_reader_open (sound->path, &error);
  g_autofree char *dump = NULL;

  g_assert_no_error (error);
  g_unlink (sound->path);
  dump = answers_dump (reader);
  g_assert_cmpstr (dump, ==, sound->dump);
  g_assert_false (lex_store_reader_check (reader, &error));
  g_assert_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_MISSING);
}

/* Writing */

static void
assert_untouched (Sound *sound)
{
  g_autofree char *bytes = NULL;
  g_autoptr (GDir) dir = g_dir_open (sound->folder, 0, NULL);
  gsize size;
  guint n_files = 0;

  g_file_get_contents (sound->path, &bytes, &size, NULL);
  g_assert_cmpmem (bytes, size, sound->bytes, sound->size);
  while (g_dir_read_name (dir) != NULL)
    n_files++;
  g_assert_cmpuint (n_files, ==, 1);
}

/* A document that needs many pages, in the text and in the index. */
static LexDocument *
new_large_document (void)
{
  LexDocument *document = lex_document_new ("large", LEX_KIND_LAW, "Large", NULL, FALSE);
  GPtrArray *clauses = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint law = 1; law <= 90; law++)
    {
      g_autofree char *name = g_strdup_printf ("%u", law);
      g_autoptr (LexLabel) label = lex_label_parse (name);
      g_autoptr (GString) plain = g_string_new (NULL);
      g_autoptr (LexText) text = NULL;
      LexClauseParts parts = { .label = label };

      for (guint i = 0; i < 200; i++)
        g_string_append_printf (plain, "word%u ", law * i);
      text = lex_text_new (plain->str, NULL, 0);
      parts.wording[LEX_LANGUAGE_EN].text = text;
      g_ptr_array_add (clauses, lex_clause_new (&parts));
    }
  lex_document_take_clauses (document, clauses);
  return document;
}

/* Writes it over the sound library, on a disk that is full after so many pages. */
static gboolean
write_within (Sound *sound, LexDocument *document, guint n_pages)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLexicon) lexicon = fixture_new_lexicon ();
  g_autoptr (LexStoreWriter) writer = lex_store_writer_new (sound->path, lexicon, &error);
  gboolean good;

  g_assert_no_error (error);
  lex_store_writer_limit_pages (writer, n_pages);
  good = lex_store_writer_add_document (writer, document, &error)
         && lex_store_writer_finish (writer, &error);
  if (!good)
    {
      g_assert_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_WRITE);
      /* In words of ours, not in SQLite's. */
      g_assert_nonnull (strstr (error->message, "the disk is full; free some space"));
    }
  return good;
}

static void
test_full_disk (Sound *sound, gconstpointer data)
{
  g_autoptr (LexDocument) document = new_large_document ();
  g_autoptr (LexStoreReader) reader = NULL;
  guint n_faults = 0;

  for (guint n_pages = 30; !write_within (sound, document, n_pages); n_pages += 5, n_faults++)
    assert_untouched (sound);
  g_assert_cmpuint (n_faults, >, 10); /* at many places on the way */
  reader = lex_store_reader_open (sound->path, NULL);
  g_assert_true (lex_store_reader_check (reader, NULL));
}

static void
test_no_folder (Sound *sound, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLexicon) lexicon = fixture_new_lexicon ();
  g_autofree char *path = g_build_filename (sound->folder, "none", "library.db", NULL);

  g_assert_null (lex_store_writer_new (path, lexicon, &error));
  g_assert_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, path));
}

static void
test_read_only_folder (Sound *sound, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLexicon) lexicon = fixture_new_lexicon ();
  g_autoptr (LexStoreReader) reader = NULL;

  g_chmod (sound->folder, 0500);
  if (g_access (sound->folder, W_OK) == 0)
    {
      g_chmod (sound->folder, 0700);
      g_test_skip ("this user may write everywhere: any user but root would run this");
      return;
    }
  g_assert_null (lex_store_writer_new (sound->path, lexicon, &error));
  g_assert_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_WRITE);
  reader = lex_store_reader_open (sound->path, NULL); /* reading needs no writing */
  g_assert_nonnull (reader);
  g_chmod (sound->folder, 0700);
}

/* Puts in a table's place a view of the same columns that never ends. */
static void
make_endless (const char *path, const char *table)
{
  g_autofree char *ask = g_strdup_printf (
      "SELECT group_concat ('i AS ' || name) FROM pragma_table_info ('%s')", table);
  g_autofree char *sql = NULL;
  sqlite3 *handle = NULL;
  sqlite3_stmt *columns = NULL;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (handle, ask, -1, &columns, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (columns), ==, SQLITE_ROW);
  sql = g_strdup_printf (
      "DROP TABLE %s; CREATE VIEW %s AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1"
      " FROM n) SELECT %s FROM n WHERE i < 0",
      table, table, (const char *) sqlite3_column_text (columns, 0));
  sqlite3_finalize (columns);
  g_assert_cmpint (sqlite3_exec (handle, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (handle);
  g_assert_true (lex_pages_stamp (path)); /* each page is as it was written: meant so */
}

/* Where a table should be, a file may have a view that never ends. */
static void
test_endless (Sound *sound, gconstpointer data)
{
  g_autoptr (LexStoreReader) reader = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) documents = NULL;

  make_endless (sound->path, "documents");
  make_endless (sound->path, "meta");
  reader = lex_store_reader_open (sound->path, &error);
  g_assert_no_error (error);
  documents = lex_store_reader_list_documents (reader, &error);
  g_assert_null (documents);
  g_assert_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, "interrupted")); /* not for want of a column */
  g_clear_error (&error);
  g_assert_false (lex_store_reader_check (reader, &error));
  g_assert_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_DAMAGED);
}

/* Something else came to stand where the library goes. */
static void
test_no_rename (Sound *sound, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLexicon) lexicon = fixture_new_lexicon ();
  g_autofree char *path = g_build_filename (sound->folder, "taken", NULL);
  LexStoreWriter *writer = lex_store_writer_new (path, lexicon, &error);

  g_assert_no_error (error);
  g_mkdir (path, 0700);
  g_assert_false (lex_store_writer_finish (writer, &error));
  g_assert_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_WRITE);
  lex_store_writer_free (writer);
  g_rmdir (path);
  assert_untouched (sound);
}

#define ADD(name, func) g_test_add ("/store/faults/" name, Sound, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("domain", test_domain);
  ADD ("missing", test_missing);
  ADD ("truncated", test_truncated);
  ADD ("grown", test_grown);
  ADD ("foreign", test_foreign);
  ADD ("version", test_version);
  ADD ("flipped", test_flipped);
  ADD ("flipped-byte", test_flipped_byte);
  ADD ("lost-page", test_lost_page);
  ADD ("changed-word", test_changed_word);
  ADD ("removed", test_removed);
  ADD ("endless", test_endless);
  ADD ("full-disk", test_full_disk);
  ADD ("no-folder", test_no_folder);
  ADD ("read-only-folder", test_read_only_folder);
  ADD ("no-rename", test_no_rename);
  return g_test_run ();
}
