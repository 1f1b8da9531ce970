/* lex-language-switch.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The switch between Polish, both and English in the header bar. It refuses to
 * know what the languages are used for: its buttons fire an action whose state
 * they show. The window's template places it.
 */

#include "shell/lex-language-switch.h"

#include <glib/gi18n-lib.h>

#include "widgets/text/lex-widget.h"
struct _LexLanguageSwitch
{
  GtkWidget parent_instance;

  /* Borrowed: template children */
  GtkWidget *polish;
  GtkWidget *both;
  GtkWidget *english;
  GtkLabel *sides;
};

G_DEFINE_FINAL_TYPE (LexLanguageSwitch, lex_language_switch, GTK_TYPE_WIDGET)

static void
lex_language_switch_dispose (GObject *object)
{
  lex_widget_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (lex_language_switch_parent_class)->dispose (object);
}

static void
lex_language_switch_class_init (LexLanguageSwitchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lex_language_switch_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/lexbridge/Lexbridge/lex-language-switch.ui");
  gtk_widget_class_bind_template_child (widget_class, LexLanguageSwitch, polish);
  gtk_widget_class_bind_template_child (widget_class, LexLanguageSwitch, both);
  gtk_widget_class_bind_template_child (widget_class, LexLanguageSwitch, english);
  gtk_widget_class_bind_template_child (widget_class, LexLanguageSwitch, sides);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lex_language_switch_init (LexLanguageSwitch *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lex_widget_set_name (self->polish, _ ("Polish only"));
  lex_widget_set_name (self->english, _ ("English only"));
}

void
lex_language_switch_set_both (LexLanguageSwitch *self, LexLanguages both)
{
  const gboolean english = lex_languages_get_first (both) == LEX_LANGUAGE_EN;
  const char *name
      = both == LEX_LANGUAGES_SWAPPED ? _ ("Polish and English") : _ ("English and Polish");

  g_return_if_fail (LEX_IS_LANGUAGE_SWITCH (self));
  g_return_if_fail (lex_languages_are_both (both));

  /* The buttons stand in the order of the columns they stand for. */
  gtk_widget_insert_after (english ? self->english : self->polish, GTK_WIDGET (self), NULL);
  gtk_widget_insert_before (english ? self->polish : self->english, GTK_WIDGET (self), NULL);
  gtk_label_set_label (self->sides, english ? "EN | PL" : "PL | EN");
  lex_widget_set_name (self->both, name);
}

const char *
lex_language_switch_get_both (LexLanguageSwitch *self)
{
  g_return_val_if_fail (LEX_IS_LANGUAGE_SWITCH (self), NULL);

  return gtk_widget_get_tooltip_text (self->both);
}

LexLanguage
lex_language_switch_get_first (LexLanguageSwitch *self)
{
  g_return_val_if_fail (LEX_IS_LANGUAGE_SWITCH (self), LEX_LANGUAGE_EN);

  return gtk_widget_get_first_child (GTK_WIDGET (self)) == self->english ? LEX_LANGUAGE_EN
                                                                         : LEX_LANGUAGE_PL;
}
