/* test-languages.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The languages of a page side by side: in either order, and what is kept of that. Run by Meson on
 * a display of its own.
 */

#include "fixture.h"

#include <glib/gi18n-lib.h>

#define PL_19 "Kontry i rekontry"
#define EN_19 "Doubles and Redoubles"

static const char *const polish = "Do odzywki";
static const char *const english = "A\u00a0bid that is both";

static GtkWidget *
find_label (GtkWidget *widget, const char *words)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), words))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, words);
  return found;
}

static graphene_rect_t
get_place (Fixture *fixture, const char *words)
{
  GtkWidget *label = find_label (GTK_WIDGET (fixture->window->reader), words);
  graphene_rect_t bounds;

  g_assert_nonnull (label);
  g_assert_true (gtk_widget_compute_bounds (label, GTK_WIDGET (fixture->window->reader), &bounds));
  return bounds;
}

static void
assert_before (Fixture *fixture, const char *first, const char *second)
{
  const graphene_rect_t left = get_place (fixture, first);
  const graphene_rect_t right = get_place (fixture, second);

  g_assert_cmpfloat (left.origin.x, <, right.origin.x);
  g_assert_cmpfloat (left.origin.y, ==, right.origin.y);
}

static gboolean
can_swap (Fixture *fixture)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), "swap-languages");
}

static void
test_swapped (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27A2");
  assert_before (fixture, polish, english);
  fixture_act (fixture, "win.swap-languages");
  fixture_settle ();
  assert_before (fixture, english, polish);
  /* One alone is one alone, and both are again as they were. */
  fixture_act (fixture, "win.languages::pl");
  g_assert_false (can_swap (fixture));
  g_assert_null (find_label (GTK_WIDGET (fixture->window->reader), english));
  fixture_act (fixture, "win.languages::both");
  fixture_settle ();
  assert_before (fixture, english, polish);
  fixture_act (fixture, "win.swap-languages");
  fixture_settle ();
  assert_before (fixture, polish, english);
}

static void
test_kept (Fixture *fixture, gconstpointer data)
{
  LexWindow *second;

  fixture_show (fixture, "27A2");
  fixture_act (fixture, "win.swap-languages");
  second = fixture_new_window (fixture, 1000);
  g_assert_cmpint (lex_reader_get_languages (second->reader), ==, LEX_LANGUAGES_SWAPPED);
  gtk_window_destroy (GTK_WINDOW (second));
}

/* Where they stand one below the other, the one that was put first is above. */
static void
test_stacked (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27A2");
  g_assert_cmpfloat (get_place (fixture, polish).origin.y, <,
                     get_place (fixture, english).origin.y);
  fixture_act (fixture, "win.swap-languages");
  fixture_settle ();
  g_assert_cmpfloat (get_place (fixture, english).origin.y, <,
                     get_place (fixture, polish).origin.y);
}

/* The switch says what stands on the left and on the right, in whichever window it was swapped. */
static void
test_switch (Fixture *fixture, gconstpointer data)
{
  GtkWidget *languages = fixture->window->language_switch;
  LexWindow *second;

  fixture_show (fixture, "27A2");
  g_assert_true (fixture_shows (languages, "PL | EN"));
  fixture_act (fixture, "win.swap-languages");
  g_assert_true (fixture_shows (languages, "EN | PL"));
  g_assert_false (fixture_shows (languages, "PL | EN"));
  fixture_act (fixture, "win.languages::pl");
  second = fixture_new_window (fixture, 1280);
  gtk_window_present (GTK_WINDOW (second));
  fixture_settle ();
  g_assert_true (fixture_shows (second->language_switch, "EN | PL"));
  g_settings_set_boolean (fixture->preferences, "swapped", FALSE);
  g_assert_true (fixture_shows (languages, "PL | EN"));
  g_assert_true (fixture_shows (second->language_switch, "PL | EN"));
  gtk_window_destroy (GTK_WINDOW (second));
}

