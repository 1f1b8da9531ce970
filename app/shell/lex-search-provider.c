/* lex-search-provider.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the desktop's overview finds in the library: the interface org.gnome.Shell.SearchProvider2.
 * It refuses to know how one searches and what a window is. The application makes it as soon as it
 * is on the bus.
 */

#include "shell/lex-search-provider.h"

#include <glib/gi18n-lib.h>

#include "services/lex-answer.h"
#include "services/lex-naming.h"
#include "shell/lex-shell-search.h"

#define MAX_RESULTS 10
#define ICON_NAME "org.lexbridge.Lexbridge"

struct _LexSearchProvider
{
  LexSearchProviderHost host;
  LexShellSearchProvider2 *skeleton; /* owned */
  GHashTable *hits;                  /* owned: label's text to LexHit, of the last answer */
};

/* The same clause may be found in several documents; the overview opens pages, so once will do. */
static void
keep (LexSearchProvider *self, LexHit *hit, GStrvBuilder *results)
{
  const char *text = lex_label_get_text (lex_hit_get_label (hit));

  if (g_hash_table_size (self->hits) == MAX_RESULTS || g_hash_table_contains (self->hits, text))
    return;
  g_hash_table_insert (self->hits, g_strdup (text), g_object_ref (hit));
  g_strv_builder_add (results, text);
}

static char **
find (LexSearchProvider *self, const char *const *terms)
{
  LexLibrary *library = self->host.get_library (self->host.user_data);
  g_autofree char *text = g_strjoinv (" ", (char **) terms);
  g_autoptr (LexQuery) query
      = lex_query_new_for_reader (text, LEX_LANGUAGES_BOTH, -1, LEX_LANGUAGES_BOTH);
  g_autoptr (LexAnswer) answer = NULL;
  g_autoptr (GStrvBuilder) results = g_strv_builder_new ();

  if (library != NULL)
    answer = lex_library_search (library, query, NULL);

  g_hash_table_remove_all (self->hits);
  for (guint i = 0; answer != NULL && i < answer->hits->len; i++)
    keep (self, answer->hits->pdata[i], results);
  return g_strv_builder_end (results);
}

/* The overview marks nothing. */
static char *
dup_plain (const char *snippet)
{
  g_auto (GStrv) parts
      = g_strsplit_set (snippet, LEX_SNIPPET_MATCH_START LEX_SNIPPET_MATCH_END, -1);

  return g_strjoinv ("", parts);
}

static char *
dup_title (LexLibrary *library, LexHit *hit, const LexGlimpse *glimpse)
{
  g_autofree char *name
      = lex_naming_dup_name (library, lex_hit_get_label (hit), lex_hit_get_language (hit));

  return glimpse != NULL && glimpse->heading != NULL
             ? g_strdup_printf ("%s  %s", name, glimpse->heading)
             : g_steal_pointer (&name);
}

/* The desktop asks again about what it was told before another search, or before the service was
 * stopped and started anew. */
static LexHit *
dup_hit (LexSearchProvider *self, LexLibrary *library, const char *identifier)
{
  LexHit *hit = g_hash_table_lookup (self->hits, identifier);
  g_autoptr (LexLabel) label = NULL;

  if (hit != NULL)
    return g_object_ref (hit);
  label = lex_label_parse (identifier);
  return label != NULL ? lex_library_dup_hit (library, label, NULL) : NULL;
}

