/* lex-cases-window.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window of the record of rulings: the list, or the form of one case. It refuses to know what a
 * case says. The shell makes it.
 */

#include "widgets/cases/lex-cases-window.h"

#include <glib/gi18n-lib.h>

#include "widgets/cases/lex-case-list.h"
#include "widgets/cases/lex-case-restrictions.h"
#include "widgets/cases/lex-case-statistics.h"
#include "widgets/cases/lex-case-timer.h"
#include "widgets/cases/lex-cases-bar.h"
#include "widgets/text/lex-toast.h"
#include "widgets/text/lex-widget.h"

#define WIDTH 760
#define HEIGHT 760
#define LEAST_WIDTH 360
#define FORM_WIDTH 720

struct _LexCasesWindow
{
  AdwWindow parent_instance;

  /* Owned */
  LexLibrary *library;
  LexJournal *journal;

  /* Owned by the widget tree */
  AdwToastOverlay *toasts;
  AdwWindowTitle *title;
  LexCaseTimer *timer;
  GtkStack *stack;
  LexCaseList *list;
  LexCaseForm *form; /* nullable */
  GtkWidget *back;
  GtkWidget *add;
  GtkWidget *undo;
  const char *aside; /* nullable: what is shown that is neither list nor form */
};

G_DEFINE_FINAL_TYPE (LexCasesWindow, lex_cases_window, ADW_TYPE_WINDOW)

static void
say (LexCasesWindow *self, const char *message)
{
  lex_toast_say (self->toasts, message);
}

/* The heading */

static gboolean
is_memo (const LexCase *value)
{
  return lex_case_get_kind (value) == LEX_CASE_IN_MEMO;
}

static void
show_title (LexCasesWindow *self)
{
  const LexCase *value = self->form != NULL ? lex_case_form_get_case (self->form) : NULL;
  g_autofree char *title = NULL;

  if (value == NULL)
    title = g_strdup (self->aside != NULL ? self->aside : _ ("Cases"));
  else if (value->number == 0)
    title = g_strdup (is_memo (value) ? _ ("New Memo on a Player") : _ ("New Case"));
  else
    title = g_strdup_printf (is_memo (value) ? _ ("Memo %d") : _ ("Case %d"), (int) value->number);
  adw_window_title_set_title (self->title, title);
  lex_case_timer_show (self->timer, value);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

/* List and form */

static void
show_buttons (LexCasesWindow *self)
{
  const gboolean listing = self->form == NULL && self->aside == NULL;

  gtk_widget_set_visible (self->back, !listing);
  gtk_widget_set_visible (self->undo, self->form != NULL);
  gtk_widget_set_visible (self->add, listing);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cases.remove", self->form != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cases.redo", self->form != NULL);
  show_title (self);
}

/* What can not be kept stays in sight. */
static gboolean
leave_page (LexCasesWindow *self)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "page");

  if (self->form != NULL && !lex_case_form_flush (self->form))
    return FALSE;
  if (self->form != NULL)
    lex_case_list_show_kind (self->list, is_memo (lex_case_form_get_case (self->form))
                                             ? LEX_CASE_MEMO_KIND
                                             : LEX_CASE_RULING_KIND);
  self->form = NULL;
  self->aside = NULL;
  gtk_stack_set_visible_child_name (self->stack, "list");
  if (page != NULL)
    gtk_stack_remove (self->stack, page);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
  show_buttons (self);
  return TRUE;
}

static GtkWidget *
clamp_new (GtkWidget *content)
{
  return g_object_new (ADW_TYPE_CLAMP, "maximum-size", FORM_WIDTH, "child", content, NULL);
}

/* Shows what scrolls, and what stays @above it. */
static void
show_page (LexCasesWindow *self, GtkWidget *above, GtkWidget *content)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  if (above != NULL)
    {
      gtk_widget_add_css_class (above, "case-unkept");
      gtk_box_append (GTK_BOX (page), clamp_new (above));
    }
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp_new (content));
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (page), scrolled);
  gtk_stack_add_named (self->stack, page, "page");
  gtk_stack_set_visible_child (self->stack, page);
  show_buttons (self);
}

void
lex_cases_window_edit (LexCasesWindow *self, LexCase *value)
{
  GtkWidget *form;

  g_return_if_fail (LEX_IS_CASES_WINDOW (self));
  g_return_if_fail (value != NULL);

  if (!leave_page (self))
    {
      lex_case_free (value);
      return;
    }
  form = lex_case_form_new (self->journal, self->library, value);
  self->form = LEX_CASE_FORM (form);
  g_signal_connect_object (form, "kept", G_CALLBACK (show_title), self, G_CONNECT_SWAPPED);
  show_page (self, lex_case_form_get_line (self->form), form);
  gtk_widget_grab_focus (form);
}

