/* lex-preferences.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the schema of the preferences. It refuses to know what they mean. The
 * application calls it, once.
 */

#include "shell/lex-preferences.h"

#include <glib/gi18n-lib.h>

#include "services/lex-library-location.h"

#define SCHEMA "org.lexbridge.Lexbridge"

/* Beside the program it is also found when the prefix is none that the desktop looks into. */
static GSettingsSchema *
look_up_own (void)
{
  g_autofree char *folder = lex_location_dup_schema_dir ();
  g_autoptr (GSettingsSchemaSource) source = NULL;

  source = g_settings_schema_source_new_from_directory (
      folder, g_settings_schema_source_get_default (), FALSE, NULL);
  return source != NULL ? g_settings_schema_source_lookup (source, SCHEMA, FALSE) : NULL;
}

static GSettingsSchema *
look_up_installed (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();

  return source != NULL ? g_settings_schema_source_lookup (source, SCHEMA, TRUE) : NULL;
}

GSettings *
lex_preferences_open (GError **error)
{
  g_autoptr (GSettingsSchema) schema = look_up_own ();

  if (schema == NULL)
    schema = look_up_installed ();

  /* g_settings_new() would abort without a word that a user could act on. */
  if (schema == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                   _ ("%s: no such settings schema; install Lexbridge anew, or set "
                      "GSETTINGS_SCHEMA_DIR to the folder that holds it"),
                   SCHEMA);
      return NULL;
    }

  return g_settings_new_full (schema, NULL, NULL);
}
