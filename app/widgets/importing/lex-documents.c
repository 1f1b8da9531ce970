/* lex-documents.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The imported documents: what each is, and what can be done with it. It refuses to do any of that;
 * it fires actions of the window that made it.
 */

#include "widgets/importing/lex-documents.h"

#include <glib/gi18n-lib.h>

#include "services/lex-library-records.h"
#include "widgets/text/lex-toast.h"

struct _LexDocuments
{
  AdwWindow parent_instance;

  /* Owned */
  LexLibrary *library;
  GPtrArray *names; /* (element-type utf8) as they are listed */

  /* Owned by the widget tree */
  AdwToastOverlay *toasts;
  GtkStack *stack;
  GtkListBox *list;
  GtkWidget *undo;
};

G_DEFINE_FINAL_TYPE (LexDocuments, lex_documents, ADW_TYPE_WINDOW)

static void
lex_documents_dispose (GObject *object)
{
  LexDocuments *self = LEX_DOCUMENTS (object);

  /* GTK keeps the last tooltip, and with it this window's actions, until another is shown. */
  gtk_widget_insert_action_group (GTK_WIDGET (object), "win", NULL);
  g_clear_object (&self->library);
  g_clear_pointer (&self->names, g_ptr_array_unref);

  G_OBJECT_CLASS (lex_documents_parent_class)->dispose (object);
}

static void
lex_documents_class_init (LexDocumentsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lex_documents_dispose;
}

static const char *
get_kind (LexKind kind)
{
  static const char *const names[LEX_N_KINDS] = {
    [LEX_KIND_LAW] = N_ ("Laws"),
    [LEX_KIND_DEFINITION] = N_ ("Definitions"),
    [LEX_KIND_COMMENTARY] = N_ ("Commentary"),
    [LEX_KIND_EXAMPLE] = N_ ("Examples"),
    [LEX_KIND_REGULATION] = N_ ("Regulation"),
    [LEX_KIND_GUIDE] = N_ ("Guide"),
    [LEX_KIND_NOTE] = N_ ("Notes"),
    [LEX_KIND_INDEX] = N_ ("Index"),
  };

  return _ (names[kind]);
}

static const char *
get_languages (LexLanguages languages)
{
  if (languages == LEX_LANGUAGES_PL)
    return _ ("Polish");
  return languages == LEX_LANGUAGES_EN ? _ ("English") : _ ("English and Polish");
}

static void
append (GString *text, const char *words)
{
  if (words != NULL)
    g_string_append_printf (text, " · %s", words);
}

/* Kind, language, edition, date, clauses: what tells one document from another. */
static char *
dup_description (LexDocument *document, const LexRecord *record)
{
  g_autoptr (GString) text = g_string_new (get_kind (lex_document_get_kind (document)));
  g_autofree char *clauses
      = g_strdup_printf (_ ("clauses: %u"), lex_document_get_n_clauses (document));

  append (text, get_languages (lex_document_get_languages (document)));
  append (text, lex_document_get_edition (document));
  append (text, lex_document_get_publisher (document));
  if (record != NULL && record->imported > 0)
    {
      g_autoptr (GDateTime) when
          = g_date_time_new_from_unix_local (record->imported / G_USEC_PER_SEC);
      g_autofree char *date = when != NULL ? g_date_time_format (when, "%x") : NULL;

      append (text, date);
    }
  append (text, clauses);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static const char *
get_title (LexDocument *document)
{
  const char *title = lex_document_get_title (document, lex_language_of_locale ());

  if (title == NULL)
    title = lex_document_get_title (document, 1 - lex_language_of_locale ());
  return title != NULL ? title : lex_document_get_name (document);
}

static GtkWidget *
button_new (const char *icon, const char *name, const char *action, GVariant *target)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  return button;
}

static void
append_item (GMenu *menu, const char *name, const char *action, const char *document)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (name, NULL);

  g_menu_item_set_action_and_target_value (item, action, g_variant_new_string (document));
  g_menu_append_item (menu, item);
}

static GtkWidget *
menu_new (const char *name, gboolean has_record)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *button = gtk_menu_button_new ();

  append_item (menu, _ ("Read"), "win.open-document", name);
  if (has_record)
    append_item (menu, _ ("Import Report"), "win.report", name);
  append_item (menu, _ ("Rename…"), "win.rename", name);
  if (has_record)
    append_item (menu, _ ("Read the Original Again"), "win.reimport", name);
  append_item (menu, _ ("Remove"), "win.forget-document", name);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("What Can Be Done"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What Can Be Done"), -1);
  return button;
}

/* The names in the order that puts one above those that stand above it now. */
static GVariant *
rank_above (LexDocuments *self, guint index)
{
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_STRING_ARRAY);

  for (guint i = 0; i < self->names->len; i++)
    if (i + 1 == index)
      {
        g_variant_builder_add (&builder, "s", self->names->pdata[index]);
        g_variant_builder_add (&builder, "s", self->names->pdata[i]);
        i++;
      }
    else
      g_variant_builder_add (&builder, "s", self->names->pdata[i]);
  return g_variant_builder_end (&builder);
}

static void
add_key (GtkEventController *keys, const char *trigger, const char *action, GVariant *target)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger),
                                            gtk_named_action_new (action));

  gtk_shortcut_set_arguments (shortcut, target);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

