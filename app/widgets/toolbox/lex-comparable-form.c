/* lex-comparable-form.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two calls compared (Law 23A): the same fields for both, between them their ranges as pictures,
 * above them the verdict, below the criteria and what follows, all while one types. It refuses to
 * compare, and to propose a call. The tools' page makes it.
 */

#include "widgets/toolbox/lex-comparable-form.h"

#include <glib/gi18n-lib.h>

#include "bridge/lex-call.h"
#include "rulings/lex-meaning-list.h"
#include "widgets/text/lex-drop-down.h"
#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-widget.h"
#include "widgets/toolbox/lex-range-bars.h"
#include "widgets/toolbox/lex-tool-lines.h"

#define N_CALLS 2
#define ENTRY_CHARS 6
#define NAME_CHARS 6

struct _LexComparableForm
{
  GtkWidget parent_instance;

  LexLanguage language;

  /* Owned */
  GPtrArray *common;         /* of LexCommonMeaning */
  LexComparable *comparable; /* nullable */

  /* Owned by the widget tree */
  GtkWidget *column;
  GtkWidget *verdict;
  GtkWidget *where; /* by which Law */
  GtkWidget *seats; /* who sits where, if that is known */
  GtkWidget *grid;
  GtkWidget *headings[N_CALLS];
  GtkWidget *entries[N_CALLS][LEX_N_MEANING_PARTS];
  GtkWidget *bars[LEX_N_MEANING_PARTS]; /* nullable */
  GtkWidget *fault;
  GtkWidget *lines;
};

G_DEFINE_FINAL_TYPE (LexComparableForm, lex_comparable_form, GTK_TYPE_WIDGET)

static void
lex_comparable_form_dispose (GObject *object)
{
  LexComparableForm *self = LEX_COMPARABLE_FORM (object);

  g_clear_pointer (&self->column, gtk_widget_unparent);
  g_clear_pointer (&self->common, g_ptr_array_unref);
  g_clear_pointer (&self->comparable, lex_comparable_free);

  G_OBJECT_CLASS (lex_comparable_form_parent_class)->dispose (object);
}

static gboolean
lex_comparable_form_grab_focus (GtkWidget *widget)
{
  LexComparableForm *self = LEX_COMPARABLE_FORM (widget);

  return lex_widget_pass_focus (widget, self->entries[0][LEX_MEANING_PART_STRENGTH]);
}

/* GTK would have it grabbed, and what stands above the first field would never be reached forward.
 */
static gboolean
lex_comparable_form_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return gtk_widget_child_focus (LEX_COMPARABLE_FORM (widget)->column, direction);
}

static void
lex_comparable_form_class_init (LexComparableFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_comparable_form_dispose;
  widget_class->grab_focus = lex_comparable_form_grab_focus;
  widget_class->focus = lex_comparable_form_focus;
  gtk_widget_class_set_css_name (widget_class, "comparable");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
lex_comparable_form_init (LexComparableForm *self)
{
  self->common = lex_meaning_list_new ();
}

const char *
lex_comparable_form_get_call_name (gboolean replacement, LexLanguage language)
{
  static const char *const names[N_CALLS][LEX_N_LANGUAGES]
      = { { "Withdrawn call", "Zapowiedź wycofana" }, { "Replacement", "Zapowiedź zastępująca" } };

  return names[replacement ? 1 : 0][language];
}

static const char *
get_part_name (guint part, LexLanguage language)
{
  static const char *const ends[2][LEX_N_LANGUAGES]
      = { { "Points", "Punkty" }, { "Purpose", "Cel" } };

  if (part == LEX_MEANING_PART_STRENGTH)
    return ends[0][language];
  if (part == LEX_MEANING_PART_PURPOSE)
    return ends[1][language];
  return lex_suit_get_symbol ((LexSuit) (part - LEX_MEANING_PART_SUITS));
}

/* What is typed */

static LexMeaning *
read_call (LexComparableForm *self, guint call, guint *part, GError **error)
{
  const char *parts[LEX_N_MEANING_PARTS];

  for (guint i = 0; i < LEX_N_MEANING_PARTS; i++)
    parts[i] = gtk_editable_get_text (GTK_EDITABLE (self->entries[call][i]));
  return lex_meaning_from_parts (parts, part, error);
}

static void
mark (GtkWidget *entry, gboolean wrong)
{
  if (wrong)
    gtk_widget_add_css_class (entry, "error");
  else
    gtk_widget_remove_css_class (entry, "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
}

/* At its field in colour, and in words below the fields, which say which it is. */
static void
show_fault (LexComparableForm *self, int call, guint part, const GError *error)
{
  g_autofree char *words = NULL;

  for (guint i = 0; i < N_CALLS; i++)
    for (guint j = 0; j < LEX_N_MEANING_PARTS; j++)
      mark (self->entries[i][j], (int) i == call && j == part);
  if (error != NULL)
    words = g_strdup_printf ("%s, %s: %s",
                             lex_comparable_form_get_call_name (call == 1, self->language),
                             get_part_name (part, self->language), error->message);
  gtk_label_set_text (GTK_LABEL (self->fault), error != NULL ? words : "");
  gtk_widget_set_visible (self->fault, error != NULL);
  if (error != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->entries[call][part]),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, error->message, -1);
}

static const LexRange *
get_range (const LexMeaning *meaning, guint part)
{
  if (part == LEX_MEANING_PART_STRENGTH)
    return &meaning->strength;
  part -= LEX_MEANING_PART_SUITS;
  return meaning->names[part] ? &meaning->length[part] : NULL;
}

static void
show_ranges (LexComparableForm *self, const LexMeaning *before, const LexMeaning *after)
{
  for (guint part = 0; part < LEX_MEANING_PART_PURPOSE; part++)
    lex_range_bars_set (self->bars[part], get_range (before, part), get_range (after, part));
}

static LexComparableCase
get_case (LexComparableForm *self)
{
  return (LexComparableCase) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->where));
}