void
lex_cases_window_begin (LexCasesWindow *self, LexCase *value)
{
  g_return_if_fail (LEX_IS_CASES_WINDOW (self));

  lex_cases_prefill (self->journal, value);
  lex_cases_window_edit (self, value);
}

static void
open_cb (LexCasesWindow *self, const char *id)
{
  g_autoptr (GError) error = NULL;
  LexCase *value = lex_cases_find (self->journal, id, &error);

  if (value != NULL)
    lex_cases_window_edit (self, value);
  else
    say (self, error->message);
}

/* Actions */

static void
new_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  lex_cases_window_begin (LEX_CASES_WINDOW (widget),
                          lex_case_new (g_variant_get_string (parameter, NULL)));
}

static void
back_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  LexCasesWindow *self = LEX_CASES_WINDOW (widget);

  if (self->form == NULL && self->aside == NULL)
    gtk_window_close (GTK_WINDOW (self));
  else
    leave_page (self);
}

static void
undo_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  LexCasesWindow *self = LEX_CASES_WINDOW (widget);

  if (self->form != NULL && !lex_case_form_undo (self->form))
    say (self, _ ("Nothing to undo"));
}

static void
redo_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  LexCasesWindow *self = LEX_CASES_WINDOW (widget);

  if (self->form != NULL && !lex_case_form_redo (self->form))
    say (self, _ ("Nothing to redo"));
}

static void
remove_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  LexCasesWindow *self = LEX_CASES_WINDOW (widget);
  const LexCase *value = self->form != NULL ? lex_case_form_get_case (self->form) : NULL;
  g_autofree char *id = value != NULL ? g_strdup (value->id) : NULL;
  g_autoptr (GError) error = NULL;

  if (!leave_page (self) || id == NULL)
    return;
  if (!lex_cases_remove (self->journal, id, &error))
    {
      say (self, error->message);
      return;
    }
  lex_toast_offer_return_of_all (self->toasts, _ ("The case was removed"), "cases.bring-back", id);
}

static void
bring_back_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  LexCasesWindow *self = LEX_CASES_WINDOW (widget);
  g_autoptr (GError) error = NULL;

  if (!lex_cases_bring_back (self->journal, g_variant_get_string (parameter, NULL), &error))
    say (self, error->message);
}

static void
open_case_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  open_cb (LEX_CASES_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
say_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  say (LEX_CASES_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

/* Until something else is changed, which Undo would take back then. */
static void
offer_undo_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  LexCasesWindow *self = LEX_CASES_WINDOW (widget);
  AdwToast *toast
      = lex_toast_new (self->toasts, g_variant_get_string (parameter, NULL), _ ("_Undo"));

  adw_toast_set_action_name (toast, "cases.undo");
  if (self->form != NULL)
    g_signal_connect_object (self->form, "changed", G_CALLBACK (adw_toast_dismiss), toast,
                             G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* Of what the list shows. */
static void
statistics_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  LexCasesWindow *self = LEX_CASES_WINDOW (widget);
  g_autofree char *event = lex_case_list_dup_event (self->list);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) summaries = NULL;

  if (!leave_page (self))
    return;
  summaries = lex_case_list_dup_summaries (self->list, &error);
  if (summaries == NULL)
    {
      say (self, error->message);
      return;
    }
  self->aside = _ ("Statistics");
  show_page (self, NULL, lex_case_statistics_new (summaries, event));
}

static void
restrictions_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  LexCasesWindow *self = LEX_CASES_WINDOW (widget);
  g_autofree char *event = lex_case_list_dup_event (self->list);

  if (!leave_page (self))
    return;
  self->aside = _ ("Restrictions");
  show_page (self, NULL, lex_case_restrictions_new (self->journal, event));
}

void
lex_cases_window_show_open (LexCasesWindow *self)
{
  g_return_if_fail (LEX_IS_CASES_WINDOW (self));

  if (leave_page (self))
    lex_case_list_show_open (self->list);
}

/* Building */

