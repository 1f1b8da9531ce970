/* lex-intake-result.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What goes into an import and what comes out of it: files, documents, refusals.
 * It refuses to know how one becomes the other. Who imports makes the files and
 * owns the results; the files of this room fill these.
 */

#include "intake/lex-intake-result.h"

LexIntakeFile *
lex_intake_file_new (const char *name, GBytes *data)
{
  LexIntakeFile *self;

  g_return_val_if_fail (name != NULL && data != NULL, NULL);

  self = g_new (LexIntakeFile, 1);
  *self = (LexIntakeFile){ g_strdup (name), g_bytes_ref (data) };
  return self;
}

void
lex_intake_file_free (LexIntakeFile *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_bytes_unref (self->data);
  g_free (self);
}

LexIntakeRefusal *
lex_intake_refusal_new (const char *name, GError *error)
{
  LexIntakeRefusal *self;

  g_return_val_if_fail (name != NULL && error != NULL, NULL);

  self = g_new (LexIntakeRefusal, 1);
  *self = (LexIntakeRefusal){ g_strdup (name), error };
  return self;
}

void
lex_intake_refusal_free (LexIntakeRefusal *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_error_free (self->error);
  g_free (self);
}

LexIntake *
lex_intake_new (void)
{
  LexIntake *self = g_new0 (LexIntake, 1);

  self->files = g_ptr_array_new_with_free_func (g_free);
  self->problems = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_problem_free);
  self->originals = g_ptr_array_new_with_free_func (g_free);
  self->spots = g_array_new (FALSE, TRUE, sizeof (LexIntakeSpot));
  self->missing = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
  return self;
}

void
lex_intake_free (LexIntake *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->files);
  g_clear_object (&self->document);
  g_ptr_array_unref (self->problems);
  g_ptr_array_unref (self->originals);
  g_array_unref (self->spots);
  g_ptr_array_unref (self->missing);
  g_free (self);
}
