/* lex-toast.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A message that comes and goes by itself. It refuses to know what it is about.
 * Whatever in the window has something to say calls it.
 */

#include "widgets/text/lex-toast.h"

#include <glib/gi18n-lib.h>

/* What the frame of a toast takes, and the sign that closes it, beside its button's label. */
#define AROUND 160

#define LAST "lex-last-toast"
#define ACTION "lex-action"
#define TARGETS "lex-targets"

static void
dismissed_cb (AdwToast *toast, GObject *overlay)
{
  if (g_object_get_data (overlay, LAST) == toast)
    g_object_set_data (overlay, LAST, NULL);
}

static void
add (AdwToastOverlay *overlay, AdwToast *toast)
{
  AdwToast *last = g_object_get_data (G_OBJECT (overlay), LAST);

  /* What is said now is news; what was said before would keep it waiting. */
  if (last != NULL)
    adw_toast_dismiss (last);
  g_object_set_data_full (G_OBJECT (overlay), LAST, g_object_ref (toast), g_object_unref);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), overlay, 0);
  adw_toast_overlay_add_toast (overlay, toast);
}

/* Before a window is shown it has but the width that was asked for. */
static int
get_width (GtkWidget *overlay)
{
  GtkRoot *root = gtk_widget_get_root (overlay);
  int width = gtk_widget_get_width (overlay);
  int height;

  if (width == 0 && GTK_IS_WINDOW (root))
    gtk_window_get_default_size (GTK_WINDOW (root), &width, &height);
  return width;
}

/* As many lines as fit beside the buttons: a toast takes no more height than its title has before
 * it knows its width. */
static char *
dup_lines (GtkWidget *overlay, const char *message, const char *button)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (overlay, button);
  g_autoptr (PangoAttrList) bold = pango_attr_list_new ();
  g_autoptr (GString) lines = g_string_new (NULL);
  const int width = get_width (overlay);
  int taken = 0;

  if (button != NULL)
    pango_layout_get_pixel_size (layout, &taken, NULL);
  pango_attr_list_insert (bold, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, bold);
  pango_layout_set_text (layout, message, -1);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (width > AROUND + taken)
    pango_layout_set_width (layout, (width - AROUND - taken) * PANGO_SCALE);
  for (GSList *each = pango_layout_get_lines_readonly (layout); each != NULL; each = each->next)
    {
      const PangoLayoutLine *line = each->data;
      g_autofree char *words
          = g_strchomp (g_strndup (message + line->start_index, (gsize) line->length));

      g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "", words);
    }
  return g_string_free (g_steal_pointer (&lines), FALSE);
}

/* A toast's own title is one line, cut where the window is narrower; a message may name a file, and
 * letters may be large. */
AdwToast *
lex_toast_new (AdwToastOverlay *overlay, const char *message, const char *button)
{
  AdwToast *toast = adw_toast_new ("");
  g_autofree char *lines = dup_lines (GTK_WIDGET (overlay), message, button);
  GtkWidget *title = gtk_label_new (lines);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (title, "heading");
  adw_toast_set_custom_title (toast, title);
  adw_toast_set_button_label (toast, button);
  return toast;
}

void
lex_toast_say (AdwToastOverlay *overlay, const char *message)
{
  add (overlay, lex_toast_new (overlay, message, NULL));
}

void
lex_toast_keep (AdwToastOverlay *overlay, const char *message)
{
  AdwToast *toast = lex_toast_new (overlay, message, NULL);

  adw_toast_set_timeout (toast, 0);
  add (overlay, toast);
}

void
lex_toast_offer_undo (AdwToastOverlay *overlay, const char *message)
{
  AdwToast *toast = lex_toast_new (overlay, message, _ ("_Undo"));

  adw_toast_set_action_name (toast, "win.undo-documents");
  add (overlay, toast);
}

void
lex_toast_offer_return (AdwToastOverlay *overlay, const char *message, const char *action,
                        const char *target)
{
  AdwToast *toast = lex_toast_new (overlay, message, _ ("_Undo"));

  adw_toast_set_action_target_value (toast, g_variant_new_string (target));
  adw_toast_set_action_name (toast, action);
  add (overlay, toast);
}

/* The last first, as one undoes. */
static void
return_all_cb (AdwToast *toast, GtkWidget *overlay)
{
  g_autofree char *action = g_strdup (g_object_get_data (G_OBJECT (toast), ACTION));
  GPtrArray *targets = g_object_get_data (G_OBJECT (toast), TARGETS);

  for (guint i = targets->len; i-- > 0;)
    gtk_widget_activate_action (overlay, action, "s", g_ptr_array_index (targets, i));
}

/* With those of the toast that this one takes the place of, if it offered the same. */
static GPtrArray *
list_targets (AdwToastOverlay *overlay, const char *action)
{
  GObject *last = g_object_get_data (G_OBJECT (overlay), LAST);

  if (last == NULL || g_strcmp0 (g_object_get_data (last, ACTION), action) != 0)
    return g_ptr_array_new_with_free_func (g_free);
  return g_ptr_array_ref (g_object_get_data (last, TARGETS));
}

void
lex_toast_offer_return_of_all (AdwToastOverlay *overlay, const char *message, const char *action,
                               const char *target)
{
  GPtrArray *targets = list_targets (overlay, action);
  g_autofree char *counted = NULL;
  AdwToast *toast;

  g_ptr_array_add (targets, g_strdup (target));
  counted = targets->len > 1 ? g_strdup_printf ("%s (%u)", message, targets->len) : NULL;
  toast = lex_toast_new (overlay, counted != NULL ? counted : message, _ ("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), ACTION, g_strdup (action), g_free);
  g_object_set_data_full (G_OBJECT (toast), TARGETS, targets, (GDestroyNotify) g_ptr_array_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (return_all_cb), overlay, 0);
  add (overlay, toast);
}

void
lex_toast_offer_cancel (AdwToastOverlay *overlay, const char *message, GCancellable *cancellable)
{
  AdwToast *toast = lex_toast_new (overlay, message, _ ("_Cancel"));

  adw_toast_set_timeout (toast, 0);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (g_cancellable_cancel), cancellable,
                           G_CONNECT_SWAPPED);
  add (overlay, toast);
}
