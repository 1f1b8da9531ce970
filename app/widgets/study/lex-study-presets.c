/* lex-study-presets.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the reader keeps of the form of a mock exam, as actions: presets of his own. It refuses to
 * begin exams. The room adds it.
 */

#include <glib/gi18n-lib.h>

#include "services/lex-mock-presets.h"
#include "widgets/study/lex-study-room-private.h"

static guint
find (LexStudyRoom *self, const char *title)
{
  g_autoptr (GPtrArray) presets = lex_mock_presets_list (self->study);

  for (guint i = 0; i < presets->len; i++)
    {
      const LexMockPreset *preset = presets->pdata[i];

      if (preset->source == LEX_MOCK_OWN && g_str_equal (preset->title, title))
        return i;
    }
  return 0;
}

/* The numbers stay as they are. */
static void
keep_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  const char *title = self->mock.title != NULL ? self->mock.title : "";
  g_autoptr (GError) error = NULL;

  if (lex_mock_presets_keep (self->study, title, &self->mock.rules, self->clock (), &error))
    self->mock.chosen = find (self, title);
  lex_study_show_complaint (self, error != NULL ? error->message : NULL);
  lex_study_show_page (self, TRUE);
}

static void
remove_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  g_autoptr (GPtrArray) presets = lex_mock_presets_list (self->study);
  const LexMockPreset *preset
      = self->mock.chosen < presets->len ? presets->pdata[self->mock.chosen] : NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (preset == NULL || preset->source != LEX_MOCK_OWN)
    return;
  text = lex_mock_presets_dup_text (preset);
  if (lex_mock_presets_remove (self->study, preset->title, self->clock (), &error))
    {
      self->mock.chosen = 0;
      lex_study_show_removed (self, _ ("The preset was removed"), "bring-back-preset", text);
    }
  lex_study_show_complaint (self, error != NULL ? error->message : NULL);
  lex_study_show_page (self, TRUE);
}

/* It is chosen again, with its numbers in the form. */
static void
choose (LexStudyRoom *self, char *title)
{
  g_autoptr (GPtrArray) presets = lex_mock_presets_list (self->study);

  g_free (self->mock.title);
  self->mock.title = title;
  self->mock.chosen = find (self, title);
  self->mock.rules = ((const LexMockPreset *) presets->pdata[self->mock.chosen])->rules;
}

static void
bring_back_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexStudyRoom *self = user_data;
  g_autoptr (GError) error = NULL;
  char *title = lex_mock_presets_bring_back (self->study, g_variant_get_string (parameter, NULL),
                                             self->clock (), &error);

  if (title != NULL)
    choose (self, title);
  lex_study_show_returned (self, error);
}

void
lex_study_presets_add_actions (LexStudyRoom *self)
{
  static const GActionEntry entries[] = { { "keep-preset", keep_cb },
                                          { "remove-preset", remove_cb },
                                          { "bring-back-preset", bring_back_cb, "s" } };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
}
