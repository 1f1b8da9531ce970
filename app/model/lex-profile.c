/* lex-profile.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What authorities do differently where the Laws let them. It refuses to know which of them is
 * chosen. Whoever shows a path or a tool asks it.
 */

#include "model/lex-profile.h"

static void
practice_free (gpointer data)
{
  LexPractice *self = data;

  g_free (self->source);
  g_strfreev (self->topics);
  g_ptr_array_unref (self->labels);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    g_clear_pointer (&self->text[i], lex_text_unref);
  g_free (self);
}

LexProfile *
lex_profile_new (void)
{
  LexProfile *self = g_new0 (LexProfile, 1);

  self->practices = g_ptr_array_new_with_free_func (practice_free);
  return self;
}

void
lex_profile_free (LexProfile *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    g_free (self->title[i]);
  g_ptr_array_unref (self->practices);
  g_free (self);
}

LexPractice *
lex_profile_add_practice (LexProfile *self)
{
  LexPractice *practice = g_new0 (LexPractice, 1);

  practice->labels = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
  g_ptr_array_add (self->practices, practice);
  return practice;
}

const LexProfile *
lex_profile_find (GPtrArray *profiles, const char *name)
{
  g_return_val_if_fail (profiles != NULL, NULL);

  for (guint i = 0; i < profiles->len; i++)
    {
      const LexProfile *profile = profiles->pdata[i];

      if (g_strcmp0 (profile->name, name) == 0)
        return profile;
    }
  return NULL;
}

GPtrArray *
lex_profile_list_practices (const LexProfile *self, const char *topic)
{
  GPtrArray *practices = g_ptr_array_new ();

  g_return_val_if_fail (self != NULL && topic != NULL, practices);

  for (guint known = 0; known < 2; known++)
    for (guint i = 0; i < self->practices->len; i++)
      {
        LexPractice *practice = self->practices->pdata[i];

        if (practice->known == (known == 0)
            && g_strv_contains ((const char *const *) practice->topics, topic))
          g_ptr_array_add (practices, practice);
      }
  return practices;
}
