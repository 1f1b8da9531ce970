/* lex-import-reading.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Has files read by the intake, and tells what of the imported documents would go. It refuses to
 * store anything and to know formats (the intake's). The import calls it, in any thread, since it
 * touches no open library.
 */

#include "services/lex-import-reading.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "corpus/lex-corpus-bytes.h"
#include "corpus/lex-corpus.h"
#include "intake/formats/lex-intake-format.h"
#include "intake/lex-intake.h"
#include "intake/repair/lex-repairer.h"
#include "services/lex-import-corpus.h"
#include "services/lex-import-files.h"
#include "services/lex-library-location.h"
#include "services/lex-library-private.h"
#include "services/lex-shelf.h"

/* Named in one line of a report; the others are counted. */
#define MAX_NAMED 12

/* The shipped documents by which the intake recovers labels, with their clauses. */
static GPtrArray *
read_known (LexStoreReader *reader, GError **error)
{
  static const char *const names[] = { "laws", "screens", "definitions", "introduction" };
  g_autoptr (GPtrArray) skeleton = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) documents = lex_store_reader_list_documents (reader, error);

  for (guint i = 0; documents != NULL && i < G_N_ELEMENTS (names); i++)
    for (guint j = 0; j < documents->len; j++)
      {
        GPtrArray *clauses;

        if (!g_str_equal (lex_document_get_name (documents->pdata[j]), names[i]))
          continue;
        clauses = lex_store_reader_list_clauses (reader, names[i], error);
        if (clauses == NULL)
          return NULL;
        g_ptr_array_add (skeleton, lex_document_copy (documents->pdata[j], NULL, NULL, clauses));
      }
  return documents != NULL ? g_steal_pointer (&skeleton) : NULL;
}

static GPtrArray *
read_skeleton (const char *shipped, GError **error)
{
  g_autoptr (GError) lower = NULL;
  g_autoptr (LexStoreReader) reader = lex_store_reader_open (shipped, &lower);
  GPtrArray *skeleton = reader != NULL ? read_known (reader, &lower) : NULL;

  if (skeleton == NULL)
    lex_library_propagate (error, g_steal_pointer (&lower), LEX_SIDE_SHIPPED, shipped);
  return skeleton;
}

/* What is gathered while the files are read.
 * @paths: borrowed
 * @places: by path, the number of the file, from 1
 * @files: of LexIntakeFile, those that could be opened
 * @imports: by the number of their first file, what came of it, of LexImport; nullable elements */
typedef struct
{
  GPtrArray *paths;
  GHashTable *places;
  GPtrArray *files;
  GPtrArray *imports;
} Gathering;

static void
slot_free (gpointer data)
{
  g_clear_pointer ((GPtrArray **) &data, g_ptr_array_unref);
}

static void
gathering_clear (Gathering *self)
{
  g_clear_pointer (&self->places, g_hash_table_unref);
  g_clear_pointer (&self->files, g_ptr_array_unref);
  g_clear_pointer (&self->imports, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Gathering, gathering_clear)

static void
add_import (Gathering *self, guint place, LexImport *import)
{
  gpointer *slot = &g_ptr_array_index (self->imports, place);

  if (*slot == NULL)
    *slot = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_import_free);
  g_ptr_array_add (*slot, import);
}

static LexImport *
refuse (Gathering *self, guint place, gboolean broken, const char *message)
{
  const LexImportPath *path = g_ptr_array_index (self->paths, place);
  LexImport *import = lex_import_new (path->path);

  import->found = path->found;
  import->broken = path->found && broken;
  lex_library_fail (&import->error, LEX_LIBRARY_ERROR_INPUT, "%s", message);
  add_import (self, place, import);
  return import;
}

static guint
get_place (Gathering *self, const char *path)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->places, path)) - 1;
}

/* Who names a folder and a file in it meant the file once. */
static gboolean
was_found (Gathering *self, const char *path)
{
  return ((LexImportPath *) g_ptr_array_index (self->paths, get_place (self, path)))->found;
}

