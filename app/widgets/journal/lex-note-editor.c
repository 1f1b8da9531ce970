/* lex-note-editor.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a note is written, kept while it is typed. It refuses to know where it stands and what else
 * was noted there. Notes make it.
 */

#include "widgets/journal/lex-note-editor.h"

#include <glib/gi18n-lib.h>

#include "services/lex-unkept.h"
#include "widgets/text/lex-keeper.h"
#include "widgets/text/lex-widget.h"

#define LEAST_HEIGHT 60

struct _LexNoteEditor
{
  GtkWidget parent_instance;

  /* Owned */
  LexJournal *journal;
  LexJournalEntry *entry;
  LexKeeper *keeper;

  /* Owned by the widget tree */
  GtkWidget *box;
  GtkTextView *view;
};

static guint done_signal;

G_DEFINE_FINAL_TYPE (LexNoteEditor, lex_note_editor, GTK_TYPE_WIDGET)

static char *
dup_text (LexNoteEditor *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
  g_autofree char *text = NULL;

  g_object_get (buffer, "text", &text, NULL);
  return g_strchomp (g_steal_pointer (&text));
}

static gboolean
is_empty_note (const LexNoteEditor *self, const char *text)
{
  return *text == '\0' && self->entry->kind == LEX_JOURNAL_NOTE;
}

/* The words before are what is brought back if the removal of an emptied note is undone. */
static gboolean
put (gpointer owner, GError **error)
{
  LexNoteEditor *self = owner;
  g_autofree char *text = dup_text (self);

  if (is_empty_note (self, text) || g_strcmp0 (self->entry->fields[LEX_JOURNAL_TEXT], text) == 0)
    return TRUE;
  lex_journal_entry_set (self->entry, LEX_JOURNAL_TEXT, text);
  if (lex_journal_put (self->journal, self->entry, error))
    return TRUE;
  /* Or it would be taken for kept. */
  lex_journal_entry_set (self->entry, LEX_JOURNAL_TEXT, NULL);
  return FALSE;
}

static void
wait (gpointer owner, const GError *why)
{
  LexNoteEditor *self = owner;
  LexJournalEntry *copy = lex_journal_entry_copy (self->entry);
  g_autofree char *text = dup_text (self);

  lex_journal_entry_set (copy, LEX_JOURNAL_TEXT, text);
  lex_unkept_add_entry (self->journal, self, copy, why);
}

static const LexKeeperTask task = { put, wait };

static void
typed_cb (LexNoteEditor *self)
{
  lex_keeper_touch (self->keeper);
}

gboolean
lex_note_editor_flush (LexNoteEditor *self)
{
  g_return_val_if_fail (LEX_IS_NOTE_EDITOR (self), FALSE);

  return self->keeper == NULL || lex_keeper_flush (self->keeper);
}

const char *
lex_note_editor_get_id (LexNoteEditor *self)
{
  g_return_val_if_fail (LEX_IS_NOTE_EDITOR (self), NULL);

  return self->entry->fields[LEX_JOURNAL_ID];
}

/* Leaving */

void
lex_note_editor_leave (LexNoteEditor *self)
{
  g_autofree char *text = NULL;
  const char *id;

  g_return_if_fail (LEX_IS_NOTE_EDITOR (self));

  text = dup_text (self);
  id = self->entry->fields[LEX_JOURNAL_ID];
  /* What is not kept can not be shown otherwise. */
  if (!lex_note_editor_flush (self))
    return;
  if (id && is_empty_note (self, text))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.remove-entry", "s", id);
  g_signal_emit (self, done_signal, 0);
}

static gboolean
leave_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  lex_note_editor_leave (LEX_NOTE_EDITOR (widget));
  return TRUE;
}

static void
left_cb (LexNoteEditor *self)
{
  lex_note_editor_flush (self);
}

static void
lex_note_editor_unmap (GtkWidget *widget)
{
  lex_note_editor_flush (LEX_NOTE_EDITOR (widget));

  GTK_WIDGET_CLASS (lex_note_editor_parent_class)->unmap (widget);
}

static gboolean
lex_note_editor_grab_focus (GtkWidget *widget)
{
  return lex_widget_pass_focus (widget, GTK_WIDGET (LEX_NOTE_EDITOR (widget)->view));
}

static void
lex_note_editor_dispose (GObject *object)
{
  LexNoteEditor *self = LEX_NOTE_EDITOR (object);

  g_clear_pointer (&self->keeper, lex_keeper_free);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->journal);
  g_clear_pointer (&self->entry, lex_journal_entry_free);

  G_OBJECT_CLASS (lex_note_editor_parent_class)->dispose (object);
}

static void
lex_note_editor_class_init (LexNoteEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_note_editor_dispose;
  widget_class->unmap = lex_note_editor_unmap;
  widget_class->grab_focus = lex_note_editor_grab_focus;
  done_signal = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "noteeditor");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, leave_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, leave_cb, NULL);
}

/* Tab goes on to the next thing on the page, as everywhere. */
static GtkWidget *
view_new (LexNoteEditor *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->view = GTK_TEXT_VIEW (gtk_text_view_new ());
  gtk_text_view_set_wrap_mode (self->view, GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (self->view, FALSE);
  gtk_widget_set_size_request (GTK_WIDGET (self->view), -1, LEAST_HEIGHT);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Note"), -1);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), focus);
  return GTK_WIDGET (self->view);
}

static void
lex_note_editor_init (LexNoteEditor *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_box_append (GTK_BOX (self->box), view_new (self));
}

GtkWidget *
lex_note_editor_new (LexJournal *journal, LexJournalEntry *entry)
{
  LexNoteEditor *self = g_object_new (LEX_TYPE_NOTE_EDITOR, NULL);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
  const char *text = entry->fields[LEX_JOURNAL_TEXT];

  self->journal = g_object_ref (journal);
  self->entry = entry;
  self->keeper = lex_keeper_new (journal, self, &task);
  gtk_box_append (GTK_BOX (self->box), lex_keeper_get_line (self->keeper));
  gtk_text_buffer_set_text (buffer, text ? text : "", -1);
  g_signal_connect_object (buffer, "changed", G_CALLBACK (typed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
