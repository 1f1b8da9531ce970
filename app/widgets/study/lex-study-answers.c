/* lex-study-answers.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a card is answered in the place to learn: by actions, which the buttons fire, and by keys. It
 * refuses to know what is right, and keeps nothing that is not on the disk. The room adds it.
 */

#include <glib/gi18n-lib.h>

#include "widgets/study/lex-study-room-private.h"

static gboolean
keep (LexStudyRoom *self, LexRating rating)
{
  g_autoptr (GError) error = NULL;

  lex_study_show_complaint (self, NULL);
  if (lex_course_keep (self->course, rating, self->clock (), &error))
    return TRUE;
  lex_study_show_complaint (self, error->message);
  return FALSE;
}

static LexRating
get_rating (LexStudyRoom *self)
{
  return lex_asking_is_right (self->course->asking) ? LEX_RATING_GOOD : LEX_RATING_AGAIN;
}

/* The answer is kept the moment it is given. */
static void
go_on (LexStudyRoom *self)
{
  const LexAsking *asking = lex_study_show_get_asking (self);
  gboolean stays = TRUE;

  lex_study_show_complaint (self, NULL);
  if (asking->done && asking->question != NULL)
    {
      stays = !lex_study_exams_keep (self);
      if (stays)
        keep (self, get_rating (self));
    }
  lex_study_show_page (self, stays);
}

/* Time goes on while a card is written. */
void
lex_study_answers_run_out (LexStudyRoom *self)
{
  if (self->course == NULL || !lex_course_run_out (self->course, self->clock ()))
    return;
  keep (self, LEX_RATING_AGAIN);
  if (self->card == NULL)
    lex_study_show_page (self, TRUE);
}

static gboolean
is_asking (LexStudyRoom *self)
{
  const LexAsking *asking = lex_study_show_get_asking (self);

  return asking != NULL && !asking->done;
}

static void
submit (LexStudyRoom *self)
{
  LexAsking *asking;

  if (!is_asking (self))
    return;
  asking = lex_study_show_get_asking (self);
  if (asking->question != NULL && lex_asking_is_typed (asking))
    {
      if (!lex_asking_submit_typed (asking, self->library))
        {
          lex_study_show_complaint (self,
                                    asking->question->kind == LEX_QUESTION_FIND
                                        ? _ ("There is no such clause. Type one such as 27B1a.")
                                        : _ ("This is no number."));
          lex_study_show_page (self, TRUE);
          return;
        }
    }
  else if (!lex_asking_submit (asking))
    return;
  go_on (self);
}

static void
submit_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  submit (user_data);
}

static void
choose_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;

  if (is_asking (self)
      && lex_asking_choose (lex_study_show_get_asking (self), g_variant_get_uint32 (parameter)))
    go_on (self);
}

static void
give_up_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;

  if (!is_asking (self))
    return;
  lex_asking_give_up (lex_study_show_get_asking (self));
  go_on (self);
}

static void
advance (LexStudyRoom *self)
{
  self->why = FALSE;
  lex_course_advance (self->course, self->clock ());
  lex_study_show_complaint (self, NULL);
  lex_study_show_page (self, FALSE);
}

/* Nothing goes on that is not kept. */
static void
next_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;

  if (self->course == NULL || self->course->asking == NULL || !self->course->asking->done
      || self->course->asking->question == NULL)
    return;
  if (keep (self, get_rating (self)))
    advance (self);
  else
    lex_study_show_page (self, TRUE);
}

static void
rate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  const guint rating = g_variant_get_uint32 (parameter);

  if (self->course == NULL || self->course->asking == NULL || !self->course->asking->done
      || self->course->asking->question != NULL || rating < LEX_RATING_AGAIN
      || rating > LEX_RATING_EASY)
    return;
  if (keep (self, (LexRating) rating))
    advance (self);
  else
    lex_study_show_page (self, TRUE);
}

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  g_autoptr (GError) error = NULL;

  if (lex_study_cards_bring_back (self) || self->course == NULL)
    return;
  self->why = FALSE;
  lex_study_show_complaint (self,
                            lex_course_undo (self->course, self->clock (), &error) || error == NULL
                                ? NULL
                                : error->message);
  lex_study_show_page (self, FALSE);
}

