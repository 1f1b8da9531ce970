/* lex-slate.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One clause in large type, with the words of its parents that it can not be read without: to be
 * read aloud, and turned to the players. It refuses to know pages, margins and the window. The
 * shell shows it instead of everything else.
 *
 * The large view of a guided path stays within its tool, among answers and remarks, and a slate
 * takes the whole window: they share the labels of text/ and no more.
 */

#include "widgets/page/lex-slate.h"

#include <adwaita.h>

#include "services/lex-parents.h"
#include "type/lex-speech.h"
#include "widgets/page/lex-clause-rows.h"
#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-text-widget.h"
#include "widgets/text/lex-theme.h"

/* Up to so many letters a text is set larger. */
#define FEW 140
#define SOME 320
#define WIDEST 1180
#define STEP 80

enum
{
  BEYOND,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

struct _LexSlate
{
  GtkWidget parent_instance;

  /* Owned; the passage is nullable */
  LexLibrary *library;
  LexPassage *passage;

  /* Children */
  GtkWidget *scroller;
  GtkWidget *box;

  guint index; /* of the clause in the passage */
  LexLanguage language;
};

G_DEFINE_FINAL_TYPE (LexSlate, lex_slate, GTK_TYPE_WIDGET)

static LexClause *
get_clause (LexSlate *self)
{
  return ((LexPassageRow *) self->passage->rows->pdata[self->index])->clause;
}

static LexLanguage
choose_language (LexSlate *self, LexClause *clause)
{
  return lex_clause_rows_has_words (clause, self->language) ? self->language : 1 - self->language;
}

/* Putting it up */

static void
append (LexSlate *self, const char *words, LexLanguage language, const char *css_class)
{
  const LexMarkupStyle style = { language, lex_theme_get_palette () };
  g_autofree char *markup = NULL;

  if (!words || *words == '\0')
    return;
  markup = lex_markup_from_plain (words, &style);
  gtk_box_append (GTK_BOX (self->box), lex_text_label_new (markup, language, css_class));
}

static void
append_parents (LexSlate *self, LexClause *clause, LexLanguage language)
{
  g_autoptr (GPtrArray) parents
      = lex_parents_list (self->library, lex_clause_get_label (clause), language, NULL);
  g_autofree char *line = parents ? lex_parent_dup_line (parents, TRUE) : NULL;

  append (self, line, language, "lead");
}

/* What the clause goes on from, which is read aloud before it. */
static char *
dup_lead (LexSlate *self, LexClause *clause, LexLanguage language)
{
  g_autoptr (LexLabel) parent = lex_label_dup_parent (lex_clause_get_label (clause));

  return parent ? lex_parents_dup_lead (self->library, parent, language) : NULL;
}

/* Nothing on it is pressed: a link would lead away from the table. */
static void
append_text (LexSlate *self, LexText *text, LexLanguage language)
{
  const LexMarkupStyle style = { language, lex_theme_get_palette () };
  const glong n = g_utf8_strlen (lex_text_get_plain (text), -1);
  GtkWidget *widget = lex_text_widget_new (text, &style, NULL);

  gtk_widget_set_can_target (widget, FALSE);
  gtk_widget_set_can_focus (widget, FALSE);
  if (n <= SOME)
    gtk_widget_add_css_class (self->box, n <= FEW ? "few" : "some");
  gtk_box_append (GTK_BOX (self->box), widget);
}

static void
describe (LexSlate *self, LexClause *clause, const char *lead, LexLanguage language)
{
  const char *heading = lex_clause_get_heading (clause, language);
  LexText *text = lex_clause_get_text (clause, language);
  g_autofree char *name
      = g_strjoin (" ", lex_label_get_number (lex_clause_get_label (clause)), heading, NULL);
  g_autofree char *all
      = g_strjoin (lead ? " " : "", lead ? lead : "", text ? lex_text_get_plain (text) : "", NULL);
  g_autofree char *words = lex_speech_dup_words (all, language);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

static void
empty (LexSlate *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->box)))
    gtk_box_remove (GTK_BOX (self->box), child);
  gtk_widget_remove_css_class (self->box, "few");
  gtk_widget_remove_css_class (self->box, "some");
}

static void
show (LexSlate *self)
{
  LexClause *clause = get_clause (self);
  const LexLanguage language = choose_language (self, clause);
  g_autofree char *lead = dup_lead (self, clause, language);
  GtkAdjustment *adjustment
      = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));

  empty (self);
  append_parents (self, clause, language);
  append (self, lex_label_get_number (lex_clause_get_label (clause)), language, "slate-number");
  append (self, lex_clause_get_heading (clause, language), language, "page-title");
  append (self, lead, language, "leading");
  if (lex_clause_get_text (clause, language))
    append_text (self, lex_clause_get_text (clause, language), language);
  describe (self, clause, lead, language);
  gtk_adjustment_set_value (adjustment, 0);
}

