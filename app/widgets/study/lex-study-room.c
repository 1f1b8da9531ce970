/* lex-study-room.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The place where one learns: what is due, then one card after the other. It keeps which page is
 * shown, refuses to know what is right and when a card comes again, and to know the window. The
 * shell makes it when it is first asked for.
 */

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "widgets/inplace/lex-preview.h"
#include "widgets/study/lex-exam-print.h"
#include "widgets/study/lex-study-room-private.h"
#include "widgets/text/lex-widget.h"

#define USUAL_NUMBER 20

G_DEFINE_FINAL_TYPE (LexStudyRoom, lex_study_room, GTK_TYPE_WIDGET)

static void
lex_study_room_dispose (GObject *object)
{
  LexStudyRoom *self = LEX_STUDY_ROOM (object);

  if (self->study != NULL)
    lex_study_exams_leave (self);
  lex_widget_unparent_children (GTK_WIDGET (self));
  g_clear_pointer (&self->course, lex_course_free);
  g_clear_pointer (&self->study, lex_study_free);
  g_clear_pointer (&self->complaint, g_free);
  g_clear_pointer (&self->card, lex_own_card_free);
  g_clear_pointer (&self->removed, g_free);
  g_clear_pointer (&self->mock.title, g_free);
  g_clear_pointer (&self->exam.date, g_free);
  g_clear_object (&self->library);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (lex_study_room_parent_class)->dispose (object);
}

static void
lex_study_room_class_init (LexStudyRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_study_room_dispose;
  gtk_widget_class_set_css_name (widget_class, "studyroom");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static gint64
get_real_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

static gboolean
has_entry_focus (LexStudyRoom *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus)
         || (focus != NULL && self->book != NULL && gtk_widget_is_ancestor (focus, self->book));
}

static gboolean
key_cb (LexStudyRoom *self, guint key, guint code, GdkModifierType modifiers)
{
  const guint held = modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK);

  if (held == GDK_CONTROL_MASK && gdk_keyval_to_lower (key) == GDK_KEY_z && !has_entry_focus (self))
    return gtk_widget_activate_action (GTK_WIDGET (self), "study.undo", NULL);
  if (held == GDK_CONTROL_MASK && self->card != NULL
      && (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter))
    return gtk_widget_activate_action (GTK_WIDGET (self), "study.keep-card", NULL);
  if (held == GDK_CONTROL_MASK && gdk_keyval_to_lower (key) == GDK_KEY_b)
    return gtk_widget_activate_action (GTK_WIDGET (self), "study.book", NULL);
  if (held != 0)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Escape)
    return lex_study_room_go_back (self);
  if (has_entry_focus (self) && !(key == GDK_KEY_Page_Up || key == GDK_KEY_Page_Down))
    return GDK_EVENT_PROPAGATE;
  return lex_study_answers_press (self, key);
}

static GtkWidget *
tool_new (const char *icon, const char *name, const char *tooltip, const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (button, "flat");
  return button;
}

static GtkWidget *
bar_new (LexStudyRoom *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *home = gtk_button_new_with_label (_ ("Study"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (home), "study.home");
  gtk_widget_set_tooltip_text (home, _ ("Escape"));
  gtk_widget_add_css_class (home, "flat");
  self->count = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->count, "facts");
  gtk_widget_set_hexpand (self->count, TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->count), 1);
  gtk_box_append (GTK_BOX (bar), home);
  gtk_box_append (GTK_BOX (bar), self->count);
  self->rests = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (self->rests),
                  tool_new ("weather-clear-night-symbolic", _ ("Bury"),
                            _ ("Not again before tomorrow (B)"), "study.bury"));
  gtk_box_append (GTK_BOX (self->rests),
                  tool_new ("media-playback-pause-symbolic", _ ("Suspend"),
                            _ ("Not again until it is woken (S)"), "study.suspend"));
  gtk_box_append (GTK_BOX (bar), self->rests);
  self->undo = tool_new ("edit-undo-symbolic", _ ("Undo the Last Answer"),
                         _ ("Undo the last answer (Ctrl+Z)"), "study.undo");
  gtk_box_append (GTK_BOX (bar), self->undo);
  gtk_widget_add_css_class (bar, "tools");
  return bar;
}

/* Suits inside words have colours of their own for each theme. */
static void
theme_changed_cb (LexStudyRoom *self)
{
  lex_study_show_page (self, TRUE);
}

