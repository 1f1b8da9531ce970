/* lex-notes.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The notes and highlights of a clause, to be read and, one at a time, written. It refuses to know
 * where it stands and who tells it what there is. The page makes it for its drawers.
 */

#include "widgets/journal/lex-notes.h"

#include <glib/gi18n-lib.h>

#include "widgets/journal/lex-note-editor.h"
#include "widgets/journal/lex-note.h"
#include "widgets/text/lex-theme.h"

#define GAP 6

struct _LexNotes
{
  GtkWidget parent_instance;

  /* Owned; entries nullable */
  LexLibrary *library;
  LexJournal *journal;
  LexLabel *label;
  GPtrArray *entries; /* (element-type LexJournalEntry) */

  /* Owned by the widget tree */
  GtkWidget *box;
  GtkWidget *list;
  GtkWidget *editor; /* nullable: a child of the list */
  GtkWidget *add;    /* nullable: where nothing can be changed */

  LexLanguage language;
};

G_DEFINE_FINAL_TYPE (LexNotes, lex_notes, GTK_TYPE_WIDGET)

static void
clear_list (LexNotes *self)
{
  GtkWidget *next;

  for (GtkWidget *child = gtk_widget_get_first_child (self->list); child; child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      if (child != self->editor)
        gtk_box_remove (GTK_BOX (self->list), child);
    }
}

static gboolean
is_written (LexNotes *self, const LexJournalEntry *entry)
{
  return self->editor
         && g_strcmp0 (lex_note_editor_get_id (LEX_NOTE_EDITOR (self->editor)),
                       entry->fields[LEX_JOURNAL_ID])
                == 0;
}

/* Around the editor, which stays where it is: moved, it would lose the focus. */
static void
refill (LexNotes *self)
{
  const LexMarkupStyle style = { self->language, lex_theme_get_palette () };
  const gboolean fixed = lex_journal_is_read_only (self->journal);
  gboolean above = self->editor != NULL;

  clear_list (self);
  for (guint i = 0; self->entries && i < self->entries->len; i++)
    if (is_written (self, self->entries->pdata[i]))
      above = FALSE;
    else
      {
        GtkWidget *note = lex_note_new (self->library, self->entries->pdata[i], &style, fixed);

        gtk_widget_insert_before (note, self->list, above ? self->editor : NULL);
      }
}

/* Writing */

static gboolean
close_cb (gpointer user_data)
{
  LexNotes *self = user_data;
  GtkWidget *editor = g_steal_pointer (&self->editor);

  if (!editor)
    return G_SOURCE_REMOVE;
  /* Left to itself GTK would look for the focus among what is gone. */
  gtk_widget_grab_focus (self->add);
  gtk_box_remove (GTK_BOX (self->list), editor);
  refill (self);
  return G_SOURCE_REMOVE;
}

/* Not amid a key that the editor is still handling. */
static void
done_cb (LexNotes *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, close_cb, g_object_ref (self), g_object_unref);
}

static void
write_entry (LexNotes *self, LexJournalEntry *entry)
{
  GtkWidget *editor;

  if (self->editor)
    lex_note_editor_flush (LEX_NOTE_EDITOR (self->editor));
  if (self->editor)
    gtk_box_remove (GTK_BOX (self->list), self->editor);
  self->editor = editor = lex_note_editor_new (self->journal, entry);
  g_signal_connect_swapped (editor, "done", G_CALLBACK (done_cb), self);
  clear_list (self);
  gtk_box_append (GTK_BOX (self->list), editor);
  refill (self);
  gtk_widget_grab_focus (editor);
}

void
lex_notes_begin (LexNotes *self)
{
  LexJournalEntry *entry;

  g_return_if_fail (LEX_IS_NOTES (self));
  g_return_if_fail (self->label != NULL);

  if (lex_journal_is_read_only (self->journal))
    return;
  if (self->editor && !lex_note_editor_get_id (LEX_NOTE_EDITOR (self->editor)))
    {
      gtk_widget_grab_focus (self->editor);
      return;
    }
  entry = lex_journal_entry_new (LEX_JOURNAL_NOTE, lex_label_get_text (self->label), NULL);
  lex_journal_quote (self->library, entry, self->language);
  write_entry (self, entry);
}

static void
add_cb (LexNotes *self)
{
  lex_notes_begin (self);
}

static void
edit_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  LexNotes *self = LEX_NOTES (widget);
  const char *id = g_variant_get_string (parameter, NULL);

  for (guint i = 0; self->entries && i < self->entries->len; i++)
    {
      const LexJournalEntry *entry = g_ptr_array_index (self->entries, i);

      if (g_str_equal (entry->fields[LEX_JOURNAL_ID], id))
        {
          write_entry (self, lex_journal_entry_copy (entry));
          return;
        }
    }
}

static void
lex_notes_dispose (GObject *object)
{
  LexNotes *self = LEX_NOTES (object);

  self->editor = NULL;
  self->add = NULL;
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->library);
  g_clear_object (&self->journal);
  g_clear_pointer (&self->label, lex_label_unref);
  g_clear_pointer (&self->entries, g_ptr_array_unref);

  G_OBJECT_CLASS (lex_notes_parent_class)->dispose (object);
}

static void
lex_notes_class_init (LexNotesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_notes_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "notes");
  gtk_widget_class_install_action (widget_class, LEX_NOTE_EDIT, "s", edit_cb);
}

static void
lex_notes_init (LexNotes *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  gtk_box_append (GTK_BOX (self->box), self->list);
}

GtkWidget *
lex_notes_new (LexLibrary *library, LexJournal *journal, LexLanguage language)
{
  LexNotes *self = g_object_new (LEX_TYPE_NOTES, NULL);

  self->library = g_object_ref (library);
  self->journal = g_object_ref (journal);
  self->language = language;
  if (lex_journal_is_read_only (journal))
    return GTK_WIDGET (self);
  self->add = gtk_button_new_with_label (_ ("Add a Note"));
  gtk_widget_set_halign (self->add, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->add, "add");
  g_signal_connect_swapped (self->add, "clicked", G_CALLBACK (add_cb), self);
  gtk_box_append (GTK_BOX (self->box), self->add);
  return GTK_WIDGET (self);
}

void
lex_notes_set_entries (LexNotes *self, GPtrArray *entries)
{
  g_return_if_fail (LEX_IS_NOTES (self));

  if (entries)
    g_ptr_array_ref (entries);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  self->entries = entries;
  refill (self);
}

void
lex_notes_set_label (LexNotes *self, LexLabel *label)
{
  g_return_if_fail (LEX_IS_NOTES (self));

  lex_label_ref (label);
  g_clear_pointer (&self->label, lex_label_unref);
  self->label = label;
}
