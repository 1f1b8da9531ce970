/* lex-library-manage.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Changes imported documents as they are: titles, ranks, and back. It refuses to read a foreign
 * file. Front ends call it; the work itself runs in any thread, since it touches no open library.
 */

#include "services/lex-library-manage.h"

#include <glib/gi18n-lib.h>

#include "corpus/lex-corpus.h"
#include "services/lex-indexing.h"
#include "services/lex-library-change.h"
#include "services/lex-library-private.h"

/* Everything that there is to know; owned by whoever runs it. */
typedef struct
{
  char *data_dir;
  LexManage what;
  GStrv arguments;
} Job;

static Job *
job_new (LexLibrary *library, LexManage what, const char *const *arguments)
{
  Job *self = g_new0 (Job, 1);

  self->data_dir = g_strdup (library->data_dir);
  self->what = what;
  self->arguments = g_strdupv ((GStrv) arguments);
  return self;
}

static void
job_free (gpointer data)
{
  Job *self = data;

  g_free (self->data_dir);
  g_strfreev (self->arguments);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Job, job_free)

static gboolean
check_imported (const char *data_dir, const char *name, GError **error)
{
  g_auto (GStrv) names = lex_shelf_list (data_dir, error);

  if (names != NULL && !g_strv_contains ((const char *const *) names, name))
    lex_library_fail (
        error, LEX_LIBRARY_ERROR_NOT_FOUND,
        _ ("%s: no document of that name was imported; “lexbridge-cli documents” lists them"),
        name);
  return names != NULL && g_strv_contains ((const char *const *) names, name);
}

static LexRecord *
read_record (const char *data_dir, const char *name, GError **error)
{
  g_autofree char *path = lex_shelf_dup_record_path (data_dir, name);

  return lex_record_read (path, error);
}

static gboolean
put_record (LexShelf *shelf, const char *name, const LexRecord *record, GError **error)
{
  g_autofree char *file = lex_shelf_dup_file (name, LEX_SHELF_PART_RECORD);
  g_autoptr (GBytes) bytes = lex_record_dup_bytes (record);

  return lex_shelf_put (shelf, file, bytes, error);
}

/* Rename */

static LexDocument *
read_document (const char *data_dir, const char *name, GError **error)
{
  g_autofree char *path = lex_shelf_dup_document_path (data_dir, name);
  g_autoptr (GError) lower = NULL;
  LexDocument *document = lex_corpus_read (path, TRUE, &lower);

  if (document == NULL)
    lex_library_propagate (error, g_steal_pointer (&lower), LEX_SIDE_IMPORTS, path);
  return document;
}

static gboolean
put_titled (LexShelf *shelf, const char *name, LexDocument *document, const char *title,
            GError **error)
{
  g_autofree char *path = lex_shelf_dup_new_document_path (shelf, name);
  g_autoptr (LexDocument) titled = NULL;
  g_autoptr (GError) lower = NULL;
  const char *titles[LEX_N_LANGUAGES] = { NULL };

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    if (lex_document_get_title (document, language) != NULL)
      titles[language] = title;
  titled = lex_document_copy (document, NULL, titles, NULL);
  if (lex_corpus_write (titled, path, &lower))
    return TRUE;
  lex_library_propagate (error, g_steal_pointer (&lower), LEX_SIDE_IMPORTS, path);
  return FALSE;
}

/* Before a record gets its first word, its file's time must be in it, or the order would change. */
static void
keep_time (LexRecord *record, const char *data_dir, const char *name)
{
  g_autofree char *path = lex_shelf_dup_document_path (data_dir, name);

  if (record->imported == 0)
    record->imported = lex_indexing_get_time (path);
}

static gboolean
rename_document (LexShelf *shelf, const Job *job, GError **error)
{
  const char *name = job->arguments[0];
  g_autofree char *title = g_strstrip (g_strdup (job->arguments[1]));
  g_autoptr (LexDocument) document = NULL;
  g_autoptr (LexRecord) record = NULL;

  if (*title == '\0' || !g_utf8_validate (title, -1, NULL))
    {
      lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT,
                        _ ("%s: a title has at least one letter; give it another"), name);
      return FALSE;
    }
  if (!check_imported (job->data_dir, name, error))
    return FALSE;
  document = read_document (job->data_dir, name, error);
  record = document != NULL ? read_record (job->data_dir, name, error) : NULL;
  if (record == NULL)
    return FALSE;
  keep_time (record, job->data_dir, name);
  g_free (record->title);
  record->title = g_strdup (title);
  return put_titled (shelf, name, document, title, error)
         && put_record (shelf, name, record, error);
}

