/* lex-trail.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the clause at the top of the view stands below, with its leading words: read alone it may
 * say no more than "it occurred on trick twelve". It refuses to know how a page is laid out. The
 * reader makes it and gives it its place.
 *
 * It lies over the page instead of pushing it down, so that nothing moves when it comes. It is
 * made when a page is first scrolled, which the first frame need not wait for.
 */

#include "widgets/page/lex-trail.h"

#include "services/lex-parents.h"
#include "type/lex-markup.h"
#include "widgets/text/lex-text-label.h"

#define BETWEEN " › "

/* Lines of the chain, and of the words that lead on to the clause. */
#define LINES 2

struct _LexTrail
{
  /* Borrowed */
  GtkWidget *reader;
  GtkScrolledWindow *scroller;
  LexPage *page;
  GtkWidget *label; /* nullable until it is needed: a child of the reader */

  /* Owned, nullable */
  LexLibrary *library;
  LexLabel *top; /* whose trail is shown */

  LexLanguage language;
  guint tick; /* 0 when nothing is to be looked at */
};

/* What it says */

static void
append_crumb (GString *markup, const LexParent *parent, gboolean first)
{
  const char *number
      = first ? lex_label_get_number (parent->label) : lex_label_get_part (parent->label);
  g_autofree char *crumb = g_markup_printf_escaped (
      "%s<a href=\"" LEX_MARKUP_SCHEME "%s\">%s</a>%s%s", first ? "" : BETWEEN,
      lex_label_get_text (parent->label), number, *parent->text != '\0' ? " " : "", parent->text);

  g_string_append (markup, crumb);
}

/* The whole of what the clause goes on from, where that is a sentence and its heading is not. */
static void
append_lead (LexTrail *self, GString *markup, LexLabel *parent)
{
  g_autofree char *lead = lex_parents_dup_lead (self->library, parent, self->language);
  g_autofree char *escaped = lead != NULL ? g_markup_escape_text (lead, -1) : NULL;

  if (escaped != NULL)
    g_string_append_printf (markup, "\n<i>%s</i>", escaped);
}

static char *
dup_markup (LexTrail *self, LexLabel *top)
{
  g_autoptr (GPtrArray) parents = lex_parents_list (self->library, top, self->language, NULL);
  g_autoptr (GString) markup = g_string_new (NULL);
  const LexParent *last;

  if (parents == NULL || parents->len == 0)
    return NULL;
  for (guint i = 0; i < parents->len; i++)
    append_crumb (markup, parents->pdata[i], i == 0);
  last = parents->pdata[parents->len - 1];
  g_string_append_printf (markup, BETWEEN "<b>%s</b>", lex_label_get_part (top));
  append_lead (self, markup, last->label);
  return g_string_free (g_steal_pointer (&markup), FALSE);
}

/* When it shows */

static double
get_value (LexTrail *self)
{
  return gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller));
}

static int
get_height (LexTrail *self)
{
  const gboolean shown = self->label != NULL && gtk_widget_get_visible (self->label);

  return shown ? gtk_widget_get_height (self->label) : 0;
}

/* The clause that is read first below the trail; as long as the title of the page is in view there
 * is none. */
static LexLabel *
find_top (LexTrail *self)
{
  const double value = get_value (self);
  LexClauseRow *first = value > 0 ? lex_page_get_row_at (self->page, 0) : NULL;
  graphene_rect_t bounds;
  LexClauseRow *top;

  if (first == NULL || self->library == NULL
      || !gtk_widget_compute_bounds (GTK_WIDGET (first), GTK_WIDGET (self->page), &bounds)
      || value < bounds.origin.y)
    return NULL;
  top = lex_page_get_row_at (self->page, value + get_height (self));
  return top != NULL ? lex_clause_row_get_label (top) : NULL;
}

static void
ensure_label (LexTrail *self)
{
  if (self->label != NULL)
    return;
  self->label = lex_text_label_new ("<a href=\"\"></a>", self->language, "trail");
  gtk_label_set_lines (GTK_LABEL (self->label), LINES);
  gtk_label_set_ellipsize (GTK_LABEL (self->label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_parent (self->label, self->reader);
}

static void
say (LexTrail *self, LexLabel *top)
{
  g_autofree char *markup = top != NULL ? dup_markup (self, top) : NULL;

  if (markup != NULL)
    {
      ensure_label (self);
      lex_text_label_set_language (self->label, self->language);
      gtk_label_set_markup (GTK_LABEL (self->label), markup);
    }
  if (self->label != NULL)
    gtk_widget_set_visible (self->label, markup != NULL);
}

static void look_later (LexTrail *self);

/* Where it was not to be seen, the clause that it covers now is not that which is read first. */
static gboolean
look_cb (GtkWidget *reader, GdkFrameClock *clock, gpointer user_data)
{
  LexTrail *self = user_data;
  const gboolean comes = get_height (self) == 0;
  LexLabel *top = find_top (self);
  LexLabel *before = self->top;

  self->tick = 0;
  if (top == before || (top != NULL && before != NULL && lex_label_equal (top, before)))
    return G_SOURCE_REMOVE;
  self->top = top != NULL ? lex_label_ref (top) : NULL;
  say (self, top);
  g_clear_pointer (&before, lex_label_unref);
  if (comes && top != NULL)
    look_later (self);
  return G_SOURCE_REMOVE;
}

/* A page may scroll in the middle of giving out sizes, when none may change. */
static void
look_later (LexTrail *self)
{
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (self->reader, look_cb, self, NULL);
}

LexTrail *
lex_trail_new (GtkWidget *reader, GtkScrolledWindow *scroller, LexPage *page)
{
  LexTrail *self = g_new0 (LexTrail, 1);

  self->reader = reader;
  self->scroller = scroller;
  self->page = page;
  g_signal_connect_swapped (gtk_scrolled_window_get_vadjustment (scroller), "value-changed",
                            G_CALLBACK (look_later), self);
  return self;
}

void
lex_trail_free (LexTrail *self)
{
  if (self == NULL)
    return;
  g_signal_handlers_disconnect_by_data (gtk_scrolled_window_get_vadjustment (self->scroller), self);
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->reader, self->tick);
  g_clear_pointer (&self->label, gtk_widget_unparent);
  g_clear_pointer (&self->top, lex_label_unref);
  g_clear_object (&self->library);
  g_free (self);
}

void
lex_trail_attach (LexTrail *self, LexLibrary *library, LexLanguage language)
{
  g_set_object (&self->library, library);
  self->language = language;
  /* What it said may be worded otherwise now. */
  g_clear_pointer (&self->top, lex_label_unref);
  if (self->label != NULL)
    {
      gtk_widget_set_visible (self->label, FALSE);
      look_later (self);
    }
}

void
lex_trail_allocate (LexTrail *self, int width)
{
  GtkAllocation place = { 0, 0, width, 0 };

  if (self->label == NULL || !gtk_widget_should_layout (self->label))
    return;
  gtk_widget_measure (self->label, GTK_ORIENTATION_VERTICAL, width, NULL, &place.height, NULL,
                      NULL);
  gtk_widget_size_allocate (self->label, &place, -1);
}