/* What sets languages, anywhere in a menu, in its order. */
static void
list_choices (GMenuModel *menu, GString *list)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autofree char *action = NULL;
      g_autofree char *label = NULL;

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action);
      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label);
      if (section != NULL)
        list_choices (section, list);
      else if (g_strcmp0 (action, "win.languages") == 0)
        g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", label);
    }
}

static void
check_menu (Fixture *fixture, const char *first, const char *both, const char *second)
{
  GtkMenuButton *button = fixture->window->menu_button;
  g_autoptr (GString) found = g_string_new (NULL);
  g_autofree char *expected = g_strdup_printf ("%s, %s, %s", first, both, second);

  gtk_menu_button_popup (button);
  fixture_settle ();
  list_choices (gtk_menu_button_get_menu_model (button), found);
  gtk_menu_button_popdown (button);
  fixture_settle ();
  g_assert_cmpstr (found->str, ==, expected);
}

/* Where there is no room for the switch, the menu says the same. */
static void
test_menu (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27A2");
  check_menu (fixture, _ ("Polish"), _ ("English and Polish"), _ ("English"));
  fixture_act (fixture, "win.swap-languages");
  check_menu (fixture, _ ("English"), _ ("Polish and English"), _ ("Polish"));
}

/* Words of one language only are found in that, but laws are called as they are read. */
static void
test_titles_of_hits (Fixture *fixture, gconstpointer data)
{
  GtkWidget *hits = GTK_WIDGET (fixture->window->sidebar);
  static const struct
  {
    const char *languages;
    const char *title;
    const char *other;
  } views[] = {
    { "win.languages::both", PL_19, EN_19 },
    { "win.languages::en", EN_19, PL_19 },
    { "win.languages::pl", PL_19, EN_19 },
  };

  fixture_show (fixture, "27");
  fixture_type (fixture, "4Hx -2 vul");
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      fixture_act (fixture, views[i].languages);
      fixture_settle ();
      g_assert_true (fixture_shows (hits, views[i].title));
      g_assert_false (fixture_shows (hits, views[i].other));
    }
}

/* An example that is called by what a player says has quotation marks already. */
static void
test_through_what_was_said (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");

  fixture_type (fixture, "4Hx -2 vul");
  fixture_settle ();
  g_assert_true (
      fixture_shows (GTK_WIDGET (fixture->window->sidebar), "Through “Double four hearts”"));
}

/* Who reads Polish first finds English words below Polish names. */
static void
test_called_as_read (Fixture *fixture, gconstpointer data)
{
  GtkWidget *hits;

  fixture_show (fixture, "27");
  hits = GTK_WIDGET (fixture->window->sidebar);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      const gboolean is_polish
          = lex_languages_get_first (lex_reader_get_languages (fixture->window->reader))
            == LEX_LANGUAGE_PL;

      fixture_type (fixture, "revoke occurred on trick twelve");
      fixture_settle ();
      g_assert_true (fixture_shows (hits, "twelve"));
      g_assert_true (fixture_shows (hits, "B Brak automatycznego przekazania lew") == is_polish);
      g_assert_true (fixture_shows (hits, "B No Automatic Trick Adjustment") == !is_polish);
      fixture_act (fixture, "win.swap-languages");
    }
}

static void
add_tests (void)
{
  fixture_add ("/shell/languages/hits-called-as-read", 1280, test_called_as_read);
  fixture_add ("/shell/languages/through-what-was-said", 1280, test_through_what_was_said);
  fixture_add ("/shell/languages/titles-of-hits", 1280, test_titles_of_hits);
  fixture_add ("/languages/switch", 1280, test_switch);
  fixture_add ("/languages/swapped", 1280, test_swapped);
  fixture_add ("/languages/kept", 1280, test_kept);
  fixture_add ("/languages/stacked", 420, test_stacked);
  fixture_add ("/languages/menu", 420, test_menu);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