/* Whether anything was said of a call. */
static gboolean
is_said (LexComparableForm *self, guint call)
{
  for (guint part = 0; part < LEX_N_MEANING_PARTS; part++)
    if (gtk_entry_get_text_length (GTK_ENTRY (self->entries[call][part])) > 0)
      return TRUE;
  return FALSE;
}

/* Of calls of which nothing is said there is no verdict, only what to do. */
static const char *
get_verdict (LexComparableForm *self)
{
  static const char *const asked[LEX_N_LANGUAGES]
      = { "Enter what both calls mean.", "Wpisz, co znaczą obie zapowiedzi." };

  if (self->comparable != NULL)
    return lex_comparable_get_verdict (self->comparable, self->language);
  return is_said (self, 0) && is_said (self, 1) ? "" : asked[self->language];
}

/* The verdict stands on top by itself. */
static void
show_lines (LexComparableForm *self)
{
  g_autoptr (LexWorking) working = NULL;

  if (self->comparable != NULL)
    {
      working = lex_comparable_dup_working (self->comparable, get_case (self));
      g_ptr_array_remove_index (working->lines, 0);
    }
  lex_tool_lines_fill (GTK_BOX (self->lines), working, self->language);
  gtk_label_set_text (GTK_LABEL (self->verdict), get_verdict (self));
}

static void
compare_cb (LexComparableForm *self)
{
  g_autoptr (LexMeaning) before = NULL;
  g_autoptr (LexMeaning) after = NULL;
  g_autoptr (GError) error = NULL;
  guint part = 0;

  if (self->lines == NULL)
    return;
  g_clear_pointer (&self->comparable, lex_comparable_free);
  before = read_call (self, 0, &part, &error);
  after = before != NULL ? read_call (self, 1, &part, &error) : NULL;
  show_fault (self, after != NULL ? -1 : before != NULL ? 1 : 0, part, error);
  if (after != NULL)
    show_ranges (self, before, after);
  if (after != NULL && is_said (self, 0) && is_said (self, 1))
    self->comparable = lex_comparable_new (before, after);
  show_lines (self);
}

/* The form */

static void
chosen_cb (GtkDropDown *list, GParamSpec *pspec, LexComparableForm *self)
{
  const guint chosen = gtk_drop_down_get_selected (list);
  const guint call = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (list), "lex-call"));
  const LexCommonMeaning *common;

  if (chosen == 0 || chosen == GTK_INVALID_LIST_POSITION)
    return;
  common = self->common->pdata[chosen - 1];
  lex_comparable_form_set_part (self, call == 1, LEX_MEANING_PART_STRENGTH, common->strength);
  for (guint suit = 0; suit < LEX_N_SUITS; suit++)
    lex_comparable_form_set_part (self, call == 1, LEX_MEANING_PART_SUITS + suit,
                                  common->lengths[suit]);
  lex_comparable_form_set_part (self, call == 1, LEX_MEANING_PART_PURPOSE,
                                common->purpose[self->language]);
}