static GtkWidget *
header_new (LexCasesWindow *self)
{
  GtkWidget *header = adw_header_bar_new ();

  self->title = ADW_WINDOW_TITLE (adw_window_title_new ("", ""));
  self->back = lex_cases_bar_button_new ("go-previous-symbolic", _ ("All Cases"), "cases.back");
  self->undo = lex_cases_bar_button_new ("edit-undo-symbolic", _ ("Undo"), "cases.undo");
  self->add = lex_cases_bar_add_button_new ();
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), GTK_WIDGET (self->title));
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), self->back);
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), self->add);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), lex_cases_bar_menu_new ());
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), self->undo);
  return header;
}

static gboolean
lex_cases_window_close_request (GtkWindow *window)
{
  LexCasesWindow *self = LEX_CASES_WINDOW (window);

  if (self->form != NULL && !lex_case_form_flush (self->form))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.unkept", NULL);
      return TRUE;
    }
  return GTK_WINDOW_CLASS (lex_cases_window_parent_class)->close_request (window);
}

static void
lex_cases_window_dispose (GObject *object)
{
  LexCasesWindow *self = LEX_CASES_WINDOW (object);

  /* GTK keeps the last tooltip, and with it this window's actions, until another is shown. */
  gtk_widget_insert_action_group (GTK_WIDGET (object), "win", NULL);
  self->form = NULL;
  g_clear_object (&self->library);
  g_clear_object (&self->journal);

  G_OBJECT_CLASS (lex_cases_window_parent_class)->dispose (object);
}

static void
lex_cases_window_class_init (LexCasesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_cases_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = lex_cases_window_close_request;
  gtk_widget_class_install_action (widget_class, "cases.new", "s", new_cb);
  gtk_widget_class_install_action (widget_class, "cases.open", "s", open_case_cb);
  gtk_widget_class_install_action (widget_class, "cases.say", "s", say_cb);
  gtk_widget_class_install_action (widget_class, "cases.offer-undo", "s", offer_undo_cb);
  gtk_widget_class_install_action (widget_class, "cases.statistics", NULL, statistics_cb);
  gtk_widget_class_install_action (widget_class, "cases.restrictions", NULL, restrictions_cb);
  gtk_widget_class_install_action (widget_class, "cases.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "cases.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "cases.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "cases.remove", NULL, remove_cb);
  gtk_widget_class_install_action (widget_class, "cases.bring-back", "s", bring_back_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "cases.undo",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "cases.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "cases.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "cases.back",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "win.print-cases",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, GDK_SHIFT_MASK, "cases.new", "s",
                                       LEX_CASE_RULING_KIND);
}

static void
lex_cases_window_init (LexCasesWindow *self)
{
}

LexCasesWindow *
lex_cases_window_new (LexLibrary *library, LexJournal *journal, GtkWindow *parent)
{
  LexCasesWindow *self = g_object_new (LEX_TYPE_CASES_WINDOW, "default-width", WIDTH,
                                       "default-height", HEIGHT, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->library = g_object_ref (library);
  self->journal = g_object_ref (journal);
  lex_widget_follow_window (GTK_WINDOW (self), parent);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "win", G_ACTION_GROUP (parent));
  gtk_widget_set_size_request (GTK_WIDGET (self), LEAST_WIDTH, -1);
  self->list = LEX_CASE_LIST (lex_case_list_new (journal, library));
  g_signal_connect_swapped (self->list, "open", G_CALLBACK (open_cb), self);
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->list), "list");
  self->toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->toasts), TRUE);
  adw_toast_overlay_set_child (self->toasts, GTK_WIDGET (self->stack));
  gtk_box_append (GTK_BOX (box), header_new (self));
  self->timer = LEX_CASE_TIMER (lex_case_timer_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->timer));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->toasts));
  adw_window_set_content (ADW_WINDOW (self), box);
  show_buttons (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
  return self;
}

LexCaseForm *
lex_cases_window_get_form (LexCasesWindow *self)
{
  g_return_val_if_fail (LEX_IS_CASES_WINDOW (self), NULL);

  return self->form;
}

GPtrArray *
lex_cases_window_read (LexCasesWindow *self, GError **error)
{
  GPtrArray *cases;

  g_return_val_if_fail (LEX_IS_CASES_WINDOW (self), NULL);

  if (self->form == NULL)
    return lex_case_list_read (self->list, error);
  cases = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_case_free);
  g_ptr_array_add (cases, lex_case_copy (lex_case_form_get_case (self->form)));
  return cases;
}

AdwToastOverlay *
lex_cases_window_get_toasts (LexCasesWindow *self)
{
  g_return_val_if_fail (LEX_IS_CASES_WINDOW (self), NULL);

  return self->toasts;
}
