/* lex-mock-form.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a mock exam is to be like, as a form. It refuses to begin one, and to keep what was filled
 * in: its buttons name actions of the room of study. The page of mock exams makes it.
 */

#include "widgets/study/lex-mock-form.h"

#include <glib/gi18n-lib.h>

#include "services/lex-mock-presets.h"
#include "widgets/study/lex-asking-page.h"
#include "widgets/study/lex-asking-parts.h"
#include "widgets/study/lex-study-form.h"
#include "widgets/text/lex-drop-down.h"

#define MOST_QUESTIONS 300
#define MOST_MINUTES 600

/* @presets: (element-type LexMockPreset) */
typedef struct
{
  LexMockWish *wish;
  GPtrArray *presets;
  GtkWidget *doubt;
  GtkWidget *questions;
  GtkWidget *minutes;
  GtkWidget *pass;
  GtkWidget *level;
  GtkWidget *open_book;
  GtkWidget *weights[LEX_N_TOPICS];
  GtkWidget *title;
  GtkWidget *remove;
} Form;

static void
form_free (gpointer data)
{
  Form *self = data;

  g_ptr_array_unref (self->presets);
  g_free (self);
}

static const LexMockPreset *
get_preset (const Form *self)
{
  return self->presets->pdata[MIN (self->wish->chosen, self->presets->len - 1)];
}

static void
show_source (Form *self)
{
  const LexMockPreset *preset = get_preset (self);
  const char *doubt = lex_mock_rules_get_doubt (preset->source);

  gtk_label_set_text (GTK_LABEL (self->doubt), doubt);
  gtk_widget_set_visible (self->doubt, *doubt != '\0');
  gtk_widget_set_visible (self->remove, preset->source == LEX_MOCK_OWN);
}

/* The fields write to the wish, each in its turn. */
static void
show_rules (Form *self)
{
  const LexMockRules rules = get_preset (self)->rules;

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->questions), rules.questions);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->minutes), rules.minutes);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->pass), rules.pass);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->level), rules.level - 1);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->open_book), rules.open_book);
  for (guint i = 0; i < LEX_N_TOPICS; i++)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->weights[i]), rules.weights[i]);
  self->wish->rules = rules;
}

static void
preset_cb (GtkDropDown *drop_down, GParamSpec *pspec, Form *self)
{
  const guint chosen = gtk_drop_down_get_selected (drop_down);

  if (chosen >= self->presets->len)
    return;
  self->wish->chosen = chosen;
  show_rules (self);
  show_source (self);
  gtk_editable_set_text (GTK_EDITABLE (self->title),
                         get_preset (self)->source == LEX_MOCK_OWN ? get_preset (self)->title : "");
}

static const char *
get_title (const LexMockPreset *preset)
{
  return preset->source == LEX_MOCK_OWN ? preset->title
                                        : g_dgettext (GETTEXT_PACKAGE, preset->title);
}

static void
add_presets (Form *self, GtkWidget *grid)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *drop_down;

  for (guint i = 0; i < self->presets->len; i++)
    gtk_string_list_append (names, get_title (self->presets->pdata[i]));
  drop_down = lex_drop_down_new (names, _ ("As in"));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), self->wish->chosen);
  lex_study_form_add (grid, _ ("As in"), drop_down);
  g_signal_connect (drop_down, "notify::selected", G_CALLBACK (preset_cb), self);
}

/* Levels are counted from one. */
static void
level_cb (GtkDropDown *drop_down, GParamSpec *pspec, guint *level)
{
  *level = gtk_drop_down_get_selected (drop_down) + 1;
}

static void
add_level (Form *self, GtkWidget *grid)
{
  const char *const levels[] = { _ ("club"), _ ("national"), _ ("international"), NULL };

  self->level = gtk_drop_down_new_from_strings (levels);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->level), self->wish->rules.level - 1);
  g_signal_connect (self->level, "notify::selected", G_CALLBACK (level_cb),
                    &self->wish->rules.level);
  lex_study_form_add (grid, _ ("Up to level"), self->level);
}

static GtkWidget *
weights_new (Form *self)
{
  GtkWidget *grid = lex_study_form_new (NULL, NULL);
  const LexStudyFormRange range = { 0, 100, 1 };

  for (guint i = 0; i < LEX_N_TOPICS; i++)
    self->weights[i]
        = lex_study_form_add_number (grid, lex_asking_page_get_topic (lex_mock_rules_get_topic (i)),
                                     &range, &self->wish->rules.weights[i]);
  return lex_asking_parts_expander_new (_ ("How much each topic counts"), grid);
}

static void
titled_cb (GtkEditable *entry, LexMockWish *wish)
{
  g_free (wish->title);
  wish->title = g_strdup (gtk_editable_get_text (entry));
}

static GtkWidget *
keeping_new (Form *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *keep = lex_asking_parts_button_new (_ ("Keep"), "study.keep-preset", NULL);

  self->title = gtk_entry_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->title), _ ("What you call it"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->title), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What you call it"), -1);
  gtk_editable_set_text (GTK_EDITABLE (self->title),
                         self->wish->title != NULL ? self->wish->title : "");
  g_signal_connect (self->title, "changed", G_CALLBACK (titled_cb), self->wish);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (keep), "study.keep-preset");
  gtk_widget_set_halign (keep, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), self->title);
  gtk_box_append (GTK_BOX (box), keep);
  return lex_asking_parts_expander_new (_ ("Keep these numbers"), box);
}

static void
add_numbers (Form *self, GtkWidget *grid)
{
  const LexStudyFormRange questions = { 1, MOST_QUESTIONS, 1 };
  const LexStudyFormRange minutes = { 1, MOST_MINUTES, 1 };
  const LexStudyFormRange pass = { 1, 100, 1 };
  LexMockRules *rules = &self->wish->rules;

  self->questions
      = lex_study_form_add_number (grid, _ ("Questions"), &questions, &rules->questions);
  self->minutes = lex_study_form_add_number (grid, _ ("Minutes"), &minutes, &rules->minutes);
  self->pass = lex_study_form_add_number (grid, _ ("Pass mark, %"), &pass, &rules->pass);
  self->open_book = lex_study_form_add_check (grid, _ ("Open book"), &rules->open_book);
  add_level (self, grid);
}

void
lex_mock_form_fill (LexMockWish *wish, LexStudy *study)
{
  g_autoptr (GPtrArray) presets = lex_mock_presets_list (study);

  if (wish->rules.questions == 0)
    wish->rules = ((const LexMockPreset *) presets->pdata[0])->rules;
}

GtkWidget *
lex_mock_form_new (LexStudy *study, LexMockWish *wish)
{
  GtkWidget *grid = lex_study_form_new (NULL, NULL);
  Form *self = g_new0 (Form, 1);

  self->wish = wish;
  self->presets = lex_mock_presets_list (study);
  lex_mock_form_fill (wish, study);
  self->doubt = lex_asking_parts_heading_new ("", "facts");
  self->remove
      = lex_asking_parts_button_new (_ ("Remove This Preset"), "study.remove-preset", NULL);
  gtk_widget_set_halign (self->remove, GTK_ALIGN_START);
  add_presets (self, grid);
  lex_study_form_add_wide (grid, self->doubt);
  add_numbers (self, grid);
  lex_study_form_add_wide (grid, weights_new (self));
  lex_study_form_add_wide (grid, keeping_new (self));
  lex_study_form_add_wide (grid, self->remove);
  show_source (self);
  g_object_set_data_full (G_OBJECT (grid), "mock", self, form_free);
  return grid;
}
