/* lex-compare.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A clause in two editions, side by side, differences marked. It refuses to find them: the library
 * does. The window makes it.
 */

#include "widgets/importing/lex-compare.h"

#include <glib/gi18n-lib.h>

#include "model/lex-label-name.h"
#include "services/lex-comparison.h"
#include "widgets/importing/lex-choice.h"
#include "widgets/text/lex-widget.h"

/* Below this, the editions stand one below the other, clause by clause. */
#define BESIDE_WIDTH 560

struct _LexCompare
{
  AdwWindow parent_instance;

  /* Owned */
  LexLibrary *library;
  LexLabel *label;
  GPtrArray *editions; /* of LexEdition; nullable where they could not be read */

  /* Owned by the widget tree */
  GtkDropDown *choices[2];
  GtkDropDown *language;
  GtkBox *rows;
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (LexCompare, lex_compare, ADW_TYPE_WINDOW)

static void
lex_compare_dispose (GObject *object)
{
  LexCompare *self = LEX_COMPARE (object);

  g_clear_object (&self->library);
  g_clear_pointer (&self->label, lex_label_unref);
  g_clear_pointer (&self->editions, g_ptr_array_unref);

  G_OBJECT_CLASS (lex_compare_parent_class)->dispose (object);
}

static void
lex_compare_class_init (LexCompareClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lex_compare_dispose;
}

/* What the library finds an edition by. */
static const char *
get_key (const LexEdition *edition)
{
  return edition->past ? edition->edition : edition->document;
}

static char *
dup_name (const LexEdition *edition, LexLanguage language)
{
  const char *title = edition->titles[language] != NULL ? edition->titles[language]
                                                        : edition->titles[1 - language];
  const gboolean digest = g_str_equal (edition->document, LEX_EDITION_DIGEST);
  g_autoptr (GString) name = g_string_new (NULL);

  if (digest)
    title = edition->past ? _ ("Digest, before it was amended") : _ ("Digest");
  g_string_append (name, title != NULL ? title : edition->document);
  if (edition->edition != NULL)
    g_string_append_printf (name, " · %s", edition->edition);
  if (edition->publisher != NULL)
    g_string_append_printf (name, " · %s", edition->publisher);
  return g_string_free (g_steal_pointer (&name), FALSE);
}

/* Marks */

static void
add_attribute (PangoAttrList *attributes, PangoAttribute *attribute, gsize start, gsize end)
{
  attribute->start_index = (guint) start;
  attribute->end_index = (guint) end;
  pango_attr_list_insert (attributes, attribute);
}

static void
mark (LexCompare *self, PangoAttrList *attributes, const LexDifference *difference)
{
  const gboolean removed = difference->kind == LEX_DIFFERENCE_REMOVED;
  GdkRGBA colour = { 0.75f, 0.11f, 0.16f, 1 };
  const gsize start = difference->start, end = difference->end;

  lex_widget_lookup_colour (GTK_WIDGET (self), removed ? "lex_red" : "lex_green", &colour);
  add_attribute (attributes,
                 pango_attr_foreground_new ((guint16) (colour.red * 65535),
                                            (guint16) (colour.green * 65535),
                                            (guint16) (colour.blue * 65535)),
                 start, end);
  add_attribute (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD), start, end);
  /* Not by colour alone. */
  add_attribute (attributes,
                 removed ? pango_attr_strikethrough_new (TRUE)
                         : pango_attr_underline_new (PANGO_UNDERLINE_SINGLE),
                 start, end);
}

static PangoAttrList *
get_attributes (LexCompare *self, const LexComparisonRow *row, guint side, LexLanguage language)
{
  PangoAttrList *attributes = pango_attr_list_new ();
  const LexDifferenceKind kind = side == 0 ? LEX_DIFFERENCE_REMOVED : LEX_DIFFERENCE_ADDED;

  pango_attr_list_insert (attributes, pango_attr_language_new (pango_language_from_string (
                                          lex_language_get_code (language))));
  for (guint i = 0; row->differences != NULL && i < row->differences->len; i++)
    {
      const LexDifference *difference = &g_array_index (row->differences, LexDifference, i);

      if (difference->kind == kind)
        mark (self, attributes, difference);
    }
  return attributes;
}

static GtkWidget *
text_new (LexCompare *self, const LexComparisonRow *row, guint side, LexLanguage language)
{
  g_autoptr (PangoAttrList) attributes = get_attributes (self, row, side, language);
  const char *text = row->texts[side];
  GtkWidget *label = gtk_label_new (text != NULL ? text : _ ("not in this edition"));

  if (text != NULL)
    gtk_label_set_attributes (GTK_LABEL (label), attributes);
  else
    gtk_widget_add_css_class (label, "dim-label");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  return label;
}

static GtkOrientation
get_orientation (LexCompare *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  return width < BESIDE_WIDTH ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
}

static void
add_row (LexCompare *self, const LexComparisonRow *row, LexLanguage language)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *texts = gtk_box_new (get_orientation (self), 18);
  g_autofree char *name = lex_label_name_dup (row->label);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_box_set_homogeneous (GTK_BOX (texts), get_orientation (self) == GTK_ORIENTATION_HORIZONTAL);
  for (guint side = 0; side < 2; side++)
    gtk_box_append (GTK_BOX (texts), text_new (self, row, side, language));
  if (lex_comparison_row_is_same (row))
    {
      GtkWidget *same = gtk_label_new (_ ("the same"));

      gtk_widget_add_css_class (same, "caption");
      gtk_widget_add_css_class (same, "dim-label");
      gtk_label_set_xalign (GTK_LABEL (same), 0);
      gtk_box_append (GTK_BOX (box), label);
      gtk_box_append (GTK_BOX (box), same);
    }
  else
    gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), texts);
  gtk_box_append (self->rows, box);
}

