/* lex-case-changes.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the fields of a case said before, to be taken back and brought again. It refuses to know
 * what a field means, and shows nothing. The form calls it.
 */

#include "widgets/cases/lex-case-changes.h"

/* What is typed into one field without a pause is one change, in microseconds. */
#define PAUSE (2 * G_USEC_PER_SEC)

/* What a field said before a change.
 * @at: when it was changed last */
typedef struct
{
  LexCaseKey key;
  char *value;
  gint64 at;
} Change;

struct _LexCaseChanges
{
  GPtrArray *done;   /* (element-type Change): the last one last */
  GPtrArray *undone; /* (element-type Change): what was taken back last is last */
};

static void
change_free (gpointer data)
{
  Change *self = data;

  g_free (self->value);
  g_free (self);
}

static Change *
change_new (const LexCase *value, LexCaseKey key, gint64 at)
{
  Change *self = g_new (Change, 1);

  *self = (Change){ key, g_strdup (value->values[key]), at };
  return self;
}

LexCaseChanges *
lex_case_changes_new (void)
{
  LexCaseChanges *self = g_new (LexCaseChanges, 1);

  self->done = g_ptr_array_new_with_free_func (change_free);
  self->undone = g_ptr_array_new_with_free_func (change_free);
  return self;
}

void
lex_case_changes_free (LexCaseChanges *self)
{
  g_ptr_array_unref (self->done);
  g_ptr_array_unref (self->undone);
  g_free (self);
}

static gboolean
has_other_lines (const LexCase *value, LexCaseKey key, const char *after)
{
  g_autoptr (LexCase) changed = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) others = NULL;

  if (lex_case_field_get (key)->shape != LEX_CASE_ROWS)
    return FALSE;
  changed = lex_case_new_empty ();
  lex_case_set (changed, key, after);
  rows = lex_case_dup_rows (value, key);
  others = lex_case_dup_rows (changed, key);
  return rows->len != others->len;
}

void
lex_case_changes_remember (LexCaseChanges *self, const LexCase *value, LexCaseKey key,
                           const char *after)
{
  Change *last = self->done->len > 0 ? self->done->pdata[self->done->len - 1] : NULL;
  const gint64 now = g_get_monotonic_time ();
  const gboolean goes_on = last != NULL && last->key == key && now - last->at < PAUSE
                           && self->undone->len == 0 && !has_other_lines (value, key, after);

  g_ptr_array_set_size (self->undone, 0);
  if (goes_on)
    last->at = now;
  else
    g_ptr_array_add (self->done, change_new (value, key, now));
}

/* What is set is what @from says; what was there goes to @to. It is never gone on with: it has no
 * time. */
static gboolean
step (GPtrArray *from, GPtrArray *to, LexCase *value, LexCaseKey *key)
{
  Change *change;

  if (from->len == 0)
    return FALSE;
  change = g_ptr_array_steal_index (from, from->len - 1);
  *key = change->key;
  g_ptr_array_add (to, change_new (value, change->key, -PAUSE));
  lex_case_set (value, change->key, change->value);
  change_free (change);
  return TRUE;
}

gboolean
lex_case_changes_undo (LexCaseChanges *self, LexCase *value, LexCaseKey *key)
{
  return step (self->done, self->undone, value, key);
}

gboolean
lex_case_changes_redo (LexCaseChanges *self, LexCase *value, LexCaseKey *key)
{
  return step (self->undone, self->done, value, key);
}
