/* lex-window-documents.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is done with imported documents: looked at, renamed, ranked, read again, forgotten, and all
 * of it undone. It refuses to know how. The actions call it.
 */

#include "shell/lex-window-private.h"

#include <glib/gi18n-lib.h>

#include "services/lex-library-import.h"
#include "services/lex-library-manage.h"
#include "services/lex-library-records.h"
#include "services/lex-naming.h"
#include "shell/lex-title-question.h"
#include "shell/lex-window-drops.h"
#include "widgets/importing/lex-compare.h"
#include "widgets/importing/lex-documents.h"
#include "widgets/importing/lex-review.h"
#include "widgets/text/lex-question.h"
#include "widgets/text/lex-toast.h"

void
lex_window_show_documents (LexWindow *self)
{
  LexDocuments *documents;

  if (self->library == NULL)
    return;
  documents = lex_documents_new (self->library, GTK_WINDOW (self));
  lex_window_take_drops (self, GTK_WIDGET (documents));
  gtk_window_present (GTK_WINDOW (documents));
}

void
lex_window_compare (LexWindow *self)
{
  LexLabel *label = lex_reader_get_label (self->reader);
  const LexLanguage language = lex_languages_get_first (lex_reader_get_languages (self->reader));

  if (self->library != NULL && label != NULL)
    gtk_window_present (
        GTK_WINDOW (lex_compare_new (self->library, label, language, GTK_WINDOW (self))));
}

/* Its first clause; a document of other editions is found by its own labels. */
void
lex_window_open_document (LexWindow *self, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) clauses = lex_library_list_clauses (self->library, name, &error);

  if (clauses == NULL)
    lex_toast_say (self->toasts, error->message);
  else if (clauses->len > 0
           && lex_window_open (self, lex_label_get_text (lex_clause_get_label (clauses->pdata[0]))))
    gtk_window_present (GTK_WINDOW (self));
}

/* Report */

static void
add_files (LexWindow *self, LexImport *import, const LexRecord *record)
{
  for (guint i = 0; i < record->files->len; i++)
    {
      const LexRecordFile *file = g_ptr_array_index (record->files, i);
      g_autoptr (GBytes) text
          = file->text_sum != NULL ? lex_library_read_original (self->library, file->text_sum, NULL)
                                   : NULL;
      g_autoptr (GBytes) nothing = g_bytes_new (NULL, 0);
      gsize size = 0;
      const char *data = text != NULL ? g_bytes_get_data (text, &size) : NULL;

      lex_import_add_file (import, file->name, nothing);
      g_ptr_array_add (import->originals,
                       data != NULL ? g_utf8_make_valid (data, (gssize) size) : g_strdup (""));
    }
}

static LexDocument *
dup_document (LexWindow *self, const char *name, GError **error)
{
  g_autoptr (GPtrArray) documents = lex_library_list_documents (self->library, error);
  GPtrArray *clauses
      = documents != NULL ? lex_library_list_clauses (self->library, name, error) : NULL;

  for (guint i = 0; clauses != NULL && i < documents->len; i++)
    if (g_str_equal (lex_document_get_name (documents->pdata[i]), name))
      return lex_document_copy (documents->pdata[i], NULL, NULL, clauses);
  return NULL;
}

/* What the review showed when it was imported, as it was kept. */
static LexImport *
dup_import (LexWindow *self, const char *name, GError **error)
{
  g_autoptr (LexRecord) record = lex_library_read_record (self->library, name, error);
  LexDocument *document = record != NULL ? dup_document (self, name, error) : NULL;
  LexImport *import;

  if (document == NULL)
    return NULL;
  import = lex_import_new (
      record->files->len > 0 ? ((LexRecordFile *) record->files->pdata[0])->name : name);
  import->document = document;
  add_files (self, import, record);
  for (guint i = 0; i < record->problems->len; i++)
    g_ptr_array_add (import->problems, lex_problem_copy (record->problems->pdata[i]));
  for (guint i = 0; i < record->missing->len; i++)
    {
      LexLabel *label = lex_label_parse (record->missing->pdata[i]);

      if (label != NULL)
        g_ptr_array_add (import->missing, label);
    }
  g_array_append_vals (import->spots, record->spots->data, record->spots->len);
  return import;
}

/* Of what was imported, the report stays open beside the law. */
static void
open_cb (LexWindow *self, const char *label)
{
  lex_window_open (self, label);
  gtk_window_present (GTK_WINDOW (self));
}

void
lex_window_show_report (LexWindow *self, const char *name)
{
  g_autoptr (GError) error = NULL;
  LexImport *import = dup_import (self, name, &error);
  GPtrArray *imports;
  LexReview *review;

  if (import == NULL)
    {
      lex_toast_say (self->toasts, error != NULL ? error->message : name);
      return;
    }
  imports = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_import_free);
  g_ptr_array_add (imports, import);
  review = lex_review_new (imports, GTK_WINDOW (self), FALSE);
  g_signal_connect_object (review, "open", G_CALLBACK (open_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (review));
}

/* Changes */

/* What is under way; owned by its callback. */
typedef struct
{
  LexWindow *window;
  LexManage what;
} Managing;

