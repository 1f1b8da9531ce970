/* lex-case-control.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One field of the form, as the journal's table describes it. It refuses to know what the field
 * means and when it is kept. The form makes it.
 */

#include "widgets/cases/lex-case-control.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "bridge/pbn/lex-pbn-typed.h"
#include "bridge/pbn/lex-pbn.h"
#include "journal/lex-case.h"
#include "widgets/cases/lex-case-clauses.h"
#include "widgets/cases/lex-case-grid.h"
#include "widgets/cases/lex-case-moment.h"
#include "widgets/figures/lex-example.h"
#include "widgets/text/lex-drop-down.h"
#include "widgets/text/lex-theme.h"
#include "widgets/text/lex-widget.h"
#include "widgets/text/lex-words-view.h"

#define LEAST_HEIGHT 60
#define ENTRY_WIDTH 140
#define LINE_CHARS 8
#define MOMENT_CHARS 16 /* a day and a time */
#define FAULT_CHARS 18

struct _LexCaseControl
{
  GtkWidget parent_instance;

  LexCaseKey key;
  LexLanguage language;
  gboolean setting; /* whether nobody types now */
  gboolean leaving; /* whether the field is being left */

  /* Owned */
  LexLibrary *library;
  char *value; /* nullable */

  /* Owned by the widget tree */
  GtkWidget *column;
  GtkWidget *input;
  GtkWidget *fault;
  GtkWidget *figures; /* nullable: the box of a drawn board */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (LexCaseControl, lex_case_control, GTK_TYPE_WIDGET)

static void
lex_case_control_dispose (GObject *object)
{
  LexCaseControl *self = LEX_CASE_CONTROL (object);

  g_clear_pointer (&self->column, gtk_widget_unparent);
  g_clear_pointer (&self->value, g_free);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (lex_case_control_parent_class)->dispose (object);
}

static gboolean
lex_case_control_grab_focus (GtkWidget *widget)
{
  return lex_widget_pass_focus (widget, LEX_CASE_CONTROL (widget)->input);
}

static void
lex_case_control_class_init (LexCaseControlClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_case_control_dispose;
  widget_class->grab_focus = lex_case_control_grab_focus;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "casecontrol");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
lex_case_control_init (LexCaseControl *self)
{
}

static LexCaseShape
get_shape (LexCaseControl *self)
{
  return lex_case_field_get (self->key)->shape;
}

/* What stands there now */

static char *
dup_typed (LexCaseControl *self)
{
  char *text = NULL;

  if (GTK_IS_EDITABLE (self->input))
    return g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->input)));
  g_object_get (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->input)), "text", &text, NULL);
  return g_strchomp (text);
}

/* What is no board yet is kept as it is. */
static char *
dup_board (LexCaseControl *self)
{
  char *typed = dup_typed (self);
  char *board = lex_pbn_typed_dup (typed, NULL);

  if (board == NULL)
    return typed;
  g_free (typed);
  return g_strchomp (board);
}

/* Returns whether what stands there can be read. */
static gboolean
read_input (LexCaseControl *self, char **value)
{
  const LexCaseTerm *terms = lex_case_field_get (self->key)->terms;
  g_autoptr (GDateTime) now = NULL;
  g_autofree char *typed = NULL;
  guint chosen;

  switch (get_shape (self))
    {
    case LEX_CASE_CHOICE:
      chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->input));
      *value = chosen > 0 ? g_strdup (terms[chosen - 1].name) : NULL;
      return TRUE;
    case LEX_CASE_ROWS:
      *value = lex_case_grid_dup_value (LEX_CASE_GRID (self->input));
      return TRUE;
    case LEX_CASE_MOMENT:
      now = g_date_time_new_now_local ();
      return lex_case_moment_read (gtk_editable_get_text (GTK_EDITABLE (self->input)), self->value,
                                   now, value);
    case LEX_CASE_LABELS:
      return lex_case_clauses_read (self->library,
                                    gtk_editable_get_text (GTK_EDITABLE (self->input)), value);
    case LEX_CASE_PBN:
      *value = dup_board (self);
      return TRUE;
    case LEX_CASE_LINE:
    case LEX_CASE_WORDS:
    case LEX_CASE_NAME:
    case LEX_CASE_NAMES:
    default:
      *value = dup_typed (self);
      return TRUE;
    }
}

static void
show_fault (LexCaseControl *self, gboolean wrong)
{
  const char *message = get_shape (self) == LEX_CASE_MOMENT
                            ? _ ("A time such as 14:05, or 2026-11-22 14:05")
                            : _ ("No such clause; write 27B1(a), 16B");

  gtk_label_set_text (GTK_LABEL (self->fault), wrong ? message : "");
  gtk_widget_set_visible (self->fault, wrong);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->input), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
  if (wrong)
    gtk_widget_add_css_class (self->input, "error");
  else
    gtk_widget_remove_css_class (self->input, "error");
}