/* Leafing */

static gboolean
is_shown (LexSlate *self, guint index)
{
  return lex_clause_rows_is_in_force (
      ((LexPassageRow *) self->passage->rows->pdata[index])->clause);
}

/* As the page finds a row: the clause or what is below it, else the nearest above. */
static guint
find (LexSlate *self, LexLabel *label)
{
  guint above = 0;

  for (guint i = 0; i < self->passage->rows->len; i++)
    {
      LexLabel *own
          = lex_clause_get_label (((LexPassageRow *) self->passage->rows->pdata[i])->clause);

      if (!is_shown (self, i))
        continue;
      if (!label)
        above = i;
      else if (lex_label_contains (label, own))
        return i;
      else if (lex_label_contains (own, label))
        above = i;
    }
  return above;
}

void
lex_slate_set_passage (LexSlate *self, LexPassage *passage, LexLabel *label)
{
  g_return_if_fail (LEX_IS_SLATE (self));
  g_return_if_fail (passage != NULL && passage->rows->len > 0);

  g_clear_pointer (&self->passage, lex_passage_free);
  self->passage = passage;
  self->index = find (self, label);
  show (self);
}

void
lex_slate_step (LexSlate *self, int step)
{
  g_return_if_fail (LEX_IS_SLATE (self));
  g_return_if_fail (self->passage != NULL);

  /* Before the first is far behind the last. */
  for (guint i = self->index + (guint) step; i < self->passage->rows->len; i += (guint) step)
    if (is_shown (self, i))
      {
        self->index = i;
        show (self);
        return;
      }
  g_signal_emit (self, signals[BEYOND], 0, step);
}

void
lex_slate_set_language (LexSlate *self, LexLanguage language)
{
  g_return_if_fail (LEX_IS_SLATE (self));

  self->language = language;
  if (self->passage)
    show (self);
}

LexLanguage
lex_slate_get_language (LexSlate *self)
{
  g_return_val_if_fail (LEX_IS_SLATE (self), LEX_LANGUAGE_EN);

  return self->language;
}

LexLabel *
lex_slate_get_label (LexSlate *self)
{
  g_return_val_if_fail (LEX_IS_SLATE (self), NULL);

  return self->passage ? lex_clause_get_label (get_clause (self)) : NULL;
}

/* Keys */

static void
scroll (LexSlate *self, int direction)
{
  GtkAdjustment *adjustment
      = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  const double before = gtk_adjustment_get_value (adjustment);

  gtk_adjustment_set_value (adjustment, before + direction * STEP);
  if (gtk_adjustment_get_value (adjustment) - before < 1
      && before - gtk_adjustment_get_value (adjustment) < 1)
    lex_slate_step (self, direction);
}

gboolean
lex_slate_press (LexSlate *self, guint key)
{
  g_return_val_if_fail (LEX_IS_SLATE (self), FALSE);

  if (!self->passage)
    return FALSE;
  switch (gdk_keyval_to_lower (key))
    {
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
    case GDK_KEY_Page_Down:
    case GDK_KEY_space:
      lex_slate_step (self, 1);
      return TRUE;
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
    case GDK_KEY_Page_Up:
    case GDK_KEY_BackSpace:
      lex_slate_step (self, -1);
      return TRUE;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      scroll (self, 1);
      return TRUE;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      scroll (self, -1);
      return TRUE;
    case GDK_KEY_l:
    case GDK_KEY_Tab:
      lex_slate_set_language (self, 1 - self->language);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
key_cb (LexSlate *self, guint key, guint code, GdkModifierType modifiers)
{
  return (modifiers & gtk_accelerator_get_default_mod_mask ()) == 0 && lex_slate_press (self, key);
}

/* GObject */

static void
lex_slate_dispose (GObject *object)
{
  LexSlate *self = LEX_SLATE (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->passage, lex_passage_free);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (lex_slate_parent_class)->dispose (object);
}

static void
lex_slate_class_init (LexSlateClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_slate_dispose;
  signals[BEYOND] = g_signal_new ("beyond", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_css_name (widget_class, "slate");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DOCUMENT);
}

static void
lex_slate_init (LexSlate *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *clamp = adw_clamp_new ();

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->box, "clause");
  gtk_widget_set_valign (self->box, GTK_ALIGN_CENTER);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDEST);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), WIDEST);
  adw_clamp_set_child (ADW_CLAMP (clamp), self->box);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), clamp);
  gtk_widget_set_can_focus (self->scroller, FALSE);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
lex_slate_new (LexLibrary *library)
{
  LexSlate *self = g_object_new (LEX_TYPE_SLATE, NULL);

  self->library = g_object_ref (library);
  return GTK_WIDGET (self);
}