static void
follow_theme (LexStudyRoom *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (theme_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (theme_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
lex_study_room_init (LexStudyRoom *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->wish.number = USUAL_NUMBER;
  self->actions = g_simple_action_group_new ();
  lex_study_answers_add_actions (self);
  lex_study_ways_add_actions (self);
  lex_study_exams_add_actions (self);
  lex_study_presets_add_actions (self);
  lex_study_plan_actions_add (self);
  lex_study_cards_add_actions (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "study", G_ACTION_GROUP (self->actions));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->bar = bar_new (self);
  gtk_box_append (GTK_BOX (self->box), self->bar);
  self->place = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->place), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (self->place, TRUE);
  self->desk = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_hexpand (self->place, TRUE);
  gtk_box_append (GTK_BOX (self->desk), self->place);
  gtk_box_append (GTK_BOX (self->box), self->desk);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  follow_theme (self);
}

GtkWidget *
lex_study_room_new (LexStudy *study, LexStudyClock clock)
{
  LexStudyRoom *self = g_object_new (LEX_TYPE_STUDY_ROOM, NULL);

  self->study = study;
  self->clock = clock != NULL ? clock : get_real_now;
  self->watch = g_get_monotonic_time;
  return GTK_WIDGET (self);
}

void
lex_study_room_set_source (LexStudyRoom *self, LexLibrary *library, LexLanguage language)
{
  g_return_if_fail (LEX_IS_STUDY_ROOM (self));
  g_return_if_fail (LEX_IS_LIBRARY (library));

  if (self->library == NULL)
    {
      lex_preview_attach (GTK_WIDGET (self), library, language, NULL);
      lex_preview_watch (self->box);
    }
  else
    lex_preview_attach (GTK_WIDGET (self), library, language, NULL);
  g_set_object (&self->library, library);
  self->language = language;
  lex_study_show_page (self, TRUE);
}

void
lex_study_room_begin (LexStudyRoom *self)
{
  g_return_if_fail (LEX_IS_STUDY_ROOM (self));

  if (self->first != NULL)
    gtk_widget_grab_focus (self->first);
}

gboolean
lex_study_room_ask_law (LexStudyRoom *self, guint law)
{
  g_return_val_if_fail (LEX_IS_STUDY_ROOM (self), FALSE);

  self->wish = (LexQuizWish){ .law = law, .number = USUAL_NUMBER };
  return lex_study_ways_begin_quiz (self);
}

gboolean
lex_study_room_ask_clause (LexStudyRoom *self, LexLabel *clause)
{
  gboolean any;

  g_return_val_if_fail (LEX_IS_STUDY_ROOM (self), FALSE);

  self->wish = (LexQuizWish){ .clause = clause, .number = USUAL_NUMBER };
  any = lex_study_ways_begin_quiz (self);
  self->wish.clause = NULL;
  return any;
}

LexStudy *
lex_study_room_get_study (LexStudyRoom *self)
{
  g_return_val_if_fail (LEX_IS_STUDY_ROOM (self), NULL);

  return self->study;
}

void
lex_study_room_update (LexStudyRoom *self)
{
  g_autoptr (GtkWidget) focus = NULL;
  GtkRoot *root;

  g_return_if_fail (LEX_IS_STUDY_ROOM (self));

  root = gtk_widget_get_root (GTK_WIDGET (self));
  if (root != NULL)
    g_set_object (&focus, gtk_root_get_focus (root));
  /* What has the focus may go with the page. */
  lex_study_show_page (self, TRUE);
  if (focus != NULL && gtk_widget_get_root (focus) == root)
    gtk_widget_grab_focus (focus);
}

void
lex_study_room_write_card (LexStudyRoom *self, LexOwnCard *card)
{
  g_return_if_fail (LEX_IS_STUDY_ROOM (self));

  lex_study_cards_write (self, card, TRUE);
}

void
lex_study_room_renew (LexStudyRoom *self)
{
  g_return_if_fail (LEX_IS_STUDY_ROOM (self));

  self->stale = TRUE;
  lex_study_cards_renew (self);
  lex_study_room_update (self);
}

gboolean
lex_study_room_print (LexStudyRoom *self, GtkWindow *parent, GError **error)
{
  LexExamPrint print = { .study = self->study, .language = self->language, .answers = TRUE };
  const gboolean sat = self->sitting != NULL && lex_sitting_is_over (self->sitting);
  gboolean printed;

  g_return_val_if_fail (LEX_IS_STUDY_ROOM (self), FALSE);

  lex_mock_form_fill (&self->mock, self->study);
  print.exam = sat ? self->sitting->exam : NULL;
  print.rules = &self->mock.rules;
  print.seed = MAX (self->mock.seed, 1);
  printed = lex_exam_print_run (&print, parent, error);
  self->mock.seed = print.seed;
  return printed;
}

gboolean
lex_study_room_go_back (LexStudyRoom *self)
{
  g_return_val_if_fail (LEX_IS_STUDY_ROOM (self), FALSE);

  if (lex_study_cards_leave (self))
    return TRUE;
  if (self->course == NULL && self->sitting == NULL && self->at == LEX_STUDY_HOME)
    return FALSE;
  if (self->book != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "study.book", NULL);
  else
    lex_study_ways_go (self, LEX_STUDY_HOME);
  return TRUE;
}
