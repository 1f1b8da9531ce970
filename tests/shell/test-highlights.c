/* test-highlights.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words that the reader marks: quoted, kept, found again and shown. It refuses to know how a mark
 * is drawn. Run by Meson on a display of its own.
 */

#include "fixture.h"
#include "widgets/page/lex-clause-menu.h"
#include "widgets/page/lex-selecting.h"
#include "widgets/page/lex-tints.h"

static GPtrArray *
list (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *entries = lex_journal_list (fixture->journal, &error);

  g_assert_no_error (error);
  return entries;
}

static const char *
get_field (GPtrArray *entries, LexJournalField field)
{
  g_assert_cmpuint (entries->len, ==, 1);
  return ((LexJournalEntry *) entries->pdata[0])->fields[field];
}

static GtkWidget *
get_row (Fixture *fixture, const char *text)
{
  g_autoptr (LexLabel) label = lex_label_parse (text);

  return GTK_WIDGET (lex_page_find_row (lex_reader_get_page (fixture->window->reader), label));
}

static guint
count_marks (Fixture *fixture, const char *text)
{
  g_autoptr (GPtrArray) entries = list (fixture);
  g_autoptr (LexTints) tints = lex_tints_new (get_row (fixture, text), entries);

  return lex_tints_get_n (tints);
}

/* Both languages of it, and one highlight however often it is coloured. */
static void
test_whole_clause (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) first = NULL;
  g_autoptr (GPtrArray) second = NULL;

  fixture_show (fixture, "27B1a");
  fixture_act (fixture, "win.highlight-here::green");
  first = list (fixture);
  g_assert_cmpstr (get_field (first, LEX_JOURNAL_LABEL), ==, "27B1a");
  g_assert_cmpstr (get_field (first, LEX_JOURNAL_COLOUR), ==, "green");
  g_assert_cmpstr (get_field (first, LEX_JOURNAL_EDITION), ==, "digest");
  g_assert_cmpuint (count_marks (fixture, "27B1a"), ==, 2);
  fixture_act (fixture, "win.highlight-here::pink");
  second = list (fixture);
  g_assert_cmpstr (get_field (second, LEX_JOURNAL_COLOUR), ==, "pink");
  fixture_act (fixture, "win.highlight-here::of-no-colour");
  g_assert_cmpuint (count_marks (fixture, "27B1a"), ==, 2);
}

/* In one language only, though both stand there. */
static void
test_words (Fixture *fixture, gconstpointer data)
{
  GVariant *target
      = g_variant_new ("(ssssss)", "27B1a", "blue", "en", "nothing further is rectified", "", "");

  fixture_show (fixture, "27B1a");
  gtk_widget_activate_action_variant (GTK_WIDGET (fixture->window), "win.highlight",
                                      g_variant_ref_sink (target));
  g_assert_cmpuint (count_marks (fixture, "27B1a"), ==, 1);
  g_assert_cmpuint (count_marks (fixture, "27B2"), ==, 0);
  g_variant_unref (target);
}

static GtkWidget *
find_label (GtkWidget *widget, const char *words)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, words);
  return found;
}

/* The first letter of a text is in its first sentence, which is found again where it stood. */
static void
test_sentence (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexJournalEntry) sentence = NULL;
  g_autoptr (LexTints) tints = NULL;
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  GtkWidget *label;

  fixture_show (fixture, "27B1a");
  label = find_label (get_row (fixture, "27B1a"), "nothing further");
  g_assert_nonnull (label);
  sentence = lex_clause_menu_quote_at (GTK_LABEL (label), 4, 8);
  g_assert_nonnull (sentence);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)),
                                   sentence->fields[LEX_JOURNAL_QUOTE]));
  g_assert_true (g_str_has_suffix (sentence->fields[LEX_JOURNAL_QUOTE], "."));
  g_assert_cmpstr (sentence->fields[LEX_JOURNAL_PREFIX], ==, "");
  g_assert_cmpstr (sentence->fields[LEX_JOURNAL_SUFFIX], !=, "");
  g_ptr_array_add (entries, sentence);
  tints = lex_tints_new (get_row (fixture, "27B1a"), entries);
  g_assert_cmpuint (lex_tints_get_n (tints), ==, 1);
}

