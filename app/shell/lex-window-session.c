/* lex-window-session.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The windows and their tabs, kept from one start to the next. It refuses to know how a tab comes
 * to stand where it does. The window and who quits call it.
 *
 * The first frame is that of the tab in front of the window that was used last; the tabs beside it
 * come later and read their pages when one goes there, and the other windows come after them. Each
 * of these has its tabs as the preferences have those of the first.
 */

#include "shell/lex-window-session.h"

#include "shell/lex-window-private.h"

#define LABEL "last-label"
#define TABS "tabs"
#define FRONT "tab"
#define OTHERS "other-windows"
#define TAB_TYPE "(ssi)"
#define WINDOW_TYPE "(a" TAB_TYPE "uiib)"

/* More would be a list that nobody overlooks, and a start that takes its time. */
#define MOST_TABS 50
#define MOST_WINDOWS 20

/* Who turns pages reads none of them, and each is a write to the disk. */
#define WHILE_MS 2000

/* Keeping */

/* From left to right; where nothing is read in the tab in front, that before it is told. */
static GVariant *
list_tabs (LexWindow *self, guint *front)
{
  GVariantBuilder tabs;
  guint n = 0;

  *front = 0;
  g_variant_builder_init (&tabs, G_VARIANT_TYPE ("a" TAB_TYPE));
  for (int i = 0; i < adw_tab_view_get_n_pages (self->tabs) && n < MOST_TABS; i++)
    {
      LexTab *tab = LEX_TAB (adw_tab_page_get_child (adw_tab_view_get_nth_page (self->tabs, i)));
      g_auto (LexTabPlace) place = { 0 };
      const gboolean read = lex_tab_get_place (tab, &place);

      if (tab == self->tab)
        *front = read ? n : MAX (n, 1) - 1;
      if (!read)
        continue;
      g_variant_builder_add (&tabs, TAB_TYPE, lex_label_get_text (place.label),
                             place.top != NULL ? lex_label_get_text (place.top) : "", place.into);
      n++;
    }
  return g_variant_ref_sink (g_variant_builder_end (&tabs));
}

static gboolean
is_read (LexWindow *self)
{
  guint front;
  g_autoptr (GVariant) tabs = list_tabs (self, &front);

  return self->library != NULL && g_variant_n_children (tabs) > 0;
}

/* The one that was used last comes first; one that closes is kept where no other stays. */
static GPtrArray *
list_windows (LexWindow *self, gboolean closing)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  GPtrArray *windows = g_ptr_array_new ();

  for (GList *item = gtk_application_get_windows (application); item != NULL; item = item->next)
    if (LEX_IS_WINDOW (item->data) && !(closing && item->data == self) && is_read (item->data))
      g_ptr_array_add (windows, item->data);
  if (windows->len == 0 && is_read (self))
    g_ptr_array_add (windows, self);
  return windows;
}

/* Whether it is the first, and those beside it are still to come. */
static gboolean
awaits_others (LexWindow *self)
{
  return self->first_frame_handler != 0 && !self->torn_off && self->session == NULL;
}

/* Every write goes to the disk. */
static void
keep (LexWindow *self, const char *key, GVariant *value)
{
  g_autoptr (GVariant) now = g_variant_ref_sink (value);
  g_autoptr (GVariant) before = g_settings_get_value (self->preferences, key);

  if (!g_variant_equal (now, before))
    g_settings_set_value (self->preferences, key, now);
}

static void
keep_first (LexWindow *self)
{
  guint front;
  g_autoptr (GVariant) tabs = list_tabs (self, &front);
  const char *label;

  g_variant_get_child (tabs, front, "(&s&si)", &label, NULL, NULL);
  keep (self, LABEL, g_variant_new_string (label));
  keep (self, TABS, tabs);
  keep (self, FRONT, g_variant_new_uint32 (front));
}

static void
keep_others (GPtrArray *windows)
{
  GVariantBuilder others;

  g_variant_builder_init (&others, G_VARIANT_TYPE ("a" WINDOW_TYPE));
  for (guint i = 1; i < windows->len && i <= MOST_WINDOWS; i++)
    {
      GtkWindow *window = GTK_WINDOW (windows->pdata[i]);
      guint front;
      g_autoptr (GVariant) tabs = list_tabs (LEX_WINDOW (window), &front);
      int width, height;

      gtk_window_get_default_size (window, &width, &height);
      g_variant_builder_add (&others, "(@a" TAB_TYPE "uiib)", tabs, front, width, height,
                             gtk_window_is_maximized (window));
    }
  keep (LEX_WINDOW (windows->pdata[0]), OTHERS, g_variant_builder_end (&others));
}

