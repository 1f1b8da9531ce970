/* lex-words-chip.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whose words a page shows, and the choice between them. It refuses to know who keeps that choice
 * and what a page looks like. The opening of a page and its rows call it.
 */

#include "widgets/page/lex-words-chip.h"

#include <glib/gi18n-lib.h>

#include "widgets/text/lex-flow-layout.h"
#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-widget.h"

/* The Laws as printed; what came later amends them. */
#define PRINTED 2017

/* Words */

static gboolean
is_law (LexDocument *document)
{
  const LexKind kind = lex_document_get_kind (document);

  return kind == LEX_KIND_LAW || kind == LEX_KIND_REGULATION || kind == LEX_KIND_DEFINITION;
}

/* `WBF 2017`, `PZBS, since 2024`; nothing of a document that does not say. */
static char *
dup_edition (LexDocument *document, LexLanguage language)
{
  const char *publisher = lex_document_get_publisher (document);
  const char *edition = lex_document_get_edition (document);
  const char *since = language == LEX_LANGUAGE_PL ? "od" : "since";

  if (!edition)
    return g_strdup (publisher ? publisher : "");
  if (g_ascii_strtoull (edition, NULL, 10) > PRINTED)
    return g_strdup_printf ("%s%s%s %s", publisher ? publisher : "", publisher ? ", " : "", since,
                            edition);
  return g_strdup_printf ("%s%s%s", publisher ? publisher : "", publisher ? " " : "", edition);
}

/* These words belong to the law's language, not to the interface's. */
char *
lex_words_chip_dup_source (LexDocument *document, LexLanguage language)
{
  const gboolean polish = language == LEX_LANGUAGE_PL;
  g_autofree char *edition = document ? dup_edition (document, language) : NULL;
  const char *kind;

  if (!document)
    return g_strdup (polish ? "streszczenie" : "digest");
  if (is_law (document))
    kind = polish ? "tekst oficjalny" : "official text";
  else
    kind = polish ? "tekst wczytany" : "imported text";
  return g_strjoin (*edition ? ", " : "", kind, edition, NULL);
}

static gboolean
has_digest (const LexPassage *passage, LexLanguage language)
{
  for (guint i = 0; i < passage->rows->len; i++)
    {
      const LexPassageRow *row = g_ptr_array_index (passage->rows, i);

      if (!row->source[language] && lex_clause_get_text (row->clause, language))
        return TRUE;
    }
  return FALSE;
}

GStrv
lex_words_chip_dup_sources (const LexPassage *passage, LexLanguage language)
{
  g_autoptr (GPtrArray) shown = lex_wordings_list_shown (passage, language);
  g_autoptr (GStrvBuilder) sources = g_strv_builder_new ();

  for (guint i = 0; i < shown->len; i++)
    {
      g_autofree char *source = lex_words_chip_dup_source (shown->pdata[i], language);

      g_strv_builder_add (sources, source);
    }
  if (has_digest (passage, language))
    {
      g_autofree char *digest = lex_words_chip_dup_source (NULL, language);

      g_strv_builder_add (sources, digest);
    }
  return g_strv_builder_end (sources);
}

/* The imports of all languages on the page, `official text, WBF 2017 · PZBS 2017`; of two columns
 * it is said which of them has one. */
static char *
dup_official (const LexTypesetting *setting, const LexPassage *passage)
{
  static const char *const in[][LEX_N_LANGUAGES]
      = { { " in English", " in Polish" }, { " po angielsku", " po polsku" } };
  const LexLanguage first = setting->languages[0];
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *said = NULL;
  LexLanguage last = first;
  guint n_languages = 0;

  for (int place = 0; place < setting->grid.n_texts; place++)
    {
      g_autoptr (GPtrArray) imports
          = lex_wordings_list_imports (passage, setting->languages[place]);
      g_autoptr (GPtrArray) shown = lex_wordings_list_shown (passage, setting->languages[place]);
      LexDocument *document = shown->len > 0     ? shown->pdata[0]
                              : imports->len > 0 ? imports->pdata[0]
                                                 : NULL;
      g_autofree char *source = document ? lex_words_chip_dup_source (document, first) : NULL;
      g_autofree char *edition = document ? dup_edition (document, first) : NULL;

      if (!document)
        continue;
      last = setting->languages[place];
      if (n_languages++ == 0)
        g_string_append (words, source);
      else if (*edition && g_strcmp0 (said, edition) != 0)
        g_string_append_printf (words, " · %s", edition);
      g_free (said);
      said = g_steal_pointer (&edition);
    }
  if (n_languages == 1 && setting->grid.n_texts > 1)
    {
      const char *comma = strchr (words->str, ',');

      g_string_insert (words, comma ? comma - words->str : -1,
                       in[first == LEX_LANGUAGE_PL ? 1 : 0][last]);
    }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* Which of several */

/* What tells documents of one publisher and edition apart is the title. */
static char *
dup_choice (LexDocument *document, LexLanguage language)
{
  const char *title = lex_document_get_title (document, language);
  g_autofree char *edition = dup_edition (document, language);

  if (!title)
    title = lex_document_get_title (document, 1 - language);
  if (!title)
    title = lex_words_chip_dup_source (document, language);
  return g_strjoin (*edition ? " · " : "", title, edition, NULL);
}

typedef struct
{
  GtkWidget *root; /* owned */
  char *document;
} Chosen;

static gboolean
prefer_cb (gpointer user_data)
{
  g_autofree Chosen *self = user_data;

  gtk_widget_activate_action (self->root, "win.prefer", "s", self->document);
  g_object_unref (self->root);
  g_free (self->document);
  return G_SOURCE_REMOVE;
}

/* The page is built anew by the choice, and its popover goes with it: that closes first. */
static void
chosen_cb (GtkCheckButton *button, const char *name)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (button), GTK_TYPE_POPOVER);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (button));
  Chosen *chosen;

  if (!gtk_check_button_get_active (button) || !root || !popover)
    return;
  chosen = g_new0 (Chosen, 1);
  chosen->root = GTK_WIDGET (g_object_ref (root));
  chosen->document = g_strdup (name);
  gtk_popover_popdown (GTK_POPOVER (popover));
  g_idle_add (prefer_cb, chosen);
}

