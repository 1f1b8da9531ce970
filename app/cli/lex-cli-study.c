/* lex-cli-study.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `study` and its parts: which cards are due, how the study stands, and what
 * lex-cli-study-cards.c, lex-cli-study-plans.c and lex-cli-study-fit.c do. It refuses to ask: that
 * is the command quiz. lex-cli-commands.c lists it.
 */

#include <glib/gi18n-lib.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-journal.h"
#include "cli/lex-cli-json.h"
#include "cli/lex-cli-page.h"
#include "cli/lex-cli-study.h"
#include "services/lex-library-location.h"
#include "services/lex-questions.h"
#include "services/lex-study-today.h"

static char *
dup_time (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (seconds);

  return time != NULL ? g_date_time_format (time, "%Y-%m-%dT%H:%M:%SZ") : NULL;
}

static void
print_due_json (LexStudy *study, GPtrArray *due)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_begin_list (builder, "due");
  for (guint i = 0; i < due->len; i++)
    {
      const LexStudyCard *card = due->pdata[i];
      g_autofree char *time = dup_time (lex_study_get_schedule (study, card)->due);

      json_builder_begin_object (builder);
      lex_cli_json_set_string (builder, "card", card->id);
      lex_cli_json_set_labels (builder, "labels", card->labels);
      lex_cli_json_set_string (builder, "due", time);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  lex_cli_json_print (builder);
}

static LexCliStatus
print_due (LexCli *self, LexStudy *study, gint64 now)
{
  g_autoptr (GPtrArray) due = lex_study_today_list_due (study, now);
  g_autoptr (LexCliPage) page = lex_cli_page_new ();

  if (self->options.json)
    {
      print_due_json (study, due);
      return LEX_CLI_DONE;
    }
  for (guint i = 0; i < due->len; i++)
    lex_cli_page_add (page, ((const LexStudyCard *) due->pdata[i])->id);
  lex_cli_page_print (page);
  return due->len > 0 ? LEX_CLI_DONE
                      : lex_cli_complain (LEX_CLI_DONE, _ ("study: nothing is due now"));
}

/* What is kept in mind is known only once something came back after days. */
static void
print_stats_json (const LexStudyCounts *counts)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_set_int (builder, "cards", counts->cards);
  lex_cli_json_set_int (builder, "new", counts->fresh);
  lex_cli_json_set_int (builder, "due", counts->due);
  lex_cli_json_set_int (builder, "reviews", counts->reviews);
  if (counts->asked > 0)
    lex_cli_json_set_number (builder, "retention", (double) counts->known / counts->asked);
  else
    lex_cli_json_set_string (builder, "retention", NULL);
  lex_cli_json_print (builder);
}

static LexCliStatus
print_stats (LexCli *self, LexStudy *study, gint64 now)
{
  LexStudyCounts counts;
  g_autoptr (LexCliPage) page = NULL;
  g_autofree char *line = NULL;
  g_autofree char *kept = NULL;

  lex_study_today_count (study, now, &counts);
  if (self->options.json)
    {
      print_stats_json (&counts);
      return LEX_CLI_DONE;
    }
  page = lex_cli_page_new ();
  line = g_strdup_printf (_ ("Cards: %u, new: %u, due: %u, answers: %u."), counts.cards,
                          counts.fresh, counts.due, counts.reviews);
  lex_cli_page_add (page, line);
  kept = counts.asked > 0
             ? g_strdup_printf (_ ("Known after days: %u of %u."), counts.known, counts.asked)
             : g_strdup (_ ("Nothing came back after days yet."));
  lex_cli_page_add (page, kept);
  lex_cli_page_print (page);
  return LEX_CLI_DONE;
}

static LexCliStatus
take_back (const LexCliStudy *self)
{
  const LexStudyCard *card = lex_study_get_last (self->study);
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();
  g_autoptr (GError) error = NULL;

  if (!lex_study_undo (self->study, &error))
    return lex_cli_fail (self->cli, g_steal_pointer (&error));
  lex_cli_json_set_string (builder, "card", card != NULL ? card->id : NULL);
  if (self->cli->options.json)
    lex_cli_json_print (builder);
  return LEX_CLI_DONE;
}

static LexCliStatus
show_due (const LexCliStudy *self)
{
  return print_due (self->cli, self->study, self->now);
}

static LexCliStatus
show_stats (const LexCliStudy *self)
{
  return print_stats (self->cli, self->study, self->now);
}

static const struct
{
  const char *name;
  guint least;
  guint most;
  LexCliStudyFunc func;
} parts[] = {
  { "due", 0, 0, show_due },
  { "stats", 0, 0, show_stats },
  { "today", 0, 0, lex_cli_study_cards_today },
  { "why", 1, 1, lex_cli_study_cards_why },
  { "suspend", 1, G_MAXUINT, lex_cli_study_cards_suspend },
  { "bury", 1, G_MAXUINT, lex_cli_study_cards_bury },
  { "wake", 1, G_MAXUINT, lex_cli_study_cards_wake },
  { "undo", 0, 0, take_back },
  { "settings", 0, G_MAXUINT, lex_cli_study_plans_settings },
  { "chart", 1, 1, lex_cli_study_plans_chart },
  { "exam", 0, 3, lex_cli_study_plans_exam },
  { "forecast", 0, 1, lex_cli_study_plans_forecast },
  { "backlog", 0, 1, lex_cli_study_plans_backlog },
  { "fit", 0, 1, lex_cli_study_fit },
  { "import", 1, 1, lex_cli_study_cards_import },
  { "export", 1, 1, lex_cli_study_cards_export },
};

static int
find_part (LexCli *self)
{
  const guint n = g_strv_length (self->arguments) - 1;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_str_equal (self->arguments[0], parts[i].name) && n >= parts[i].least
        && n <= parts[i].most)
      return (int) i;
  return -1;
}

LexCliStatus
lex_cli_study (LexCli *self)
{
  const int part = find_part (self);
  g_autofree char *file = lex_location_dup_questions ();
  g_autoptr (LexJournal) journal = lex_cli_journal_new (self);
  g_autoptr (GPtrArray) questions = NULL;
  g_autoptr (GPtrArray) made = NULL;
  g_autoptr (LexStudy) study = NULL;
  g_autoptr (GError) error = NULL;
  LexCliStatus status = LEX_CLI_DONE;
  LexCliStudy given
      = { self, NULL, journal, self->arguments + 1, g_get_real_time () / G_USEC_PER_SEC };

  if (part < 0)
    return lex_cli_complain (LEX_CLI_USAGE,
                             _ ("%s: study knows no such words; “lexbridge-cli study --help” lists "
                                "them"),
                             self->arguments[0]);
  if (lex_cli_open (self, &status) == NULL)
    return status;
  questions = lex_questions_load_folded (file, &error);
  made = questions != NULL ? lex_questions_load_made (file, &error) : NULL;
  if (made != NULL)
    study = lex_study_open (self->library, journal, questions, made, &error);
  if (study == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));
  given.study = study;
  return parts[part].func (&given);
}
