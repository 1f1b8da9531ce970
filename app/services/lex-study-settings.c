/* lex-study-settings.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the reader studies, kept as facts of the journal, so that it travels with it. It refuses to
 * know what follows from a setting. Front ends call it.
 */

#include "services/lex-study-settings.h"

#include <glib/gi18n-lib.h>

#include "services/lex-library-private.h"
#include "services/lex-study-private.h"

const LexStudySettings *
lex_study_settings_get (LexStudy *study)
{
  return &study->settings;
}

static gboolean
fail_word (const char *name, const char *word, GError **error)
{
  lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT,
                    _ ("%s: %s is no such setting, or no value of it; see the help on studying"),
                    name, word);
  return FALSE;
}

gboolean
lex_study_settings_set (LexStudy *study, const LexStudySettings *settings, gint64 now,
                        GError **error)
{
  const char *const *names = lex_study_settings_list_names ();
  g_autofree LexFact *facts = g_new (LexFact, g_strv_length ((char **) names));
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  LexFactChange change = { facts, 0, NULL, 0 };

  for (guint i = 0; names[i] != NULL; i++)
    {
      char *word = lex_study_settings_dup_word (settings, names[i]);
      g_autofree char *before = lex_study_settings_dup_word (&study->settings, names[i]);
      LexStudySettings read = *settings;

      g_ptr_array_add (words, word);
      if (!lex_study_settings_read_word (&read, names[i], word))
        return fail_word (names[i], word, error);
      if (!g_str_equal (word, before))
        facts[change.n_facts++] = (LexFact){ LEX_STUDY_SETTINGS, names[i], word, now * 1000 };
    }
  return change.n_facts == 0
         || (lex_study_say (study, &change, error) && lex_study_read_again (study, error));
}

gboolean
lex_study_settings_set_word (LexStudy *study, const char *name, const char *word, gint64 now,
                             GError **error)
{
  LexStudySettings settings = study->settings;

  if (!lex_study_settings_read_word (&settings, name, word))
    return fail_word (name, word, error);
  return lex_study_settings_set (study, &settings, now, error);
}
