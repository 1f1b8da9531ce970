/* lex-case-form.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A case to be filled in, in the parts and the order of the journal's table of fields, kept while
 * it is typed. It refuses to know what a field means. The window of cases makes it.
 */

#include "widgets/cases/lex-case-form.h"

#include <glib/gi18n-lib.h>

#include "services/lex-unkept.h"
#include "widgets/cases/lex-case-changes.h"
#include "widgets/cases/lex-case-clauses.h"
#include "widgets/cases/lex-case-control.h"
#include "widgets/text/lex-flow-layout.h"
#include "widgets/text/lex-keeper.h"
#include "widgets/text/lex-widget.h"

#define GAP 12

struct _LexCaseForm
{
  GtkWidget parent_instance;

  /* Owned */
  LexJournal *journal;
  LexLibrary *library;
  LexCase *value;
  LexKeeper *keeper;
  LexCaseChanges *changes;

  /* Owned by the widget tree; fields that this kind has not are NULL */
  GtkWidget *column;
  LexCaseControl *controls[LEX_CASE_N_FIELDS];

  gboolean saving;
};

static guint kept_signal;
static guint changed_signal;

G_DEFINE_FINAL_TYPE (LexCaseForm, lex_case_form, GTK_TYPE_WIDGET)

/* Keeping */

/* Another window may have changed other fields meanwhile. */
static void
show_values (LexCaseForm *self)
{
  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    {
      const char *shown
          = self->controls[i] != NULL ? lex_case_control_get_value (self->controls[i]) : NULL;
      const char *value = self->value->values[i];

      if (self->controls[i] != NULL
          && g_strcmp0 (shown != NULL ? shown : "", value != NULL ? value : "") != 0)
        lex_case_control_set_value (self->controls[i], value);
    }
}

/* Where two wrote the same field of one case, each has what was written. */
static void
say_parted (LexCaseForm *self)
{
  g_autofree char *message
      = g_strdup_printf (_ ("Another window wrote in the same field: yours is now case %d"),
                         (int) self->value->number);

  gtk_widget_activate_action (GTK_WIDGET (self), "cases.say", "s", message);
}

static gboolean
put (gpointer owner, GError **error)
{
  LexCaseForm *self = owner;
  g_autofree char *id = g_strdup (self->value->id);
  gboolean kept;

  if (self->value->id == NULL && lex_case_is_empty (self->value))
    return TRUE;
  self->saving = TRUE;
  kept = lex_cases_put (self->journal, self->value, error);
  self->saving = FALSE;
  if (!kept)
    return FALSE;
  show_values (self);
  g_signal_emit (self, kept_signal, 0);
  if (id != NULL && !g_str_equal (id, self->value->id))
    say_parted (self);
  return TRUE;
}

static void
wait (gpointer owner, const GError *why)
{
  LexCaseForm *self = owner;

  lex_unkept_add_case (self->journal, self, lex_case_copy (self->value), why);
}

static const LexKeeperTask task = { put, wait };

gboolean
lex_case_form_flush (LexCaseForm *self)
{
  g_return_val_if_fail (LEX_IS_CASE_FORM (self), FALSE);

  return self->keeper == NULL || lex_keeper_flush (self->keeper);
}

/* What was changed elsewhere is shown, unless somebody types here, whose words come first. */
static void
cases_changed_cb (LexCaseForm *self)
{
  LexCase *fresh;

  if (self->saving || self->keeper == NULL || !lex_keeper_is_at_rest (self->keeper)
      || self->value->id == NULL)
    return;
  fresh = lex_cases_find (self->journal, self->value->id, NULL);
  if (fresh == NULL)
    return;
  lex_case_free (self->value);
  self->value = fresh;
  show_values (self);
}

/* Changing */

static void
touch (LexCaseForm *self)
{
  lex_keeper_touch (self->keeper);
  g_signal_emit (self, changed_signal, 0);
}

static void
put_value (LexCaseForm *self, LexCaseKey key, const char *value)
{
  lex_case_changes_remember (self->changes, self->value, key, value);
  lex_case_set (self->value, key, value);
  touch (self);
}

static void
changed_cb (LexCaseControl *control, LexCaseForm *self)
{
  put_value (self, lex_case_control_get_key (control), lex_case_control_get_value (control));
}

void
lex_case_form_set (LexCaseForm *self, LexCaseKey key, const char *value)
{
  g_return_if_fail (LEX_IS_CASE_FORM (self));

  put_value (self, key, value);
  if (self->controls[key] != NULL)
    lex_case_control_set_value (self->controls[key], value);
}

