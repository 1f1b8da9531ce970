/* lex-cli-study-cards.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of the command study that are about cards: today's, why one comes, resting, own ones,
 * files of them. It refuses to know when a card comes. lex-cli-study.c calls it.
 */

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "cli/lex-cli-json.h"
#include "cli/lex-cli-page.h"
#include "cli/lex-cli-study.h"
#include "services/lex-question-file.h"
#include "services/lex-study-export.h"
#include "services/lex-study-today.h"
#include "services/lex-study-why.h"

static void
print_today_json (GPtrArray *cards, const LexStudyToday *today)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_set_int (builder, "due", today->due);
  lex_cli_json_set_int (builder, "new", today->fresh);
  lex_cli_json_set_int (builder, "later", today->later);
  lex_cli_json_set_int (builder, "backlog", today->backlog);
  lex_cli_json_set_int (builder, "done", today->done);
  lex_cli_json_set_int (builder, "resting", today->resting);
  lex_cli_json_begin_list (builder, "cards");
  for (guint i = 0; i < cards->len; i++)
    lex_cli_json_add_string (builder, ((const LexStudyCard *) cards->pdata[i])->id);
  json_builder_end_array (builder);
  lex_cli_json_print (builder);
}

LexCliStatus
lex_cli_study_cards_today (const LexCliStudy *self)
{
  LexStudyToday today;
  g_autoptr (GPtrArray) cards = lex_study_today_list (self->study, self->now, &today);

  if (self->cli->options.json)
    print_today_json (cards, &today);
  else
    {
      printf (_ ("Due: %u, new: %u, later today: %u, answered: %u, resting: %u.\n"), today.due,
              today.fresh, today.later, today.done, today.resting);
      for (guint i = 0; i < cards->len; i++)
        puts (((const LexStudyCard *) cards->pdata[i])->id);
    }
  return LEX_CLI_DONE;
}

static const LexStudyCard *
find_card (const LexCliStudy *self, const char *id)
{
  const LexStudyCard *card = lex_study_find_card (self->study, id);

  if (card == NULL)
    lex_cli_complain (LEX_CLI_NOTHING,
                      _ ("%s: there is no such card; “study today” and “study due” name cards"),
                      id);
  return card;
}

LexCliStatus
lex_cli_study_cards_why (const LexCliStudy *self)
{
  const LexStudyCard *card = find_card (self, self->arguments[0]);
  g_autofree char *why = card != NULL ? lex_study_why_dup (self->study, card, self->now) : NULL;
  g_autoptr (JsonBuilder) builder = NULL;

  if (card == NULL)
    return LEX_CLI_NOTHING;
  if (!self->cli->options.json)
    {
      puts (why);
      return LEX_CLI_DONE;
    }
  builder = lex_cli_json_begin ();
  lex_cli_json_set_string (builder, "card", card->id);
  lex_cli_json_set_string (builder, "why", why);
  lex_cli_json_set_int (builder, "answers", lex_study_get_schedule (self->study, card)->answers);
  lex_cli_json_print (builder);
  return LEX_CLI_DONE;
}

typedef gboolean (*Change) (LexStudy *study, const LexStudyCard *card, gint64 now, GError **error);

static LexCliStatus
change (const LexCliStudy *self, Change func)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();
  g_autoptr (GError) error = NULL;

  lex_cli_json_begin_list (builder, "cards");
  for (guint i = 0; self->arguments[i] != NULL; i++)
    {
      const LexStudyCard *card = find_card (self, self->arguments[i]);

      if (card == NULL)
        return LEX_CLI_NOTHING;
      if (!func (self->study, card, self->now, &error))
        return lex_cli_fail (self->cli, g_steal_pointer (&error));
      lex_cli_json_add_string (builder, card->id);
    }
  json_builder_end_array (builder);
  if (self->cli->options.json)
    lex_cli_json_print (builder);
  return LEX_CLI_DONE;
}

LexCliStatus
lex_cli_study_cards_suspend (const LexCliStudy *self)
{
  return change (self, lex_study_today_suspend);
}

LexCliStatus
lex_cli_study_cards_bury (const LexCliStudy *self)
{
  return change (self, lex_study_today_bury);
}

LexCliStatus
lex_cli_study_cards_wake (const LexCliStudy *self)
{
  return change (self, lex_study_today_wake);
}

LexCliStatus
lex_cli_study_cards_import (const LexCliStudy *self)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();
  g_autoptr (GError) error = NULL;
  guint n;

  if (!lex_question_file_import (self->journal, self->arguments[0], self->now, &n, &error))
    return lex_cli_fail (self->cli, g_steal_pointer (&error));
  lex_cli_json_set_int (builder, "cards", n);
  if (self->cli->options.json)
    lex_cli_json_print (builder);
  else
    printf (g_dngettext (GETTEXT_PACKAGE, "%u card taken in.\n", "%u cards taken in.\n", n), n);
  return LEX_CLI_DONE;
}

/* Beside the file, so that it can be piped. */
static void
tell_left_out (const LexCliStudy *self, JsonBuilder *builder)
{
  g_autoptr (GPtrArray) left = lex_study_export_list_left_out (lex_study_get_cards (self->study));

  lex_cli_json_begin_list (builder, "left_out");
  for (guint i = 0; i < left->len; i++)
    lex_cli_json_add_string (builder, ((const LexStudyCard *) left->pdata[i])->id);
  json_builder_end_array (builder);
  if (left->len > 0 && !self->cli->options.json)
    lex_cli_complain (LEX_CLI_DONE,
                      g_dngettext (GETTEXT_PACKAGE,
                                   "study: %u card is not in it, since it is calculated anew each "
                                   "time; a comment in it names it",
                                   "study: %u cards are not in it, since they are calculated anew "
                                   "each time; a comment in it names them",
                                   left->len),
                      left->len);
}

LexCliStatus
lex_cli_study_cards_export (const LexCliStudy *self)
{
  const char *what = self->arguments[0];
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (g_str_equal (what, "anki"))
    text = lex_study_export_dup_anki (lex_study_get_cards (self->study));
  else if (g_str_equal (what, "reviews"))
    text = lex_study_export_dup_reviews (self->journal, &error);
  else
    return lex_cli_complain (LEX_CLI_USAGE, _ ("%s: study exports anki or reviews; choose one"),
                             what);
  if (text == NULL)
    return lex_cli_fail (self->cli, g_steal_pointer (&error));
  lex_cli_json_set_string (builder, "text", text);
  if (g_str_equal (what, "anki"))
    tell_left_out (self, builder);
  if (self->cli->options.json)
    lex_cli_json_print (builder);
  else
    fputs (text, stdout);
  return LEX_CLI_DONE;
}
