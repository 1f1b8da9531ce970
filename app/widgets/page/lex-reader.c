/* lex-reader.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The reading half of the window: asks the library for a law or section, shows
 * it as a scrolled page and brings clauses into view. It refuses to know the
 * window, the search and the history; whoever wants to go elsewhere is told by `win.open`.
 */

#include "widgets/page/lex-reader.h"

#include <adwaita.h>

#include "services/lex-passage.h"
#include "widgets/inplace/lex-preview.h"
#include "widgets/page/lex-keeping.h"
#include "widgets/page/lex-lookup.h"
#include "widgets/page/lex-page-header.h"
#include "widgets/page/lex-quotations.h"
#include "widgets/page/lex-reader-private.h"
#include "widgets/page/lex-trail.h"
#include "widgets/text/lex-typeface.h"
#include "widgets/text/lex-widget.h"

#define MIN_SIZE 200
#define NATURAL_SIZE 600

typedef enum
{
  PROP_LABEL = 1,
  PROP_PAST,
  PROP_ENGLISH_SHARE,
} LexReaderProperty;

static GParamSpec *properties[PROP_ENGLISH_SHARE + 1];

G_DEFINE_FINAL_TYPE (LexReader, lex_reader, GTK_TYPE_WIDGET)

/* A page just built has no sizes yet: its goal is met in the middle of the
 * allocation, so that the first frame already shows the right place. */
static void
lex_reader_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LexReader *self = LEX_READER (widget);
  const GtkAllocation all = { 0, 0, width, height };
  const double em = lex_widget_get_em (GTK_WIDGET (self->page));

  if ((width != self->width || em > self->em || em < self->em) && self->width > 0)
    lex_scrolling_keep_top (self->scrolling);
  self->width = width;
  self->em = em;
  gtk_widget_size_allocate (GTK_WIDGET (self->scroller), &all, baseline);
  if (lex_scrolling_meet (self->scrolling))
    gtk_widget_size_allocate (GTK_WIDGET (self->scroller), &all, baseline);
  lex_trail_allocate (self->trail, width);
  lex_reader_place_handle (self, height);
}

/* A page can be read at any size, so the window need not set it in type to
 * learn how large it would like to be. */
static void
lex_reader_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = MIN_SIZE;
  *natural = NATURAL_SIZE;
}

/* Building */

/* The link that was followed goes with its page; the focus stays in the reader,
 * where the keys scroll. Left to itself GTK would look for it among what is gone. */
static void
keep_focus (LexReader *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Whatever moves, the clause whose drawer opens or closes does not go out of the view. */
static GtkWidget *
unfold_cb (LexClauseRow *row, GPtrArray *items, gpointer user_data)
{
  LexReader *self = user_data;
  GtkWidget *drawer = NULL;

  if (items)
    drawer = lex_keeping_new_drawer (self->page, row, items);
  lex_scrolling_keep_row (self->scrolling, row, drawer);
  return drawer;
}

static gboolean
build (LexReader *self, LexLabel *root, GError **error)
{
  g_autoptr (LexPassage) passage = lex_library_show (self->library, root, error);

  if (!passage)
    return FALSE;
  lex_words_choice_apply (self->words, passage);
  self->current = NULL;
  keep_focus (self);
  lex_trail_attach (self->trail, self->library, lex_languages_get_first (self->languages));
  lex_lookup_attach (self->page, self->library, lex_languages_get_first (self->languages),
                     self->words);
  g_free (self->title);
  self->title = lex_page_header_dup_title (passage, lex_languages_get_first (self->languages));
  lex_reader_apply_share (self);
  lex_page_show (self->page, g_steal_pointer (&passage), self->languages);
  lex_quotations_attach (self->page, self->library, root, lex_languages_get_first (self->languages),
                         self->words);
  lex_keeping_attach (self->page, self->library, root, lex_languages_get_first (self->languages));
  lex_finding_refresh (self->finding);
  return TRUE;
}

static LexClauseRow *
find_current (LexReader *self)
{
  if (!self->label || lex_label_get_depth (self->label) == 0)
    return NULL;
  return lex_page_find_row (self->page, self->label);
}

void
lex_reader_rebuild (LexReader *self)
{
  if (!self->root || !self->library)
    return;
  lex_scrolling_keep_top (self->scrolling);
  if (!build (self, self->root, NULL))
    return;
  self->current = find_current (self);
  if (self->current)
    lex_clause_row_set_current (self->current, LEX_CURRENT_MARKED);
}

static void
show_current (LexReader *self, gboolean same_page)
{
  /* Where one was before, and what was selected there, is no place any more. */
  lex_selection_clear (lex_page_get_selection (self->page));
  if (self->current)
    lex_clause_row_set_current (self->current, LEX_CURRENT_NOT);
  /* Who names a clause of the past asks for it. */
  if (lex_page_is_only_past (self->page, self->label))
    lex_reader_set_past (self, TRUE);
  self->current = find_current (self);
  if (self->current)
    lex_clause_row_set_current (self->current, LEX_CURRENT_LIT);
  lex_scrolling_show_clause (self->scrolling, self->current ? self->label : NULL, same_page);
}

gboolean
lex_reader_open (LexReader *self, LexLabel *label, GError **error)
{
  g_autoptr (LexLabel) root = NULL;
  gboolean same;

  g_return_val_if_fail (LEX_IS_READER (self), FALSE);
  g_return_val_if_fail (LEX_IS_LIBRARY (self->library), FALSE);

  /* An unknown label leaves the page alone; the library says what there is instead. */
  if (!lex_library_has_label (self->library, lex_label_get_text (label)))
    {
      g_autoptr (LexPassage) none = lex_library_show (self->library, label, error);
      g_return_val_if_fail (none == NULL, FALSE);
      return FALSE;
    }
  root = lex_library_dup_page (self->library, label);
  same = self->root && lex_label_equal (root, self->root);
  /* What is in force comes first, on each page anew; nothing is marked on it. */
  if (!same)
    {
      lex_finding_drop_words (self->finding);
      lex_reader_set_past (self, FALSE);
    }
  if (!same && !build (self, root, error))
    return FALSE;
  g_clear_pointer (&self->root, lex_label_unref);
  self->root = g_steal_pointer (&root);
  lex_label_ref (label);
  g_clear_pointer (&self->label, lex_label_unref);
  self->label = label;
  show_current (self, same);
  lex_reader_expect_handle (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LABEL]);
  return TRUE;
}