static void
gather (Gathering *self, guint place, const char *shipped)
{
  const LexImportPath *path = g_ptr_array_index (self->paths, place);
  LexImport *import = NULL;
  g_autoptr (GError) lower = NULL;
  g_autoptr (GBytes) data = path->data != NULL
                                ? g_bytes_ref (path->data)
                                : lex_corpus_read_bytes (path->path, LEX_INTAKE_MAX_BYTES, &lower);

  if (data == NULL)
    refuse (self, place, TRUE, lower->message);
  else if (!g_hash_table_contains (self->places, path->path))
    {
      g_hash_table_insert (self->places, path->path, GUINT_TO_POINTER (place + 1));
      import = lex_import_corpus_read (path, data, shipped);
      if (import != NULL)
        add_import (self, place, import);
      else
        g_ptr_array_add (self->files, lex_intake_file_new (path->path, data));
    }
  else if (!path->found && !was_found (self, path->path))
    {
      g_autofree char *message
          = g_strdup_printf (_ ("%s: is named twice; name it once"), path->path);

      refuse (self, place, FALSE, message);
    }
}

static GBytes *
get_data (Gathering *self, const char *path)
{
  for (guint i = 0; i < self->files->len; i++)
    {
      const LexIntakeFile *file = g_ptr_array_index (self->files, i);

      if (g_str_equal (file->name, path))
        return file->data;
    }
  return NULL;
}

static void
take_spots (LexImport *import, const LexIntake *intake)
{
  for (guint i = 0; i < intake->spots->len; i++)
    {
      const LexIntakeSpot *from = &g_array_index (intake->spots, LexIntakeSpot, i);
      LexSpot spot = { from->file, from->line };

      g_array_append_val (import->spots, spot);
    }
}

static void
take_intake (Gathering *self, const LexIntake *intake, const LexImportOptions *options)
{
  const char *first = g_ptr_array_index (intake->files, 0);
  const guint place = get_place (self, first);
  LexImport *import = lex_import_new (first);

  import->found = ((LexImportPath *) g_ptr_array_index (self->paths, place))->found;
  import->kind = options->kind;
  import->language = options->language;
  import->edition = g_strdup (options->edition);
  g_set_object (&import->document, intake->document);
  for (guint i = 0; i < intake->files->len; i++)
    lex_import_add_file (import, intake->files->pdata[i], get_data (self, intake->files->pdata[i]));
  for (guint i = 0; i < intake->originals->len; i++)
    g_ptr_array_add (import->originals, g_strdup (intake->originals->pdata[i]));
  for (guint i = 0; i < intake->problems->len; i++)
    g_ptr_array_add (import->problems, lex_problem_copy (intake->problems->pdata[i]));
  for (guint i = 0; i < intake->missing->len; i++)
    g_ptr_array_add (import->missing, lex_label_ref (intake->missing->pdata[i]));
  take_spots (import, intake);
  add_import (self, place, import);
}

/* What its user can say more of is kept to be read again. */
static void
take_refusal (Gathering *self, const LexIntakeRefusal *refusal, const LexImportOptions *options)
{
  GBytes *data = get_data (self, refusal->name);
  LexImport *import = refuse (self, get_place (self, refusal->name),
                              lex_intake_format_is_document (data), refusal->error->message);

  import->kind = options->kind;
  import->language = options->language;
  import->edition = g_strdup (options->edition);
  if (g_error_matches (refusal->error, LEX_INTAKE_ERROR, LEX_INTAKE_ERROR_UNTOLD))
    lex_import_add_file (import, refusal->name, data);
}

