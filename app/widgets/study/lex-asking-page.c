/* lex-asking-page.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of a question: what happened, the answers as rows, and afterwards what is right and why.
 * It refuses to keep anything: another answer makes another page. The room of study makes it.
 */

#include "widgets/study/lex-asking-page.h"

#include <glib/gi18n-lib.h>

#include "model/lex-label-name.h"
#include "widgets/figures/lex-example.h"
#include "widgets/text/lex-theme.h"

const char *
lex_asking_page_get_topic (const char *topic)
{
  static const char *const names[][2] = {
    { "auction", N_ ("Auction") },
    { "lead", N_ ("Opening lead") },
    { "play", N_ ("Play") },
    { "revoke", N_ ("Revoke") },
    { "penalty-card", N_ ("Penalty card") },
    { "claim", N_ ("Claim") },
    { "information", N_ ("Information") },
    { "adjustment", N_ ("Adjusted score") },
    { "board", N_ ("Board") },
    { "score", N_ ("Score") },
    { "conduct", N_ ("Conduct") },
    { "procedure", N_ ("Procedure") },
    { "screens", N_ ("Screens") },
    { "definitions", N_ ("Definitions") },
    { "own", N_ ("My Cards") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (topic, names[i][0]))
      return _ (names[i][1]);
  return topic;
}

static const char *
get_level (guint level)
{
  switch (level)
    {
    case 1:
      return _ ("club");
    case 2:
      return _ ("national");
    default:
      return _ ("international");
    }
}

/* Nobody says of the reader’s own how hard they are, or whether the book may be read. */
static char *
dup_facts (const LexQuestion *question)
{
  const char *topic = lex_asking_page_get_topic (question->topic);

  if (g_str_equal (question->topic, "own"))
    return g_strdup (topic);
  return g_strdup_printf ("%s · %s · %s", topic, get_level (question->level),
                          question->without_book ? _ ("without the book") : _ ("open book"));
}

static void
add_opening (const LexAskingView *view, GtkBox *page)
{
  const LexQuestion *question = view->asking->question;
  const LexMarkupStyle style = { view->language, lex_theme_get_palette () };
  g_autofree char *facts = dup_facts (question);
  GtkWidget *figures = lex_example_draw (question->pbn, &style);

  gtk_box_append (page, lex_asking_parts_heading_new (facts, "facts"));
  gtk_box_append (page, lex_asking_parts_situation_new (question->text, view->language));
  if (figures != NULL)
    gtk_box_append (page, figures);
}

static const char *
get_hint (const LexQuestion *question)
{
  switch (question->kind)
    {
    case LEX_QUESTION_SEVERAL:
      return _ ("Choose all that are right, then press Enter.");
    case LEX_QUESTION_ORDER:
      return _ ("Choose them in the right order, then press Enter.");
    case LEX_QUESTION_NUMBER:
      return _ ("Type a number, then press Enter.");
    case LEX_QUESTION_FIND:
      return _ ("Which clause decides? Type it, such as 27B1a, then press Enter.");
    case LEX_QUESTION_ONE:
    case LEX_QUESTION_RULE:
    default:
      return _ ("Choose one: press its number.");
    }
}

/* Of an order the key is the place that was given to it. */
static int
find_chosen (const LexAskingStep *step, guint place)
{
  for (guint i = 0; i < step->chosen->len; i++)
    if (g_array_index (step->chosen, guint, i) == place)
      return (int) i;
  return -1;
}

/* Returns: the option at which the keys go on */
static GtkWidget *
add_choices (const LexAskingView *view, GtkBox *box, const LexQuestionStep *asked,
             const LexAskingStep *step)
{
  GtkWidget *touched = NULL;

  for (guint i = 0; i < asked->options->len; i++)
    {
      const LexOption *option = asked->options->pdata[step->order[i]];
      const int chosen = find_chosen (step, step->order[i]);
      g_autofree char *key = view->asking->question->kind == LEX_QUESTION_ORDER && chosen >= 0
                                 ? g_strdup_printf ("%u → %d.", i + 1, chosen + 1)
                                 : g_strdup_printf ("%u", i + 1);
      const LexAskingRow row = { .key = key, .text = option->text, .chosen = chosen >= 0 };
      GtkWidget *button = lex_asking_parts_choice_new (&row, view->language, i);

      gtk_box_append (box, button);
      if (i == step->touched)
        touched = button;
    }
  return touched;
}

static GtkWidget *
add_entry (const LexAskingView *view, GtkBox *box)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *entry = gtk_entry_new ();
  const char *typed = lex_asking_get_step (view->asking)->typed;

  gtk_widget_set_name (entry, "answer");
  gtk_entry_set_activates_default (GTK_ENTRY (entry), FALSE);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 14);
  if (typed != NULL)
    gtk_editable_set_text (GTK_EDITABLE (entry), typed);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Answer"), -1);
  gtk_box_append (GTK_BOX (row), entry);
  gtk_box_append (box, row);
  if (view->complaint != NULL)
    gtk_box_append (box, lex_asking_parts_heading_new (view->complaint, "complaint"));
  return entry;
}