void
lex_window_save_session (LexWindow *self, gboolean closing)
{
  g_autoptr (GPtrArray) windows = list_windows (self, closing);
  gboolean awaited = awaits_others (self);

  if (windows->len == 0)
    return;
  /* What was not restored yet is not forgotten. */
  for (guint i = 0; i < windows->len; i++)
    {
      awaited = awaited || awaits_others (LEX_WINDOW (windows->pdata[i]));
      if (LEX_WINDOW (windows->pdata[i])->first_frame_handler != 0)
        lex_window_restore_tabs (LEX_WINDOW (windows->pdata[i]));
    }
  keep_first (LEX_WINDOW (windows->pdata[0]));
  if (!awaited)
    keep_others (windows);
}

void
lex_window_leave_all (GtkApplication *application, gboolean leaving)
{
  LexWindow *first = NULL;

  g_return_if_fail (GTK_IS_APPLICATION (application));

  for (GList *item = gtk_application_get_windows (application); item != NULL; item = item->next)
    if (LEX_IS_WINDOW (item->data))
      {
        if (first == NULL)
          first = LEX_WINDOW (item->data);
        LEX_WINDOW (item->data)->leaving = leaving;
      }
  if (first == NULL || !leaving)
    return;
  lex_window_save_size (first);
  lex_window_save_session (first, FALSE);
}

/* Bringing back */

static GVariant *
get_tabs (LexWindow *self, guint *front)
{
  if (self->session != NULL)
    {
      g_variant_get_child (self->session, 1, "u", front);
      return g_variant_get_child_value (self->session, 0);
    }
  *front = g_settings_get_uint (self->preferences, FRONT);
  return g_settings_get_value (self->preferences, TABS);
}

/* What is not known any more is left out. */
static gboolean
read_place (LexWindow *self, GVariant *tabs, gsize index, LexTabPlace *place)
{
  const char *label;
  const char *top;

  g_variant_get_child (tabs, index, "(&s&si)", &label, &top, &place->into);
  if (!lex_library_has_label (self->library, label))
    return FALSE;
  place->label = lex_label_parse (label);
  place->top = *top != '\0' ? lex_label_parse (top) : NULL;
  return place->label != NULL;
}

gboolean
lex_window_restore_place (LexWindow *self)
{
  guint front;
  g_autoptr (GVariant) tabs = get_tabs (self, &front);
  g_auto (LexTabPlace) place = { 0 };

  if (front >= g_variant_n_children (tabs) || !read_place (self, tabs, front, &place)
      || !lex_window_open (self, lex_label_get_text (place.label)))
    return FALSE;
  if (place.top != NULL)
    lex_reader_set_top (self->reader, place.top, place.into);
  return TRUE;
}

void
lex_window_restore_tabs (LexWindow *self)
{
  guint front;
  g_autoptr (GVariant) tabs = get_tabs (self, &front);
  int position = 0;

  if (self->restored)
    return;
  self->restored = TRUE;
  for (gsize i = 0; i < MIN (g_variant_n_children (tabs), MOST_TABS); i++)
    {
      g_auto (LexTabPlace) place = { 0 };

      if (i == front)
        position++;
      else if (read_place (self, tabs, i, &place))
        lex_window_put_tab (self, &place, position++);
    }
}

GVariant *
lex_window_dup_others (LexWindow *self)
{
  return self->torn_off || self->session != NULL ? NULL
                                                 : g_settings_get_value (self->preferences, OTHERS);
}

gboolean
lex_window_restore (LexWindow *self, GVariant *session)
{
  GtkWindow *window = GTK_WINDOW (self);
  int width, height;
  gboolean maximized;

  self->session = g_variant_ref (session);
  g_variant_get (session, "(@a" TAB_TYPE "uiib)", NULL, NULL, &width, &height, &maximized);
  gtk_window_set_default_size (window, width, height);
  if (maximized)
    gtk_window_maximize (window);
  else
    gtk_window_unmaximize (window);
  if (!lex_window_restore_place (self))
    return FALSE;
  gtk_widget_grab_focus (GTK_WIDGET (self->reader));
  return TRUE;
}

/* The program may be ended without being asked, with all of the session. */

/* One that has closed belongs to no program any more, though somebody may hold it still. */
static gboolean
stayed_cb (gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);

  self->keeping = 0;
  if (self->restored && gtk_window_get_application (GTK_WINDOW (self)) != NULL)
    lex_window_save_session (self, FALSE);
  return G_SOURCE_REMOVE;
}

/* A window that is disposed of has no library any more, and moves once more while its tabs go. */
static void
moved_cb (LexWindow *self)
{
  g_clear_handle_id (&self->keeping, g_source_remove);
  if (self->library != NULL)
    self->keeping = g_timeout_add (WHILE_MS, stayed_cb, self);
}

void
lex_window_connect_session (LexWindow *self)
{
  g_signal_connect (self, "moved", G_CALLBACK (moved_cb), NULL);
}
