/* lex-precedence-list.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All relations of precedence under the laws that yield, sieved by words. It
 * refuses to know the picture: a group only names the action that draws it.
 * The view of precedence uses it.
 */

#include "widgets/precedence/lex-precedence-list.h"

#include <glib/gi18n-lib.h>

#include "language/lex-fold.h"
#include "model/lex-label-name.h"
#include "services/lex-precedence.h"
#include "widgets/inplace/lex-reason.h"
#include "widgets/precedence/lex-precedence-graph.h"
#include "widgets/text/lex-drop-down.h"
#include "widgets/text/lex-heading.h"
#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-theme.h"
#include "widgets/text/lex-widget.h"

#define KEY "lex-key"
#define LAW "lex-law"
#define BASIS "lex-basis"

struct _LexPrecedenceList
{
  GtkWidget parent_instance;

  /* Template */
  GtkWidget *box;
  GtkWidget *scroller;
  GtkEditable *entry;
  GtkDropDown *basis;
  GtkStringList *bases; /* what @basis offers; the first is all of them */
  GtkLabel *count;
  GtkListBox *rows;

  /* Owned, nullable */
  LexLibrary *library;
  GStrv words;          /* folded; a row needs them all */
  GHashTable *headings; /* by canonical label */

  LexLanguage language;
  gboolean filled;
};

G_DEFINE_FINAL_TYPE (LexPrecedenceList, lex_precedence_list, GTK_TYPE_WIDGET)

static const char *
lookup_heading (LexPrecedenceList *self, LexLabel *label)
{
  const char *key = lex_label_get_text (label);
  char *heading = g_hash_table_lookup (self->headings, key);

  if (!heading)
    {
      heading = lex_heading_lookup (self->library, label, self->language);
      heading = heading ? heading : g_strdup ("");
      g_hash_table_insert (self->headings, g_strdup (key), heading);
    }
  return *heading ? heading : NULL;
}

static char *
dup_link (LexPrecedenceList *self, LexLabel *label)
{
  const LexMarkupStyle style = { self->language, lex_theme_get_palette () };
  g_autofree char *name = lex_heading_dup_name (label);

  return lex_heading_dup_markup (label, name, lookup_heading (self, label), &style);
}

/* Everything that may be searched for in a row, folded, each label a word of its own. */
static char *
dup_key (LexPrecedenceList *self, LexRelation *relation)
{
  LexLabel *specific = lex_relation_get_specific (relation);
  LexLabel *general = lex_relation_get_general (relation);
  const char *specific_heading = lookup_heading (self, specific);
  const char *general_heading = lookup_heading (self, general);
  g_autofree char *text
      = g_strjoin (" ", "", lex_label_get_text (specific), lex_label_get_text (general),
                   specific_heading ? specific_heading : "", general_heading ? general_heading : "",
                   lex_text_get_plain (lex_relation_get_why (relation, self->language)),
                   lex_relation_get_source (relation), NULL);

  return lex_fold (text, -1);
}

static void
append_label (GtkBox *box, const char *markup, LexLanguage language, const char *css_class)
{
  gtk_box_append (box, lex_text_label_new (markup, language, css_class));
}

static GtkWidget *
new_row (LexPrecedenceList *self, LexRelation *relation)
{
  const LexMarkupStyle style = { self->language, lex_theme_get_palette () };
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  LexLabel *specific_label = lex_relation_get_specific (relation);
  LexLabel *general_label = lex_relation_get_general (relation);
  g_autofree char *specific = dup_link (self, specific_label);
  g_autofree char *general = dup_link (self, general_label);
  g_autofree char *over = g_strdup_printf ("<span foreground=\"%s\">%s</span> %s",
                                           style.palette->quiet, _ ("prevails over"), general);
  g_autofree char *why
      = lex_markup_from_text (lex_relation_get_why (relation, self->language), &style);
  g_autofree char *sentence = lex_basis_dup_sentence (lex_relation_get_basis (relation),
                                                      lex_relation_get_source (relation));
  g_autofree char *basis = g_markup_escape_text (sentence, -1);
  g_autofree char *specific_name = lex_label_name_dup (specific_label);
  g_autofree char *general_name = lex_label_name_dup (general_label);
  g_autofree char *name
      = g_strdup_printf ("%s %s %s", specific_name, _ ("prevails over"), general_name);

  append_label (GTK_BOX (box), specific, self->language, "ends");
  append_label (GTK_BOX (box), over, self->language, "ends");
  append_label (GTK_BOX (box), why, self->language, "law");
  append_label (GTK_BOX (box), basis, self->language, "basis");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      lex_text_get_plain (lex_relation_get_why (relation, self->language)), -1);
  g_object_set_data_full (G_OBJECT (row), KEY, dup_key (self, relation), g_free);
  g_object_set_data (G_OBJECT (row), BASIS, GINT_TO_POINTER (lex_relation_get_basis (relation)));
  g_object_set_data_full (G_OBJECT (row), LAW, lex_label_dup_root (general_label),
                          (GDestroyNotify) lex_label_unref);
  return row;
}

