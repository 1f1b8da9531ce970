/* test-copying.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is selected on a page, copied, cited, linked to and highlighted in the window with the
 * library that ships. Run by Meson on a display of its own.
 */

#include "fixture.h"

#include "widgets/page/lex-clause-menu.h"
#include "widgets/page/lex-selecting.h"
#include "widgets/text/lex-link.h"

static void
text_cb (GObject *clipboard, GAsyncResult *result, gpointer user_data)
{
  char **text = user_data;

  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static char *
dup_copied (Fixture *fixture)
{
  char *text = NULL;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (fixture->window)), NULL,
                                 text_cb, &text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);
  return text;
}

static void
assert_copied (Fixture *fixture, const char *action, const char *expected)
{
  g_autofree char *text = NULL;

  fixture_act (fixture, action);
  text = dup_copied (fixture);
  g_assert_cmpstr (text, ==, expected);
}

static void
press (Fixture *fixture, guint key, GdkModifierType modifiers)
{
  g_assert_true (lex_selecting_press (fixture->window->reader, key, modifiers));
}

static LexSelection *
get_selection (Fixture *fixture)
{
  return lex_page_get_selection (lex_reader_get_page (fixture->window->reader));
}

/* Without a selection it is the clause that was opened, or the one that is named. */
static void
test_clause (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;

  fixture_act (fixture, "win.languages::en");
  fixture_show (fixture, "27B1a");
  assert_copied (fixture, "win.copy-citation::", "Law 27B1(a), Laws of Duplicate Bridge 2017");
  assert_copied (fixture, "win.copy-link::", "lexbridge:27B1a");
  assert_copied (fixture, "win.copy-citation::27D", "Law 27D, Laws of Duplicate Bridge 2017");
  fixture_act (fixture, "win.copy-cited::");
  text = dup_copied (fixture);
  g_assert_true (g_str_has_prefix (text, "27B1(a)\n"));
  g_assert_true (g_str_has_suffix (text, ".\n(Law 27B1(a), Laws of Duplicate Bridge 2017)\n"));
  fixture_act (fixture, "win.languages::pl");
  assert_copied (fixture, "win.copy-citation::", "przepis 27B1(a) MPB 2017");
}

/* In the language of the words that are selected, whichever stands first. */
static void
test_selection (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27A2");
  press (fixture, GDK_KEY_Right, GDK_SHIFT_MASK | GDK_CONTROL_MASK);
  press (fixture, GDK_KEY_Right, GDK_SHIFT_MASK | GDK_CONTROL_MASK);
  assert_copied (fixture, "win.copy", "Do odzywki");
  assert_copied (fixture, "win.copy-cited::", "Do odzywki\n(przepis 27A2 MPB 2017)\n");
  press (fixture, GDK_KEY_Down, GDK_SHIFT_MASK);
  press (fixture, GDK_KEY_Right, GDK_SHIFT_MASK | GDK_ALT_MASK);
  assert_copied (fixture, "win.copy-citation::", "Law 27A2–27B, Laws of Duplicate Bridge 2017");
  assert_copied (fixture, "win.copy-link::", "lexbridge:27A2");
}

/* A highlight for each clause, its heading and its text, in the language in which they were
 * selected. */
static void
test_highlight (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) entries = NULL;
  const LexJournalEntry *entry;

  fixture_show (fixture, "27A2");
  press (fixture, GDK_KEY_Down, GDK_SHIFT_MASK);
  press (fixture, GDK_KEY_Down, GDK_SHIFT_MASK);
  press (fixture, GDK_KEY_Right, GDK_SHIFT_MASK | GDK_ALT_MASK);
  fixture_act (fixture, "win.highlight-selected::of-no-colour");
  fixture_act (fixture, "win.highlight-selected::blue");
  g_assert_true (lex_selection_is_empty (get_selection (fixture)));
  entries = lex_journal_list (fixture->journal, NULL);
  g_assert_cmpuint (entries->len, ==, 2);
  entry = entries->pdata[0];
  g_assert_cmpstr (entry->fields[LEX_JOURNAL_LABEL], ==, "27A2");
  g_assert_cmpstr (entry->fields[LEX_JOURNAL_LANGUAGE], ==, "en");
  g_assert_cmpstr (entry->fields[LEX_JOURNAL_EDITION], ==, "digest");
  g_assert_cmpstr (entry->fields[LEX_JOURNAL_COLOUR], ==, "blue");
  entry = entries->pdata[1];
  g_assert_cmpstr (entry->fields[LEX_JOURNAL_LABEL], ==, "27B");

  /* A heading is no beginning of the sentence below it. */
  fixture_act (fixture, "win.note-at::27B");
  fixture_settle ();
  g_assert_true (
      fixture_shows (GTK_WIDGET (fixture->window->reader), "Insufficient Bid not Accepted\nAn"));
}

static gboolean
has_item (GMenuModel *menu, const char *action, const char *target)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autofree char *name = NULL;
      g_autofree char *value = NULL;

      if (section != NULL && has_item (section, action, target))
        return TRUE;
      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &name);
      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_TARGET, "s", &value);
      if (g_strcmp0 (name, action) == 0 && g_strcmp0 (value, target) == 0)
        return TRUE;
    }
  return FALSE;
}