static void
free_name (gpointer name, GClosure *closure)
{
  g_free (name);
}

static void
append_choices (GtkBox *box, const LexPassage *passage, LexLanguage language)
{
  g_autoptr (GPtrArray) imports = lex_wordings_list_imports (passage, language);
  g_autoptr (GPtrArray) shown = lex_wordings_list_shown (passage, language);
  GtkWidget *group = NULL;

  for (guint i = 0; imports->len > 1 && i < imports->len; i++)
    {
      LexDocument *document = imports->pdata[i];
      g_autofree char *words = dup_choice (document, language);
      GtkWidget *button = gtk_check_button_new_with_label (words);

      gtk_check_button_set_group (GTK_CHECK_BUTTON (button), GTK_CHECK_BUTTON (group));
      gtk_check_button_set_active (GTK_CHECK_BUTTON (button),
                                   shown->len > 0 && shown->pdata[0] == document);
      g_signal_connect_data (button, "toggled", G_CALLBACK (chosen_cb),
                             g_strdup (lex_document_get_name (document)), free_name, 0);
      gtk_box_append (box, button);
      group = button;
    }
}

/* A document each, in each language that has several. */
static GtkWidget *
choice_new (const LexTypesetting *setting, const LexPassage *passage)
{
  GtkWidget *popover;
  GtkWidget *button;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (int place = 0; place < setting->grid.n_texts; place++)
    append_choices (GTK_BOX (box), passage, setting->languages[place]);
  if (!gtk_widget_get_first_child (box))
    {
      g_object_ref_sink (box);
      g_object_unref (box);
      return NULL;
    }
  popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "pan-down-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  lex_widget_set_tooltip (button, _ ("Which of several texts"));
  gtk_widget_add_css_class (button, "mark");
  return button;
}

/* The chip */

static GtkWidget *
mark_new (const char *words, LexLanguage language)
{
  g_autofree char *markup = g_markup_escape_text (words, -1);
  GtkWidget *mark = lex_text_label_new (markup, language, "mark");

  gtk_label_set_wrap (GTK_LABEL (mark), FALSE);
  gtk_label_set_width_chars (GTK_LABEL (mark), -1);
  gtk_label_set_ellipsize (GTK_LABEL (mark), PANGO_ELLIPSIZE_END);
  return mark;
}

static void
append_words (GtkBox *chip, LexWords words, const char *label, const char *tooltip,
              LexLanguage language)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (label);
  GtkWidget *inner = gtk_button_get_child (GTK_BUTTON (button));

  lex_text_label_set_language (inner, language);
  gtk_label_set_ellipsize (GTK_LABEL (inner), PANGO_ELLIPSIZE_END);
  lex_widget_set_tooltip (button, tooltip);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "mark");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", lex_words_get_name (words));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.words");
  gtk_box_append (chip, button);
}

/* Without a choice it only tells. */
static char *
dup_all (const LexTypesetting *setting, const LexPassage *passage)
{
  g_autoptr (GStrvBuilder) all = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  for (int place = 0; place < setting->grid.n_texts; place++)
    {
      g_auto (GStrv) sources = lex_words_chip_dup_sources (passage, setting->languages[place]);

      g_strv_builder_addv (all, (const char **) sources);
    }
  words = g_strv_builder_end (all);
  return g_strjoinv (" · ", words);
}

static GtkWidget *
switch_new (const LexTypesetting *setting, const LexPassage *passage)
{
  const LexLanguage language = setting->languages[0];
  g_autofree char *official = dup_official (setting, passage);
  g_autofree char *digest = lex_words_chip_dup_source (NULL, language);
  GtkWidget *chip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *choice = choice_new (setting, passage);

  g_object_set (chip, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Whose words"), -1);
  gtk_widget_add_css_class (chip, "words");
  /* In a narrow window and large type what has no room beside the others stands below them. */
  gtk_widget_set_layout_manager (chip, lex_flow_layout_new (0));
  append_words (GTK_BOX (chip), LEX_WORDS_OFFICIAL, official, _ ("The official text first"),
                language);
  if (choice)
    gtk_box_append (GTK_BOX (chip), choice);
  append_words (GTK_BOX (chip), LEX_WORDS_DIGEST, digest, _ ("Lexbridge’s own digest first"),
                language);
  append_words (GTK_BOX (chip), LEX_WORDS_BOTH, language == LEX_LANGUAGE_PL ? "oba" : "both",
                _ ("The official text, and the digest below"), language);
  return chip;
}

GtkWidget *
lex_words_chip_new (const LexTypesetting *setting, const LexPassage *passage)
{
  g_autofree char *all = NULL;

  if (lex_wordings_is_choice (passage))
    return switch_new (setting, passage);
  all = dup_all (setting, passage);
  return *all ? mark_new (all, setting->languages[0]) : NULL;
}