static void
header_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer user_data)
{
  LexPrecedenceList *self = LEX_PRECEDENCE_LIST (user_data);
  LexLabel *law = g_object_get_data (G_OBJECT (row), LAW);
  LexLabel *above = before ? g_object_get_data (G_OBJECT (before), LAW) : NULL;
  g_autofree char *link = NULL;
  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *picture;

  if (above && lex_label_equal (law, above))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  link = dup_link (self, law);
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  title = lex_text_label_new (link, self->language, "law-title");
  picture = gtk_button_new_with_label (_ ("Picture"));
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_set_valign (title, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (picture, "flat");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (picture), "s", lex_label_get_text (law));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (picture), "win.precedence");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_widget_add_css_class (box, "group");
  gtk_list_box_row_set_header (row, box);
}

/* The number of a law means that law, not others that begin so; that of a clause, those below too.
 */
static gboolean
has_number (const char *key, const char *number)
{
  const gsize length = strlen (number);
  const gboolean law = strspn (number, "0123456789") == length;

  for (const char *place = strstr (key, number); place; place = strstr (place + 1, number))
    if (place > key && place[-1] == ' ' && !(law && g_ascii_isdigit (place[length])))
      return TRUE;
  return FALSE;
}

/* A word with a digit is a number and begins one of the row's; others may stand anywhere. */
static gboolean
has_word (const char *key, const char *word)
{
  return strpbrk (word, "0123456789") ? has_number (key, word) : strstr (key, word) != NULL;
}

static gboolean
filter_cb (GtkListBoxRow *row, gpointer user_data)
{
  LexPrecedenceList *self = LEX_PRECEDENCE_LIST (user_data);
  const char *key = g_object_get_data (G_OBJECT (row), KEY);
  const int basis = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), BASIS));
  /* The first choice is all of them. */
  const int wanted = (int) gtk_drop_down_get_selected (self->basis) - 1;

  if (wanted >= 0 && basis != wanted)
    return FALSE;
  for (guint i = 0; self->words && self->words[i]; i++)
    if (!has_word (key, self->words[i]))
      return FALSE;
  return TRUE;
}

static void
show_count (LexPrecedenceList *self)
{
  const guint n = lex_precedence_list_get_n_shown (self);
  g_autofree char *words
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u relation", "%u relations", n), n);

  gtk_label_set_text (self->count, words);
}

static void
sieve_cb (LexPrecedenceList *self)
{
  g_autofree char *folded = lex_fold (gtk_editable_get_text (self->entry), -1);

  g_strfreev (self->words);
  self->words = g_strsplit_set (folded, " \t", -1);
  gtk_list_box_invalidate_filter (self->rows);
  gtk_list_box_invalidate_headers (self->rows);
  show_count (self);
}

static void
clear (LexPrecedenceList *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->rows, 0)))
    gtk_list_box_remove (self->rows, GTK_WIDGET (row));
  g_hash_table_remove_all (self->headings);
  self->filled = FALSE;
}

static void
fill (LexPrecedenceList *self)
{
  g_autoptr (GPtrArray) relations = NULL;

  if (self->filled || !self->library)
    return;
  self->filled = TRUE;
  relations = lex_library_list_relations (self->library, NULL);
  if (!relations)
    return;
  for (guint i = 0; i < relations->len; i++)
    gtk_list_box_append (self->rows, new_row (self, relations->pdata[i]));
  show_count (self);
}

