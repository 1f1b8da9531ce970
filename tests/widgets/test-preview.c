/* test-preview.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What opens in place, by keys and as a reader of screens meets it. It refuses to
 * know where else links lead. Needs a display; without one it is skipped.
 */

#include "fixture.h"
#include "golden.h"

#include "widgets/inplace/lex-link-menu.h"
#include "widgets/inplace/lex-preview.h"
#include "widgets/page/lex-row-layout.h"

static void
set_up (Fixture *self, gconstpointer language)
{
  golden_speak (language);
  fixture_set_up (self, NULL);
}

/* A window that closes over an open popover leaves GTK asking where the pointer is in it. */
static void
tear_down (Fixture *self, gconstpointer language)
{
  GtkWidget *popover = fixture_find_popover (self);

  if (popover)
    gtk_popover_popdown (GTK_POPOVER (popover));
  fixture_run (self->window);
  fixture_tear_down (self, NULL);
}

/* Puts the keyboard on the first link of a text, as Tab does. */
static GtkWidget *
focus_link (Fixture *self, const char *words)
{
  GtkWidget *label = fixture_find_words (self, words);

  g_assert_nonnull (label);
  g_assert_true (gtk_widget_child_focus (label, GTK_DIR_TAB_FORWARD));
  return label;
}

/* A term says what it means under itself, in both languages, and leads there from that. */
static void
test_term_opens_in_place (Fixture *self, gconstpointer data)
{
  GtkWidget *popover;
  gboolean handled = FALSE;

  fixture_open (self, "31");
  g_signal_emit_by_name (focus_link (self, "The left hand waits for Law 27A."),
                         "activate-current-link");
  popover = fixture_find_popover (self);
  g_assert_nonnull (popover);
  g_assert_null (fixture_opened);
  g_assert_nonnull (fixture_find (popover, fixture_says, "Ta, po której bije serce."));
  g_assert_nonnull (fixture_find (popover, fixture_says, "The one where the heart beats."));
  g_signal_emit_by_name (fixture_find (popover, fixture_says, "Lewa strona"), "activate-link",
                         "lex:definitions/left-hand", &handled);
  g_assert_cmpstr (fixture_opened, ==, "definitions/left-hand");
  fixture_run (self->window);
  g_assert_null (fixture_find_popover (self));
}

/* What is led to is shown at once, in place of the page and its popover; then Tab scrolls again. */
static void
test_page_follows_again (Fixture *self, gconstpointer data)
{
  GtkWidget *page = fixture_find (GTK_WIDGET (self->reader), fixture_has_name, "page");
  GtkWidget *viewport = gtk_widget_get_ancestor (page, GTK_TYPE_VIEWPORT);
  gboolean handled = FALSE;

  fixture_open (self, "31");
  g_assert_true (gtk_viewport_get_scroll_to_focus (GTK_VIEWPORT (viewport)));
  g_signal_emit_by_name (focus_link (self, "The left hand waits for Law 27A."),
                         "activate-current-link");
  g_signal_emit_by_name (fixture_find (fixture_find_popover (self), fixture_says, "Lewa strona"),
                         "activate-link", "lex:definitions/left-hand", &handled);
  fixture_open (self, "9A1");
  g_assert_null (fixture_find_popover (self));
  g_assert_true (gtk_viewport_get_scroll_to_focus (GTK_VIEWPORT (viewport)));
}

/* A reference leads where it says; asked for a preview it quotes. */
static void
test_reference_opens_in_place (Fixture *self, gconstpointer data)
{
  fixture_open (self, "9A1");
  focus_link (self,
              gtk_label_get_text (GTK_LABEL (lex_row_layout_get_slot (
                  LEX_ROW_LAYOUT (gtk_widget_get_layout_manager (fixture_get_row (self, "9A1"))),
                  LEX_SLOT_TEXT_1))));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->reader), "reader.preview", NULL));
  g_assert_nonnull (fixture_find_popover (self));
  g_assert_nonnull (fixture_find (fixture_find_popover (self), fixture_says, "Krótki."));
  g_assert_null (fixture_opened);
  gtk_popover_popdown (GTK_POPOVER (fixture_find_popover (self)));
  fixture_run (self->window);
  g_assert_null (fixture_find_popover (self));
}

