/* lex-indexing.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes a library file of documents, whether they ship or were imported.
 * It refuses to know how the documents came about. Building, importing, forgetting and rebuilding
 * call it; nothing that only reads may, since it brings in dictionaries and XML.
 */

#include "services/lex-indexing.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "corpus/lex-corpus.h"
#include "language/lex-families.h"
#include "services/lex-library-location.h"
#include "services/lex-library-private.h"
#include "services/lex-record.h"
#include "store/lex-store-writer.h"

static void
learn_text (LexLemmatizer *lemmatizer, LexText *text, LexLanguage language)
{
  if (text != NULL)
    lex_lemmatizer_learn (lemmatizer, lex_text_get_plain (text), language);
}

static void
learn_clause (LexLemmatizer *lemmatizer, LexClause *clause)
{
  const LexClauseParts *parts = lex_clause_get_parts (clause);

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      if (parts->wording[language].heading != NULL)
        lex_lemmatizer_learn (lemmatizer, parts->wording[language].heading, language);
      learn_text (lemmatizer, parts->wording[language].text, language);
      learn_text (lemmatizer, parts->ruling[language], language);
    }
}

static void
learn_situations (LexLemmatizer *lemmatizer, const LexSituations *situations)
{
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    for (guint i = 0; i < situations->phrases[language]->len; i++)
      lex_lemmatizer_learn (lemmatizer, g_ptr_array_index (situations->phrases[language], i),
                            language);
}

/* The words of the game that no dictionary has; a library can be made without them. */
static gboolean
add_field_words (LexLemmatizer *lemmatizer, const char *folder, GError **error)
{
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      g_autofree char *name = g_strdup_printf ("words-%s.dic", lex_language_get_code (language));
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_REGULAR)
          && !lex_lemmatizer_add_words (lemmatizer, path, language, error))
        return FALSE;
    }
  return TRUE;
}

/* The families of such words; a library can be made without them too. */
static gboolean
read_families (LexLemmatizer *lemmatizer, const char *folder, LexFamilies **families,
               GError **error)
{
  g_autofree char *path = g_build_filename (folder, "families.dic", NULL);

  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return TRUE;
  *families = lex_families_read (path, error);
  if (*families != NULL)
    lex_families_learn (*families, lemmatizer);
  return *families != NULL;
}

static LexLexicon *
make_lexicon (LexLemmatizer *lemmatizer, GPtrArray *documents, GPtrArray *situations,
              const char *words, GError **error)
{
  g_autoptr (LexLexicon) lexicon = lex_lexicon_new ();
  g_autoptr (LexFamilies) families = NULL;

  if (!add_field_words (lemmatizer, words, error)
      || !read_families (lemmatizer, words, &families, error))
    return NULL;

  for (guint i = 0; i < documents->len; i++)
    {
      GPtrArray *clauses = lex_document_get_clauses (documents->pdata[i]);

      for (guint j = 0; clauses != NULL && j < clauses->len; j++)
        learn_clause (lemmatizer, clauses->pdata[j]);
    }
  for (guint i = 0; situations != NULL && i < situations->len; i++)
    learn_situations (lemmatizer, g_ptr_array_index (situations, i));
  lex_lemmatizer_fill (lemmatizer, lexicon);
  if (families != NULL)
    lex_families_fill (families, lexicon);
  return g_steal_pointer (&lexicon);
}

gboolean
lex_indexing_write (const char *path, GPtrArray *documents, GPtrArray *relations,
                    GPtrArray *situations, const char *words, GError **error)
{
  g_autoptr (LexLemmatizer) lemmatizer = lex_lemmatizer_new (NULL, error);
  g_autoptr (LexLexicon) lexicon = NULL;
  g_autoptr (LexStoreWriter) writer = NULL;

  if (lemmatizer != NULL)
    lexicon = make_lexicon (lemmatizer, documents, situations, words, error);
  if (lexicon == NULL)
    return FALSE;
  writer = lex_store_writer_new (path, lexicon, error);
  if (writer == NULL)
    return FALSE;
  /* What people type is asked of the library that ships; an import need not wait for that. */
  if (situations != NULL)
    lex_store_writer_set_lemmatizer (writer, lemmatizer);
  else
    g_clear_pointer (&lemmatizer, lex_lemmatizer_free);

  for (guint i = 0; i < documents->len; i++)
    if (!lex_store_writer_add_document (writer, documents->pdata[i], error))
      return FALSE;
  if (relations != NULL && !lex_store_writer_add_relations (writer, relations, error))
    return FALSE;
  if (situations != NULL && !lex_store_writer_add_situations (writer, situations, error))
    return FALSE;
  return lex_store_writer_finish (writer, error);
}

/* Quoted where a shell would need it. */
static char *
dup_word (const char *name)
{
  const gboolean plain
      = strspn (name, G_CSET_a_2_z G_CSET_A_2_Z G_CSET_DIGITS "-_.") == strlen (name);

  return plain ? g_strdup (name) : g_shell_quote (name);
}

static void
fail_unreadable (GError *lower, const char *name, GError **error)
{
  g_autoptr (GError) owned = lower;
  g_autofree char *word = dup_word (name);

  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                    _ ("%s; or import that document again, or run “lexbridge-cli forget %s”"),
                    lower->message, word);
}