/* Nothing is replaced. */
static char *
dup_joined (const LexCase *before, const LexCase *known, LexCaseKey key)
{
  const LexCaseShape shape = lex_case_field_get (key)->shape;
  g_autoptr (LexCase) both = NULL;
  g_autoptr (GPtrArray) rows = NULL;

  if (before->values[key] == NULL)
    return g_strdup (known->values[key]);
  if (shape == LEX_CASE_WORDS)
    return g_strconcat (before->values[key], "\n", known->values[key], NULL);
  if (shape == LEX_CASE_LABELS)
    return lex_case_clauses_dup_joined (before->values[key], known->values[key]);
  if (shape != LEX_CASE_ROWS)
    return NULL;
  both = lex_case_copy (before);
  rows = lex_case_dup_rows (known, key);
  for (guint i = 0; i < rows->len; i++)
    lex_case_add_row (both, key, rows->pdata[i]);
  return g_strdup (both->values[key]);
}

void
lex_case_form_absorb (LexCaseForm *self, const LexCase *known)
{
  g_return_if_fail (LEX_IS_CASE_FORM (self));
  g_return_if_fail (known != NULL);

  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    {
      const gboolean given = i == LEX_CASE_KIND || i == LEX_CASE_STATUS || i == LEX_CASE_CALLED;
      g_autofree char *joined
          = !given && known->values[i] != NULL ? dup_joined (self->value, known, i) : NULL;

      if (joined != NULL)
        lex_case_form_set (self, i, joined);
    }
}

/* Who takes something back sees where it was. */
static void
show_change (LexCaseForm *self, LexCaseKey key)
{
  touch (self);
  if (self->controls[key] == NULL)
    return;
  lex_case_control_set_value (self->controls[key], self->value->values[key]);
  gtk_widget_grab_focus (GTK_WIDGET (self->controls[key]));
}

gboolean
lex_case_form_undo (LexCaseForm *self)
{
  LexCaseKey key;

  g_return_val_if_fail (LEX_IS_CASE_FORM (self), FALSE);

  if (!lex_case_changes_undo (self->changes, self->value, &key))
    return FALSE;
  show_change (self, key);
  return TRUE;
}

gboolean
lex_case_form_redo (LexCaseForm *self)
{
  LexCaseKey key;

  g_return_val_if_fail (LEX_IS_CASE_FORM (self), FALSE);

  if (!lex_case_changes_redo (self->changes, self->value, &key))
    return FALSE;
  show_change (self, key);
  return TRUE;
}

const LexCase *
lex_case_form_get_case (LexCaseForm *self)
{
  g_return_val_if_fail (LEX_IS_CASE_FORM (self), NULL);

  return self->value;
}

static void
now_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  LexCaseForm *self = LEX_CASE_FORM (widget);
  g_autofree char *now = lex_case_dup_now ();

  lex_case_form_set (self, LEX_CASE_RULED, now);
  if (g_strcmp0 (self->value->values[LEX_CASE_STATUS], LEX_CASE_OPEN) == 0)
    lex_case_form_set (self, LEX_CASE_STATUS, "ruled");
}

/* Building */

static gboolean
is_part_open (LexCaseForm *self, LexCasePart part)
{
  static const gboolean usual[LEX_CASE_N_PARTS] = {
    [LEX_CASE_PART_CALL] = TRUE, [LEX_CASE_PART_FACTS] = TRUE, [LEX_CASE_PART_RULING] = TRUE
  };

  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    if (lex_case_field_get (i)->part == part && self->value->values[i] != NULL)
      return TRUE;
  return usual[part]
         || (part == LEX_CASE_PART_PLAYERS && lex_case_get_kind (self->value) == LEX_CASE_IN_MEMO);
}

static gboolean
has_field (LexCaseForm *self, guint key, LexCasePart part)
{
  const LexCaseField *field = lex_case_field_get (key);

  return key != LEX_CASE_KIND && field->part == part
         && (field->kinds & lex_case_get_kind (self->value)) != 0;
}