static GtkWidget *
list_new (LexComparableForm *self, guint call)
{
  static const char *const none[LEX_N_LANGUAGES] = { "A common meaning…", "Typowe znaczenie…" };
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  GtkWidget *list;

  gtk_string_list_append (words, none[self->language]);
  for (guint i = 0; i < self->common->len; i++)
    gtk_string_list_append (words,
                            ((LexCommonMeaning *) self->common->pdata[i])->title[self->language]);
  list = lex_drop_down_new (words, lex_comparable_form_get_call_name (call == 1, self->language));
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (list), TRUE);
  g_object_set_data (G_OBJECT (list), "lex-call", GUINT_TO_POINTER (call));
  g_signal_connect (list, "notify::selected", G_CALLBACK (chosen_cb), self);
  return list;
}

static GtkWidget *
entry_new (LexComparableForm *self, guint call, guint part)
{
  static const char *const hints[] = { "15-17", "5+", "5+", "5+", "5+", "" };
  GtkWidget *entry = gtk_entry_new ();
  g_autofree char *name
      = g_strdup_printf ("%s: %s", lex_comparable_form_get_call_name (call == 1, self->language),
                         get_part_name (part, self->language));

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), hints[part]);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), ENTRY_CHARS);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 2 * ENTRY_CHARS);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (compare_cb), self);
  return entry;
}

/* Between the two fields their name, and their ranges as a picture. */
static GtkWidget *
middle_new (LexComparableForm *self, guint part)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = gtk_label_new (get_part_name (part, self->language));

  gtk_widget_add_css_class (name, "dim-label");
  gtk_label_set_width_chars (GTK_LABEL (name), NAME_CHARS);
  gtk_box_append (GTK_BOX (box), name);
  if (part == LEX_MEANING_PART_PURPOSE)
    return box;
  self->bars[part] = lex_range_bars_new (
      part == LEX_MEANING_PART_STRENGTH ? LEX_MEANING_MOST_POINTS : LEX_MEANING_MOST_CARDS);
  gtk_box_append (GTK_BOX (box), self->bars[part]);
  return box;
}

static void
fill_grid (LexComparableForm *self)
{
  for (guint call = 0; call < N_CALLS; call++)
    {
      g_autofree char *markup = g_markup_escape_text (
          lex_comparable_form_get_call_name (call == 1, self->language), -1);

      self->headings[call] = lex_text_label_new (markup, self->language, "heading");
      gtk_grid_attach (GTK_GRID (self->grid), self->headings[call], call == 0 ? 0 : 2, 0, 1, 1);
      gtk_grid_attach (GTK_GRID (self->grid), list_new (self, call), call == 0 ? 0 : 2, 1, 1, 1);
      for (guint part = 0; part < LEX_N_MEANING_PARTS; part++)
        {
          self->entries[call][part] = entry_new (self, call, part);
          gtk_grid_attach (GTK_GRID (self->grid), self->entries[call][part], call == 0 ? 0 : 2,
                           2 + (int) part, 1, 1);
        }
    }
  for (guint part = 0; part < LEX_N_MEANING_PARTS; part++)
    gtk_grid_attach (GTK_GRID (self->grid), middle_new (self, part), 1, 2 + (int) part, 1, 1);
}

static GtkWidget *
where_new (LexComparableForm *self)
{
  static const char *const what[LEX_N_LANGUAGES] = { "What was wrong with it", "Co było nie tak" };
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  GtkWidget *where;

  for (guint i = 0; i < LEX_N_COMPARABLE_CASES; i++)
    gtk_string_list_append (words,
                            lex_comparable_case_get_title ((LexComparableCase) i, self->language));
  where = lex_drop_down_new (words, what[self->language]);
  gtk_widget_set_halign (where, GTK_ALIGN_START);
  g_signal_connect_swapped (where, "notify::selected", G_CALLBACK (show_lines), self);
  return where;
}

/* The fields stand opposite one another, so where there is no room for that they are moved about.
 */
static GtkWidget *
scroller_new (GtkWidget *grid)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), grid);
  gtk_widget_add_css_class (scroller, "opposite");
  return scroller;
}

static void
fill (LexComparableForm *self)
{
  static const char *const tests[LEX_N_LANGUAGES] = {
    "The plain test: would every hand that makes the new call have made the old one? Only the "
    "two meanings given here are compared.",
    "Najprostsza próba: czy każda ręka, która zgłasza nową zapowiedź, zgłosiłaby i poprzednią? "
    "Porównuje się tylko dwa podane znaczenia."
  };
  GtkWidget *const parts[] = { self->verdict,
                               lex_text_label_new (tests[self->language], self->language, "law"),
                               self->where,
                               self->seats,
                               scroller_new (self->grid),
                               self->fault,
                               self->lines };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    gtk_box_append (GTK_BOX (self->column), parts[i]);
}

