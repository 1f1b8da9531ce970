/* lex-window-step.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The law, or the page of a document, before and after the one that is read. It refuses to know
 * what is on them. The actions call it.
 */

#include "shell/lex-action-state.h"
#include "shell/lex-window-private.h"

#include "services/lex-entries.h"
#include "services/lex-passage.h"

/* The clauses of a document in the order of the contents. */
static GPtrArray *
list_clauses (LexWindow *self, LexDocument *document)
{
  if (lex_entries_is_alphabetical (document))
    return lex_entries_list (self->library, document, lex_reader_get_languages (self->reader),
                             NULL);

  return lex_library_list_clauses (self->library, lex_document_get_name (document), NULL);
}

/* The pages of the document that @label is in, in order. */
static GPtrArray *
list_pages (LexWindow *self, LexLabel *label)
{
  GPtrArray *pages = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
  g_autoptr (LexPassage) passage = lex_library_show (self->library, label, NULL);
  g_autoptr (GPtrArray) clauses = NULL;

  if (passage != NULL)
    clauses = list_clauses (self, passage->document);
  for (guint i = 0; clauses != NULL && i < clauses->len; i++)
    {
      LexLabel *own = lex_clause_get_label (g_ptr_array_index (clauses, i));
      LexLabel *last = pages->len > 0 ? g_ptr_array_index (pages, pages->len - 1) : NULL;

      if (last == NULL || !lex_label_contains (last, own))
        g_ptr_array_add (pages, lex_library_dup_page (self->library, own));
    }

  return pages;
}

static void
step_page (LexWindow *self, LexLabel *label, int step)
{
  g_autoptr (LexLabel) page = lex_library_dup_page (self->library, label);
  g_autoptr (GPtrArray) pages = list_pages (self, page);
  guint index;

  if (!g_ptr_array_find_with_equal_func (pages, page, (GEqualFunc) lex_label_equal, &index))
    return;

  /* Before the first is far behind the last. */
  index += (guint) step;
  if (index < pages->len)
    lex_window_open (self, lex_label_get_text (g_ptr_array_index (pages, index)));
}

static char *
dup_law (LexLabel *label, int step)
{
  return g_strdup_printf ("%d", (int) lex_label_get_law (label) + step);
}

/* Where another document ends is found out when one goes there. */
static gboolean
can_step (LexWindow *self, int step)
{
  LexLabel *label = lex_reader_get_label (self->reader);
  g_autofree char *next = NULL;

  if (label == NULL || self->library == NULL)
    return FALSE;
  if (lex_label_get_law (label) == 0)
    return TRUE;
  next = dup_law (label, step);
  return lex_library_has_label (self->library, next);
}

static void
moved_cb (LexWindow *self)
{
  lex_action_state_enable (G_ACTION_MAP (self), "previous-law", can_step (self, -1));
  lex_action_state_enable (G_ACTION_MAP (self), "next-law", can_step (self, 1));
}

void
lex_window_connect_steps (LexWindow *self)
{
  g_signal_connect (self, "moved", G_CALLBACK (moved_cb), NULL);
}

/* The laws are known to be numbered; whoever holds the key down need not list them. */
void
lex_window_step (LexWindow *self, int step)
{
  LexLabel *label = lex_reader_get_label (self->reader);
  g_autofree char *next = NULL;

  if (label == NULL || self->library == NULL)
    return;
  if (lex_label_get_law (label) == 0)
    {
      step_page (self, label, step);
      return;
    }

  next = dup_law (label, step);
  if (lex_library_has_label (self->library, next))
    lex_window_open (self, next);
}
