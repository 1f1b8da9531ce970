/* test-large.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window with type of 200 %: what gives way, and that no page runs out of
 * it, nor any Law out of the smallest. Run by Meson on a display of its own.
 */

#include "fixture.h"

#include "shell/lex-window-slate.h"
#include "widgets/page/lex-sign.h"
#include "widgets/text/lex-toast.h"

#define HUNDRED (96 * 1024)

/* Long laws, long words, tables, a diagram, the index. */
static const char *const pages[]
    = { "12", "27", "73", "77", "78", "93", "introduction", "example/33", "index/revoke" };

static void
set_type (int dpi)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
}

static GtkWidget *
find_page (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (g_str_equal (gtk_widget_get_css_name (widget), "page"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_page (child);

  return found;
}

/* Wherever its lines end. */
static gboolean
says (GtkLabel *label, const char *text)
{
  g_auto (GStrv) lines = g_strsplit_set (gtk_label_get_text (label), " \n", -1);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autofree char *said = g_strjoinv ("", lines);
  g_autofree char *wanted = g_strjoinv ("", words);

  return g_str_equal (said, wanted);
}

static GtkWidget *
find_text (GtkWidget *widget, const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && says (GTK_LABEL (widget), text))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_text (child, text);
  return found;
}

static void
check_page (Fixture *fixture, const char *label)
{
  GtkWidget *reader = GTK_WIDGET (fixture->window->reader);
  GtkWidget *page;

  g_assert_true (lex_window_open (fixture->window, label));
  fixture_settle ();
  page = find_page (reader);
  g_assert_nonnull (page);
  if (gtk_widget_get_width (page) > gtk_widget_get_width (reader))
    g_error ("%s takes %d of %d pixels", label, gtk_widget_get_width (page),
             gtk_widget_get_width (reader));
}

static void
test_pages_fit (Fixture *fixture, gconstpointer data)
{
  static const char *const languages[]
      = { "win.languages::both", "win.languages::pl", "win.languages::en" };

  set_type (2 * HUNDRED);
  fixture_show (fixture, "27");
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      fixture_act (fixture, languages[i]);
      for (guint j = 0; j < G_N_ELEMENTS (pages); j++)
        check_page (fixture, pages[j]);
    }
  set_type (HUNDRED);
}

static GtkWidget *
find_styled (GtkWidget *widget, const char *style)
{
  GtkWidget *found = NULL;

  if (gtk_widget_has_css_class (widget, style))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_styled (child, style);
  return found;
}

/* A long clause, one that is set larger, one that is set largest, headings, tables. */
static void
test_slate_fits (Fixture *fixture, gconstpointer data)
{
  static const char *const labels[] = { "12C1b", "27B1a", "27B", "12C1c", "2", "77", "78B" };
  int width;
  int height;

  /* It may grow with what it shows. */
  gtk_window_get_default_size (GTK_WINDOW (fixture->window), &width, &height);
  set_type (2 * HUNDRED);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      GtkWidget *slate;
      int minimum;

      fixture_show (fixture, labels[i]);
      fixture_act (fixture, "win.table-mode");
      fixture_settle ();
      slate = GTK_WIDGET (lex_window_get_slate (fixture->window));
      gtk_widget_measure (find_styled (slate, "clause"), GTK_ORIENTATION_HORIZONTAL, -1, &minimum,
                          NULL, NULL, NULL);
      if (minimum > width)
        g_error ("%s takes %d of %d pixels", labels[i], minimum, width);
      fixture_act (fixture, "win.table-mode");
    }
  set_type (HUNDRED);
}

static void
check_minimum (Fixture *fixture, guint law, int width, const char *theme)
{
  g_autofree char *label = g_strdup_printf ("%u", law);
  LexPage *page;
  int minimum;

  g_assert_true (lex_window_open (fixture->window, label));
  page = lex_reader_get_page (fixture->window->reader);
  lex_page_complete (page);
  gtk_widget_measure (GTK_WIDGET (page), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                      NULL);
  if (minimum > width)
    g_error ("Law %u wants %d of %d pixels, %s", law, minimum, width, theme);
}

/* No Law is wider than the smallest window, by day and by night, nor one of 420 pixels where type
 * is twice as large. */
static void
test_every_law_fits (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    int dpi;
    int width;
    AdwColorScheme scheme;
    const char *name;
  } views[] = {
    { HUNDRED, 360, ADW_COLOR_SCHEME_FORCE_LIGHT, "light, 100 %" },
    { HUNDRED, 360, ADW_COLOR_SCHEME_FORCE_DARK, "dark, 100 %" },
    { 2 * HUNDRED, 420, ADW_COLOR_SCHEME_FORCE_LIGHT, "light, 200 %" },
    { 2 * HUNDRED, 420, ADW_COLOR_SCHEME_FORCE_DARK, "dark, 200 %" },
  };
  AdwStyleManager *manager = adw_style_manager_get_default ();

  fixture_show (fixture, "27");
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      adw_style_manager_set_color_scheme (manager, views[i].scheme);
      set_type (views[i].dpi);
      fixture_settle ();
      for (guint law = 1; law <= 93; law++)
        check_minimum (fixture, law, views[i].width, views[i].name);
    }
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  set_type (HUNDRED);
}

