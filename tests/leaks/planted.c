/* planted.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window in which one fault is planted, by name, as the tests of windows might have it. It
 * refuses to know who finds it. test-judge.py runs it.
 */

#include <dlfcn.h>
#include <gtk/gtk.h>
#include <locale.h>

#include "../widgets/settle.h"

static void
lose_string (void)
{
  memset (g_strdup ("a string of ours"), 'x', 4);
}

static void
lose_object (void)
{
  gtk_string_list_new (NULL);
}

/* Each keeps the other, so that neither is lost at first hand. */
static void
lose_circle (void)
{
  gpointer *one = g_new0 (gpointer, 1);
  gpointer *other = g_new0 (gpointer, 1);

  *one = other;
  *other = one;
}

/* As large as the table that GLib gives up. */
static void
lose_block (void)
{
  memset (g_malloc (16384), 'x', 16384);
}

/* More than GLib's first table holds. */
static void
name_much (void)
{
  for (guint i = 0; i < 3000; i++)
    {
      g_autofree char *name = g_strdup_printf ("planted-%u", i);

      g_quark_from_string (name);
    }
}

/* For a locale that is not there the C library loses the path on which it looked. */
static void
ask_for_locale (void)
{
  g_assert_true (newlocale (LC_ALL_MASK, "xx_XX.UTF-8", (locale_t) 0) == (locale_t) 0);
}

static void
lose_in_unloaded_module (void)
{
  const char *path = g_getenv ("LEXBRIDGE_PLANTED_MODULE");
  void *module = dlopen (path, RTLD_NOW);
  void *(*lose) (void);

  g_assert_nonnull (module);
  *(void **) &lose = dlsym (module, "planted_lose");
  g_assert_nonnull (lose ());
  g_assert_cmpint (dlclose (module), ==, 0);
  g_assert_null (dlopen (path, RTLD_NOW | RTLD_NOLOAD));
}

static void
use_after_free (void)
{
  char *text = g_strdup ("freed");
  volatile char *still = text;

  g_free (text);
  g_print ("# %c\n", *still);
}

static const struct
{
  const char *name;
  void (*plant) (void);
} faults[] = {
  { "nothing", NULL },          { "string", lose_string },
  { "object", lose_object },    { "circle", lose_circle },
  { "block", lose_block },      { "quarks", name_much },
  { "locale", ask_for_locale }, { "module", lose_in_unloaded_module },
  { "freed", use_after_free },
};

static void
mapped_cb (GtkWidget *window, gpointer fault)
{
  void (*plant) (void) = *(void (**) (void)) fault;

  /* A register or the stack may still hold the last that was lost. */
  for (guint i = 0; plant != NULL && i < 3; i++)
    plant ();
}

int
main (int argc, char *argv[])
{
  GtkWidget *window;

  g_assert_cmpint (argc, ==, 2);
  if (!gtk_init_check ())
    return 77;
  window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (window), gtk_label_new ("planted"));
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    if (g_str_equal (faults[i].name, argv[1]))
      g_signal_connect (window, "map", G_CALLBACK (mapped_cb), (gpointer) &faults[i].plant);
  gtk_window_present (GTK_WINDOW (window));
  settle (window, 100);
  gtk_window_destroy (GTK_WINDOW (window));
  settle (NULL, 100);
  return 0;
}