/* Rank */

static gboolean
rank_document (LexShelf *shelf, const char *data_dir, const char *name, int rank, GError **error)
{
  g_autoptr (LexRecord) record = read_record (data_dir, name, error);

  if (record == NULL)
    return FALSE;
  if (record->rank == rank)
    return TRUE;
  keep_time (record, data_dir, name);
  record->rank = rank;
  return put_record (shelf, name, record, error);
}

static gboolean
rank_documents (LexShelf *shelf, const Job *job, GError **error)
{
  g_auto (GStrv) names = lex_shelf_list (job->data_dir, error);
  const guint n_ranked = g_strv_length (job->arguments);

  for (guint i = 0; i < n_ranked; i++)
    if (!check_imported (job->data_dir, job->arguments[i], error))
      return FALSE;
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      guint place = 0;

      while (place < n_ranked && !g_str_equal (job->arguments[place], names[i]))
        place++;
      if (!rank_document (shelf, job->data_dir, names[i], (int) (n_ranked - place), error))
        return FALSE;
    }
  return names != NULL;
}

/* Undo */

static gboolean
undo (LexShelf *shelf, const Job *job, GError **error)
{
  g_autoptr (LexShelfChange) change = NULL;

  if (!lex_shelf_find_last_change (job->data_dir, &change, error))
    return FALSE;
  if (change == NULL)
    {
      lex_library_fail (error, LEX_LIBRARY_ERROR_NOT_FOUND,
                        _ ("%s: there is no change of imported documents to undo"), job->data_dir);
      return FALSE;
    }
  return lex_shelf_undo (shelf, change, error);
}

static gboolean
prepare (LexShelf *shelf, const Job *job, GError **error)
{
  const char *const *names = (const char *const *) job->arguments;
  const char *renamed[] = { names[0], NULL };

  switch (job->what)
    {
    case LEX_MANAGE_RENAME:
      return rename_document (shelf, job, error)
             && lex_shelf_keep_past (shelf, LEX_DEED_RENAME, renamed, error);
    case LEX_MANAGE_RANK:
      return rank_documents (shelf, job, error)
             && lex_shelf_keep_past (shelf, LEX_DEED_RANK, names, error);
    case LEX_MANAGE_UNDO:
    default:
      return undo (shelf, job, error);
    }
}

/* The whole of it, without the open library: the same for both ways to run it. */
static gboolean
run (gpointer data, GCancellable *cancellable, gboolean *stored, GError **error)
{
  const Job *job = data;
  g_autoptr (LexShelf) shelf = NULL;
  g_autoptr (GPtrArray) documents = NULL;

  /* Who has no data folder gets none. */
  if (job->what != LEX_MANAGE_UNDO
          ? !check_imported (job->data_dir, job->arguments[0], error)
          : !g_file_test (job->data_dir, G_FILE_TEST_IS_DIR) && !undo (NULL, job, error))
    return FALSE;
  shelf = lex_shelf_open (job->data_dir, cancellable, error);
  if (shelf != NULL && prepare (shelf, job, error))
    documents = lex_indexing_commit (shelf, error);
  *stored = documents != NULL;
  return *stored;
}

static gboolean
check_arguments (LexManage what, const char *const *arguments)
{
  const guint n = g_strv_length ((GStrv) arguments);

  return what == LEX_MANAGE_RENAME ? n == 2 : what == LEX_MANAGE_RANK ? n > 0 : n == 0;
}

gboolean
lex_library_manage (LexLibrary *self, LexManage what, const char *const *arguments, GError **error)
{
  g_autoptr (Job) job = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (arguments != NULL && check_arguments (what, arguments), FALSE);

  job = job_new (self, what, arguments);
  return lex_library_change (self, job, run, error);
}

void
lex_library_manage_async (LexLibrary *self, LexManage what, const char *const *arguments,
                          GCancellable *cancellable, GAsyncReadyCallback callback,
                          gpointer user_data)
{
  GTask *task;

  g_return_if_fail (LEX_IS_LIBRARY (self));
  g_return_if_fail (arguments != NULL && check_arguments (what, arguments));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, lex_library_manage_async);
  g_task_set_task_data (task, job_new (self, what, arguments), job_free);
  lex_library_change_async (task, run);
}

gboolean
lex_library_manage_finish (LexLibrary *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
