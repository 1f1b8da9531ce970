/* lex-path-page.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of a guided path: one question, or the ruling. It refuses to keep anything: another
 * answer makes another page. The toolbox makes it.
 */

#include "widgets/toolbox/lex-path-page.h"

#include <glib/gi18n-lib.h>

#include "services/lex-path-naming.h"
#include "widgets/toolbox/lex-path-calls.h"

static GtkWidget *
heading_new (const LexPathState *state, const char *words, const char *css_class)
{
  g_autofree char *markup = g_markup_escape_text (words, -1);

  return lex_path_parts_words_new (state, markup, css_class);
}

/* Title, the laws that decide, and where the offender sits. */
static void
add_opening (const LexPathState *state, GtkBox *page)
{
  const LexPath *path = state->ruling->path;
  GtkWidget *title = heading_new (state, path->title[state->language], "page-title");

  gtk_box_append (page, title);
  if (state->large)
    return;
  gtk_box_append (page, lex_path_parts_clauses_new (state, path->labels));
  if (path->offender)
    gtk_box_append (page, lex_path_parts_seats_new (state));
}

static void
add_way (const LexPathState *state, GtkBox *page)
{
  GtkWidget *way = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (way, "way");
  for (guint i = 0; i < state->ruling->given->len; i++)
    gtk_box_append (GTK_BOX (way), lex_path_parts_crumb_new (state, i));
  gtk_box_append (page, way);
}

static const char *
get_remark_class (const LexRemark *remark)
{
  switch (remark->kind)
    {
    case LEX_REMARK_AWAY:
      return "away";
    case LEX_REMARK_UNKNOWN:
      return "unknown";
    case LEX_REMARK_SAY:
    default:
      return "say";
    }
}

/* What the players may read is what is said to all of them. */
static gboolean
is_shown (const LexPathState *state, const LexRemark *remark)
{
  return !state->large || (remark->kind == LEX_REMARK_SAY && g_str_equal (remark->to, "all"));
}

/* Those with one heading stand in one box. */
static guint
add_remarks (const LexPathState *state, GtkBox *page, const LexPathStep *step, gboolean unknown)
{
  const char *last = NULL;
  GtkWidget *box = NULL;
  guint n_shown = 0;

  for (guint i = 0; i < step->remarks->len; i++)
    {
      const LexRemark *remark = step->remarks->pdata[i];
      const char *words = lex_path_naming_get_remark (remark, state->language);

      if ((remark->kind == LEX_REMARK_UNKNOWN) != unknown || !is_shown (state, remark))
        continue;
      n_shown++;
      if (last == NULL || !g_str_equal (last, words))
        {
          box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
          gtk_widget_add_css_class (box, "remark");
          gtk_widget_add_css_class (box, get_remark_class (remark));
          if (!state->large)
            gtk_box_append (GTK_BOX (box), heading_new (state, words, "kind"));
          gtk_box_append (page, box);
        }
      last = words;
      gtk_box_append (GTK_BOX (box), lex_path_parts_label_new (state, remark->text, "law"));
    }
  return n_shown;
}

static gboolean
has_unknown (const LexPathStep *step)
{
  for (guint i = 0; i < step->remarks->len; i++)
    if (((const LexRemark *) step->remarks->pdata[i])->kind == LEX_REMARK_UNKNOWN)
      return TRUE;
  return FALSE;
}

static void
add_unknown (const LexPathState *state, GtkBox *page, const LexPathStep *step)
{
  GtkWidget *button;

  if (!has_unknown (step))
    return;
  if (state->unknown)
    {
      add_remarks (state, page, step, TRUE);
      return;
    }
  button = gtk_button_new_with_label (_ ("Don’t Know Yet"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "toolbox.unknown");
  gtk_widget_set_tooltip_text (button, _ ("What to ask the players (0)"));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "unknown");
  gtk_box_append (page, button);
}

