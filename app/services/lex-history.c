/* lex-history.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the reader has been: clauses and how far each was scrolled, with a
 * cursor for back and forward. It refuses to know widgets, and whether a
 * clause still exists. The window calls it.
 */

#include "services/lex-history.h"

struct _LexHistory
{
  GObject parent_instance;

  GArray *places;
  /* Index of the current place; -1 only while there is none. */
  int current;
};

G_DEFINE_FINAL_TYPE (LexHistory, lex_history, G_TYPE_OBJECT)

typedef enum
{
  PROP_CAN_GO_BACK = 1,
  PROP_CAN_GO_FORWARD,
} LexHistoryProperty;

static GParamSpec *properties[PROP_CAN_GO_FORWARD + 1];

static void
place_clear (gpointer data)
{
  LexPlace *place = data;

  g_clear_pointer (&place->label, lex_label_unref);
  g_clear_pointer (&place->words, g_strfreev);
}

static LexPlace *
place_at (LexHistory *self, int index)
{
  if (index < 0 || index >= (int) self->places->len)
    return NULL;

  return &g_array_index (self->places, LexPlace, index);
}

/* The position is noted on leaving, never on scrolling: one write per move. */
static void
leave (LexHistory *self, double position)
{
  LexPlace *place = place_at (self, self->current);

  if (place != NULL)
    place->position = position;
}

static void
notify_changes (LexHistory *self, gboolean could_back, gboolean could_forward)
{
  if (could_back != lex_history_can_go (self, -1))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_GO_BACK]);
  if (could_forward != lex_history_can_go (self, 1))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_GO_FORWARD]);
}

static void
lex_history_finalize (GObject *object)
{
  LexHistory *self = LEX_HISTORY (object);

  g_clear_pointer (&self->places, g_array_unref);

  G_OBJECT_CLASS (lex_history_parent_class)->finalize (object);
}

static void
lex_history_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  LexHistory *self = LEX_HISTORY (object);

  switch ((LexHistoryProperty) property_id)
    {
    case PROP_CAN_GO_BACK:
      g_value_set_boolean (value, lex_history_can_go (self, -1));
      break;
    case PROP_CAN_GO_FORWARD:
      g_value_set_boolean (value, lex_history_can_go (self, 1));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
lex_history_class_init (LexHistoryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = lex_history_finalize;
  object_class->get_property = lex_history_get_property;

  /**
   * LexHistory:can-go-back:
   *
   * Whether there is an earlier place.
   */
  properties[PROP_CAN_GO_BACK] = g_param_spec_boolean ("can-go-back", NULL, NULL, FALSE,
                                                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * LexHistory:can-go-forward:
   *
   * Whether there is a later place.
   */
  properties[PROP_CAN_GO_FORWARD] = g_param_spec_boolean (
      "can-go-forward", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, G_N_ELEMENTS (properties), properties);
}

static void
lex_history_init (LexHistory *self)
{
  self->places = g_array_new (FALSE, FALSE, sizeof (LexPlace));
  g_array_set_clear_func (self->places, place_clear);
  self->current = -1;
}

LexHistory *
lex_history_new (void)
{
  return g_object_new (LEX_TYPE_HISTORY, NULL);
}

void
lex_history_visit (LexHistory *self, LexLabel *label, double position)
{
  gboolean could_back, could_forward;
  LexPlace *current, place;

  g_return_if_fail (LEX_IS_HISTORY (self));
  g_return_if_fail (label != NULL);

  current = place_at (self, self->current);
  if (current != NULL && lex_label_equal (current->label, label))
    return;

  could_back = lex_history_can_go (self, -1);
  could_forward = lex_history_can_go (self, 1);

  leave (self, position);
  g_array_set_size (self->places, (guint) (self->current + 1));
  if (self->places->len == LEX_HISTORY_MAX_PLACES)
    g_array_remove_index (self->places, 0);

  place = (LexPlace){ lex_label_ref (label), -1, NULL };
  g_array_append_val (self->places, place);
  self->current = (int) self->places->len - 1;

  notify_changes (self, could_back, could_forward);
}

void
lex_history_mark (LexHistory *self, const char *const *words)
{
  LexPlace *place;

  g_return_if_fail (LEX_IS_HISTORY (self));

  place = place_at (self, self->current);
  if (place == NULL)
    return;
  g_strfreev (place->words);
  place->words = g_strdupv ((char **) words);
}

const LexPlace *
lex_history_go (LexHistory *self, int step, double position)
{
  gboolean could_back, could_forward;

  g_return_val_if_fail (LEX_IS_HISTORY (self), NULL);

  if (!lex_history_can_go (self, step))
    return NULL;

  could_back = lex_history_can_go (self, -1);
  could_forward = lex_history_can_go (self, 1);

  leave (self, position);
  self->current += step;

  notify_changes (self, could_back, could_forward);

  return place_at (self, self->current);
}

gboolean
lex_history_can_go (LexHistory *self, int step)
{
  g_return_val_if_fail (LEX_IS_HISTORY (self), FALSE);
  g_return_val_if_fail (step == -1 || step == 1, FALSE);

  return place_at (self, self->current + step) != NULL;
}
