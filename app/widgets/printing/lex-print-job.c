/* lex-print-job.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the window could print, and what was chosen of it. It refuses to know how the user chooses,
 * and to print. The shell makes it.
 */

#include "widgets/printing/lex-print-job.h"

#include <glib/gi18n-lib.h>

#include "services/lex-naming.h"
#include "services/lex-reference.h"

LexPrintJob *
lex_print_job_new (LexLibrary *library, LexLanguages languages)
{
  LexPrintJob *self = g_new0 (LexPrintJob, 1);

  self->library = g_object_ref (library);
  self->languages = languages;
  self->beside = TRUE;
  self->rulings = TRUE;
  return self;
}

void
lex_print_job_free (LexPrintJob *self)
{
  if (!self)
    return;
  g_object_unref (self->library);
  g_clear_object (&self->journal);
  g_clear_pointer (&self->label, lex_label_unref);
  g_free (self->query);
  g_strfreev (self->preferred);
  g_free (self->named);
  g_free (self);
}

gboolean
lex_print_job_has (const LexPrintJob *self, LexPrintWhat what)
{
  switch (what)
    {
    case LEX_PRINT_PAGE:
    case LEX_PRINT_DOCUMENT:
      return self->label != NULL;
    case LEX_PRINT_HITS:
      return self->query != NULL && *self->query != '\0';
    case LEX_PRINT_NOTES:
      return self->journal != NULL;
    case LEX_PRINT_NAMED:
    default:
      return TRUE;
    }
}

char *
lex_print_job_dup_name (const LexPrintJob *self, LexPrintWhat what)
{
  const LexLanguage language = lex_languages_get_first (self->languages);
  g_autofree char *name = NULL;

  switch (what)
    {
    case LEX_PRINT_PAGE:
      name = lex_reference_dup (self->library, self->label, language);
      /* Translators: what is read, such as Law 27, Laws of Duplicate Bridge 2017 */
      return g_strdup_printf (_ ("This page: %s"), name);
    case LEX_PRINT_DOCUMENT:
      name = lex_naming_dup_title (self->library, lex_label_get_document (self->label), language);
      /* Translators: the title of a document */
      return g_strdup_printf (_ ("The whole of “%s”"), name);
    case LEX_PRINT_HITS:
      return g_strdup_printf (_ ("What was found for “%s”"), self->query);
    case LEX_PRINT_NOTES:
      return g_strdup (_ ("My notes, highlights and bookmarks"));
    case LEX_PRINT_NAMED:
    default:
      return g_strdup (_ ("Laws, examples and documents named here:"));
    }
}