static gboolean
read_files (Gathering *self, const LexImportReading *reading, GError **error)
{
  g_autofree char *shipped = lex_location_dup_library ();
  g_autofree char *words = g_path_get_dirname (shipped);
  LexIntakeHints hints
      = { reading->options.kind, reading->options.language, reading->options.edition, words };
  LexIntakeWatch watch
      = { reading->cancellable, reading->options.progress, reading->options.progress_data };
  g_autoptr (GPtrArray) skeleton = read_skeleton (reading->shipped, error);
  g_autoptr (GPtrArray) refused = NULL;
  g_autoptr (GPtrArray) intakes = NULL;

  if (skeleton == NULL)
    return FALSE;
  intakes = lex_intake_read (self->files, &hints, skeleton, &watch, &refused);
  lex_repairer_close_dictionaries ();
  if (intakes == NULL)
    {
      g_cancellable_set_error_if_cancelled (reading->cancellable, error);
      return FALSE;
    }
  for (guint i = 0; i < intakes->len; i++)
    take_intake (self, intakes->pdata[i], &reading->options);
  for (guint i = 0; i < refused->len; i++)
    take_refusal (self, refused->pdata[i], &reading->options);
  return TRUE;
}

/* What stands where */

static LexDocument *
read_standing (const char *data_dir, const char *name)
{
  g_autofree char *path = lex_shelf_dup_document_path (data_dir, name);

  return g_file_test (path, G_FILE_TEST_IS_REGULAR) ? lex_corpus_read (path, TRUE, NULL) : NULL;
}

/* The same law from two organisations is two documents. */
static gboolean
is_other_publisher (LexDocument *a, LexDocument *b)
{
  const char *first = lex_document_get_publisher (a), *second = lex_document_get_publisher (b);

  return first != NULL && second != NULL && g_ascii_strcasecmp (first, second) != 0;
}