static void
managed_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  static const char *const words[] = {
    [LEX_MANAGE_RENAME] = N_ ("The document has another title"),
    [LEX_MANAGE_RANK] = N_ ("Another document prevails"),
    [LEX_MANAGE_UNDO] = N_ ("Undone"),
  };
  g_autofree Managing *managing = user_data;
  g_autoptr (LexWindow) self = managing->window;
  g_autoptr (GError) error = NULL;

  if (!lex_library_manage_finish (LEX_LIBRARY (object), result, &error))
    lex_toast_say (self->toasts, error->message);
  else if (managing->what == LEX_MANAGE_UNDO)
    lex_toast_say (self->toasts, _ (words[managing->what]));
  else
    lex_toast_offer_undo (self->toasts, _ (words[managing->what]));
}

static void
manage (LexWindow *self, LexManage what, const char *const *arguments)
{
  Managing *managing;

  if (self->library == NULL)
    return;
  managing = g_new (Managing, 1);
  *managing = (Managing){ g_object_ref (self), what };
  lex_library_manage_async (self->library, what, arguments, NULL, managed_cb, managing);
}

void
lex_window_undo_documents (LexWindow *self)
{
  const char *none[] = { NULL };

  manage (self, LEX_MANAGE_UNDO, none);
}

void
lex_window_rank_documents (LexWindow *self, const char *const *names)
{
  if (names[0] != NULL)
    manage (self, LEX_MANAGE_RANK, names);
}

void
lex_window_retitle_document (LexWindow *self, const char *name, const char *title)
{
  const char *arguments[] = { name, title, NULL };

  manage (self, LEX_MANAGE_RENAME, arguments);
}

static void
titled_cb (const char *name, const char *title, gpointer user_data)
{
  lex_window_retitle_document (LEX_WINDOW (user_data), name, title);
}

void
lex_window_rename_document (LexWindow *self, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexDocument) document = dup_document (self, name, &error);
  const char *title = NULL;

  if (document == NULL)
    {
      lex_toast_say (self->toasts, error != NULL ? error->message : name);
      return;
    }
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES && title == NULL; language++)
    title = lex_document_get_title (document, language);
  lex_title_question_ask (GTK_WINDOW (self), name, title != NULL ? title : name, titled_cb, self);
}

static void
reimported_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (LexWindow) self = LEX_WINDOW (user_data);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) imports = lex_library_import_finish (LEX_LIBRARY (object), result, &error);
  const LexImport *refused = NULL;

  for (guint i = 0; imports != NULL && i < imports->len; i++)
    if (((LexImport *) imports->pdata[i])->error != NULL)
      refused = imports->pdata[i];
  if (imports == NULL)
    lex_toast_say (self->toasts, error->message);
  else if (refused != NULL)
    lex_toast_say (self->toasts, refused->error->message);
  else
    lex_toast_offer_undo (self->toasts, _ ("The original was read again"));
}

void
lex_window_reimport_document (LexWindow *self, const char *name)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const char *names[] = { name, NULL };

  if (self->library == NULL)
    return;
  lex_toast_offer_cancel (self->toasts, _ ("Reading Again…"), cancellable);
  lex_library_reimport_async (self->library, names, cancellable, reimported_cb,
                              g_object_ref (self));
}

/* What is being forgotten; owned by the callback. */
typedef struct
{
  LexWindow *window;
  char *title;
} Forgetting;

/* What people call a document: its name is for programs. */
static char *
dup_title (LexWindow *self, const char *name)
{
  return lex_naming_dup_title (self->library, name, lex_language_of_locale ());
}

static char *
dup_outcome (const Forgetting *forgetting, const GError *error)
{
  if (error == NULL)
    return g_strdup_printf (_ ("“%s” was forgotten"), forgetting->title);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return g_strdup (_ ("Nothing was forgotten"));
  return g_strdup (error->message);
}

static void
forgotten_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Forgetting *forgetting = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;

  lex_library_forget_finish (LEX_LIBRARY (object), result, &error);
  message = dup_outcome (forgetting, error);
  if (error == NULL)
    lex_toast_offer_undo (forgetting->window->toasts, message);
  else
    lex_toast_say (forgetting->window->toasts, message);

  g_object_unref (forgetting->window);
  g_free (forgetting->title);
  g_free (forgetting);
}

void
lex_window_forget_document (LexWindow *self, const char *name)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Forgetting *forgetting = g_new0 (Forgetting, 1);

  forgetting->window = g_object_ref (self);
  forgetting->title = dup_title (self, name);
  lex_toast_offer_cancel (self->toasts, _ ("Forgetting…"), cancellable);
  lex_library_forget_async (self->library, name, cancellable, forgotten_cb, forgetting);
}

static void
forget_response_cb (LexWindow *self, const char *response, GObject *question)
{
  if (g_str_equal (response, LEX_QUESTION_ACCEPTED) && self->library != NULL)
    lex_window_forget_document (self, g_object_get_data (question, "name"));
}

void
lex_window_forget (LexWindow *self, const char *name)
{
  g_autofree char *title = dup_title (self, name);
  g_autofree char *heading = g_strdup_printf (_ ("Forget “%s”?"), title);
  GObject *question = lex_question_ask (
      GTK_WINDOW (self), heading,
      _ ("The digest is shown in its place. The file that it came from is not touched, so it can "
         "be imported again at any time."),
      _ ("_Forget"));

  g_object_set_data_full (question, "name", g_strdup (name), g_free);
  g_signal_connect_object (question, "response", G_CALLBACK (forget_response_cb), self,
                           G_CONNECT_SWAPPED);
}