/* A note, the sentence, the clause, a card, questions; where nothing is pointed at, no sentence. */
static void
test_menu (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLabel) label = lex_label_parse ("27B1a");
  g_autoptr (LexJournalEntry) sentence = lex_journal_entry_new (LEX_JOURNAL_HIGHLIGHT, NULL, NULL);
  g_autoptr (GMenuModel) bare = lex_clause_menu_dup_model (label, NULL, NULL);
  g_autoptr (GMenuModel) full = NULL;
  g_autoptr (GMenuModel) few = NULL;
  g_autoptr (GMenuModel) all = NULL;
  g_autoptr (GMenuModel) colours = NULL;

  lex_journal_entry_set (sentence, LEX_JOURNAL_QUOTE, "some words");
  full = lex_clause_menu_dup_model (label, sentence, NULL);
  /* Behind what copies; a card is in it for where one can be made. */
  few = g_menu_model_get_item_link (bare, 1, G_MENU_LINK_SECTION);
  all = g_menu_model_get_item_link (full, 1, G_MENU_LINK_SECTION);
  g_assert_cmpint (g_menu_model_get_n_items (few), ==, 4);
  g_assert_cmpint (g_menu_model_get_n_items (all), ==, 5);
  colours = g_menu_model_get_item_link (all, 1, G_MENU_LINK_SUBMENU);
  g_assert_cmpint (g_menu_model_get_n_items (colours), ==, LEX_JOURNAL_N_COLOURS);
}

static void
test_removed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) entries = NULL;
  g_autofree char *action = NULL;

  fixture_show (fixture, "27B1a");
  fixture_act (fixture, "win.highlight-here::green");
  entries = list (fixture);
  action = g_strdup_printf ("win.remove-entry::%s", get_field (entries, LEX_JOURNAL_ID));
  fixture_act (fixture, action);
  g_assert_cmpuint (count_marks (fixture, "27B1a"), ==, 0);
  fixture_wait_for_toast (fixture, "Removed");
}

/* Whether that highlight is the one on the words of a row that @words stand among. */
static void
assert_marked (Fixture *fixture, const char *row, const LexJournalEntry *entry, const char *words)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  g_autoptr (LexTints) tints = NULL;
  GtkWidget *label = find_label (get_row (fixture, row), words);
  LexStretch place = { NULL, 0, G_MAXINT };

  g_assert_nonnull (label);
  place.label = GTK_LABEL (label);
  g_ptr_array_add (entries, (gpointer) entry);
  tints = lex_tints_new (get_row (fixture, row), entries);
  g_assert_cmpuint (lex_tints_get_n (tints), ==, 1);
  g_assert_cmpstr (lex_tints_find (tints, &place), ==, entry->fields[LEX_JOURNAL_ID]);
}

static LexJournalEntry *
highlight_new (const char *language, const char *words, const char *prefix, const char *suffix)
{
  LexJournalEntry *entry = lex_journal_entry_new (LEX_JOURNAL_HIGHLIGHT, NULL, NULL);

  lex_journal_entry_set (entry, LEX_JOURNAL_ID, words);
  lex_journal_entry_set (entry, LEX_JOURNAL_LANGUAGE, language);
  lex_journal_entry_set (entry, LEX_JOURNAL_QUOTE, words);
  lex_journal_entry_set (entry, LEX_JOURNAL_PREFIX, prefix);
  lex_journal_entry_set (entry, LEX_JOURNAL_SUFFIX, suffix);
  return entry;
}

/* The same words stand in a heading and in its text, and an abbreviation in both languages. */
static void
test_where_they_stood (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexJournalEntry) text = highlight_new ("en", "insufficient bid", "An", "made in");
  g_autoptr (LexJournalEntry) heading
      = highlight_new ("en", "Insufficient Bid", "", "not Accepted");
  g_autoptr (LexJournalEntry) polish = highlight_new ("pl", "LHO", "", "");
  g_autoptr (LexJournalEntry) english = highlight_new ("en", "LHO", "", "");

  fixture_show (fixture, "27B");
  assert_marked (fixture, "27B", text, "made in rotation");
  assert_marked (fixture, "27B", heading, "Insufficient Bid not");
  assert_marked (fixture, "27A1", polish, "LHO wykra");
  assert_marked (fixture, "27A1", english, "LHO may accept");
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

/* Words are found again whole, so whole ones are marked, wherever among their letters one let go.
 */
