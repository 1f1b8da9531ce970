/* lex-window-copy.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Copies what is selected or the clause that was opened, cites it, and highlights it. It refuses to
 * know how a clause is written down and cited. The window's actions call it.
 */

#include "shell/lex-window-journal.h"
#include "shell/lex-window-toolbox.h"
#include "widgets/text/lex-toast.h"

#include <glib/gi18n-lib.h>

#include "services/lex-cite.h"
#include "services/lex-naming.h"
#include "services/lex-passage.h"
#include "widgets/page/lex-transcript.h"

/* Says whether there was a ruling, or the way to one, to be copied. */
static gboolean
copy_ruling (LexWindow *self)
{
  g_autofree char *text
      = lex_window_has_toolbox (self) ? lex_toolbox_dup_text (self->toolbox) : NULL;
  g_autofree char *message = NULL;

  if (text == NULL)
    return FALSE;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  message = g_strdup_printf (_ ("%s copied"), lex_toolbox_get_title (self->toolbox));
  lex_toast_say (self->toasts, message);
  return TRUE;
}

static LexSelection *
get_selection (LexWindow *self)
{
  LexPage *page = lex_reader_get_page (self->reader);
  LexSelection *selection = page != NULL ? lex_page_get_selection (page) : NULL;

  return selection != NULL && !lex_selection_is_empty (selection) ? selection : NULL;
}

static LexLanguage
get_language (LexWindow *self)
{
  return lex_languages_get_first (lex_reader_get_languages (self->reader));
}

static char *
dup_clause (LexWindow *self, LexLabel *label)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexPassage) passage = lex_library_show (self->library, label, &error);

  if (passage == NULL)
    {
      lex_toast_say (self->toasts, error->message);
      return NULL;
    }
  lex_words_choice_apply (self->words, passage);
  return lex_transcript_dup_text (passage, lex_reader_get_languages (self->reader));
}

/* @name: (nullable): what is said to be copied, where that can not be seen */
static void
put (LexWindow *self, const char *text, const char *name)
{
  /* Translators: %s is a clause such as 27B1(a), or a citation of it. */
  g_autofree char *message = name != NULL ? g_strdup_printf (_ ("%s copied"), name) : NULL;

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  if (message != NULL)
    lex_toast_say (self->toasts, message);
}

static void
copy_clause (LexWindow *self, LexLabel *label)
{
  g_autofree char *text = dup_clause (self, label);
  g_autofree char *name = lex_naming_dup_name (self->library, label, get_language (self));

  if (text != NULL)
    put (self, text, name);
}

/* What is cited: a clause of that name, or what is selected, or what was opened. */
typedef struct
{
  LexSelection *selection; /* borrowed; nullable */
  LexLabel *first;
  LexLabel *last;
  char *line;
} Cited;

static void
cited_clear (Cited *cited)
{
  g_clear_pointer (&cited->first, lex_label_unref);
  g_clear_pointer (&cited->last, lex_label_unref);
  g_clear_pointer (&cited->line, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Cited, cited_clear)

static gboolean
cite (LexWindow *self, const char *text, Cited *cited)
{
  LexLabel *label = lex_reader_get_label (self->reader);
  LexLanguage language = get_language (self);

  if (self->library == NULL)
    return FALSE;
  cited->selection = *text == '\0' ? get_selection (self) : NULL;
  if (cited->selection != NULL)
    {
      lex_selection_get_clauses (cited->selection, &cited->first, &cited->last);
      lex_label_ref (cited->first);
      lex_label_ref (cited->last);
      language = lex_selection_get_language (cited->selection);
    }
  else if (*text != '\0')
    cited->first = lex_label_parse (text);
  else if (label != NULL)
    cited->first = lex_label_ref (label);
  if (cited->first == NULL)
    return FALSE;
  cited->line = lex_cite_dup_line (self->library, cited->first, cited->last, language);
  return TRUE;
}

static void
copy_cited (LexWindow *self, const char *text)
{
  g_auto (Cited) cited = { 0 };
  g_autofree char *words = NULL;
  g_autofree char *all = NULL;

  if (!cite (self, text, &cited))
    return;
  words = cited.selection != NULL ? lex_selection_dup_text (cited.selection)
                                  : dup_clause (self, cited.first);
  if (words == NULL)
    return;
  all = g_strdup_printf ("%s\n(%s)\n", g_strchomp (words), cited.line);
  put (self, all, cited.line);
}

void
lex_window_copy (LexWindow *self)
{
  LexLabel *label = lex_reader_get_label (self->reader);
  LexSelection *selection = get_selection (self);
  g_autofree char *text = NULL;

  if (copy_ruling (self) || self->library == NULL)
    return;
  if (g_settings_get_boolean (self->preferences, "cited-copies"))
    {
      copy_cited (self, "");
      return;
    }
  if (selection != NULL)
    {
      text = lex_selection_dup_text (selection);
      put (self, text, NULL);
    }
  else if (label != NULL)
    copy_clause (self, label);
}

static void
copy_citation (LexWindow *self, const char *text)
{
  g_auto (Cited) cited = { 0 };

  if (cite (self, text, &cited))
    put (self, cited.line, cited.line);
}

static void
copy_link (LexWindow *self, const char *text)
{
  g_auto (Cited) cited = { 0 };
  g_autofree char *link = NULL;

  if (!cite (self, text, &cited))
    return;
  link = lex_cite_dup_link (cited.first);
  put (self, link, link);
}

static void
copy_named (LexWindow *self, const char *text)
{
  g_autoptr (LexLabel) label = lex_label_parse (text);

  if (label != NULL && self->library != NULL)
    copy_clause (self, label);
}

static void
highlight_selected (LexWindow *self, const char *colour)
{
  LexSelection *selection = get_selection (self);
  g_autoptr (GPtrArray) quotes = selection != NULL ? lex_selection_list_quotes (selection) : NULL;

  if (quotes == NULL || !lex_journal_colour_is_known (colour))
    return;
  for (guint i = 0; i < quotes->len; i++)
    {
      LexJournalEntry *entry = lex_journal_entry_copy (quotes->pdata[i]);

      lex_journal_entry_set (entry, LEX_JOURNAL_COLOUR, colour);
      lex_window_highlight (self, entry);
    }
  lex_selection_clear (selection);
}

static void
deed_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  static const struct
  {
    const char *action;
    void (*func) (LexWindow *self, const char *text);
  } deeds[] = {
    { "copy-clause", copy_named },
    { "copy-cited", copy_cited },
    { "copy-citation", copy_citation },
    { "copy-link", copy_link },
    { "highlight-selected", highlight_selected },
  };

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (g_str_equal (g_action_get_name (G_ACTION (action)), deeds[i].action))
      deeds[i].func (LEX_WINDOW (user_data), g_variant_get_string (parameter, NULL));
}

void
lex_window_add_copy_actions (LexWindow *self)
{
  static const GActionEntry entries[] = {
    { "copy-clause", deed_cb, "s" },        { "copy-cited", deed_cb, "s" },
    { "copy-citation", deed_cb, "s" },      { "copy-link", deed_cb, "s" },
    { "highlight-selected", deed_cb, "s" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

/* Not an accelerator of the application: those come before what has the focus, and an entry
 * has text of its own to be copied. */
void
lex_window_bind_copy (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "win.copy", NULL);
}