/* What cannot be seen of a menu cannot be chosen: a window may be as wide as its screen. */
static void
test_menu_fits (Fixture *fixture, gconstpointer data)
{
  GtkMenuButton *button = fixture->window->menu_button;
  const int width = GPOINTER_TO_INT (data);
  int natural;

  set_type (2 * HUNDRED);
  fixture_show (fixture, "27");
  gtk_menu_button_popup (button);
  fixture_settle ();
  gtk_widget_measure (GTK_WIDGET (gtk_menu_button_get_popover (button)), GTK_ORIENTATION_HORIZONTAL,
                      -1, NULL, &natural, NULL, NULL);
  gtk_menu_button_popdown (button);
  set_type (HUNDRED);
  fixture_settle ();
  g_assert_cmpint (natural, <=, width);
}

/* From the view's upper edge down. */
static graphene_rect_t
get_bounds (Fixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->window->reader), &bounds));
  return bounds;
}

/* Where a note is written is seen at once, be its clause higher than the view. */
static void
test_note_in_view (Fixture *fixture, gconstpointer data)
{
  static const char *const labels[] = { "12C1b", "27B1a", "16B1a", "64B6", "9A5" };

  set_type (2 * HUNDRED);
  fixture_show (fixture, "27");
  for (guint i = 0; i < 2 * G_N_ELEMENTS (labels); i++)
    {
      const char *label = labels[i / 2];
      graphene_rect_t bounds;

      g_assert_true (lex_window_open (fixture->window, label));
      /* At once, and where the clause is read already. */
      if (i % 2 == 1)
        fixture_settle ();
      fixture_act (fixture, "win.note");
      fixture_settle ();
      g_assert_true (GTK_IS_TEXT_VIEW (gtk_root_get_focus (GTK_ROOT (fixture->window))));
      bounds = get_bounds (fixture, gtk_root_get_focus (GTK_ROOT (fixture->window)));
      if (bounds.origin.y < 0
          || bounds.origin.y + bounds.size.height
                 > gtk_widget_get_height (GTK_WIDGET (fixture->window->reader)))
        g_error ("%s: the note is at %.0f of %d", label, bounds.origin.y,
                 gtk_widget_get_height (GTK_WIDGET (fixture->window->reader)));
      g_assert_true (lex_marginalia_fold (
          lex_page_get_marginalia (lex_reader_get_page (fixture->window->reader))));
      fixture_settle ();
    }
  set_type (HUNDRED);
}

/* That of questions leads elsewhere. */
static void
list_signs (GtkWidget *widget, GPtrArray *signs)
{
  if (LEX_IS_SIGN (widget) && gtk_widget_get_mapped (widget)
      && !gtk_widget_has_css_class (widget, "questions"))
    g_ptr_array_add (signs, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_signs (child, signs);
}

/* What a sign opens is seen to begin, though the sign stood at the foot of the view. */
static void
test_drawers_in_view (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) signs = g_ptr_array_new ();
  LexReader *reader = fixture->window->reader;
  LexMarginalia *marginalia;
  int view;

  set_type (2 * HUNDRED);
  fixture_show (fixture, "12");
  lex_page_complete (lex_reader_get_page (reader));
  fixture_settle ();
  view = gtk_widget_get_height (GTK_WIDGET (reader));
  marginalia = lex_page_get_marginalia (lex_reader_get_page (reader));
  list_signs (GTK_WIDGET (reader), signs);
  g_assert_cmpuint (signs->len, >, 10);
  for (guint i = 0; i < signs->len; i += 3)
    {
      graphene_rect_t sign = get_bounds (fixture, signs->pdata[i]);
      graphene_rect_t drawer;

      lex_reader_set_position (reader, lex_reader_get_position (reader) + sign.origin.y
                                           + sign.size.height - view);
      fixture_settle ();
      g_signal_emit_by_name (signs->pdata[i], "clicked");
      fixture_settle ();
      drawer = get_bounds (fixture, lex_marginalia_get_drawer (marginalia, NULL));
      g_assert_cmpfloat (drawer.origin.y, >=, 0);
      g_assert_cmpfloat (drawer.origin.y + MIN (drawer.size.height, view / 5), <=, view);
      g_assert_true (lex_marginalia_fold (marginalia));
      fixture_settle ();
    }
  set_type (HUNDRED);
}

