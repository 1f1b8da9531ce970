/* lex-window-cases.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The record of rulings in a window of its own, and what a case begins with: the clause that is
 * read, the path that is followed, what a tool worked out. It refuses to know what a case says
 * besides. The actions call it.
 */

#include "shell/lex-window-cases.h"

#include "shell/lex-window-toolbox.h"
#include "widgets/cases/lex-cases-window.h"

static LexCasesWindow *
ensure_cases (LexWindow *self)
{
  if (self->library == NULL || self->journal == NULL)
    return NULL;
  if (self->cases == NULL)
    {
      self->cases
          = GTK_WINDOW (lex_cases_window_new (self->library, self->journal, GTK_WINDOW (self)));
      g_object_add_weak_pointer (G_OBJECT (self->cases), (gpointer *) &self->cases);
    }
  gtk_window_present (self->cases);
  return LEX_CASES_WINDOW (self->cases);
}

void
lex_window_close_cases (LexWindow *self)
{
  if (self->cases != NULL)
    gtk_window_destroy (self->cases);
}

/* Of what stands in front. */
static LexCase *
dup_known (LexWindow *self)
{
  LexCase *known = lex_window_has_toolbox (self) ? lex_toolbox_dup_case (self->toolbox) : NULL;
  LexLabel *label = lex_reader_get_label (self->reader);

  if (known != NULL)
    return known;
  known = lex_case_new (LEX_CASE_RULING_KIND);
  if (label != NULL && lex_label_get_law (label) > 0 && self->instead == NULL)
    lex_case_set (known, LEX_CASE_CLAUSES, lex_label_get_text (label));
  return known;
}

static void
cases_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ensure_cases (LEX_WINDOW (user_data));
}

static void
new_case_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  LexCasesWindow *cases = ensure_cases (self);

  if (cases != NULL)
    lex_cases_window_begin (cases, dup_known (self));
}

void
lex_window_keep_case (LexWindow *self, const LexCase *known)
{
  LexCasesWindow *cases = ensure_cases (self);
  LexCaseForm *form = cases != NULL ? lex_cases_window_get_form (cases) : NULL;

  if (form != NULL)
    lex_case_form_absorb (form, known);
  else if (cases != NULL)
    lex_cases_window_begin (cases, lex_case_copy (known));
}

static void
keep_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  g_autoptr (LexCase) known = dup_known (self);

  lex_window_keep_case (self, known);
}

void
lex_window_add_case_actions (LexWindow *self)
{
  static const GActionEntry entries[] = {
    { "cases", cases_cb },
    { "new-case", new_case_cb },
    { "keep-in-case", keep_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