static void
test_menu (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GMenuModel) menu = NULL;

  fixture_show (fixture, "27A2");
  press (fixture, GDK_KEY_Right, GDK_SHIFT_MASK | GDK_CONTROL_MASK);
  press (fixture, GDK_KEY_Right, GDK_SHIFT_MASK | GDK_CONTROL_MASK);
  menu = lex_clause_menu_dup_selected (get_selection (fixture));
  g_assert_true (has_item (menu, "win.copy", NULL));
  g_assert_true (has_item (menu, "win.copy-cited", ""));
  g_assert_true (has_item (menu, "win.search", "Do odzywki"));
  g_assert_true (has_item (menu, "win.note-at", "27A2"));
  g_assert_true (has_item (menu, "win.make-card", "27A2"));
  fixture_act (fixture, "win.search::Do odzywki");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture->window->entry)), ==, "Do odzywki");
}

/* Words that are cut in two are looked up whole, and a clause's number is none of them. */
static void
test_look_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GMenuModel) menu = NULL;
  g_autofree char *whole = NULL;

  fixture_act (fixture, "win.languages::en");
  fixture_show (fixture, "27A2");
  press (fixture, GDK_KEY_Right, GDK_SHIFT_MASK | GDK_CONTROL_MASK);
  press (fixture, GDK_KEY_Right, GDK_SHIFT_MASK | GDK_CONTROL_MASK);
  press (fixture, GDK_KEY_Left, GDK_SHIFT_MASK);
  assert_copied (fixture, "win.copy", "A bi");
  menu = lex_clause_menu_dup_selected (get_selection (fixture));
  g_assert_true (has_item (menu, "win.search", "A bid"));
  whole = lex_selection_dup_whole (get_selection (fixture));
  g_assert_cmpstr (whole, ==, "A bid");

  g_clear_object (&menu);
  press (fixture, GDK_KEY_Down, GDK_SHIFT_MASK);
  press (fixture, GDK_KEY_Down, GDK_SHIFT_MASK);
  menu = lex_clause_menu_dup_selected (get_selection (fixture));
  g_assert_true (has_item (menu, "win.search",
                           "A bid that is both insufficient and out of rotation is dealt with "
                           "under Law 31."));
}

static GtkLabel *
find_link (GtkWidget *widget, const char *uri, GdkRectangle *area)
{
  g_autoptr (LexLink) link = NULL;
  GtkLabel *found = NULL;

  if (GTK_IS_LABEL (widget))
    link = lex_link_find (GTK_LABEL (widget), uri);
  if (link != NULL)
    {
      *area = link->area;
      return GTK_LABEL (widget);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_link (child, uri, area);
  return found;
}

/* A display of its own has no manager of windows: they stand at its corner, with their shadows. */
static void
drag (Fixture *fixture, GtkLabel *label, const GdkRectangle *from)
{
  GtkNative *native = GTK_NATIVE (fixture->window);
  const graphene_point_t begin
      = GRAPHENE_POINT_INIT (from->x + from->width / 2.0f, from->y + from->height / 2.0f);
  graphene_point_t place;
  double x;
  double y;
  g_autofree char *line = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (
      gtk_widget_compute_point (GTK_WIDGET (label), GTK_WIDGET (fixture->window), &begin, &place));
  gtk_native_get_surface_transform (native, &x, &y);
  x += (double) place.x;
  y += (double) place.y;
  /* At last where a display has it at first: the tests that follow find it there. */
  line = g_strdup_printf ("xdotool mousemove %.0f %.0f sleep 0.2 mousedown 1 mousemove %.0f %.0f "
                          "sleep 0.2 mousemove %.0f %.0f sleep 0.2 mouseup 1 mousemove 800 600",
                          x, y, x + 30, y + 15, x + 60, y + 30);
  g_assert_true (g_spawn_command_line_async (line, &error));
}

/* Many a clause begins with a link: whoever drags there selects, and follows none. */
static void
test_drag_from_a_link (Fixture *fixture, gconstpointer data)
{
  g_autofree char *pointer = g_find_program_in_path ("xdotool");
  const gint64 end = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;
  GdkRectangle area;
  GtkLabel *label;

  if (pointer == NULL)
    {
      g_test_skip ("xdotool is not installed");
      return;
    }
  fixture_act (fixture, "win.languages::en");
  fixture_show (fixture, "27B2");
  fixture_settle ();
  label = find_link (GTK_WIDGET (fixture->window->reader), "lex:27B1", &area);
  g_assert_nonnull (label);
  drag (fixture, label, &area);
  while (lex_selection_is_empty (get_selection (fixture)) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_false (lex_selection_is_empty (get_selection (fixture)));
  fixture_settle ();
  fixture_assert_label (fixture, "27B2");
}

static void
add_tests (void)
{
  fixture_add ("/copying/drag-from-a-link", 1280, test_drag_from_a_link);
  fixture_add ("/copying/clause", 1280, test_clause);
  fixture_add ("/copying/selection", 1280, test_selection);
  fixture_add ("/copying/highlight", 1280, test_highlight);
  fixture_add ("/copying/menu", 1280, test_menu);
  fixture_add ("/copying/look-up", 1280, test_look_up);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
