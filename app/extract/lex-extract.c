/* lex-extract.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of a PDF file or a picture, read by a program of its own. It refuses to read such files
 * itself and to know in which order words are read. The intake's formats call it.
 */

#include "extract/lex-extract.h"

#include <glib/gi18n-lib.h>

#include "extract/lex-extract-answer.h"
#include "extract/lex-extract-child.h"

GQuark
lex_extract_error_quark (void)
{
  return g_quark_from_static_string ("lex-extract-error-quark");
}

static void
fail (GError **error, LexExtractError code, const char *message)
{
  g_set_error_literal (error, LEX_EXTRACT_ERROR, code, message);
}

static LexExtractText *
settle (LexExtractAnswer *answer, GError **error)
{
  switch (lex_extract_answer_get_state (answer))
    {
    case LEX_EXTRACT_STATE_WHOLE:
      return lex_extract_answer_steal_text (answer);
    case LEX_EXTRACT_STATE_LOCKED:
      fail (error, LEX_EXTRACT_ERROR_LOCKED,
            _ ("is protected by a password; save a copy without one and import that"));
      return NULL;
    case LEX_EXTRACT_STATE_UNAVAILABLE:
      fail (error, LEX_EXTRACT_ERROR_SCANNED,
            _ ("is a picture without text, and tesseract with its Polish and English data is not "
               "installed; install it, or import the output of another OCR program"));
      return NULL;
    case LEX_EXTRACT_STATE_DAMAGED:
    case LEX_EXTRACT_STATE_OPEN:
    case LEX_EXTRACT_STATE_WRONG:
      break;
    }
  fail (error, LEX_EXTRACT_ERROR_DAMAGED, _ ("is damaged and cannot be read; fetch it again"));
  return NULL;
}

typedef struct
{
  const LexExtractRequest *request;
  LexExtractAnswer *answer;
  guint n_pages; /* whose progress was told */
} Hearing;

/* Only a new page is news. */
static LexExtractHeard
hear (gpointer data, const char *bytes, gsize size)
{
  Hearing *self = data;
  const LexExtractRequest *request = self->request;
  LexExtractState state = lex_extract_answer_feed (self->answer, bytes, size);
  guint n = lex_extract_answer_get_text (self->answer)->pages->len;
  gboolean news = n > self->n_pages;

  self->n_pages = n;
  if (news && request->progress != NULL)
    request->progress (n, lex_extract_answer_get_n_pages (self->answer), request->data);
  if (state == LEX_EXTRACT_STATE_WRONG)
    return LEX_EXTRACT_HEARD_NONSENSE;
  if (state != LEX_EXTRACT_STATE_OPEN)
    return LEX_EXTRACT_HEARD_END;
  return news ? LEX_EXTRACT_HEARD_NEWS : LEX_EXTRACT_HEARD_MORE;
}

static LexExtractText *
read_once (const char *mode, GBytes *bytes, const LexExtractRequest *request, GError **error)
{
  const char *const arguments[] = { mode, NULL };
  g_autoptr (LexExtractAnswer) answer = lex_extract_answer_new ();
  Hearing hearing = { request, answer, 0 };
  LexExtractListener listener = { arguments, hear, &hearing };

  if (!lex_extract_child_run (&listener, bytes, request, error))
    return NULL;
  return settle (answer, error);
}

/* Pages without text are read from their pictures; if they cannot be, what has text is enough. */
static LexExtractText *
read_pictures (GBytes *bytes, const LexExtractRequest *request, LexExtractText *text,
               GError **error)
{
  g_autoptr (GError) lower = NULL;
  g_autoptr (LexExtractText) seen = read_once ("scan", bytes, request, &lower);

  if (seen == NULL && g_error_matches (lower, LEX_EXTRACT_ERROR, LEX_EXTRACT_ERROR_SCANNED)
      && lex_extract_text_count_words (text) > 0)
    return text;
  lex_extract_text_free (text);
  if (seen == NULL)
    g_propagate_error (error, g_steal_pointer (&lower));
  return g_steal_pointer (&seen);
}

LexExtractText *
lex_extract_read (GBytes *bytes, const LexExtractRequest *request, GError **error)
{
  g_autoptr (LexExtractText) text = NULL;

  g_return_val_if_fail (bytes != NULL && request != NULL, NULL);

  text = read_once (request->kind == LEX_EXTRACT_PDF ? "pdf" : "image", bytes, request, error);
  if (text == NULL)
    return NULL;
  if (request->kind == LEX_EXTRACT_PDF && lex_extract_text_count_pictures (text) > 0)
    return read_pictures (bytes, request, g_steal_pointer (&text), error);
  return g_steal_pointer (&text);
}