/* Why it is no board yet; before anything stands there, how one types it. */
static GtkWidget *
hint_new (LexCaseControl *self)
{
  const char *value = self->value != NULL ? self->value : "";
  g_autoptr (GError) error = NULL;
  g_autoptr (LexPbn) board = *value == '[' ? lex_pbn_parse (value, &error) : NULL;
  g_autofree char *typed = *value != '[' ? lex_pbn_typed_dup (value, &error) : NULL;
  const char *how
      = self->key == LEX_CASE_CLAIM
            ? _ ("The cards that were left, and what was played:\n"
                 "N:QJ.6..T 8.J9.A. .K.T6.5 K.Q.4.3\n4S W")
            : _ ("The hands, the calls from the dealer on, the cards of each trick from the leader "
                 "on; or "
                 "PBN:\nN:QJ6.K652.J85.T98 873.J97.AT764.Q4 …\nN 1C P 1S X\nW S4 S6 S3 SK");
  GtkWidget *hint = gtk_label_new (error != NULL ? error->message : how);

  gtk_label_set_xalign (GTK_LABEL (hint), 0);
  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (hint), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (hint, "caption");
  return hint;
}

/* The board as it is drawn elsewhere, as soon as it can be; until then, how one types it. */
static void
draw (LexCaseControl *self)
{
  const LexMarkupStyle style = { .palette = lex_theme_get_palette (), .language = self->language };
  GtkWidget *old = self->figures != NULL ? gtk_widget_get_first_child (self->figures) : NULL;
  GtkWidget *drawn = self->value != NULL ? lex_example_draw (self->value, &style) : NULL;

  if (self->figures == NULL)
    return;
  if (old != NULL)
    gtk_box_remove (GTK_BOX (self->figures), old);
  gtk_box_append (GTK_BOX (self->figures), drawn != NULL ? drawn : hint_new (self));
}

static void
changed_cb (LexCaseControl *self)
{
  g_autofree char *value = NULL;
  gboolean readable;

  if (self->setting)
    return;
  /* What is replaced is nothing for a moment; a time is nothing when the field is left so. */
  if (get_shape (self) == LEX_CASE_MOMENT && !self->leaving
      && *gtk_editable_get_text (GTK_EDITABLE (self->input)) == '\0')
    return;
  readable = read_input (self, &value);
  show_fault (self, !readable);
  if ((value == NULL && !readable)
      || g_strcmp0 (value != NULL ? value : "", self->value != NULL ? self->value : "") == 0)
    return;
  g_free (self->value);
  self->value = g_steal_pointer (&value);
  draw (self);
  g_signal_emit (self, changed_signal, 0);
}

/* Who leaves a field sees what was understood. */
static void
left_cb (LexCaseControl *self)
{
  self->leaving = TRUE;
  changed_cb (self);
  self->leaving = FALSE;
  if (!gtk_widget_get_visible (self->fault))
    lex_case_control_set_value (self, self->value);
}

static void
watch_leaving (LexCaseControl *self, GtkWidget *input)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (focus, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (input, focus);
}

/* Inputs */

static GtkWidget *
entry_new (LexCaseControl *self)
{
  GtkWidget *entry = gtk_entry_new ();
  const LexCaseShape shape = get_shape (self);

  g_signal_connect_swapped (entry, "changed", G_CALLBACK (changed_cb), self);
  if (shape == LEX_CASE_MOMENT || shape == LEX_CASE_LABELS)
    watch_leaving (self, entry);
  if (shape != LEX_CASE_LABELS)
    {
      const int chars = shape == LEX_CASE_MOMENT ? MOMENT_CHARS : LINE_CHARS;

      gtk_editable_set_width_chars (GTK_EDITABLE (entry), chars);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), chars);
      gtk_widget_set_size_request (entry, ENTRY_WIDTH, -1);
    }
  return entry;
}

static GtkWidget *
words_new (LexCaseControl *self)
{
  GtkWidget *view = lex_words_view_new ();

  gtk_text_view_set_monospace (GTK_TEXT_VIEW (view), get_shape (self) == LEX_CASE_PBN);
  gtk_widget_set_size_request (view, -1, LEAST_HEIGHT);
  gtk_widget_add_css_class (view, "words");
  g_signal_connect_object (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), "changed",
                           G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  if (get_shape (self) == LEX_CASE_PBN)
    watch_leaving (self, view);
  return view;
}

static GtkWidget *
choice_new (LexCaseControl *self)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  GtkWidget *choice;

  gtk_string_list_append (words, "–");
  for (const LexCaseTerm *term = lex_case_field_get (self->key)->terms; term->name != NULL; term++)
    gtk_string_list_append (words, term->words[self->language]);
  choice = gtk_drop_down_new (g_object_ref (G_LIST_MODEL (words)), NULL);
  gtk_widget_set_size_request (choice, ENTRY_WIDTH, -1);
  g_signal_connect_swapped (choice, "notify::selected", G_CALLBACK (changed_cb), self);
  return choice;
}

