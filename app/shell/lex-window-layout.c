/* lex-window-layout.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What stands where at which width, and what of it is remembered. It refuses to
 * know what is shown. The other files of the window call it.
 */

#include "shell/lex-window-private.h"

/* Below these widths something has to give way: 1100 and 700 pixels of the
 * window, whose frame takes a few where it casts no shadow. */
#define WIDE 1088
#define MEDIUM 688
/* What the words in the header bar grow by, with type twice as large. */
#define MEDIUM_GROWTH 160

/* The sidebar at 100 %, and the most that it takes from a page of large type. */
#define SIDEBAR 264
#define WIDEST_SIDEBAR 420

/* A window can be as narrow as this, and has to show all of its sidebar. */
#define NARROWEST 360

/* Type so many times as large as usual is called large. */
#define LARGE 1.5

/* How much larger than usual the reader wants type. */
static double
get_text_scale (LexWindow *self)
{
  int dpi = 0;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-xft-dpi", &dpi, NULL);
  return MAX (dpi / 1024.0 / 96.0, 1.0);
}

/* Large type needs the room of the sidebar sooner; buttons grow less than that. */
static LexBand
band_for_width (LexWindow *self, int width)
{
  const double scale = get_text_scale (self);

  if (width >= WIDE * scale)
    return LEX_BAND_WIDE;

  return width >= MEDIUM + MEDIUM_GROWTH * (scale - 1) ? LEX_BAND_MEDIUM : LEX_BAND_NARROW;
}

static void
focus_text (LexWindow *self)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (self->entry));

  gtk_text_grab_focus_without_selecting (GTK_TEXT (text));
}

/* Between the buttons of a small window there is no room to see what is typed: there the entry has
 * a line of its own, and the title its place. */
static void
place_entry (LexWindow *self, gboolean below)
{
  GtkWidget *clamp = gtk_widget_get_ancestor (GTK_WIDGET (self->entry), ADW_TYPE_CLAMP);
  const gboolean typing = gtk_widget_get_focus_child (GTK_WIDGET (self->entry)) != NULL;

  if (below == (gtk_widget_get_parent (clamp) == self->content))
    return;
  g_object_ref (clamp);
  if (below)
    {
      adw_header_bar_set_title_widget (ADW_HEADER_BAR (self->header), NULL);
      gtk_box_insert_child_after (GTK_BOX (self->content), clamp, self->header);
    }
  else
    {
      gtk_box_remove (GTK_BOX (self->content), clamp);
      adw_header_bar_set_title_widget (ADW_HEADER_BAR (self->header), clamp);
    }
  gtk_widget_set_hexpand (clamp, !below);
  if (below)
    gtk_widget_add_css_class (clamp, "below");
  else
    gtk_widget_remove_css_class (clamp, "below");
  g_object_unref (clamp);
  if (typing)
    focus_text (self);
}

/* In a small window they stand below the page, where a thumb is. */
static void
place_steps (LexWindow *self, gboolean below)
{
  GtkWidget *bar = gtk_widget_get_last_child (self->content);

  if (below == !gtk_widget_is_ancestor (self->steps, self->header))
    return;
  g_object_ref (self->steps);
  if (below)
    {
      bar = gtk_action_bar_new ();
      adw_header_bar_remove (ADW_HEADER_BAR (self->header), self->steps);
      gtk_action_bar_set_center_widget (GTK_ACTION_BAR (bar), self->steps);
      gtk_box_append (GTK_BOX (self->content), bar);
    }
  else
    {
      gtk_action_bar_set_center_widget (GTK_ACTION_BAR (bar), NULL);
      gtk_box_remove (GTK_BOX (self->content), bar);
      adw_header_bar_pack_start (ADW_HEADER_BAR (self->header), self->steps);
    }
  g_object_unref (self->steps);
}

/* What is large already grows less where type does. */
static void
size_by_text (LexWindow *self)
{
  const int most = self->band == LEX_BAND_NARROW ? NARROWEST : WIDEST_SIDEBAR;
  const double width = MIN (SIDEBAR * get_text_scale (self), most);

  if (get_text_scale (self) >= LARGE)
    gtk_widget_add_css_class (GTK_WIDGET (self), "large");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "large");
  gtk_widget_set_size_request (GTK_WIDGET (self->sidebar), (int) width, -1);
}

static void
apply_band (LexWindow *self)
{
  gboolean wide = self->band == LEX_BAND_WIDE;
  gboolean roomy = self->band != LEX_BAND_NARROW;

  if (roomy)
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  size_by_text (self);
  lex_pane_set_folded (self->flap, !wide);
  lex_window_rest_sidebar (self);
  lex_reader_set_margin (self->reader, wide);
  gtk_widget_set_visible (self->language_switch, roomy);
  gtk_widget_set_visible (self->bookmark_button, roomy);
  place_entry (self, !roomy);
  place_steps (self, !roomy);
}

static gboolean
apply_band_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (widget);

  self->band_tick = 0;
  apply_band (self);
  return G_SOURCE_REMOVE;
}

/* A child's size must not change while sizes are being given out: the new band
 * is applied at the beginning of the next frame. */
void
lex_window_fit (LexWindow *self)
{
  /* The window's own width may include its shadow. */
  LexBand band = band_for_width (self, gtk_widget_get_width (self->content));

  /* In table mode the content has no width at all. */
  if (band == self->band || gtk_widget_get_root (self->content) == NULL)
    return;

  self->band = band;
  if (self->band_tick == 0)
    self->band_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), apply_band_cb, NULL, NULL);
}

static void
text_scale_cb (LexWindow *self)
{
  size_by_text (self);
  lex_window_fit (self);
}

void
lex_window_restore_size (LexWindow *self)
{
  int width = g_settings_get_int (self->preferences, "window-width");
  int height = g_settings_get_int (self->preferences, "window-height");

  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  if (g_settings_get_boolean (self->preferences, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));

  self->sidebar_wanted = g_settings_get_boolean (self->preferences, "sidebar-visible");
  self->band = band_for_width (self, width);
  apply_band (self);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)), "notify::gtk-xft-dpi",
                           G_CALLBACK (text_scale_cb), self, G_CONNECT_SWAPPED);
  size_by_text (self);
}

void
lex_window_save_size (LexWindow *self)
{
  GtkWindow *window = GTK_WINDOW (self);
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_int (self->preferences, "window-width", width);
  g_settings_set_int (self->preferences, "window-height", height);
  g_settings_set_boolean (self->preferences, "window-maximized", gtk_window_is_maximized (window));
  g_settings_set_boolean (self->preferences, "sidebar-visible", self->sidebar_wanted);
}

void
lex_window_show_sidebar (LexWindow *self, gboolean shown)
{
  if (self->band == LEX_BAND_WIDE)
    self->sidebar_wanted = shown;

  lex_pane_set_revealed (self->flap, shown);
}

void
lex_window_rest_sidebar (LexWindow *self)
{
  lex_pane_set_revealed (self->flap, self->band == LEX_BAND_WIDE && self->sidebar_wanted);
}