/* The actions of a menu, one a line, with what they are for. */
static char *
dup_menu (GMenuModel *model)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < g_menu_model_get_n_items (model); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (model, i, G_MENU_LINK_SECTION);
      g_autofree char *within = section ? dup_menu (section) : NULL;
      g_autofree char *action = NULL;
      g_autofree char *target = NULL;

      if (within)
        g_string_append (text, within);
      else if (g_menu_model_get_item_attribute (model, i, "action", "s", &action)
               && g_menu_model_get_item_attribute (model, i, "target", "s", &target))
        g_string_append_printf (text, "%s %s\n", action, target);
    }
  return g_string_free (text, FALSE);
}

/* The menu key on a link, as the secondary button: what can be done with it. */
static void
test_menu (Fixture *self, gconstpointer data)
{
  GtkWidget *page = fixture_find (GTK_WIDGET (self->reader), fixture_has_name, "page");
  g_autoptr (LexLabel) label = lex_label_parse ("27B1a");
  g_autoptr (GMenuModel) model = lex_link_menu_dup_model (label);
  g_autofree char *actions = dup_menu (model);

  g_assert_cmpstr (actions, ==,
                   "win.open 27B1a\nwin.open-tab 27B1a\n"
                   "win.copy-citation 27B1a\nwin.copy-link 27B1a\n");
  fixture_open (self, "31");
  g_assert_false (lex_preview_show_menu (page));
  focus_link (self, "The left hand waits for Law 27A.");
  g_assert_true (lex_preview_show_menu (page));
  g_assert_true (GTK_IS_POPOVER_MENU (fixture_find_popover (self)));
  g_assert_null (fixture_opened);
}

/* Opens what the first link of a clause's first text is about, in place. */
static GtkWidget *
preview (Fixture *self, const char *label)
{
  LexRowLayout *layout;

  fixture_open (self, label);
  layout = LEX_ROW_LAYOUT (gtk_widget_get_layout_manager (fixture_get_row (self, label)));
  g_assert_true (gtk_widget_child_focus (lex_row_layout_get_slot (layout, LEX_SLOT_TEXT_1),
                                         GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->reader), "reader.preview", NULL));
  fixture_run (self->window);
  g_assert_nonnull (fixture_find_popover (self));
  return fixture_find_popover (self);
}

static gboolean
has_class (GtkWidget *widget, const char *css_class)
{
  return gtk_widget_has_css_class (widget, css_class);
}

/* All words of the popover have the room that they need: its last line too. */
static void
test_words_fit (Fixture *self, gconstpointer language)
{
  GtkWidget *quote = fixture_find (preview (self, "9A1"), has_class, "quote");
  int needed;

  gtk_widget_measure (quote, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (quote), NULL, &needed,
                      NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (quote), ==, needed);
}

static void
check_tree (Fixture *self, const char *label, const char *what, const char *language)
{
  g_autofree char *name = g_strdup_printf ("%s-%s.txt", what, language);
  g_autofree char *tree = NULL;

  preview (self, label);
  tree = golden_dup_tree (GTK_WIDGET (self->reader));
  golden_check_text (tree, name);
}

static void
test_golden_term (Fixture *self, gconstpointer language)
{
  check_tree (self, "31A", "page-term", language);
}

static void
test_golden_reference (Fixture *self, gconstpointer language)
{
  check_tree (self, "27A", "page-reference", language);
}

static void
add (const char *path, const char *language, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, language, set_up, test, tear_down);
}

static void
add_tests (void)
{
  golden_init ();
  add ("/preview/term", "pl", test_term_opens_in_place);
  add ("/preview/follows-again", "pl", test_page_follows_again);
  add ("/preview/reference", "pl", test_reference_opens_in_place);
  add ("/preview/menu", "pl", test_menu);
  add ("/preview/words-fit", "pl", test_words_fit);
  add ("/preview/golden/term/pl", "pl", test_golden_term);
  add ("/preview/golden/term/en", "en", test_golden_term);
  add ("/preview/golden/reference/pl", "pl", test_golden_reference);
  add ("/preview/golden/reference/en", "en", test_golden_reference);
}

int
main (int argc, char *argv[])
{
  return fixture_main (argc, argv, add_tests);
}
