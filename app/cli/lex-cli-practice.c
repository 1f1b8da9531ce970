/* lex-cli-practice.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What an authority does differently, beside a path or a tool. It refuses to know which that is.
 * The commands `rule` and `calculate` call it.
 */

#include "cli/lex-cli-practice.h"

#include <glib/gi18n-lib.h>

#include "cli/lex-cli-options.h"
#include "model/lex-label-name.h"
#include "services/lex-library-location.h"
#include "services/lex-paths.h"

#define GUTTER 4

static LexCliStatus
complain (LexCli *self, GPtrArray *profiles)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *message = NULL;

  for (guint i = 0; i < profiles->len; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "",
                            ((const LexProfile *) profiles->pdata[i])->name);
  message = g_strdup_printf (_ ("--profile is one of: %s"), names->str);
  lex_cli_options_complain (self->command, message);
  return LEX_CLI_USAGE;
}

LexCliPractice *
lex_cli_practice_open (LexCli *self, LexCliStatus *status)
{
  g_autofree char *file = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) profiles = NULL;
  const LexProfile *profile;
  LexCliPractice *practice;

  *status = LEX_CLI_DONE;
  if (self->options.profile == NULL)
    return NULL;
  file = lex_location_dup_paths ();
  profiles = lex_paths_load_profiles (file, &error);
  if (profiles == NULL)
    {
      *status = lex_cli_fail (self, g_steal_pointer (&error));
      return NULL;
    }
  profile = lex_profile_find (profiles, self->options.profile);
  if (profile == NULL)
    {
      *status = complain (self, profiles);
      return NULL;
    }
  practice = g_new0 (LexCliPractice, 1);
  practice->profiles = g_steal_pointer (&profiles);
  practice->profile = profile;
  return practice;
}

void
lex_cli_practice_free (LexCliPractice *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->profiles);
  g_free (self);
}

void
lex_cli_practice_add_json (const LexCliPractice *self, const char *topic, JsonBuilder *builder)
{
  g_autoptr (GPtrArray) practices = NULL;

  if (self == NULL)
    return;
  practices = lex_profile_list_practices (self->profile, topic);
  lex_cli_json_set_string (builder, "profile", self->profile->name);
  lex_cli_json_begin_list (builder, "practice");
  for (guint i = 0; i < practices->len; i++)
    {
      const LexPractice *practice = practices->pdata[i];

      json_builder_begin_object (builder);
      lex_cli_json_set_boolean (builder, "known", practice->known);
      lex_cli_json_set_texts (builder, "text", practice->text);
      lex_cli_json_set_labels (builder, "labels", practice->labels);
      lex_cli_json_set_string (builder, "source", practice->known ? practice->source : NULL);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* `40B2a(iii), 20F5a; ACBL Alert Procedure`, `12C1(c); not confirmed` */
static char *
dup_grounds (const LexPractice *practice, LexLanguage language)
{
  const char *doubt = language == LEX_LANGUAGE_PL ? "niepotwierdzone" : "not confirmed";
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < practice->labels->len; i++)
    {
      g_autofree char *name = lex_label_name_dup (practice->labels->pdata[i]);

      g_string_append_printf (words, "%s%s", i > 0 ? ", " : "", name);
    }
  g_string_append_printf (words, "; %s", practice->known ? practice->source : doubt);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

void
lex_cli_practice_add_text (const LexCliPractice *self, const char *topic, LexCliPage *page,
                           LexLanguage language)
{
  g_autoptr (GPtrArray) practices = NULL;
  g_autofree char *heading = NULL;

  if (self == NULL)
    return;
  practices = lex_profile_list_practices (self->profile, topic);
  heading = g_strdup_printf (LEX_CLI_BOLD "%s: %s" LEX_CLI_PLAIN,
                             language == LEX_LANGUAGE_PL ? "Praktyka" : "Practice",
                             self->profile->title[language]);
  lex_cli_page_add_gap (page);
  lex_cli_page_add (page, heading);
  if (practices->len == 0)
    lex_cli_page_add (page, language == LEX_LANGUAGE_PL ? "nic innego nie znaleziono"
                                                        : "nothing different was found");
  for (guint i = 0; i < practices->len; i++)
    {
      const LexPractice *practice = practices->pdata[i];
      g_autofree char *grounds = dup_grounds (practice, language);

      lex_cli_page_add_row (
          page, practice->known ? "•" : "?", GUTTER,
          (const char *const[]){ lex_text_get_plain (practice->text[language]), NULL });
      lex_cli_page_add_row (page, "", GUTTER, (const char *const[]){ grounds, NULL });
    }
}
