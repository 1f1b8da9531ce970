/* lex-typeface.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The typeface of law text: the desktop's document font, or a serif. It refuses
 * to know sizes, which are style.css's. Only the reader installs it.
 */

#include "widgets/text/lex-typeface.h"

#include <gtk/gtk.h>

#include "widgets/text/lex-widget.h"

#define SCHEMA "org.gnome.desktop.interface"
#define KEY "document-font-name"

/* Below an official text the digest is in the interface's font: these are not the law's words. */
#define OURS " .digest label.law { font-family: inherit; }"

/* One per display, and it lives as long. */
typedef struct
{
  GtkCssProvider *provider;
  GSettings *settings; /* nullable: the schema belongs to GNOME */
} Typeface;

static void
typeface_free (Typeface *self)
{
  g_clear_object (&self->settings);
  g_clear_object (&self->provider);
  g_free (self);
}

/* Asks what fontconfig would really use: a name that is not installed would
 * silently become the interface's sans. */
static gboolean
is_installed (const char *family)
{
  g_autoptr (GObject) owned
      = G_OBJECT (pango_font_map_create_context (pango_cairo_font_map_get_default ()));
  g_autoptr (PangoFontDescription) wanted = pango_font_description_new ();
  g_autoptr (GObject) font = NULL;
  g_autoptr (PangoFontDescription) found = NULL;

  pango_font_description_set_family (wanted, family);
  font = G_OBJECT (pango_context_load_font (PANGO_CONTEXT (owned), wanted));
  if (!font)
    return FALSE;
  found = pango_font_describe (PANGO_FONT (font));
  return g_ascii_strcasecmp (pango_font_description_get_family (found), family) == 0;
}

char *
lex_typeface_dup_family (const char *setting)
{
  g_autoptr (PangoFontDescription) font = NULL;
  const char *family;

  if (!setting)
    return g_strdup ("serif");
  font = pango_font_description_from_string (setting);
  family = pango_font_description_get_family (font);
  return g_strdup (family && is_installed (family) ? family : "serif");
}

static void
load (Typeface *self)
{
  g_autofree char *setting = self->settings ? g_settings_get_string (self->settings, KEY) : NULL;
  g_autofree char *family = lex_typeface_dup_family (setting);
  g_auto (GStrv) parts = g_strsplit_set (family, "\"\\{};", -1);
  g_autofree char *safe = g_strjoinv ("", parts);
  g_autofree char *css
      = g_str_equal (safe, "serif")
            ? g_strdup ("label.law { font-family: serif; }" OURS)
            : g_strdup_printf ("label.law { font-family: \"%s\", serif; }" OURS, safe);

  lex_widget_load_css (self->provider, css);
}

static void
changed_cb (GSettings *settings, const char *key, Typeface *self)
{
  load (self);
}

static GSettings *
open_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source)
    schema = g_settings_schema_source_lookup (source, SCHEMA, TRUE);
  if (!schema || !g_settings_schema_has_key (schema, KEY))
    return NULL;
  return g_settings_new (SCHEMA);
}

void
lex_typeface_install (GdkDisplay *display)
{
  Typeface *self;

  if (g_object_get_data (G_OBJECT (display), "lex-typeface"))
    return;
  self = g_new0 (Typeface, 1);
  self->provider = gtk_css_provider_new ();
  self->settings = open_settings ();
  if (self->settings)
    g_signal_connect (self->settings, "changed::" KEY, G_CALLBACK (changed_cb), self);
  load (self);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (self->provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  g_object_set_data_full (G_OBJECT (display), "lex-typeface", self, (GDestroyNotify) typeface_free);
}
