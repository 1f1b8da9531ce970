/* lex-study-cards.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The reader's own cards in the place to learn, as actions: written, changed, removed, brought
 * back. It refuses to know files. The room adds it.
 */

#include <glib/gi18n-lib.h>

#include "widgets/study/lex-study-room-private.h"

/* While something is asked, what is studied stays: its cards are in use. */
void
lex_study_cards_renew (LexStudyRoom *self)
{
  g_autoptr (GError) error = NULL;

  if (!self->stale || self->course != NULL || self->sitting != NULL)
    return;
  self->stale = FALSE;
  if (!lex_study_read_own (self->study, &error))
    lex_study_show_complaint (self, error->message);
}

static void
show (LexStudyRoom *self, const GError *error)
{
  lex_study_show_complaint (self, error != NULL ? error->message : NULL);
  self->stale = self->stale || error == NULL;
  lex_study_cards_renew (self);
  lex_study_show_page (self, TRUE);
}

void
lex_study_cards_write (LexStudyRoom *self, LexOwnCard *card, gboolean leave)
{
  lex_own_card_free (self->card);
  self->card = card;
  self->leave = leave;
  lex_study_show_complaint (self, NULL);
  lex_study_show_page (self, FALSE);
}

gboolean
lex_study_cards_leave (LexStudyRoom *self)
{
  const gboolean leave = self->leave;

  if (self->card == NULL)
    return FALSE;
  g_clear_pointer (&self->card, lex_own_card_free);
  self->leave = FALSE;
  lex_study_show_complaint (self, NULL);
  lex_study_show_page (self, FALSE);
  if (leave)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.leave-study", NULL);
  return TRUE;
}

static void
new_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_study_cards_write (user_data, lex_own_card_new (), FALSE);
}

static void
leave_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_study_cards_leave (user_data);
}

static void
keep_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;

  if (self->card == NULL)
    return;
  g_ptr_array_add (cards, self->card);
  if (!lex_own_card_put (lex_study_get_journal (self->study), cards, self->clock (), &error))
    {
      lex_study_show_complaint (self, error->message);
      lex_study_show_page (self, TRUE);
      return;
    }
  self->stale = TRUE;
  lex_study_cards_leave (self);
  lex_study_cards_renew (self);
}

static LexOwnCard *
steal_card (LexStudyRoom *self, const char *id)
{
  g_autoptr (GPtrArray) cards = lex_own_card_list (lex_study_get_journal (self->study), NULL);

  for (guint i = 0; cards != NULL && i < cards->len; i++)
    if (g_str_equal (((const LexOwnCard *) cards->pdata[i])->id, id))
      return g_ptr_array_steal_index (cards, i);
  return NULL;
}

static void
edit_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexOwnCard *card = steal_card (user_data, g_variant_get_string (parameter, NULL));

  if (card != NULL)
    lex_study_cards_write (user_data, card, FALSE);
}

static void
remove_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  const char *id = g_variant_get_string (parameter, NULL);
  g_autoptr (GError) error = NULL;

  if (lex_own_card_remove (lex_study_get_journal (self->study), id, TRUE, self->clock (), &error))
    {
      g_free (self->removed);
      self->removed = g_strdup (id);
      lex_study_show_removed (self, _ ("The card was removed"), "bring-back-card", id);
    }
  show (self, error);
}

static void
bring_back (LexStudyRoom *self, const char *id)
{
  g_autoptr (GError) error = NULL;

  lex_own_card_remove (lex_study_get_journal (self->study), id, FALSE, self->clock (), &error);
  self->stale = self->stale || error == NULL;
  lex_study_cards_renew (self);
  lex_study_show_returned (self, error);
}

gboolean
lex_study_cards_bring_back (LexStudyRoom *self)
{
  g_autofree char *id = g_steal_pointer (&self->removed);

  if (id == NULL)
    return FALSE;
  bring_back (self, id);
  return TRUE;
}

static void
bring_back_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  const char *id = g_variant_get_string (parameter, NULL);

  if (g_strcmp0 (self->removed, id) == 0)
    g_clear_pointer (&self->removed, g_free);
  bring_back (self, id);
}

void
lex_study_cards_add_actions (LexStudyRoom *self)
{
  static const GActionEntry entries[] = {
    { "new-card", new_cb },
    { "edit-card", edit_cb, "s" },
    { "keep-card", keep_cb },
    { "leave-card", leave_cb },
    { "remove-card", remove_cb, "s" },
    { "bring-back-card", bring_back_cb, "s" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
}
