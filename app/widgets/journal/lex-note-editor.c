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

/* From the first key that is not kept on, in milliseconds: within a second, whoever types without
 * pause too. And how long to wait where it could not be kept. */
#define SOON 600
#define AGAIN 2000

#define LEAST_HEIGHT 60

struct _LexNoteEditor
{
  GtkWidget parent_instance;

  /* Owned */
  LexJournal *journal;
  LexJournalEntry *entry;

  /* Owned by the widget tree */
  GtkWidget *box;
  GtkTextView *view;
  GtkLabel *status;

  guint save_source; /* 0 when all is kept */
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

static void
say (LexNoteEditor *self, const char *fault)
{
  g_autofree char *line = fault ? g_strdup_printf (_ ("Not kept yet: %s"), fault) : NULL;

  gtk_label_set_text (self->status, line ? line : "");
  gtk_widget_set_visible (GTK_WIDGET (self->status), line != NULL);
}

static gboolean
is_empty_note (const LexNoteEditor *self, const char *text)
{
  return *text == '\0' && self->entry->kind == LEX_JOURNAL_NOTE;
}

/* The words before are what is brought back if the removal of an emptied note is undone. */
static gboolean
save (LexNoteEditor *self)
{
  g_autofree char *text = dup_text (self);
  g_autoptr (GError) error = NULL;

  if (is_empty_note (self, text) || g_strcmp0 (self->entry->fields[LEX_JOURNAL_TEXT], text) == 0)
    return TRUE;
  lex_journal_entry_set (self->entry, LEX_JOURNAL_TEXT, text);
  if (lex_journal_put (self->journal, self->entry, &error))
    {
      say (self, NULL);
      return TRUE;
    }
  /* Or it would be taken for kept. */
  lex_journal_entry_set (self->entry, LEX_JOURNAL_TEXT, NULL);
  say (self, error->message);
  return FALSE;
}

static gboolean
save_cb (gpointer user_data)
{
  LexNoteEditor *self = user_data;

  self->save_source = 0;
  if (!save (self))
    self->save_source = g_timeout_add (AGAIN, save_cb, self);
  return G_SOURCE_REMOVE;
}

static void
typed_cb (LexNoteEditor *self)
{
  if (self->save_source == 0)
    self->save_source = g_timeout_add (SOON, save_cb, self);
}

gboolean
lex_note_editor_flush (LexNoteEditor *self)
{
  g_return_val_if_fail (LEX_IS_NOTE_EDITOR (self), FALSE);

  if (self->save_source == 0)
    return TRUE;
  g_clear_handle_id (&self->save_source, g_source_remove);
  if (save (self))
    return TRUE;
  self->save_source = g_timeout_add (AGAIN, save_cb, self);
  return FALSE;
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
  return gtk_widget_grab_focus (GTK_WIDGET (LEX_NOTE_EDITOR (widget)->view));
}

/* Nobody is there to try again: the journal does. */
static void
leave_behind (LexNoteEditor *self)
{
  g_autofree char *text = dup_text (self);

  if (lex_note_editor_flush (self) || is_empty_note (self, text))
    return;
  lex_journal_entry_set (self->entry, LEX_JOURNAL_TEXT, text);
  lex_journal_put_later (self->journal, g_steal_pointer (&self->entry));
}

static void
lex_note_editor_dispose (GObject *object)
{
  LexNoteEditor *self = LEX_NOTE_EDITOR (object);

  if (self->box)
    leave_behind (self);
  g_clear_handle_id (&self->save_source, g_source_remove);
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
  self->status = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->status, TRUE);
  gtk_label_set_xalign (self->status, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->status), "error");
  gtk_widget_set_visible (GTK_WIDGET (self->status), FALSE);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->status));
}

GtkWidget *
lex_note_editor_new (LexJournal *journal, LexJournalEntry *entry)
{
  LexNoteEditor *self = g_object_new (LEX_TYPE_NOTE_EDITOR, NULL);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
  const char *text = entry->fields[LEX_JOURNAL_TEXT];

  self->journal = g_object_ref (journal);
  self->entry = entry;
  gtk_text_buffer_set_text (buffer, text ? text : "", -1);
  g_signal_connect_object (buffer, "changed", G_CALLBACK (typed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