static void
say (LexCompare *self, const char *message)
{
  GtkWidget *label = gtk_label_new (message);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (self->rows, label);
}

static void
clear (LexCompare *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, child);
}

static void
show (LexCompare *self)
{
  const LexLanguage language = (LexLanguage) gtk_drop_down_get_selected (self->language);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexComparison) comparison = NULL;
  const char *names[2];

  if (self->filling || self->editions == NULL || self->editions->len < 2)
    return;
  for (guint i = 0; i < 2; i++)
    names[i] = get_key (
        g_ptr_array_index (self->editions, MIN (gtk_drop_down_get_selected (self->choices[i]),
                                                self->editions->len - 1)));
  clear (self);
  comparison = lex_library_compare (self->library, self->label, names, language, &error);
  if (comparison == NULL)
    {
      say (self, error->message);
      return;
    }
  for (guint i = 0; i < comparison->rows->len; i++)
    add_row (self, g_ptr_array_index (comparison->rows, i), language);
  if (comparison->rows->len == 0)
    say (self, _ ("Neither of these editions is in this language."));
}

/* The widgets */

static GtkDropDown *
choice_new (LexCompare *self, GPtrArray *names, const char *name)
{
  GtkDropDown *choice = lex_choice_new (names, name);

  g_signal_connect_swapped (choice, "notify::selected", G_CALLBACK (show), self);
  return choice;
}

static GtkWidget *
choices_new (LexCompare *self, LexLanguage language)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; self->editions != NULL && i < self->editions->len; i++)
    g_ptr_array_add (names, dup_name (g_ptr_array_index (self->editions, i), language));
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  for (guint side = 0; side < 2; side++)
    {
      self->choices[side]
          = choice_new (self, names, side == 0 ? _ ("One Edition") : _ ("Other Edition"));
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->choices[side]));
    }
  return box;
}

static GtkWidget *
header_new (LexCompare *self)
{
  GtkWidget *header = adw_header_bar_new ();
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  g_ptr_array_add (names, (gpointer) _ ("English"));
  g_ptr_array_add (names, (gpointer) _ ("Polish"));
  self->language = choice_new (self, names, _ ("Language"));
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), GTK_WIDGET (self->language));
  return header;
}

static void
fill (LexCompare *self, LexLanguage language)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  self->filling = TRUE;
  self->rows = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 18));
  gtk_box_append (GTK_BOX (box), header_new (self));
  gtk_box_append (GTK_BOX (body), choices_new (self, language));
  gtk_box_append (GTK_BOX (body), GTK_WIDGET (self->rows));
  gtk_widget_set_margin_top (body, 12);
  gtk_widget_set_margin_bottom (body, 18);
  gtk_widget_set_margin_start (body, 18);
  gtk_widget_set_margin_end (body, 18);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), body);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), scrolled);
  adw_window_set_content (ADW_WINDOW (self), box);
  gtk_drop_down_set_selected (self->language, language);
  if (self->editions != NULL && self->editions->len > 1)
    gtk_drop_down_set_selected (self->choices[1], 1);
  else
    say (self, _ ("Only one edition of this clause is here. Import another to compare it."));
  self->filling = FALSE;
}

static gboolean
close_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  gtk_window_close (GTK_WINDOW (widget));
  return TRUE;
}

static void
lex_compare_init (LexCompare *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Escape"),
                        gtk_callback_action_new (close_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* An import is mostly in one language: there is more to see in that in which both have words. */
static LexLanguage
choose_language (LexCompare *self, LexLanguage language)
{
  const LexLanguage other = 1 - language;
  const char *names[2];
  g_autoptr (LexComparison) here = NULL;

  if (self->editions == NULL || self->editions->len < 2)
    return language;
  for (guint i = 0; i < 2; i++)
    names[i] = get_key (g_ptr_array_index (self->editions, i));
  here = lex_library_compare (self->library, self->label, names, language, NULL);
  for (guint i = 0; here != NULL && i < here->rows->len; i++)
    if (((LexComparisonRow *) here->rows->pdata[i])->differences != NULL)
      return language;
  return other;
}

LexCompare *
lex_compare_new (LexLibrary *library, LexLabel *label, LexLanguage language, GtkWindow *parent)
{
  g_autofree char *name = lex_label_name_dup (label);
  g_autofree char *title = g_strdup_printf (_ ("Editions of %s"), name);
  LexCompare *self
      = g_object_new (LEX_TYPE_COMPARE, "transient-for", parent, "destroy-with-parent", TRUE,
                      "title", title, "default-width", 900, "default-height", 640, NULL);

  self->library = g_object_ref (library);
  self->label = lex_label_ref (label);
  self->editions = lex_library_list_editions (library, label, NULL);
  fill (self, choose_language (self, language));
  show (self);
  g_signal_connect (self, "notify::default-width", G_CALLBACK (show), NULL);
  return self;
}