static void
describe (LexLibrary *library, LexHit *hit, GVariantBuilder *metas)
{
  const char *label = lex_label_get_text (lex_hit_get_label (hit));
  g_autoptr (LexGlimpse) glimpse = lex_library_glimpse (library, hit, NULL);
  g_autofree char *title = dup_title (library, hit, glimpse);
  g_autofree char *text = glimpse != NULL ? dup_plain (glimpse->snippet) : g_strdup ("");
  g_autoptr (GIcon) icon = g_themed_icon_new (ICON_NAME);
  g_autoptr (GVariant) shown = g_icon_serialize (icon);

  g_variant_builder_open (metas, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (metas, "{sv}", "id", g_variant_new_string (label));
  g_variant_builder_add (metas, "{sv}", "name", g_variant_new_string (title));
  g_variant_builder_add (metas, "{sv}", "description", g_variant_new_string (text));
  g_variant_builder_add (metas, "{sv}", "clipboardText", g_variant_new_string (label));
  g_variant_builder_add (metas, "{sv}", "icon", shown);
  g_variant_builder_close (metas);
}

static gboolean
initial_cb (LexShellSearchProvider2 *skeleton, GDBusMethodInvocation *invocation,
            const char *const *terms, gpointer user_data)
{
  g_auto (GStrv) results = find (user_data, terms);

  lex_shell_search_provider2_complete_get_initial_result_set (skeleton, invocation,
                                                              (const char *const *) results);
  return TRUE;
}

static gboolean
subsearch_cb (LexShellSearchProvider2 *skeleton, GDBusMethodInvocation *invocation,
              const char *const *previous, const char *const *terms, gpointer user_data)
{
  g_auto (GStrv) results = find (user_data, terms);

  lex_shell_search_provider2_complete_get_subsearch_result_set (skeleton, invocation,
                                                                (const char *const *) results);
  return TRUE;
}

static gboolean
metas_cb (LexShellSearchProvider2 *skeleton, GDBusMethodInvocation *invocation,
          const char *const *identifiers, gpointer user_data)
{
  LexSearchProvider *self = user_data;
  LexLibrary *library = self->host.get_library (self->host.user_data);
  GVariantBuilder metas;

  g_variant_builder_init (&metas, G_VARIANT_TYPE ("aa{sv}"));
  for (guint i = 0; library != NULL && identifiers[i] != NULL; i++)
    {
      g_autoptr (LexHit) hit = dup_hit (self, library, identifiers[i]);

      if (hit != NULL)
        describe (library, hit, &metas);
    }
  lex_shell_search_provider2_complete_get_result_metas (skeleton, invocation,
                                                        g_variant_builder_end (&metas));
  return TRUE;
}

static gboolean
activate_cb (LexShellSearchProvider2 *skeleton, GDBusMethodInvocation *invocation,
             const char *identifier, const char *const *terms, guint timestamp, gpointer user_data)
{
  LexSearchProvider *self = user_data;

  self->host.show (identifier, self->host.user_data);
  lex_shell_search_provider2_complete_activate_result (skeleton, invocation);
  return TRUE;
}

static gboolean
launch_cb (LexShellSearchProvider2 *skeleton, GDBusMethodInvocation *invocation,
           const char *const *terms, guint timestamp, gpointer user_data)
{
  LexSearchProvider *self = user_data;
  g_autofree char *text = g_strjoinv (" ", (char **) terms);

  self->host.show (text, self->host.user_data);
  lex_shell_search_provider2_complete_launch_search (skeleton, invocation);
  return TRUE;
}

static void
connect_methods (LexSearchProvider *self)
{
  LexShellSearchProvider2 *skeleton = self->skeleton;

  g_signal_connect (skeleton, "handle-get-initial-result-set", G_CALLBACK (initial_cb), self);
  g_signal_connect (skeleton, "handle-get-subsearch-result-set", G_CALLBACK (subsearch_cb), self);
  g_signal_connect (skeleton, "handle-get-result-metas", G_CALLBACK (metas_cb), self);
  g_signal_connect (skeleton, "handle-activate-result", G_CALLBACK (activate_cb), self);
  g_signal_connect (skeleton, "handle-launch-search", G_CALLBACK (launch_cb), self);
}

LexSearchProvider *
lex_search_provider_new (const LexSearchProviderHost *host, GDBusConnection *connection,
                         GError **error)
{
  LexSearchProvider *self = g_new0 (LexSearchProvider, 1);

  self->host = *host;
  self->skeleton = lex_shell_search_provider2_skeleton_new ();
  self->hits = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  connect_methods (self);
  if (!g_dbus_interface_skeleton_export (G_DBUS_INTERFACE_SKELETON (self->skeleton), connection,
                                         LEX_SEARCH_PROVIDER_PATH, error))
    g_clear_pointer (&self, lex_search_provider_free);
  return self;
}

void
lex_search_provider_free (LexSearchProvider *self)
{
  if (self == NULL)
    return;

  g_dbus_interface_skeleton_unexport (G_DBUS_INTERFACE_SKELETON (self->skeleton));
  g_object_unref (self->skeleton);
  g_hash_table_unref (self->hits);
  g_free (self);
}
