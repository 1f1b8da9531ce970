/* lex-study-export.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards and answers as files for other programs. It refuses to know where such files go. Front ends
 * call it.
 */

#include "services/lex-study-export.h"

#include <glib/gi18n-lib.h>

#include "services/lex-journal-private.h"
#include "services/lex-question-turn.h"

/* Anki */

/* A field is one line: no tab and no line's end. */
static void
append_html (GString *text, const char *plain)
{
  g_autofree char *escaped = g_markup_escape_text (plain, -1);

  for (const char *at = escaped; *at != '\0'; at++)
    if (*at == '\n')
      g_string_append (text, "<br>");
    else if (*at != '\r')
      g_string_append_c (text, *at == '\t' ? ' ' : *at);
}

/* Polish below English, parted by a line; once if they are the same. */
static void
append_texts (GString *text, LexText *const *texts)
{
  const char *before = NULL;

  for (int i = LEX_N_LANGUAGES - 1; i >= 0; i--)
    {
      const LexLanguage language = i == 1 ? LEX_LANGUAGE_EN : LEX_LANGUAGE_PL;
      const char *plain = texts[language] != NULL ? lex_text_get_plain (texts[language]) : "";

      if (*plain == '\0' || g_strcmp0 (before, plain) == 0)
        continue;
      if (before != NULL)
        g_string_append (text, "<hr>");
      append_html (text, plain);
      before = plain;
    }
}

/* In front all of them, mixed; behind what is right, with the reason. */
static void
append_options (GString *text, const LexQuestion *question, const LexQuestionStep *step,
                gboolean back)
{
  const guint32 seed = back ? 0 : g_str_hash (question->id);
  g_autofree guint *order = lex_question_turn_shuffle (step->options->len, seed);

  g_string_append (text, "<ul>");
  for (guint i = 0; i < step->options->len; i++)
    {
      const LexOption *option = step->options->pdata[back ? i : order[i]];

      if (back && !option->right && question->kind != LEX_QUESTION_ORDER)
        continue;
      g_string_append (text, "<li>");
      append_texts (text, option->text);
      g_string_append (text, back ? "<br>" : "");
      if (back)
        append_texts (text, option->why);
      g_string_append (text, "</li>");
    }
  g_string_append (text, "</ul>");
}

static void
append_question (GString *text, const LexQuestion *question, gboolean back)
{
  const gboolean worded
      = question->kind != LEX_QUESTION_NUMBER && question->kind != LEX_QUESTION_FIND;

  if (!back)
    append_texts (text, question->text);
  for (guint i = 0; i < question->steps->len; i++)
    {
      const LexQuestionStep *step = question->steps->pdata[i];
      const LexOption *first = step->options->pdata[0];

      if (!back)
        append_texts (text, step->ask);
      if (worded)
        append_options (text, question, step, back);
      else if (back && question->kind == LEX_QUESTION_NUMBER)
        g_string_append_printf (text, "%g<br>", first->value);
      if (!worded && back)
        append_texts (text, first->why);
    }
}

static void
append_labels (GString *text, GPtrArray *labels)
{
  for (guint i = 0; i < labels->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", lex_label_get_text (labels->pdata[i]));
}

static void
append_tags (GString *text, const LexStudyCard *card)
{
  const guint law = card->labels->len > 0 ? lex_label_get_law (card->labels->pdata[0]) : 0;

  g_string_append_printf (text, "lexbridge::%s", lex_card_kind_get_name (card->kind));
  if (card->question != NULL)
    g_string_append_printf (text, " lexbridge::level-%u lexbridge::topic-%s", card->question->level,
                            card->question->topic);
  if (law > 0)
    g_string_append_printf (text, " lexbridge::law-%u", law);
}

static void
append_card (GString *text, const LexStudyCard *card)
{
  g_string_append_printf (text, "%s\t", card->id);
  if (card->question != NULL)
    append_question (text, lex_card_deck_get_question (card), FALSE);
  else
    append_texts (text, lex_card_deck_unfold (card)->front);
  g_string_append_c (text, '\t');
  if (card->question != NULL)
    append_question (text, lex_card_deck_get_question (card), TRUE);
  else
    append_texts (text, lex_card_deck_unfold (card)->back);
  g_string_append (text, "<br>");
  append_labels (text, card->labels);
  g_string_append_c (text, '\t');
  append_tags (text, card);
  g_string_append_c (text, '\n');
}

/* What is made anew each time has nothing to be learned by heart. */
static gboolean
is_left_out (const LexStudyCard *card)
{
  return card->kind == LEX_CARD_CALCULATED;
}

GPtrArray *
lex_study_export_list_left_out (GPtrArray *cards)
{
  GPtrArray *left = g_ptr_array_new ();

  for (guint i = 0; i < cards->len; i++)
    if (is_left_out (cards->pdata[i]))
      g_ptr_array_add (left, cards->pdata[i]);
  return left;
}

/* A line that Anki passes over. */
static void
append_left_out (GString *text, GPtrArray *cards)
{
  g_autoptr (GPtrArray) left = lex_study_export_list_left_out (cards);

  if (left->len == 0)
    return;
  g_string_append_printf (text, "# %s",
                          _ ("Not in this file, since they are calculated anew each time and there "
                             "is nothing to learn by heart:"));
  for (guint i = 0; i < left->len; i++)
    g_string_append_printf (text, " %s", ((const LexStudyCard *) left->pdata[i])->id);
  g_string_append_c (text, '\n');
}

char *
lex_study_export_dup_anki (GPtrArray *cards)
{
  GString *text = g_string_new ("#separator:tab\n#html:true\n#guid column:1\n#tags column:4\n");

  append_left_out (text, cards);
  for (guint i = 0; i < cards->len; i++)
    if (!is_left_out (cards->pdata[i]))
      append_card (text, cards->pdata[i]);
  return g_string_free (text, FALSE);
}

/* Answers */

static void
append_review_cb (const LexJournalReview *review, gpointer user_data)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (review->answered);
  g_autofree char *when
      = time != NULL ? g_date_time_format (time, "%Y-%m-%dT%H:%M:%SZ") : g_strdup ("");

  g_string_append_printf (
      user_data,
      "%s,%s,%u,%s,%" G_GINT64_FORMAT ",%" G_GINT64_FORMAT ",%" G_GINT64_FORMAT ",%s,\"%s\",%u\n",
      when, review->card, review->rating, lex_review_mode_get_name (review->mode), review->took,
      review->lookups, review->looked, review->sitting, review->given, review->algorithm);
}

char *
lex_study_export_dup_reviews (LexJournal *journal, GError **error)
{
  g_autoptr (GString) text = g_string_new (
      "answered,card,rating,mode,took_ms,lookups,looked_ms,sitting,given,algorithm\n");
  GError *lower = NULL;

  if (!lex_journal_open_file (journal, LEX_JOURNAL_READ, error))
    return NULL;
  if (journal->file != NULL
      && !lex_journal_reviews_list (journal->file, append_review_cb, text, &lower))
    {
      lex_journal_take_fault (lower, error);
      return NULL;
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
