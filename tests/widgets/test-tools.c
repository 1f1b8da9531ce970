/* test-tools.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The forms of the toolbox: what is typed is worked out at once, what is wrong is said at its
 * field, and how all of it looks and is read aloud. Needs a display.
 */

#include <adwaita.h>

#include "golden.h"
#include "rulings/lex-tool.h"
#include "widgets/toolbox/lex-comparable-form.h"
#include "widgets/toolbox/lex-tools.h"

typedef struct
{
  GtkWidget *window;
  LexTools *tools;
} Fixture;

/* The toolbox has the action by which a tool is chosen. */
static void
choose_cb (GSimpleAction *action, GVariant *state, gpointer tools)
{
  g_simple_action_set_state (action, state);
  lex_tools_show (tools, g_variant_get_string (state, NULL));
}

static void
set_up (Fixture *self, gconstpointer data)
{
  static const GActionEntry entries[] = { { "tool", NULL, "s", "'comparable'", choose_cb } };
  const char *language = data != NULL ? data : "en";
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  GtkWidget *toolbox = g_object_new (GTK_TYPE_BOX, "css-name", "toolbox", NULL);

  golden_speak (language);
  self->window = gtk_window_new ();
  self->tools = LEX_TOOLS (
      lex_tools_new (g_str_equal (language, "pl") ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN));
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries),
                                   self->tools);
  gtk_widget_insert_action_group (self->window, "toolbox", G_ACTION_GROUP (actions));
  gtk_widget_set_hexpand (GTK_WIDGET (self->tools), TRUE);
  gtk_box_append (GTK_BOX (toolbox), GTK_WIDGET (self->tools));
  gtk_window_set_child (GTK_WINDOW (self->window), toolbox);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 760, 640);
  gtk_window_present (GTK_WINDOW (self->window));
  golden_settle ();
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  golden_dress (GOLDEN_LIGHT);
}

/* What binds words is not what this is about. */
static gboolean
says (GtkWidget *widget, const char *words)
{
  g_autoptr (GString) text = NULL;

  if (!GTK_IS_LABEL (widget))
    return FALSE;
  text = g_string_new (gtk_label_get_text (GTK_LABEL (widget)));
  g_string_replace (text, "\u00a0", " ", 0);
  return strstr (text->str, words) != NULL;
}

static gboolean
shows (Fixture *self, const char *words)
{
  return golden_find (GTK_WIDGET (self->tools), says, words) != NULL;
}

static void
open_tool (Fixture *self, const char *name)
{
  lex_tools_show (self->tools, name);
  golden_settle ();
}

static void
check_picture (Fixture *self, const char *what, const char *language, const char *look)
{
  g_autofree char *name = g_strdup_printf ("tools-%s-%s-%s.png", what, language, look);

  golden_check_picture (GTK_WIDGET (self->tools), name);
}

