/* lex-preview.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * References that open in place, by pointer and by keyboard. It refuses to know what stands
 * on a page and where following a link leads. Whoever shows law text attaches it.
 */

#include "widgets/inplace/lex-preview.h"

#include "widgets/inplace/lex-link-menu.h"
#include "widgets/inplace/lex-popover.h"
#include "widgets/inplace/lex-quote.h"
#include "widgets/inplace/lex-slip.h"
#include "widgets/text/lex-link.h"

#define PREVIEW "lex-preview"

/* What a page's references are read from. */
typedef struct
{
  LexLibrary *library; /* owned */
  LexLanguage language;
  LexWordsChoice *words; /* owned, nullable */
} Preview;

static void
preview_free (gpointer data)
{
  Preview *self = data;

  g_object_unref (self->library);
  g_clear_object (&self->words);
  g_free (self);
}

/* In the page's languages, the first first; nothing if there is no such clause. */
static GtkWidget *
new_quote (GtkWidget *page, LexLabel *label)
{
  const Preview *self = g_object_get_data (G_OBJECT (page), PREVIEW);

  g_return_val_if_fail (self != NULL, NULL);

  return lex_quote_new (self->library, label, self->language, self->words);
}

/* Moves an area from what it is told in, such as a label, to the page. */
static gboolean
place_on_page (GtkWidget *page, GtkWidget *from, GdkRectangle *area)
{
  graphene_point_t place;

  if (!gtk_widget_compute_point (from, page, &GRAPHENE_POINT_INIT (area->x, area->y), &place))
    return FALSE;
  area->x = (int) place.x;
  area->y = (int) place.y;
  return TRUE;
}

static LexLink *
find_at (GtkWidget *page, double x, double y)
{
  GtkWidget *label = gtk_widget_pick (page, x, y, GTK_PICK_DEFAULT);
  g_autoptr (LexLink) link = NULL;
  const graphene_point_t outer = GRAPHENE_POINT_INIT ((float) x, (float) y);
  graphene_point_t inner;

  if (!GTK_IS_LABEL (label) || gtk_widget_get_ancestor (label, GTK_TYPE_POPOVER)
      || !gtk_widget_compute_point (page, label, &outer, &inner))
    return NULL;
  link = lex_link_find_at (GTK_LABEL (label), inner.x, inner.y);
  if (!link || !place_on_page (page, label, &link->area))
    return NULL;
  return g_steal_pointer (&link);
}

static LexLink *
find_focused (GtkWidget *page)
{
  GtkRoot *root = gtk_widget_get_root (page);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  g_autoptr (LexLink) link = NULL;

  if (!GTK_IS_LABEL (focus) || !gtk_widget_is_ancestor (focus, page))
    return NULL;
  link = lex_link_find_focused (GTK_LABEL (focus));
  if (!link || !place_on_page (page, focus, &link->area))
    return NULL;
  return g_steal_pointer (&link);
}

void
lex_preview_show (GtkWidget *page, LexLabel *label, const GdkRectangle *place)
{
  GtkWidget *quote = new_quote (page, label);
  GtkWidget *title = quote ? gtk_widget_get_first_child (quote) : NULL;
  GtkWidget *popover;

  if (!quote)
    return;
  popover = lex_popover_show_at (quote, page, place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (title)), -1);
}

gboolean
lex_preview_show_focused (GtkWidget *page)
{
  g_autoptr (LexLink) link = find_focused (page);

  if (!link)
    return FALSE;
  lex_preview_show (page, link->label, &link->area);
  return TRUE;
}

gboolean
lex_preview_show_menu (GtkWidget *page)
{
  g_autoptr (LexLink) link = find_focused (page);

  if (!link)
    return FALSE;
  lex_link_menu_show (page, link->label, &link->area);
  return TRUE;
}

static gboolean
has_popover (GtkWidget *page)
{
  GtkWidget *last = gtk_widget_get_last_child (page);

  return GTK_IS_POPOVER (last) && gtk_widget_get_visible (last);
}