GtkWidget *
lex_comparable_form_new (LexLanguage language)
{
  LexComparableForm *self = g_object_new (LEX_TYPE_COMPARABLE_FORM, NULL);

  self->language = language;
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  self->verdict = lex_text_label_new ("", language, "verdict");
  self->fault = lex_text_label_new ("", lex_language_of_locale (), "error");
  self->where = where_new (self);
  self->seats = lex_text_label_new ("", language, "dim-label");
  gtk_widget_set_visible (self->seats, FALSE);
  self->grid = g_object_new (GTK_TYPE_GRID, "row-spacing", 6, "column-spacing", 4, NULL);
  fill_grid (self);
  self->lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_add_css_class (self->lines, "tool-lines");
  gtk_widget_set_parent (self->column, GTK_WIDGET (self));
  fill (self);
  compare_cb (self);
  return GTK_WIDGET (self);
}

void
lex_comparable_form_set_case (LexComparableForm *self, LexComparableCase at)
{
  g_return_if_fail (LEX_IS_COMPARABLE_FORM (self));

  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->where), at);
}

void
lex_comparable_form_set_call (LexComparableForm *self, gboolean replacement, const char *call)
{
  const char *name = lex_comparable_form_get_call_name (replacement, self->language);
  g_autofree char *written = NULL;
  g_autofree char *heading = NULL;

  g_return_if_fail (LEX_IS_COMPARABLE_FORM (self));
  g_return_if_fail (call != NULL);

  written = lex_call_to_text (call, self->language);
  heading = *call != '\0' ? g_strdup_printf ("%s %s", name, written) : g_strdup (name);
  gtk_label_set_text (GTK_LABEL (self->headings[replacement ? 1 : 0]), heading);
}

/* Seen from the offender, clockwise, as the paths name them. */
void
lex_comparable_form_set_offender (LexComparableForm *self, const LexSeat *seat)
{
  static const char *const roles[LEX_N_SEATS][LEX_N_LANGUAGES] = {
    { "offender", "wykraczający" }, { "LHO", "LHO" }, { "partner", "partner" }, { "RHO", "RHO" }
  };
  g_autoptr (GString) words = g_string_new (NULL);

  g_return_if_fail (LEX_IS_COMPARABLE_FORM (self));

  for (guint i = 0; seat != NULL && i < LEX_N_SEATS; i++)
    g_string_append_printf (words, "%s%c: %s", i > 0 ? " · " : "",
                            lex_seat_get_letter ((LexSeat) ((*seat + i) % LEX_N_SEATS)),
                            roles[i][self->language]);
  gtk_label_set_text (GTK_LABEL (self->seats), words->str);
  gtk_widget_set_visible (self->seats, seat != NULL);
}

void
lex_comparable_form_set_part (LexComparableForm *self, gboolean replacement, guint part,
                              const char *text)
{
  g_return_if_fail (LEX_IS_COMPARABLE_FORM (self));
  g_return_if_fail (part < LEX_N_MEANING_PARTS && text != NULL);

  gtk_editable_set_text (GTK_EDITABLE (self->entries[replacement ? 1 : 0][part]), text);
}

static void
append_call (LexComparableForm *self, GString *text, guint call)
{
  g_string_append_printf (text, "%s:", gtk_label_get_text (GTK_LABEL (self->headings[call])));
  for (guint part = 0; part < LEX_N_MEANING_PARTS; part++)
    {
      const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->entries[call][part]));

      if (*typed != '\0')
        g_string_append_printf (text, " %s %s", get_part_name (part, self->language), typed);
    }
  g_string_append_c (text, '\n');
}

char *
lex_comparable_form_dup_text (LexComparableForm *self)
{
  g_autoptr (GString) text = NULL;
  g_autoptr (LexWorking) working = NULL;
  g_autofree char *lines = NULL;

  g_return_val_if_fail (LEX_IS_COMPARABLE_FORM (self), NULL);

  if (self->comparable == NULL)
    return NULL;
  text = g_string_new (lex_comparable_case_get_title (get_case (self), self->language));
  g_string_append_c (text, '\n');
  if (gtk_widget_get_visible (self->seats))
    g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (self->seats)));
  for (guint call = 0; call < N_CALLS; call++)
    append_call (self, text, call);
  working = lex_comparable_dup_working (self->comparable, get_case (self));
  lines = lex_working_dup_text (working, self->language);
  g_string_append (text, lines);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
