/* lex-parent.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a clause stands below: a label and the words that lead to it. It refuses to know where the
 * words come from. The services make parents, whoever shows a clause writes them above it.
 */

#include "model/lex-parent.h"

#include "model/lex-label-name.h"

#define BETWEEN " › "

LexParent *
lex_parent_new (LexLabel *label, const char *text)
{
  LexParent *self;

  g_return_val_if_fail (label != NULL && text != NULL, NULL);

  self = g_rc_box_new0 (LexParent);
  self->label = lex_label_ref (label);
  self->text = g_strdup (text);
  return self;
}

LexParent *
lex_parent_ref (LexParent *self)
{
  return g_rc_box_acquire (self);
}

static void
parent_clear (gpointer data)
{
  LexParent *self = data;

  lex_label_unref (self->label);
  g_free (self->text);
}

void
lex_parent_unref (LexParent *self)
{
  g_rc_box_release_full (self, parent_clear);
}

/* The first in full unless it is known whose it is, the others by their own level; one whose name
 * is words has these alone. */
static char *
dup_number (LexParent *self, gboolean alone)
{
  const char *number = lex_label_get_number (self->label);

  if (*number == '\0' || (lex_label_get_depth (self->label) == 0 && !alone))
    return g_strdup (number);
  if (lex_label_get_depth (self->label) == 0)
    return lex_label_name_dup (self->label);
  return g_strdup (lex_label_get_part (self->label));
}

/* One that only numbers its parts says nothing that their own numbers do not. */
static gboolean
is_worth_saying (LexParent *self, gboolean alone)
{
  const gboolean is_law
      = lex_label_get_law (self->label) != 0 && lex_label_get_depth (self->label) == 0;

  return *self->text != '\0' && (alone || !is_law);
}

char *
lex_parent_dup_line (GPtrArray *parents, gboolean alone)
{
  g_autoptr (GString) line = g_string_new (NULL);

  g_return_val_if_fail (parents != NULL, NULL);

  for (guint i = 0; i < parents->len; i++)
    {
      LexParent *parent = g_ptr_array_index (parents, i);
      g_autofree char *number = dup_number (parent, alone);

      if (is_worth_saying (parent, alone))
        g_string_append_printf (line, "%s%s%s%s", line->len > 0 ? BETWEEN : "", number,
                                *number != '\0' ? " " : "", parent->text);
    }
  return g_string_free (g_steal_pointer (&line), FALSE);
}

gboolean
lex_parent_list_has_text (GPtrArray *parents, const char *text)
{
  g_return_val_if_fail (parents != NULL && text != NULL, FALSE);

  for (guint i = 0; i < parents->len; i++)
    if (g_str_equal (((const LexParent *) parents->pdata[i])->text, text))
      return TRUE;
  return FALSE;
}
