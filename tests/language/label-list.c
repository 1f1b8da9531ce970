/* label-list.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The clauses that there are, for tests without a library. It knows labels
 * only. The tests of this room call it.
 */

#include "label-list.h"

GHashTable *
label_list_load (void)
{
  g_autoptr (GHashTable) labels = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *path
      = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "language", "labels.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    {
      if (**line != '\0')
        g_hash_table_add (labels, g_strdup (*line));
    }

  return g_steal_pointer (&labels);
}

gboolean
label_list_has (const char *label, gpointer labels)
{
  return g_hash_table_contains (labels, label);
}