/* Keyboard: the page scrolls from wherever the focus is in it. */

static gboolean
scroll_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  LexReader *self = LEX_READER (widget);

  lex_scrolling_step (self->scrolling, (GtkScrollType) g_variant_get_int32 (args));
  return TRUE;
}

/* Where nothing is open the key goes on, to whoever else closes by it. */
static gboolean
fold_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  return lex_marginalia_fold (lex_page_get_marginalia (LEX_READER (widget)->page));
}

static void
preview_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  lex_preview_show_focused (GTK_WIDGET (LEX_READER (widget)->page));
}

/* GObject */

/* Imports may have changed any page. A clause that is gone leaves an empty page. */
static void
library_changed_cb (LexReader *self)
{
  if (self->root && !lex_library_has_label (self->library, lex_label_get_text (self->root)))
    {
      keep_focus (self);
      self->current = NULL;
      g_clear_pointer (&self->root, lex_label_unref);
      lex_page_clear (self->page);
    }
  lex_reader_rebuild (self);
}

static void
lex_reader_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LexReader *self = LEX_READER (object);

  switch ((LexReaderProperty) id)
    {
    case PROP_LABEL:
      g_value_set_boxed (value, self->label);
      break;
    case PROP_PAST:
      g_value_set_boolean (value, self->past);
      break;
    case PROP_ENGLISH_SHARE:
      g_value_set_double (value, self->english_share);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
lex_reader_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  LexReader *self = LEX_READER (object);

  switch ((LexReaderProperty) id)
    {
    case PROP_PAST:
      lex_reader_set_past (self, g_value_get_boolean (value));
      break;
    case PROP_ENGLISH_SHARE:
      lex_reader_set_english_share (self, g_value_get_double (value));
      break;
    case PROP_LABEL:
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
lex_reader_dispose (GObject *object)
{
  LexReader *self = LEX_READER (object);

  g_clear_object (&self->finding);
  g_clear_object (&self->words);
  g_clear_pointer (&self->scrolling, lex_scrolling_free);
  g_clear_pointer (&self->trail, lex_trail_free);
  if (self->library)
    g_signal_handlers_disconnect_by_data (self->library, self);
  g_clear_object (&self->library);
  self->current = NULL;
  self->page = NULL;
  g_clear_pointer (&self->handle, gtk_widget_unparent);
  if (self->scroller)
    gtk_widget_unparent (GTK_WIDGET (self->scroller));
  self->scroller = NULL;

  G_OBJECT_CLASS (lex_reader_parent_class)->dispose (object);
}

static void
lex_reader_finalize (GObject *object)
{
  LexReader *self = LEX_READER (object);

  g_clear_pointer (&self->label, lex_label_unref);
  g_clear_pointer (&self->root, lex_label_unref);
  g_clear_pointer (&self->title, g_free);

  G_OBJECT_CLASS (lex_reader_parent_class)->finalize (object);
}

static void
lex_reader_class_init (LexReaderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = lex_reader_get_property;
  object_class->set_property = lex_reader_set_property;
  object_class->dispose = lex_reader_dispose;
  object_class->finalize = lex_reader_finalize;
  widget_class->measure = lex_reader_measure;
  widget_class->size_allocate = lex_reader_size_allocate;

  properties[PROP_LABEL] = g_param_spec_boxed ("label", NULL, NULL, LEX_TYPE_LABEL,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_PAST]
      = g_param_spec_boolean ("past", NULL, NULL, FALSE,
                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_ENGLISH_SHARE]
      = g_param_spec_double ("english-share", NULL, NULL, 0, 1, LEX_READER_HALF,
                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (properties), properties);
  gtk_widget_class_install_property_action (widget_class, "reader.past", "past");
  gtk_widget_class_install_action (widget_class, "reader.preview", NULL, preview_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_SHIFT_MASK,
                                       "reader.preview", NULL);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, fold_cb, NULL);
  g_type_ensure (LEX_TYPE_PAGE);
  gtk_widget_class_set_css_name (widget_class, "reader");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/lexbridge/Lexbridge/lex-reader.ui");
  gtk_widget_class_bind_template_child (widget_class, LexReader, scroller);
  gtk_widget_class_bind_template_child (widget_class, LexReader, page);
  lex_scrolling_bind_keys (widget_class, scroll_cb);
}

static void
lex_reader_init (LexReader *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->languages = LEX_LANGUAGES_BOTH;
  self->english_share = LEX_READER_HALF;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->scrolling = lex_scrolling_new (self->scroller, self->page);
  self->trail = lex_trail_new (GTK_WIDGET (self), self->scroller, self->page);
  lex_marginalia_set_unfold (lex_page_get_marginalia (self->page), unfold_cb, self);
  self->finding = lex_finding_new (self->page, self->scrolling);
  lex_typeface_install (gtk_widget_get_display (GTK_WIDGET (self)));
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (lex_reader_rebuild), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (lex_reader_rebuild), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
lex_reader_new (void)
{
  return g_object_new (LEX_TYPE_READER, NULL);
}

void
lex_reader_set_library (LexReader *self, LexLibrary *library)
{
  g_return_if_fail (LEX_IS_READER (self));

  if (self->library == library)
    return;
  if (self->library)
    g_signal_handlers_disconnect_by_data (self->library, self);
  g_set_object (&self->library, library);
  if (library)
    g_signal_connect_swapped (library, "changed", G_CALLBACK (library_changed_cb), self);
  keep_focus (self);
  self->current = NULL;
  g_clear_pointer (&self->root, lex_label_unref);
  g_clear_pointer (&self->label, lex_label_unref);
  lex_page_clear (self->page);
}

LexLabel *
lex_reader_get_label (LexReader *self)
{
  g_return_val_if_fail (LEX_IS_READER (self), NULL);

  return self->label;
}

char *
lex_reader_dup_title (LexReader *self)
{
  g_return_val_if_fail (LEX_IS_READER (self), NULL);

  if (!self->root)
    return NULL;
  return g_strstrip (g_strdup_printf ("%s %s", lex_label_get_number (self->root), self->title));
}

void
lex_reader_set_past (LexReader *self, gboolean past)
{
  g_return_if_fail (LEX_IS_READER (self));

  if (self->past == past)
    return;
  self->past = past;
  lex_page_complete (self->page);
  lex_scrolling_keep_top (self->scrolling);
  lex_page_set_past (self->page, past);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAST]);
}

LexScrolling *
lex_reader_get_scrolling (LexReader *self)
{
  g_return_val_if_fail (LEX_IS_READER (self), NULL);

  return self->scrolling;
}

LexFinding *
lex_reader_get_finding (LexReader *self)
{
  g_return_val_if_fail (LEX_IS_READER (self), NULL);

  return self->finding;
}

LexPage *
lex_reader_get_page (LexReader *self)
{
  g_return_val_if_fail (LEX_IS_READER (self), NULL);

  return self->root ? self->page : NULL;
}