/* What its menu and its button do. */
static void
add_keys (LexDocuments *self, GtkWidget *row, const char *name, guint index)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  add_key (keys, "F2", "win.rename", g_variant_new_string (name));
  add_key (keys, "Delete", "win.forget-document", g_variant_new_string (name));
  if (index > 0)
    add_key (keys, "<Alt>Up", "win.rank", rank_above (self, index));
  gtk_widget_add_controller (row, keys);
}

static void
add_row (LexDocuments *self, LexDocument *document, guint index)
{
  const char *name = lex_document_get_name (document);
  g_autoptr (LexRecord) record = lex_library_read_record (self->library, name, NULL);
  g_autofree char *description = dup_description (document, record);
  GtkWidget *row
      = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", get_title (document),
                      "subtitle", description, "title-lines", 0, "subtitle-lines", 0, NULL);

  if (index > 0)
    adw_action_row_add_suffix (
        ADW_ACTION_ROW (row), button_new ("go-up-symbolic", _ ("Let It Prevail over the One Above"),
                                          "win.rank", rank_above (self, index)));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             menu_new (name, record != NULL && record->files->len > 0));
  add_keys (self, row, name, index);
  gtk_list_box_append (self->list, row);
}

static void
clear_list (LexDocuments *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  g_ptr_array_set_size (self->names, 0);
}

/* Of the same clause, the library shows that of the document which stands last. */
static void
refill (LexDocuments *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) all = lex_library_list_documents (self->library, &error);
  g_autoptr (GPtrArray) documents = g_ptr_array_new ();
  g_autoptr (LexShelfChange) change = NULL;

  clear_list (self);
  for (guint i = all != NULL ? all->len : 0; i-- > 0;)
    if (lex_document_get_imported (all->pdata[i]))
      {
        g_ptr_array_add (documents, all->pdata[i]);
        g_ptr_array_add (self->names, g_strdup (lex_document_get_name (all->pdata[i])));
      }
  for (guint i = 0; i < documents->len; i++)
    add_row (self, documents->pdata[i], i);
  gtk_stack_set_visible_child_name (self->stack, documents->len > 0 ? "list" : "nothing");
  lex_library_find_last_change (self->library, &change, NULL);
  gtk_widget_set_visible (self->undo, change != NULL);
  if (error != NULL)
    lex_documents_say (self, error->message);
}

static GtkWidget *
header_new (LexDocuments *self)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *import = gtk_button_new_with_mnemonic (_ ("_Import…"));

  self->undo = gtk_button_new_with_mnemonic (_ ("_Undo"));
  gtk_widget_set_tooltip_text (self->undo, _ ("Undo the Last Change of These Documents"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (import), "win.import");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->undo), "win.undo-documents");
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), import);
  adw_header_bar_pack_start (
      ADW_HEADER_BAR (header),
      button_new ("folder-symbolic", _ ("Import a Folder…"), "win.import-folder", NULL));
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), self->undo);
  return header;
}

static GtkWidget *
list_new (LexDocuments *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *hint = gtk_label_new (
      _ ("Where two documents have the same clause, the one that stands higher here is shown."));

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_widget_add_css_class (hint, "dim-label");
  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  gtk_label_set_xalign (GTK_LABEL (hint), 0);
  gtk_widget_set_margin_top (box, 18);
  gtk_widget_set_margin_bottom (box, 18);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  gtk_box_append (GTK_BOX (box), hint);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  return scrolled;
}

static gboolean
close_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  gtk_window_close (GTK_WINDOW (widget));
  return TRUE;
}

static void
lex_documents_init (LexDocuments *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkWidget *nothing = g_object_new (
      ADW_TYPE_STATUS_PAGE, "icon-name", "document-open-symbolic", "title",
      _ ("Nothing Is Imported"), "description",
      _ ("Drop the files of the federations here, or import them: the digest stands in their place "
         "until then."),
      NULL);

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Escape"),
                        gtk_callback_action_new (close_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_add_named (self->stack, list_new (self), "list");
  gtk_stack_add_named (self->stack, nothing, "nothing");
  gtk_widget_set_vexpand (GTK_WIDGET (self->stack), TRUE);
  adw_toast_overlay_set_child (self->toasts, GTK_WIDGET (self->stack));
  gtk_box_append (GTK_BOX (box), header_new (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->toasts));
  adw_window_set_content (ADW_WINDOW (self), box);
}

LexDocuments *
lex_documents_new (LexLibrary *library, GtkWindow *parent)
{
  LexDocuments *self = g_object_new (LEX_TYPE_DOCUMENTS, "transient-for", parent,
                                     "destroy-with-parent", TRUE, "title", _ ("Imported Documents"),
                                     "default-width", 640, "default-height", 560, NULL);

  self->library = g_object_ref (library);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "win", G_ACTION_GROUP (parent));
  g_signal_connect_object (library, "changed", G_CALLBACK (refill), self, G_CONNECT_SWAPPED);
  refill (self);
  return self;
}

void
lex_documents_say (LexDocuments *self, const char *message)
{
  g_return_if_fail (LEX_IS_DOCUMENTS (self));

  lex_toast_say (self->toasts, message);
}