typedef gboolean (*RestFunc) (LexStudy *study, const LexStudyCard *card, gint64 now,
                              GError **error);

/* A card that rests is not asked any more; what was answered to it stays. */
static void
rest (LexStudyRoom *self, RestFunc func)
{
  g_autoptr (GError) error = NULL;

  if (self->course == NULL || self->course->asking == NULL)
    return;
  if (func (self->study, self->course->asking->card, self->clock (), &error))
    {
      self->why = FALSE;
      lex_course_skip (self->course, self->clock ());
    }
  lex_study_show_complaint (self, error != NULL ? error->message : NULL);
  lex_study_show_page (self, FALSE);
}

static void
suspend_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  rest (user_data, lex_study_today_suspend);
}

static void
bury_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  rest (user_data, lex_study_today_bury);
}

static void
why_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;

  self->why = !self->why;
  lex_study_show_page (self, TRUE);
}

void
lex_study_answers_add_actions (LexStudyRoom *self)
{
  static const GActionEntry entries[] = {
    { "choose", choose_cb, "u" }, { "submit", submit_cb },  { "give-up", give_up_cb },
    { "next", next_cb },          { "rate", rate_cb, "u" }, { "undo", undo_cb },
    { "suspend", suspend_cb },    { "bury", bury_cb },      { "why", why_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
}

/* Keys */

static gboolean
press_number (LexStudyRoom *self, guint number)
{
  LexAsking *asking = lex_study_show_get_asking (self);

  if (!asking->done && number == 0)
    lex_asking_give_up (lex_study_show_get_asking (self));
  else if (!asking->done)
    {
      if (number == 0 || !lex_asking_choose (lex_study_show_get_asking (self), number - 1))
        return GDK_EVENT_STOP;
    }
  else
    {
      if (asking->question == NULL)
        gtk_widget_activate_action (GTK_WIDGET (self), "study.rate", "u", number);
      return GDK_EVENT_STOP;
    }
  go_on (self);
  return GDK_EVENT_STOP;
}

static gboolean
press_letter (LexStudyRoom *self, gunichar letter)
{
  static const struct
  {
    char letter;
    const char *action;
  } keys[] = { { 's', "study.suspend" },
               { 'b', "study.bury" },
               { 'w', "study.why" },
               { 'n', "study.next" },
               { 'u', "study.undo" } };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (letter == (gunichar) keys[i].letter)
      return gtk_widget_activate_action (GTK_WIDGET (self), keys[i].action, NULL);
  return GDK_EVENT_PROPAGATE;
}

gboolean
lex_study_answers_press (LexStudyRoom *self, guint key)
{
  const gunichar letter = gdk_keyval_to_unicode (key);

  if (lex_study_show_get_asking (self) == NULL)
    return GDK_EVENT_PROPAGATE;
  if (self->sitting != NULL && (key == GDK_KEY_Page_Up || key == GDK_KEY_Page_Down))
    return gtk_widget_activate_action (GTK_WIDGET (self), "study.turn", "i",
                                       key == GDK_KEY_Page_Up ? -1 : 1);
  if (key == GDK_KEY_BackSpace)
    {
      if (lex_asking_take_back (lex_study_show_get_asking (self)))
        go_on (self);
      return GDK_EVENT_STOP;
    }
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter)
    {
      if (!is_asking (self) || lex_study_show_get_asking (self)->question == NULL
          || lex_asking_get_step (lex_study_show_get_asking (self))->chosen->len == 0)
        return GDK_EVENT_PROPAGATE;
      submit (self);
      return GDK_EVENT_STOP;
    }
  if (letter >= '0' && letter <= '9')
    return press_number (self, letter - '0');
  return press_letter (self, g_unichar_tolower (letter));
}
