/* lex-finding.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Marks words and finds phrases in what is read, and brings what was found into view. It refuses to
 * know how a mark is laid over a label, which is lex-highlight.c's, and which page is shown.
 * The reader makes it; the find bar and the window tell it what to find.
 */

#include "widgets/page/lex-finding.h"

#include "widgets/page/lex-highlight.h"

struct _LexFinding
{
  GObject parent_instance;

  /* Owned */
  LexHighlight *highlight;

  /* Borrowed */
  LexPage *page;
  LexScrolling *scrolling;
};

G_DEFINE_FINAL_TYPE (LexFinding, lex_finding, G_TYPE_OBJECT)

static guint changed;

static void
lex_finding_finalize (GObject *object)
{
  LexFinding *self = LEX_FINDING (object);

  g_clear_pointer (&self->highlight, lex_highlight_free);

  G_OBJECT_CLASS (lex_finding_parent_class)->finalize (object);
}

static void
lex_finding_class_init (LexFindingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lex_finding_finalize;

  changed = g_signal_new ("changed", LEX_TYPE_FINDING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                          G_TYPE_NONE, 0);
}

static void
lex_finding_init (LexFinding *self)
{
}

LexFinding *
lex_finding_new (LexPage *page, LexScrolling *scrolling)
{
  LexFinding *self;

  g_return_val_if_fail (LEX_IS_PAGE (page), NULL);
  g_return_val_if_fail (scrolling != NULL, NULL);

  self = g_object_new (LEX_TYPE_FINDING, NULL);
  self->page = page;
  self->scrolling = scrolling;
  self->highlight = lex_highlight_new (GTK_WIDGET (page));
  return self;
}

/* A page without anything to mark may still be made. */
void
lex_finding_refresh (LexFinding *self)
{
  g_return_if_fail (LEX_IS_FINDING (self));

  if (!lex_highlight_is_empty (self->highlight))
    lex_page_complete (self->page);
  lex_highlight_refresh (self->highlight);
  g_signal_emit (self, changed, 0);
}

gboolean
lex_finding_set_words (LexFinding *self, const char *const *words)
{
  const gboolean wanted = words && words[0];

  g_return_val_if_fail (LEX_IS_FINDING (self), FALSE);

  if (!wanted && !lex_highlight_has_words (self->highlight))
    return FALSE;
  lex_highlight_set_words (self->highlight, words);
  lex_finding_refresh (self);
  return TRUE;
}

void
lex_finding_drop_words (LexFinding *self)
{
  g_return_if_fail (LEX_IS_FINDING (self));

  lex_highlight_set_words (self->highlight, NULL);
}

static void
show_found (LexFinding *self, guint found)
{
  graphene_rect_t bounds;

  if (lex_highlight_get_n_found (self->highlight) == 0)
    return;
  lex_highlight_set_found (self->highlight, found);
  if (lex_highlight_get_bounds (self->highlight, found, &bounds))
    lex_scrolling_reveal (self->scrolling, bounds.origin.y, bounds.size.height);
  g_signal_emit (self, changed, 0);
}

void
lex_finding_set_phrase (LexFinding *self, const char *phrase)
{
  g_return_if_fail (LEX_IS_FINDING (self));

  lex_highlight_set_phrase (self->highlight, phrase);
  lex_finding_refresh (self);
  show_found (self, lex_highlight_find_from (self->highlight,
                                             lex_scrolling_get_position (self->scrolling)));
}

void
lex_finding_step (LexFinding *self, int step)
{
  guint found, n_found;

  g_return_if_fail (LEX_IS_FINDING (self));

  /* A ruling may have been unfolded since. */
  lex_highlight_refresh (self->highlight);
  n_found = lex_finding_count (self, &found);
  if (n_found > 0)
    show_found (self, (found + n_found + (guint) step) % n_found);
}

guint
lex_finding_count (LexFinding *self, guint *found)
{
  g_return_val_if_fail (LEX_IS_FINDING (self), 0);

  if (found)
    *found = lex_highlight_get_found (self->highlight);
  return lex_highlight_get_n_found (self->highlight);
}
