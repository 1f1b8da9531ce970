/* lex-scheme.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether the program is light or dark: as the desktop is, or as the reader chose. It refuses to
 * know what has which colour. The window calls it.
 */

#include "shell/lex-scheme.h"

#include <adwaita.h>

static void
changed_cb (GtkWidget *widget, const char *key, GSettings *preferences)
{
  g_autofree char *theme = g_settings_get_string (preferences, LEX_SCHEME_KEY);
  AdwColorScheme scheme = ADW_COLOR_SCHEME_DEFAULT;

  if (g_str_equal (theme, "light"))
    scheme = ADW_COLOR_SCHEME_FORCE_LIGHT;
  else if (g_str_equal (theme, "dark"))
    scheme = ADW_COLOR_SCHEME_FORCE_DARK;
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), scheme);
}

void
lex_scheme_follow (GSettings *preferences, GtkWidget *widget)
{
  g_signal_connect_object (preferences, "changed::" LEX_SCHEME_KEY, G_CALLBACK (changed_cb), widget,
                           G_CONNECT_SWAPPED);
  changed_cb (widget, LEX_SCHEME_KEY, preferences);
}