static GtkWidget *
input_new (LexCaseControl *self)
{
  GtkWidget *rows;

  switch (get_shape (self))
    {
    case LEX_CASE_CHOICE:
      return choice_new (self);
    case LEX_CASE_WORDS:
    case LEX_CASE_NAMES:
    case LEX_CASE_PBN:
      return words_new (self);
    case LEX_CASE_ROWS:
      rows = lex_case_grid_new (self->key);
      g_signal_connect_swapped (rows, "changed", G_CALLBACK (changed_cb), self);
      return rows;
    case LEX_CASE_LINE:
    case LEX_CASE_NAME:
    case LEX_CASE_MOMENT:
    case LEX_CASE_LABELS:
    default:
      return entry_new (self);
    }
}

GtkWidget *
lex_case_control_new (LexCaseKey key, LexLibrary *library)
{
  LexCaseControl *self = g_object_new (LEX_TYPE_CASE_CONTROL, NULL);
  const char *heading;

  self->key = key;
  self->language = lex_language_of_locale ();
  self->library = g_object_ref (library);
  heading = lex_case_field_get (key)->heading[self->language];
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  self->input = input_new (self);
  self->fault = lex_widget_label_new ("", "error");
  gtk_widget_set_visible (self->fault, FALSE);
  /* Below a short field it is no wider. */
  if (!lex_case_control_is_wide (self))
    gtk_label_set_max_width_chars (GTK_LABEL (self->fault), FAULT_CHARS);
  if (GTK_IS_DROP_DOWN (self->input))
    lex_drop_down_set_name (GTK_DROP_DOWN (self->input), heading);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->input), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    heading, -1);
  gtk_box_append (GTK_BOX (self->column), lex_widget_label_new (heading, "name"));
  gtk_box_append (GTK_BOX (self->column), self->input);
  gtk_box_append (GTK_BOX (self->column), self->fault);
  if (get_shape (self) == LEX_CASE_PBN)
    {
      self->figures = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      gtk_box_append (GTK_BOX (self->column), self->figures);
      g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (draw),
                               self, G_CONNECT_SWAPPED);
    }
  gtk_widget_set_parent (self->column, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

LexCaseKey
lex_case_control_get_key (LexCaseControl *self)
{
  g_return_val_if_fail (LEX_IS_CASE_CONTROL (self), LEX_CASE_REMARKS);

  return self->key;
}

gboolean
lex_case_control_is_wide (LexCaseControl *self)
{
  g_return_val_if_fail (LEX_IS_CASE_CONTROL (self), FALSE);

  return !GTK_IS_DROP_DOWN (self->input)
         && (!GTK_IS_EDITABLE (self->input) || get_shape (self) == LEX_CASE_LABELS);
}

const char *
lex_case_control_get_value (LexCaseControl *self)
{
  g_return_val_if_fail (LEX_IS_CASE_CONTROL (self), NULL);

  return self->value;
}

static guint
find_term (LexCaseControl *self, const char *name)
{
  const LexCaseTerm *terms = lex_case_field_get (self->key)->terms;

  for (guint i = 0; terms[i].name != NULL; i++)
    if (g_strcmp0 (terms[i].name, name) == 0)
      return i + 1;
  return 0;
}

/* What stands there already keeps the cursor, and what can be taken back. */
static void
show_words (LexCaseControl *self, const char *words)
{
  g_autofree char *typed = dup_typed (self);

  if (g_str_equal (typed, words))
    return;
  if (GTK_IS_EDITABLE (self->input))
    gtk_editable_set_text (GTK_EDITABLE (self->input), words);
  else
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->input)), words, -1);
}

static void
show_value (LexCaseControl *self)
{
  g_autofree char *shown = NULL;

  if (GTK_IS_DROP_DOWN (self->input))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->input), find_term (self, self->value));
  else if (LEX_IS_CASE_GRID (self->input))
    lex_case_grid_set_value (LEX_CASE_GRID (self->input), self->value);
  else
    {
      if (get_shape (self) == LEX_CASE_MOMENT)
        shown = lex_case_moment_dup_shown (self->value);
      else if (get_shape (self) == LEX_CASE_LABELS)
        shown = lex_case_clauses_dup_shown (self->value);
      else
        shown = g_strdup (self->value != NULL ? self->value : "");
      show_words (self, shown);
    }
}

void
lex_case_control_set_value (LexCaseControl *self, const char *value)
{
  char *copy = g_strdup (value);

  g_return_if_fail (LEX_IS_CASE_CONTROL (self));

  g_free (self->value);
  self->value = copy;
  self->setting = TRUE;
  show_value (self);
  self->setting = FALSE;
  show_fault (self, FALSE);
  draw (self);
}
