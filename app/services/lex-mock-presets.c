/* lex-mock-presets.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What mock exams can be like: the presets, and those that the reader made of them, as facts of the
 * journal. It refuses to choose questions. Front ends call it.
 */

#include "services/lex-mock-presets.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "services/lex-library-private.h"
#include "services/lex-study-private.h"

#define PREFIX "preset/"
#define TITLE "title"
#define RULES "rules"

/* Questions, minutes, pass mark, book, level, then the weights. */
#define N_NUMBERS (5 + LEX_N_TOPICS)

/* @preset: first, so that one is the other */
typedef struct
{
  LexMockPreset preset;
  char *title;
} Kept;

static void
kept_free (gpointer data)
{
  Kept *self = data;

  g_free (self->title);
  g_free (self);
}

static char *
dup_numbers (const LexMockRules *rules)
{
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%u %u %u %d %u", rules->questions, rules->minutes, rules->pass,
                   rules->open_book != FALSE, rules->level);
  for (guint i = 0; i < LEX_N_TOPICS; i++)
    g_string_append_printf (text, " %u", rules->weights[i]);
  return g_string_free (text, FALSE);
}

static gboolean
read_numbers (const char *text, LexMockRules *rules)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint64 numbers[N_NUMBERS];

  if (g_strv_length (words) != N_NUMBERS)
    return FALSE;
  for (guint i = 0; i < N_NUMBERS; i++)
    if (!g_ascii_string_to_unsigned (words[i], 10, 0, 9999, &numbers[i], NULL))
      return FALSE;
  *rules = (LexMockRules){ .name = "",
                           .questions = (guint) numbers[0],
                           .minutes = (guint) numbers[1],
                           .pass = (guint) numbers[2],
                           .open_book = numbers[3] != 0,
                           .level = (guint) numbers[4] };
  for (guint i = 0; i < LEX_N_TOPICS; i++)
    rules->weights[i] = (guint) numbers[5 + i];
  return TRUE;
}

static void
add (GPtrArray *presets, const LexMockPreset *preset, const char *title)
{
  Kept *kept = g_new0 (Kept, 1);

  kept->preset = *preset;
  kept->title = g_strdup (title);
  kept->preset.title = kept->title;
  g_ptr_array_add (presets, kept);
}

static int
compare_titles (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate ((*(const LexMockPreset *const *) a)->title,
                         (*(const LexMockPreset *const *) b)->title);
}

static void
add_own (LexStudy *study, GPtrArray *presets)
{
  g_autoptr (GPtrArray) own = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer subject;

  g_hash_table_iter_init (&iter, study->facts);
  while (g_hash_table_iter_next (&iter, &subject, NULL))
    {
      const char *title = lex_study_get_value (study, subject, TITLE);
      const char *numbers = lex_study_get_value (study, subject, RULES);
      LexMockPreset preset = { .source = LEX_MOCK_OWN };

      if (g_str_has_prefix (subject, PREFIX) && title != NULL && numbers != NULL
          && read_numbers (numbers, &preset.rules))
        add (own, &preset, title);
    }
  g_ptr_array_sort (own, compare_titles);
  g_ptr_array_extend (presets, own, NULL, NULL);
}

GPtrArray *
lex_mock_presets_list (LexStudy *study)
{
  GPtrArray *presets = g_ptr_array_new_with_free_func (kept_free);
  guint n;
  const LexMockPreset *shipped = lex_mock_rules_list_presets (&n);

  for (guint i = 0; i < n; i++)
    add (presets, &shipped[i], shipped[i].title);
  add_own (study, presets);
  return presets;
}

static gboolean
check (const char *title, const LexMockRules *rules, GError **error)
{
  guint sum = 0;

  for (guint i = 0; i < LEX_N_TOPICS; i++)
    sum += rules->weights[i];
  if (title[strspn (title, " \t\r\n")] != '\0' && sum > 0 && rules->questions > 0)
    return TRUE;
  lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT,
                    _ ("the preset has no name, no question or no topic that counts; give it one"));
  return FALSE;
}

/* A title may be of any letters, and a subject not. */
static char *
dup_subject (const char *title)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, title, -1);

  return g_strdup_printf (PREFIX "%.16s", sum);
}

gboolean
lex_mock_presets_keep (LexStudy *study, const char *title, const LexMockRules *rules, gint64 now,
                       GError **error)
{
  g_autofree char *subject = dup_subject (title);
  g_autofree char *numbers = dup_numbers (rules);
  const LexFact facts[]
      = { { subject, TITLE, title, now * 1000 }, { subject, RULES, numbers, now * 1000 } };
  const LexFactChange change = { facts, G_N_ELEMENTS (facts), NULL, 0 };

  return check (title, rules, error) && lex_study_say (study, &change, error);
}

gboolean
lex_mock_presets_remove (LexStudy *study, const char *title, gint64 now, GError **error)
{
  g_autofree char *subject = dup_subject (title);
  const LexFact facts[]
      = { { subject, TITLE, NULL, now * 1000 }, { subject, RULES, NULL, now * 1000 } };
  const LexFactChange change = { facts, G_N_ELEMENTS (facts), NULL, 0 };

  return lex_study_say (study, &change, error);
}

char *
lex_mock_presets_dup_text (const LexMockPreset *preset)
{
  g_autofree char *numbers = dup_numbers (&preset->rules);

  return g_strconcat (numbers, " ", preset->title, NULL);
}

/* The title is what stands behind the last number. */
char *
lex_mock_presets_bring_back (LexStudy *study, const char *text, gint64 now, GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, " ", N_NUMBERS + 1);
  g_autofree char *title = NULL;
  g_autofree char *subject = NULL;
  g_autofree char *numbers = NULL;
  LexMockRules rules;

  g_return_val_if_fail (g_strv_length (words) == N_NUMBERS + 1, NULL);

  title = g_steal_pointer (&words[N_NUMBERS]);
  numbers = g_strjoinv (" ", words);
  subject = dup_subject (title);
  if (lex_study_get_value (study, subject, TITLE) != NULL
      || (read_numbers (numbers, &rules)
          && lex_mock_presets_keep (study, title, &rules, now, error)))
    return g_steal_pointer (&title);
  return NULL;
}
