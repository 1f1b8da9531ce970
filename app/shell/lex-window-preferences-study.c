/* lex-window-preferences-study.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The settings of study, which the journal keeps, in the window of settings. It refuses to know
 * what follows from them. The window of settings makes them.
 */

#include "shell/lex-window-preferences.h"

#include <glib/gi18n-lib.h>

#include "services/lex-study-settings.h"
#include "shell/lex-preference-row.h"
#include "shell/lex-preference-steps.h"
#include "shell/lex-window-study.h"
#include "widgets/study/lex-study-room.h"
#include "widgets/text/lex-toast.h"

/* All dates follow anew from a setting, so that not each step of a button is kept. */
#define PATIENCE 600

#define STEPS (-1.0)
#define STEPS_WIDE 6

/* @scale: what the number on the screen is times what is kept; 0 for a switch, less for steps */
static const struct
{
  const char *name;
  const char *title;
  const char *subtitle;
  double scale;
  int least;
  int most;
} settings[] = {
  { "retention", N_ ("Wanted retention"),
    N_ ("Percent of the cards that you still know when they come again"), 100, 70, 99 },
  { "new", N_ ("New cards a day"), NULL, 1, 0, 9999 },
  { "learning", N_ ("Steps of a new card"),
    N_ ("Minutes after which it comes again on its first day, parted by blanks"), STEPS, 0, 0 },
  { "relearning", N_ ("Steps of a forgotten card"),
    N_ ("Minutes after which it comes again that day; none to wait until the next"), STEPS, 0, 0 },
  { "answers", N_ ("Cards a day"), N_ ("What is overdue is spread by it"), 1, 0, 9999 },
  { "day-start", N_ ("Start of the day"), N_ ("Hour at which a day of study begins"), 1.0 / 3600, 0,
    23 },
  { "leech", N_ ("Set aside after"), N_ ("Times that a card was forgotten; 0 for never"), 1, 0,
    99 },
  { "spread", N_ ("Level the days"), N_ ("A card may come some days earlier or later"), 0, 0, 1 },
  { "apart", N_ ("Related cards on different days"), NULL, 0, 0, 1 },
};

#define N_SETTINGS G_N_ELEMENTS (settings)

/* @window: (nullable): weak
 * @controls: owned by the widget tree
 * @changed: by setting, whether it is still to be kept */
typedef struct
{
  LexWindow *window;
  GtkWidget *controls[N_SETTINGS];
  gboolean changed[N_SETTINGS];
  guint timer;
} Form;

static void
form_free (Form *self)
{
  g_clear_weak_pointer (&self->window);
  g_clear_handle_id (&self->timer, g_source_remove);
  g_free (self);
}

/* Returns: (nullable): nothing of steps that are none, with what is wrong with them */
static char *
dup_word (const Form *self, guint i, char **complaint)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  *complaint = NULL;
  if (settings[i].scale < 0)
    return lex_preference_steps_read (gtk_editable_get_text (GTK_EDITABLE (self->controls[i])),
                                      complaint);
  if (settings[i].scale == 0)
    return g_strdup (gtk_switch_get_active (GTK_SWITCH (self->controls[i])) ? "1" : "0");
  return g_strdup (g_ascii_formatd (text, sizeof text, settings[i].scale > 1 ? "%.2f" : "%.0f",
                                    gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->controls[i]))
                                        / settings[i].scale));
}

static void
keep_one (Form *self, LexStudy *study, guint i)
{
  g_autofree char *complaint = NULL;
  g_autofree char *word = dup_word (self, i, &complaint);
  g_autoptr (GError) error = NULL;

  self->changed[i] = FALSE;
  if (settings[i].scale < 0)
    lex_preference_steps_mark (self->controls[i], _ (settings[i].subtitle), complaint);
  if (word != NULL
      && !lex_study_settings_set_word (study, settings[i].name, word,
                                       g_get_real_time () / G_USEC_PER_SEC, &error))
    lex_toast_say (self->window->toasts, error->message);
}