/* Each band must be left before what stands in its header bar keeps the window from being smaller.
 */
static void
test_shrinks (Fixture *fixture, gconstpointer data)
{
  set_type (2 * HUNDRED);
  fixture_show (fixture, "27");
  for (int i = 0; i < 2; i++) /* It gives way first, then it is smaller. */
    {
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), 420, 800);
      fixture_settle ();
    }
  g_assert_cmpint (fixture->window->band, ==, LEX_BAND_NARROW);
  set_type (HUNDRED);
  fixture_settle ();
}

/* The sidebar gives its room to the page, and comes back with smaller type. */
static void
test_sidebar (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  g_assert_true (lex_pane_get_revealed (fixture->window->flap));
  set_type (2 * HUNDRED);
  fixture_settle ();
  g_assert_false (lex_pane_get_revealed (fixture->window->flap));
  g_assert_true (gtk_widget_get_mapped (fixture->window->language_switch));
  set_type (HUNDRED);
  fixture_settle ();
  g_assert_true (lex_pane_get_revealed (fixture->window->flap));
}

/* The smallest screen shows all of the window, whatever its type, with a desktop's own buttons. */
static void
test_narrowest (Fixture *fixture, gconstpointer data)
{
  static const char *const labels[] = { "27", "77", "example/33", "index/revoke" };

  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", "appmenu:close", NULL);
  set_type (2 * HUNDRED);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      int minimum;

      fixture_show (fixture, labels[i]);
      fixture_settle ();
      gtk_widget_measure (GTK_WIDGET (fixture->window->content), GTK_ORIENTATION_HORIZONTAL, -1,
                          &minimum, NULL, NULL, NULL);
      if (minimum > 360)
        g_error ("%s takes %d pixels", labels[i], minimum);
    }
  set_type (HUNDRED);
}

/* What is said is read to its end, and what undoes it is reached: the longest that is said in one
 * breath, of a file, of a fault. */
static void
test_toasts (Fixture *fixture, gconstpointer data)
{
  static const char *const messages[] = {
    "The backup was restored",
    "Imported: Przepisy międzynarodowe brydża porównawczego i regulamin rozgrywek 2026.docx",
    "/home/director/Documents/Tournaments/2026/autumn-congress-regulations-final.pdf: Permission "
    "denied; check the folder’s permissions and free space"
  };
  GtkWidget *toasts = GTK_WIDGET (fixture->window->toasts);

  fixture_show (fixture, "27");
  for (guint i = 0; i < 2 * G_N_ELEMENTS (messages); i++)
    {
      /* The one before may still be on its way out. */
      g_autofree char *message = g_strdup_printf ("%s %u", messages[i / 2], i);
      GtkWidget *label;
      graphene_rect_t bounds;
      int height;

      set_type (i % 2 == 0 ? HUNDRED : 2 * HUNDRED);
      fixture_settle ();
      if (g_str_has_prefix (message, "/"))
        lex_toast_say (fixture->window->toasts, message);
      else
        lex_toast_offer_return (fixture->window->toasts, message, "win.restore-backup", "none");
      fixture_settle ();
      while (find_text (toasts, message) == NULL)
        g_main_context_iteration (NULL, TRUE);
      fixture_settle ();
      label = find_text (toasts, message);
      if (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))))
        g_error ("“%s” is cut at %d pixels", message, gtk_widget_get_width (label));
      pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (label)), NULL, &height);
      g_assert_cmpint (height, <=, gtk_widget_get_height (label));
      label = gtk_widget_get_ancestor (label, g_type_from_name ("AdwToastWidget"));
      g_assert_true (gtk_widget_compute_bounds (label, toasts, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (toasts));
    }
  set_type (HUNDRED);
}

static void
add_tests (void)
{
  fixture_add ("/shell/large/sidebar", 1280, test_sidebar);
  fixture_add ("/shell/large/shrinks", 1280, test_shrinks);
  fixture_add ("/shell/large/menu-fits/420", 420, test_menu_fits);
  fixture_add ("/shell/large/note-in-view", 420, test_note_in_view);
  fixture_add ("/shell/large/drawers-in-view", 420, test_drawers_in_view);
  fixture_add ("/shell/large/pages-fit/1280", 1280, test_pages_fit);
  fixture_add ("/shell/large/pages-fit/900", 900, test_pages_fit);
  fixture_add ("/shell/large/pages-fit/420", 420, test_pages_fit);
  fixture_add ("/shell/large/slate-fits/720", 720, test_slate_fits);
  fixture_add ("/shell/large/slate-fits/360", 360, test_slate_fits);
  fixture_add ("/shell/large/narrowest", 360, test_narrowest);
  fixture_add ("/shell/large/toasts", 360, test_toasts);
  fixture_add ("/shell/large/every-law-fits", 360, test_every_law_fits);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