/* The file that is called after its document is the right one, whichever was read first. */
static void
fail_twin (const char *data_dir, const char *first, const char *second, const char *document,
           GError **error)
{
  const char *right = g_str_equal (second, document) ? second : first;
  const char *copy = right == first ? second : first;
  g_autofree char *right_path = lex_shelf_dup_document_path (data_dir, right);
  g_autofree char *copy_path = lex_shelf_dup_document_path (data_dir, copy);
  g_autofree char *word = dup_word (copy);

  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                    _ ("%s: holds the same document as %s; remove it, or run “lexbridge-cli forget "
                       "%s”"),
                    copy_path, right_path, word);
}

LexDocument *
lex_indexing_read_document (const char *path, const char *data_dir, const char *name,
                            GHashTable *holders, GError **error)
{
  g_autoptr (GError) lower = NULL;
  g_autoptr (LexDocument) document = lex_corpus_read (path, TRUE, &lower);
  const char *own, *holder;

  if (document == NULL)
    {
      fail_unreadable (g_steal_pointer (&lower), name, error);
      return NULL;
    }
  own = lex_document_get_name (document);
  holder = g_hash_table_lookup (holders, own);
  if (holder != NULL)
    {
      fail_twin (data_dir, holder, name, own, error);
      return NULL;
    }
  g_hash_table_insert (holders, g_strdup (own), g_strdup (name));
  return g_steal_pointer (&document);
}

/* A document and where it stands among the others. */
typedef struct
{
  LexDocument *document;
  int rank;
  gint64 imported;
} Entry;

static void
entry_free (gpointer data)
{
  Entry *self = data;

  g_clear_object (&self->document);
  g_free (self);
}

static int
compare_entries (gconstpointer a, gconstpointer b)
{
  const Entry *first = *(Entry *const *) a, *second = *(Entry *const *) b;

  if (first->rank != second->rank)
    return first->rank < second->rank ? -1 : 1;
  if (first->imported != second->imported)
    return first->imported < second->imported ? -1 : 1;
  return strcmp (lex_document_get_name (first->document), lex_document_get_name (second->document));
}

gint64
lex_indexing_get_time (const char *path)
{
  GStatBuf about;

  if (g_stat (path, &about) != 0)
    return 0;
  return (gint64) about.st_mtim.tv_sec * G_USEC_PER_SEC + about.st_mtim.tv_nsec / 1000;
}

static Entry *
read_entry (LexShelf *shelf, const char *name, GHashTable *holders, GError **error)
{
  g_autofree char *file = lex_shelf_dup_file (name, LEX_SHELF_PART_DOCUMENT);
  g_autofree char *path = lex_shelf_dup_path_ahead (shelf, file);
  g_autofree char *record_file = lex_shelf_dup_file (name, LEX_SHELF_PART_RECORD);
  g_autofree char *record_path = lex_shelf_dup_path_ahead (shelf, record_file);
  g_autoptr (LexRecord) record
      = record_path != NULL ? lex_record_read (record_path, error) : lex_record_new ();
  LexDocument *document = NULL;
  Entry *self;

  if (record != NULL)
    document
        = lex_indexing_read_document (path, lex_shelf_get_data_dir (shelf), name, holders, error);
  if (document == NULL)
    return NULL;
  self = g_new (Entry, 1);
  *self = (Entry){ document, record->rank, record->imported };
  if (self->imported == 0)
    self->imported = lex_indexing_get_time (path);
  return self;
}

/* The documents as they will be once the shelf is committed, the one that prevails last. */
static GPtrArray *
read_shelf (LexShelf *shelf, GError **error)
{
  g_autoptr (GHashTable) holders = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (entry_free);
  g_autoptr (GPtrArray) documents = g_ptr_array_new_with_free_func (g_object_unref);
  g_auto (GStrv) names = lex_shelf_list_ahead (shelf, error);

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      Entry *entry = read_entry (shelf, names[i], holders, error);

      if (entry == NULL)
        return NULL;
      g_ptr_array_add (entries, entry);
    }
  g_ptr_array_sort (entries, compare_entries);
  for (guint i = 0; i < entries->len; i++)
    g_ptr_array_add (documents, g_object_ref (((Entry *) entries->pdata[i])->document));
  return names != NULL ? g_steal_pointer (&documents) : NULL;
}

static gboolean
write_index (LexShelf *shelf, GPtrArray *documents, GError **error)
{
  g_autofree char *path = lex_shelf_dup_new_library_path (shelf);
  g_autofree char *shipped = lex_location_dup_library ();
  g_autofree char *words = g_path_get_dirname (shipped);
  g_autoptr (GError) lower = NULL;

  if (documents->len == 0)
    return lex_shelf_remove_library (shelf, error);
  if (lex_indexing_write (path, documents, NULL, NULL, words, &lower))
    return TRUE;
  lex_library_propagate (error, g_steal_pointer (&lower), LEX_SIDE_IMPORTS, path);
  return FALSE;
}

GPtrArray *
lex_indexing_commit (LexShelf *shelf, GError **error)
{
  g_autoptr (GPtrArray) documents = read_shelf (shelf, error);

  if (documents == NULL || !write_index (shelf, documents, error)
      || !lex_shelf_commit (shelf, error))
    return NULL;
  return g_steal_pointer (&documents);
}