static void
add_asked (const LexAskingView *view, GtkBox *page, GtkWidget **first)
{
  const LexAsking *asking = view->asking;
  const LexQuestionStep *asked = asking->question->steps->pdata[asking->steps->len - 1];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *tools = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *unknown = lex_asking_parts_button_new (_ ("I Don’t Know"), "study.give-up", _ ("0"));

  if (asked->ask[0] != NULL || asked->ask[1] != NULL)
    gtk_box_append (page, lex_asking_parts_label_new (asked->ask, view->language, "question"));
  gtk_box_append (page, lex_asking_parts_heading_new (get_hint (asking->question), "hint"));
  if (lex_asking_is_typed (asking))
    *first = add_entry (view, GTK_BOX (box));
  else
    *first = add_choices (view, GTK_BOX (box), asked, lex_asking_get_step (asking));
  gtk_box_append (page, box);
  if (asking->question->kind != LEX_QUESTION_ONE && asking->question->kind != LEX_QUESTION_RULE)
    {
      GtkWidget *submit = lex_asking_parts_button_new (_ ("Answer"), "study.submit", _ ("Enter"));

      gtk_widget_add_css_class (submit, "suggested-action");
      gtk_box_append (GTK_BOX (tools), submit);
    }
  gtk_widget_add_css_class (unknown, "flat");
  gtk_box_append (GTK_BOX (tools), unknown);
  gtk_box_append (page, tools);
}

static LexVerdict
judge_option (const LexOption *option, gboolean chosen)
{
  return option->right ? LEX_VERDICT_RIGHT : chosen ? LEX_VERDICT_WRONG : LEX_VERDICT_NONE;
}

/* Where each stood while it was asked, so that nothing jumps. */
static void
add_marked_choices (const LexAskingView *view, GtkBox *box, const LexQuestionStep *asked,
                    const LexAskingStep *step)
{
  for (guint i = 0; i < asked->options->len; i++)
    {
      const LexOption *option = asked->options->pdata[step->order[i]];
      const gboolean chosen = find_chosen (step, step->order[i]) >= 0;
      g_autofree char *key = g_strdup_printf ("%u", i + 1);
      const LexAskingRow row = { .key = key,
                                 .text = option->text,
                                 .why = option->why,
                                 .verdict = judge_option (option, chosen),
                                 .chosen = chosen };

      gtk_box_append (box, lex_asking_parts_marked_new (&row, view->language));
    }
}

/* As it should be, and where it was put. */
static void
add_marked_order (const LexAskingView *view, GtkBox *box, const LexQuestionStep *asked,
                  const LexAskingStep *step)
{
  for (guint i = 0; i < asked->options->len; i++)
    {
      const LexOption *option = asked->options->pdata[i];
      const int given = find_chosen (step, i);
      g_autofree char *key = given >= 0 && given != (int) i
                                 ? g_strdup_printf ("%u. (%s %d.)", i + 1, _ ("you:"), given + 1)
                                 : g_strdup_printf ("%u.", i + 1);
      const LexAskingRow row = { .key = key,
                                 .text = option->text,
                                 .why = option->why,
                                 .verdict = given == (int) i ? LEX_VERDICT_RIGHT
                                            : given >= 0     ? LEX_VERDICT_WRONG
                                                             : LEX_VERDICT_NONE,
                                 .chosen = given >= 0 };

      gtk_box_append (box, lex_asking_parts_marked_new (&row, view->language));
    }
}