static void
lex_precedence_list_map (GtkWidget *widget)
{
  fill (LEX_PRECEDENCE_LIST (widget));

  GTK_WIDGET_CLASS (lex_precedence_list_parent_class)->map (widget);
}

static gboolean
lex_precedence_list_grab_focus (GtkWidget *widget)
{
  return lex_widget_pass_focus (widget, GTK_WIDGET (LEX_PRECEDENCE_LIST (widget)->entry));
}

static void
lex_precedence_list_dispose (GObject *object)
{
  LexPrecedenceList *self = LEX_PRECEDENCE_LIST (object);

  g_clear_object (&self->library);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (lex_precedence_list_parent_class)->dispose (object);
}

static void
lex_precedence_list_finalize (GObject *object)
{
  LexPrecedenceList *self = LEX_PRECEDENCE_LIST (object);

  g_strfreev (self->words);
  g_hash_table_unref (self->headings);

  G_OBJECT_CLASS (lex_precedence_list_parent_class)->finalize (object);
}

/* Escape, which the entry keeps to itself. */
static void
stop_cb (LexPrecedenceList *self)
{
  if (*gtk_editable_get_text (self->entry) != '\0')
    gtk_editable_set_text (self->entry, "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "window.close", NULL);
}

static void
lex_precedence_list_class_init (LexPrecedenceListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_precedence_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = lex_precedence_list_finalize;
  widget_class->map = lex_precedence_list_map;
  widget_class->grab_focus = lex_precedence_list_grab_focus;
  gtk_widget_class_set_css_name (widget_class, "relations");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/lexbridge/Lexbridge/lex-precedence-list.ui");
  gtk_widget_class_bind_template_child (widget_class, LexPrecedenceList, box);
  gtk_widget_class_bind_template_child (widget_class, LexPrecedenceList, scroller);
  gtk_widget_class_bind_template_child (widget_class, LexPrecedenceList, basis);
  gtk_widget_class_bind_template_child (widget_class, LexPrecedenceList, bases);
  gtk_widget_class_bind_template_child (widget_class, LexPrecedenceList, count);
  gtk_widget_class_bind_template_child (widget_class, LexPrecedenceList, entry);
  gtk_widget_class_bind_template_child (widget_class, LexPrecedenceList, rows);
  gtk_widget_class_bind_template_callback (widget_class, sieve_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
}

/* The words of the legend, as choices begin: with a capital. */
static void
offer_bases (GtkStringList *bases)
{
  for (guint basis = 0; basis < LEX_N_BASES; basis++)
    {
      const char *legend = lex_basis_get_legend ((LexBasis) basis);
      char capital[7] = { '\0' };
      g_autofree char *choice = NULL;

      g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (legend)), capital);
      choice = g_strconcat (capital, g_utf8_next_char (legend), NULL);
      gtk_string_list_append (bases, choice);
    }
}

static void
lex_precedence_list_init (LexPrecedenceList *self)
{
  self->headings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  offer_bases (self->bases);
  lex_drop_down_cut (self->basis);
  lex_drop_down_set_name (self->basis, _ ("Whence the relation is known"));
  gtk_list_box_set_header_func (self->rows, header_cb, self, NULL);
  gtk_list_box_set_filter_func (self->rows, filter_cb, self, NULL);
}

void
lex_precedence_list_set_source (LexPrecedenceList *self, LexLibrary *library, LexLanguage language)
{
  g_return_if_fail (LEX_IS_PRECEDENCE_LIST (self));

  clear (self);
  g_set_object (&self->library, library);
  self->language = language;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
}

guint
lex_precedence_list_get_n_shown (LexPrecedenceList *self)
{
  GtkListBoxRow *row;
  guint n = 0;

  g_return_val_if_fail (LEX_IS_PRECEDENCE_LIST (self), 0);

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->rows, i)); i++)
    n += gtk_widget_get_child_visible (GTK_WIDGET (row)) ? 1 : 0;
  return n;
}
