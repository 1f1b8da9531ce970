/* lex-print-preview.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pages that would be printed, on the screen. It refuses to know what stands on them, and to
 * print. Only lex-printing.c calls it.
 *
 * GTK hands a preview to another program, and shows nothing where that is not installed.
 */

#include "widgets/text/lex-print-preview.h"

#include <glib/gi18n-lib.h>

#define GAP 12
#define WIDEST 1000

struct _LexPrintPreview
{
  AdwWindow parent_instance;

  LexPaper *paper; /* borrowed */

  /* Owned */
  GtkPageSetup *setup;
};

G_DEFINE_FINAL_TYPE (LexPrintPreview, lex_print_preview, ADW_TYPE_WINDOW)

enum
{
  PRINT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
lex_print_preview_dispose (GObject *object)
{
  LexPrintPreview *self = LEX_PRINT_PREVIEW (object);

  g_clear_object (&self->setup);

  G_OBJECT_CLASS (lex_print_preview_parent_class)->dispose (object);
}

static void
lex_print_preview_class_init (LexPrintPreviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lex_print_preview_dispose;
  signals[PRINT] = g_signal_new ("print", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
}

static void
lex_print_preview_init (LexPrintPreview *self)
{
}

/* Pages */

/* Paper is white in every theme. */
static GdkPaintable *
page_new (LexPrintPreview *self, guint page)
{
  const graphene_size_t size
      = GRAPHENE_SIZE_INIT ((float) gtk_page_setup_get_paper_width (self->setup, GTK_UNIT_POINTS),
                            (float) gtk_page_setup_get_paper_height (self->setup, GTK_UNIT_POINTS));
  const graphene_rect_t sheet = GRAPHENE_RECT_INIT (0, 0, size.width, size.height);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr;

  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 1, 1, 1, 1 }, &sheet);
  cr = gtk_snapshot_append_cairo (snapshot, &sheet);
  cairo_translate (cr, gtk_page_setup_get_left_margin (self->setup, GTK_UNIT_POINTS),
                   gtk_page_setup_get_top_margin (self->setup, GTK_UNIT_POINTS));
  lex_paper_draw_page (self->paper, cr, page);
  cairo_destroy (cr);
  return gtk_snapshot_free_to_paintable (snapshot, &size);
}

static void
setup_cb (LexPrintPreview *self, GtkListItem *item)
{
  GtkWidget *picture = gtk_picture_new ();

  gtk_widget_set_margin_top (picture, GAP);
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_child (item, picture);
}

/* Each is drawn when it comes into view: a whole document has hundreds. */
static void
bind_cb (LexPrintPreview *self, GtkListItem *item)
{
  GtkWidget *picture = gtk_list_item_get_child (item);
  const guint page = gtk_list_item_get_position (item);
  g_autoptr (GdkPaintable) paintable = page_new (self, page);
  g_autofree char *name
      = g_strdup_printf (_ ("Page %u of %u"), page + 1, lex_paper_get_n_pages (self->paper));

  gtk_picture_set_paintable (GTK_PICTURE (picture), paintable);
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (picture)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static GtkSelectionModel *
pages_new (LexPaper *paper)
{
  GtkStringList *pages = gtk_string_list_new (NULL);

  for (guint i = 0; i < lex_paper_get_n_pages (paper); i++)
    gtk_string_list_append (pages, "");
  return GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (pages)));
}

static GtkWidget *
list_new (LexPrintPreview *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *list = gtk_list_view_new (pages_new (self->paper), factory);
  GtkWidget *clamp = adw_clamp_scrollable_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Pages"),
                                  -1);
  adw_clamp_scrollable_set_maximum_size (ADW_CLAMP_SCROLLABLE (clamp), WIDEST);
  adw_clamp_scrollable_set_child (ADW_CLAMP_SCROLLABLE (clamp), list);
  /* A picture can be as low as nothing: its own height is asked. */
  gtk_scrollable_set_vscroll_policy (GTK_SCROLLABLE (clamp), GTK_SCROLL_NATURAL);
  gtk_widget_add_css_class (list, "pages");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  gtk_widget_set_vexpand (scrolled, TRUE);
  return scrolled;
}

/* Window */

static void
print_cb (LexPrintPreview *self)
{
  g_signal_emit (self, signals[PRINT], 0);
}

static GtkWidget *
bar_new (LexPrintPreview *self)
{
  GtkWidget *bar = adw_header_bar_new ();
  GtkWidget *print = gtk_button_new_with_label (_ ("Print…"));
  const guint n = lex_paper_get_n_pages (self->paper);
  g_autofree char *pages
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u page", "%u pages", n), n);

  g_signal_connect_object (print, "clicked", G_CALLBACK (print_cb), self, G_CONNECT_SWAPPED);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (bar),
                                   adw_window_title_new (_ ("Print Preview"), pages));
  adw_header_bar_pack_start (ADW_HEADER_BAR (bar), print);
  return bar;
}

GtkWidget *
lex_print_preview_new (LexPaper *paper, GtkPageSetup *setup, GtkWindow *parent)
{
  LexPrintPreview *self = g_object_new (
      LEX_TYPE_PRINT_PREVIEW, "transient-for", parent, "modal", TRUE, "destroy-with-parent", TRUE,
      "title", _ ("Print Preview"), "default-width", 640, "default-height", 900, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->paper = paper;
  self->setup = g_object_ref (setup);
  gtk_widget_add_css_class (GTK_WIDGET (self), "print-preview");
  gtk_box_append (GTK_BOX (box), bar_new (self));
  gtk_box_append (GTK_BOX (box), list_new (self));
  adw_window_set_content (ADW_WINDOW (self), box);
  return GTK_WIDGET (self);
}
