/* lex-window-import.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Documents into the library: it has files read, shows what came of them, and has them stored when
 * that is accepted. It refuses to know how a file is read and who chose it. Application and actions
 * call it.
 */

#include "shell/lex-window-private.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "services/lex-library-import.h"
#include "shell/lex-window-documents.h"
#include "widgets/importing/lex-review.h"
#include "widgets/importing/lex-waiting.h"
#include "widgets/text/lex-toast.h"

/* One step of an import that is under way; owned by its callback.
 * @review: nullable: while nothing is read yet.
 * @index: of the import that is read otherwise.
 * @passing: nullable: a file that goes, with its folder, when this step is done. */
typedef struct
{
  LexWindow *window;
  LexWaiting *waiting;
  LexReview *review;
  guint index;
  char *passing;
} Step;

static void
remove_passing (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_remove (path);
  g_rmdir (folder);
}

static Step *
step_new (LexWindow *window, LexReview *review, const char *title, GCancellable *cancellable)
{
  Step *self = g_new0 (Step, 1);
  GtkWindow *before = review != NULL ? GTK_WINDOW (review) : GTK_WINDOW (window);

  self->window = g_object_ref (window);
  if (review != NULL)
    self->review = g_object_ref (review);
  self->waiting = g_object_ref (lex_waiting_new (before, title, cancellable));
  gtk_window_present (GTK_WINDOW (self->waiting));
  return self;
}

static void
step_free (Step *self)
{
  gtk_window_destroy (GTK_WINDOW (self->waiting));
  g_object_unref (self->waiting);
  g_clear_object (&self->review);
  g_object_unref (self->window);
  if (self->passing != NULL)
    remove_passing (self->passing);
  g_free (self->passing);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Step, step_free)

static void
progress_cb (guint done, guint all, const char *name, gpointer user_data)
{
  lex_waiting_tell (((Step *) user_data)->waiting, done, all, name);
}

static void
say_failure (LexWindow *self, const GError *error)
{
  lex_toast_say (self->toasts, g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)
                                   ? _ ("Nothing was imported")
                                   : error->message);
}

static guint
count_taken (GPtrArray *imports)
{
  guint taken = 0;

  for (guint i = 0; i < imports->len; i++)
    taken += ((LexImport *) g_ptr_array_index (imports, i))->document != NULL;
  return taken;
}

static gboolean
is_boards (LexDocument *document)
{
  GPtrArray *clauses = document != NULL ? lex_document_get_clauses (document) : NULL;

  return clauses != NULL && clauses->len > 0 && lex_clause_get_pbn (clauses->pdata[0]) != NULL;
}

/* Boards are opened where they stand, as one expects who has just looked at them in the file. */
static void
open_boards (LexWindow *self, GPtrArray *imports)
{
  for (guint i = 0; i < imports->len; i++)
    {
      LexDocument *document = ((LexImport *) g_ptr_array_index (imports, i))->document;

      if (!is_boards (document))
        continue;
      lex_window_open_document (self, lex_document_get_name (document));
      return;
    }
}

static void
accepted_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Step) step = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) imports = lex_library_import_finish (LEX_LIBRARY (object), result, &error);
  g_autofree char *message = NULL;

  lex_review_set_busy (step->review, FALSE);
  if (imports == NULL)
    {
      /* What was corrected is not lost: the review stays where it is. */
      say_failure (step->window, error);
      return;
    }
  message = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u document imported",
                                          "%u documents imported", count_taken (imports)),
                             count_taken (imports));
  lex_toast_offer_undo (step->window->toasts, message);
  gtk_window_destroy (GTK_WINDOW (step->review));
  open_boards (step->window, imports);
}

/* Files that were refused stay out, since the user has seen that they are. */
static GPtrArray *
dup_taken (GPtrArray *imports)
{
  GPtrArray *taken = g_ptr_array_new ();

  for (guint i = 0; i < imports->len; i++)
    if (((LexImport *) g_ptr_array_index (imports, i))->document != NULL)
      g_ptr_array_add (taken, g_ptr_array_index (imports, i));
  return taken;
}

static void
accept_cb (LexReview *review, LexWindow *self)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GPtrArray) taken = dup_taken (lex_review_get_imports (review));

  if (self->library == NULL)
    return;
  lex_review_set_busy (review, TRUE);
  lex_library_accept_async (self->library, taken, cancellable, accepted_cb,
                            step_new (self, review, _ ("Importing…"), cancellable));
}

static void
reread_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Step) step = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) imports = lex_library_import_finish (LEX_LIBRARY (object), result, &error);

  lex_review_set_busy (step->review, FALSE);
  if (imports == NULL)
    say_failure (step->window, error);
  else if (imports->len > 0)
    lex_review_replace (step->review, step->index, imports);
}

static void
ask_reread_cb (LexReview *review, guint index, int kind, int language, const char *edition,
               LexWindow *self)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  LexImport *import = g_ptr_array_index (lex_review_get_imports (review), index);
  const LexImportOptions options
      = { .kind = kind, .language = language, .edition = *edition != '\0' ? edition : NULL };
  Step *step;

  if (self->library == NULL || import->files->len == 0)
    return;
  lex_review_set_busy (review, TRUE);
  step = step_new (self, review, _ ("Reading Again…"), cancellable);
  step->index = index;
  lex_library_reread_async (self->library, import, &options, cancellable, reread_cb, step);
}

void
lex_window_review (LexWindow *self, GPtrArray *imports)
{
  LexReview *review = lex_review_new (imports, GTK_WINDOW (self), TRUE);

  g_signal_connect_object (review, "accepted", G_CALLBACK (accept_cb), self, 0);
  g_signal_connect_object (review, "reread", G_CALLBACK (ask_reread_cb), self, 0);
  gtk_window_present (GTK_WINDOW (review));
}

static void
read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Step) step = user_data;
  g_autoptr (GError) error = NULL;
  GPtrArray *imports = lex_library_import_finish (LEX_LIBRARY (object), result, &error);

  if (imports == NULL)
    say_failure (step->window, error);
  else if (imports->len == 0)
    {
      lex_toast_say (step->window->toasts, _ ("Nothing was imported"));
      g_ptr_array_unref (imports);
    }
  else
    lex_window_review (step->window, imports);
}

static void
import_files (LexWindow *self, const char *const *paths, const char *passing)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  LexImportOptions options = { .kind = -1, .language = -1, .flags = LEX_IMPORT_DRY_RUN };
  Step *step = step_new (self, NULL, _ ("Reading Files…"), cancellable);

  step->passing = g_strdup (passing);
  options.progress = progress_cb;
  options.progress_data = step;
  lex_library_import_async (self->library, paths, &options, cancellable, read_cb, step);
}

void
lex_window_import_files (LexWindow *self, const char *const *paths)
{
  g_return_if_fail (LEX_IS_WINDOW (self));

  if (self->library != NULL && paths[0] != NULL)
    import_files (self, paths, NULL);
}

/* What was read of it is kept; and what is stored is stored from that. */
void
lex_window_import_passing (LexWindow *self, const char *path)
{
  const char *const paths[] = { path, NULL };

  g_return_if_fail (LEX_IS_WINDOW (self) && path != NULL);

  if (self->library != NULL)
    import_files (self, paths, path);
  else
    remove_passing (path);
}