/* Short fields flow one behind the other; what is long has a line of its own. */
static GtkWidget *
fields_new (LexCaseForm *self, LexCasePart part)
{
  GtkWidget *fields = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  GtkWidget *flow = NULL;

  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    {
      const LexCaseKey key = lex_case_field_get_nth (i);
      GtkWidget *control;

      if (!has_field (self, key, part))
        continue;
      control = lex_case_control_new (key, self->library);
      self->controls[key] = LEX_CASE_CONTROL (control);
      lex_case_control_set_value (self->controls[key], self->value->values[key]);
      g_signal_connect_object (control, "changed", G_CALLBACK (changed_cb), self, 0);
      if (lex_case_control_is_wide (self->controls[key]))
        {
          flow = NULL;
          gtk_box_append (GTK_BOX (fields), control);
          continue;
        }
      if (flow == NULL)
        {
          flow = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
          gtk_widget_set_layout_manager (flow, lex_flow_layout_new (GAP));
          gtk_widget_set_vexpand (flow, FALSE);
          gtk_box_append (GTK_BOX (fields), flow);
        }
      /* One that shows an error is no taller than its neighbours: Tab goes by their middles. */
      gtk_widget_set_vexpand (control, TRUE);
      gtk_widget_insert_before (control, flow, NULL);
    }
  return fields;
}

static GtkWidget *
ruled_button_new (void)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Ruled Now"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "case.now");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  return button;
}

/* Returns: (nullable): nothing for a part that this kind of case has no field of */
static GtkWidget *
part_new (LexCaseForm *self, LexCasePart part)
{
  GtkWidget *fields = fields_new (self, part);
  GtkWidget *heading = gtk_label_new (lex_case_field_get_part (part, lex_language_of_locale ()));
  GtkWidget *expander = gtk_expander_new (NULL);

  if (part == LEX_CASE_PART_RULING)
    gtk_box_append (GTK_BOX (fields), ruled_button_new ());
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (heading), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "heading");
  gtk_expander_set_label_widget (GTK_EXPANDER (expander), heading);
  lex_widget_fold (expander, fields);
  gtk_expander_set_expanded (GTK_EXPANDER (expander), is_part_open (self, part));
  gtk_widget_set_visible (expander, gtk_widget_get_first_child (fields) != NULL);
  return expander;
}

static void
lex_case_form_unmap (GtkWidget *widget)
{
  lex_case_form_flush (LEX_CASE_FORM (widget));

  GTK_WIDGET_CLASS (lex_case_form_parent_class)->unmap (widget);
}

static void
lex_case_form_dispose (GObject *object)
{
  LexCaseForm *self = LEX_CASE_FORM (object);

  g_clear_pointer (&self->keeper, lex_keeper_free);
  g_clear_pointer (&self->column, gtk_widget_unparent);
  g_clear_pointer (&self->value, lex_case_free);
  g_clear_pointer (&self->changes, lex_case_changes_free);
  g_clear_object (&self->journal);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (lex_case_form_parent_class)->dispose (object);
}

static gboolean
lex_case_form_grab_focus (GtkWidget *widget)
{
  LexCaseForm *self = LEX_CASE_FORM (widget);

  return lex_widget_pass_focus (widget, GTK_WIDGET (self->controls[LEX_CASE_TABLE]));
}

static void
lex_case_form_class_init (LexCaseFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_case_form_dispose;
  widget_class->unmap = lex_case_form_unmap;
  widget_class->grab_focus = lex_case_form_grab_focus;
  kept_signal = g_signal_new ("kept", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 0);
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "caseform");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_install_action (widget_class, "case.now", NULL, now_cb);
}

static void
lex_case_form_init (LexCaseForm *self)
{
  self->changes = lex_case_changes_new ();
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  gtk_widget_set_parent (self->column, GTK_WIDGET (self));
}

GtkWidget *
lex_case_form_get_line (LexCaseForm *self)
{
  g_return_val_if_fail (LEX_IS_CASE_FORM (self), NULL);

  return lex_keeper_get_line (self->keeper);
}

GtkWidget *
lex_case_form_new (LexJournal *journal, LexLibrary *library, LexCase *value)
{
  LexCaseForm *self = g_object_new (LEX_TYPE_CASE_FORM, NULL);

  self->journal = g_object_ref (journal);
  self->library = g_object_ref (library);
  self->value = value;
  self->keeper = lex_keeper_new (journal, self, &task);
  for (guint i = 0; i < LEX_CASE_N_PARTS; i++)
    gtk_box_append (GTK_BOX (self->column), part_new (self, i));
  /* What a path or a clause prefilled is kept like what is typed. */
  if (value->id == NULL && !lex_case_is_empty (value))
    lex_keeper_touch (self->keeper);
  g_signal_connect_object (journal, "cases-changed", G_CALLBACK (cases_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