static char *
dup_name_with_publisher (LexDocument *document)
{
  const char *name = lex_document_get_name (document);
  g_autofree char *publisher = g_str_to_ascii (lex_document_get_publisher (document), "C");
  g_autoptr (GString) slug = g_string_new (name);

  g_string_append_c (slug, '-');
  for (const char *c = publisher; *c != '\0'; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (slug, g_ascii_tolower (*c));
  return g_string_free (g_steal_pointer (&slug), FALSE);
}

static LexImport *
find_before (GPtrArray *imports, guint index, const char *name)
{
  for (guint i = 0; i < index; i++)
    {
      LexImport *import = g_ptr_array_index (imports, i);

      if (import->document != NULL && g_str_equal (lex_document_get_name (import->document), name))
        return import;
    }
  return NULL;
}

static void
keep_apart (LexImport *import)
{
  g_autofree char *name = dup_name_with_publisher (import->document);
  g_autoptr (LexDocument) renamed = lex_document_copy (import->document, name, NULL, NULL);

  g_set_object (&import->document, renamed);
}

/* Labels of the old document that the new one does not have. */
static GPtrArray *
list_lost (LexDocument *old, LexDocument *new)
{
  GPtrArray *lost = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
  g_autoptr (GHashTable) kept = g_hash_table_new (lex_label_hash, lex_label_equal);
  GPtrArray *clauses = lex_document_get_clauses (new);

  for (guint i = 0; i < clauses->len; i++)
    g_hash_table_add (kept, lex_clause_get_label (clauses->pdata[i]));
  clauses = lex_document_get_clauses (old);
  for (guint i = 0; i < clauses->len; i++)
    {
      LexLabel *label = lex_clause_get_label (clauses->pdata[i]);

      if (!g_hash_table_contains (kept, label))
        g_ptr_array_add (lost, lex_label_ref (label));
    }
  return lost;
}

static char *
dup_labels (GPtrArray *labels)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < labels->len && i < MAX_NAMED; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", lex_label_get_text (labels->pdata[i]));
  if (labels->len > MAX_NAMED)
    g_string_append (text, ", …");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static const char *
get_title (LexDocument *document)
{
  const char *title = lex_document_get_title (document, LEX_LANGUAGE_EN);

  if (title == NULL)
    title = lex_document_get_title (document, LEX_LANGUAGE_PL);
  return title != NULL ? title : lex_document_get_name (document);
}

static void
report_replacement (LexImport *import)
{
  const LexReplacement *replaces = import->replaces;
  const char *title = get_title (import->document);
  const guint n_new = lex_document_get_n_clauses (import->document);
  g_autofree char *lost = dup_labels (replaces->lost);
  char *message;

  if (replaces->lost->len == 0)
    message = g_strdup_printf (_ ("takes the place of “%s”, which was imported before; clauses "
                                  "then: %u, now: %u"),
                               title, replaces->n_clauses, n_new);
  else
    message = g_strdup_printf (_ ("takes the place of “%s”, which was imported before; clauses "
                                  "then: %u, now: %u; no longer there: %s"),
                               title, replaces->n_clauses, n_new, lost);
  g_ptr_array_insert (
      import->problems, 0,
      lex_problem_new (0, replaces->lost->len > 0 ? LEX_SEVERITY_WARNING : LEX_SEVERITY_NOTE,
                       message));
}

static void
note_replacement (LexImport *import, LexDocument *old)
{
  const char *title = lex_document_get_title (old, LEX_LANGUAGE_EN);

  import->replaces = g_new0 (LexReplacement, 1);
  import->replaces->title
      = g_strdup (title != NULL ? title : lex_document_get_title (old, LEX_LANGUAGE_PL));
  import->replaces->n_clauses = lex_document_get_n_clauses (old);
  import->replaces->lost = list_lost (old, import->document);
  report_replacement (import);
}

/* Two files that make the same document would overwrite one another unseen. */
static void
refuse_twin (LexImport *import, const LexImport *before)
{
  lex_library_fail (&import->error, LEX_LIBRARY_ERROR_INPUT,
                    _ ("%s: makes the same document, “%s”, as %s; import one of them"),
                    import->file, lex_document_get_name (import->document), before->file);
  g_clear_object (&import->document);
}

static void
compare_with_others (GPtrArray *imports, guint index, const char *data_dir)
{
  LexImport *import = g_ptr_array_index (imports, index);
  const char *name = lex_document_get_name (import->document);
  g_autoptr (LexDocument) standing = read_standing (data_dir, name);
  LexImport *before = find_before (imports, index, name);

  if ((standing != NULL && is_other_publisher (import->document, standing))
      || (before != NULL && is_other_publisher (import->document, before->document)))
    {
      keep_apart (import);
      name = lex_document_get_name (import->document);
      g_clear_object (&standing);
      standing = read_standing (data_dir, name);
      before = find_before (imports, index, name);
    }
  if (before != NULL)
    refuse_twin (import, before);
  else if (standing != NULL)
    note_replacement (import, standing);
}

/* Where a path was named twice, or joined what another began, there is no import of its own. */
static GPtrArray *
collect (Gathering *self, const char *data_dir)
{
  GPtrArray *imports = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_import_free);

  for (guint i = 0; i < self->imports->len; i++)
    {
      GPtrArray *slot = g_steal_pointer (&g_ptr_array_index (self->imports, i));

      if (slot != NULL)
        g_ptr_array_extend_and_steal (imports, slot);
    }
  for (guint i = 0; i < imports->len; i++)
    if (((LexImport *) imports->pdata[i])->document != NULL)
      compare_with_others (imports, i, data_dir);
  return imports;
}

GPtrArray *
lex_import_read (GPtrArray *paths, const LexImportReading *reading, GError **error)
{
  g_auto (Gathering) self = { NULL };

  self.paths = paths;
  self.places = g_hash_table_new (g_str_hash, g_str_equal);
  self.files = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_file_free);
  self.imports = g_ptr_array_new_with_free_func (slot_free);
  g_ptr_array_set_size (self.imports, (int) paths->len);
  for (guint i = 0; i < paths->len; i++)
    {
      if (g_cancellable_set_error_if_cancelled (reading->cancellable, error))
        return NULL;
      gather (&self, i, reading->shipped);
    }
  if (!read_files (&self, reading, error))
    return NULL;
  return collect (&self, reading->data_dir);
}