/* A tooltip: it waits, it goes by itself, and it takes nothing away from a click. */
static gboolean
query_tooltip_cb (GtkWidget *part, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  GtkWidget *page = gtk_widget_get_parent (part);
  g_autoptr (LexLink) link = NULL;
  GtkWidget *quote;
  graphene_point_t place;

  /* One thing at a time: what was opened is being read. */
  if (has_popover (page)
      || !gtk_widget_compute_point (part, page, &GRAPHENE_POINT_INIT (x, y), &place))
    return FALSE;
  link = keyboard ? find_focused (page) : find_at (page, place.x, place.y);
  quote = link ? new_quote (page, link->label) : NULL;
  if (!quote)
    return FALSE;
  gtk_tooltip_set_custom (tooltip, lex_slip_new (quote));
  return TRUE;
}

/* Not the page itself: it is the parent of popovers, and GTK asks after tooltips
 * for a pointer that was over one when that one is long gone. */
void
lex_preview_watch (GtkWidget *part)
{
  g_return_if_fail (GTK_IS_WIDGET (part));

  gtk_widget_set_has_tooltip (part, TRUE);
  g_signal_connect (part, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
}

/* Before the label has it: its own menu would offer to copy an address that only we know. */
static void
pressed_cb (GtkGestureClick *click, int n_press, double x, double y, GtkWidget *page)
{
  const guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (click));
  const GdkModifierType state
      = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (click));
  g_autoptr (LexLink) link = NULL;

  if (button != GDK_BUTTON_SECONDARY
      && !(button == GDK_BUTTON_PRIMARY && (state & GDK_SHIFT_MASK) != 0))
    return;
  link = find_at (page, x, y);
  if (!link)
    return;
  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  if (button == GDK_BUTTON_SECONDARY)
    lex_link_menu_show (page, link->label, &(GdkRectangle){ (int) x, (int) y, 1, 1 });
  else
    lex_preview_show (page, link->label, &link->area);
}

static gboolean
menu_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  return lex_preview_show_menu (widget);
}

/* The keys of a context menu; a label with links has one of its own, so they are caught before. */
static void
attach_keys (GtkWidget *page)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcutTrigger *trigger
      = gtk_alternative_trigger_new (gtk_keyval_trigger_new (GDK_KEY_Menu, 0),
                                     gtk_keyval_trigger_new (GDK_KEY_F10, GDK_SHIFT_MASK));

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (trigger, gtk_callback_action_new (menu_cb, NULL, NULL)));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (page, keys);
}

/* What a term means, under the term. Where it stands is told in the window, which all widgets
 * share. */
static void
define_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  g_autoptr (LexLabel) label = NULL;
  const char *text;
  GdkRectangle place;

  g_variant_get (parameter, "(&siiii)", &text, &place.x, &place.y, &place.width, &place.height);
  label = lex_label_parse (text);
  if (!label || !place_on_page (page, GTK_WIDGET (gtk_widget_get_root (page)), &place))
    return;
  lex_preview_show (page, label, &place);
}

/* What the labels of a page ask for. */
static void
attach_actions (GtkWidget *page)
{
  static const GActionEntry entries[] = { { "define", define_cb, "(siiii)", NULL, NULL } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), page);
  gtk_widget_insert_action_group (page, "preview", G_ACTION_GROUP (actions));
}

static void
attach_click (GtkWidget *page)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), page);
  gtk_widget_add_controller (page, GTK_EVENT_CONTROLLER (click));
}

void
lex_preview_attach (GtkWidget *page, LexLibrary *library, LexLanguage language,
                    LexWordsChoice *words)
{
  Preview *self;

  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (LEX_IS_LIBRARY (library));

  self = g_new0 (Preview, 1);
  self->library = g_object_ref (library);
  self->language = language;
  g_set_object (&self->words, words);
  if (!g_object_get_data (G_OBJECT (page), PREVIEW))
    {
      attach_actions (page);
      attach_click (page);
      attach_keys (page);
    }
  g_object_set_data_full (G_OBJECT (page), PREVIEW, self, preview_free);
}