static void
test_letters (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) entries = NULL;
  gboolean loose = TRUE;

  fixture_act (fixture, "win.languages::en");
  fixture_show (fixture, "27B1a");
  for (guint i = 0; i < strlen ("By the lo"); i++)
    press (fixture, GDK_KEY_Right, GDK_SHIFT_MASK);
  g_assert_null (lex_selection_find_made (get_selection (fixture)));
  fixture_act (fixture, "win.highlight-selected::yellow");
  entries = list (fixture);
  g_assert_cmpstr (get_field (entries, LEX_JOURNAL_QUOTE), ==, "By the lowest");
  g_assert_cmpuint (count_marks (fixture, "27B1a"), ==, 1);
  g_assert_true (lex_journal_is_loose (fixture->library, entries->pdata[0], &loose, NULL));
  g_assert_false (loose);
}

/* A heading and its text that were selected together are one highlight, which is marked in both,
 * fits its clause and goes away at once. */
static void
test_heading_and_text (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) entries = NULL;
  g_autofree char *action = NULL;
  gboolean loose = TRUE;

  fixture_act (fixture, "win.languages::en");
  fixture_show (fixture, "27B");
  press (fixture, GDK_KEY_Down, GDK_SHIFT_MASK);
  fixture_act (fixture, "win.highlight-selected::green");
  entries = list (fixture);
  g_assert_cmpstr (get_field (entries, LEX_JOURNAL_LABEL), ==, "27B");
  g_assert_cmpuint (count_marks (fixture, "27B"), ==, 2);
  g_assert_true (lex_journal_is_loose (fixture->library, entries->pdata[0], &loose, NULL));
  g_assert_false (loose);
  action = g_strdup_printf ("win.remove-entry::%s", get_field (entries, LEX_JOURNAL_ID));
  fixture_act (fixture, action);
  g_assert_cmpuint (count_marks (fixture, "27B"), ==, 0);
}

/* Words of it that are gone make it loose, however many others still stand. */
static void
test_half_gone (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexJournalEntry) entry
      = highlight_new ("en", "Insufficient Bid not Accepted\nwords of no clause", "", "");
  gboolean loose = FALSE;

  lex_journal_entry_set (entry, LEX_JOURNAL_LABEL, "27B");
  g_assert_true (lex_journal_is_loose (fixture->library, entry, &loose, NULL));
  g_assert_true (loose);
}

static gboolean
offers (GMenuModel *menu, const char *action)
{
  const int last = g_menu_model_get_n_items (menu) - 1;
  g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, last, G_MENU_LINK_SECTION);
  g_autofree char *name = NULL;

  g_menu_model_get_item_attribute (section, g_menu_model_get_n_items (section) - 1,
                                   G_MENU_ATTRIBUTE_ACTION, "s", &name);
  return g_strcmp0 (name, action) == 0;
}

/* What was highlighted is taken away where it stands, by pointer or keys. */
static void
test_menu_removes (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLabel) label = lex_label_parse ("27B1a");
  g_autoptr (GMenuModel) clause = lex_clause_menu_dup_model (label, NULL, "an-id");
  g_autoptr (GMenuModel) before = NULL;
  g_autoptr (GMenuModel) after = NULL;

  fixture_show (fixture, "27B1a");
  press (fixture, GDK_KEY_Right, GDK_SHIFT_MASK | GDK_CONTROL_MASK);
  before = lex_clause_menu_dup_selected (get_selection (fixture));
  fixture_act (fixture, "win.highlight-selected::yellow");
  press (fixture, GDK_KEY_Right, GDK_SHIFT_MASK);
  after = lex_clause_menu_dup_selected (get_selection (fixture));
  g_assert_false (offers (before, "win.remove-entry"));
  g_assert_true (offers (after, "win.remove-entry"));
  g_assert_true (offers (clause, "win.remove-entry"));
  g_assert_nonnull (lex_clause_row_find_made (LEX_CLAUSE_ROW (get_row (fixture, "27B1a")), NULL));
}

static void
add_tests (void)
{
  fixture_add ("/highlights/where-they-stood", 1280, test_where_they_stood);
  fixture_add ("/highlights/letters", 1280, test_letters);
  fixture_add ("/highlights/heading-and-text", 1280, test_heading_and_text);
  fixture_add ("/highlights/half-gone", 1280, test_half_gone);
  fixture_add ("/highlights/menu-removes", 1280, test_menu_removes);
  fixture_add ("/highlights/clause", 1280, test_whole_clause);
  fixture_add ("/highlights/words", 1280, test_words);
  fixture_add ("/highlights/sentence", 1280, test_sentence);
  fixture_add ("/highlights/menu", 1280, test_menu);
  fixture_add ("/highlights/removed", 1280, test_removed);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
