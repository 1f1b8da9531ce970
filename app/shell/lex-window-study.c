/* lex-window-study.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where one learns, shown where else one reads. It refuses to know what is asked and how that
 * looks. The window adds its actions.
 */

#include "shell/lex-window-study.h"

#include <glib/gi18n-lib.h>

#include "widgets/text/lex-toast.h"

#include "services/lex-library-location.h"
#include "services/lex-questions.h"
#include "services/lex-study-today.h"
#include "widgets/study/lex-study-room.h"

static gboolean
open_room (LexWindow *self, GError **error)
{
  g_autofree char *file = lex_location_dup_questions ();
  g_autoptr (GPtrArray) questions = lex_questions_load_folded (file, error);
  g_autoptr (GPtrArray) made = questions != NULL ? lex_questions_load_made (file, error) : NULL;
  LexStudy *study
      = made != NULL ? lex_study_open (self->library, self->journal, questions, made, error) : NULL;

  if (study == NULL)
    return FALSE;
  self->study = lex_study_room_new (study, NULL);
  return TRUE;
}

/* Questions and answers are read when one first learns: the first frame is the law's. */
static gboolean
ensure_room (LexWindow *self)
{
  g_autoptr (GError) error = NULL;

  if (self->study != NULL)
    return TRUE;
  if (self->library == NULL || self->journal == NULL)
    return FALSE;
  if (!open_room (self, &error))
    {
      lex_toast_say (self->toasts, error->message);
      return FALSE;
    }
  gtk_widget_set_visible (self->study, FALSE);
  gtk_widget_set_vexpand (self->study, TRUE);
  gtk_box_append (self->reading, self->study);
  lex_window_update_study (self);
  return TRUE;
}

LexStudy *
lex_window_get_study (LexWindow *self)
{
  return ensure_room (self) ? lex_study_room_get_study (LEX_STUDY_ROOM (self->study)) : NULL;
}

guint
lex_window_count_cards (LexWindow *self)
{
  const gboolean begun
      = self->study != NULL || (self->journal_open && lex_study_was_begun (self->journal));
  LexStudy *study = begun ? lex_window_get_study (self) : NULL;
  g_autoptr (GPtrArray) cards = NULL;
  LexStudyToday today = { 0 };

  if (study != NULL)
    cards = lex_study_today_list (study, g_get_real_time () / G_USEC_PER_SEC, &today);
  return today.due + today.fresh;
}

static gboolean
go_back (LexWindow *self)
{
  return lex_study_room_go_back (LEX_STUDY_ROOM (self->study));
}

void
lex_window_show_study (LexWindow *self)
{
  static const LexWindowPlace place = { lex_window_show_study, go_back };

  if (!ensure_room (self))
    return;
  lex_window_stand_instead (self, &place, self->study);
  lex_study_room_begin (LEX_STUDY_ROOM (self->study));
}

void
lex_window_give_questions (LexWindow *self, LexPage *page)
{
  if (self->question_counts == NULL)
    {
      g_autofree char *file = lex_location_dup_questions ();

      self->question_counts = lex_questions_count (file, NULL);
    }
  if (self->question_counts != NULL)
    lex_page_set_questions (page, self->question_counts);
}

void
lex_window_update_study (LexWindow *self)
{
  if (self->study != NULL && self->library != NULL)
    lex_study_room_set_source (LEX_STUDY_ROOM (self->study), self->library,
                               lex_languages_get_first (lex_reader_get_languages (self->reader)));
}

static void
study_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_show_study (LEX_WINDOW (user_data));
}

static void
ask_law (LexWindow *self, guint law)
{
  g_autofree char *message = NULL;

  if (!ensure_room (self))
    return;
  if (lex_study_room_ask_law (LEX_STUDY_ROOM (self->study), law))
    {
      lex_window_show_study (self);
      return;
    }
  message = g_strdup_printf (_ ("There are no questions about Law %u"), law);
  lex_toast_say (self->toasts, message);
}

static void
ask_law_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  LexLabel *label = lex_reader_get_label (self->reader);
  const guint law = label != NULL ? lex_label_get_law (label) : 0;

  if (law > 0)
    ask_law (self, law);
  else
    lex_toast_say (self->toasts, _ ("Open a Law first: questions are about one"));
}

/* Of a clause without questions its Law is asked about. */
static void
ask_clause_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  g_autoptr (LexLabel) label = lex_label_parse (g_variant_get_string (parameter, NULL));

  if (label == NULL || !ensure_room (self))
    return;
  if (lex_study_room_ask_clause (LEX_STUDY_ROOM (self->study), label))
    lex_window_show_study (self);
  else if (lex_label_get_law (label) > 0)
    ask_law (self, lex_label_get_law (label));
  else
    lex_toast_say (self->toasts, _ ("There are no questions about this clause"));
}

/* The room says what it removed, and which of its actions brings that back. */
static void
removed_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  g_autofree char *name = NULL;
  const char *words;
  const char *undo;
  const char *target;

  g_variant_get (parameter, "(&s&s&s)", &words, &undo, &target);
  name = g_strconcat ("win.", undo, NULL);
  lex_toast_offer_return_of_all (self->toasts, words, name, target);
}

/* A toast stands above the room, and knows only what the window can do. */
static void
bring_back_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  g_autofree char *name = g_strconcat ("study.", g_action_get_name (G_ACTION (action)), NULL);

  if (self->study != NULL)
    gtk_widget_activate_action_variant (self->study, name, parameter);
}

static void
leave_study_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_window_leave_instead (LEX_WINDOW (user_data));
}

void
lex_window_add_study_actions (LexWindow *self)
{
  static const GActionEntry entries[] = {
    { "study", study_cb },
    { "ask-law", ask_law_cb },
    { "ask-clause", ask_clause_cb, "s" },
    { "leave-study", leave_study_cb },
    { "study-removed", removed_cb, "(sss)" },
    { "bring-back-card", bring_back_cb, "s" },
    { "bring-back-preset", bring_back_cb, "s" },
    { "bring-back-exam", bring_back_cb, "s" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
