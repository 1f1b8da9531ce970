/* test-resource.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A room finds its files although another thread is at that moment registering them.
 */

#include "model/lex-resource.h"

#include <gio/gio.h>

/* Behind so many others in GLib's list the room's own comes last, some milliseconds after the
 * first. */
#define N_OTHERS 100000

/* The head of a bundle in which there is nothing. */
static const union
{
  guint8 bytes[24];
  gpointer aligned;
} nothing = { { 'G', 'V', 'a', 'r', 'i', 'a', 'n', 't' } };

static GStaticResource others[N_OTHERS];
static GStaticResource ours = { nothing.bytes, sizeof nothing.bytes, NULL, NULL, NULL };
static GThread *thread;

/* Looks for a file as the toolkit does for an icon, and so registers all that waits for it. */
static gpointer
look (gpointer unused)
{
  g_assert_false (g_resources_get_info ("/nowhere", 0, NULL, NULL, unused));
  return NULL;
}

/* Returns once the other thread has taken GLib's list, ours in it, and is no further than its
 * beginning: GLib goes through it from the newest. */
static void
lex_room_register_resource (void)
{
  GStaticResource *newest = &others[N_OTHERS - 1];

  g_static_resource_init (&ours);
  for (guint i = 0; i < N_OTHERS; i++)
    {
      others[i] = (GStaticResource){ nothing.bytes, sizeof nothing.bytes, NULL, NULL, NULL };
      g_static_resource_init (&others[i]);
    }
  thread = g_thread_new ("icons", look, NULL);
  while (g_atomic_pointer_get (&newest->resource) == NULL)
    g_thread_yield ();
}

static GResource *
lex_room_get_resource (void)
{
  return g_static_resource_get_resource (&ours);
}

LEX_RESOURCE_LATE (room)

static void
test_late (void)
{
  g_assert_nonnull (lex_room_find_resource ());
  g_thread_join (thread);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/resource/late", test_late);
  return g_test_run ();
}
