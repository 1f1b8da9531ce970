/* lex-window-cards.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The reader's own cards: made of what is read, read from files, written to them. It refuses to
 * know how a card is written and learned. The window adds its actions.
 */

#include "shell/lex-window-cards.h"

#include <glib/gi18n-lib.h>

#include "services/lex-own-card.h"
#include "services/lex-question-file.h"
#include "services/lex-study-export.h"
#include "shell/lex-window-path.h"
#include "shell/lex-window-study.h"
#include "widgets/study/lex-study-room.h"
#include "widgets/text/lex-toast.h"

/* Made of what is read */

static LexOwnCard *
new_card (LexWindow *self, LexLabel *label)
{
  LexPage *page = lex_reader_get_page (self->reader);
  LexSelection *selection = page != NULL ? lex_page_get_selection (page) : NULL;
  const gboolean selected = selection != NULL && !lex_selection_is_empty (selection);
  const LexLanguage language
      = selected ? lex_selection_get_language (selection)
                 : lex_languages_get_first (lex_reader_get_languages (self->reader));
  g_autofree char *words = selected ? lex_selection_dup_whole (selection) : NULL;
  LexLabel *first = label;
  LexLabel *last;

  if (selected)
    lex_selection_get_clauses (selection, &first, &last);
  return lex_own_card_new_about (self->library, first, words, language);
}

/* It may be another window that asks, such as that of the notes. */
static void
write_card (LexWindow *self, LexOwnCard *card)
{
  gtk_window_present (GTK_WINDOW (self));
  lex_window_show_study (self);
  lex_study_room_write_card (LEX_STUDY_ROOM (self->study), card);
}

/* Of what is selected, or else of the clause that is named, or that is read. */
static void
make_card_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  const char *named = g_variant_get_string (parameter, NULL);
  g_autoptr (LexLabel) label = *named != '\0' ? lex_label_parse (named) : NULL;
  LexLabel *about = label != NULL ? label : lex_reader_get_label (self->reader);

  if (about == NULL || self->library == NULL)
    lex_toast_say (self->toasts, _ ("Open a clause first: a card is about one"));
  else if (lex_window_get_study (self) != NULL)
    write_card (self, new_card (self, about));
}

/* Of a note: its words behind, the clause that it is on in front. */
static void
make_card_of_note_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  const char *label;
  const char *words;
  g_autoptr (LexLabel) about = NULL;

  g_variant_get (parameter, "(&s&s)", &label, &words);
  about = lex_label_parse (label);
  if (about != NULL && self->library != NULL && lex_window_get_study (self) != NULL)
    write_card (self, lex_own_card_new_about (
                          self->library, about, words,
                          lex_languages_get_first (lex_reader_get_languages (self->reader))));
}

/* Files */

void
lex_window_take_questions (LexWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;
  guint n;

  if (lex_question_file_import (self->journal, path, g_get_real_time () / G_USEC_PER_SEC, &n,
                                &error))
    message = g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%u card was taken in", "%u cards were taken in", n), n);
  lex_toast_say (self->toasts, message != NULL ? message : error->message);
  if (message != NULL && self->study != NULL)
    lex_study_room_renew (LEX_STUDY_ROOM (self->study));
}

static char *
dup_saved (LexStudy *study, const char *name, gboolean reviews)
{
  g_autoptr (GPtrArray) left = lex_study_export_list_left_out (lex_study_get_cards (study));

  if (reviews || left->len == 0)
    return g_strdup_printf (_ ("It was saved as “%s”"), name);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "It was saved as “%s”, without %u card that is calculated",
                   "It was saved as “%s”, without %u cards that are calculated", left->len),
      name, left->len);
}

void
lex_window_save_cards (LexWindow *self, const char *path, gboolean reviews)
{
  LexStudy *study = lex_window_get_study (self);
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *message = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (study == NULL)
    return;
  text = reviews ? lex_study_export_dup_reviews (self->journal, &error)
                 : lex_study_export_dup_anki (lex_study_get_cards (study));
  if (text != NULL && g_file_set_contents (path, text, -1, &error))
    message = dup_saved (study, name, reviews);
  lex_toast_say (self->toasts, message != NULL ? message : error->message);
}

static void
save_anki (LexWindow *self, const char *path)
{
  lex_window_save_cards (self, path, FALSE);
}

static void
save_reviews (LexWindow *self, const char *path)
{
  lex_window_save_cards (self, path, TRUE);
}

/* What is done with a file, by the name of the action. */
static void
file_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  static const struct
  {
    const char *action;
    const char *title;
    const char *accept;
    const char *name; /* nullable */
    LexWindowPathFunc func;
  } deeds[] = {
    { "import-questions", N_ ("Questions from a File"), N_ ("_Open"), NULL,
      lex_window_take_questions },
    { "export-cards", N_ ("All Cards for Anki"), N_ ("_Export"), "lexbridge-anki.txt", save_anki },
    { "export-reviews", N_ ("My Answers as CSV"), N_ ("_Export"), "lexbridge-answers.csv",
      save_reviews },
  };
  LexWindow *self = LEX_WINDOW (user_data);

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (g_str_equal (g_action_get_name (G_ACTION (action)), deeds[i].action))
      {
        const LexFileChoice choice
            = { .title = _ (deeds[i].title), .accept = _ (deeds[i].accept), .name = deeds[i].name };

        lex_window_ask_path (self, NULL, &choice, deeds[i].func);
      }
}

void
lex_window_add_card_actions (LexWindow *self)
{
  static const GActionEntry entries[] = {
    { "make-card", make_card_cb, "s" }, { "make-card-of", make_card_of_note_cb, "(ss)" },
    { "import-questions", file_cb },    { "export-cards", file_cb },
    { "export-reviews", file_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
