/* lex-study-fit.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fits the parameters of the algorithm to the reader's answers, in a thread. It refuses to know how
 * that is done: study/lex-fit.h does. Front ends call it.
 */

#include "services/lex-study-fit.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "services/lex-library-private.h"
#include "services/lex-study-private.h"

/* More often nobody sees it. */
#define STEP 0.01

/* What the thread has of its own.
 * @reviews: of LexFitReview
 * @told: how far it said it had come */
typedef struct
{
  GArray *reviews;
  double used[LEX_FSRS_PARAMETERS];
  LexStudyFitFunc progress;
  gpointer progress_data;
  GMainContext *context;
  GCancellable *cancellable;
  double told;
  LexFit fit;
} Work;

typedef struct
{
  LexStudyFitFunc progress;
  gpointer data;
  GCancellable *cancellable;
  double done;
} Message;

static void
work_free (gpointer data)
{
  Work *self = data;

  g_array_unref (self->reviews);
  g_main_context_unref (self->context);
  g_clear_object (&self->cancellable);
  g_free (self);
}

static void
message_free (gpointer data)
{
  Message *self = data;

  g_clear_object (&self->cancellable);
  g_free (self);
}

/* Who gave it up hears no more of it. */
static gboolean
tell_cb (gpointer data)
{
  const Message *message = data;

  if (!g_cancellable_is_cancelled (message->cancellable))
    message->progress (message->done, message->data);
  return G_SOURCE_REMOVE;
}

static gboolean
watch_cb (double done, gpointer data)
{
  Work *self = data;
  Message *message;

  if (g_cancellable_is_cancelled (self->cancellable))
    return FALSE;
  if (self->progress == NULL || done < self->told + STEP)
    return TRUE;
  self->told = done;
  message = g_new (Message, 1);
  *message = (Message){ self->progress, self->progress_data, NULL, done };
  g_set_object (&message->cancellable, self->cancellable);
  g_main_context_invoke_full (self->context, G_PRIORITY_DEFAULT, tell_cb, message, message_free);
  return TRUE;
}

static void
fit_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Work *self = data;

  if (lex_fit_run ((const LexFitReview *) (gpointer) self->reviews->data, self->reviews->len,
                   self->used, watch_cb, self, &self->fit))
    g_task_return_boolean (task, TRUE);
  else if (!g_task_return_error_if_cancelled (task))
    {
      GError *error = NULL;

      lex_library_fail (&error, LEX_LIBRARY_ERROR_NOT_FOUND,
                        _ ("%u answers are too few to learn from; come back when there are %u"),
                        self->reviews->len, LEX_FIT_MIN_REVIEWS);
      g_task_return_error (task, error);
    }
}

/* Card by card, each in the order of its answers. */
static GArray *
list_reviews (LexStudy *study)
{
  GArray *reviews = g_array_new (FALSE, FALSE, sizeof (LexFitReview));
  g_autoptr (GPtrArray) places = g_ptr_array_new ();

  g_ptr_array_set_size (places, (int) study->order->len);
  for (guint i = 0; i < study->order->len; i++)
    places->pdata[i] = g_array_new (FALSE, FALSE, sizeof (LexFitReview));
  for (guint i = 0; i < study->log->len; i++)
    {
      const LexStudyRecord *record = &g_array_index (study->log, LexStudyRecord, i);

      if (record->state != NULL)
        {
          const LexFitReview review
              = { record->state->place, lex_study_day (&study->options, record->answered),
                  (LexRating) record->rating };

          g_array_append_val ((GArray *) places->pdata[record->state->place], review);
        }
    }
  for (guint i = 0; i < places->len; i++)
    {
      GArray *own = places->pdata[i];

      g_array_append_vals (reviews, own->data, own->len);
      g_array_unref (own);
    }
  return reviews;
}

guint
lex_study_fit_count (LexStudy *study)
{
  return study->n_reviews;
}

void
lex_study_fit_async (LexStudy *study, GCancellable *cancellable, LexStudyFitFunc progress,
                     gpointer progress_data, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Work *work = g_new0 (Work, 1);

  work->reviews = list_reviews (study);
  memcpy (work->used, study->options.parameters, sizeof work->used);
  work->progress = progress;
  work->progress_data = progress_data;
  work->context = g_main_context_ref_thread_default ();
  g_set_object (&work->cancellable, cancellable);
  g_task_set_source_tag (task, lex_study_fit_async);
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, fit_in_thread);
}

gboolean
lex_study_fit_finish (GAsyncResult *result, LexFit *fit, GError **error)
{
  const Work *work = g_task_get_task_data (G_TASK (result));

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  *fit = work->fit;
  return TRUE;
}

gboolean
lex_study_fit_use (LexStudy *study, const LexFit *fit, gint64 now, GError **error)
{
  LexStudySettings settings = study->settings;

  if (!fit->better)
    {
      lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT,
                        _ ("the fitted parameters predict no better; those that are used stay"));
      return FALSE;
    }
  memcpy (settings.parameters, fit->parameters, sizeof settings.parameters);
  return lex_study_settings_set (study, &settings, now, error);
}
