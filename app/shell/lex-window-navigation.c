/* lex-window-navigation.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the reader is and goes: labels, words, back and forward. It refuses to
 * know what a page looks like. The actions and the application call it.
 */

#include "shell/lex-action-state.h"
#include "shell/lex-toast.h"
#include "shell/lex-window-private.h"
#include "shell/lex-window-toolbox.h"

#include "services/lex-entries.h"
#include "services/lex-passage.h"

/* Where a reader begins who never read anything: the law of the sketches. */
#define FIRST_LABEL "27"

static void
label_changed_cb (LexWindow *self)
{
  g_autofree char *title = lex_reader_dup_title (self->reader);

  gtk_window_set_title (GTK_WINDOW (self), title != NULL ? title : "Lexbridge");
  lex_sidebar_set_current (self->sidebar, lex_reader_get_label (self->reader));
}

static void
history_changed_cb (LexWindow *self)
{
  lex_action_state_enable (G_ACTION_MAP (self), "back", lex_history_can_go (self->history, -1));
  lex_action_state_enable (G_ACTION_MAP (self), "forward", lex_history_can_go (self->history, 1));
}

void
lex_window_connect_navigation (LexWindow *self)
{
  g_signal_connect_swapped (self->reader, "notify::label", G_CALLBACK (label_changed_cb), self);
  g_signal_connect_object (self->history, "notify", G_CALLBACK (history_changed_cb), self,
                           G_CONNECT_SWAPPED);
  history_changed_cb (self);
}

gboolean
lex_window_open (LexWindow *self, const char *text)
{
  double position = lex_reader_get_position (self->reader);
  g_autoptr (LexLabel) label = lex_label_parse (text);
  g_autoptr (GError) error = NULL;

  if (label == NULL || self->library == NULL)
    return FALSE;

  if (!lex_reader_open (self->reader, label, &error))
    {
      lex_toast_say (self->toasts, error->message);
      return FALSE;
    }

  lex_history_visit (self->history, label, position);
  self->toolbox_left = lex_window_hide_toolbox (self);
  if (self->toolbox_left)
    lex_action_state_enable (G_ACTION_MAP (self), "back", TRUE);
  if (self->band != LEX_BAND_WIDE)
    lex_window_show_sidebar (self, FALSE);
  return TRUE;
}

void
lex_window_mark (LexWindow *self, const char *const *words)
{
  lex_finding_set_words (lex_reader_get_finding (self->reader), words);
  lex_history_mark (self->history, words);
}

/* The only clause that an entry of an index leads to: a page that says no more than its number is
 * in the way. */
static char *
dup_only_target (LexWindow *self, const char *text)
{
  g_autoptr (LexLabel) label = lex_label_parse (text);
  g_autoptr (LexPassage) passage = NULL;
  LexLabel *target = NULL;

  if (label == NULL || self->library == NULL
      || !g_str_equal (lex_label_get_document (label), "index"))
    return NULL;
  passage = lex_library_show (self->library, label, NULL);
  for (guint i = 0; passage != NULL && i < passage->cites->len; i++)
    {
      LexReferencePair *pair = g_ptr_array_index (passage->cites, i);

      if (target != NULL && !lex_label_equal (target, pair->to))
        return NULL;
      target = pair->to;
    }
  return target != NULL ? g_strdup (lex_label_get_text (target)) : NULL;
}

void
lex_window_open_hit (LexWindow *self, const char *text)
{
  g_auto (GStrv) words = lex_sidebar_dup_matches (self->sidebar);
  g_autofree char *target = dup_only_target (self, text);

  if (!lex_window_open (self, target != NULL ? target : text))
    return;
  lex_window_mark (self, (const char *const *) words);
  gtk_widget_grab_focus (GTK_WIDGET (self->reader));
}

void
lex_window_go (LexWindow *self, int step)
{
  const LexPlace *place;
  g_autoptr (GError) error = NULL;

  if (step < 0 && lex_window_return_to_toolbox (self))
    return;
  place = lex_history_go (self->history, step, lex_reader_get_position (self->reader));
  if (place == NULL)
    return;
  lex_window_hide_toolbox (self);
  self->toolbox_left = FALSE;

  /* An imported document may have been forgotten meanwhile. */
  if (!lex_reader_open (self->reader, place->label, &error))
    {
      lex_toast_say (self->toasts, error->message);
      return;
    }
  lex_finding_set_words (lex_reader_get_finding (self->reader), (const char *const *) place->words);
  if (place->position >= 0)
    lex_reader_set_position (self->reader, place->position);
}

/* The label that @text is, sloppily written or not, if the library has it. */
static LexLabel *
resolve (LexWindow *self, const char *text)
{
  g_autoptr (LexLabel) label = lex_library_resolve (self->library, text, NULL);

  if (label == NULL || !lex_library_has_label (self->library, lex_label_get_text (label)))
    return NULL;

  return g_steal_pointer (&label);
}

void
lex_window_search (LexWindow *self, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

void
lex_window_show_text (LexWindow *self, const char *text)
{
  g_autoptr (LexLabel) label = NULL;

  g_return_if_fail (LEX_IS_WINDOW (self));
  g_return_if_fail (text != NULL);

  if (self->library == NULL)
    return;

  label = resolve (self, text);
  if (label != NULL)
    lex_window_open (self, lex_label_get_text (label));
  else
    lex_window_search (self, text);
}

void
lex_window_show_start (LexWindow *self, const char *text)
{
  g_autofree char *last = NULL;
  g_autoptr (LexLabel) label = NULL;

  g_return_if_fail (LEX_IS_WINDOW (self));

  if (self->library == NULL)
    return;

  if (text != NULL)
    label = resolve (self, text);
  if (label == NULL)
    {
      last = g_settings_get_string (self->preferences, "last-label");
      label = resolve (self, last);
    }

  /* Who never read anything is asked what happened, as soon as there is a window. */
  self->asks = label == NULL && text == NULL;
  lex_window_open (self, label != NULL ? lex_label_get_text (label) : FIRST_LABEL);
  gtk_widget_grab_focus (GTK_WIDGET (self->reader));

  /* Words get a page behind them all the same. */
  if (text != NULL && last != NULL)
    lex_window_search (self, text);
}

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

  next = g_strdup_printf ("%d", (int) lex_label_get_law (label) + step);
  if (lex_library_has_label (self->library, next))
    lex_window_open (self, next);
}
