/* lex-window-session.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tabs of the last window, kept from one start to the next. It refuses to know how a tab comes
 * to stand where it does. The window calls it.
 *
 * The first frame is that of the tab in front; the others are put beside it later, and read their
 * pages when one goes there.
 */

#include "shell/lex-window-session.h"

#include "shell/lex-window-private.h"

#define LABEL "last-label"
#define TABS "tabs"
#define FRONT "tab"
#define TYPE "(ssi)"

/* More would be a list that nobody overlooks, and a start that takes its time. */
#define MOST_TABS 50

void
lex_window_save_session (LexWindow *self)
{
  GVariantBuilder tabs;
  guint n = 0;
  guint front = 0;

  if (self->library == NULL || lex_reader_get_label (self->reader) == NULL)
    return;
  /* What was not restored yet is not forgotten. */
  if (self->first_frame_handler != 0)
    lex_window_restore_tabs (self);
  g_variant_builder_init (&tabs, G_VARIANT_TYPE ("a" TYPE));
  for (int i = 0; i < adw_tab_view_get_n_pages (self->tabs) && n < MOST_TABS; i++)
    {
      LexTab *tab = LEX_TAB (adw_tab_page_get_child (adw_tab_view_get_nth_page (self->tabs, i)));
      g_auto (LexTabPlace) place = { 0 };

      if (!lex_tab_get_place (tab, &place))
        continue;
      if (tab == self->tab)
        {
          front = n;
          g_settings_set_string (self->preferences, LABEL, lex_label_get_text (place.label));
        }
      g_variant_builder_add (&tabs, TYPE, lex_label_get_text (place.label),
                             place.top != NULL ? lex_label_get_text (place.top) : "", place.into);
      n++;
    }
  g_settings_set_value (self->preferences, TABS, g_variant_builder_end (&tabs));
  g_settings_set_uint (self->preferences, FRONT, front);
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
  g_autoptr (GVariant) tabs = g_settings_get_value (self->preferences, TABS);
  const guint front = g_settings_get_uint (self->preferences, FRONT);
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
  g_autoptr (GVariant) tabs = g_settings_get_value (self->preferences, TABS);
  const guint front = g_settings_get_uint (self->preferences, FRONT);
  int position = 0;

  if (self->torn_off)
    return;
  for (gsize i = 0; i < MIN (g_variant_n_children (tabs), MOST_TABS); i++)
    {
      g_auto (LexTabPlace) place = { 0 };

      if (i == front)
        position++;
      else if (read_place (self, tabs, i, &place))
        lex_window_put_tab (self, &place, position++);
    }
}