static char *
dup_number (double value, const char *unit)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (digits, sizeof digits, "%g", value);
  return g_str_equal (unit, "percent") ? g_strdup_printf ("%s %%", digits) : g_strdup (digits);
}

/* What was typed first, if it is wrong and no known mistake. */
static void
add_typed (const LexAskingView *view, GtkBox *box, const LexAskingStep *step)
{
  const LexAskingRow row
      = { .key = "", .plain = step->typed, .verdict = LEX_VERDICT_WRONG, .chosen = TRUE };

  if (step->typed != NULL && !step->right)
    gtk_box_append (box, lex_asking_parts_marked_new (&row, view->language));
}

static void
add_marked_number (const LexAskingView *view, GtkBox *box, const LexQuestionStep *asked,
                   const LexAskingStep *step)
{
  add_typed (view, box, step);
  for (guint i = 0; i < asked->options->len; i++)
    {
      const LexOption *option = asked->options->pdata[i];
      g_autofree char *number = dup_number (option->value, view->asking->question->unit);
      const LexAskingRow row = { .key = "",
                                 .plain = number,
                                 .why = option->why,
                                 .verdict = judge_option (option, FALSE),
                                 .chosen = i == 0 && step->right };

      gtk_box_append (box, lex_asking_parts_marked_new (&row, view->language));
    }
}

static char *
dup_names (GPtrArray *labels)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < labels->len; i++)
    {
      g_autofree char *name = lex_label_name_dup (labels->pdata[i]);

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", name);
    }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static void
add_marked_clause (const LexAskingView *view, GtkBox *box, const LexQuestionStep *asked,
                   const LexAskingStep *step)
{
  g_autofree char *names = dup_names (asked->labels);
  const LexOption *option = asked->options->len > 0 ? asked->options->pdata[0] : NULL;
  const LexAskingRow row = { .key = "",
                             .plain = names,
                             .why = option != NULL ? option->why : NULL,
                             .verdict = LEX_VERDICT_RIGHT,
                             .chosen = step->right };

  add_typed (view, box, step);
  gtk_box_append (box, lex_asking_parts_marked_new (&row, view->language));
}

static void
add_marked (const LexAskingView *view, GtkBox *page, guint i)
{
  const LexQuestion *question = view->asking->question;
  const LexQuestionStep *asked = question->steps->pdata[i];
  const LexAskingStep *step = view->asking->steps->pdata[i];
  GtkWidget *box;

  if (asked->ask[0] != NULL || asked->ask[1] != NULL)
    gtk_box_append (page, lex_asking_parts_label_new (asked->ask, view->language, "question"));
  if (!view->marked)
    return;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  if (question->kind == LEX_QUESTION_NUMBER)
    add_marked_number (view, GTK_BOX (box), asked, step);
  else if (question->kind == LEX_QUESTION_FIND)
    add_marked_clause (view, GTK_BOX (box), asked, step);
  else if (question->kind == LEX_QUESTION_ORDER)
    add_marked_order (view, GTK_BOX (box), asked, step);
  else
    add_marked_choices (view, GTK_BOX (box), asked, step);
  gtk_box_append (page, box);
}

GtkWidget *
lex_asking_page_new (const LexAskingView *view, GtkWidget **first)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  const LexAsking *asking = view->asking;

  *first = NULL;
  gtk_widget_add_css_class (page, "column");
  add_opening (view, GTK_BOX (page));
  for (guint i = 0; i < asking->steps->len; i++)
    if (((const LexAskingStep *) asking->steps->pdata[i])->answered)
      add_marked (view, GTK_BOX (page), i);
  if (!asking->done)
    add_asked (view, GTK_BOX (page), first);
  else if (view->marked)
    gtk_box_append (GTK_BOX (page), lex_asking_parts_clauses_new (
                                        view->library, asking->question->labels, view->language));
  return page;
}
