/* test-toolbox-looks.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a guided path looks and is read aloud, in both languages and themes, wide and in the smallest
 * window: the list, its two calls, a question, its chart, the ruling, turned to the players. Needs
 * a display.
 */

#include <adwaita.h>

#include "golden.h"
#include "toolbox.h"

static void
check_picture (ToolboxFixture *self, const char *what, const char *language, const char *look)
{
  g_autofree char *name = g_strdup_printf ("toolbox-%s-%s-%s.png", what, language, look);

  golden_check_picture (GTK_WIDGET (self->toolbox), name);
}

static void
check_looks (ToolboxFixture *self, const char *what, const char *language)
{
  g_autofree char *tree = golden_dup_tree (GTK_WIDGET (self->toolbox));
  g_autofree char *tree_name = g_strdup_printf ("toolbox-%s-%s.txt", what, language);

  golden_check_text (tree, tree_name);
  check_picture (self, what, language, "light");
  golden_dress (GOLDEN_DARK);
  check_picture (self, what, language, "dark");
  golden_resize (GTK_WINDOW (self->window), 360, 640);
  check_picture (self, what, language, "narrow-dark");
  golden_dress (GOLDEN_LIGHT);
  check_picture (self, what, language, "narrow-light");
  golden_resize (GTK_WINDOW (self->window), 760, 640);
}

static gboolean
is_empty_entry (GtkWidget *widget, const char *unused)
{
  return GTK_IS_ENTRY (widget) && *gtk_editable_get_text (GTK_EDITABLE (widget)) == '\0';
}

static void
fill_in (ToolboxFixture *self, const char *call)
{
  GtkWidget *entry = golden_find (GTK_WIDGET (self->toolbox), is_empty_entry, NULL);

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), call);
  golden_settle ();
}

/* Where two calls are compared they are asked for; what is none is said at its field. */
static void
check_calls (ToolboxFixture *self, const char *language)
{
  toolbox_act (self, "toolbox.start::too-low");
  toolbox_act (self, "toolbox.seat::N");
  fill_in (self, "1h");
  fill_in (self, "2 of them");
  check_looks (self, "calls", language);
}

static void
test_looks (ToolboxFixture *self, gconstpointer language)
{
  check_looks (self, "situations", language);
  check_calls (self, language);
  toolbox_act (self, "toolbox.situations");
  toolbox_act (self, "toolbox.start::too-low");
  toolbox_act (self, "toolbox.seat::N");
  toolbox_press (self, GDK_KEY_2);
  toolbox_act (self, "toolbox.chart");
  check_looks (self, "chart", language);
  toolbox_press (self, GDK_KEY_Escape);
  toolbox_press (self, GDK_KEY_0);
  check_looks (self, "question", language);
  toolbox_press (self, GDK_KEY_2);
  check_looks (self, "ruling", language);
  toolbox_act (self, "toolbox.large");
  check_looks (self, "large", language);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return 77;
  adw_init ();
  golden_init ();
  toolbox_build ();
  g_test_add ("/toolbox/looks/en", ToolboxFixture, "en", toolbox_set_up, test_looks,
              toolbox_tear_down);
  g_test_add ("/toolbox/looks/pl", ToolboxFixture, "pl", toolbox_set_up, test_looks,
              toolbox_tear_down);
  status = g_test_run ();
  toolbox_finish ();
  return status;
}