static void
check_looks (Fixture *self, const char *what, const char *language)
{
  g_autofree char *tree = golden_dup_tree (GTK_WIDGET (self->tools));
  g_autofree char *tree_name = g_strdup_printf ("tools-%s-%s.txt", what, language);

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

/* A small window has room for every form. */
static void
assert_fits (Fixture *self)
{
  int least;

  gtk_widget_measure (gtk_window_get_child (GTK_WINDOW (self->window)), GTK_ORIENTATION_HORIZONTAL,
                      -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
}

static gboolean
is_named (GtkWidget *widget, const char *hint)
{
  return GTK_IS_ENTRY (widget)
         && g_strcmp0 (gtk_entry_get_placeholder_text (GTK_ENTRY (widget)), hint) == 0;
}

static void
fill_in (Fixture *self, const char *hint, const char *words)
{
  GtkWidget *entry = golden_find (GTK_WIDGET (self->tools), is_named, hint);

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  golden_settle ();
}

/* What is typed is worked out at once, and said with its clause; what is wrong, at its field. */
static void
test_scores (Fixture *self, gconstpointer data)
{
  g_autofree char *text = NULL;

  open_tool (self, "score");
  fill_in (self, "4♠+1, 3NT=, 4HX-2", "4♠+1");
  g_assert_true (shows (self, "declarer’s side: +450"));
  fill_in (self, "4♠+1, 3NT=, 4HX-2", "9♠+1");
  g_assert_false (shows (self, "declarer’s side"));
  g_assert_true (shows (self, "is no contract with its result"));
  open_tool (self, "weighted");
  fill_in (self, "4♠N=50 4♠N+1=25 -100=25", "980=35 480=65");
  fill_in (self, "620, -100, 4♠ N +1", "500");
  g_assert_true (shows (self, "= +2.85 IMPs"));
  text = lex_tools_dup_text (self->tools);
  g_assert_nonnull (strstr (text, "0.35 × 10 + 0.65 × −1 = +2.85 IMPs (not rounded) (12C1c)"));
}

static gboolean
is_form (GtkWidget *widget, const char *unused)
{
  return LEX_IS_COMPARABLE_FORM (widget);
}

static LexComparableForm *
open_comparable (Fixture *self)
{
  static const char *const parts[2][LEX_N_MEANING_PARTS]
      = { { "6+", "", "4+", "", "", "" }, { "7-12", "", "4+", "4+", "", "" } };
  LexComparableForm *form;

  open_tool (self, "comparable:insufficient");
  form = LEX_COMPARABLE_FORM (golden_find (GTK_WIDGET (self->tools), is_form, NULL));
  for (guint call = 0; call < 2; call++)
    for (guint part = 0; part < LEX_N_MEANING_PARTS; part++)
      lex_comparable_form_set_part (form, call == 1, part, parts[call][part]);
  golden_settle ();
  return form;
}

/* Before both calls are told of there is no verdict. */
static void
check_silence (Fixture *self)
{
  LexComparableForm *form;

  open_tool (self, "comparable:insufficient");
  form = LEX_COMPARABLE_FORM (golden_find (GTK_WIDGET (self->tools), is_form, NULL));
  golden_settle ();
  g_assert_true (shows (self, "Enter what both calls mean."));
  lex_comparable_form_set_part (form, FALSE, LEX_MEANING_PART_STRENGTH, "15-17");
  golden_settle ();
  g_assert_false (shows (self, "omparable by these meanings"));
  lex_comparable_form_set_part (form, TRUE, LEX_MEANING_PART_STRENGTH, "15-17");
  golden_settle ();
  g_assert_true (shows (self, "Comparable by these meanings"));
}

static void
test_comparable (Fixture *self, gconstpointer data)
{
  LexComparableForm *form;
  g_autofree char *text = NULL;

  check_silence (self);
  form = open_comparable (self);
  text = lex_tools_dup_text (self->tools);
  g_assert_true (shows (self, "Comparable by these meanings"));
  g_assert_true (shows (self, "both partners call freely"));
  g_assert_nonnull (strstr (text, "27B1b"));
  lex_comparable_form_set_part (form, TRUE, LEX_MEANING_PART_SUITS + 1, "");
  golden_settle ();
  g_assert_true (shows (self, "Not comparable by these meanings"));
  g_assert_true (shows (self, "must pass whenever"));
  lex_comparable_form_set_case (form, LEX_COMPARABLE_CASE_BID);
  golden_settle ();
  g_assert_true (shows (self, "must pass at the next turn"));
  lex_comparable_form_set_part (form, TRUE, LEX_MEANING_PART_STRENGTH, "many");
  golden_settle ();
  g_assert_true (shows (self, "is no strength"));
  g_assert_false (shows (self, "omparable by these meanings"));
}

static void
test_tools_look (Fixture *self, gconstpointer language)
{
  open_comparable (self);
  assert_fits (self);
  check_looks (self, "comparable", language);
  open_tool (self, "revoke");
  fill_in (self, g_str_equal (language, "pl") ? "od 0 do 12" : "0 to 12", "3");
  fill_in (self, "4♠-1", "4♠-1");
  assert_fits (self);
  check_looks (self, "revoke", language);
}

/* Every tool, with what people type into it. */
static void
test_all_look (Fixture *self, gconstpointer language)
{
  static const struct
  {
    const char *name;
    const char *shown;
  } tools[] = {
    { "score", "score:result=4♠x+1;vulnerable=yes" },
    { "imps", "imps:here=620;there=-100" },
    { "board", "board:number=23" },
    { "matchpoints", "matchpoints:scores=620 650 -100 A+/A-;vulnerable=ns" },
    { "artificial", "artificial:ns=A+;ns-session=63;top=24" },
    { "weighted", "weighted:outcomes=4♠N=50 4♠N+1=25 -100=25;vulnerable=ns;against=620" },
    { "self-inflicted", "self-inflicted:table=2;rectified=9;without=6" },
  };
  guint n_tools;

  lex_tool_list (&n_tools);
  /* The revoke has its own. */
  g_assert_cmpuint (G_N_ELEMENTS (tools) + 1, ==, n_tools);
  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    {
      open_tool (self, tools[i].shown);
      assert_fits (self);
      check_looks (self, tools[i].name, language);
    }
}

#define ADD(name, func) g_test_add ("/tools/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return 77;
  adw_init ();
  golden_init ();
  ADD ("scores", test_scores);
  ADD ("comparable", test_comparable);
  g_test_add ("/tools/looks/en", Fixture, "en", set_up, test_tools_look, tear_down);
  g_test_add ("/tools/looks/pl", Fixture, "pl", set_up, test_tools_look, tear_down);
  g_test_add ("/tools/all/en", Fixture, "en", set_up, test_all_look, tear_down);
  g_test_add ("/tools/all/pl", Fixture, "pl", set_up, test_all_look, tear_down);
  return g_test_run ();
}