static void
keep (Form *self)
{
  LexStudy *study = self->window != NULL ? lex_window_get_study (self->window) : NULL;
  gboolean any = FALSE;

  g_clear_handle_id (&self->timer, g_source_remove);
  for (guint i = 0; study != NULL && i < N_SETTINGS; i++)
    if (self->changed[i])
      {
        keep_one (self, study, i);
        any = TRUE;
      }
  if (any)
    lex_study_room_update (LEX_STUDY_ROOM (self->window->study));
}

/* The field goes with its window, and who typed would not know. */
static void
tell_lost (Form *self)
{
  for (guint i = 0; self->window != NULL && i < N_SETTINGS; i++)
    {
      g_autofree char *complaint = NULL;
      g_autofree char *word = dup_word (self, i, &complaint);
      g_autofree char *message = NULL;

      if (complaint == NULL)
        continue;
      message = g_strdup_printf (_ ("“%s” stays as it was: “%s” can not be used"),
                                 _ (settings[i].title),
                                 gtk_editable_get_text (GTK_EDITABLE (self->controls[i])));
      lex_toast_say (self->window->toasts, message);
    }
}

static gboolean
keep_cb (gpointer user_data)
{
  Form *self = user_data;

  self->timer = 0;
  keep (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (GtkWidget *control, GParamSpec *pspec, Form *self)
{
  for (guint i = 0; i < N_SETTINGS; i++)
    if (self->controls[i] == control)
      self->changed[i] = TRUE;
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add (PATIENCE, keep_cb, self);
}

/* What is typed is a number only when one leaves the entry, which a closing window does not. */
static void
unmap_cb (GtkWidget *group, Form *self)
{
  for (guint i = 0; i < N_SETTINGS; i++)
    if (GTK_IS_SPIN_BUTTON (self->controls[i]))
      gtk_spin_button_update (GTK_SPIN_BUTTON (self->controls[i]));
  keep (self);
  tell_lost (self);
}

static GtkWidget *
control_new (const LexStudySettings *of, guint i)
{
  g_autofree char *word = lex_study_settings_dup_word (of, settings[i].name);
  const double value = g_ascii_strtod (word, NULL);
  GtkWidget *control;

  if (settings[i].scale < 0)
    {
      g_autofree char *minutes = lex_preference_steps_dup_minutes (word);

      control = gtk_entry_new ();
      gtk_editable_set_text (GTK_EDITABLE (control), minutes);
      gtk_editable_set_width_chars (GTK_EDITABLE (control), STEPS_WIDE);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (control), STEPS_WIDE);
      return control;
    }
  if (settings[i].scale == 0)
    {
      control = gtk_switch_new ();
      gtk_switch_set_active (GTK_SWITCH (control), value != 0);
      return control;
    }
  control = gtk_spin_button_new_with_range (settings[i].least, settings[i].most, 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), value * settings[i].scale);
  return control;
}

static const char *
get_property (guint i)
{
  if (settings[i].scale < 0)
    return "notify::text";
  return settings[i].scale == 0 ? "notify::active" : "notify::value";
}

GtkWidget *
lex_window_study_preferences_new (LexWindow *self)
{
  LexStudy *study = lex_window_get_study (self);
  GtkWidget *group;
  Form *form;

  if (study == NULL)
    return NULL;
  group = adw_preferences_group_new ();
  form = g_new0 (Form, 1);
  g_set_weak_pointer (&form->window, self);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Study"));
  for (guint i = 0; i < N_SETTINGS; i++)
    {
      GtkWidget *control = control_new (lex_study_settings_get (study), i);

      form->controls[i] = control;
      g_signal_connect (control, get_property (i), G_CALLBACK (changed_cb), form);
      adw_preferences_group_add (
          ADW_PREFERENCES_GROUP (group),
          lex_preference_row_put (_ (settings[i].title),
                                  settings[i].subtitle != NULL ? _ (settings[i].subtitle) : NULL,
                                  control));
    }
  g_signal_connect (group, "unmap", G_CALLBACK (unmap_cb), form);
  g_object_set_data_full (G_OBJECT (group), "form", form, (GDestroyNotify) form_free);
  return group;
}
