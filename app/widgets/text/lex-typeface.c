/* lex-typeface.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The typeface of law text, the desktop's document font or a serif, and that of the
 * interface. It refuses to know sizes, which are style.css's. Only the reader and the
 * graph of precedence install it.
 */

#include "widgets/text/lex-typeface.h"

#include <gtk/gtk.h>

#include "widgets/text/lex-widget.h"

#define SCHEMA "org.gnome.desktop.interface"
#define KEY "document-font-name"

/* Below an official text the digest is in the interface's font: these are not the law's words. */
#define CSS                                                                                        \
  "window { font-family: \"%s\"; } label.law { font-family: %s; }"                                 \
  " .digest label.law { font-family: inherit; }"

/* One per display, and it lives as long. */
typedef struct
{
  GtkCssProvider *provider;
  GSettings *settings; /* nullable: the schema belongs to GNOME */
  GtkSettings *interface;
} Typeface;

static void
typeface_free (Typeface *self)
{
  g_signal_handlers_disconnect_by_data (self->interface, self);
  g_clear_object (&self->interface);
  g_clear_object (&self->settings);
  g_clear_object (&self->provider);
  g_free (self);
}

/* Gets the first family of a font as a desktop names it. */
static char *
dup_name (const char *setting)
{
  g_autoptr (PangoFontDescription) font
      = pango_font_description_from_string (setting ? setting : "");
  const char *names = pango_font_description_get_family (font);
  g_auto (GStrv) families = g_strsplit_set (names ? names : "", ",\"\\{};", 2);

  return g_strdup (families[0] ? families[0] : "");
}

/* Asks what would really be used for a family that may be installed nowhere. */
static char *
dup_found (const char *family)
{
  g_autoptr (GObject) context
      = G_OBJECT (pango_font_map_create_context (pango_cairo_font_map_get_default ()));
  g_autoptr (PangoFontDescription) wanted = pango_font_description_new ();
  g_autoptr (PangoFont) font = NULL;
  g_autoptr (PangoFontDescription) found = NULL;

  pango_font_description_set_family (wanted, family);
  font = pango_context_load_font (PANGO_CONTEXT (context), wanted);
  if (!font)
    return g_strdup (family);
  found = pango_font_describe (font);
  return g_strdup (pango_font_description_get_family (found));
}

char *
lex_typeface_dup_interface (const char *setting)
{
  g_autofree char *wanted = dup_name (setting);

  return dup_found (*wanted ? wanted : "sans");
}

char *
lex_typeface_dup_law (const char *setting)
{
  g_autofree char *wanted = dup_name (setting);
  g_autofree char *found = *wanted ? dup_found (wanted) : NULL;
  g_autofree char *serif = NULL;

  /* A name that is not installed would silently become the interface's sans. */
  if (found && g_ascii_strcasecmp (found, wanted) == 0)
    return g_strdup_printf ("\"%s\", serif", wanted);
  serif = dup_found ("serif");
  return g_strdup_printf ("\"%s\"", serif);
}

/* Families are named by the name under which they are found: measuring a line, Pango asks once
 * more for the font it found, by that name, and a second pattern would be searched, loaded and
 * fitted to the pixels as if it were another font, for each size, weight and language. */
static void
load (Typeface *self)
{
  g_autofree char *document = self->settings ? g_settings_get_string (self->settings, KEY) : NULL;
  g_autofree char *law = lex_typeface_dup_law (document);
  g_autofree char *font = NULL;
  g_autofree char *interface = NULL;
  g_autofree char *css = NULL;

  g_object_get (self->interface, "gtk-font-name", &font, NULL);
  interface = lex_typeface_dup_interface (font);
  css = g_strdup_printf (CSS, interface, law);
  lex_widget_load_css (self->provider, css);
}

static void
changed_cb (Typeface *self)
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
    g_signal_connect_swapped (self->settings, "changed::" KEY, G_CALLBACK (changed_cb), self);
  self->interface = g_object_ref (gtk_settings_get_for_display (display));
  g_signal_connect_swapped (self->interface, "notify::gtk-font-name", G_CALLBACK (changed_cb),
                            self);
  load (self);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (self->provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  g_object_set_data_full (G_OBJECT (display), "lex-typeface", self, (GDestroyNotify) typeface_free);
}
