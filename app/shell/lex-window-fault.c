/* lex-window-fault.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is shown while there is no library: why, and the way out. It refuses to
 * mend anything itself: the services rebuild. Application and actions call it.
 */

#include "shell/lex-window-private.h"

#include <glib/gi18n-lib.h>

#include "services/lex-library-location.h"
#include "services/lex-library-rebuild.h"

static AdwStatusPage *
ensure_page (LexWindow *self)
{
  if (self->fault_page == NULL)
    {
      self->fault_page = ADW_STATUS_PAGE (adw_status_page_new ());
      gtk_stack_add_child (self->pages, GTK_WIDGET (self->fault_page));
    }

  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->fault_page));
  return self->fault_page;
}

/* Only the library of the imports can be made anew from what the user has; the
 * shipped one comes from its package. */
static gboolean
can_rebuild (void)
{
  g_autofree char *shipped = lex_location_dup_library ();

  return g_file_test (shipped, G_FILE_TEST_IS_REGULAR);
}

static GtkWidget *
rebuild_button_new (void)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Rebuild"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.rebuild");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "suggested-action");
  return button;
}

void
lex_window_show_fault (LexWindow *self, const char *message)
{
  g_autofree char *description = NULL;
  AdwStatusPage *page;

  g_return_if_fail (LEX_IS_WINDOW (self));
  g_return_if_fail (message != NULL);

  page = ensure_page (self);
  description = g_markup_escape_text (message, -1);
  adw_status_page_set_icon_name (page, "dialog-warning-symbolic");
  adw_status_page_set_title (page, _ ("The Library Cannot Be Opened"));
  adw_status_page_set_description (page, description);
  adw_status_page_set_child (page, can_rebuild () ? rebuild_button_new () : NULL);
  if (adw_status_page_get_child (page) != NULL)
    gtk_widget_grab_focus (adw_status_page_get_child (page));
  lex_window_enable_finding (self, FALSE);
}

static void
rebuilt_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (LexWindow) self = LEX_WINDOW (user_data);
  g_autoptr (GError) error = NULL;
  LexRebuilt rebuilt;

  if (!lex_library_rebuild_finish (result, &rebuilt, &error))
    lex_window_show_fault (self, error->message);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "app.reopen", NULL);
}

void
lex_window_rebuild (LexWindow *self)
{
  g_autofree char *shipped = lex_location_dup_library ();
  g_autofree char *data_dir = lex_location_dup_data_dir ();
  AdwStatusPage *page = ensure_page (self);
  GtkWidget *spinner = gtk_spinner_new ();

  gtk_spinner_start (GTK_SPINNER (spinner));
  adw_status_page_set_icon_name (page, NULL);
  adw_status_page_set_title (page, _ ("Rebuilding the Library"));
  adw_status_page_set_description (
      page, _ ("The imported documents themselves are safe: only their index is made anew."));
  adw_status_page_set_child (page, spinner);

  lex_library_rebuild_async (shipped, data_dir, rebuilt_cb, g_object_ref (self));
}