static void
add_question (const LexPathState *state, GtkBox *page, GtkWidget **first)
{
  const LexPathStep *step = lex_ruling_get_step (state->ruling);
  GtkWidget *answers = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  add_remarks (state, page, step, FALSE);
  gtk_box_append (page, lex_path_parts_label_new (state, step->ask, "question"));
  for (guint i = 0; i < step->answers->len; i++)
    gtk_box_append (GTK_BOX (answers), lex_path_parts_answer_new (state, i));
  if (first != NULL)
    *first = gtk_widget_get_first_child (answers);
  gtk_box_append (page, answers);
  if (*step->compare != '\0')
    gtk_box_append (page, lex_path_calls_new (state));
  add_unknown (state, page, step);
}

/* The question may tell the players what they must not know: only what is said to all is here. */
static void
add_for_players (const LexPathState *state, GtkBox *page)
{
  static const char *const nothing[] = { "The Director is asking.", "Sędzia ustala fakty." };

  if (add_remarks (state, page, lex_ruling_get_step (state->ruling), FALSE) == 0)
    gtk_box_append (page, heading_new (state, nothing[state->language], "question"));
}

static void
ticked_cb (GtkCheckButton *tick, gpointer line)
{
  gtk_widget_activate_action (GTK_WIDGET (tick), "toolbox.tick", "(ub)", GPOINTER_TO_UINT (line),
                              gtk_check_button_get_active (tick));
}

static GtkWidget *
tick_new (const LexPathState *state, guint i)
{
  GtkWidget *tick = gtk_check_button_new ();

  gtk_check_button_set_active (GTK_CHECK_BUTTON (tick), (state->done & LEX_PATH_DONE (i)) != 0);
  g_signal_connect (tick, "toggled", G_CALLBACK (ticked_cb), GUINT_TO_POINTER (i));
  gtk_widget_set_valign (tick, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (tick, _ ("Done"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (tick), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Done"),
                                  -1);
  return tick;
}

/* The checklist is the Director's; the players read what it says. */
static GtkWidget *
line_new (const LexPathState *state, GPtrArray *lines, guint i)
{
  const LexPathLine *line = lines->pdata[i];
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_set_hexpand (column, TRUE);
  gtk_box_append (GTK_BOX (column), lex_path_parts_label_new (state, line->text, "law"));
  if (!state->large)
    {
      gtk_box_append (GTK_BOX (column), lex_path_parts_clauses_new (state, line->labels));
      gtk_box_append (GTK_BOX (row), tick_new (state, i));
    }
  gtk_box_append (GTK_BOX (row), column);
  gtk_widget_add_css_class (row, "line");
  return row;
}

static void
add_ruling (const LexPathState *state, GtkBox *page, GtkWidget **first)
{
  g_autoptr (GPtrArray) lines = lex_ruling_list_lines (state->ruling);
  const LexPathLine *last = NULL;

  for (guint i = 0; i < lines->len; last = lines->pdata[i++])
    {
      const LexPathLine *line = lines->pdata[i];
      GtkWidget *row;

      if (last == NULL || last->kind != line->kind)
        gtk_box_append (
            page, heading_new (state, lex_path_naming_get_line_kind (line->kind, state->language),
                               "line-kind"));
      row = line_new (state, lines, i);
      gtk_box_append (page, row);
      if (i == 0 && first != NULL && !state->large)
        *first = gtk_widget_get_first_child (row);
    }
}

/* It is read where the ruling is found, and not shown to the players. */
static void
add_practice (const LexPathState *state, GtkBox *page)
{
  GtkWidget *box
      = lex_practice_box_new (&state->practice, state->ruling->path->name, state->language);

  if (box != NULL)
    gtk_box_append (page, box);
}

GtkWidget *
lex_path_page_new (const LexPathState *state, GtkWidget **first)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  const LexPathStep *step = lex_ruling_get_step (state->ruling);

  if (first != NULL)
    *first = NULL;
  gtk_widget_add_css_class (page, "column");
  /* Not "large", which AdwClamp gives and takes by itself. */
  if (state->large)
    gtk_widget_add_css_class (page, "for-players");
  add_opening (state, GTK_BOX (page));
  if (!state->large)
    add_way (state, GTK_BOX (page));
  if (lex_path_step_is_end (step))
    add_ruling (state, GTK_BOX (page), first);
  else if (state->large)
    add_for_players (state, GTK_BOX (page));
  else
    add_question (state, GTK_BOX (page), first);
  if (!state->large)
    add_practice (state, GTK_BOX (page));
  return page;
}
